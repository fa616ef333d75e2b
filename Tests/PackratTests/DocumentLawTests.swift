@testable import Packrat
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many edits a law is tried with: LIBNOTES_EDITS, or 10,000.
private let editCount: Int = getenv("LIBNOTES_EDITS").flatMap { Int(String(cString: $0)) } ?? 10_000
/// Where the random numbers begin: LIBNOTES_SEED, or the same as ever.
private let firstSeed: UInt64 =
  getenv("LIBNOTES_SEED").flatMap { UInt64(String(cString: $0)) } ?? 20_240_501

@Suite struct `A document after random edits` {
  /// Of leaves, and of nodes above them; and a text with enough of both to come to every border.
  static let shapes = [
    (60, 8, 200), (120, 64, 250), (250, 64, 300), (700, 64, 400), (4096, 64, 600),
  ]

  @Test(arguments: shapes)
  func `is what its text would be parsed to, with paragraphs`(
    leaf: Int, children: Int, bytes: Int
  ) {
    var law = EditLaw(
      edited: ParagraphRules(), fresh: ParagraphRules(),
      shape: TreeShape(leafWeight: leaf, childrenMax: children), seed: firstSeed,
      byteCount: bytes)
    #expect(law.firstFailure(edits: editCount) == nil)
  }

  @Test(arguments: shapes)
  func `is what its text would be parsed to, with long blocks`(
    leaf: Int, children: Int, bytes: Int
  ) {
    var law = EditLaw(
      edited: LongBlockRules(), fresh: LongBlockRules(),
      shape: TreeShape(leafWeight: leaf, childrenMax: children), seed: firstSeed,
      byteCount: bytes)
    #expect(law.firstFailure(edits: editCount) == nil)
  }

  @Test(arguments: [(60, 8, 200), (4096, 64, 400)])
  func `is what its text would be parsed to, with pieces`(
    leaf: Int, children: Int, bytes: Int
  ) {
    var law = EditLaw(
      edited: PieceRules(), fresh: PieceRules(),
      shape: TreeShape(leafWeight: leaf, childrenMax: children), seed: firstSeed,
      byteCount: bytes)
    #expect(law.firstFailure(edits: editCount / 2) == nil)
  }

  @Test func `is what its text would be parsed to, in a tall tree`() {
    var law = EditLaw(
      edited: ParagraphRules(), fresh: ParagraphRules(),
      shape: TreeShape(leafWeight: 60, childrenMax: 8), seed: firstSeed, byteCount: 40_000,
      editsBetweenLooks: 50)
    #expect(law.firstFailure(edits: editCount / 2) == nil)
  }

  @Test func `is found to be wrong when paragraphs hide a byte they looked at`() {
    var law = EditLaw(
      edited: ParagraphRules(hidesLook: true), fresh: ParagraphRules(),
      shape: TreeShape(leafWeight: 250), seed: firstSeed, comparesLook: false)
    #expect(law.firstFailure(edits: 10_000) != nil)
  }

  @Test func `is found to be wrong when long blocks hide a byte they looked at`() {
    var law = EditLaw(
      edited: LongBlockRules(hidesLook: true), fresh: LongBlockRules(),
      shape: TreeShape(leafWeight: 250), seed: firstSeed, comparesLook: false)
    #expect(law.firstFailure(edits: 10_000) != nil)
  }
}
