import CCmark

/// The reference implementation of CommonMark: parses to a tree, and frees it.
func parseWithCmark(_ text: [UInt8]) {
  text.withUnsafeBytes { bytes in
    let characters = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    cmark_node_free(cmark_parse_document(characters, bytes.count, CMARK_OPT_DEFAULT))
  }
}
