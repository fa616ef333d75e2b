import Testing

@testable import NoteStore

@Suite struct `The way back from a text` {
  @Test func `leads to the text before`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let old = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        UInt8.random(in: 97...99, using: &generator)
      }
      let new = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        UInt8.random(in: 97...99, using: &generator)
      }
      let way = BackDelta.bytes(from: new, backTo: old)
      #expect(BackDelta.text(before: new, by: way) == old)
    }
  }

  @Test(arguments: [127, 128, 16_383, 16_384, 300_000])
  func `is short however long the texts are`(length: Int) {
    let old = Array(repeating: UInt8(ascii: "a"), count: length)
    let new = old + [UInt8(ascii: "b")] + old
    #expect(BackDelta.text(before: new, by: BackDelta.bytes(from: new, backTo: old)) == old)
    #expect(BackDelta.bytes(from: new, backTo: old).count <= 8)
  }

  @Test(arguments: [[], [1], [128], [200, 200, 200, 200, 200, 200, 200, 200, 200, 1], [3, 1]])
  func `leads nowhere when it does not fit`(bytes: [UInt8]) {
    #expect(BackDelta.text(before: [1, 2, 3], by: bytes) == nil)
  }
}
