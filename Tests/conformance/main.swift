// Renders every example of the CommonMark specification and compares it with the HTML the
// specification asks for.
//
//     conformance              how many are equal, and the numbers of the others by section
//     conformance 12 300       what these examples hold, should give and give
//
// The examples are read from the folder of fixtures beside the repository. The status is 1 when
// fewer are equal than `equalMin` or one differs without a reason (Exceptions.swift), 2 when there
// is nothing to compare with.
import Foundation
import MiniMarkdown
import NoteRendering

let equalMin = 480
let path = "../shared/fixtures/commonmark-examples.json"

struct Example: Decodable {
  var example: Int
  var section: String
  var markdown: String
  var html: String
}

extension Example {
  var reading: NoteReading { NoteReading(NoteSyntax.tree(of: Array(markdown.utf8))) }
  var rendered: String { HTMLRendering().html(of: reading) }
  var isEqual: Bool { normalized(html) == normalized(rendered) }
}

guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
  print(
    "conformance: cannot read '\(path)': run it from the repository, with the fixtures beside it")
  exit(2)
}
guard let examples = try? JSONDecoder().decode([Example].self, from: bytes) else {
  print("conformance: cannot read '\(path)': these are not the specification's examples")
  exit(2)
}

let wanted = Set(CommandLine.arguments.dropFirst().compactMap { Int($0) })
for example in examples where wanted.contains(example.example) {
  print("--- \(example.example) \(example.section)\n\(example.markdown)")
  print("--- should give\n\(example.html)--- gives\n\(example.rendered)--- from\n")
  print(outline(of: example.reading))
}
if wanted.isEmpty { exit(summary(of: examples)) }

/// Prints how many are equal, and gives the status.
func summary(of examples: [Example]) -> Int32 {
  let others = examples.filter { !$0.isEqual }
  for section in Dictionary(grouping: others, by: \.section).values.sorted(by: isBefore) {
    print("\(section[0].section): \(listed(section.map(\.example)))")
  }
  print()
  var unexplained = Set(others.map(\.example))
  for (reason, numbers) in exceptions {
    let explained = unexplained.intersection(numbers)
    unexplained.subtract(numbers)
    print("\(explained.count) because \(reason)")
  }
  if !unexplained.isEmpty { print("for no reason: \(listed(unexplained.sorted()))") }
  let equal = examples.count - others.count
  print("\(equal) of \(examples.count) examples are equal")
  return equal >= equalMin && unexplained.isEmpty ? 0 : 1
}

func isBefore(_ one: [Example], _ other: [Example]) -> Bool {
  one[0].example < other[0].example
}

func listed(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " ") }

/// HTML with each run of white space made one space, but not inside `<pre>` and `<code>`.
func normalized(_ html: String) -> String {
  let bytes = Array(html.utf8)
  var result: [UInt8] = []
  var verbatim = 0
  for index in bytes.indices {
    let rest = bytes[index...]
    if rest.starts(with: "<pre>".utf8) || rest.starts(with: "<code".utf8) { verbatim += 1 }
    if rest.starts(with: "</pre>".utf8) || rest.starts(with: "</code>".utf8) { verbatim -= 1 }
    let isSpace = bytes[index] == 32 || bytes[index] == 10
    if verbatim > 0 || !isSpace {
      result.append(bytes[index])
    } else if result.last != 32 {
      result.append(32)
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// The tree with the texts of its leaves, one node a line.
func outline(of reading: NoteReading) -> String {
  var lines = ""
  var depth = 0
  for step in reading.walk {
    switch step {
    case .enters(let node):
      lines += String(repeating: "  ", count: depth) + node.kind.rawValue + "\n"
      depth += 1
    case .meets(let leaf):
      let written = reading.written(leaf.range).debugDescription
      lines += String(repeating: "  ", count: depth) + "\(leaf.kind.rawValue) \(written)\n"
    case .leaves: depth -= 1
    }
  }
  return lines
}
