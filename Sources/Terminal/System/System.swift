import NoteVocabulary

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program asks of the operating system. All that is unsafe about it is here and in the
/// files named after it.
enum System {
  /// Why the system refused something, in its own words.
  struct Refusal: Error, Hashable {
    let code: Int32
    let words: String

    /// The reason of the call that has just failed.
    static var last: Refusal { Refusal(errno) }
    /// Something lies there already.
    static let exists: Refusal = Refusal(EEXIST)
    /// Nobody reads the pipe any more.
    static let closedPipe: Refusal = Refusal(EPIPE)

    init(_ code: Int32) {
      self.code = code
      let words = unsafe String(cString: strerror(code))
      self.words = words.prefix(1).lowercased() + words.dropFirst()
    }
  }

  /// The words after the program's name, as they were typed, byte by byte.
  static var arguments: [[UInt8]] {
    let count = Int(CommandLine.argc)
    return (0..<count).dropFirst().map { index in
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return [] }
      return unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
    }
  }

  /// A variable of the environment; nothing where it is not set, or empty.
  static func variable(_ name: String) -> [UInt8]? {
    guard let value = unsafe getenv(name) else { return nil }
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
    return bytes.isEmpty ? nil : bytes
  }

  static var now: Moment {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Moment(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// The day a moment belongs to where the reader is: it begins at four in the morning, so that
  /// who reads late still reads today.
  static func day(of moment: Moment) -> Day {
    var seconds = time_t(moment.milliseconds / 1000)
    var local = unsafe tm()
    let isKnown = unsafe localtime_r(&seconds, &local) != nil
    let offset = isKnown ? unsafe Int(local.tm_gmtoff) : 0
    let shifted = Int(moment.milliseconds / 1000) + offset - 4 * 3600
    return Day(number: shifted >= 0 ? shifted / 86_400 : (shifted - 86_399) / 86_400)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// A closed pipe, or a file that may not grow, is told by `write`, not by ending the program in
  /// the middle of it.
  static func ignoreSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes all bytes to an open file.
  static func put(_ bytes: [UInt8], to descriptor: Int32) throws(Refusal) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { rest in
        unsafe write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      written += count
    }
  }

  /// The next bytes of an open file, so many at most; none at its end. `filling` goes on until there
  /// are so many, or no more.
  static func piece(
    of descriptor: Int32, countMax: Int = 65_536, filling: Bool = false
  ) throws(Refusal) -> [UInt8] {
    var refusal: Refusal?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: countMax) { (buffer, count) in
      repeat {
        let more = unsafe read(
          descriptor, buffer.baseAddress?.advanced(by: count), countMax - count)
        if more < 0 && errno == EINTR { continue }
        if more < 0 { refusal = .last }
        guard more > 0 else { break }
        count += more
      } while filling && count < countMax || count == 0
    }
    if let refusal { throw refusal }
    return bytes
  }
}
