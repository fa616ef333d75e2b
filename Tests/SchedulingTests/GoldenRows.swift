import Foundation
import NoteVocabulary
import Scheduling
import Testing

/// The files beside this one; README.md says what they hold.
enum GoldenRows {
  /// The rows of a file with named columns.
  static func rows(of name: String) throws -> [[String: String]] {
    let lines = try text(of: name).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  static func weights() throws -> [String: [Double]] {
    try JSONDecoder().decode(
      [String: [Double]].self, from: Data(text(of: "fsrs6-params.json").utf8))
  }

  private static func text(of name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}

/// Whether two numbers agree to nine digits.
func agree(_ one: Double, _ other: Double) -> Bool {
  abs(one - other) <= 1e-9 * max(abs(one), abs(other))
}

@Suite struct `The golden rows` {
  @Test func `agree in memory, recall and intervals`() throws {
    let sets = try GoldenRows.weights()
    let rows = try GoldenRows.rows(of: "fsrs6-vectors.csv")
    var memory: Memory?
    var checked = 0
    for row in rows {
      func number(_ column: String) throws -> Double {
        try #require(row[column].flatMap { Double($0) }, "\(column) of \(row)")
      }
      let weights = try #require(row["set"].flatMap { sets[$0] }.flatMap { Weights($0) })
      let scheduler = try #require(Scheduler(weights: weights))
      let rating = Int(try number("rating"))
      let grade = try #require(Grade(rawValue: rating))
      let days = Int(try number("dt_days"))
      guard row["over"] == "0" else { continue }
      if try number("step") == 0 {
        memory = scheduler.memory(after: grade)
      } else {
        let old = try #require(memory)
        #expect(agree(scheduler.recall(old, afterDays: days), try number("R")), "\(row)")
        memory = scheduler.memory(old, answered: grade, afterDays: days)
      }
      let now = try #require(memory)
      #expect(agree(now.stability, try number("S")), "\(row)")
      #expect(agree(now.difficulty, try number("D")), "\(row)")
      for (column, retention) in [
        ("ivl70", 0.70), ("ivl80", 0.80), ("ivl90", 0.90), ("ivl95", 0.95), ("ivl97", 0.97),
      ] {
        let wished = try #require(Scheduler(weights: weights, retention: retention))
        #expect(wished.intervalDays(now) == Int(try number(column)), "\(column) of \(row)")
      }
      for (column, later) in [("R1", 1), ("R7", 7), ("R30", 30), ("R365", 365)] {
        #expect(agree(scheduler.recall(now, afterDays: later), try number(column)), "\(row)")
      }
      checked += 1
    }
    #expect(checked == 1268)
  }

  @Test func `agree in the days an interval may become`() throws {
    let rows = try GoldenRows.rows(of: "fsrs6-fuzz.csv")
    #expect(rows.count == 407)
    for row in rows {
      let days = try #require(row["interval"].flatMap { Int($0) })
      let spread = Scheduler.usual.spread(ofDays: days)
      #expect("\(spread.lowerBound)" == row["min"], "\(row)")
      #expect("\(spread.upperBound)" == row["max"], "\(row)")
    }
  }
}
