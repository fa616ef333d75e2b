import MiniMarkdown
import Testing

@Suite struct `The parts of a note` {
  @Test func `are tags, each once with all its places`() {
    let reading = NoteReading("#Books/2021, #a #books/2021\n\n`#c` #ÉTÉ #été")
    #expect(
      reading.tags == [
        NoteTag(name: "Books/2021", ranges: [0..<11, 16..<27]),
        NoteTag(name: "a", ranges: [13..<15]),
        NoteTag(name: "ÉTÉ", ranges: [34..<40, 41..<47]),
      ])
  }

  @Test func `are headings with their levels`() {
    #expect(
      NoteReading("### a\nb\n---\n> c\n> =").outline == [
        OutlineEntry(level: 3, words: "a", range: 0..<6),
        OutlineEntry(level: 2, words: "b", range: 6..<12),
        OutlineEntry(level: 1, words: "c", range: 14..<19),
      ])
  }

  @Test func `are clozes with their hints, phrases and passages`() {
    let reading = NoteReading("> *?[who](Ada)*\n\n?[](b) ?[h]()")
    let clozes = reading.clozes
    #expect(clozes.map { $0.hint.map { reading.written($0.range) } } == ["who", nil, "h"])
    #expect(clozes.map { $0.phrase.map { reading.words(of: $0) } } == ["Ada", "b", nil])
    #expect(clozes.map { $0.passage?.range } == [2..<16, 17..<30, 17..<30])
    #expect(clozes.map { $0.quote?.range } == [0..<16, nil, nil])
  }

  @Test func `are clozes in tables`() {
    let clozes = NoteReading("| a |\n|---|\n| ?[](b) |").clozes
    #expect(clozes.map { $0.passage?.kind } == [.tableRow])
    #expect(clozes.map { $0.table?.range } == [0..<22])
  }

  @Test func `are questions with their answers`() {
    let reading = NoteReading("Q: Who?\nA: Ada.\nQ:\nA:")
    #expect(
      reading.questions.map { $0.question.map { reading.words(of: $0) } } == ["Who?", nil])
    #expect(reading.questions.map { $0.answer.map { reading.words(of: $0) } } == ["Ada.", nil])
  }

  @Test func `are summaries`() {
    let reading = NoteReading("tl;dr: Short.\n\nSUMMARY: Long.")
    #expect(reading.summaries.map { reading.words(of: $0) } == ["Short.", "Long."])
  }

  @Test func `are footnotes, numbered as they are referred to`() {
    let reading = NoteReading("a[^x] b[^y] c[^X] d[^w]\n\n[^z]: 3\n\n[^y]: 2\n\n[^x]: 1")
    let footnotes = Footnotes(of: reading)
    #expect(footnotes.nodes.map { reading.words(of: $0) } == ["1", "2", "3"])
    #expect(footnotes.referenceCounts == [2, 1, 0])
    let references = reading.nodes(of: .footnoteReference)
    #expect(references.map { footnotes.number(of: $0, in: reading) } == [1, 2, 1, nil])
  }
}

@Suite struct `The quotes of a note` {
  @Test(arguments: [
    ("So it goes. (p. 31)", "p. 31", "So it goes."),
    ("So it goes (p. 31).", "p. 31", "So it goes."),
    ("So\n> (Emma (1815), p. 3) ", "Emma (1815), p. 3", "So"),
    ("So (*Emma*, 3)", "Emma, 3", "So"),
    ("So\n>\n> (p. 3)", "p. 3", "So"),
    ("So\n>\n> > in turn (p. 3)", "p. 3", "So\nin turn"),
    ("- So\n> - on (p. 3)", "p. 3", "So\non"),
    ("So it goes (p. 31) on", nil, "So it goes (p. 31) on"),
    ("a function f(x)", nil, "a function f(x)"),
    ("(p. 31)", nil, "(p. 31)"),
    ("So ( )", nil, "So ( )"),
    ("So ((p. 31)", nil, "So ((p. 31)"),
    ("So p. 31)", nil, "So p. 31)"),
    ("So (p. `)`", nil, "So (p. )"),
    (#"So (p. 31\)"#, nil, "So (p. 31)"),
  ])
  func `end in a citation or not`(text: String, citation: String?, words: String) throws {
    let reading = NoteReading("> \(text)\n")
    let quote = try #require(reading.quotes.first)
    #expect(quote.citation?.words == citation)
    let omitted = quote.citation.map { [$0.range] } ?? []
    #expect(reading.words(of: quote.node, without: omitted) == words)
  }

  @Test func `are the outermost ones`() {
    let reading = NoteReading("> a\n> > b (p. 2)\n\n- > c")
    #expect(reading.quotes.map(\.node.range) == [0..<17, 20..<23])
    #expect(reading.quotes.map(\.citation?.words) == ["p. 2", nil])
  }
}
