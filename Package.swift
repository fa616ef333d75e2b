// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)]

/// One stage of the program: a module under Sources/, and the modules it may know.
func stage(_ name: String, knows others: [Target.Dependency] = [], path: String? = nil) -> Target {
  .target(name: name, dependencies: others, path: path, swiftSettings: strict)
}

/// The tests of one stage, in a folder of the same name under Tests/, which may hold data files.
func tests(of name: String, also others: [Target.Dependency] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + others, path: "Tests/\(name)Tests",
    exclude: data, swiftSettings: [.treatAllWarnings(as: .error)])
}

/// md4c is compared with only where `make bench` has seen to it that it is installed.
let withMd4c: Bool = Context.environment["LIBNOTES_BENCH"] != nil
let md4c: [Target] = [
  .systemLibrary(
    name: "CMd4c", path: "Tests/Benchmarks/CMd4c", pkgConfig: "md4c",
    providers: [.apt(["libmd4c-dev"]), .brew(["md4c"])])
]

let package = Package(
  name: "libnotes",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "libnotes", targets: ["libnotes"]),
    .library(name: "Commonplace", targets: ["Commonplace"]),
  ],
  targets: [
    // C libraries: a module map and a shim each.
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CUtf8proc", pkgConfig: "libutf8proc",
      providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),
    .systemLibrary(
      name: "CStemmer", providers: [.apt(["libstemmer-dev"]), .brew(["snowball"])]),

    // The words everyone uses.
    stage("NoteVocabulary"),
    // Folds, cuts and measures letters.
    stage("Letters", knows: ["NoteVocabulary", "CUtf8proc", "CStemmer"]),
    // The grammars, as text.
    .target(
      name: "Grammar", path: "Grammar", exclude: ["README.md"],
      resources: [
        .embedInCode("Peg.peg"), .embedInCode("MiniMarkdown.peg"), .embedInCode("LibraryNotes.peg"),
        .embedInCode("FrontMatter.peg"), .embedInCode("Json.peg"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
    // Parses a text by a grammar, and again after an edit.
    stage("Packrat", knows: ["Grammar"]),
    // What a note says.
    .target(
      name: "MiniMarkdown", dependencies: ["Packrat", "Grammar", "NoteVocabulary"],
      resources: [.embedInCode("entities.txt")], swiftSettings: strict),
    // What a note asks.
    stage("Prompts", knows: ["MiniMarkdown", "NoteVocabulary"]),
    // A safe, small view of SQLite.
    stage("SQLite", knows: ["CSQLite"]),
    // Versions of notes as a set.
    stage("History", knows: ["NoteVocabulary"]),
    // The one file.
    .target(
      name: "NoteStore", dependencies: ["SQLite", "History", "NoteVocabulary"],
      exclude: ["FORMAT.md"],
      resources: [.embedInCode("schema.sql")], swiftSettings: strict),
    // When to ask again.
    stage("Scheduling", knows: ["NoteVocabulary"]),
    // Twenty prompts, in order.
    stage("ReviewSession", knows: ["Scheduling", "NoteVocabulary"]),
    // A note as HTML, as terminal text, as plain text.
    stage("NoteRendering", knows: ["MiniMarkdown", "Letters", "NoteVocabulary", "CCmark"]),
    // Other programs' files, in and out.
    stage("Formats", knows: ["Packrat", "NoteVocabulary"]),
    // The public library: carries each value to the next stage.
    stage(
      "Commonplace",
      knows: [
        "NoteVocabulary", "Letters", "NoteStore", "SQLite", "History", "MiniMarkdown", "Packrat",
        "Grammar", "Prompts", "Scheduling", "ReviewSession", "NoteRendering", "Formats",
      ]),
    // Arguments, answers, complaints.
    stage("Terminal", knows: ["Commonplace", "Letters", "NoteVocabulary"]),
    // The program.
    .executableTarget(
      name: "libnotes", dependencies: ["Terminal"], swiftSettings: strict,
      linkerSettings: [
        .unsafeFlags(
          ["-static-executable"], .when(platforms: [.linux], configuration: .release)),
        .linkedLibrary("z"), .linkedLibrary("m"),
      ]),
    // Writes the Swift parsers from the grammars.
    .executableTarget(
      name: "make-parsers", dependencies: ["Packrat", "Grammar"], swiftSettings: strict),

    // What tests share.
    .target(name: "TestSupport", dependencies: ["CFaults"], path: "Tests/Support"),
    // Starts programs as only C can, and is a disk that loses its power.
    .target(name: "CFaults", dependencies: ["CSQLite"], path: "Tests/CFaults"),
    // The program itself while the world fails around it.
    .testTarget(
      name: "FaultTests",
      dependencies: [
        "libnotes", "Commonplace", "NoteStore", "NoteVocabulary", "CFaults", "CSQLite",
        "TestCorpora", "TestSupport",
      ], path: "Tests/FaultTests", swiftSettings: [.treatAllWarnings(as: .error)]),
    tests(of: "NoteVocabulary"),
    tests(
      of: "Commonplace",
      also: [
        "NoteVocabulary", "NoteStore", "History", "SQLite", "TestCorpora", "TestSupport", "CSQLite",
      ]),
    tests(of: "Terminal", also: ["libnotes", "TestSupport"]),
    tests(
      of: "History", also: ["NoteVocabulary", "TestCorpora"], data: ["merge-vectors.tsv"]),
    tests(
      of: "NoteStore",
      also: ["SQLite", "History", "NoteVocabulary", "TestSupport", "TestCorpora", "CSQLite"]),
    tests(of: "Packrat", also: ["Grammar"]),
    tests(of: "MiniMarkdown", also: ["Packrat", "Grammar", "TestCorpora"], data: ["Cases"]),
    tests(of: "Formats", also: ["NoteVocabulary", "Packrat", "TestCorpora", "TestSupport"]),
    tests(of: "Prompts", also: ["MiniMarkdown", "NoteVocabulary"]),
    tests(of: "NoteRendering", also: ["MiniMarkdown", "Letters", "CCmark"]),
    // Compares the rendering of notes with the examples of the CommonMark specification.
    .executableTarget(
      name: "conformance", dependencies: ["MiniMarkdown", "NoteRendering"],
      path: "Tests/conformance", swiftSettings: [.treatAllWarnings(as: .error)]),
    tests(of: "SQLite", also: ["TestSupport", "CSQLite"]),
    tests(
      of: "Scheduling", also: ["NoteVocabulary"],
      data: ["README.md", "fsrs6-vectors.csv", "fsrs6-fuzz.csv", "fsrs6-params.json"]),
    tests(of: "Letters"),
    tests(of: "ReviewSession", also: ["Scheduling", "NoteVocabulary"]),

    // Texts to test with and to measure with.
    .target(
      name: "TestCorpora", path: "Tests/Corpora",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // How much memory is in use.
    .systemLibrary(name: "CMalloc", path: "Tests/Benchmarks/CMalloc"),
    // Compares the program and the parser with others.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "TestCorpora", "Commonplace", "NoteVocabulary", "MiniMarkdown", "Packrat", "CCmark",
        "CMalloc",
      ]
        + (withMd4c ? ["CMd4c"] : []),
      path: "Tests/Benchmarks",
      exclude: [
        "CMalloc", "CMd4c", "install-others", "plain-library.py", "tree-sitter-keystroke.py",
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
        + (withMd4c ? [.define("LIBNOTES_MD4C")] : [])),
  ] + (withMd4c ? md4c : []),
  swiftLanguageModes: [.v6]
)
