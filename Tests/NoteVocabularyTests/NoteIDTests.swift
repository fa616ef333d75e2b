import NoteVocabulary
import Testing

@Suite struct `The name of a note` {
  @Test(arguments: [
    "", "abc", String(repeating: "g", count: 32), String(repeating: "A", count: 32),
    String(repeating: "0", count: 33),
  ])
  func `has 32 lower-case hexadecimal digits`(digits: String) {
    #expect(NoteID(digits: digits) == nil)
  }

  @Test func `is 16 bytes, there and back`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      let id = NoteID.random(using: &generator)
      #expect(NoteID(digits: id.digits) == id)
      #expect(NoteID(bytes: id.bytes) == id)
    }
  }
}
