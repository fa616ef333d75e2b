import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Shell {
  /// Plays a line in a terminal of this size, in which `typing` is typed. The answer is everything
  /// the terminal gets, byte by byte.
  mutating func playOnTerminal(
    _ line: String, columns: Int = 80, rows: Int = 24, typing: String = ""
  ) throws -> String {
    let (master, slave) = try terminal(columns: columns, rows: rows)
    defer { close(master) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = nextEnvironment().merging(["TERM": "xterm"]) { given, _ in given }
    process.currentDirectoryURL = folder.url
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    _ = Array(typing.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    try process.run()
    close(slave)
    // Once nobody has the other end any more, reading fails.
    var shown: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = piece.withUnsafeMutableBytes { read(master, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      shown += piece[..<count]
    }
    process.waitUntilExit()
    return withoutFolder(String(decoding: shown, as: UTF8.self))
  }

  /// Both ends of a terminal that shows what it gets as it is, and does not repeat what is typed.
  private func terminal(columns: Int, rows: Int) throws -> (master: Int32, slave: Int32) {
    #if canImport(Glibc)
      // What `unlockpt` and `ptsname` do; the module of the C library leaves them out.
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (lock, number): (Int32, UInt32) = (0, 0)
      let (unlocking, numbering): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      guard master >= 0, ioctl(master, unlocking, &lock) == 0,
        ioctl(master, numbering, &number) == 0
      else { throw POSIXError(.ENOTTY) }
      let name = "/dev/pts/\(number)"
    #else
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
      else { throw POSIXError(.ENOTTY) }
    #endif
    let slave = open(name, O_RDWR | O_NOCTTY)
    guard slave >= 0 else { throw POSIXError(.ENOTTY) }
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    var modes = termios()
    tcgetattr(slave, &modes)
    modes.c_lflag &= ~tcflag_t(ECHO)
    modes.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(slave, TCSANOW, &modes)
    return (master, slave)
  }
}
