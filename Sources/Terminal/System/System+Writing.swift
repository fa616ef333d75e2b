import NoteVocabulary

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writing files for other programs: all of one stands on the disk, or nothing has changed.
extension System {
  /// Writes a file where there is none. What is neither file nor folder is written to.
  static func save(_ bytes: [UInt8], toNew path: Path) throws(Refusal) {
    let isDevice = (try? kind(of: path)) == .other
    let flags = O_WRONLY | O_CLOEXEC | (isDevice ? 0 : O_CREAT | O_EXCL)
    let descriptor = unsafe path.terminated.withUnsafeBufferPointer { name in
      unsafe name.baseAddress.map { unsafe open($0, flags, 0o666) } ?? -1
    }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    do throws(Refusal) {
      try put(bytes, to: descriptor)
      guard !isDevice else { return }
      // Some disks tell only now that they are full.
      guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
    } catch {
      if !isDevice { remove(path) }
      throw error
    }
  }

  /// Writes a file where there may be one: beside it first, then in its place.
  static func save(_ bytes: [UInt8], inPlaceOf path: Path) throws(Refusal) {
    switch (try? kind(of: path)) ?? .file {
    case .file: break
    case .folder: throw Refusal(EISDIR)
    case .other: return try save(bytes, toNew: path)
    }
    let beside = Path(path.bytes + Array(".\(getpid()).new".utf8))
    try save(bytes, toNew: beside)
    let result = unsafe beside.terminated.withUnsafeBufferPointer { old in
      unsafe path.terminated.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return Int32(-1) }
        return unsafe rename(old, new)
      }
    }
    guard result == 0 else {
      let refusal = Refusal.last
      remove(beside)
      throw refusal
    }
  }
}
