/// A change of the text: the bytes of a range become others.
@safe
struct TextEdit {
  let range: Range<Int>
  let bytes: UnsafeBufferPointer<UInt8>

  var isEmpty: Bool { unsafe range.isEmpty && bytes.isEmpty }
  /// How far the text behind moves.
  var delta: Int { unsafe bytes.count - range.count }
  /// Where the text behind begins after the change.
  var end: Int { unsafe range.lowerBound + bytes.count }

  /// Copies bytes of the text as it is after the change of `old`.
  func copyText(
    _ wanted: Range<Int>, of old: LeafTree, to target: UnsafeMutableRawPointer,
    near: UnitCursor? = nil
  ) {
    let before = wanted.clamped(to: 0..<range.lowerBound)
    if !before.isEmpty { unsafe old.copyText(before, to: target, near: near) }

    let inside = wanted.clamped(to: range.lowerBound..<end)
    if !inside.isEmpty, let first = unsafe bytes.baseAddress {
      unsafe (target + (inside.lowerBound - wanted.lowerBound)).copyMemory(
        from: first + (inside.lowerBound - range.lowerBound), byteCount: inside.count)
    }

    let behind = wanted.clamped(to: end..<max(end, wanted.upperBound))
    if !behind.isEmpty {
      unsafe old.copyText(
        behind.lowerBound - delta..<behind.upperBound - delta,
        to: target + (behind.lowerBound - wanted.lowerBound), near: near)
    }
  }
}
