import History
import Testing

/// The examples of FIPS 180-4, and lengths at which the padding takes another block.
@Suite struct `SHA-256` {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `gives the digests of the standard`(text: String, digest: String) {
    #expect(hexadecimal(SHA256.digest(of: Array(text.utf8))) == digest)
  }

  @Test func `gives the same however the bytes are cut`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for length in [0, 1, 55, 56, 63, 64, 65, 119, 128, 300] {
      let whole = SHA256.digest(of: Array(bytes[..<length]))
      for cut in stride(from: 0, through: length, by: 13) {
        var hash = SHA256()
        hash.take(Array(bytes[..<cut]))
        hash.take(Array(bytes[cut..<length]))
        #expect(hash.digest() == whole)
      }
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
