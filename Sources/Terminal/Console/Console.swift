import Commonplace
import NoteVocabulary

/// What a command may touch: the library, its input and output, the time.
final class Console {
  let output = Output()
  let input = Input()
  var generator = Chance()
  /// The path of the library as it is given on the command line.
  var library: Word?
  /// What was typed, as it is shown to whoever takes it back.
  var typed = ""
  /// The library that was opened.
  private var opened: Library?

  /// The time; `LIBNOTES_NOW` sets it, for tests and demonstrations.
  var now: Moment {
    System.variable("LIBNOTES_NOW").flatMap { Moment(utc: String(decoding: $0, as: UTF8.self)) }
      ?? System.now
  }

  /// The reader's day.
  var today: Day { System.day(of: now) }

  /// Where the library is: `--library`, else `$LIBNOTES_LIBRARY`, else the usual place.
  func libraryPath() throws(Complaint) -> Path {
    if let library { return Path(library.bytes) }
    if let path = System.variable("LIBNOTES_LIBRARY") { return Path(path) }
    return try usualFolder().appending(Array("library.sqlite".utf8))
  }

  /// Whether the library is where nobody has chosen a place.
  var isLibraryUsual: Bool { library == nil && System.variable("LIBNOTES_LIBRARY") == nil }

  private func usualFolder() throws(Complaint) -> Path {
    let name = Array("libnotes".utf8)
    // A relative path is to be ignored, says who defined the variable.
    if let data = System.variable("XDG_DATA_HOME"), data.first == UInt8(ascii: "/") {
      return Path(data).appending(name)
    }
    guard let home = System.variable("HOME") else {
      throw Complaint(
        "no place for a library: neither LIBNOTES_LIBRARY nor HOME is set",
        hint: "'--library PATH' names one")
    }
    return Path(home).appending(Array(".local/share".utf8)).appending(name)
  }

  /// What a library is told when it is opened.
  private var occasion: Occasion {
    var chance = Chance()
    return Occasion(at: now, registry: stateFolder, using: &chance)
  }

  /// Where it is kept which file is which copy of a library; nothing where nobody says where.
  private var stateFolder: Path? {
    let name = Array("libnotes".utf8)
    if let state = System.variable("XDG_STATE_HOME"), state.first == UInt8(ascii: "/") {
      return Path(state).appending(name)
    }
    return System.variable("HOME").map {
      Path($0).appending(Array(".local/state".utf8)).appending(name)
    }
  }

  /// Opens the library, when what other programs wrote was taken up. What is written from here on is
  /// one step for `undo`.
  func open(for access: Library.Access) throws(Complaint) -> Library {
    let path = try libraryPath()
    let library = try complaining { () throws(LibraryError) in
      try Library(at: path, for: access, on: occasion)
    }
    if access == .writing { library.begin(typed) }
    opened = library
    return library
  }

  /// Makes the backup of the day if it is due. The answer is out, and nobody waits for it.
  func backUpIfDue() {
    opened?.backUpIfDue(at: now) { System.day(of: $0) }
  }

  /// Says what the reader should know of the library beside the answer.
  func tellNotices() {
    guard let opened else { return }
    var lines = opened.takeNotices()
    if let count = try? opened.outsideEdits(), count > 0 {
      let verb = count == 1 ? "is" : "are"
      lines.append("\(counted(count, "change")) by other programs \(verb) not indexed yet")
    }
    for line in lines { tell("libnotes: \(line)") }
  }

  /// Opens the library to write what may be its first note: where there is none, one is made.
  func openOrMake() throws(Complaint) -> Library {
    let path = try libraryPath()
    // Another program may be making it right now: its file is there, and empty.
    guard (try? System.isEmpty(path)) ?? true else { return try open(for: .writing) }
    do throws(Complaint) {
      try make(at: path)
    } catch {
      guard let library = try? open(for: .writing) else { throw error }
      return library
    }
    return try open(for: .writing)
  }

  /// Makes an empty library.
  func make(at path: Path) throws(Complaint) {
    if isLibraryUsual, let folder = path.folder {
      do throws(System.Refusal) {
        try System.makeFolder(folder)
      } catch {
        throw Complaint("cannot make the folder '\(folder.shown)': \(error.words)")
      }
    }
    try complaining { () throws(LibraryError) in
      _ = try Library.make(at: path, on: occasion, using: &generator)
    }
    tell("a new library at \(path.shown)")
  }

  /// Something for a person who looks on, not part of the answer.
  func remark(_ text: String) {
    if isWatched { tell(text) }
  }

  /// Whether a person sees what is not part of the answer.
  var isWatched: Bool { System.isTerminal(2) }

  /// Something that is to be known, but is not part of the answer.
  func tell(_ text: String) {
    output.flush()
    try? System.put(Array((Shown.line(text) + "\n").utf8), to: 2)
  }
}

/// Does what asks a library, and makes its refusal a complaint.
func complaining<Answer>(
  _ work: () throws(LibraryError) -> Answer
) throws(Complaint) -> Answer {
  do throws(LibraryError) {
    return try work()
  } catch {
    throw Complaint(error)
  }
}

/// Random numbers; `LIBNOTES_RANDOM` makes them the same every time, for tests and demonstrations.
struct Chance: RandomNumberGenerator {
  private var state: UInt64?

  init() {
    state = System.variable("LIBNOTES_RANDOM").flatMap {
      UInt64(String(decoding: $0, as: UTF8.self))
    }
  }

  mutating func next() -> UInt64 {
    guard let seed = state else {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
    // The steps of SplitMix64.
    state = seed &+ 0x9e37_79b9_7f4a_7c15
    var bits = seed &+ 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
