import CCmark

/// A tree of libcmark's nodes while it is built, and the HTML libcmark makes of it.
///
/// Only nodes are handed over, never Markdown: what is a link or a heading was decided before.
@safe struct CmarkTree: ~Copyable {
  private let root: OpaquePointer
  /// The nodes that are not closed yet, the root first.
  private var open: [OpaquePointer]

  init() {
    let root = unsafe Self.node(CMARK_NODE_DOCUMENT)
    unsafe self.root = unsafe root
    unsafe open = unsafe [root]
  }

  deinit { unsafe cmark_node_free(root) }

  /// Adds a node below the open one and opens it.
  mutating func enter(_ kind: cmark_node_type) {
    let node = unsafe Self.node(kind)
    unsafe append(node)
    unsafe open.append(node)
  }

  /// Adds a node that shows one text before what is below it and another one after.
  mutating func enter(_ kind: cmark_node_type, showing start: String, _ end: String) {
    enter(kind)
    unsafe start.withCString { _ = unsafe cmark_node_set_on_enter(current, $0) }
    unsafe end.withCString { _ = unsafe cmark_node_set_on_exit(current, $0) }
  }

  /// Closes the open node.
  mutating func leave() {
    precondition(unsafe open.count > 1, "more nodes are closed than were opened")
    unsafe open.removeLast()
  }

  /// The number of open nodes.
  var depth: Int { unsafe open.count }

  /// Adds a node that holds a text, or only stands for something.
  mutating func add(_ kind: cmark_node_type, _ literal: [UInt8] = []) {
    enter(kind)
    if !literal.isEmpty { setLiteral(literal) }
    leave()
  }

  /// What the open node shows: a text without zero bytes.
  func setLiteral(_ literal: [UInt8]) {
    unsafe withCString(literal) { _ = unsafe cmark_node_set_literal(current, $0) }
  }

  func setLevel(_ level: Int) {
    _ = unsafe cmark_node_set_heading_level(current, Int32(clamping: level))
  }

  func setInfo(_ info: [UInt8]) {
    unsafe withCString(info) { _ = unsafe cmark_node_set_fence_info(current, $0) }
  }

  func setTarget(address: [UInt8], title: [UInt8]?) {
    unsafe withCString(address) { _ = unsafe cmark_node_set_url(current, $0) }
    guard let title else { return }
    unsafe withCString(title) { _ = unsafe cmark_node_set_title(current, $0) }
  }

  /// Makes the open list one of numbers from `start`, or of bullets when there is none.
  func setList(start: Int?, isTight: Bool) {
    let kind = start == nil ? CMARK_BULLET_LIST : CMARK_ORDERED_LIST
    _ = unsafe cmark_node_set_list_type(current, kind)
    if let start { _ = unsafe cmark_node_set_list_start(current, Int32(clamping: start)) }
    _ = unsafe cmark_node_set_list_tight(current, isTight ? 1 : 0)
  }

  /// The HTML of the whole tree, in safe mode: no raw HTML, no links that run something.
  func html() -> String {
    guard let html = unsafe cmark_render_html(root, CMARK_OPT_SAFE) else { return "" }
    defer { unsafe cmark_get_default_mem_allocator().pointee.free(html) }
    return unsafe String(cString: html)
  }

  private var current: OpaquePointer { unsafe open[open.count - 1] }

  private func append(_ node: OpaquePointer) {
    let isTaken = unsafe cmark_node_append_child(current, node) == 1
    precondition(isTaken, "a node stands where libcmark has no place for it")
  }

  private func withCString(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Void) {
    unsafe (bytes + [0]).withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe body(start.assumingMemoryBound(to: CChar.self))
    }
  }

  private static func node(_ kind: cmark_node_type) -> OpaquePointer {
    guard let node = unsafe cmark_node_new(kind) else {
      preconditionFailure("libcmark has no memory left")
    }
    return unsafe node
  }
}
