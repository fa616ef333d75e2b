import TestCorpora

/// Edits that open and close structure, each followed by a comparison of all that is kept with a
/// parse from scratch.
func divergences(edits: Int) -> [Row] {
  var random = SeededGenerator(seed: 23)
  var done = 0
  var different = 0
  while done < edits {
    let seed = random.next()
    let (made, difference) = session(seed: seed, edits: min(50, edits - done))
    done += made
    if let difference {
      different += 1
      if different <= 5 { report("differs: \(difference), seed \(seed), edit \(made)") }
    }
  }
  return [
    Row(
      "divergences", "edits that differ from a parse from scratch, of \(done)",
      ours: .number(Double(different)), reference: .number(1), must: 0, goal: 0)
  ]
}

/// Edits one text until it differs from a parse from scratch: how many edits were made, and what
/// differs.
private func session(seed: UInt64, edits: Int) -> (made: Int, difference: String?) {
  var random = SeededGenerator(seed: seed)
  var text = startingText(&random)
  var note = EditedNote(
    text, leafBytes: random.one(of: [60, 200, 700, 4096]),
    blockMax: random.one(of: [40, 200, 4096, 4096]))
  for made in 1...edits {
    let keystroke = Keystroke.rough(in: text, &random)
    keystroke.apply(to: &text)
    note.apply(keystroke)
    if let difference = note.difference(from: text) { return (made, difference) }
  }
  return (edits, nil)
}

/// Mostly a short text, where edits meet each other; now and then a paragraph that is cut.
private func startingText(_ random: inout SeededGenerator) -> [UInt8] {
  let seed = random.next()
  if random.happens(percent: 2) { return Corpus.paragraph(bytes: 12_000, seed: seed) }
  let corpus = random.one(of: Corpus.allCases)
  return corpus.text(bytes: random.one(of: [0, 60, 400, 1500]), seed: seed)
}
