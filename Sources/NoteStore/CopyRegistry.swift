import History
import NoteVocabulary
import SQLite

/// Where it is kept, outside the library, which file is which copy of it.
///
///     library file   nonce b ◄─── equal ───► nonce b   registry       it is itself
///     copy of it     nonce a ◄── unequal ──► nonce b                  it is a copy
///
/// Every writing gives the file a new nonce, and the registry learns of it. A file that was copied,
/// put back from a backup or carried to another machine then has a nonce that is not the last, and
/// becomes a copy of its own: two copies that write under one name could not be told apart again.
package struct CopyRegistry: Sendable {
  private let folder: StateFolder
  /// What makes the nonces of this opening differ from all others.
  private let chance: [UInt8]

  /// `folder` is a path, given as bytes; `chance` are random bytes.
  package init(in folder: [UInt8], chance: [UInt8]) {
    self.folder = StateFolder(at: folder)
    self.chance = chance
  }

  /// What the registry says of a file.
  enum Judgement: Hashable {
    case itself
    case copy
    /// The registry cannot be read.
    case unknown
  }

  func judgement(_ file: FileName) -> Judgement {
    guard let nonce = file.nonce else { return .itself }
    switch folder.contents(of: file.name) {
    case .missing: return .copy
    case .unreadable: return .unknown
    case .bytes(let bytes):
      guard let nonces = CopyRegistry.nonces(in: bytes) else { return .unknown }
      return nonces.contains(nonce) ? .itself : .copy
    }
  }

  /// The nonce that comes after that of a file.
  func nonce(after file: FileName) -> [UInt8] {
    Array(SHA256.digest(of: chance + file.replica.bytes + (file.nonce ?? [])).prefix(16))
  }

  /// Before a transaction is on the disk: whether it gets there or not, the file is itself. False
  /// where the registry cannot be written.
  func announce(_ nonce: [UInt8], of file: FileName) -> Bool {
    folder.replace(file.name, by: CopyRegistry.bytes(of: [file.nonce, nonce]))
  }

  /// After it: only the new nonce counts, unless another program has gone on from there.
  func settle(_ nonce: [UInt8], of file: FileName) {
    let announced = CopyRegistry.bytes(of: [file.nonce, nonce])
    _ = folder.replace(file.name, holding: announced, by: CopyRegistry.bytes(of: [nonce]))
  }

  /// A line of hexadecimal digits for each.
  private static func bytes(of nonces: [[UInt8]?]) -> [UInt8] {
    nonces.flatMap { nonce in nonce.map { Array(($0.hexadecimal + "\n").utf8) } ?? [] }
  }

  private static func nonces(in bytes: [UInt8]) -> [[UInt8]]? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let nonces = lines.compactMap { NoteID(digits: String($0))?.bytes }
    return nonces.count == lines.count && !nonces.isEmpty ? nonces : nil
  }
}

/// What a library file says of itself: which library, which copy, and what it was given last.
struct FileName: Hashable {
  let library: AuthorID
  var replica: AuthorID
  /// Nothing where no registry has ever known it.
  var nonce: [UInt8]?

  /// What the registry calls it.
  var name: String { "\(library.bytes.hexadecimal)-\(replica.bytes.hexadecimal)" }
}
