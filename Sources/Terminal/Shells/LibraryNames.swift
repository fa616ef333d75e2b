import Commonplace
import NoteVocabulary

/// The names a reader has given, as far as the library can be read: completion never complains.
struct LibraryNames {
  private let path: Path?
  private let library: Library?

  /// So many notes are offered at most.
  private static let countMax = 50

  init(_ console: Console) {
    path = try? console.libraryPath()
    library = try? console.open(for: .reading)
  }

  var tags: [String] { (try? library?.tagNames()) ?? [] }
  var folders: [String] { (try? library?.folderNames()) ?? [] }
  var books: [String] { (try? library?.bookTitles()) ?? [] }

  /// The backups, which may be there although the library is not.
  var backups: [Completion.Candidate] {
    guard let path, let backups = try? Library.backups(of: path) else { return [] }
    return backups.map { Completion.Candidate(value: $0.name, summary: $0.made.utc) }
  }

  /// The notes in the trash.
  var trashed: [Completion.Candidate] { titles(of: try? library?.trash()) }

  /// The notes whose title or id goes on from what is typed.
  func notes(_ typed: String) -> [Completion.Candidate] {
    guard let library else { return [] }
    if typed.isEmpty || "@last".hasPrefix(typed), typed.count < 5 {
      return titles(of: typed.isEmpty ? try? library.notes(countMax: Self.countMax) : [])
        + [Completion.Candidate(value: "@last", summary: "the note that was written last")]
    }
    let byID = (try? library.note(named: typed)).map { note in
      let id = (try? library.shortID(of: note)) ?? note.id.digits
      return id.hasPrefix(typed.lowercased())
        ? [Completion.Candidate(value: id, summary: note.title)] : []
    }
    // The last word may go on; those before it are looked for as they are.
    let words = typed.split(separator: " ").map(String.init)
    let terms = words.enumerated().map { place, word in
      place == words.count - 1
        ? Query.Term.beginning(word, in: .title) : Query.Term.phrase(word, in: .title)
    }
    let found = try? library.notes(fitting: Query(terms), countMax: Self.countMax)
    let going = found?.filter { $0.title.lowercased().hasPrefix(typed.lowercased()) }
    return titles(of: going) + (byID ?? [])
  }

  private func titles(of notes: [Note]?) -> [Completion.Candidate] {
    (notes ?? []).filter { !$0.title.isEmpty }.map { note in
      Completion.Candidate(
        value: note.title, summary: note.tags.map { "#\($0)" }.joined(separator: " "))
    }
  }
}
