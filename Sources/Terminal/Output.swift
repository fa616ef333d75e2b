/// What goes to standard output, gathered and written in large pieces.
final class Output {
  /// Whether a terminal shows it.
  let isTerminal: Bool = System.isTerminal(1)
  private var buffer: [UInt8] = []
  /// The reader of the pipe has gone, or the disk is full.
  private(set) var refusal: System.Refusal?

  private static let bufferMax = 65_536

  /// One line of an answer.
  func line(_ text: String = "") {
    let safe = isTerminal ? Shown.line(text) : text
    add(Array(safe.utf8) + [10])
  }

  /// A text of many lines, byte by byte; to a terminal without what that would obey.
  func text(_ bytes: [UInt8]) {
    add(isTerminal ? Array(Shown.text(bytes).utf8) : bytes)
    if let last = bytes.last, last != 10 { add([10]) }
  }

  func flush() {
    if !buffer.isEmpty, refusal == nil {
      do throws(System.Refusal) {
        try System.put(buffer, to: 1)
      } catch {
        refusal = error
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func add(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= Output.bufferMax { flush() }
  }
}
