@testable import Packrat

/// The law: after every edit a document equals one parsed from its text.
struct EditLaw<Rules: UnitRules & ~Copyable>: ~Copyable {
  private var parser: UnitParser<Rules>
  private var freshParser: UnitParser<Rules>
  private var document: Document<Rules>
  private var text: [UInt8]
  private var editor: RandomEditor
  private let seed: UInt64
  private let shape: TreeShape
  private let comparesLook: Bool
  /// Looking at a long text takes long, so it is not looked at after every edit.
  private let editsBetweenLooks: Int
  private var looks = true
  /// Another moment of the document, to go back to.
  private var kept: (document: Document<Rules>, text: [UInt8])

  init(
    edited: consuming Rules, fresh: consuming Rules, shape: TreeShape, seed: UInt64,
    byteCount: Int = 600,
    fragments: [String] = RandomEditor.structure, comparesLook: Bool = true,
    editsBetweenLooks: Int = 1
  ) {
    parser = UnitParser(edited)
    freshParser = UnitParser(fresh)
    editor = RandomEditor(seed: seed, byteCountMax: byteCount * 5 / 2, fragments: fragments)
    self.seed = seed
    self.shape = shape
    self.comparesLook = comparesLook
    self.editsBetweenLooks = editsBetweenLooks
    text = editor.piece(bytes: byteCount)
    document = Document(text, parser: &parser, shape: shape)
    kept = (document, text)
  }

  /// Makes random edits; says what is wrong after the first that fails.
  mutating func firstFailure(edits: Int) -> String? {
    for number in 0..<edits {
      looks = number % editsBetweenLooks == 0 || number == edits - 1
      let wrong: String?
      switch editor.number(below: 300) {
      case 0:
        kept = (document, text)
        wrong = nil
      case 1:
        swap(&kept.document, &document)
        swap(&kept.text, &text)
        wrong = difference()
      case 2..<6:
        wrong = failureOfEditAndUndo()
      default:
        wrong = failure(of: editor.edit(of: text.count))
      }
      if let wrong { return "seed \(seed), edit \(number), \(shape): \(wrong)" }
    }
    return nil
  }

  private mutating func failureOfEditAndUndo() -> String? {
    let edit = editor.edit(of: text.count)
    let back = RandomEditor.Edit(
      range: edit.range.lowerBound..<edit.range.lowerBound + edit.bytes.count,
      bytes: Array(text[edit.range]))
    return failure(of: edit) ?? failure(of: back)
  }

  private mutating func failure(of edit: RandomEditor.Edit) -> String? {
    let change = document.replace(edit.range, with: edit.bytes, parser: &parser)
    text.replaceSubrange(edit.range, with: edit.bytes)
    if change.removed != edit.range || change.insertedCount != edit.bytes.count {
      return "the change says \(change), the edit was \(edit)"
    }
    let (parsed, inserted) = (change.parsed, change.inserted)
    if !edit.bytes.isEmpty
      && (parsed.lowerBound > inserted.lowerBound || parsed.upperBound < inserted.upperBound)
    {
      return "the change says \(change), and not all that came was parsed"
    }
    return difference().map { "\($0) after \(edit)" }
  }

  /// What differs from a document parsed from the same text.
  private mutating func difference() -> String? {
    guard looks else { return nil }
    if let broken = document.brokenInvariant() { return "an invariant is broken: \(broken)" }
    if document.text != text { return "the text differs" }
    let fresh = Document(text, parser: &freshParser, shape: shape)
    if document.tree.tape != fresh.tree.tape { return "the tree differs" }
    if document.lineCount != fresh.lineCount { return "the number of lines differs" }
    if comparesLook && !document.blocks.elementsEqual(fresh.blocks) {
      return "a block was examined more or less far"
    }
    return nil
  }
}
