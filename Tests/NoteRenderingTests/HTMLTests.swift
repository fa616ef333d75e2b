import MiniMarkdown
import NoteRendering
import Testing

func html(_ text: String) -> String {
  HTMLRendering().html(of: NoteReading(of: Array(text.utf8)))
}

@Suite struct `A note as HTML` {
  @Test(arguments: [
    ("##  A <b>  ##\n", "<h2>A &lt;b&gt;</h2>\n"),
    ("  a \n   b  \nc  ", "<p>a\nb<br />\nc</p>\n"),
    ("a  \n\\\nb \\\nc", "<p>a<br />\n<br />\nb <br />\nc</p>\n"),
    ("7) a\n8) b", "<ol start=\"7\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
    (
      "- [x] a\n- [ ] b\n- [ ] # c",
      """
      <ul>
      <li><input type="checkbox" checked="" disabled="" /> a</li>
      <li><input type="checkbox" disabled="" /> b</li>
      <li>
      <input type="checkbox" disabled="" />
      <h1>c</h1>
      </li>
      </ul>\n
      """
    ),
    (
      "| a |b|\n|:-:|--:|\n| `\\|`|\nd|e|f\n|  | g |",
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
      <tr>
      <td align="center"></td>
      <td align="right">g</td>
      </tr>
      </tbody>
      </table>\n
      """
    ),
    (
      "?[a \"b\"](c**d**)~~e~~ #f/g&?[h]()",
      """
      <p><span class="cloze" title="a &quot;b&quot;">c<strong>d</strong></span><del>e</del> \
      <span class="tag">#f/g</span>&amp;<span class="cloze" title="h">[h]</span></p>\n
      """
    ),
    (
      "Q: Who?\nA: Ada.\n\ntl;dr: short",
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
      "``` a&ouml; \\> b\nx <\n\ny",
      "<pre><code class=\"language-aö\">x &lt;\n\ny\n</code></pre>\n"
    ),
    (
      "[a](javascript:b())[c](<ä \\)\"> \"&lt;d>\")",
      "<p><a href=\"\">a</a><a href=\"%C3%A4%20)%22\" title=\"&lt;d&gt;\">c</a></p>\n"
    ),
    ("![*a* #b ?[](c)](d.png)", "<p><img src=\"d.png\" alt=\"a #b c\" /></p>\n"),
    (
      "<a@b.c> https://d [[<e>]]",
      """
      <p><a href="mailto:a@b.c">a@b.c</a> <a href="https://d">https://d</a> \
      <span class="note-link">&lt;e&gt;</span></p>\n
      """
    ),
    ("***\n", "<hr />\n"),
    ("---\na: b\n---\n[l]: /x\n", ""),
    ("<b>a</b><script>", "<p>&lt;b&gt;a&lt;/b&gt;&lt;script&gt;</p>\n"),
    ("", ""),
  ])
  func `shows what each construct means`(text: String, shown: String) {
    #expect(html(text) == shown)
  }

  @Test func `leads to the notes that can be found`() {
    let rendering = HTMLRendering { $0 == "A" ? "a.html?\"" : nil }
    #expect(
      rendering.html(of: NoteReading(of: Array("[[A|b]] [[C]] [see [[A]]](/d)".utf8))) == """
        <p><span class="note-link"><a href="a.html?%22">b</a></span> \
        <span class="note-link">C</span> \
        <a href="/d">see <span class="note-link">A</span></a></p>\n
        """)
  }

  @Test func `numbers its footnotes and shows them at the end`() {
    #expect(
      html("[^x]: two\n\n[^y]: three\n\n[^z]: one\n\na[^Z]b[^x]c[^z]d[^w]") == """
        <p>a<sup class="footnote-ref"><a href="#fn-1" id="fnref-1">1</a></sup>\
        b<sup class="footnote-ref"><a href="#fn-2" id="fnref-2">2</a></sup>\
        c<sup class="footnote-ref"><a href="#fn-1" id="fnref-1-2">1</a></sup>d[^w]</p>
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
}

@Suite struct `References in HTML` {
  @Test(arguments: [
    ("[a]", "<a href=\"/a\">a</a>"),
    ("[a][]", "<a href=\"/a\">a</a>"),
    ("[x][]", "[x][]"),
    ("[x][a]", "<a href=\"/a\">x</a>"),
    ("[*x*][y]", "[<em>x</em>][y]"),
    ("[x][y][a]", "[x]<a href=\"/a\">y</a>"),
    ("[x][a][b]", "<a href=\"/a\">x</a><a href=\"/b\">b</a>"),
    ("![a]", "<img src=\"/a\" alt=\"a\" />"),
    ("![x]", "![x]"),
    ("[x [a]](/u 't')", "[x <a href=\"/a\">a</a>](/u 't')"),
    ("[x [y] https://z](/u)", "<a href=\"/u\">x [y] https://z</a>"),
  ])
  func `are links only if they are defined`(text: String, shown: String) {
    #expect(html("\(text)\n\n[a]: /a\n[b]: /b") == "<p>\(shown)</p>\n")
  }
}

@Suite struct `A list in HTML` {
  @Test(arguments: [
    "- a\n- b", "- a\n- b\n\n", "- a\n\n\nb", "- a\n  - b\n\n\nc", "- > a\n  >\n- b", "-\n  a\n- b",
    "- a\n\n  [r]: /x\n", "- ***\n\n  a\n- b", "- ```\n  a\n\n\n  b\n  ```\n- c",
  ])
  func `is tight`(text: String) {
    #expect(!html(text).contains("<li>\n<p>"))
  }

  @Test(arguments: [
    "- a\n\n- b", "- a\n\n  b", "- a\n  - b\n\n- c", "-\n\n- a", "- a\n\n  [r]: /x\n- b",
    "-     a\n\n- b", "- > a\n\n- b",
  ])
  func `is loose`(text: String) {
    #expect(html(text).contains("<li>\n<p>"))
  }
}

@Suite struct `Code in HTML` {
  @Test(arguments: [
    ("-\t\ta\n", "<ul>\n<li>\n<pre><code>  a\n</code></pre>\n</li>\n</ul>\n"),
    (
      "> 1. ```\n> \t\ta\n> \t\t\tb\n",
      """
      <blockquote>
      <ol>
      <li>
      <pre><code>   a
         \tb
      </code></pre>
      </li>
      </ol>
      </blockquote>\n
      """
    ),
    ("    a\n      \n\n    b\n    \n", "<pre><code>a\n  \n\nb\n</code></pre>\n"),
    ("  ~~~\n a\n   b\n", "<pre><code>a\n b\n</code></pre>\n"),
    ("  ~~~\n\ta\n ", "<pre><code>  a\n\n</code></pre>\n"),
    ("    a\r\n\r\n    b", "<pre><code>a\r\n\r\nb\n</code></pre>\n"),
  ])
  func `keeps its own white space and no other`(text: String, shown: String) {
    #expect(html(text) == shown)
  }
}
