import Packrat
import TestCorpora

/// The law: after every edit a document equals one that was parsed from its text.
struct EditLaw<Rules: MadeParser & ~Copyable>: ~Copyable {
  /// What is edited, and how.
  struct Setting: Sendable {
    var leafBytes: Int
    var kind: SmallText = .marks
    /// What the text begins as; else it is thought up.
    var text: [UInt8]?
    var byteCount: Int = 150
    var blockMax: Int = 4096
    var unitMin: Int = 1024
    /// Looking at a long text takes long, so it is not looked at after every edit.
    var editsBetweenLooks: Int = 1
    var comparesLook: Bool = true
  }

  private var parser: UnitParser<Rules>
  private var freshParser: UnitParser<Rules>
  private var document: Document<Rules>
  private var text: [UInt8]
  private var edits: RandomEdits
  private let seed: Int
  private let setting: Setting
  /// Another moment of the document, to go back to.
  private var kept: (document: Document<Rules>, text: [UInt8])

  /// With `edited` the edited document is parsed by other rules than the fresh one is.
  init(_ setting: Setting, seed: Int, edited: consuming Rules = Rules()) {
    parser = UnitParser(edited)
    freshParser = UnitParser(Rules())
    parser.rules.cuts(blocksOver: setting.blockMax, intoUnitsOf: setting.unitMin)
    freshParser.rules.cuts(blocksOver: setting.blockMax, intoUnitsOf: setting.unitMin)
    self.setting = setting
    self.seed = seed
    edits = RandomEdits(seed: seed, kind: setting.kind, byteCountMax: setting.byteCount * 2)
    text = setting.text ?? []
    if setting.text == nil {
      while text.count < setting.byteCount { text += edits.paste(5...10) }
    }
    document = Document(text, parser: &parser, leafBytes: setting.leafBytes)
    kept = (document, text)
  }

  /// Makes random edits; says what is wrong after the first that fails.
  mutating func firstFailure(edits count: Int) -> String? {
    for number in 0..<count {
      let looks = number % setting.editsBetweenLooks == 0 || number == count - 1
      let before = text
      var edit: Keystroke?
      if edits.happens(oneIn: 150) {
        if edits.happens(oneIn: 2) {
          kept = (document, text)
        } else {
          swap(&kept.document, &document)
          swap(&kept.text, &text)
        }
      } else {
        edit = edits.edit(of: text)
      }
      if let edit { replace(edit) }
      if looks, let fault = difference() { return report(fault, number, edit, before) }
      if let edit, edits.happens(oneIn: 50) {
        replace(edit.undo(in: before))
        if looks, let fault = difference() {
          return report("undone: " + fault, number, edit, before)
        }
      }
    }
    return nil
  }

  private mutating func replace(_ edit: Keystroke) {
    document.replace(edit.range, with: edit.bytes, parser: &parser)
    edit.apply(to: &text)
  }

  /// What differs from a document parsed from the same text.
  private mutating func difference() -> String? {
    if let broken = document.brokenInvariant() { return "an invariant is broken: \(broken)" }
    if document.text != text { return "the text differs" }
    let fresh = Document(text, parser: &freshParser, leafBytes: setting.leafBytes)
    let (tree, freshTree) = (document.tree, fresh.tree)
    if tree.tape != freshTree.tape {
      let place = zip(tree.tape, freshTree.tape).enumerated().first { $0.element.0 != $0.element.1 }
      return "the tree differs at entry \(place?.offset ?? -1) of \(freshTree.tape.count)"
    }
    if document.lineCount != fresh.lineCount { return "the number of lines differs" }
    guard setting.comparesLook else { return nil }
    var blocks = document.blocks
    for block in fresh.blocks {
      let other = blocks.next()
      guard other == block else {
        return "a block is \(other.map { "\($0)" } ?? "missing"), not \(block)"
      }
    }
    return nil
  }

  private func report(
    _ fault: String, _ number: Int, _ edit: Keystroke?, _ before: [UInt8]
  ) -> String {
    let text =
      before.count > 3000
      ? "\(before.count) bytes" : String(decoding: before, as: UTF8.self).debugDescription
    let change = edit.map { "\($0.range) becomes \($0.bytes)" } ?? "another moment"
    return "seed \(seed), edit \(number), leaves of \(setting.leafBytes), cut over "
      + "\(setting.blockMax) into \(setting.unitMin): \(fault), when in \(text) \(change)"
  }
}
