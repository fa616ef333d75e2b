import Grammar

extension PegGrammar {
  /// Reads a grammar, or says where it is wrong.
  package init(reading text: [UInt8]) throws(SyntaxError) {
    var parser = PegParser()
    var tape: [Tape.Entry] = []
    let result = unsafe text.withUnsafeBufferPointer { window in
      unsafe parser.parseUnit(in: window, at: 0, entry: .first, seam: nil, onto: &tape)
    }
    guard result.end == text.count, !tape.isEmpty else { throw try Self.mistake(in: text) }
    var reader = GrammarReader(SyntaxTree(text: text, tape: tape, kinds: PegParser.kinds))
    self = try reader.read()
  }

  /// Where a grammar does not follow the notation.
  private static func mistake(in text: [UInt8]) throws(SyntaxError) -> SyntaxError {
    var machine = Machine(try PegGrammar(reading: GrammarText.peg))
    do throws(SyntaxError) {
      _ = try machine.parse(text)
      preconditionFailure("the machine reads a grammar that the generated parser does not")
    } catch {
      return error
    }
  }
}
