import Foundation
import TestCorpora

/// Measures the program and the parser against others, and says which of the figures asked for are reached.
///
/// usage: Benchmarks [--only NAME] [--edits N]
let benchmarks: [(name: String, rows: (_ edits: Int) -> [Row])] = [
  ("start", { _ in starting() }),
  ("import", { _ in importing() }),
  ("look", { _ in looking() }),
  ("home", { _ in frontPages() }),
  ("add", { _ in adding() }),
  ("edits", { _ in smallEdits() }),
  ("peak-memory", { _ in peakMemory() }),
  ("parse-notes", { _ in fullParse(.notes) }),
  ("parse-documentation", { _ in fullParse(.documentation) }),
  ("keystroke-notes", { _ in keystrokes(.notes) }),
  ("keystroke-documentation", { _ in keystrokes(.documentation) }),
  ("paragraph", { _ in paragraph() }),
  ("memory", { _ in memory(.notes) + memory(.documentation) }),
  ("pathologies", { _ in pathologies() }),
  ("divergences", { edits in divergences(edits: edits) }),
]

var only: String?
var edits = 1_000_000
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  switch (word, words.popFirst()) {
  case ("--only", let name?) where benchmarks.contains { $0.name == name }: only = name
  case ("--edits", let number?) where (Int(number) ?? 0) > 0: edits = Int(number) ?? edits
  default:
    let names = benchmarks.map(\.name).joined(separator: ", ")
    report("usage: Benchmarks [--only NAME] [--edits N]\nnames: \(names)")
    exit(2)
  }
}

let table = Table(
  benchmarks.filter { only == nil || $0.name == only }.flatMap { benchmark in
    let start = nanoseconds()
    let rows = benchmark.rows(edits)
    report("measured \(benchmark.name) in \(digits(Double(nanoseconds() - start) / 1e9)) s")
    return rows
  })
report("\n\(table.text)")
exit(table.misses == 0 ? 0 : 1)
