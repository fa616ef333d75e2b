import Foundation
import TestCorpora

/// The median nanoseconds tree-sitter-markdown takes to parse again after one of the keystrokes, which
/// are made one after the other; nothing where Python or its packages are missing.
func treeSitterMedian(_ text: [UInt8], _ keystrokes: [Keystroke]) -> Double? {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("libnotes-benchmarks-\(getpid())")
  defer { try? FileManager.default.removeItem(at: folder) }
  let corpus = folder.appendingPathComponent("corpus.md")
  let changes = folder.appendingPathComponent("keystrokes")
  let lines = keystrokes.map { keystroke in
    let bytes = keystroke.bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    return "\(keystroke.range.lowerBound) \(keystroke.range.upperBound) \(bytes.joined())\n"
  }
  let answers = Pipe()
  let python = Process()
  python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  python.arguments = [
    "python3", "Tests/Benchmarks/tree-sitter-keystroke.py", corpus.path, changes.path,
  ]
  python.standardOutput = answers
  python.standardError = FileHandle.nullDevice
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text).write(to: corpus)
    try Data(lines.joined().utf8).write(to: changes)
    try python.run()
  } catch {
    return nil
  }
  let answer = answers.fileHandleForReading.readDataToEndOfFile()
  python.waitUntilExit()
  guard python.terminationStatus == 0, let line = String(data: answer, encoding: .utf8) else {
    return nil
  }
  return Double(line.trimmingCharacters(in: .whitespacesAndNewlines))
}
