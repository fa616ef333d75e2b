import Commonplace
import NoteVocabulary

/// A value in JSON.
enum JSON: Hashable, Sendable {
  case text(String)
  case whole(Int)
  case real(Double)
  case truth(Bool)
  case none
  case list([JSON])
  /// Its keys are in the order in which they are written.
  case object([Pair])

  struct Pair: Hashable, Sendable {
    let key: String
    let value: JSON
  }

  static func object(_ pairs: KeyValuePairs<String, JSON>) -> JSON {
    .object(pairs.map { Pair(key: $0.key, value: $0.value) })
  }

  static func text(_ text: String?) -> JSON { text.map { .text($0) } ?? .none }
  static func whole(_ number: Int?) -> JSON { number.map { .whole($0) } ?? .none }
  static func real(_ number: Double?) -> JSON { number.map { .real($0) } ?? .none }
  /// A point in time as RFC 3339 writes it, in UTC.
  static func time(_ moment: Moment?) -> JSON { moment.map { .text($0.utc) } ?? .none }
  /// A day of the reader's.
  static func day(_ day: Day?) -> JSON { day.map { .text($0.date) } ?? .none }

  /// On one line.
  var written: String {
    switch self {
    case .text(let text): JSON.string(text)
    case .whole(let number): String(number)
    case .real(let number): number.isFinite ? String(number) : "null"
    case .truth(let truth): truth ? "true" : "false"
    case .none: "null"
    case .list(let values): "[" + values.map(\.written).joined(separator: ", ") + "]"
    case .object(let pairs):
      "{" + pairs.map { "\(JSON.string($0.key)): \($0.value.written)" }.joined(separator: ", ")
        + "}"
    }
  }

  /// A string with its quotes. What a terminal would obey is written with digits: that is the same
  /// string.
  private static func string(_ text: String) -> String {
    let string = JSONText.string(text)
    guard string.unicodeScalars.contains(where: Shown.isObeyed) else { return string }
    var safe = ""
    for scalar in string.unicodeScalars {
      guard Shown.isObeyed(scalar) else {
        safe.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return safe
  }
}

extension Output {
  /// One value.
  func json(_ value: JSON) { line(value.written) }
}

/// A list of any length, written an item a line: `[]` when there are none.
struct JSONList {
  private let output: Output
  /// The line that is not written yet, because it does not know whether a comma follows.
  private var last: String?

  init(_ output: Output) { self.output = output }

  mutating func add(_ item: JSON) {
    if let last { output.line(last + ",") }
    last = (last == nil ? "[" : " ") + item.written
  }

  func end() { output.line((last ?? "[") + "]") }
}
