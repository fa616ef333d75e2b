#if LIBNOTES_MD4C
  import CMd4c

  /// A fast parser that makes no tree: it calls back at each block, span and text, which are
  /// counted here. Plain CommonMark, without the extensions that would slow it down.
  func parseWithMd4c(_ text: [UInt8]) {
    var parser = MD_PARSER()
    parser.enter_block = { _, _, count in add(1, to: count) }
    parser.leave_block = { _, _, count in add(1, to: count) }
    parser.enter_span = { _, _, count in add(1, to: count) }
    parser.leave_span = { _, _, count in add(1, to: count) }
    parser.text = { _, _, _, count in add(1, to: count) }
    var count = 0
    let status = text.withUnsafeBytes { bytes in
      md_parse(
        bytes.baseAddress?.assumingMemoryBound(to: MD_CHAR.self), MD_SIZE(bytes.count), &parser,
        &count)
    }
    precondition(status == 0 && (count > 0 || text.isEmpty), "md4c did not read the text")
  }

  private func add(_ more: Int, to count: UnsafeMutableRawPointer?) -> Int32 {
    count?.assumingMemoryBound(to: Int.self).pointee += more
    return 0
  }

  let md4c: (@Sendable ([UInt8]) -> Void)? = parseWithMd4c
#else
  /// Nothing where md4c is not installed.
  let md4c: (@Sendable ([UInt8]) -> Void)? = nil
#endif
