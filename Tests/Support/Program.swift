import CFaults
import Foundation

/// A program that tests run: with any bytes as its words, in an environment of its own.
package struct Program: Sendable {
  package var path: String
  /// All of its environment, and nothing else.
  package var environment: [String: String]
  /// Where it runs.
  package var folder: URL
  /// No file may grow beyond so many bytes.
  package var fileSizeMax: Int64?
  /// What runs it, with its words: `strace -f …`.
  package var runner: [String] = []

  package init(_ path: String, in folder: URL, environment: [String: String]) {
    self.path = path
    self.folder = folder
    self.environment = environment
  }

  /// The program of this package, which was built along with the tests and lies beside them. It
  /// keeps everything in a folder.
  package static func libnotes(in folder: URL) throws -> Program {
    let path = try built("libnotes")
    let beside = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return Program(
      path, in: folder,
      environment: [
        "HOME": folder.path, "PATH": "\(beside):/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC",
      ])
  }

  package static func built(_ name: String) throws -> String {
    let places = CommandLine.arguments.map { URL(fileURLWithPath: $0) }.flatMap { place in
      // Beside the bundle of tests on Linux, four folders above on a Mac.
      [1, 5].map { above in
        (0..<above).reduce(place) { folder, _ in folder.deletingLastPathComponent() }
      }
    }
    let paths = places.map { $0.appending(path: name).path }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw NotStarted(name: name, code: ENOENT)
    }
    return path
  }

  package struct NotStarted: Error {
    package let name: String
    package let code: Int32
  }

  /// What became of it.
  package struct Ended: Hashable, Sendable {
    /// Nothing where a signal ended it.
    package let status: Int32?
    package let signal: Int32?
    package let output: [UInt8]
    package let errors: [UInt8]

    package var shownOutput: String { String(decoding: output, as: UTF8.self) }
    package var shownErrors: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Runs it to its end.
  @discardableResult
  package func run(_ words: Word..., input: [UInt8] = []) throws -> Ended {
    try run(words, input: input)
  }

  @discardableResult
  package func run(_ words: [Word], input: [UInt8] = []) throws -> Ended {
    try start(words, input: input).wait()
  }

  /// One word of a command line.
  package struct Word: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }
    package init(_ string: String) { bytes = Array(string.utf8) }
    package init(stringLiteral string: String) { self.init(string) }
  }

  /// Starts it.
  package func start(_ words: [Word], input: [UInt8] = []) throws -> Running {
    let scratch = try Scratch(input)
    let process = try calling(words) { start in
      start.input = scratch.input.fileDescriptor
      start.output = scratch.output.fileDescriptor
      start.errors = scratch.errors.fileDescriptor
      return cfaults_start(&start)
    }
    return Running(process: process, scratch: scratch)
  }

  /// Runs it on a terminal, where everything it says appears; what it reads is not the terminal.
  package func runOnTerminal(
    _ words: [Word], columns: Int32 = 80, rows: Int32 = 24
  ) throws -> Ended {
    var terminal: Int32 = -1
    let process = try calling(words) { start in
      cfaults_start_on_terminal(&start, columns, rows, &terminal)
    }
    // At its end the terminal says that nobody is there any more, or is at an end.
    let file = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    var shown: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file.fileDescriptor, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      shown += piece[..<count]
    }
    return Ended(cfaults_wait(process), output: shown, errors: [])
  }

  private func calling(
    _ words: [Word], _ start: (inout cfaults_start_t) -> pid_t
  ) throws -> pid_t {
    let all = runner.map { Word($0) } + [Word(path)] + words
    let variables = environment.sorted { $0.key < $1.key }.map { Word("\($0.key)=\($0.value)") }
    let pointers = (all.pointers, variables.pointers)
    defer { (pointers.0 + pointers.1).forEach { free($0) } }
    let process = pointers.0.withUnsafeBufferPointer { words in
      pointers.1.withUnsafeBufferPointer { variables in
        folder.path.withCString { folder in
          var call = cfaults_start_t(
            program: words[0], words: words.baseAddress, environment: variables.baseAddress,
            folder: folder, input: -1, output: -1, errors: -1,
            file_size_max: fileSizeMax ?? -1)
          return start(&call)
        }
      }
    }
    guard process > 0 else { throw NotStarted(name: path, code: -process) }
    return process
  }
}

extension Program.Ended {
  fileprivate init(_ status: Int32, output: [UInt8], errors: [UInt8]) {
    self.status = status < 256 ? status : nil
    signal = status < 256 ? nil : status - 256
    self.output = output
    self.errors = errors
  }
}

extension [Program.Word] {
  /// As C wants it; each is to be freed.
  fileprivate var pointers: [UnsafeMutablePointer<CChar>?] {
    map { word in
      precondition(!word.bytes.contains(0), "a word of a command line holds no NUL")
      let copy = malloc(word.bytes.count + 1)?.assumingMemoryBound(to: CChar.self)
      for (place, byte) in (word.bytes + [0]).enumerated() {
        copy?[place] = CChar(bitPattern: byte)
      }
      return copy
    } + [nil]
  }
}

/// A program at work.
package final class Running {
  package let process: pid_t
  private let scratch: Scratch

  fileprivate init(process: pid_t, scratch: Scratch) {
    self.process = process
    self.scratch = scratch
  }

  /// Ends it at once, whatever it is doing.
  package func kill() { _ = Foundation.kill(process, SIGKILL) }

  /// Waits for its end.
  package func wait() throws -> Program.Ended {
    let status = cfaults_wait(process)
    return Program.Ended(
      status, output: try scratch.contents(of: scratch.output),
      errors: try scratch.contents(of: scratch.errors))
  }
}

/// What a program reads and writes: files without a name, which nobody has to empty in time.
private final class Scratch {
  let input: FileHandle
  let output: FileHandle
  let errors: FileHandle

  init(_ bytes: [UInt8]) throws {
    input = try Scratch.file()
    output = try Scratch.file()
    errors = try Scratch.file()
    guard !bytes.isEmpty else { return }
    try input.write(contentsOf: Data(bytes))
    try input.seek(toOffset: 0)
  }

  func contents(of file: FileHandle) throws -> [UInt8] {
    try file.seek(toOffset: 0)
    return Array(try file.readToEnd() ?? Data())
  }

  private static func file() throws -> FileHandle {
    var name = Array("\(NSTemporaryDirectory())/libnotes-scratch-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Program.NotStarted(name: "mkstemp", code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
