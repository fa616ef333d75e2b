#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files as wholes: copied, renamed, listed. All that is unsafe about it is here.
enum Files {
  /// Why the system refused something.
  struct Refusal: Error, Hashable {
    let code: Int32
    /// In the system's words.
    let words: String

    static var last: Refusal { Refusal(errno) }

    init(_ code: Int32) {
      self.code = code
      words = unsafe String(cString: strerror(code))
    }

    enum Kind: Hashable {
      case missing
      case existing
      case full
      case other
    }

    var kind: Kind {
      switch code {
      case ENOENT: .missing
      case EEXIST: .existing
      case ENOSPC, EDQUOT: .full
      default: .other
      }
    }
  }

  /// A file that is open for reading.
  ///
  /// Closing any descriptor of a file lets go of all locks that this program holds on it: a file that
  /// SQLite has locked is opened before the lock, and closed after it.
  struct Source: ~Copyable {
    fileprivate let descriptor: Int32

    init(_ path: [UInt8]) throws(Refusal) {
      descriptor = try unsafe Files.called(path) {
        unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      }
    }

    deinit { close(descriptor) }

    /// How large it is; nothing where it is no file.
    var size: Int64? {
      guard let status = try? Files.status(of: descriptor), status.st_mode & S_IFMT == S_IFREG
      else { return nil }
      return Int64(status.st_size)
    }

    /// Bytes from a place on; fewer at the end, and where the disk gives none.
    func bytes(at place: Int64, count: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      var filled = 0
      while filled < count {
        let read = unsafe bytes[filled...].withUnsafeMutableBytes { rest in
          unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(place + Int64(filled)))
        }
        if read < 0 && errno == EINTR { continue }
        guard read > 0 else { break }
        filled += read
      }
      return filled == count ? bytes : Array(bytes[..<filled])
    }
  }

  /// Copies a file to a path where there is none yet, and waits until the copy is on the disk. Where
  /// the file system can, both share their pages until one of them is written.
  static func copy(_ source: borrowing Source, to path: [UInt8]) throws(Refusal) {
    let status = try status(of: source.descriptor)
    guard status.st_mode & S_IFMT == S_IFREG else { throw Refusal(EINVAL) }
    let copy = try makeCopy(of: source.descriptor, at: path)
    defer { close(copy) }
    do throws(Refusal) {
      try copyAll(from: source.descriptor, to: copy, count: Int64(status.st_size))
      guard fchmod(copy, status.st_mode & 0o777) == 0, fsync(copy) == 0 else { throw .last }
    } catch {
      remove(path)
      throw error
    }
  }

  /// Gives a file another name, in place of what has it already.
  static func rename(_ old: [UInt8], to new: [UInt8]) throws(Refusal) {
    _ = try unsafe called(old) { old in
      unsafe new.terminated.withUnsafeBufferPointer { new in
        unsafe new.baseAddress.map { unsafe Files.renamed(old, $0) } ?? -1
      }
    }
    try syncFolder(of: new)
  }

  /// Waits until the names in the folder of a file are on the disk.
  static func syncFolder(of path: [UInt8]) throws(Refusal) {
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { Array(path[...$0]) } ?? Array(".".utf8)
    let descriptor = try unsafe called(folder) { unsafe open($0, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    // Some file systems cannot do that for folders, and need not.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
  }

  /// Makes a folder for the reader alone; one that exists is left as it is.
  static func makeFolder(_ path: [UInt8]) throws(Refusal) {
    do throws(Refusal) {
      _ = try unsafe called(path) { unsafe mkdir($0, 0o700) }
    } catch {
      guard error.kind == .existing else { throw error }
    }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: [UInt8]) {
    _ = try? unsafe called(path) { unsafe unlink($0) }
  }

  /// How large a file is; nothing where there is none.
  static func size(of path: [UInt8]) -> Int64? {
    var status = stat()
    let result = try? unsafe called(path) { unsafe stat($0, &status) }
    guard result != nil, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(status.st_size)
  }

  /// The names of the files in a folder; none where there is no folder.
  static func names(in folder: [UInt8]) throws(Refusal) -> [[UInt8]] {
    let stream = unsafe folder.terminated.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.flatMap { unsafe opendir($0) }
    }
    guard let stream = unsafe stream else {
      guard Refusal.last.kind == .missing else { throw .last }
      return []
    }
    defer { unsafe _ = closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(stream) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          unsafe Array(bytes.prefix { $0 != 0 })
        })
    }
    return names
  }

  /// The path without links and dots, and the path as it is where that cannot be found out.
  static func realPath(of path: [UInt8]) -> [UInt8] {
    unsafe path.terminated.withUnsafeBufferPointer { name in
      guard let start = name.baseAddress, let real = unsafe realpath(start, nil) else {
        return path
      }
      defer { unsafe free(real) }
      return unsafe Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    }
  }

  private static func renamed(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.rename(old, new)
    #else
      unsafe Darwin.rename(old, new)
    #endif
  }

  /// What a call gives that takes a path; less than 0 is a refusal.
  private static func called(
    _ path: [UInt8], _ call: (UnsafePointer<CChar>) -> Int32
  ) throws(Refusal) -> Int32 {
    let result = unsafe path.terminated.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.map { unsafe call($0) } ?? -1
    }
    guard result >= 0 else { throw .last }
    return result
  }

  private static func status(of descriptor: Int32) throws(Refusal) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return status
  }
}

/// Copying, by the fastest way there is.
extension Files {
  /// Makes the file of a copy, and on a Mac the copy itself, if the disk can share pages.
  private static func makeCopy(of source: Int32, at path: [UInt8]) throws(Refusal) -> Int32 {
    #if canImport(Darwin)
      let isCloned = try? unsafe called(path) { unsafe fclonefileat(source, AT_FDCWD, $0, 0) }
      if isCloned != nil { return try unsafe called(path) { unsafe open($0, O_RDWR | O_CLOEXEC) } }
    #endif
    return try unsafe called(path) { unsafe open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
  }

  private static func copyAll(from source: Int32, to copy: Int32, count: Int64) throws(Refusal) {
    var place: Int64 = 0
    #if canImport(Glibc)
      if ioctl(copy, ficlone, source) == 0 { return }
      // Copies inside the kernel; where that cannot be done, the rest is read and written.
      var offset: off_t = 0
      while place < count {
        let copied = unsafe sendfile(copy, source, &offset, Int(min(count - place, 1 << 30)))
        guard copied > 0 else { break }
        place += Int64(copied)
      }
    #else
      var status = stat()
      if unsafe fstat(copy, &status) == 0, Int64(status.st_size) == count { return }
    #endif
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while place < count {
      let read = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe pread(source, buffer.baseAddress, buffer.count, off_t(place))
      }
      if read < 0 && errno == EINTR { continue }
      guard read > 0 else { throw read == 0 ? Refusal(EIO) : .last }
      try write(piece[..<read], to: copy, at: place)
      place += Int64(read)
    }
  }

  private static func write(
    _ bytes: ArraySlice<UInt8>, to file: Int32, at place: Int64
  ) throws(Refusal) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.dropFirst(done).withUnsafeBytes { rest in
        unsafe pwrite(file, rest.baseAddress, rest.count, off_t(place + Int64(done)))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .last }
      done += count
    }
  }

  #if canImport(Glibc)
    /// `FICLONE` of <linux/fs.h>: the copy shares the pages of the file.
    private static let ficlone: UInt = 0x4004_9409
  #endif
}

extension [UInt8] {
  /// As C wants a path.
  fileprivate var terminated: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}
