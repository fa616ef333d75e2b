import History
import NoteStore
import NoteVocabulary

/// A command that wrote something.
public struct DoneCommand: Hashable, Sendable {
  /// What was typed, shortened.
  public let words: String
  public let time: Moment
  /// The notes it changed or asked about, in the order they came into the library.
  public let notes: [NoteID]
  let kept: KeptCommand
}

/// What became of taking a command back.
public struct UndoReport: Hashable, Sendable {
  public let command: DoneCommand
  /// What was set to something else since, and stays so.
  public let left: [Left]

  public struct Left: Hashable, Sendable {
    public let note: NoteID
    /// `folder`, `pinned`, `tag books` …
    public let what: String
  }
}

/// Undo across runs.
extension Library {
  /// Begins a command: what is written from here on is taken back together. `words` are shown to
  /// the reader who takes it back.
  public func begin(_ words: String) { store.begin(words) }

  /// What `undo` would take back; nothing if there is nothing.
  public func commandToUndo() throws(LibraryError) -> DoneCommand? {
    try asking { () throws(NoteStoreError) in try store.commandToUndo().map(done) }
  }

  /// What `redo` would do again; nothing if there is nothing.
  public func commandToRedo() throws(LibraryError) -> DoneCommand? {
    try asking { () throws(NoteStoreError) in try store.commandToRedo().map(done) }
  }

  /// Takes the last command back that was not; nothing if there is none.
  public func undo(at now: Moment) throws(LibraryError) -> UndoReport? {
    try takeBack(commandToUndo(), toDo: "undo", at: now)
  }

  /// Does again what was taken back last; nothing if something else was done since.
  public func redo(at now: Moment) throws(LibraryError) -> UndoReport? {
    try takeBack(commandToRedo(), toDo: "redo", at: now)
  }

  private func done(_ kept: KeptCommand) throws(NoteStoreError) -> DoneCommand {
    DoneCommand(
      words: kept.words, time: kept.time.moment, notes: try store.notes(changedBy: kept),
      kept: kept)
  }

  private func takeBack(
    _ command: DoneCommand?, toDo what: String, at now: Moment
  ) throws(LibraryError) -> UndoReport? {
    guard let command else { return nil }
    backUp(beforeChanging: command.notes.count, at: now)
    do throws(NoteStoreError) {
      let left = try store.takeBack(command.kept, at: now)
      return UndoReport(
        command: command,
        left: left.map { left in
          UndoReport.Left(
            note: left.note, what: left.field.name.split(separator: ":").joined(separator: " "))
        })
    } catch .changedSince(let id) {
      let note = try note(named: id.digits)
      throw LibraryError(
        "cannot \(what) '\(command.words)': '\(note.title)' was changed since, in the same place",
        hint: "'libnotes history \(try shortID(of: note))' shows its versions")
    } catch {
      throw LibraryError(error, trying: .write, path)
    }
  }
}
