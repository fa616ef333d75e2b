import Foundation
import NoteVocabulary
import TestSupport
import Testing

/// The longest note there can be, and one byte more.
@Suite struct `A note of 16 MB` {
  private static let isLong = ProcessInfo.processInfo.environment["LIBNOTES_LONG"] != nil

  /// Lines, a heading at the start and a rare word at the end. The lines are words if there is time
  /// for them.
  private static func text(_ count: Int) -> [UInt8] {
    let words = "He who reads much, and walks much, goes far and knows much.\n"
    let line = Array(
      (isLong ? words : "goes far" + String(repeating: " ", count: 4_000) + "\n").utf8)
    let (start, end) = (Array("# The longest\n\n".utf8), Array("\nzyzzyva\n".utf8))
    var text = start
    text.reserveCapacity(count)
    while text.count + line.count + end.count <= count { text += line }
    text += Array(repeating: UInt8(ascii: "x"), count: count - text.count - end.count)
    return text + end
  }

  @Test func `is added, shown, edited, searched, listed and exported`() throws {
    let reader = try TestReader()
    let text = Self.text(NoteText.countMax)
    let id = try reader.libnotes("add", "-", input: text)
    #expect(try reader.program.run("show", "\(id)").output == text)
    var edited = reader
    edited.program.environment["EDITOR"] = "sed -i 's/zyzzyva/quixote/'"
    try edited.libnotes("edit", "\(id)")
    #expect(try reader.program.run("search", "zyzzyva").status == 1)
    #expect(try reader.libnotes("search", "quixote").contains("The longest"))
    #expect(try reader.libnotes("list").contains("The longest"))
    try reader.libnotes("export", "\(id)", "longest.md")
    #expect(try reader.folder.contents(of: "longest.md").count > NoteText.countMax)
    guard Self.isLong else { return }
    let other = try TestReader()
    try other.libnotes("import", "\(reader.folder.path("longest.md"))")
    let shown = try other.program.run("show", "\(id)").output
    #expect(shown == Array(text.dropLast(8)) + Array("quixote\n".utf8))
  }

  @Test func `is the longest`() throws {
    let reader = try TestReader()
    try reader.libnotes("add", "-", input: Array("a note\n".utf8))
    let before = try reader.libnotes("list", "--json")
    let text = Self.text(NoteText.countMax + 1)
    try reader.folder.write(text, to: "long.md")
    var edited = reader
    edited.program.environment["EDITOR"] = "cp \(reader.folder.path("long.md"))"
    for ended in [
      try reader.program.run("add", "-", input: text),
      try reader.program.run("append", "@last", "-", input: Array(text.dropLast())),
      try edited.program.run("edit", "@last"),
    ] {
      #expect(ended.status == 2, "\(ended.shownOutput.prefix(200))")
      #expect(ended.shownErrors.contains("16777216 bytes at most"), "\(ended.shownErrors)")
    }
    #expect(try reader.libnotes("import", "long.md").contains("too long for a note: long.md"))
    #expect(try reader.libnotes("list", "--json") == before)
    #expect(try reader.libnotes("show", "@last") == "a note")
  }
}
