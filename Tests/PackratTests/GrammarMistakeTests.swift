import Packrat
import Testing

@Suite struct `A mistake in a grammar` {
  static func mistake(_ text: String) -> String {
    do throws(SyntaxError) {
      _ = try PegGrammar(reading: Array(text.utf8))
      return "none"
    } catch {
      return "\(error.line):\(error.column): \(error.message)"
    }
  }

  static let mistakes: [(String, String)] = [
    ("", "1:1: expected '@graphemes' or [A-Z]"),
    ("# nothing", "1:10: expected"),
    ("a <- 'b'", "1:1: expected '@graphemes' or [A-Z]"),
    ("A = 'b'", #"1:3: expected [ \t\r\n] or '#' or '<-'"#),
    ("A <-", "1:5: expected [&!] or Atom"),
    ("A <- 'b", "1:8: expected"),
    ("A <- 'b\n'", "1:8: expected"),
    ("A <- [b", "1:8: expected '-' or Member or ']'"),
    ("A <- [b\n]", "1:8: expected"),
    ("A <- ('b'", "1:10: expected"),
    ("A <- 'b')", "1:9: expected"),
    ("A <- (b: 'b'", "1:13: expected"),
    ("A <- 'b' /", "1:11: expected"),
    ("A <- 'b' as", "1:10: 'as' belongs between the brackets of an '@' form"),
    ("A <- 'b'**", "1:10: expected"),
    ("A <- 'b'{2", "1:11: expected [0-9] or ',' or '}'"),
    ("A <- @keep(a, 'b'", "1:18: expected"),
    ("A <- 'b'\n\n  / \"c\"", "3:5: expected"),
    ("A <- 'é' }", "1:10: expected"),
    ("A <- B", "1:6: there is no rule 'B'"),
    ("A <- 'a'\nB <- A\nA <- 'b'", "3:1: a second rule 'A'"),
    ("A <- A 'a'", "1:1: rule 'A' begins with itself, and would never end"),
    ("A <- 'x'\nB <- 'b'? C\nC <- !'c' (@margin D)\nD <- 'd' / B", "2:1: rule 'B' begins"),
    ("A <- [\\p{Latin}]", "1:7: there is no class 'Latin'"),
    ("A <- [z-a]", "1:7: a range that ends before it begins"),
    ("A <- [\\u{110000}]", "1:7: no character has this number"),
    ("A <- 'b'{5,2}", "1:9: bounds that no text can keep"),
    ("A <- 'b'{0}", "1:9: bounds that no text can keep"),
    ("A <- 'b'{}", "1:9: bounds that no text can keep"),
    ("A <- 'b'{10001}", "1:9: bounds that no text can keep"),
    ("A <- 'b'{1,99999999999999999999}", "1:9: bounds that no text can keep"),
    ("A <- b", "1:6: 'b' belongs between the brackets of an '@' form"),
    ("A <- 'b' 3", "1:10: '3' belongs between the brackets of an '@' form"),
    ("A <- 'b' -", "1:10: '-' belongs between the brackets of an '@' form"),
    ("A <- @nothing('b')", "1:6: there is no '@nothing' with so many parts"),
    ("A <- @keep(a)", "1:6: there is no '@keep' with so many parts"),
    ("A <- @margin('a')", "1:6: there is no '@margin' with so many parts"),
    ("A <- @before[a]", "1:6: '@before' takes no set of characters"),
    ("A <- @after('a')", "1:6: there is no '@after' with so many parts"),
    ("A <- @becomes('a')", "1:15: expected a word"),
    ("A <- @columns(a)", "1:15: expected a number"),
    ("A <- @keep('a', 'b')", "1:12: expected a word"),
    ("A <- @same(a)", "1:12: nothing is kept as 'a' before"),
    ("A <- @keep(a, 'b')\nB <- @same(a)", "2:12: nothing is kept as 'a' before"),
    (
      "A <- @keep(a, 'b') @keep(b, 'b') @keep(c, 'b') @keep(d, 'b') @keep(e, 'b')",
      "1:68: more than 4 rows kept in one rule"
    ),
    ("A <- @twin('ab')", "1:12: expected a literal of one byte"),
    ("A <- @run(a, b, c)", "1:11: 'a' belongs"),
    ("A <- @run('*', 'b', c)", "1:16: expected a word"),
    ("A <- @open([x], b, c)", "1:12: expected a literal"),
    ("A <- @words('a')", "1:13: expected a set of characters"),
    ("A <- @words([a], 'ab')", "1:18: expected a literal that does not begin in the set"),
    ("A <- @words([a], '123456789')", "1:18: expected at most 8 bytes, none of them zero"),
    ("A <- @units('a', 'b')", "1:13: expected the name of a rule"),
    ("A <- 'a'\nB <- @units(A, A)", "2:6: '@units' belongs in the first rule"),
    ("A <- @reach('a')", "1:1: '@reach' and '@pairs' hold a repetition"),
    ("A <- @pairs('a', b, c)", "1:1: '@reach' and '@pairs' hold a repetition"),
    ("A <- (a: 'a' @tree('b'))", "1:1: '@tree' holds a repetition or a '@within'"),
    ("A <- (a: 'a' @tree('b'{1,2}))", "1:1: '@tree' holds a repetition or a '@within'"),
    ("A <- 'a' @tree('b'*)", "1:1: '@tree' belongs in a rule of the form"),
    ("A <- (a: @tree('b'*) @tree('c'*))", "1:1: '@tree' belongs in a rule of the form"),
    ("A <- (a: 'a' ('b' @tree('b'*)))", "1:1: '@tree' belongs in a rule of the form"),
  ]

  @Test(arguments: mistakes)
  func `is said with its place`(text: String, message: String) {
    let said = Self.mistake(text)
    #expect(said.hasPrefix(message), "\(text.debugDescription): \(said)")
  }

  @Test func `is that there are too many kinds`() {
    func grammar(_ count: Int) -> String {
      "A <- " + (0..<count).map { "'a' as k\($0)" }.joined(separator: " ")
    }
    #expect(Self.mistake(grammar(127)) == "none")
    #expect(Self.mistake(grammar(128)) == "1:1: more than 127 kinds of nodes")
  }

  @Test func `is shown in its line`() {
    do throws(SyntaxError) {
      _ = try PegGrammar(reading: Array("A <- 'a'\n\t/ é Ba\n".utf8))
      Issue.record("this is no grammar")
    } catch {
      #expect(error.picture == "\t/ é Ba\n\t  ^")
    }
  }
}
