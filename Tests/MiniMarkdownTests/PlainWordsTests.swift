import MiniMarkdown
import NoteTrees
import Testing

@Suite struct `The plain words of a note` {
  @Test(arguments: [
    (
      "(paragraph (text \"One\") (soft_break \"\\n\") (text \"two.\") (newline \"\\n\"))",
      "One two."
    ),
    (
      "(paragraph (text \"One\") (hard_break \"  \\n\") (text \"two.\") (newline \"\\n\"))",
      "One\ntwo."
    ),
    (
      """
      (heading (heading_mark "# ") (text "A ") (emphasis (mark "*") (text "b") (mark "*")) \
      (heading_close " #") (newline "\\n")) (blank "\\n") (paragraph (text "c"))
      """, "A b\nc"
    ),
    (
      """
      (paragraph (cloze (mark "?[") (hint "who") (mark "](") (phrase (text "Ada")) (mark ")")) \
      (text " wrote."))
      """, "Ada wrote."
    ),
    (
      """
      (paragraph (link (mark "[") (text "here") (mark "](") (destination "/x") (mark ")")) \
      (text " ") (image (mark "![") (text "a cat") (mark "](") (destination "c.png") (mark ")")))
      """, "here a cat"
    ),
    (
      """
      (paragraph (note_link (mark "[[") (note_name "Walden") (mark "|") (shown "the book") \
      (mark "]]")) (text " ") (note_link (mark "[[") (note_name "Emma") (mark "]]")))
      """, "the book Emma"
    ),
    (
      "(paragraph (escape \"\\\\*\") (entity \"&eacute;\") (entity \"&nosuch;\") (entity \"&#33;\"))",
      "*é&nosuch;!"
    ),
    (
      """
      (paragraph (autolink (mark "<") (destination "a@b.c") (mark ">")) (text " ") \
      (bare_link "https://d.e") (text " ") (tag "#f/g") (text " ") \
      (code_span (mark "`") (code "x") (soft_break "\\n") (code "y") (mark "`")))
      """, "a@b.c https://d.e #f/g x y"
    ),
    (
      """
      (bullet_list (item (item_mark "- ") (task "[ ] ") (paragraph (text "a") (newline "\\n"))) \
      (item (item_mark "- ") (paragraph (text "b"))))
      """, "a\nb"
    ),
    (
      """
      (quote (quote_mark "> ") (paragraph (text "a") (soft_break "\\n") (quote_mark "> ") \
      (text "b") (newline "\\n")))
      """, "a b"
    ),
    (
      """
      (table (table_row (cell_mark "| ") (cell (text "a")) (cell_mark " | ") (cell (text "b")) \
      (cell_mark " |") (newline "\\n")) (table_alignment (cell_mark "|") (alignment "-") \
      (cell_mark "|") (alignment "-") (cell_mark "|") (newline "\\n")) \
      (table_row (cell_mark "| ") (cell (text "c")) (cell_mark " | ") (cell (text "d"))))
      """, "a b\nc d"
    ),
    (
      """
      (fenced_code (fence "```") (info "c") (newline "\\n") (code "  x\\n  y\\n") (fence "```"))
      """, "  x\n  y"
    ),
    (
      """
      (question (question_mark "Q: ") (question_text (text "Who?")) (newline "\\n") \
      (answer_mark "A: ") (answer_text (text "Ada.")))
      """, "Who?\nAda."
    ),
    ("(summary (summary_mark \"tl;dr: \") (text \"Short.\"))", "Short."),
    (
      """
      (front_matter (fence "---\\n") (front_matter_text "a: b\\n") (fence "---\\n")) \
      (definition (mark "[") (label "l") (mark "]: ") (destination "/x") (newline "\\n")) \
      (rule (rule_mark "***") (newline "\\n")) (paragraph (text "w"))
      """, "w"
    ),
    ("", ""),
  ])
  func `are those a reader sees`(tree: String, words: String) {
    let found = WrittenTree.reading(tree).plainWords
    #expect(String(decoding: found, as: UTF8.self) == words)
  }

  @Test func `leave out what is not wanted`() throws {
    let reading = WrittenTree.reading("(paragraph (text \"one two three\"))")
    let node = try #require(reading.roots.first { _ in true })
    #expect(reading.words(of: node, without: [3..<7]) == "one three")
  }
}

@Suite struct `The title of a note` {
  @Test(arguments: [
    ("(paragraph (text \"First\")) (heading (heading_mark \"# \") (text \"Title\"))", "Title"),
    (
      "(setext_heading (text \"A\") (soft_break \"\\n\") (text \"b\") (newline \"\\n\") (underline \"==\"))",
      "A b"
    ),
    (
      "(blank \"\\n\") (quote (quote_mark \"> \") (paragraph (text \"Do I\") (soft_break \"\\n\") (text \"dare\")))",
      "Do I"
    ),
    ("(heading (heading_mark \"#\") (newline \"\\n\")) (paragraph (text \"a\"))", "a"),
    ("(fenced_code (fence \"```\") (newline \"\\n\") (code \"\\nx = 1\\ny\\n\"))", "x = 1"),
    ("(blank \"\\n\")", ""),
    ("", ""),
  ])
  func `is its first heading or else its first line`(tree: String, title: String) {
    #expect(WrittenTree.reading(tree).title == title)
  }

  @Test func `is cut between letters when it is too long`() {
    let long = String(repeating: "é", count: 800)
    let title = WrittenTree.reading("(paragraph (text \"\(long)\"))").title
    #expect(title == String(repeating: "é", count: NoteReading.titleBytesMax / 2))
  }
}
