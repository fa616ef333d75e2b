#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Control-C during a long work: it goes back to where it began, and then ends.
extension System {
  /// Set where a signal arrives, read by the work.
  nonisolated(unsafe) private static var interrupted: sig_atomic_t = 0

  /// Whether the reader wants an end.
  static var isInterrupted: Bool { unsafe interrupted != 0 }

  /// From here on the first Control-C is noted; the next ends the program at once.
  static func noticeInterruption() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { arrived in
        unsafe System.interrupted = 1
        signal(arrived, SIG_DFL)
      }
    }
  }
}
