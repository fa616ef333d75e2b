import Commonplace
import Letters
import NoteVocabulary

/// Notes in a list, a line each: the shortest id, the day it was changed, the title, the tags.
///
///     5af8  yesterday  Walden  pinned  #books/american
struct Listing {
  let library: Library
  let output: Output
  private let today: LocalTime
  /// Whether pinned notes are marked.
  private let marksPins: Bool

  /// A narrower terminal has no room for dates.
  private static let columnsForDates = 50
  /// `12 Mar 2021` and a gap.
  private static let dateColumns = 13
  /// Tags and marks give way when less is left for the title.
  private static let titleColumnsMin = 20

  init(_ library: Library, _ console: Console, marksPins: Bool = true) {
    self.library = library
    self.marksPins = marksPins
    output = console.output
    today = System.localTime(of: console.now)
  }

  func show(_ notes: [Note]) throws(Complaint) {
    for note in notes { output.line(try line(note)) }
  }

  /// The same, with the place where the words stand.
  func show(_ findings: [Finding]) throws(Complaint) {
    for finding in findings {
      output.line(try line(finding.note))
      for line in finding.snippet.line.filled(to: (output.columns ?? Int.max) - 6) {
        var indented = Line("      ")
        indented.add(line)
        output.line(indented)
      }
    }
  }

  /// How a note is named in a sentence: `5af8 'Walden'`.
  func named(_ note: Note) throws(Complaint) -> String {
    let id = try complaining { () throws(LibraryError) in try library.shortID(of: note) }
    return "\(id) '\(note.titleShown)'"
  }

  private func line(_ note: Note) throws(Complaint) -> Line {
    let id = try complaining { () throws(LibraryError) in try library.shortID(of: note) }
    var line = Line(id, .bold)
    // Four digits are enough in most libraries, and the columns stand below each other.
    line.pad(to: 6)
    let columns = output.columns ?? Int.max
    if columns >= Listing.columnsForDates {
      let moment = note.trashed ?? note.modified
      line.add(System.localTime(of: moment).said(on: today), .dim)
      line.pad(to: 6 + Listing.dateColumns)
    }
    let marks = marks(of: note)
    let room = columns - line.columns
    let isRoomy = room - marks.columns >= min(Listing.titleColumnsMin, note.titleShown.count)
    line.add(note.titleShown.cut(to: isRoomy ? room - marks.columns : room))
    if isRoomy { line.add(marks) }
    return line
  }

  /// What stands behind the title.
  private func marks(of note: Note) -> Line {
    var marks = Line()
    if marksPins, note.isPinned { marks.add("  pinned", .dim) }
    for tag in note.tags {
      marks.add("  ")
      marks.add("#\(tag)", .tag)
    }
    return marks
  }
}

extension Note {
  /// The title for showing: a note may have none.
  var titleShown: String { title.isEmpty ? "(no words)" : title }
}

extension Snippet {
  /// The words, those that were looked for marked.
  fileprivate var line: Line {
    let bytes = Array(text.utf8)
    var line = Line()
    var place = 0
    for mark in marks {
      line.add(String(decoding: bytes[place..<mark.lowerBound], as: UTF8.self))
      line.add(String(decoding: bytes[mark], as: UTF8.self), .found)
      place = mark.upperBound
    }
    line.add(String(decoding: bytes[place...], as: UTF8.self))
    return line
  }
}

extension Words {
  /// The operands as one query.
  func wanted() throws(Complaint) -> Query {
    var texts: [String] = []
    for word in operands + query { texts.append(try word.text()) }
    return Query(words: texts.joined(separator: " "))
  }

  /// The operands as they were typed, for saying that nothing fits them.
  var shown: String { (operands + query).map(\.shown).joined(separator: " ") }
}
