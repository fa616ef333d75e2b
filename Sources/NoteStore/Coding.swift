import History
import SQLite

extension ContentID {
  /// The ids that stand one after the other.
  static func list(in bytes: [UInt8]) throws(SQLiteError) -> [ContentID] {
    guard bytes.count % 16 == 0 else { throw SQLiteError.damage("a list of ids is cut") }
    return stride(from: 0, to: bytes.count, by: 16).compactMap { ContentID(bytes[$0..<$0 + 16]) }
  }
}

extension Value {
  init(_ cell: Cell) throws(SQLiteError) {
    self =
      switch cell {
      case .null: .nothing
      case .integer(let number): .number(number)
      case .text(let bytes): .text(bytes)
      case .blob, .real: throw SQLiteError.damage("a value is neither text nor a number")
      }
  }
}

extension Cell {
  init(_ value: Value) {
    self =
      switch value {
      case .nothing: .null
      case .number(let number): .integer(number)
      case .text(let bytes): .text(bytes)
      }
  }
}
