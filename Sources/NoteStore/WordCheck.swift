import SQLite

/// Compares the index of words with a fresh cutting: each place of each word, for each note.
///
/// FTS5 itself cannot tell whether its words are those of the notes, since it keeps no text. So the
/// same words are cut by an index of the same kind beside it, many notes at a time. The places in
/// both are added up, each as a number made of its word, column and position: where the sums of a
/// note are equal, so are its places.
struct WordCheck {
  private let store: NoteStore
  /// What the file's index has more than the fresh one, for each note.
  private var sums: [Int64: UInt64] = [:]

  init(_ store: NoteStore) throws(SQLiteError) {
    self.store = store
    try store.connection.script(
      """
      create virtual table temp.cut using fts5(
        title, tags, book, author, text, content = '', tokenize = "\(Schema.tokenizer)");
      create virtual table temp.cut_places using fts5vocab(temp, cut, instance);
      create virtual table temp.word_places using fts5vocab(main, note_words, instance);
      """)
  }

  /// Takes the words some notes should have.
  mutating func take(_ notes: [(n: Int64, words: Words)]) throws(SQLiteError) {
    for (n, words) in notes {
      try store.connection.run(
        "insert into temp.cut(rowid, title, tags, book, author, text) values (?, ?, ?, ?, ?, ?)",
        .integer(n), .text(words.title), .text(words.tags), .text(words.book),
        .text(words.author), .text(words.text))
    }
    try addUp("temp.cut_places", "temp.cut_docsize") { $0 &-= $1 }
    try store.connection.run("insert into temp.cut(cut) values ('delete-all')")
  }

  /// The notes whose words in the file are others.
  mutating func differences() throws(SQLiteError) -> Set<Int64> {
    try addUp("temp.word_places", "main.note_words_docsize") { $0 &+= $1 }
    return Set(sums.filter { $0.value != 0 }.keys)
  }

  private mutating func addUp(
    _ places: String, _ sizes: String, _ add: (inout UInt64, UInt64) -> Void
  ) throws(SQLiteError) {
    let words = try store.connection.rows("select doc, term, col, offset from \(places)")
    while try words.next() {
      var mixer = Mixer()
      try words.withText(1) { mixer.take($0) }
      try words.withText(2) { mixer.take($0) }
      mixer.take(UInt64(bitPattern: try words.integer(3)))
      add(&sums[try words.integer(0), default: 0], mixer.number)
    }
    let lengths = try store.connection.rows("select id, sz from \(sizes)")
    while try lengths.next() {
      var mixer = Mixer()
      let size = try lengths.blob(1)
      mixer.take(size.span)
      add(&sums[try lengths.integer(0), default: 0], mixer.number)
    }
  }

  /// Whether the index knows how many notes and words it holds, by which matches are ranked, and is
  /// set up as libnotes does it.
  func isSummedUp() throws(SQLiteError) -> Bool {
    var totals = [UInt64](repeating: 0, count: 6)
    let sizes = try store.connection.rows("select sz from main.note_words_docsize")
    while try sizes.next() {
      totals[0] += 1
      for (column, size) in Varint.numbers(in: try sizes.blob(0)).prefix(5).enumerated() {
        totals[column + 1] &+= size
      }
    }
    let kept = try store.connection.cell("select block from main.note_words_data where id = 1")
    let settings = try store.connection.cell(
      """
      select count(*) from main.note_words_config
      where k = 'version' and v = (select v from temp.cut_config where k = 'version')
        or k = 'hashsize' and v = \(Schema.wordBytesGathered)
      """)
    let others = try store.connection.cell("select count(*) from main.note_words_config")
    guard settings == 2, others == 2, case .blob(let bytes) = kept else { return false }
    return totals == (bytes.isEmpty ? totals.map { _ in 0 } : Varint.numbers(in: bytes))
  }
}

/// A number from bytes, by the steps of FNV-1a and, at its end, of SplitMix64: one bit more or less
/// makes another number.
private struct Mixer {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func take(_ bytes: Span<UInt8>) {
    for place in bytes.indices { take(UInt64(bytes[place])) }
    take(UInt64(bytes.count) | 1 << 32)
  }

  mutating func take(_ number: UInt64) { state = (state ^ number) &* 0x100_0000_01b3 }

  var number: UInt64 {
    var bits = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}

/// Numbers as SQLite's files write them: seven bits a byte, the most significant first; a ninth
/// byte gives all its eight.
enum Varint {
  /// The numbers that stand one after the other.
  static func numbers(in bytes: [UInt8]) -> [UInt64] {
    var numbers: [UInt64] = []
    var number: UInt64 = 0
    var count = 0
    for byte in bytes {
      count += 1
      number = count == 9 ? number << 8 | UInt64(byte) : number << 7 | UInt64(byte & 127)
      guard byte < 128 || count == 9 else { continue }
      numbers.append(number)
      (number, count) = (0, 0)
    }
    return numbers
  }
}
