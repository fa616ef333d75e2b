#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of small files, each read and replaced as a whole. They may be lost, but never halved:
/// nothing waits until they are on the disk.
package struct StateFolder: Hashable, Sendable {
  private let path: [UInt8]

  /// `path` is given as bytes. The folder is made when something is first written.
  package init(at path: [UInt8]) { self.path = path }

  package enum Contents: Hashable, Sendable {
    case bytes([UInt8])
    case missing
    case unreadable
  }

  /// No file in it is larger.
  private static let countMax = 4096

  /// What a file holds.
  package func contents(of name: String) -> Contents {
    let file = opened(place(of: name), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: StateFolder.countMax + 1)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(file, buffer.baseAddress, buffer.count)
    }
    guard (0...StateFolder.countMax).contains(count) else { return .unreadable }
    return .bytes(Array(bytes[..<count]))
  }

  /// Gives a file new contents, if it holds `old` or `old` is nothing. False where that is not
  /// possible.
  package func replace(_ name: String, holding old: [UInt8]? = nil, by new: [UInt8]) -> Bool {
    makeFolder(path[...])
    let folder = opened(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    guard isLocked(folder) else { return false }
    if let old, contents(of: name) != .bytes(old) { return false }
    return put(new, in: name)
  }

  private func put(_ bytes: [UInt8], in name: String) -> Bool {
    let temporary = place(of: name + ".new")
    let file = opened(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
    guard file >= 0 else { return false }
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(file, buffer.baseAddress, buffer.count)
    }
    let isClosed = close(file) == 0
    guard count == bytes.count, isClosed else { return false }
    return unsafe withName(temporary) { old in
      unsafe withName(place(of: name)) { new in unsafe rename(old, new) == 0 }
    }
  }

  /// Keeps other processes from replacing while this one does: the lock goes with the descriptor.
  private func isLocked(_ folder: Int32) -> Bool {
    // Who holds it needs microseconds. A second of patience is for one that was put to sleep.
    for _ in 0..<1000 {
      if flock(folder, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return false }
      usleep(1000)
    }
    return false
  }

  /// Makes a folder and those above it, for their owner alone.
  private func makeFolder(_ path: ArraySlice<UInt8>) {
    let made = unsafe withName(Array(path)) { unsafe mkdir($0, 0o700) }
    guard made != 0, errno == ENOENT, let slash = path.lastIndex(of: UInt8(ascii: "/")),
      slash > path.startIndex
    else { return }
    makeFolder(path[..<slash])
    _ = unsafe withName(Array(path)) { unsafe mkdir($0, 0o700) }
  }

  private func place(of name: String) -> [UInt8] { path + [UInt8(ascii: "/")] + Array(name.utf8) }

  private func opened(_ path: [UInt8], _ flags: Int32) -> Int32 {
    unsafe withName(path) { unsafe open($0, flags, 0o600) }
  }

  /// The path as C wants it.
  private func withName<Answer>(
    _ path: [UInt8], _ work: (UnsafePointer<CChar>) -> Answer
  ) -> Answer {
    unsafe (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { name in
      guard let start = name.baseAddress else { preconditionFailure("a name has an end mark") }
      return unsafe work(start)
    }
  }
}
