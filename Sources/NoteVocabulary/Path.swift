/// Where a file lies: bytes, as they came. Nearly always UTF-8, never required to be.
public struct Path: Hashable, Sendable {
  public var bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }
  public init(_ string: String) { bytes = Array(string.utf8) }

  /// The path for showing: bytes that are not UTF-8 become U+FFFD.
  public var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// The path of something inside this folder.
  public func appending(_ name: [UInt8]) -> Path {
    Path(
      bytes + (bytes.last == UInt8(ascii: "/") || bytes.isEmpty ? [] : [UInt8(ascii: "/")]) + name)
  }

  /// What follows the last slash.
  public var name: [UInt8] {
    Array(bytes.split(separator: UInt8(ascii: "/")).last ?? [])
  }

  /// The folder it lies in; nothing for a bare name.
  public var folder: Path? {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return Path(slash == 0 ? [UInt8(ascii: "/")] : Array(bytes[..<slash]))
  }
}
