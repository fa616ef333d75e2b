import Testing

@testable import Terminal

@Suite struct `A line of an answer` {
  @Test func `has colours only where they are asked for`() {
    var line = Line("5af8", .bold)
    line.add("  Walden")
    #expect(line.shown(inColor: false) == "5af8  Walden")
    #expect(line.shown(inColor: true) == "\u{1B}[1m5af8\u{1B}[0m  Walden")
  }

  @Test func `obeys nothing that stands in its words`() {
    let line = Line("\u{1B}[8mhidden\u{1B}]0;title\u{7}", .dim)
    #expect(line.shown(inColor: true) == "\u{1B}[2m^[[8mhidden^[]0;title^G\u{1B}[0m")
    #expect(line.text == "\u{1B}[8mhidden\u{1B}]0;title\u{7}")
  }

  @Test(arguments: [
    ("Walden", 6, "Walden"), ("Walden", 5, "Wald…"), ("學而時習之", 6, "學而…"),
    ("Walden", 0, ""), ("👩‍🚀👩‍🚀", 3, "👩‍🚀…"),
  ])
  func `is cut by columns`(text: String, columns: Int, cut: String) {
    #expect(text.cut(to: columns) == cut)
  }

  @Test func `is filled at spaces, and keeps its looks`() {
    var line = Line("two years, ")
    line.add("two months", .found)
    line.add(" and two days")
    let lines = line.filled(to: 15)
    #expect(lines.map(\.text) == ["two years, two", "months and two", "days"])
    #expect(lines[1].shown(inColor: true).hasPrefix("\u{1B}[1;33mmonths\u{1B}[0m and"))
    #expect(Line("averylongword").filled(to: 5).map(\.text) == ["averylongword"])
    #expect(Line("one  two  three four").filled(to: 10).map(\.text) == ["one  two", "three four"])
    #expect(Line("").filled(to: 5).map(\.text) == [""])
  }

  @Test func `goes on at a column`() {
    var line = Line("學而")
    line.pad(to: 6)
    line.add("a")
    line.pad(to: 3)
    line.add("b")
    #expect(line.text == "學而  a b")
  }
}
