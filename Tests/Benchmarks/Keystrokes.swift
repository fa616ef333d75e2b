import TestCorpora

/// Typing in ten megabytes.
func keystrokes(_ corpus: Corpus) -> [Row] {
  let text = corpus.text(bytes: 10_000_000)
  let typed = typing(in: text, count: 20_000)
  let large = Times(times(of: typed, in: text))
  let small = corpus.text(bytes: 10_000)
  let little = Times(times(of: typing(in: small, count: 20_000), in: small))
  let first = Times(
    typed.prefix(25).map { keystroke in
      var note = EditedNote(text)
      return nanoseconds { note.apply(keystroke) }
    })
  let others = treeSitterMedian(text, typingOn(text, count: 21))

  let name = "keystroke-\(corpus.rawValue)"
  let place = "in 10 MB of \(corpus.rawValue)"
  return [
    Row(
      name, "keystroke \(place) / tree-sitter-markdown", ours: .nanoseconds(large.median),
      reference: others.map { .nanoseconds($0) } ?? .unknown, must: 0.001, goal: 0.0002),
    Row(
      name, "keystroke \(place) / in 10 KB", ours: .nanoseconds(large.median),
      reference: .nanoseconds(little.median), must: 4, goal: 2),
    Row(
      name, "keystroke \(place), 99th percentile / median", ours: .nanoseconds(large.percentile99),
      reference: .nanoseconds(large.median), must: 20, goal: 5),
    Row(
      name, "first keystroke \(place) / median", ours: .nanoseconds(first.median),
      reference: .nanoseconds(large.median), must: 20, goal: 5),
  ]
}

/// Typing in one paragraph of a megabyte, in microseconds.
func paragraph() -> [Row] {
  let text = Corpus.paragraph(bytes: 1_000_000)
  let typed = Times(times(of: typing(in: text, count: 2_000), in: text))
  return [
    Row(
      "paragraph", "keystroke in a paragraph of 1 MB / 1 µs", ours: .nanoseconds(typed.median),
      reference: .nanoseconds(1_000), must: 500, goal: 50)
  ]
}

/// Keystrokes anywhere in a text, each meant for the text as it is now.
private func typing(in text: [UInt8], count: Int) -> [Keystroke] {
  var random = SeededGenerator(seed: 11)
  return (0..<count).map { _ in Keystroke.typed(in: text, &random) }
}

/// Keystrokes anywhere in a text, each meant for what the one before it left.
private func typingOn(_ text: [UInt8], count: Int) -> [Keystroke] {
  var random = SeededGenerator(seed: 13)
  var text = text
  return (0..<count).map { _ in
    let keystroke = Keystroke.typed(in: text, &random)
    keystroke.apply(to: &text)
    return keystroke
  }
}

/// The time each keystroke takes. Each is taken back afterwards, on nobody's time.
private func times(of keystrokes: [Keystroke], in text: [UInt8]) -> [Int] {
  var note = EditedNote(text)
  return keystrokes.map { keystroke in
    let undo = keystroke.undo(in: text)
    let time = nanoseconds { note.apply(keystroke) }
    note.apply(undo)
    return time
  }
}
