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
    if count == room { grow(to: count + 1) }
    unsafe base[count] = element
    count &+= 1
  }

  mutating func removeLast() { count &-= 1 }

  /// Takes away everything from a place on.
  @inline(__always)
  mutating func cut(to count: Int) { self.count = count }

  /// Everything, to be read.
  var all: UnsafeBufferPointer<Element> { unsafe UnsafeBufferPointer(start: base, count: count) }

  /// Appends what `fill` writes, at most `most` elements; it says how many.
  @inline(__always)
  mutating func append(most: Int, _ fill: (UnsafeMutablePointer<Element>) -> Int) {
    if count &+ most > room { grow(to: count + most) }
    unsafe count &+= fill(base + count)
  }

  /// Forgets everything; room for more than `most` elements is given back.
  mutating func clear(keeping most: Int) {
    count = 0
    guard room > most else { return }
    unsafe base.deallocate()
    room = most
    unsafe base = .allocate(capacity: room)
  }

  private mutating func grow(to needed: Int) {
    room = max(needed, room * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
  }
}
