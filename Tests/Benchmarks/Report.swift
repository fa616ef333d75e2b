import Foundation

/// Prints a line at once, so that whoever waits sees how far it is.
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
