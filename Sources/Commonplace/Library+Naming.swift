import NoteStore
import NoteVocabulary

/// How a reader names a note: by the beginning of its id, by its title, or as the last one written.
extension Library {
  /// So many digits of an id at least, so that a word is rarely taken for one.
  static let idDigitsMin = 4

  /// The note a reader means by `name`; throws when there is none, or more than one.
  public func note(named name: String) throws(LibraryError) -> Note {
    let found = try asking { () throws(NoteStoreError) in try notes(named: name) }
    guard let note = found.first else {
      throw LibraryError(
        "no note named '\(name)'", hint: "'libnotes list' shows the ids and titles of notes")
    }
    guard found.count == 1 else { throw try ambiguous(name, found) }
    return note
  }

  private func notes(named name: String) throws(NoteStoreError) -> [Note] {
    if name == "@last" { return try store.noteWrittenLast().map { [$0] } ?? [] }
    var found = try store.notes(titled: name, countMax: Library.namedMax)
    for note in try notes(withIDBeginning: name) where !found.contains(note) {
      found.append(note)
    }
    return found
  }

  private func notes(withIDBeginning name: String) throws(NoteStoreError) -> [Note] {
    let digits = name.lowercased()
    guard (Library.idDigitsMin...32).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return [] }
    return try store.notes(beginningWith: digits, countMax: Library.namedMax)
  }

  /// More notes of one name are not listed.
  private static let namedMax = 10

  private func ambiguous(_ name: String, _ notes: [Note]) throws(LibraryError) -> LibraryError {
    var listed: [String] = []
    for note in notes { listed.append("\(try shortID(of: note)) \(note.title)") }
    let count = notes.count < Library.namedMax ? "\(notes.count)" : "\(notes.count) or more"
    return LibraryError(
      "'\(name)' names \(count) notes: \(listed.joined(separator: ", "))",
      hint: "the id before each title names it alone")
  }
}
