import History
import NoteStore
import NoteVocabulary
import SQLite
import TestCorpora
import Testing

/// Random histories of notes: versions that replace one or several earlier ones, written by clocks
/// that do not agree.
private struct RandomHistory {
  /// Parents before children.
  private(set) var texts: [ForeignText] = []

  init(of note: NoteID, using random: inout SeededGenerator) {
    for number in 0..<random.number(in: 1...24) {
      var parents: [ForeignText] = []
      for _ in 0..<(number == 0 || random.happens(percent: 3) ? 0 : random.number(in: 1...3)) {
        // Mostly one of the last, so that there are long lines of versions too.
        let place = max(0, number - 1 - random.number(below: random.happens(percent: 80) ? 2 : 9))
        if !parents.contains(where: { $0.version == texts[place].version }) {
          parents.append(texts[place])
        }
      }
      var lines = parents.last?.text.split(separator: "\n").map(String.init) ?? ["Q: fig?", "plum"]
      let line = ["word\(number)", "Q: what \(number)?", "#tag\(number % 5)"]
      lines.insert(random.one(of: line), at: random.number(in: 0...lines.count))
      if random.happens(percent: 40) { lines.remove(at: random.number(below: lines.count)) }
      let minute = random.happens(percent: 80) ? number : random.number(below: 24)
      texts.append(
        ForeignText(
          lines.map { $0 + "\n" }.joined(), of: note, after: parents, minute: Int64(minute),
          by: "copy \(random.number(below: 3))"))
    }
  }

  /// The same versions in another order in which parents come first.
  func shuffled(using random: inout SeededGenerator) -> [ForeignText] {
    var waiting = texts
    var order: [ForeignText] = []
    var known: Set<ContentID> = []
    while !waiting.isEmpty {
      let ready = waiting.indices.filter { known.isSuperset(of: waiting[$0].version.parents) }
      let text = waiting.remove(at: random.one(of: ready))
      known.insert(text.version.id)
      order.append(text)
    }
    return order
  }
}

@Suite struct `Versions of texts` {
  private let library: TestLibrary
  private let other: TestLibrary
  private static let notes = (UInt8(1)...40).map { TestLibrary.id($0) }

  init() throws {
    library = try TestLibrary()
    other = try TestLibrary()
  }

  /// Takes in the versions of a note, some in one transaction and some in several.
  private func take(
    _ texts: [ForeignText], into library: TestLibrary, using random: inout SeededGenerator
  ) throws {
    var rest = texts[...]
    while !rest.isEmpty {
      let some = rest.prefix(random.number(in: 1...8))
      rest = rest.dropFirst(some.count)
      _ = try library.store.write(at: TestLibrary.moment(100)) { writing throws(NoteStoreError) in
        for text in some { _ = try writing.take(text.version, settingTo: .text(text.text)) }
      }
    }
  }

  @Test(arguments: 1...3)
  func `say the same in whatever order they came`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var several = 0
    for id in Self.notes {
      let history = RandomHistory(of: id, using: &random)
      try take(history.texts, into: library, using: &random)
      try take(history.shuffled(using: &random), into: other, using: &random)
      if try library.heads(id).count > 1 { several += 1 }
      for text in history.texts {
        for library in [library, other] {
          let kept = try library.store.text(ofVersion: text.version.id)?.shown
          #expect(kept == text.text, "\(seed), \(id)")
        }
      }
    }
    #expect(several > 10)
    try expectNewestInBody(library)
    try expectNewestInBody(other)
    let derived = try library.derived()
    #expect(try other.derived() == derived)
    #expect(try library.store.check { _ in }.damages == [])
    #expect(try other.store.check { _ in }.damages == [])
    try library.store.deriveAnew(at: TestLibrary.moment(300))
    #expect(try library.derived() == derived)
    try editAll(&random)
    let edited = try library.derived()
    try library.store.deriveAnew(at: TestLibrary.moment(300))
    #expect(try library.derived() == edited)
  }

  /// Readers go on where they are: each note is edited, which replaces what was shown.
  private func editAll(_ random: inout SeededGenerator) throws {
    for id in Self.notes {
      let shown = try #require(try library.store.shownText(of: id))
      let state = random.happens(percent: 20)
      if state { try library.set(.state, of: id, to: .text("trash"), minute: 200) }
      try library.write(shown.text.shown + "more\n", as: id, minute: 201)
      let heads = Set(try library.heads(id))
      #expect(heads.isDisjoint(with: shown.replaced))
      #expect(heads.isSuperset(of: Set(shown.heads.map(\.id)).subtracting(shown.replaced)))
      #expect(try library.store.note(id)?.trashed == nil)
    }
    try expectNewestInBody(library)
  }

  /// The text of the newest head is the one in `body`; every other stands in one place, or one way
  /// leads back to it.
  private func expectNewestInBody(_ library: TestLibrary) throws {
    let connection = try Connection(to: library.folder.bytes("library"), .reading)
    for id in Self.notes {
      let head = try connection.cell(
        """
        select v.id from body b
        join version v on v.seq = b.head
        join note_key k on k.n = b.note
        where k.id = ?
        """, .text(id.digits))
      #expect(head == .blob(try #require(try library.heads(id).last).bytes))
    }
    #expect(
      try connection.cell(
        """
        select count(*) from version v
        where v.field = 'text'
          and (v.value is not null) + exists (select 1 from body where head = v.seq)
            + exists (select 1 from version w where w.back_of = v.seq) <> 1
        """) == 0)
  }
}
