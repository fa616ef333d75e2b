import MiniMarkdown
import NoteRendering
import NoteTrees
import Testing

private func html(_ tree: String) -> String {
  HTMLRendering().html(of: WrittenTree.reading(tree))
}

@Suite struct `A note as HTML` {
  @Test(arguments: [
    (
      "(heading (heading_mark \"## \") (text \"A <b> \") (heading_close \" ##\") (newline \"\\n\"))",
      "<h2>A &lt;b&gt;</h2>\n"
    ),
    (
      "(paragraph (text \"a \") (soft_break \"\\n\") (indent \"  \") (text \"b\") (hard_break \"  \\n\") (text \"c  \"))",
      "<p>a\nb<br />\nc</p>\n"
    ),
    (
      """
      (ordered_list (item (item_mark "7) ") (paragraph (text "a") (newline "\\n"))) \
      (item (item_mark "8) ") (paragraph (text "b") (newline "\\n"))))
      """, "<ol start=\"7\">\n<li>a</li>\n<li>b</li>\n</ol>\n"
    ),
    (
      """
      (bullet_list (item (item_mark "- ") (task "[x] ") (paragraph (text "a") (newline "\\n"))) \
      (item (item_mark "- ") (task "[ ] ") (paragraph (text "b"))))
      """,
      """
      <ul>
      <li><input type="checkbox" checked="" disabled="" /> a</li>
      <li><input type="checkbox" disabled="" /> b</li>
      </ul>\n
      """
    ),
    (
      """
      (table (table_row (cell_mark "|") (cell (text " a ")) (cell_mark "|") (cell (text "b")) \
      (cell_mark "|") (newline "\\n")) (table_alignment (cell_mark "|") (alignment ":-:") \
      (cell_mark "|") (alignment "--:") (cell_mark "|") (newline "\\n")) \
      (table_row (cell_mark "|") (cell (code_span (mark "`") (code "\\\\|") (mark "`"))) \
      (cell_mark "|") (newline "\\n")) (table_row (cell (text "d")) (cell_mark "|") \
      (cell (text "e")) (cell_mark "|") (cell (text "f"))))
      """,
      """
      <table>
      <thead>
      <tr>
      <th align="center">a</th>
      <th align="right">b</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td align="center"><code>|</code></td>
      <td align="right"></td>
      </tr>
      <tr>
      <td align="center">d</td>
      <td align="right">e</td>
      <td>f</td>
      </tr>
      </tbody>
      </table>\n
      """
    ),
    (
      """
      (paragraph (cloze (mark "?[") (hint "a \\"b\\"") (mark "](") (phrase (text "c") \
      (strong (mark "**") (text "d") (mark "**"))) (mark ")")) (strike (mark "~~") (text "e") \
      (mark "~~")) (tag "#f/<g>"))
      """,
      """
      <p><span class="cloze" title="a &quot;b&quot;">c<strong>d</strong></span><del>e</del>\
      <span class="tag">#f/&lt;g&gt;</span></p>\n
      """
    ),
    (
      """
      (question (question_mark "Q: ") (question_text (text "Who?")) (newline "\\n") \
      (answer_mark "A: ") (answer_text (text "Ada."))) (summary (summary_mark "tl;dr: ") \
      (text "short"))
      """,
      """
      <dl class="question">
      <dt>Who?</dt>
      <dd>Ada.</dd>
      </dl>
      <div class="summary">
      <p><strong>tl;dr:</strong> short</p>
      </div>\n
      """
    ),
    (
      """
      (fenced_code (fence "```") (info " a&ouml; \\\\> b") (newline "\\n") (code "x <\\n\\ny") \
      (newline "\\n"))
      """, "<pre><code class=\"language-aö\">x &lt;\n\ny\n</code></pre>\n"
    ),
    (
      """
      (paragraph (link (mark "[") (text "a") (mark "](") (destination "javascript:b()") \
      (mark ")")) (link (mark "[") (text "c") (mark "](") (destination "ä \\\\)\\"") (space " ") \
      (title "\\"<d>\\"") (mark ")")))
      """, "<p><a href=\"\">a</a><a href=\"%C3%A4%20)%22\" title=\"&lt;d&gt;\">c</a></p>\n"
    ),
    (
      """
      (paragraph (image (mark "![") (emphasis (mark "*") (text "a") (mark "*")) \
      (tag "#b") (cloze (mark "?[](") (phrase (text "c")) (mark ")")) (mark "](") \
      (destination "d.png") (mark ")")))
      """, "<p><img src=\"d.png\" alt=\"a#bc\" /></p>\n"
    ),
    (
      """
      (paragraph (autolink (mark "<") (destination "a@b.c") (mark ">")) (text " ") \
      (bare_link "https://d") (note_link (mark "[[") (note_name "<e>") (mark "]]")))
      """,
      """
      <p><a href="mailto:a@b.c">a@b.c</a> <a href="https://d">https://d</a>\
      <span class="note-link">&lt;e&gt;</span></p>\n
      """
    ),
    ("(rule (rule_mark \"***\") (newline \"\\n\"))", "<hr />\n"),
    (
      """
      (front_matter (fence "---\\n") (front_matter_text "a: b\\n") (fence "---\\n")) \
      (definition (mark "[") (label "l") (mark "]: ") (destination "/x") (newline "\\n"))
      """, ""
    ),
  ])
  func `shows what each construct means`(tree: String, shown: String) {
    #expect(html(tree) == shown)
  }

  @Test func `leads to the notes that can be found`() {
    let reading = WrittenTree.reading(
      """
      (paragraph (note_link (mark "[[") (note_name "A") (mark "|") (shown "b") (mark "]]")) \
      (note_link (mark "[[") (note_name "C") (mark "]]")))
      """)
    let rendering = HTMLRendering { $0 == "A" ? "a.html?\"" : nil }
    #expect(
      rendering.html(of: reading) == """
        <p><span class="note-link"><a href="a.html?%22">b</a></span>\
        <span class="note-link">C</span></p>\n
        """)
  }

  @Test func `numbers its footnotes and shows them at the end`() {
    let reading = """
      (footnote (mark "[^") (label "x") (mark "]: ") (paragraph (text "two") (newline "\\n"))) \
      (footnote (mark "[^") (label "y") (mark "]: ") (paragraph (text "three") (newline "\\n"))) \
      (footnote (mark "[^") (label "z") (mark "]: ") (paragraph (text "one") (newline "\\n"))) \
      (paragraph (footnote_reference (mark "[^") (label "Z") (mark "]")) \
      (footnote_reference (mark "[^") (label "x") (mark "]")) \
      (footnote_reference (mark "[^") (label "z") (mark "]")) \
      (footnote_reference (mark "[^") (label "w") (mark "]")))
      """
    #expect(
      html(reading) == """
        <p><sup class="footnote-ref"><a href="#fn-1" id="fnref-1">1</a></sup>\
        <sup class="footnote-ref"><a href="#fn-2" id="fnref-2">2</a></sup>\
        <sup class="footnote-ref"><a href="#fn-1" id="fnref-1-2">1</a></sup>[^w]</p>
        <section class="footnotes">
        <ol>
        <li id="fn-1">
        <p>one</p>
        <a href="#fnref-1" class="footnote-backref">↩</a>
        </li>
        <li id="fn-2">
        <p>two</p>
        <a href="#fnref-2" class="footnote-backref">↩</a>
        </li>
        <li id="fn-3">
        <p>three</p>
        </li>
        </ol>
        </section>\n
        """)
  }

  @Test func `shows U+FFFD for zero bytes and bytes that are not UTF-8`() {
    #expect(html("(paragraph (text \"a\\0b\"))") == "<p>a\u{FFFD}b</p>\n")
  }
}

@Suite struct `References in HTML` {
  private let definitions = """
    (definition (mark "[") (label "a") (mark "]: ") (destination "/a") (newline "\\n")) \
    (definition (mark "[") (label "b") (mark "]: ") (destination "/b") (newline "\\n"))
    """

  @Test(arguments: [
    ("(reference (mark \"[\") (text \"a\") (mark \"]\"))", "<a href=\"/a\">a</a>"),
    ("(reference (mark \"[\") (text \"a\") (mark \"][]\"))", "<a href=\"/a\">a</a>"),
    ("(reference (mark \"[\") (text \"x\") (mark \"][]\"))", "[x][]"),
    (
      "(reference (mark \"[\") (text \"x\") (mark \"][\") (label \"a\") (mark \"]\"))",
      "<a href=\"/a\">x</a>"
    ),
    (
      "(reference (mark \"[\") (text \"x\") (mark \"][\") (label \"y\") (mark \"]\"))", "[x][y]"
    ),
    (
      """
      (reference (mark "[") (text "x") (mark "][") (label "y") (mark "]")) \
      (reference (mark "[") (text "a") (mark "]"))
      """, "[x]<a href=\"/a\">y</a>"
    ),
    (
      """
      (reference (mark "[") (text "x") (mark "]")) \
      (reference (mark "[") (text "a") (mark "][") (label "b") (mark "]"))
      """, "<a href=\"/a\">x</a><a href=\"/b\">b</a>"
    ),
    (
      "(image_reference (mark \"![\") (text \"a\") (mark \"]\"))", "<img src=\"/a\" alt=\"a\" />"
    ),
    ("(image_reference (mark \"![\") (text \"x\") (mark \"]\"))", "![x]"),
    (
      """
      (link (mark "[") (text "x ") (reference (mark "[") (text "a") (mark "]")) (mark "](") \
      (destination "/u") (space " ") (title "'t'") (mark ")"))
      """, "[x <a href=\"/a\">a</a>](/u 't')"
    ),
    (
      """
      (link (mark "[") (text "x ") (reference (mark "[") (text "y") (mark "]")) \
      (bare_link "https://z") (mark "](") (destination "/u") (mark ")"))
      """, "<a href=\"/u\">x [y]https://z</a>"
    ),
  ])
  func `are links only if they are defined`(spans: String, shown: String) {
    #expect(html("(paragraph \(spans) (newline \"\\n\")) \(definitions)") == "<p>\(shown)</p>\n")
  }
}

@Suite struct `A list in HTML` {
  private static func item(_ blocks: String) -> String { "(item (item_mark \"- \") \(blocks))" }
  private static func list(_ items: String...) -> String {
    "(bullet_list \(items.joined(separator: " ")))"
  }
  private static let paragraph = "(paragraph (text \"a\") (newline \"\\n\"))"
  private static let blank = "(blank \"\\n\")"
  private static let definition =
    "(definition (mark \"[\") (label \"a\") (mark \"]: \") (destination \"/a\") (newline \"\\n\"))"
  private static let quote =
    "(quote (quote_mark \"> \") \(paragraph) (quote_mark \">\") \(blank))"

  @Test(arguments: [
    list(item(paragraph), item(paragraph)),
    list(item(paragraph), item(paragraph), blank),
    list(item(paragraph + blank)),
    list(item(paragraph + list(item(paragraph + blank)))),
    list(item(quote), item(paragraph)),
    list(item(blank + paragraph), item(paragraph)),
    list(item(paragraph + blank + definition)),
  ])
  func `is tight`(tree: String) {
    #expect(!html(tree).contains("<li>\n<p>"))
  }

  @Test(arguments: [
    list(item(paragraph), blank, item(paragraph)),
    list(item(paragraph + blank), item(paragraph)),
    list(item(paragraph + blank + paragraph)),
    list(item(paragraph + list(item(paragraph + blank))), item(paragraph)),
    list(item(paragraph + list(item(paragraph), blank)), item(paragraph)),
    list(item(""), blank, item(paragraph)),
    list(item(paragraph + blank + definition), item(paragraph)),
    list(item("(indented_code (code \"a\\n\") (blank \"\\n\"))"), item(paragraph)),
  ])
  func `is loose`(tree: String) {
    #expect(html(tree).contains("<li>\n<p>"))
  }
}
