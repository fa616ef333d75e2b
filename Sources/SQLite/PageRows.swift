/// The rows on the pages of a database file, one page after the other, whatever tree they belong to:
/// what is left of a file that SQLite cannot read any more. The format is that of
/// <https://sqlite.org/fileformat2.html>.
///
///     page    kind, …, number of cells │ places of the cells ──►   …   │ cell │ cell │ cell
///     cell    length, row number, record ──► overflow page ──► overflow page
///     record  length of its head, a type for each column │ a value for each column
///
/// Nothing here is believed: what does not fit is passed over.
package struct PageRows {
  /// A row as it stands on a page.
  package struct Row: Hashable, Sendable {
    /// Its number; nothing for an entry of an index.
    package let number: Int64?
    package let cells: [Cell]
  }

  /// Bytes of the file from a place on; fewer at its end.
  package typealias Reading = (_ place: Int64, _ count: Int) -> [UInt8]

  /// A row with more bytes is none of ours.
  private static let bytesMax = 64 << 20

  private let pageSize: Int
  /// The part of a page that holds anything.
  private let usable: Int
  private let pageCount: Int64

  /// `usual` is the size of a page where the file's head does not say.
  package init(fileSize: Int64, usualPageSize usual: Int, read: Reading) {
    let head = read(0, 100)
    let told = head.count == 100 ? Int(head[16]) << 8 | Int(head[17]) : 0
    let size = told == 1 ? 65_536 : told
    // Two of these differ in two bits: a single one that is wrong gives none of them.
    let isTold = (512...65_536).contains(size) && size & (size - 1) == 0
    pageSize = isTold ? size : PageRows.likelier(usual, usual / 2, fileSize, read)
    usable = pageSize - (isTold ? min(Int(head[20]), 32) : 0)
    pageCount = (fileSize + Int64(pageSize) - 1) / Int64(pageSize)
  }

  /// Of two sizes the one by which pages begin as pages do.
  private static func likelier(
    _ large: Int, _ small: Int, _ fileSize: Int64, _ read: Reading
  ) -> Int {
    func fitting(_ size: Int) -> Double {
      let pages = 1..<max(2, min(fileSize / Int64(size), 1000))
      let fitting = pages.count { page in
        read(page * Int64(size), 1).first.map { [2, 5, 10, 13].contains($0) } ?? false
      }
      return Double(fitting) / Double(pages.count)
    }
    // If the pages are large, half of the small ones begin in the middle of one.
    return fitting(small) > fitting(large) * 0.8 ? small : large
  }

  /// Gives every row; `progress` is told how much of the file is read, from 0 to 1.
  package func forEach<Failure: Error>(
    by read: Reading, saying progress: (Double) -> Void, _ work: (Row) throws(Failure) -> Void
  ) throws(Failure) {
    for page in 0..<pageCount {
      if page % 64 == 0 { progress(Double(page) / Double(pageCount)) }
      try rows(on: read(page * Int64(pageSize), pageSize), isFirst: page == 0, read, work)
    }
  }

  /// Gives the rows on the pages that a journal has kept: as they were before a transaction that was
  /// broken off.
  package func forEach<Failure: Error>(
    inJournalOf size: Int64, read journal: Reading, by read: Reading,
    _ work: (Row) throws(Failure) -> Void
  ) throws(Failure) {
    let head = journal(0, 28)
    guard head.count == 28 else { return }
    let sector = head[20..<24].reduce(0) { $0 << 8 | Int64($1) }
    let length = Int64(pageSize) + 8
    var place = (512...65_536).contains(sector) ? sector : 512
    while place + length <= size {
      let record = journal(place, Int(length))
      guard record.count == Int(length) else { return }
      let isFirst = record[..<4].elementsEqual([0, 0, 0, 1])
      try rows(on: Array(record[4..<4 + pageSize]), isFirst: isFirst, read, work)
      place += length
    }
  }

  private func rows<Failure: Error>(
    on page: [UInt8], isFirst: Bool, _ read: Reading, _ work: (Row) throws(Failure) -> Void
  ) throws(Failure) {
    let start = isFirst ? 100 : 0
    guard page.count == pageSize, let kind = Kind(rawValue: page[start]) else { return }
    let count = Int(page[start + 3]) << 8 | Int(page[start + 4])
    let places = start + (kind == .branch ? 12 : 8)
    guard places + 2 * count <= page.count else { return }
    for cell in 0..<count {
      let place = Int(page[places + 2 * cell]) << 8 | Int(page[places + 2 * cell + 1])
      guard place >= places + 2 * count, let row = row(at: place, on: page, kind, read) else {
        continue
      }
      try work(row)
    }
  }

  /// Pages that hold rows. The inner pages of a table hold none.
  private enum Kind: UInt8 {
    case branch = 2
    case indexLeaf = 10
    case tableLeaf = 13
  }

  private func row(
    at place: Int, on page: [UInt8], _ kind: Kind, _ read: Reading
  ) -> Row? {
    var rest = page[min(place + (kind == .branch ? 4 : 0), page.count)...]
    guard let length = rest.takeVarint(), (1...PageRows.bytesMax).contains(Int(length)) else {
      return nil
    }
    var number: Int64?
    if kind == .tableLeaf {
      guard let varint = rest.takeVarint() else { return nil }
      number = varint
    }
    guard let record = record(Int(length), in: rest, kind, read),
      let cells = PageRows.cells(of: record)
    else { return nil }
    return Row(number: number, cells: cells)
  }

  /// A record: what of it is on the page, then what is on overflow pages.
  private func record(
    _ length: Int, in rest: ArraySlice<UInt8>, _ kind: Kind, _ read: Reading
  ) -> [UInt8]? {
    let most = kind == .tableLeaf ? usable - 35 : (usable - 12) * 64 / 255 - 23
    guard length > most else {
      return rest.count >= length ? Array(rest.prefix(length)) : nil
    }
    let least = (usable - 12) * 32 / 255 - 23
    let fair = least + (length - least) % (usable - 4)
    let here = fair <= most ? fair : least
    guard rest.count >= here + 4 else { return nil }
    var record = Array(rest.prefix(here))
    var next = rest.dropFirst(here).prefix(4).reduce(0) { $0 << 8 | Int64($1) }
    while record.count < length {
      guard (2...pageCount).contains(next) else { return nil }
      let page = read((next - 1) * Int64(pageSize), usable)
      guard page.count == usable else { return nil }
      next = page[..<4].reduce(0) { $0 << 8 | Int64($1) }
      record += page[4...].prefix(length - record.count)
    }
    return record
  }

  private static func cells(of record: [UInt8]) -> [Cell]? {
    var head = record[...]
    guard let headLength = head.takeVarint(), headLength >= head.startIndex,
      headLength <= record.count
    else { return nil }
    head = head.prefix(upTo: Int(headLength))
    var values = record[Int(headLength)...]
    var cells: [Cell] = []
    while !head.isEmpty {
      guard let type = head.takeVarint(), let cell = values.takeCell(type) else { return nil }
      cells.append(cell)
    }
    return cells
  }
}

extension ArraySlice<UInt8> {
  /// Seven bits a byte, the most significant first; a ninth byte gives all its eight.
  fileprivate mutating func takeVarint() -> Int64? {
    var number: UInt64 = 0
    for place in 1...9 {
      guard let byte = popFirst() else { return nil }
      if place == 9 { return Int64(bitPattern: number << 8 | UInt64(byte)) }
      number = number << 7 | UInt64(byte & 127)
      if byte < 128 { break }
    }
    return Int64(bitPattern: number)
  }

  fileprivate mutating func takeCell(_ type: Int64) -> Cell? {
    switch type {
    case 0: return .null
    case 1...4: return takeInteger(Int(type))
    case 5: return takeInteger(6)
    case 6: return takeInteger(8)
    case 7:
      guard case .integer(let bits) = takeInteger(8) else { return nil }
      return .real(Double(bitPattern: UInt64(bitPattern: bits)))
    case 8: return .integer(Int64(0))
    case 9: return .integer(Int64(1))
    case 12...:
      guard let length = Int(exactly: (type - 12) / 2), length <= count else { return nil }
      defer { removeFirst(length) }
      return type % 2 == 0 ? .blob(Array(prefix(length))) : .text(Array(prefix(length)))
    default: return nil
    }
  }

  private mutating func takeInteger(_ length: Int) -> Cell? {
    guard length <= count, let first else { return nil }
    defer { removeFirst(length) }
    let start: Int64 = first < 128 ? 0 : -1
    return .integer(prefix(length).reduce(start) { $0 << 8 | Int64($1) })
  }
}
