/// The text of a note: bytes, as they came. Nearly always UTF-8, never required to be.
public struct NoteText: Hashable, Sendable {
  public var bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }
  public init(_ string: String) { bytes = Array(string.utf8) }

  /// The most bytes a note may have: 16 MB.
  public static let countMax: Int = 16 << 20

  /// The text for showing: bytes that are not UTF-8 become U+FFFD.
  public var shown: String { String(decoding: bytes, as: UTF8.self) }
}
