import NoteVocabulary

/// Who wrote: a copy of the library, another program, or the source of an import. 16 bytes.
package struct AuthorID: Hashable, Sendable {
  package let bytes: [UInt8]

  /// Nothing unless there are 16 bytes.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  private init(name: String) {
    bytes = Array(SHA256.digest(of: Array(name.utf8)).prefix(16))
  }

  /// A new copy of a library.
  package static func random(using generator: inout some RandomNumberGenerator) -> AuthorID {
    AuthorID(name: (0..<4).map { _ in String(generator.next()) }.joined(separator: " "))
  }

  /// A copy of a library that has just been found to be one, by what it was given last.
  package static func copy(of original: AuthorID, with nonce: [UInt8]) -> AuthorID {
    AuthorID(name: "copy \(original.bytes.hexadecimal) \(nonce.hexadecimal)")
  }

  /// Any program but ours.
  package static let outside: AuthorID = AuthorID(name: "outside")

  /// A kind of import: what it brings is the same row on every copy that imports it.
  package static func source(_ kind: String) -> AuthorID { AuthorID(name: "import \(kind)") }
}
