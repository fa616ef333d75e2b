/// What a node of a note's tree is. The names are those of the grammar.
package enum NodeKind: String, CaseIterable, Sendable {
  // Blocks.
  case frontMatter = "front_matter"
  case blank
  case heading
  case setextHeading = "setext_heading"
  case rule
  case paragraph
  case quote
  case bulletList = "bullet_list"
  case orderedList = "ordered_list"
  case item
  case fencedCode = "fenced_code"
  case indentedCode = "indented_code"
  case table
  case tableRow = "table_row"
  case tableAlignment = "table_alignment"
  case cell
  case definition
  case footnote
  case question
  case questionText = "question_text"
  case answerText = "answer_text"
  case summary

  // Spans.
  case text
  case softBreak = "soft_break"
  case hardBreak = "hard_break"
  case emphasis
  case strong
  case strike
  case codeSpan = "code_span"
  case link
  case image
  case reference
  case imageReference = "image_reference"
  case noteLink = "note_link"
  case footnoteReference = "footnote_reference"
  case autolink
  case bareLink = "bare_link"
  case escape
  case entity
  case tag
  case cloze

  // Parts with a meaning of their own.
  case frontMatterText = "front_matter_text"
  case code
  case info
  case label
  case destination
  case title
  case noteName = "note_name"
  case shown
  case hint
  case phrase
  case task
  case alignment

  // Marks: what a person types to say what the rest is.
  case mark
  case fence
  case headingMark = "heading_mark"
  case headingClose = "heading_close"
  case underline
  case ruleMark = "rule_mark"
  case quoteMark = "quote_mark"
  case itemMark = "item_mark"
  case indent
  case cellMark = "cell_mark"
  case questionMark = "question_mark"
  case answerMark = "answer_mark"
  case summaryMark = "summary_mark"
  case space
  case newline

  /// A kind this module does not know: it is shown as it is written.
  case other
}

extension NodeKind {
  /// The kinds of the note language by their numbers on a tape.
  static let own: [NodeKind] = kinds(MiniMarkdownParser.kinds)

  /// What the names that a grammar gives to its kinds mean.
  static func kinds(_ names: [String]) -> [NodeKind] {
    names.map { NodeKind(rawValue: $0) ?? .other }
  }

  /// The kinds of a list.
  package var isList: Bool { self == .bulletList || self == .orderedList }

  /// Whether a block of this kind ends a line of plain words.
  var endsLine: Bool {
    switch self {
    case .heading, .setextHeading, .paragraph, .fencedCode, .indentedCode, .tableRow,
      .questionText, .answerText, .summary, .item, .quote, .footnote:
      true
    default: false
    }
  }

  /// Whether it stands at the start of a line and belongs to the blocks around.
  package var isMargin: Bool { self == .indent || self == .quoteMark }
}
