/// Which rule of writing a folded scalar falls under, where the rule depends on the script.
enum Script {
  /// Latin, Greek, Cyrillic, Hebrew and Arabic: readers leave out the marks when they look for a
  /// word. In other scripts a mark is a vowel, or tells one letter from another.
  static func leavesMarksOut(_ scalar: UInt32) -> Bool {
    // The short и and the short у are letters of their own; only their breve must be kept.
    if keepsBreve(scalar) { return false }
    return markless.contains { $0.contains(scalar) }
  }

  /// Chinese, Japanese, Korean, Thai, Lao and Khmer put no space between words. (Korean does, but
  /// hangs its particles on them.)
  static func isUnspaced(_ scalar: UInt32) -> Bool {
    unspaced.contains { $0.contains(scalar) }
  }

  /// The Cyrillic letters that a breve makes into another letter: й, ў.
  static func keepsBreve(_ scalar: UInt32) -> Bool { scalar == 0x438 || scalar == 0x443 }

  static let breve: UInt32 = 0x306

  /// Characters that stay as they are typed, though a compatible form exists: the Thai and Lao
  /// vowel *am*, Korean letters standing alone, and whole Korean syllables.
  static func staysWhole(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xe33, 0xeb3, 0x3131...0x318e, 0xac00...0xd7a3, 0xffa1...0xffdc: true
    default: false
    }
  }

  /// The vowels and final consonants that fuse with the Korean letter before.
  static func isJamo(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1160...0x11ff, 0xd7b0...0xd7ff: true
    default: false
    }
  }

  private static let markless: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5a, 0x61...0x7a,
    0xaa...0x2af, 0x1d00...0x1dbf, 0x1e00...0x1eff, 0x2c60...0x2c7f, 0xa720...0xa7ff,
    0xab30...0xab6f, 0x10780...0x107bf, 0x1df00...0x1dfff,
    0x370...0x3ff, 0x1f00...0x1fff,
    0x400...0x52f, 0x1c80...0x1c8f, 0xa640...0xa69f,
    0x590...0x5ff,
    0x600...0x6ff, 0x750...0x77f, 0x870...0x8ff, 0xfb50...0xfdff, 0xfe70...0xfeff,
  ]

  private static let unspaced: [ClosedRange<UInt32>] = [
    0xe01...0xe4e, 0xe81...0xece, 0xedc...0xedf, 0x1780...0x17dd,
    0x1100...0x11ff, 0xa960...0xa97f, 0xac00...0xd7ff, 0x3131...0x318e, 0xffa1...0xffdc,
    0x3005...0x3007, 0x3021...0x3029, 0x3031...0x303c, 0x3041...0x30ff, 0x3105...0x312f,
    0x31a0...0x31bf, 0x31f0...0x31ff, 0x1aff0...0x1b16f,
    0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x3fffd,
  ]
}
