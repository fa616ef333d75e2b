import Foundation

/// What a program took that was run to its end.
struct Spent {
  /// From its start to its end.
  var nanoseconds: Int
  /// Its own time and the system's for it.
  var ownNanoseconds: Int
  /// The most memory it had.
  var memoryBytes: Int
  var answer: String
}

/// A program that is measured as a person runs it: a fresh process each time.
struct Program {
  let path: String

  /// Ours, as `make binary` leaves it.
  static let libnotes = Program(path: ".build/release/libnotes")
  /// Nothing where it is not installed.
  static let sqlite = Program(named: "sqlite3")
  static let python = Program(named: "python3")

  private init(path: String) { self.path = path }

  private init?(named name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
  }

  /// Runs it; nothing when it could not be run or did not end well. What it says on standard error
  /// is let go, what it answers is kept if that is asked for.
  func run(_ arguments: [String], keepsAnswer: Bool = false) -> Spent? {
    let answerPath = keepsAnswer ? "\(Scratch.folder)/answer" : "/dev/null"
    var files: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, answerPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    var words = Program.listed([path] + arguments)
    var surroundings = Program.listed(["HOME=\(Scratch.folder)", "PATH=/usr/bin:/bin"])
    defer { for word in words + surroundings { free(word) } }

    var process: pid_t = 0
    var status: Int32 = 0
    var usage = rusage()
    let start = nanoseconds()
    guard posix_spawn(&process, path, &files, nil, &words, &surroundings) == 0,
      wait4(process, &status, 0, &usage) == process, status == 0
    else { return nil }
    let end = nanoseconds()
    #if os(Linux)
      let memoryUnit = 1024
    #else
      let memoryUnit = 1
    #endif
    return Spent(
      nanoseconds: end - start,
      ownNanoseconds: usage.ru_utime.nanoseconds + usage.ru_stime.nanoseconds,
      memoryBytes: usage.ru_maxrss * memoryUnit,
      answer: keepsAnswer ? (try? String(contentsOfFile: answerPath, encoding: .utf8)) ?? "" : "")
  }

  /// As C wants a list of strings.
  private static func listed(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var list: [UnsafeMutablePointer<CChar>?] = []
    for word in words { list.append(strdup(word)) }
    list.append(nil)
    return list
  }
}

extension timeval {
  fileprivate var nanoseconds: Int { Int(tv_sec) * 1_000_000_000 + Int(tv_usec) * 1000 }
}

/// The median wall time of each contestant, who take turns; nothing for one that fails.
func medians(rounds: Int, of contestants: [(Int) -> Spent?]) -> [Quantity] {
  var times = [[Int]](repeating: [], count: contestants.count)
  for round in 0..<rounds {
    for (index, contestant) in contestants.enumerated() {
      if let spent = contestant(round) { times[index].append(spent.nanoseconds) }
    }
  }
  return times.map { $0.count == rounds ? .nanoseconds(Times($0).median) : .unknown }
}

/// A folder for everything that is measured; it goes at the end.
enum Scratch {
  static let folder: String = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("libnotes-benchmarks-\(getpid())").path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: Scratch.folder) }
    return folder
  }()

  static func size(of path: String) -> Double {
    var status = stat()
    return stat(path, &status) == 0 ? Double(status.st_size) : .nan
  }
}
