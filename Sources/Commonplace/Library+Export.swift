import Formats
import History
import NoteStore
import NoteVocabulary

/// Writing notes for other programs.
extension Library {
  /// A note as a Markdown file: what is known of it, then its text byte by byte. Imported into
  /// another library, it is the same note.
  public func markdown(of note: Note) throws(LibraryError) -> [UInt8] {
    try asking { () throws(NoteStoreError) in
      let text = try store.text(of: note.id) ?? NoteText("")
      guard let present = try store.present(of: note.id) else { return text.bytes }
      var file = MarkdownFile(text: text)
      file.id = note.id
      file.tags = present.tags
      file.folder = present.folder
      file.isPinned = present.isPinned
      file.created = present.created
      file.meta = present.meta
      if case .text(let lines) = present.value(of: .frontMatter) { file.kept = lines }
      return file.bytes
    }
  }
}
