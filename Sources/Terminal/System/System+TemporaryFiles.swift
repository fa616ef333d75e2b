import NoteVocabulary

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that are there for a while.
extension System {
  /// Where temporary files are kept.
  static var temporaryFolder: Path { Path(variable("TMPDIR") ?? Array("/tmp".utf8)) }

  /// Makes a folder with a name of its own, for the reader alone.
  static func makeFolder(in place: Path) throws(Refusal) -> Path {
    var name = place.appending(Array("libnotes-XXXXXX".utf8)).terminated
    let isMade = unsafe name.withUnsafeMutableBufferPointer { name in
      unsafe name.baseAddress.map { unsafe mkdtemp($0) != nil } ?? false
    }
    guard isMade else { throw .last }
    return Path(name.dropLast().map { UInt8(bitPattern: $0) })
  }

  /// Writes a new file that only the reader may read.
  static func make(_ path: Path, holding bytes: [UInt8]) throws(Refusal) {
    let descriptor = unsafe path.terminated.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.map {
        unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      } ?? -1
    }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try put(bytes, to: descriptor)
  }

  /// Removes a folder and the files in it.
  static func removeFolder(_ folder: Path) {
    for name in (try? allNames(in: folder)) ?? [] { remove(folder.appending(name)) }
    remove(folder)
  }

  /// Removes a file, or an empty folder.
  static func remove(_ path: Path) {
    unsafe path.terminated.withUnsafeBufferPointer { name in
      if let name = name.baseAddress { unsafe _ = Self.remove(name) }
    }
  }

  private static func remove(_ name: UnsafePointer<CChar>) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.remove(name)
    #else
      unsafe Darwin.remove(name)
    #endif
  }

  /// Whether there is a program of this name that can be run.
  static func hasProgram(_ name: String) -> Bool {
    let folders = (variable("PATH") ?? []).split(separator: UInt8(ascii: ":"))
    return folders.contains { folder in
      let path = Path(Array(folder)).appending(Array(name.utf8))
      return unsafe path.terminated.withUnsafeBufferPointer { name in
        unsafe name.baseAddress.map { unsafe access($0, X_OK) == 0 } ?? false
      }
    }
  }
}
