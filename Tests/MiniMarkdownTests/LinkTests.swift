import MiniMarkdown
import Testing

@Suite struct `The links of a note` {
  @Test func `lead where they say`() {
    let reading = NoteReading(
      #"""
      [a](<b \* &amp;> "t &lt;")![c](d.png)<e@f.g><mailto:h> https://i.j [[K|l]]
      """#)
    #expect(reading.links.map(\.kind) == [.link, .image, .link, .link, .link, .note])
    #expect(
      reading.links.map(\.target.address) == [
        "b * &", "d.png", "mailto:e@f.g", "mailto:h", "https://i.j", "K",
      ])
    #expect(reading.links.map(\.target.title) == ["t <", nil, nil, nil, nil, nil])
    #expect(reading.links.map(\.words) == ["a", "c", "e@f.g", "mailto:h", "https://i.j", "l"])
  }

  @Test(arguments: [
    // The first definition counts; labels are compared without case and white space.
    ("[The\nBook]", "The Book -> /1"),
    ("[x][THE  book]", "x -> /1"),
    ("[the book][]", "the book -> /1"),
    ("[ẞ]", "ẞ -> /ss"),
    ("[nowhere]", ""),
    // A label that is not defined leaves the text of both pairs alone,
    ("[the book][nowhere]", ""),
    // but may itself be the text or the label of its neighbours.
    ("[x][nowhere][the book]", "nowhere -> /1"),
    ("[x][the book][ss]", "x -> /1, ss -> /ss"),
    ("[x] [ss]", "ss -> /ss"),
    // No link holds another.
    ("[x [ss]][the book]", "ss -> /ss, the book -> /1"),
    ("[[ss] x](/2)", "ss -> /ss"),
    ("![[x](/2)][ss]", "x -> /ss, x -> /2"),
  ])
  func `are references that are defined`(text: String, links: String) {
    let reading = NoteReading(
      "\(text)\n\n[ the\nbook]: /1\n[The Book]: /other\n[SS]: /ss")
    let found = reading.links.map { "\($0.words) -> \($0.target.address)" }
    #expect(found.joined(separator: ", ") == links)
  }
}

@Suite struct `An entity` {
  @Test(arguments: [
    ("&amp;", "&"), ("&AElig;", "Æ"), ("&zwnj;", "\u{200C}"), ("&ngE;", "≧̸"),
    ("&CounterClockwiseContourIntegral;", "∳"), ("&#35;", "#"), ("&#X22;", "\""),
    ("&#xcab;", "ಫ"), ("&#0;", "\u{FFFD}"), ("&#xD800;", "\u{FFFD}"),
    ("&#1114112;", "\u{FFFD}"),
  ])
  func `stands for characters`(entity: String, characters: String) {
    #expect(Entities.characters(of: entity.utf8) == Array(characters.utf8))
  }

  @Test(arguments: ["&;", "&am;", "&ampx;", "&#;", "&#x;", "&#12345678;", "&#x1234567;", "&#abc;"])
  func `is none`(entity: String) {
    #expect(Entities.characters(of: entity.utf8) == nil)
  }
}
