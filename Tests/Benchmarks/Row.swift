/// One line of the table: a figure of ours over a figure of something else, and what is asked.
struct Row {
  /// What `--only` calls it.
  let name: String
  let summary: String
  let ours: Quantity
  let reference: Quantity
  let ratio: Double?
  let must: Double
  let goal: Double

  /// A ratio of two figures; none if one of them could not be measured.
  init(
    _ name: String, _ summary: String, ours: Quantity, reference: Quantity, must: Double,
    goal: Double
  ) {
    self.name = name
    self.summary = summary
    self.ours = ours
    self.reference = reference
    self.must = must
    self.goal = goal
    if let figure = ours.value, let other = reference.value {
      ratio = figure / other
    } else {
      ratio = nil
    }
  }

  enum Verdict: String {
    case goal = "goal"
    case met = "met"
    case missed = "missed"
    case unknown = "not measured"
  }

  var verdict: Verdict {
    guard let ratio else { return .unknown }
    if ratio <= goal { return .goal }
    return ratio <= must ? .met : .missed
  }
}

/// A figure and its unit.
enum Quantity {
  case nanoseconds(Double)
  case bytes(Double)
  case number(Double)
  /// It could not be measured here.
  case unknown

  /// The figure in its smallest unit.
  var value: Double? {
    switch self {
    case .nanoseconds(let value), .bytes(let value), .number(let value): value
    case .unknown: nil
    }
  }

  var words: String {
    switch self {
    case .nanoseconds(let value) where value < 100: "\(digits(value)) ns"
    case .nanoseconds(let value) where value < 10_000_000: "\(digits(value / 1e3)) µs"
    case .nanoseconds(let value): "\(digits(value / 1e6)) ms"
    case .bytes(let value) where value < 1e6: "\(digits(value / 1e3)) KB"
    case .bytes(let value): "\(digits(value / 1e6)) MB"
    case .number(let value): digits(value)
    case .unknown: "-"
    }
  }
}

/// A number with about three digits that say something, and never an exponent.
func digits(_ value: Double) -> String {
  guard value.isFinite else { return "-" }
  if value == value.rounded(), abs(value) < 1e9 { return String(Int(value)) }
  var places = 0
  var scaled = abs(value)
  while scaled < 100, places < 7 {
    scaled *= 10
    places += 1
  }
  let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
  let whole = Int((abs(value) * unit).rounded())
  let sign = value < 0 ? "-" : ""
  guard places > 0 else { return sign + String(whole) }
  let fraction = String(whole % Int(unit))
  let zeros = String(repeating: "0", count: places - fraction.count)
  return "\(sign)\(whole / Int(unit)).\(zeros)\(fraction)"
}
