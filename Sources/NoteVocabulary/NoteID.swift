/// What names a note for ever: 16 random bytes, written as 32 lower-case hexadecimal digits.
public struct NoteID: Hashable, Sendable {
  /// The 32 digits.
  public let digits: String

  /// Nothing when `digits` are not 32 lower-case hexadecimal digits.
  public init?(digits: String) {
    let hexadecimal = digits.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    guard digits.utf8.count == 32, hexadecimal else { return nil }
    self.digits = digits
  }
}
