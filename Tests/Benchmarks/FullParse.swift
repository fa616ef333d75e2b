import TestCorpora

/// Loading ten megabytes, against two parsers that read them once and keep nothing for later.
func fullParse(_ corpus: Corpus) -> [Row] {
  let text = corpus.text(bytes: 10_000_000)
  var contestants: [() -> Void] = [{ load(text) }, { parseWithCmark(text) }]
  if let md4c { contestants.append { md4c(text) } }
  let times = shortest(rounds: 25, of: contestants)
  return [
    Row(
      "parse-\(corpus.rawValue)", "parse 10 MB of \(corpus.rawValue) / cmark",
      ours: .nanoseconds(times[0]), reference: .nanoseconds(times[1]), must: 0.5, goal: 0.2),
    Row(
      "parse-\(corpus.rawValue)", "parse 10 MB of \(corpus.rawValue) / md4c",
      ours: .nanoseconds(times[0]),
      reference: times.count > 2 ? .nanoseconds(times[2]) : .unknown, must: 2.0, goal: 0.8),
  ]
}
