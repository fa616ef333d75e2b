/// The notes of a reader who has kept them for years: Markdown files of about 0.9 KB, some with
/// front matter, a few about a book.
package struct NoteFiles: Sendable {
  private let seed: UInt64

  package init(seed: UInt64 = 1) { self.seed = seed }

  /// The name of a file, and the folder it lies in: a folder of many thousand files is slow.
  package static func path(of number: Int) -> (folder: String, name: String) {
    (padded(number / 1000, to: 3), "note-\(padded(number, to: 6)).md")
  }

  /// What stands in a file.
  package func contents(of number: Int) -> [UInt8] {
    var prose = Prose(
      seed: seed &+ UInt64(number) &* 1_000_003,
      decorations: [(2, .emphasis), (1, .strong), (1, .link), (1, .noteLink)], width: nil)
    // Most notes are short, a few are long.
    let bytes = 60 + prose.random.number(below: 30) * prose.random.number(below: 55)
    if prose.random.happens(percent: 30) { frontMatter(&prose) }
    prose.write("# ")
    title(&prose)
    prose.endLine()
    prose.endLine()
    let start = prose.text.count
    repeat { entry(&prose) } while prose.text.count - start < bytes
    for _ in 0..<prose.random.number(in: 0...3) {
      tag(&prose)
      prose.write(" ")
    }
    prose.endLine()
    return prose.text
  }

  /// More for the same note.
  package func paragraphs(of number: Int, bytes: Int) -> [UInt8] {
    Corpus.notes.text(bytes: bytes, seed: seed &+ UInt64(number))
  }

  private func frontMatter(_ prose: inout Prose) {
    prose.write("---\n")
    if prose.random.happens(percent: 20) {
      prose.write("title: ")
      title(&prose)
      prose.write("\nauthor: ")
      prose.words(2...2)
      prose.write("\nyear: ")
      prose.write(number: prose.random.number(in: 1600...1950))
      prose.endLine()
    }
    if prose.random.happens(percent: 60) {
      prose.write("folder: Folder ")
      prose.write(number: prose.random.number(below: 40))
      prose.endLine()
    }
    prose.write("created: 20")
    for (range, before) in [(10...25, ""), (10...12, "-"), (10...28, "-")] as [(_, StaticString)] {
      prose.write(before)
      prose.write(number: prose.random.number(in: range))
    }
    prose.write("T09:30:00Z\n---\n")
  }

  private func title(_ prose: inout Prose) {
    prose.keyword()
    prose.write(" ")
    prose.words(1...3)
    prose.write(" ")
    prose.keyword()
  }

  private func entry(_ prose: inout Prose) {
    switch prose.random.number(below: 100) {
    case ..<65: NotesCorpus.thought(&prose)
    case ..<77: NotesCorpus.quote(&prose)
    case ..<87: NotesCorpus.list(&prose)
    case ..<93: NotesCorpus.question(&prose)
    default: cloze(&prose)
    }
  }

  private func cloze(_ prose: inout Prose) {
    prose.sentences(1...2)
    prose.write(" The ?[")
    prose.word()
    prose.write("](")
    prose.words(1...3)
    prose.write(") ")
    prose.sentences(1...1)
    prose.endLine()
    prose.endLine()
  }

  /// A hundred tags in three levels, the first ones more often.
  private func tag(_ prose: inout Prose) {
    let number = prose.random.number(below: 1 + prose.random.number(below: 100))
    prose.write("#topic-")
    prose.write(number: number % 7)
    if number > 6 {
      prose.write("/part-")
      prose.write(number: number % 31)
    }
    if number > 40 {
      prose.write("/piece-")
      prose.write(number: number)
    }
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
