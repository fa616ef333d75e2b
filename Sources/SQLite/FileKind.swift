#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether a pipe, a socket or a device stands at a path, given with its end mark. Whoever opens a
/// pipe waits until someone writes into it.
func isNoFile(at path: [UInt8]) -> Bool {
  var status = stat()
  let result = unsafe path.withUnsafeBytes { bytes in
    unsafe bytes.baseAddress.map {
      unsafe stat($0.assumingMemoryBound(to: CChar.self), &status)
    } ?? -1
  }
  return result == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
}
