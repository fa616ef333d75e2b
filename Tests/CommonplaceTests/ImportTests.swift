import Commonplace
import NoteVocabulary
import Testing

@Suite struct `Importing Markdown` {
  private let test: TestLibrary
  private var library: Library { test.library }

  init() throws { test = try TestLibrary() }

  private func take(_ files: (name: String, text: String)...) throws -> ImportReport {
    test.now.milliseconds += 60_000
    return try library.importMarkdown(
      files.map {
        SourceFile(name: Array($0.name.utf8), at: Path($0.name), contents: Array($0.text.utf8))
      }, at: test.now)
  }

  @Test func `reads what is known of a note out of its front matter`() throws {
    let report = try take(
      (
        "walden.md",
        """
        ---
        title: Walden; or, Life in the Woods
        authors: [Henry David Thoreau, His Mother]
        year: 1854
        tags: [essays, "#Nature", " books / american "]
        folder: Essays
        pinned: true
        created: 2023-06-18
        rating: 4
        ---

        # Walden

        A pond. #Essays
        """
      ))
    #expect(report.added == 1)
    let note = try library.note(named: "Walden")
    #expect(note.tags == ["books/american", "Essays", "Nature"])
    #expect(note.folder == "Essays" && note.isPinned)
    #expect(note.created.utc == "2023-06-18T00:00:00Z" && note.modified == note.created)
    let book = Book(
      title: "Walden; or, Life in the Woods", author: "Henry David Thoreau and His Mother",
      year: 1854)
    #expect(note.book == book)
    #expect(try library.text(of: note).shown == "# Walden\n\nA pond. #Essays")
    #expect(try test.titles("author:thoreau") == ["Walden"])
    #expect(try test.titles("book:life") == ["Walden"])
  }

  @Test func `takes the title of the front matter where the text has no heading`() throws {
    _ = try take(("a.md", "---\ntitle: Given\n---\nFirst line.\n"), ("b.md", "First line.\n"))
    #expect(try test.titles("first").sorted() == ["First line.", "Given"])
  }

  @Test func `keeps a file without front matter byte by byte`() throws {
    _ = try take(("a.md", "\r\nNo front matter, --- nothing.\r\n"))
    let note = try library.note(named: "@last")
    #expect(try library.text(of: note).shown == "\r\nNo front matter, --- nothing.\r\n")
  }

  @Test func `changes nothing the second time`() throws {
    let text = "---\ntags: [a]\n---\n# One\n"
    _ = try take(("one.md", text))
    let before = try library.note(named: "One")
    let again = try take(("one.md", text))
    #expect(again.unchanged == 1 && again.added == 0 && again.updated == 0)
    #expect(try library.note(named: "One") == before)
  }

  @Test func `brings what was changed in the file`() throws {
    _ = try take(("one.md", "# One\n"))
    let report = try take(("one.md", "---\ntags: [a]\n---\n# One\n\nmore\n"))
    #expect(report.updated == 1)
    let note = try library.note(named: "One")
    #expect(note.tags == ["a"])
    #expect(try library.text(of: note).shown == "# One\n\nmore\n")
  }

  @Test func `knows a file by its words when it comes from another place`() throws {
    _ = try take(("one.md", "# One\n"))
    #expect(try take(("moved/one.md", "# One\n")).unchanged == 1)
    #expect(try take(("other/one.md", "# One\n\nanother\n")).added == 1)
  }

  @Test func `tells what it could not read`() throws {
    let report = try take(
      ("odd.md", "---\nauthor:\n  name: Ann\nno colon\n# a remark\n- item\n\n---\ntext"))
    #expect(report.notUnderstood.map(\.lines) == [[2, 3, 4, 6]])
  }
}
