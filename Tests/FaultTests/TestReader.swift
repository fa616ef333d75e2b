import Commonplace
import Foundation
import NoteVocabulary
import TestSupport

/// A reader with a library in a folder of its own, who uses the program.
struct TestReader {
  let folder: TemporaryFolder
  var program: Program
  /// What the folder and the library in it are called.
  let library: Path

  init(libraryNamed name: String = "library.sqlite") throws {
    folder = try TemporaryFolder()
    library = Path(folder.bytes(name))
    program = try Program.libnotes(in: folder.url)
    program.environment["LIBNOTES_LIBRARY"] = folder.path(name)
    program.environment["NO_COLOR"] = "1"
    program.environment["PAGER"] = "cat"
  }

  /// Runs a command, for what it prints; throws when it does not end well.
  @discardableResult
  func libnotes(_ words: Program.Word..., input: [UInt8] = []) throws -> String {
    let ended = try program.run(words, input: input)
    guard ended.status == 0 else { throw Failed(words: words.map(\.shown), ended: ended) }
    return ended.shownOutput.trimmingCharacters(in: .newlines)
  }

  /// Opens the library here, beside the program.
  func opened(for access: Library.Access = .writing) throws -> Library {
    try Library(at: library, for: access)
  }

  /// A command that should have ended well, and has not.
  struct Failed: Error, CustomStringConvertible {
    let words: [String]
    let ended: Program.Ended

    var description: String {
      let end = ended.signal.map { "signal \($0)" } ?? "status \(ended.status ?? -1)"
      return "libnotes \(words.joined(separator: " ")): \(end), \(ended.shownErrors)"
    }
  }
}

extension Program.Word {
  var shown: String { String(String(decoding: bytes, as: UTF8.self).prefix(80)) }
}

extension Program.Ended {
  /// Whether it was refused as things are: one clear line, perhaps a hint, and status 2.
  var isRefusal: Bool {
    let lines = shownErrors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return status == 2 && shownErrors.hasSuffix("\n") && (1...2).contains(lines.count)
      && lines.first?.hasPrefix("libnotes: ") == true
      && lines.dropFirst().allSatisfy { $0.hasPrefix("hint: ") }
  }
}
