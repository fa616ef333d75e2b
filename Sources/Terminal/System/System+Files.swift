import NoteVocabulary

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files and folders.
extension System {
  enum Kind: Hashable {
    case file
    case folder
    /// A socket, a device: nothing to read notes from.
    case other
  }

  /// What lies at a path.
  static func kind(of path: Path) throws(Refusal) -> Kind {
    var status = stat()
    let result = unsafe path.terminated.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.map { unsafe stat($0, &status) } ?? -1
    }
    guard result == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Whether a file without any bytes lies at a path.
  static func isEmpty(_ path: Path) throws(Refusal) -> Bool {
    var status = stat()
    let result = unsafe path.terminated.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.map { unsafe stat($0, &status) } ?? -1
    }
    guard result == 0 else { throw .last }
    return status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
  }

  /// Whether a link to something else lies at a path.
  static func isLink(_ path: Path) -> Bool {
    var status = stat()
    let result = unsafe path.terminated.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.map { unsafe lstat($0, &status) } ?? -1
    }
    return result == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Everything in a file, at most `countMax` bytes and one.
  static func contents(of path: Path, countMax: Int) throws(Refusal) -> [UInt8] {
    let descriptor = unsafe path.terminated.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.map { unsafe open($0, O_RDONLY | O_CLOEXEC) } ?? -1
    }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    // Room for one byte more than there should be: a file that is as long as it says ends in it.
    let room = min(max(Int(status.st_size), 0), countMax) + 1
    let start = try piece(of: descriptor, countMax: room, filling: true)
    guard start.count == room, room <= countMax else { return start }
    return try start + contents(of: descriptor, countMax: countMax - start.count)
  }

  /// Everything that is left in an open file, at most `countMax` bytes and one.
  static func contents(of descriptor: Int32, countMax: Int) throws(Refusal) -> [UInt8] {
    var contents: [UInt8] = []
    while contents.count <= countMax {
      let piece = try piece(of: descriptor)
      if piece.isEmpty { break }
      contents += piece
    }
    return Array(contents.prefix(countMax + 1))
  }

  /// The names in a folder, in order, without those that begin with a full stop.
  static func names(in folder: Path) throws(Refusal) -> [[UInt8]] {
    try allNames(in: folder).filter { $0.first != UInt8(ascii: ".") }
  }

  /// The names in a folder, in order, without the folder itself and the one above it.
  static func allNames(in folder: Path) throws(Refusal) -> [[UInt8]] {
    try entries(in: folder).map(\.name)
  }

  /// The same, and what each name stands for, where the folder tells: not for links.
  static func entries(in folder: Path) throws(Refusal) -> [(name: [UInt8], kind: Kind?)] {
    let stream = unsafe folder.terminated.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.flatMap { unsafe opendir($0) }
    }
    guard let stream = unsafe stream else { throw .last }
    defer { unsafe _ = closedir(stream) }
    var entries: [(name: [UInt8], kind: Kind?)] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      let kind: Kind? =
        switch unsafe Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: nil
        }
      if name != [46], name != [46, 46] { entries.append((name, kind)) }
    }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// The path without links and dots; the path as it is where that cannot be found out.
  static func realPath(of path: Path) -> Path {
    unsafe path.terminated.withUnsafeBufferPointer { name in
      guard let start = name.baseAddress, let real = unsafe realpath(start, nil) else {
        return path
      }
      defer { unsafe free(real) }
      return Path(unsafe Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
    }
  }

  /// Makes a folder, and those above it, for the reader alone. One that exists is left as it is.
  static func makeFolder(_ path: Path) throws(Refusal) {
    if let above = path.folder, (try? kind(of: above)) == nil { try makeFolder(above) }
    let result = unsafe path.terminated.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.map { unsafe mkdir($0, 0o700) } ?? -1
    }
    guard result == 0 || errno == EEXIST else { throw .last }
  }
}

extension Path {
  /// As C wants it.
  var terminated: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
