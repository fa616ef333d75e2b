import NoteStore

/// The names there are of tags, folders and books.
extension Library {
  /// The tags of notes outside the trash, in order.
  public func tagNames() throws(LibraryError) -> [String] {
    try asking { () throws(NoteStoreError) in try store.tagNames() }
  }

  /// The folders there are, in order.
  public func folderNames() throws(LibraryError) -> [String] {
    try asking { () throws(NoteStoreError) in try store.folderNames() }
  }

  /// The titles of books, each once, in order.
  public func bookTitles() throws(LibraryError) -> [String] {
    try asking { () throws(NoteStoreError) in try store.bookTitles() }
  }
}
