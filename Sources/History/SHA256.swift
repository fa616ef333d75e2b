/// SHA-256, as FIPS 180-4 defines it, fed piece by piece.
///
///     bytes ──► blocks of 64 ──► schedule of 64 words ──► 64 rounds on 8 words of state
package struct SHA256: Sendable {
  private var state: InlineArray<8, UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The words of the block being filled, and what they grow into.
  private var schedule: InlineArray<64, UInt32> = .init(repeating: 0)
  private var byteCount: UInt64 = 0

  package init() {}

  /// The digest of some bytes, 32 bytes long.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.take(bytes)
    return hash.digest()
  }

  /// Goes on with more bytes.
  package mutating func take(_ bytes: [UInt8]) {
    take(bytes.span)
  }

  /// Goes on with more bytes.
  package mutating func take(_ bytes: Span<UInt8>) {
    var place = 0
    while place < bytes.count, byteCount % 64 != 0 {
      take(bytes[place])
      place += 1
    }
    // Whole blocks, four bytes at a time.
    while bytes.count - place >= 64 {
      for word in 0..<16 {
        let first = place + word * 4
        schedule[word] =
          UInt32(bytes[first]) << 24 | UInt32(bytes[first + 1]) << 16
          | UInt32(bytes[first + 2]) << 8 | UInt32(bytes[first + 3])
      }
      finishBlock()
      byteCount &+= 64
      place += 64
    }
    while place < bytes.count {
      take(bytes[place])
      place += 1
    }
  }

  /// The digest of all that was taken.
  package consuming func digest() -> [UInt8] {
    pad()
    var digest: [UInt8] = []
    digest.reserveCapacity(32)
    for index in state.indices {
      for shift in stride(from: 24, through: 0, by: -8) {
        digest.append(UInt8(truncatingIfNeeded: state[index] &>> UInt32(shift)))
      }
    }
    return digest
  }

  /// The first half of the digest of all that was taken.
  consuming func firstHalf() -> (UInt64, UInt64) {
    pad()
    return (
      UInt64(state[0]) << 32 | UInt64(state[1]), UInt64(state[2]) << 32 | UInt64(state[3])
    )
  }

  /// A one, zeros up to the end of a block, and how many bits there were.
  private mutating func pad() {
    let bitCount = byteCount &* 8
    take(0x80)
    while byteCount & 3 != 0 { take(0) }
    var word = Int(truncatingIfNeeded: byteCount & 63) / 4
    if word == 15 {
      schedule[15] = 0
      finishBlock()
      word = 0
    }
    for zero in word..<14 { schedule[zero] = 0 }
    schedule[14] = UInt32(truncatingIfNeeded: bitCount &>> 32)
    schedule[15] = UInt32(truncatingIfNeeded: bitCount)
    finishBlock()
  }

  /// Goes on with eight bytes, the most significant first.
  mutating func take(word: UInt64) {
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      take(UInt8(truncatingIfNeeded: word &>> shift))
    }
  }

  /// Goes on with a byte.
  mutating func take(_ byte: UInt8) {
    let place = Int(truncatingIfNeeded: byteCount & 63)
    let word = place &>> 2
    schedule[word] = schedule[word] &<< 8 | UInt32(byte)
    byteCount &+= 1
    if place == 63 { finishBlock() }
  }

  private mutating func finishBlock() {
    for t in 16..<64 {
      let two = schedule[t - 2]
      let fifteen = schedule[t - 15]
      let small1 = turned(two, 17) ^ turned(two, 19) ^ (two &>> 10)
      let small0 = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen &>> 3)
      schedule[t] = small1 &+ schedule[t - 7] &+ small0 &+ schedule[t - 16]
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let choice = (e & f) ^ (~e & g)
      let one = h &+ big1 &+ choice &+ SHA256.constants[t] &+ schedule[t]
      let big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let two = big0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 - count)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
