import MiniMarkdown
import NoteTrees
import Testing

/// A definition of a label.
private func definition(_ label: String, _ target: String) -> String {
  """
  (definition (mark "[") (label "\(label)") (mark "]: ") (destination "\(target)") \
  (newline "\\n"))
  """
}

/// `[text][label]`, with a label, an empty one or none.
private func reference(_ spans: String, _ label: String? = nil) -> String {
  switch label {
  case nil: "(reference (mark \"[\") \(spans) (mark \"]\"))"
  case "": "(reference (mark \"[\") \(spans) (mark \"][]\"))"
  case let label?:
    "(reference (mark \"[\") \(spans) (mark \"][\") (label \"\(label)\") (mark \"]\"))"
  }
}

@Suite struct `The links of a note` {
  @Test func `lead where they say`() {
    let reading = WrittenTree.reading(
      """
      (paragraph (link (mark "[") (text "a") (mark "](") (destination "<b \\\\* &amp;>") \
      (space " ") (title "\\"t &lt;\\"") (mark ")")) (image (mark "![") (text "c") (mark "](") \
      (destination "d.png") (mark ")")) (autolink (mark "<") (destination "e@f.g") (mark ">")) \
      (autolink (mark "<") (destination "mailto:h") (mark ">")) (bare_link "https://i.j") \
      (note_link (mark "[[") (note_name "K") (mark "|") (shown "l") (mark "]]")))
      """)
    #expect(reading.links.map(\.kind) == [.link, .image, .link, .link, .link, .note])
    #expect(
      reading.links.map(\.target.address) == [
        "b * &", "d.png", "mailto:e@f.g", "mailto:h", "https://i.j", "K",
      ])
    #expect(reading.links.map(\.target.title) == ["t <", nil, nil, nil, nil, nil])
    #expect(
      reading.links.map(\.words) == ["a", "c", "e@f.g", "mailto:h", "https://i.j", "l"])
  }

  @Test(arguments: [
    // The first definition counts; labels are compared without case and white space.
    (reference("(text \"The\") (soft_break \"\\n\") (text \"Book\")"), "The Book -> /1"),
    (reference("(text \"x\")", "THE  book"), "x -> /1"),
    (reference("(text \"the book\")", ""), "the book -> /1"),
    (reference("(text \"ẞ\")"), "ẞ -> /ss"),
    (reference("(text \"nowhere\")"), ""),
    // A label that is not defined leaves the text of both pairs alone.
    (reference("(text \"the book\")", "nowhere"), ""),
    // …but may itself be the text or the label of its neighbours.
    (reference("(text \"x\")", "nowhere") + reference("(text \"the book\")"), "nowhere -> /1"),
    (reference("(text \"x\")", "the book") + reference("(text \"ss\")"), "x -> /1, ss -> /ss"),
    (reference("(text \"x\")") + reference("(text \"the book\")", "ss"), "x -> /1, ss -> /ss"),
    (reference("(text \"x\")") + "(text \" \")" + reference("(text \"ss\")"), "ss -> /ss"),
    // No link holds another.
    (
      reference("(text \"x \") " + reference("(text \"ss\")"), "the book"),
      "ss -> /ss, the book -> /1"
    ),
    (
      "(link (mark \"[\") \(reference("(text \"ss\")")) (mark \"](\") (destination \"/2\") (mark \")\"))",
      "ss -> /ss"
    ),
    (
      """
      (image_reference (mark "![") (link (mark "[") (text "x") (mark "](") (destination "/2") \
      (mark ")")) (mark "][") (label "ss") (mark "]"))
      """, "x -> /ss, x -> /2"
    ),
  ])
  func `are references that are defined`(spans: String, links: String) {
    let reading = WrittenTree.reading(
      "(paragraph \(spans) (newline \"\\n\"))" + definition(" the\\nbook", "/1")
        + definition("The Book", "/other") + definition("SS", "/ss"))
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
