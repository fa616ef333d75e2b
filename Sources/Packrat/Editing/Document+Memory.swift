/// What a document needs in memory, in bytes.
package struct DocumentMemory: Hashable, Sendable {
  package var text: Int = 0
  /// The records of the units: 12 bytes each.
  package var records: Int = 0
  /// Their entries on the tape, and the sizes that do not fit a record.
  package var tape: Int = 0
  /// Room in the leaves.
  package var room: Int = 0
  /// The nodes themselves.
  package var nodes: Int = 0

  /// Everything but the text.
  package var besidesText: Int { records + tape + room + nodes }
}

extension Document where Rules: ~Copyable {
  /// What this document needs; what it shares with others counts in full.
  package var memory: DocumentMemory {
    var memory = DocumentMemory()
    leaves.root.addMemory(level: leaves.height, to: &memory)
    return memory
  }
}

extension Subtree {
  /// What every node needs: an object's own header, its counts, what the allocator keeps.
  private static let nodeBytes: Int = 16 + 24 + 8

  fileprivate func addMemory(level: Int, to memory: inout DocumentMemory) {
    if level == 0 {
      let counts = leaf.view.counts
      memory.text += counts.bytes
      memory.records += counts.units * MemoryLayout<UnitRecord>.stride
      memory.tape += counts.words * MemoryLayout<UInt16>.stride
      memory.room += counts.capacity - counts.weight
      memory.nodes += Subtree.nodeBytes
      return
    }
    let children = inner.children
    memory.nodes += Subtree.nodeBytes
    memory.nodes += children.count * InnerView.childBytes
    for child in children { child.addMemory(level: level - 1, to: &memory) }
  }
}
