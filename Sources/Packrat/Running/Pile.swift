/// A pile of plain values that grows at its end and shrinks there: an array without its checks
/// and its sharing, for what is touched at every delimiter.
@safe struct Pile<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count: Int = 0
  private var room: Int
  private var base: UnsafeMutablePointer<Element>

  init(room: Int = 64) {
    self.room = room
    unsafe base = .allocate(capacity: room)
  }

  deinit { unsafe base.deallocate() }

  var isEmpty: Bool { count == 0 }
  var last: Element? { count > 0 ? unsafe base[count &- 1] : nil }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield unsafe &base[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == room { grow() }
    unsafe base[count] = element
    count &+= 1
  }

  mutating func removeLast() { count &-= 1 }

  /// Takes away everything from a place on.
  @inline(__always)
  mutating func cut(to count: Int) { self.count = count }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room * 2)
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    room *= 2
  }
}
