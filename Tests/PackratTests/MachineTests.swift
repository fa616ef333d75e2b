import Testing

/// What each plain expression of the notation takes and writes, and what it refuses.
@Suite struct `The machine` {
  static let characters: [MachineCase] = [
    MachineCase("a literal", "A <- 'ab' as x", [("ab", "x'ab'")], not: ["", "a", "aB", "abc"]),
    MachineCase(
      "a literal in either case", "A <- 'a-Z'i as x", [("A-z", "x'A-z'"), ("a-Z", "x'a-Z'")],
      not: ["a-y", "a\rz"]),
    MachineCase(
      "escapes", #"A <- '\n\t\r\'\\' as x"#, [("\n\t\r'\\", "x'\n\t\r'\\'")], not: ["ntr'\\"]),
    MachineCase(
      "a set", #"A <- [a-c\-é\u{2014}] as x"#, [("b", "x'b'"), ("-", "x'-'"), ("—", "x'—'")],
      not: ["d", "è", "bb"]),
    MachineCase(
      "all but a set", "A <- [^a-c] as x", [("d", "x'd'"), ("é", "x'é'")], not: ["b", ""]),
    MachineCase("any character", "A <- . as x", [("a", "x'a'"), ("👍", "x'👍'")], not: ["", "ab"]),
    MachineCase(
      "a class of Unicode", #"A <- [\p{L}\p{Nd}]+ as x"#, [("aж道9٣", "x'aж道9٣'")],
      not: ["a!", "½", "👍"]),
    MachineCase(
      "characters as a reader sees them", "@graphemes\nA <- . as x [e] as y",
      [("e\u{301}e", "x'e\u{301}' y'e'")], not: ["ee\u{301}", "e\u{301}"]),
    MachineCase(
      "@emoji", "@graphemes\nA <- @emoji as x", [("👩‍🚀", "x'👩‍🚀'"), ("1️⃣", "x'1️⃣'")],
      not: ["1", "a", "👍👍"]),
  ]

  static let plain: [MachineCase] = [
    MachineCase(
      "a rule in a rule", "A <- B B\nB <- 'b' as x / '(' as y B ')' as y",
      [("b((b))", "x'b' y'((' x'b' y'))'")], not: ["b", "b(b", "b()"]),
    MachineCase(
      "a sequence", "A <- 'a' as x 'b' as y", [("ab", "x'a' y'b'")], not: ["a", "b", "ba"]),
    MachineCase(
      "a choice, which is not tried otherwise", "A <- ('a' as x / 'ab' as y) 'c'? as z",
      [("ac", "x'a' z'c'")], not: ["ab", "abc"]),
    MachineCase(
      "a failure that takes its nodes back", "A <- 'a' as x 'b' as y 'c' / 'a' as x 'b' as z",
      [("ab", "x'a' z'b'")], not: ["a"]),
    MachineCase(
      "as often as it fits", "A <- ('a' as x 'b' as y)*",
      [("", ""), ("abab", "x'a' y'b' x'a' y'b'")], not: ["aba"]),
    MachineCase(
      "at least once", "A <- 'a'+ as x", [("a", "x'a'"), ("aaa", "x'aaa'")], not: ["", "ab"]),
    MachineCase(
      "perhaps", "A <- 'a'? as x 'b' as y", [("ab", "x'a' y'b'"), ("b", "y'b'")], not: ["aab"]),
    MachineCase(
      "a bounded number", "A <- 'a'{2,3} as x 'a'? as y", [("aa", "x'aa'"), ("aaa", "x'aaa'")],
      not: ["a", "aaaa"]),
    MachineCase("an exact number", "A <- [a-c]{3} as x", [("abc", "x'abc'")], not: ["ab", "abca"]),
    MachineCase(
      "at least so many", "A <- ('a' 'b'){2,} as x", [("ababab", "x'ababab'")],
      not: ["ab", "ababa"]),
    MachineCase("what fits here", "A <- &'a' .+ as x", [("ab", "x'ab'")], not: ["ba", ""]),
    MachineCase("what does not", "A <- (!'ab' .)+ as x", [("acb", "x'acb'")], not: ["ab", "aab"]),
    MachineCase("the end", "A <- 'a'* as x !. ", [("aa", "x'aa'")], not: ["ab"]),
  ]

  static let trees: [MachineCase] = [
    MachineCase(
      "a branch", "A <- (a: 'x' as b ('y' as c)?) 'z'? as b",
      [("xyz", "(a b'x' c'y') b'z'"), ("x", "(a b'x')")], not: ["y"]),
    MachineCase(
      "a branch that holds nothing", "A <- (a: 'x'? as b) 'y' as c", [("y", "c'y'")], not: ["x"]),
    MachineCase(
      "neighbours of one kind", "A <- ('a' as x)* (b: 'a'? 'c' as x 'd' as x)",
      [("aacd", "x'aa' (b x'cd')")], not: ["aa"]),
    MachineCase("a leaf in a leaf", "A <- ('a' as x 'b') as y", [("ab", "y'ab'")], not: ["a"]),
    MachineCase(
      "@becomes", "A <- (a: 'x' as t ('!' as m @becomes(b))?)",
      [("x", "(a t'x')"), ("x!", "(b t'x' m'!')")], not: ["!"]),
    MachineCase(
      "@units", "A <- @units(F, B, C)\nF <- '#' as f\nB <- (b: [a-z]+ as w)\nC <- ' ' as c",
      [("#a  b", "f'#' (b w'a') c'  ' (b w'b')"), ("a", "(b w'a')"), ("", "")],
      not: ["a#", "# #"]),
    MachineCase(
      "@tree and @reach",
      "A <- (a: 'x' as m @tree(@within(@reach('b'*), B)) ';'? as m)\nB <- 'b'* as t",
      [("xbb;", "(a m'x' t'bb' m';')"), ("x", "(a m'x')")], not: ["xbc", "b"]),
  ]

  @Test(arguments: characters + plain + trees)
  func `runs`(example: MachineCase) throws { try example.check() }
}
