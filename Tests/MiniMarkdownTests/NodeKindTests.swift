import MiniMarkdown
import Packrat
import Testing

@Suite struct `The kinds of nodes` {
  @Test func `are those of the grammar`() {
    let known = Set(NodeKind.allCases.map(\.rawValue)).subtracting(["other"])
    #expect(Set(NoteSyntax.tree(of: []).kinds).subtracting(["error"]) == known)
  }
}

@Suite struct `A reading` {
  @Test func `walks through every node once, in the order of the text`() {
    let text = "> - *a ?[b](c)*\n>   d\n\n| e |\n|---|\n| f |\n"
    let reading = NoteReading(text)
    var met = 0
    var covered: [UInt8] = []
    var open: [NoteReading.Node] = []
    for step in reading.walk {
      switch step {
      case .enters(let node):
        met += 1
        open.append(node)
      case .meets(let leaf):
        met += 1
        covered += reading.bytes(of: leaf)
      case .leaves(let node): #expect(open.popLast() == node)
      }
    }
    #expect(met == reading.count)
    #expect(covered == Array(text.utf8))
    #expect(open.isEmpty)
  }

  @Test func `gives the nodes below one and no others`() throws {
    let reading = NoteReading("a *b*\n\nc")
    #expect(reading.roots.map(\.kind) == [.paragraph, .blank, .paragraph])
    let paragraph = try #require(reading.roots.first { _ in true })
    #expect(reading.children(of: paragraph).map(\.kind) == [.text, .emphasis, .newline])
  }
}
