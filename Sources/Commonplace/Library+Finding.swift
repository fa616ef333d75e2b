import Letters
import NoteStore
import NoteVocabulary

/// A note that was found, and why.
public struct Finding: Hashable, Sendable {
  public let note: Note
  /// The place in its text where the words stand.
  public let snippet: Snippet
}

/// Notes that were found, however many: no more than one is held.
public struct FoundNotes {
  private var numbers: ArraySlice<Int64>
  private let library: Library

  init(_ numbers: [Int64], in library: Library) {
    self.numbers = numbers[...]
    self.library = library
  }

  /// How many are left.
  public var count: Int { numbers.count }

  /// The next one; nothing at the end.
  public mutating func next() throws(LibraryError) -> Note? {
    while let number = numbers.popFirst() {
      let note = try library.asking { () throws(NoteStoreError) in
        try library.store.note(number: number)
      }
      // Another program may have removed it since it was found.
      if let note { return note }
    }
    return nil
  }
}

/// Finding notes.
extension Library {
  /// The notes outside the trash that fit every term: pinned ones first, then the best matches.
  public func notes(fitting query: Query, countMax: Int) throws(LibraryError) -> [Note] {
    let wanted = Wanted(query)
    return try asking { () throws(NoteStoreError) in
      try store.notes(holding: wanted.phrases, tagged: wanted.tags, countMax: countMax)
    }
  }

  /// The same, to be read one by one.
  public func foundNotes(fitting query: Query, countMax: Int) throws(LibraryError) -> FoundNotes {
    let wanted = Wanted(query)
    let numbers = try asking { () throws(NoteStoreError) in
      try store.numbers(holding: wanted.phrases, tagged: wanted.tags, countMax: countMax)
    }
    return FoundNotes(numbers, in: self)
  }

  /// The same, each with the place where the words stand.
  public func findings(fitting query: Query, countMax: Int) throws(LibraryError) -> [Finding] {
    let words = Wanted(query).words
    var findings: [Finding] = []
    for note in try notes(fitting: query, countMax: countMax) {
      findings.append(
        Finding(note: note, snippet: Snippet(of: try text(of: note), showing: words)))
    }
    return findings
  }
}

/// A word to mark in what was found.
struct WantedWord: Hashable, Sendable {
  let letters: [UInt8]
  /// Whether the word that is found may go on.
  let isBeginning: Bool

  func fits(_ word: ArraySlice<UInt8>) -> Bool {
    isBeginning ? word.starts(with: letters) : word.elementsEqual(letters)
  }
}

/// A query, cut and folded as the notes are.
struct Wanted {
  private(set) var phrases: [NoteStore.Phrase] = []
  private(set) var tags: [String] = []
  private(set) var words: [WantedWord] = []

  init(_ query: Query) {
    var cutter = WordCutter()
    var folding = Folding.forNames
    for term in query.terms {
      switch term {
      case .tag(let name): tags.append(folding.folded(name))
      case .phrase(let text, let part): take(text, part, false, &cutter)
      case .beginning(let text, let part): take(text, part, true, &cutter)
      }
    }
  }

  /// What holds no words, such as a full stop, asks for nothing.
  private mutating func take(
    _ text: String, _ part: Query.Part?, _ isBeginning: Bool, _ cutter: inout WordCutter
  ) {
    let cut = cutter.words(toFind: Array(text.utf8).span)
    let goesOn = isBeginning || cut.words.last?.isLoneCharacter == true
    guard let phrase = NoteStore.Phrase(cut.strings, in: part, isBeginning: goesOn) else { return }
    phrases.append(phrase)
    for (place, word) in cut.words.enumerated() {
      let isLast = place == cut.words.count - 1
      words.append(
        WantedWord(letters: Array(cut.letters(of: word)), isBeginning: isLast && goesOn))
    }
  }
}
