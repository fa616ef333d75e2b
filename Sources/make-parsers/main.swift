// Writes the Swift parsers from the grammars: `make parsers`, in the root of the package.

import Packrat

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a file, or ends the program with a line that says why it cannot.
func save(_ text: String, to path: String) {
  guard let file = unsafe fopen(path, "w") else { complain("cannot write '\(path)'") }
  unsafe fputs(text, file)
  guard unsafe fclose(file) == 0 else { complain("cannot write '\(path)'") }
}

func complain(_ message: String) -> Never {
  unsafe "make-parsers: \(message)\n".withCString { line in
    _ = unsafe write(2, line, strlen(line))
  }
  exit(2)
}

for parser in ParserSource.all {
  do throws(SyntaxError) {
    save(try parser.source(), to: parser.path)
  } catch {
    complain(
      "Grammar/\(parser.grammar):\(error.line):\(error.column): \(error.message)\n\(error.picture)")
  }
}
