import Commonplace
import NoteVocabulary

/// The files to import, one after the other: none is read before it is asked for.
struct SourceFiles {
  /// How many files of other kinds lay among them.
  private(set) var otherCount: Int = 0
  /// What is still to be looked at, the next one last.
  private var waiting: [Place] = []

  private struct Place {
    let path: Path
    /// What it is known by: its way from the folder that was asked for.
    let name: [UInt8]
    /// In so many folders below that.
    var depth = 0
    /// Nothing where that is not known yet.
    var kind: System.Kind?
    /// Whether a reader named it.
    var isNamed = false
  }

  /// Folders in folders, so many at most.
  private static let depthMax = 64

  /// The files at some paths, and in the folders there.
  init(in paths: [Path]) throws(Complaint) {
    for path in paths.reversed() {
      do throws(LibraryError) {
        try take(path)
      } catch {
        throw Complaint(error)
      }
    }
  }

  private mutating func take(_ path: Path) throws(LibraryError) {
    let kind = try reading(path) { () throws(System.Refusal) in try System.kind(of: path) }
    let real = System.realPath(of: path)
    switch kind {
    case .folder: waiting.append(Place(path: path, name: real.name, kind: kind, isNamed: true))
    case .file:
      // Known by the folder it lies in and its name, as when that folder is imported.
      let folder = real.folder ?? Path("")
      let name = Path(folder.name).appending(real.name).bytes
      waiting.append(Place(path: path, name: name, kind: kind, isNamed: true))
    case .other:
      throw LibraryError("cannot read '\(path.shown)': it is neither a file nor a folder")
    }
  }

  /// The next file; nothing when there is none.
  mutating func next() throws(LibraryError) -> SourceFile? {
    while let place = waiting.popLast() {
      // A link that leads nowhere is nothing to import; one to a folder could lead in a circle.
      let kind = place.kind ?? (try? System.kind(of: place.path))
      switch kind {
      case .folder where place.kind != nil || !System.isLink(place.path): try open(place)
      case .file where place.isNamed || SourceFiles.isMarkdown(place.name):
        let contents = try reading(place.path) { () throws(System.Refusal) in
          try System.contents(of: place.path, countMax: SourceFile.countMax)
        }
        return SourceFile(name: place.name, at: place.path, contents: contents)
      case .folder, .file, .other, nil: otherCount += 1
      }
    }
    return nil
  }

  /// What lies in a folder is to be looked at, in order.
  private mutating func open(_ folder: Place) throws(LibraryError) {
    guard folder.depth < SourceFiles.depthMax else { return }
    let entries = try reading(folder.path) { () throws(System.Refusal) in
      try System.entries(in: folder.path)
    }
    for (name, kind) in entries.reversed() where name.first != UInt8(ascii: ".") {
      waiting.append(
        Place(
          path: folder.path.appending(name), name: Path(folder.name).appending(name).bytes,
          depth: folder.depth + 1, kind: kind))
    }
  }

  private static let endings: [[UInt8]] = [Array(".md".utf8), Array(".markdown".utf8)]

  private static func isMarkdown(_ name: [UInt8]) -> Bool {
    endings.contains { ending in
      guard name.count >= ending.count else { return false }
      return zip(name.suffix(ending.count), ending).allSatisfy { byte, wanted in
        byte == wanted || (wanted > 96 && byte | 0x20 == wanted)
      }
    }
  }

  private func reading<Answer>(
    _ path: Path, _ work: () throws(System.Refusal) -> Answer
  ) throws(LibraryError) -> Answer {
    do throws(System.Refusal) {
      return try work()
    } catch {
      throw LibraryError("cannot read '\(path.shown)': \(error.words)")
    }
  }
}
