/// The characters that `&amp;`, `&eacute;` and `&#8212;` stand for.
///
/// The 2,125 names are those of HTML5, in a file of sorted lines that is searched by halves.
package enum Entities {
  /// The characters an entity stands for, as UTF-8; nothing when it is none.
  ///
  /// `entity` is the whole of it, from the ampersand to the semicolon.
  package static func characters(of entity: some Collection<UInt8>) -> [UInt8]? {
    let inner = Array(entity.dropFirst().dropLast())
    guard inner.first == UInt8(ascii: "#") else { return named(inner) }
    return numbered(inner.dropFirst())
  }

  /// The length of the entity a text begins with, and its characters; nothing when it begins
  /// with none. No entity is longer than 33 bytes.
  static func prefix(of text: ArraySlice<UInt8>) -> (length: Int, characters: [UInt8])? {
    guard text.first == UInt8(ascii: "&"),
      let end = text.prefix(lengthMax).firstIndex(of: UInt8(ascii: ";")),
      let characters = characters(of: text[text.startIndex...end])
    else { return nil }
    return (end + 1 - text.startIndex, characters)
  }

  /// `&CounterClockwiseContourIntegral;` is the longest name there is.
  private static let lengthMax = 33

  /// `#` and up to seven digits, or `#x` and up to six hexadecimal ones, as CommonMark has it.
  private static func numbered(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    let isHexadecimal = digits.first.map { $0 | 32 } == UInt8(ascii: "x")
    let figures = isHexadecimal ? digits.dropFirst() : digits
    guard !figures.isEmpty, figures.count <= (isHexadecimal ? 6 : 7),
      figures.allSatisfy({ isHexadecimal ? $0.isHexadecimalDigit : $0.isDigit }),
      let number = UInt32(
        String(decoding: figures, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let scalar = number == 0 ? nil : Unicode.Scalar(number)
    return Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }

  private static func named(_ name: [UInt8]) -> [UInt8]? {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      let line = table[lines[middle]..<lines[middle + 1]]
      let ownName = line.prefix { $0 != UInt8(ascii: " ") }
      if ownName.elementsEqual(name) { return decoded(line.dropFirst(name.count)) }
      if ownName.lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The code points of a line, as UTF-8.
  private static func decoded(_ points: ArraySlice<UInt8>) -> [UInt8] {
    var string = String.UnicodeScalarView()
    for point in points.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == 10 }) {
      guard let number = UInt32(String(decoding: point, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { continue }
      string.append(scalar)
    }
    return Array(String(string).utf8)
  }

  private static let table: [UInt8] = PackageResources.entities_txt

  /// Where each line of the table starts, and the end of the table.
  private static let lines: [Int] =
    [0] + table.indices.filter { table[$0] == 10 }.map { $0 + 1 }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isHexadecimalDigit: Bool {
    isDigit || ((self | 32) >= UInt8(ascii: "a") && (self | 32) <= UInt8(ascii: "f"))
  }

  var isASCIIPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// A space, a tab or the end of a line.
  var isWhite: Bool { self == 32 || (self >= 9 && self <= 13) }
}
