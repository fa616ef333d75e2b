/// Bytes as RFC 4648 writes them in letters.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let bits = three[0] << 16 | three[1] << 8 | three[2]
      let count = min(3, bytes.count - start)
      for place in 0..<4 {
        text.append(
          place <= count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
