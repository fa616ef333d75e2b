import MiniMarkdown
import NoteTrees
import Testing

@Suite struct `The parts of a note` {
  @Test func `are tags, each once with all its places`() {
    let reading = WrittenTree.reading(
      """
      (paragraph (tag "#Books/2021") (text " ") (tag "#a") (text " ") (tag "#books/2021")) \
      (paragraph (tag "#ÉTÉ") (tag "#été"))
      """)
    #expect(
      reading.tags == [
        NoteTag(name: "Books/2021", ranges: [0..<11, 15..<26]),
        NoteTag(name: "a", ranges: [12..<14]),
        NoteTag(name: "ÉTÉ", ranges: [26..<32, 32..<38]),
      ])
  }

  @Test func `are headings with their levels`() {
    let reading = WrittenTree.reading(
      """
      (heading (heading_mark "### ") (text "a") (newline "\\n")) \
      (setext_heading (text "b") (newline "\\n") (underline "---") (newline "\\n")) \
      (quote (quote_mark "> ") (setext_heading (text "c") (newline "\\n") (quote_mark "> ") \
      (underline "=")))
      """)
    #expect(
      reading.outline == [
        OutlineEntry(level: 3, words: "a", range: 0..<6),
        OutlineEntry(level: 2, words: "b", range: 6..<12),
        OutlineEntry(level: 1, words: "c", range: 14..<19),
      ])
  }

  @Test func `are clozes with their hints, phrases and passages`() throws {
    let reading = WrittenTree.reading(
      """
      (quote (quote_mark "> ") (paragraph (emphasis (mark "*") (cloze (mark "?[") (hint "who") \
      (mark "](") (phrase (text "Ada")) (mark ")")) (mark "*")))) \
      (paragraph (cloze (mark "?[](") (phrase (text "b")) (mark ")")) \
      (cloze (mark "?[") (hint "h") (mark "]()")))
      """)
    let clozes = reading.clozes
    #expect(clozes.map { $0.hint.map { reading.written($0.range) } } == ["who", nil, "h"])
    #expect(clozes.map { $0.phrase.map { reading.words(of: $0) } } == ["Ada", "b", nil])
    #expect(clozes.map { $0.passage?.range } == [2..<15, 15..<27, 15..<27])
    #expect(clozes.map { $0.quote?.range } == [0..<15, nil, nil])
  }

  @Test func `are questions with their answers`() {
    let reading = WrittenTree.reading(
      """
      (question (question_mark "Q: ") (question_text (text "Who?")) (newline "\\n") \
      (answer_mark "A: ") (answer_text (text "Ada."))) \
      (question (question_mark "Q:") (newline "\\n") (answer_mark "A:"))
      """)
    #expect(reading.questions.map { $0.question?.range } == [3..<7, nil])
    #expect(reading.questions.map { $0.answer?.range } == [11..<15, nil])
  }

  @Test func `are summaries`() {
    let reading = WrittenTree.reading("(summary (summary_mark \"tl;dr: \") (text \"Short.\"))")
    #expect(reading.summaries.map { reading.words(of: $0) } == ["Short."])
  }

  @Test func `are the keys of its front matter`() {
    let reading = WrittenTree.reading(
      """
      (front_matter (fence "---\\n") (front_matter_text "# a comment\\ntitle: 'Walden'\\n\
      tags: [woods, \\"a, b\\", don't]\\nauthors:\\n  - Thoreau\\n- Emerson\\nempty:\\n\
      nested:\\n  key: value\\nurl: https://x.y:80/\\nno colon\\n") (fence "---\\n"))
      """)
    #expect(
      reading.frontMatter == [
        FrontMatterEntry(key: "title", values: ["Walden"], isList: false),
        FrontMatterEntry(key: "tags", values: ["woods", "a, b", "don't"], isList: true),
        FrontMatterEntry(key: "authors", values: ["Thoreau", "Emerson"], isList: true),
        FrontMatterEntry(key: "empty", values: [], isList: false),
        FrontMatterEntry(key: "nested", values: [], isList: false),
        FrontMatterEntry(key: "url", values: ["https://x.y:80/"], isList: false),
      ])
  }
}

@Suite struct `The quotes of a note` {
  @Test(arguments: [
    ("(text \"So it goes. (p. 31)\")", "p. 31", "So it goes."),
    ("(text \"So it goes (p. 31).\")", "p. 31", "So it goes."),
    (
      "(text \"So\") (soft_break \"\\n\") (quote_mark \"> \") (text \"(Emma (1815), p. 3) \")",
      "Emma (1815), p. 3", "So"
    ),
    (
      "(text \"So (\") (emphasis (mark \"*\") (text \"Emma\") (mark \"*\")) (text \", 3)\") (newline \"\\n\")",
      "Emma, 3", "So"
    ),
    ("(text \"So it goes (p. 31) on\")", nil, "So it goes (p. 31) on"),
    ("(text \"a function f(x)\")", nil, "a function f(x)"),
    ("(text \"(p. 31)\")", nil, "(p. 31)"),
    ("(text \"So ( )\")", nil, "So ( )"),
    ("(text \"So ((p. 31)\")", nil, "So ((p. 31)"),
    ("(text \"So p. 31)\")", nil, "So p. 31)"),
    ("(text \"So (p. \") (code_span (mark \"`\") (code \")\") (mark \"`\"))", nil, "So (p. )"),
  ])
  func `end in a citation or not`(spans: String, citation: String?, words: String) throws {
    let reading = WrittenTree.reading("(quote (quote_mark \"> \") (paragraph \(spans)))")
    let quote = try #require(reading.quotes.first)
    #expect(quote.citation?.words == citation)
    let omitted = quote.citation.map { [$0.range] } ?? []
    #expect(reading.words(of: quote.node, without: omitted) == words)
  }

  @Test func `are the outermost ones`() {
    let reading = WrittenTree.reading(
      """
      (quote (quote_mark "> ") (paragraph (text "a") (newline "\\n")) (quote_mark "> ") \
      (quote (quote_mark "> ") (paragraph (text "b (p. 2)") (newline "\\n")))) \
      (bullet_list (item (item_mark "- ") (quote (quote_mark ">") (paragraph (text "c")))))
      """)
    #expect(reading.quotes.map(\.node.range) == [0..<17, 19..<21])
    #expect(reading.quotes.map(\.citation?.words) == ["p. 2", nil])
  }
}
