import Letters

/// What goes to standard output, gathered and written in large pieces.
///
///     lines ──► buffer ── more than the screen holds ──► pager
///                   └──── else ───────────────────────► terminal, file or pipe
final class Output {
  /// Whether a terminal shows it.
  let isTerminal: Bool = System.isTerminal(1)
  /// Whether it has colours.
  var isColored = false
  /// Whether what is longer than the screen goes to a pager.
  var isPaged = false
  /// The reader of the pipe has gone, or the disk is full.
  private(set) var refusal: System.Refusal?

  /// Whether nobody gets what is written any more.
  var isOver: Bool { refusal != nil }

  private var buffer: [UInt8] = []
  /// How many rows of the terminal the answer takes so far.
  private var rows = 0
  private var pager: Pager?

  private static let bufferMax = 65_536

  /// The screen: it is asked for once, and only where there is one.
  private(set) lazy var screen: (columns: Int, rows: Int)? =
    isTerminal ? System.screen(of: 1) ?? (80, 24) : nil

  /// The columns of the terminal; nothing for a file or a pipe, where lines may be as long as they
  /// are.
  var columns: Int? { screen?.columns }

  /// Whether it is for eyes: then nothing is sent that a terminal would obey. With colours it is,
  /// even through a pipe.
  var isShown: Bool { isTerminal || isColored }

  /// One line of an answer.
  func line(_ line: Line) {
    guard isShown else { return add(Array(line.text.utf8) + [10], rows: 1) }
    let shown = line.shown(inColor: isColored)
    add(Array(shown.utf8) + [10], rows: rows(columns: isPaged ? line.columns : 0))
  }

  func line(_ text: String = "") { line(Line(text)) }

  /// A line in as many as the screen needs; those after the first begin so many columns further
  /// right.
  func filled(_ line: Line, behind margin: Int = 0) {
    guard let columns else { return self.line(line) }
    for (place, part) in line.filled(to: columns - margin).enumerated() {
      var whole = Line(place == 0 ? "" : String(repeating: " ", count: margin))
      whole.add(part)
      self.line(whole)
    }
  }

  /// A file, byte by byte; to a terminal without what that would obey.
  func file(_ bytes: [UInt8]) {
    let shown = isShown ? Array(Shown.text(bytes).utf8) : bytes
    add(shown, rows: rows(of: shown))
  }

  /// A text of many lines, byte by byte; to a terminal without what that would obey.
  func text(_ bytes: [UInt8]) {
    let shown = isShown ? Array(Shown.text(bytes).utf8) : bytes
    add(shown, rows: rows(of: shown))
    if let last = bytes.last, last != 10 { add([10], rows: 0) }
  }

  /// Lines that were laid out for the terminal, colours and all.
  func page(_ text: String) {
    let bytes = Array(text.utf8)
    add(bytes, rows: isPaged ? bytes.count { $0 == 10 } : 0)
  }

  /// Writes what is gathered; a screen or less of it is kept back while a pager may be needed.
  func flush() {
    if isPaged, pager == nil { return }
    write()
  }

  /// All is said: writes the rest and waits until it is read.
  func end() {
    write()
    pager = nil
    isPaged = false
  }

  private func add(_ bytes: [UInt8], rows: Int) {
    buffer += bytes
    self.rows += rows
    if isPaged, pager == nil, let screen, self.rows >= screen.rows { startPager() }
    if buffer.count >= Output.bufferMax { flush() }
  }

  private func startPager() {
    pager = Pager()
    if pager == nil { isPaged = false }
    write()
  }

  private func write() {
    if !buffer.isEmpty, refusal == nil {
      do throws(System.Refusal) {
        try System.put(buffer, to: pager?.descriptor ?? 1)
      } catch {
        refusal = error
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func rows(columns: Int) -> Int {
    guard let screen, columns > screen.columns else { return 1 }
    return (columns + screen.columns - 1) / screen.columns
  }

  private func rows(of text: [UInt8]) -> Int {
    guard isPaged else { return 0 }
    return text.split(separator: 10, omittingEmptySubsequences: false).dropLast()
      .reduce(0) { $0 + rows(columns: Columns.count(of: Array($1).span)) }
  }
}
