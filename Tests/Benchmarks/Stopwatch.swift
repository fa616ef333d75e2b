#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Nanoseconds of a clock that only goes forward.
func nanoseconds() -> Int { nanoseconds(of: CLOCK_MONOTONIC) }

/// How many nanoseconds `work` takes.
func nanoseconds(_ work: () -> Void) -> Int {
  let start = nanoseconds()
  work()
  return nanoseconds() - start
}

/// The same without the time other programs took in between; too coarse for less than some µs.
func ownNanoseconds(_ work: () -> Void) -> Int {
  let start = nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
  work()
  return nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) - start
}

/// The shortest time of each contestant. They take turns, so that a slow moment of the machine
/// strikes all of them and the best moment is open to all.
func shortest(rounds: Int, of contestants: [() -> Void]) -> [Double] {
  var best = [Int](repeating: .max, count: contestants.count)
  for _ in 0..<rounds {
    for (index, work) in contestants.enumerated() {
      best[index] = min(best[index], ownNanoseconds(work))
    }
  }
  return best.map(Double.init)
}

private func nanoseconds(of clock: clockid_t) -> Int {
  var now = timespec()
  clock_gettime(clock, &now)
  return now.tv_sec * 1_000_000_000 + now.tv_nsec
}

/// Many times of one thing.
struct Times {
  private let sorted: [Int]

  init(_ times: [Int]) { sorted = times.sorted() }

  var median: Double { sorted.isEmpty ? .nan : Double(sorted[sorted.count / 2]) }

  /// The time that 99 in a hundred stay below.
  var percentile99: Double { sorted.isEmpty ? .nan : Double(sorted[sorted.count * 99 / 100]) }
}
