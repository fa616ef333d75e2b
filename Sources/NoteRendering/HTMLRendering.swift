import MiniMarkdown

/// A note as HTML, made by libcmark in safe mode from the note's tree.
///
/// On everything the note language shares with CommonMark it is what libcmark itself would make.
/// What CommonMark does not know gets an element with a class: `cloze`, `tag`, `question`,
/// `summary`, `note-link`. Raw HTML in a note is text.
package struct HTMLRendering: Sendable {
  /// Where the note of a name is to be found; nothing when a link to it cannot be followed.
  package var addressOfNote: @Sendable (String) -> String?

  package init(addressOfNote: @escaping @Sendable (String) -> String? = { _ in nil }) {
    self.addressOfNote = addressOfNote
  }

  package func html(of reading: NoteReading) -> String {
    var writer = HTMLWriter(reading, addressOfNote: addressOfNote)
    writer.write()
    return writer.tree.html()
  }
}
