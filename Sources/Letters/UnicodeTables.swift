import CUtf8proc

/// The tables of utf8proc, asked one scalar at a time.
enum UnicodeTables {
  /// Folds case; also takes apart what has a compatible form (`ﬁ`, `²`, `Ａ`) if `compatible`.
  /// Nothing is left of scalars that readers do not see.
  static func decomposed(_ scalar: UInt32, foldingCase: Bool, compatible: Bool) -> [UInt32] {
    var options = UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_IGNORE.rawValue
    if foldingCase { options |= UTF8PROC_CASEFOLD.rawValue }
    if compatible { options |= UTF8PROC_COMPAT.rawValue }
    var boundary: Int32 = 0
    return unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: decompositionMax) {
      buffer in
      let count = unsafe utf8proc_decompose_char(
        Int32(bitPattern: scalar), buffer.baseAddress, decompositionMax,
        utf8proc_option_t(rawValue: options), &boundary)
      guard (0...decompositionMax).contains(count) else { return [scalar] }
      return unsafe buffer[..<count].map { UInt32(bitPattern: $0) }
    }
  }

  /// Puts a letter and its marks together again: marks in the order of their classes, and one
  /// scalar wherever Unicode has one.
  static func composed(_ scalars: [UInt32]) -> [UInt32] {
    var buffer = ordered(scalars).map { Int32(bitPattern: $0) }
    let options = utf8proc_option_t(
      rawValue: UTF8PROC_COMPOSE.rawValue | UTF8PROC_STABLE.rawValue)
    let count = unsafe buffer.withUnsafeMutableBufferPointer {
      unsafe utf8proc_normalize_utf32($0.baseAddress, $0.count, options)
    }
    guard (0...buffer.count).contains(count) else { return scalars }
    return buffer.prefix(count).map { UInt32(bitPattern: $0) }
  }

  /// The class by which a mark takes its place among others; 0 for all that stays where it is.
  static func markClass(_ scalar: UInt32) -> Int {
    unsafe Int(property(scalar).pointee.combining_class)
  }

  /// Whether the scalar is ever a part of a composed one.
  static func fuses(_ scalar: UInt32) -> Bool {
    unsafe property(scalar).pointee.comb_index != .max
  }

  static func category(_ scalar: UInt32) -> utf8proc_category_t {
    utf8proc_category(Int32(bitPattern: scalar))
  }

  static func property(_ scalar: UInt32) -> UnsafePointer<utf8proc_property_t> {
    unsafe utf8proc_get_property(Int32(bitPattern: scalar))
  }

  /// No scalar folds to more; the longest, U+FDFA, to 18.
  private static let decompositionMax = 32

  /// Sorts each stretch of marks by class, keeping equals in place. Stretches are short: the
  /// caller lets no letter have more than a few dozen.
  private static func ordered(_ scalars: [UInt32]) -> [UInt32] {
    var scalars = scalars
    for place in scalars.indices.dropFirst() {
      let rank = markClass(scalars[place])
      var place = place
      while rank > 0, place > 0, markClass(scalars[place - 1]) > rank {
        scalars.swapAt(place - 1, place)
        place -= 1
      }
    }
    return scalars
  }
}
