import NoteVocabulary

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal, and the programs that are run in it.
extension System {
  /// The columns and rows of the terminal behind an open file; nothing if there is none, or it does
  /// not tell.
  static func screen(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    let result = unsafe withUnsafeMutablePointer(to: &size) { size in
      unsafe ioctl(descriptor, UInt(TIOCGWINSZ), UnsafeMutableRawPointer(size))
    }
    guard result == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Sets a variable for the programs that are run, where it is not set yet.
  static func setVariable(_ name: String, ifMissing value: String) {
    unsafe _ = setenv(name, value, 0)
  }

  /// Runs a line of the shell to its end, with this program's input and output. The answer is its
  /// status, or 128 and the signal that ended it.
  ///
  /// Meanwhile Control-C is for that program: `system` sees to it.
  static func run(_ line: [UInt8]) throws(Refusal) -> Int32 {
    let status = withUsualSignals {
      unsafe terminated(line).withUnsafeBufferPointer { line in
        unsafe line.baseAddress.map { unsafe system($0) } ?? -1
      }
    }
    guard status >= 0 else { throw .last }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// A line of the shell that is run and written to.
  @safe struct Pipe: ~Copyable {
    private let stream: OpaqueStream

    #if canImport(Glibc)
      private typealias OpaqueStream = UnsafeMutablePointer<FILE>
    #else
      private typealias OpaqueStream = UnsafeMutablePointer<FILE>
    #endif

    init?(to line: [UInt8]) {
      let opened = unsafe System.withUsualSignals {
        unsafe System.terminated(line).withUnsafeBufferPointer { line in
          unsafe line.baseAddress.flatMap { unsafe popen($0, "w") }
        }
      }
      guard let opened = unsafe opened else { return nil }
      unsafe stream = unsafe opened
      // From now on Control-C is for the program that reads.
      signal(SIGINT, SIG_IGN)
      signal(SIGQUIT, SIG_IGN)
    }

    /// Where to write to.
    var descriptor: Int32 { unsafe fileno(stream) }

    /// The program is told that this is all, and waited for.
    deinit { unsafe _ = pclose(stream) }
  }

  /// Runs programs as if this one ignored no signals: they would inherit it.
  private static func withUsualSignals<Answer>(_ work: () -> Answer) -> Answer {
    signal(SIGPIPE, SIG_DFL)
    signal(SIGXFSZ, SIG_DFL)
    defer { ignoreSignals() }
    return work()
  }

  /// As C wants it.
  fileprivate static func terminated(_ bytes: [UInt8]) -> [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }
}

extension [UInt8] {
  /// As one word for the shell, whatever stands in it.
  var quotedForShell: [UInt8] {
    let quote = UInt8(ascii: "'")
    let inner = split(separator: quote, omittingEmptySubsequences: false)
    return [quote] + inner.joined(separator: Array(#"'\''"#.utf8)) + [quote]
  }
}
