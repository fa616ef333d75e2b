import MiniMarkdown
import NoteVocabulary
import Prompts
import Testing

private func prompts(_ text: String) -> [Prompt] { NoteReading(of: Array(text.utf8)).prompts }

@Suite struct `The prompts of a note` {
  @Test func `are its quotes without their citation`() {
    let found = prompts("> So *it* ?[](goes).\n> - one\n>   more\n>\n> > inner\n>\n> On. (p. 31)\n")
    let quote = found.first { $0.kind == .quote }
    #expect(quote?.text == "So it goes.\none more\ninner\nOn.")
    #expect(quote?.front == "So *it* goes.\n- one\n  more\n\n> inner\n\nOn.")
    #expect(quote?.back == quote?.front)
    #expect(quote?.citation == "p. 31")
    #expect(quote?.range == 0..<66)
    #expect(found.map(\.kind) == [.quote, .cloze])
  }

  @Test func `are its questions`() {
    #expect(
      prompts("- Q: Who *is*\n  it?\n  A: Ada,\n  of course.\n") == [
        Prompt(
          kind: .question, range: 2..<43, text: "Who is it?", front: "Who *is*\nit?",
          back: "Ada,\nof course.", citation: nil)
      ])
  }

  @Test(arguments: [
    ("?[who](Ada) wrote ?[](notes).", "[who] wrote notes.", "**Ada** wrote notes."),
    ("A ?[](x).", "A […].", "A **x**."),
    ("> ?[](Ada)\n> wrote (p. 3)", "[…]\nwrote", "**Ada**\nwrote"),
    ("1. a\n   ?[](b)\n", "a\n[…]", "a\n**b**"),
    // What follows the gap makes no link of it.
    ("?[h](x)(y)", #"\[h\](y)"#, "**x**(y)"),
    ("?[h](x): y", #"\[h\]: y"#, "**x**: y"),
    // A phrase is not made strong where that would say something else.
    ("a?[](-b-)c", "a[…]c", "a-b-c"),
    ("**a ?[](b)**", "**a […]**", "**a b**"),
    ("?[](a *b*)", "[…]", "a *b*"),
    (
      "| a | b |\n|---|---|\n| c | d |\n| ?[](e) | f |", "| a | b |\n|---|---|\n| […] | f |",
      "| a | b |\n|---|---|\n| **e** | f |"
    ),
  ])
  func `are its clozes in their passage`(text: String, front: String, back: String) throws {
    let prompt = try #require(prompts(text).first { $0.kind == .cloze })
    #expect(prompt.front == front)
    #expect(prompt.back == back)
  }

  @Test func `are as many as there are clozes, each with its phrase`() {
    let found = prompts("> ?[](a) and ?[](b)\n>\n> c (p. 2)")
    #expect(found.filter { $0.kind == .cloze }.map(\.text) == ["a", "b"])
    #expect(found.map(\.citation) == ["p. 2", "p. 2", "p. 2"])
  }

  @Test(arguments: [
    "", "text", "> ", ">\n>\n", "Q:\nA:", "Q: a\nA:", "Q:\nA: b", "?[h]()", "# ?[](a)",
    "tl;dr: ?[](a)", "`?[](a)`", "```\nQ: a\nA: b\n```",
  ])
  func `are none where nothing is asked`(text: String) {
    #expect(prompts(text) == [])
  }

  @Test func `can be shown whatever bytes they are made of`() {
    let bytes = Array("> a".utf8) + [0xFF] + Array(" ?[](".utf8) + [0xC3] + Array(")".utf8)
    let found = NoteReading(of: bytes).prompts
    #expect(found.map(\.text) == ["a\u{FFFD} \u{FFFD}", "\u{FFFD}"])
  }

  @Test func `are bounded in the strangest note`() {
    let clozes = String(repeating: "?[](a) ", count: PromptLimits.clozesInPassageMax + 1)
    #expect(prompts(clozes).count == PromptLimits.clozesInPassageMax)
    #expect(prompts("\(clozes)\n\n?[](b)").map(\.text).last == "b")
    let long = String(repeating: "a", count: PromptLimits.passageBytesMax - 6)
    #expect(prompts("\(long)?[](b)").count == 1)
    #expect(prompts("\(long)?[](bc)").count == 0)
    let many = String(repeating: "?[](a)\n\n", count: PromptLimits.promptsMax + 1)
    #expect(prompts(many).count == PromptLimits.promptsMax)
  }
}
