/// The way back from a text to the one before it: what both begin with and end with is kept as two
/// lengths, and only the old middle as bytes.
///
///     new   It was the best of times.            old = first 11 of new
///     old   It was the worst of times.               + "worst"
///                      ▲▲▲▲▲                          + last 10 of new
///
/// As bytes: both lengths, seven bits a byte, the least significant first; then the middle.
enum BackDelta {
  static func bytes(from new: [UInt8], backTo old: [UInt8]) -> [UInt8] {
    let shorter = min(new.count, old.count)
    var prefix = 0
    while prefix < shorter, new[prefix] == old[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, new[new.count - 1 - suffix] == old[old.count - 1 - suffix] {
      suffix += 1
    }
    return encoded(prefix) + encoded(suffix) + old[prefix..<(old.count - suffix)]
  }

  /// The old text; nothing when the bytes do not fit the new one.
  static func text(before new: [UInt8], by bytes: [UInt8]) -> [UInt8]? {
    var rest = bytes[...]
    guard let prefix = takeNumber(&rest), let suffix = takeNumber(&rest),
      prefix <= new.count, suffix <= new.count - prefix
    else { return nil }
    return new.prefix(prefix) + rest + new.suffix(suffix)
  }

  private static func encoded(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  private static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 56, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      number |= Int(byte & 127) << shift
      if byte < 128 { return number }
    }
    return nil
  }
}
