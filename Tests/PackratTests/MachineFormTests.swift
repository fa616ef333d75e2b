import Testing

/// What each form of the notation takes and writes, and what it refuses.
@Suite struct `The machine, for the forms` {
  static let places: [MachineCase] = [
    MachineCase(
      "@after", "A <- (@after[ ] 'b' as x / . as y)*",
      [("b b", "x'b' y' ' x'b'"), ("ab", "y'ab'")], not: []),
    MachineCase(
      "@after, as a condition", "A <- 'a' as y @after[^a] 'b' as x / 'c' as y @after[bc] 'b' as x",
      [("cb", "y'c' x'b'")], not: ["ab"]),
    MachineCase(
      "@keep and @same", "A <- @keep(row, [`~]+) as o 'x' as t @same(row) as c",
      [("``x``", "o'``' t'x' c'``'"), ("~x~", "o'~' t'x' c'~'")],
      not: ["``x`", "``x~~", "`~x`~", "`x``"]),
    MachineCase(
      "@keep in a rule that contains itself",
      "A <- @keep(row, '`'+) as o A? 'x'? as t @same(row) as c",
      [("``x``", "o'``' t'x' c'``'")], not: ["``x`"]),
    MachineCase(
      "@most", "A <- @most(2, 'a'*) as x", [("", ""), ("aa", "x'aa'")], not: ["aaa"]),
    MachineCase(
      "@deep", "A <- '(' as x @deep(2, A?) ')' as y", [("(())", "x'((' y'))'")], not: ["(((())))"]),
    MachineCase(
      "@memo", "A <- (@memo([a-z]*) '1') as x / (@memo([a-z]*) '2') as y",
      [("ab2", "y'ab2'")], not: ["ab", "ab3"]),
    MachineCase(
      "@within", "A <- (w: @within([^;]*, 'a'* as x ('b' !.)? as y)) ';' as z",
      [("aab;", "(w x'aa' y'b') z';'"), (";", "z';'")], not: ["ac;", "abb;", "aa"]),
  ]

  static let lines: [MachineCase] = [
    MachineCase(
      "@inside", "A <- (q: M @inside(M, T (N @margin T)*))\n" + line,
      [("> a\n> b", "(q m'> ' t'a' n'\n' m'> ' t'b')")], not: ["> a\nb", "> a\n > b", "> a\n>b"]),
    MachineCase(
      "@hanging", "A <- (i: @hanging(K, T (N @margin T)*, d))\n" + line,
      [
        ("- a\n  b", "(i k'- ' t'a' n'\n' d'  ' t'b')"),
        ("- a\n\tb", "(i k'- ' t'a' n'\n' d'\t' t'b')"),
      ], not: ["- a\n b", "- a\nb", "- a\n   b"]),
    MachineCase(
      "@hanging, behind a sign without white space",
      "A <- @hanging('-' as k, T (N @margin T)*, d)\n" + line,
      [("-a\n  b", "k'-' t'a' n'\n' d'  ' t'b'")], not: ["-a\n b"]),
    MachineCase(
      "@hanging, over a blank line",
      "A <- @hanging(K, T (N @margin ' '* as b (N @margin T)?)*, d)\n" + line,
      [("- a\n \n  b", "k'- ' t'a' n'\n' b' ' n'\n' d'  ' t'b'")], not: ["- a\n \n b"]),
    MachineCase(
      "@margin, of containers in each other",
      "A <- M @inside(M, @hanging(K, T (N @margin T)*, d))\n" + line,
      [("> - a\n>   b", "m'> ' k'- ' t'a' n'\n' m'> ' d'  ' t'b'")],
      not: ["> - a\n> b", "> - a\n  b", "> - a\n  > b"]),
    MachineCase(
      "@margins", "A <- M @inside(M, @hanging(K, T (N @margins T)*, d))\n" + line,
      [
        ("> - a\n>   b", "m'> ' k'- ' t'a' n'\n' m'> ' d'  ' t'b'"),
        ("> - a\n> b", "m'> ' k'- ' t'a' n'\n' m'> ' t'b'"),
        ("> - a\nb", "m'> ' k'- ' t'a' n'\n' t'b'"),
      ], not: ["> - a\n  b"]),
    MachineCase(
      "@columns", "A <- ('x' as x)? @columns(4) as i [a-z]+ as t",
      [("    a", "i'    ' t'a'"), ("  \ta", "i'  \t' t'a'"), ("\ta", "i'\t' t'a'")],
      not: ["   a", "x\ta", "     a"]),
  ]

  static let line: String = """
    M <- '> ' as m
    K <- '- ' as k
    T <- [a-z]+ as t
    N <- '\\n' as n
    """

  static let delimiters: [MachineCase] = [
    MachineCase(
      "@pairs and @run", "A <- @pairs(P*, text, mark)\nP <- [a-z ]+ as text / @run('*', one, two)",
      [
        ("a *b* c", "text'a ' (one mark'*' text'b' mark'*') text' c'"),
        ("***a***", "(one mark'*' (two mark'**' text'a' mark'**') mark'*')"),
        ("**a* b", "text'*' (one mark'*' text'a' mark'*') text' b'"),
        ("*a **b*", "text'*a *' (one mark'*' text'b' mark'*')"),
        ("a * b*", "text'a * b*'"),
      ], not: ["*a* 1"]),
    MachineCase(
      "@run, where one alone means nothing",
      "A <- @pairs(P*, text, mark)\nP <- [a-z]+ as text / @run('~', -, two)",
      [("~~a~~", "(two mark'~~' text'a' mark'~~')"), ("~a~", "text'~a~'"), ("~~a~", "text'~~a~'")],
      not: ["~~1~~"]),
    MachineCase(
      "@run, not within words",
      "A <- @pairs(P*, text, mark)\nP <- [a-z]+ as text / @run('_', one, two, outside)",
      [("_a_", "(one mark'_' text'a' mark'_')"), ("a_b_c", "text'a_b_c'"), ("_a_b", "text'_a_b'")],
      not: ["_a_ "]),
    MachineCase(
      "@open and @close", brackets,
      [
        ("[a](b)", "(link mark'[' text'a' mark'](' to'b' mark')')"),
        ("x[a][b]", "text'x' (ref mark'[' text'a' mark'][' label'b' mark']')"),
        ("[a] b", "(ref mark'[' text'a' mark']') text' b'"),
        ("[a[b](c)](d)", "text'[a' (link mark'[' text'b' mark'](' to'c' mark')') text'](d)'"),
        ("[a ] [] a] [", "(ref mark'[' text'a ' mark']') text' [] a] ['"),
      ], not: ["[a](1)"]),
    MachineCase(
      "@twin", "A <- (@twin('`') '`'+ as o [a-z]+ as c '`'+ as e / ('`'+ / .) as t)*",
      [
        ("``a``", "o'``' c'a' e'``'"), ("``a`", "t'``a`'"), ("`a", "t'`a'"),
        ("``a`b`", "t'``a' o'`' c'b' e'`'"),
      ], not: []),
    MachineCase(
      "@words", "A <- (@words([^:\\n], '://') as w / . as o)*",
      [
        ("see ab://c", "w'see ' o'ab:' w'//c'"), ("a b:/", "w'a b' o':' w'/'"),
        ("a b  \nc", "w'a b' o'  \n' w'c'"), ("a ", "w'a' o' '"),
      ], not: []),
    MachineCase(
      "@words, at least one", "A <- @words([a-z]) as w", [("ab", "w'ab'")], not: ["", "1"]),
  ]

  static let brackets: String = """
    A <- @pairs(P*, text, mark)
    P <- [a-z ()]+ as text / @open('[', link, ref, alone) / @close(']', To, Label)
    To <- '(' as mark [a-z]+ as to ')' as mark
    Label <- '[' as mark [a-z]+ as label ']' as mark
    """

  @Test(arguments: places + lines + delimiters)
  func `runs`(example: MachineCase) throws { try example.check() }

  @Test func `lets a rule contain itself 256 deep`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    }
    let deep = nested(256)
    try MachineCase(
      "nesting", "A <- ('(' A? ')') as x", [(deep, "x'\(deep)'")], not: [nested(257)]
    ).check()
  }

  @Test func `nests margins 64 deep`() throws {
    func quoted(_ depth: Int) -> String { String(repeating: ">", count: depth) + "a" }
    let grammar = "A <- ('>' @inside('>', A) / 'a') as x"
    try MachineCase("margins", grammar, [(quoted(64), "x'\(quoted(64))'")], not: [quoted(65)])
      .check()
  }
}
