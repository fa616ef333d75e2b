import CSQLite
import Commonplace
import NoteVocabulary
import TestSupport
import Testing

@Suite struct `Removing a note for good` {
  private let test: TestLibrary
  private var library: Library { test.library }

  init() throws { test = try TestLibrary() }

  private func again(_ note: Note) throws -> Note { try library.note(named: note.id.digits) }

  private func fileHolds(_ word: String) throws -> Bool {
    let bytes = try test.folder.contents(of: "library")
    return bytes.firstRange(of: Array(word.utf8)) != nil
  }

  @Test func `leaves no word of it in the file, and nothing of any other note out`() throws {
    library.begin("add xylophone zebra")
    let note = try test.add("# xylophone\n\nzebra #quagga\n\nQ: Who?\nA: quokka")
    library.begin("other")
    let other = try test.add("# Walden\n\nA pond. #books")
    for text in ["xylophone zebra", "zebra okapi", "okapi"] { try test.edit(note, to: text) }
    try library.delete([note], at: test.now)
    let gone = try library.purge([again(note)], at: test.now)
    #expect(gone.map(\.id) == [note.id])
    for word in ["xylophone", "zebra", "quagga", "quokka", "okapi"] {
      #expect(try !fileHolds(word), "\(word)")
    }
    #expect(try library.trash().isEmpty && test.titles("") == ["Walden"])
    #expect(try library.text(of: other).shown == "# Walden\n\nA pond. #books")
    #expect(throws: LibraryError.self) { try again(note) }
  }

  @Test func `is refused for a note outside the trash`() throws {
    let note = try test.add("one")
    let error = #expect(throws: LibraryError.self) { try library.purge([note], at: test.now) }
    #expect(error?.message == "'one' is not in the trash")
    #expect(try library.text(of: note).shown == "one")
  }

  @Test func `is no step that could be taken back, and taking back others brings nothing`() throws {
    library.begin("add")
    let note = try test.add("one")
    library.begin("edit")
    try test.edit(note, to: "two")
    library.begin("delete")
    try library.delete([note], at: test.now)
    library.begin("trash purge")
    try library.purge([again(note)], at: test.now)
    for words in ["delete", "edit", "add"] {
      #expect(try library.undo(at: test.now)?.command.words == words)
    }
    #expect(try library.notes(countMax: 9).isEmpty && library.trash().isEmpty)
  }

  @Test func `happens to what has been in the trash for a month`() throws {
    let (old, young) = (try test.add("old"), try test.add("young"))
    try library.delete([old], at: test.now)
    test.now.milliseconds += 2 * 86_400_000
    try library.delete([young], at: test.now)
    test.now.milliseconds += 29 * 86_400_000
    #expect(try library.purgeOldTrash(at: test.now).map(\.id) == [old.id])
    #expect(try library.trash().map(\.id) == [young.id])
  }
}
