import Commonplace
import NoteVocabulary

extension Command {
  static let check = Command(
    name: "check", group: .care, summary: "Look whether the library is as it was written.",
    details: [
      "Every version, answer and mark is held against its id, which is the hash of what it says. What",
      "follows from them - titles, tags, prompts, the index of words - is worked out anew and compared.",
      "Nothing is changed. The status is 1 when there is damage.",
      "",
      "'--repair' makes anew what follows from the notes; the notes themselves stay as they are. What",
      "else is damaged is for 'libnotes backup restore' or 'libnotes salvage'.",
    ],
    examples: [
      Example("check", "what is damaged, if anything is"),
      Example("check --repair", "the same, and the index of words and the like made anew"),
    ],
    options: [.repair, .json]
  ) { (words, console) throws(Complaint) in
    let library = try console.openToCheck(toRepair: words.has(.repair))
    let found = try console.check(library)
    guard words.has(.repair), found.needsRepair else {
      console.answer(found, after: nil, words)
      return found.isSound ? .done : .nothing
    }
    guard !found.hasDamagedPages else {
      console.answer(found, after: nil, words)
      throw Complaint(
        "cannot repair '\(library.path.shown)': its pages are damaged, and writing could do harm",
        hint: "'libnotes salvage FILE' saves what can be read into a new library")
    }
    try complaining { () throws(LibraryError) in try library.repair(at: console.now) }
    let left = try console.check(library)
    console.answer(left, after: found, words)
    return left.isSound ? .done : .nothing
  }
}

extension Option {
  static let repair = Option(
    name: "--repair", summary: "Make anew what follows from the notes, if it is damaged.")
}

extension Console {
  /// The library as it is, also where it may only be read.
  fileprivate func openToCheck(toRepair: Bool) throws(Complaint) -> Library {
    // What other programs wrote is not taken up: nothing is changed.
    let path = try libraryPath()
    do throws(LibraryError) {
      return try Library(at: path, for: .writing)
    } catch {
      guard !toRepair, let library = try? Library(at: path, for: .reading) else {
        throw Complaint(error)
      }
      return library
    }
  }

  fileprivate func check(_ library: Library) throws(Complaint) -> CheckReport {
    let progress = Progress("checking the library", self)
    defer { progress.end() }
    return try complaining { () throws(LibraryError) in
      try library.check { progress.tell($0) }
    }
  }

  /// `found` is what was there before a repair.
  fileprivate func answer(_ report: CheckReport, after found: CheckReport?, _ words: Words) {
    if words.has(.json) {
      output.json(.check(report, isRepaired: found != nil))
      return
    }
    for line in found?.lines ?? [] { output.line(line) }
    if found != nil { output.line("repaired: what follows from the notes was made anew") }
    for line in report.lines { output.line((found == nil ? "" : "left: ") + line) }
    if report.isSound {
      output.line(
        "no damage\(found == nil ? "" : " left"): \(counted(report.notes, "note")), "
          + "\(counted(report.versions, "version")), \(counted(report.answers, "answer"))")
    }
    if report.outsideEdits > 0 {
      let count = counted(report.outsideEdits, "note")
      output.line("\(count) changed by other programs: the next command that writes takes it up")
    }
    for remark in report.remarks { output.line(remark) }
    guard found == nil, !report.isSound else { return }
    remark(
      report.needsRepair && !report.hasDamagedPages
        ? "hint: 'libnotes check --repair' makes anew what follows from the notes"
        : "hint: 'libnotes backup list' shows the backups; 'libnotes salvage FILE' saves what is left"
    )
  }
}

extension CheckReport {
  /// A line for each kind of damage.
  fileprivate var lines: [String] {
    damages.map { damage in
      let notes = damage.notes.map { "'\($0.title)' (\($0.id.digits.prefix(8)))" }
      let places = (notes + damage.places).joined(separator: ", ")
      let more = notes.count + damage.places.count < damage.count && !places.isEmpty ? ", …" : ""
      return damage.what + (places.isEmpty ? "" : ": \(places)\(more)")
    }
  }
}

extension JSON {
  fileprivate static func check(_ report: CheckReport, isRepaired: Bool) -> JSON {
    .object([
      "sound": .truth(report.isSound), "repaired": .truth(isRepaired),
      "notes": .whole(report.notes), "versions": .whole(report.versions),
      "answers": .whole(report.answers), "outside": .whole(report.outsideEdits),
      "damages": .list(
        report.damages.map { damage in
          .object([
            "layer": .text(damage.layer), "what": .text(damage.what),
            "count": .whole(damage.count),
            "notes": .list(damage.notes.map { .text($0.id.digits) }),
            "places": .list(damage.places.map { .text($0) }),
          ])
        }), "remarks": .list(report.remarks.map { .text($0) }),
    ])
  }
}

extension JSONThing {
  static let check = JSONThing(
    name: "check", commands: ["check"],
    keys: [
      Key("sound", "true: there is no damage"),
      Key("repaired", "true: what follows from the notes was made anew; the rest is as it is now"),
      Key("notes", "how many notes were looked at"),
      Key("versions", "how many versions"),
      Key("answers", "how many answers"),
      Key("outside", "how many notes other programs changed that were not taken up yet"),
      Key("damages", "a list of damages"),
      Key("remarks", "a list of what was not looked at, and why"),
    ])

  static let damage = JSONThing(
    name: "damage", commands: [],
    keys: [
      Key("layer", "file, kept (what was written) or derived (what follows from it)"),
      Key("what", "what is damaged, and how much of it"),
      Key("count", "how often it was seen"),
      Key("notes", "the ids of the first of the notes"),
      Key("places", "the first of other places, in words"),
    ])
}
