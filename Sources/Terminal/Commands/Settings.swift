import Commonplace

extension Command {
  private static let reset = Option(
    name: "--reset", summary: "Set it back to what it is where nobody has chosen.")

  static let settings = Command(
    name: "settings", group: .care,
    operands: Operands(
      "[KEY [VALUE]]", [.oneOf(Setting.all.map(\.key)), .words], 0...2),
    summary: "Show what is set, or set it.",
    details: Setting.all.map {
      .row($0.key, "\($0.summary) \($0.allowed.words); \($0.usual) where nobody has chosen.")
    },
    examples: [Example("settings count 10", "reviews of ten prompts")],
    options: [reset, .json]
  ) { (words, console) throws(Complaint) in
    let names = words.operands.map(\.shown)
    let chosen = try names.first.map { (name) throws(Complaint) in try setting(name) }
    if let chosen, names.count == 2 || words.has(reset) {
      guard names.count == 1 || !words.has(reset) else {
        throw .misused("'--reset' takes no value, such as '\(names[1])'")
      }
      let library = try console.openOrMake()
      let value = names.dropFirst().first
      try complaining { () throws(LibraryError) in
        try library.set(chosen, to: value, at: console.now)
      }
      let now = try complaining { () throws(LibraryError) in try library.value(of: chosen) }
      console.remark("\(chosen.key) is \(now)")
      return .done
    }
    let library = try console.open(for: .reading)
    try console.show(chosen.map { [$0] } ?? Setting.all, words, isOne: chosen != nil, in: library)
    return .done
  }

  private static func setting(_ name: String) throws(Complaint) -> Setting {
    if let setting = Setting.all.first(where: { $0.key == name }) { return setting }
    let near = nearest(to: name, among: Setting.all.map(\.key))
    throw Complaint(
      "no setting '\(name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "'libnotes settings' lists them")
  }
}

extension Console {
  fileprivate func show(
    _ settings: [Setting], _ words: Words, isOne: Bool, in library: Library
  ) throws(Complaint) {
    var pairs: [JSON.Pair] = []
    for setting in settings {
      let value = try complaining { () throws(LibraryError) in try library.value(of: setting) }
      pairs.append(JSON.Pair(key: setting.key, value: .text(value)))
      guard !words.has(.json) else { continue }
      // One that is asked for is answered alone, for scripts.
      guard !isOne else { return output.line(value) }
      var line = Line(setting.key, .bold)
      line.pad(to: 12)
      line.add(value)
      line.pad(to: 20)
      line.add(setting.summary, .dim)
      output.line(line)
    }
    if words.has(.json) { output.json(.object(pairs)) }
  }
}
