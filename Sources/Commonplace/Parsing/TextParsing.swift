import Grammar
import MiniMarkdown
import Packrat

/// Parses texts by one of the grammars, and shows their trees: for whoever works on a grammar, and
/// for programs that want the tree of a note.
public struct TextParsing: Sendable {
  private let grammar: Choice

  /// The longest text that is parsed: 256 MB.
  public static let byteCountMax: Int = 1 << 28

  private enum Choice {
    case notes
    case libraryNotes
    case other(PegGrammar)
  }

  /// The note language.
  public static let notes: TextParsing = TextParsing(grammar: .notes)
  /// The dialect of the iOS app Library Notes.
  public static let libraryNotes: TextParsing = TextParsing(grammar: .libraryNotes)

  private init(grammar: Choice) { self.grammar = grammar }

  /// A grammar of one's own, read from its text.
  public init(grammar text: [UInt8]) throws(GrammarMistake) {
    do throws(SyntaxError) {
      grammar = .other(try PegGrammar(reading: text))
    } catch {
      throw GrammarMistake(error)
    }
  }

  /// The tree of a text.
  public func parse(_ text: [UInt8]) throws(GrammarMistake) -> ParsedText {
    switch grammar {
    case .notes: return ParsedText(NoteSyntax.tree(of: text), isNote: true)
    case .libraryNotes:
      var parser = LibraryNotesParser()
      return ParsedText(parser.tree(of: text), isNote: false)
    case .other(let grammar):
      do throws(SyntaxError) {
        var machine = Machine(grammar)
        return ParsedText(try machine.parse(text), isNote: false)
      } catch {
        throw GrammarMistake(error)
      }
    }
  }

  /// Whether edits are parsed piece by piece; a grammar of one's own is parsed afresh each time.
  public var isIncremental: Bool {
    if case .other = grammar { false } else { true }
  }

  /// The tree after a list of edits, each parsed as it comes.
  ///
  /// With `verifies`, every tree is compared with one parsed from scratch.
  public func parse(
    _ text: [UInt8], edits: [TextEdits.Edit], utf16: Bool, verifies: Bool
  ) throws(EditFailure) -> ParsedText {
    switch grammar {
    case .notes:
      let tree = try Self.edited(text, edits, utf16, verifies, MiniMarkdownParser())
      return ParsedText(tree, isNote: true)
    case .libraryNotes:
      let tree = try Self.edited(text, edits, utf16, verifies, LibraryNotesParser())
      return ParsedText(tree, isNote: false)
    case .other:
      preconditionFailure("a grammar of one's own is parsed afresh: see isIncremental")
    }
  }

  private static func edited<Rules: UnitRules & ~Copyable>(
    _ text: [UInt8], _ edits: [TextEdits.Edit], _ utf16: Bool, _ verifies: Bool,
    _ rules: consuming Rules
  ) throws(EditFailure) -> SyntaxTree {
    var parser = UnitParser(rules)
    var document = Document(text, parser: &parser)
    for (index, edit) in edits.enumerated() {
      let range = try Self.range(of: edit, number: index + 1, in: document, utf16)
      document.replace(range, with: edit.with, parser: &parser)
      guard verifies else { continue }
      let fresh = Document(document.text, parser: &parser)
      guard document.tree.tape == fresh.tree.tape else { throw .differs(edit: index + 1) }
    }
    return document.tree
  }

  private static func range<Rules: UnitRules & ~Copyable>(
    of edit: TextEdits.Edit, number: Int, in document: Document<Rules>, _ utf16: Bool
  ) throws(EditFailure) -> Range<Int> {
    let count = utf16 ? document.utf16Offset(of: document.byteCount) : document.byteCount
    guard edit.at <= count, edit.length <= count - edit.at else {
      throw .outside(edit: number, count: count)
    }
    let end = edit.at + edit.length
    guard utf16 else { return edit.at..<end }
    return document.offset(ofUTF16: edit.at)..<document.offset(ofUTF16: end)
  }
}

/// What is wrong with one of the edits, counted from 1.
public enum EditFailure: Error, Hashable, Sendable {
  /// It reaches beyond the text, which is so long.
  case outside(edit: Int, count: Int)
  /// The tree after it is not the one of the text parsed from scratch.
  case differs(edit: Int)
}
