import Commonplace

/// How the program ends.
enum Status: Int32 {
  case done = 0
  /// Nothing was found.
  case nothing = 1
  /// Not understood, no such note, or failed.
  case failed = 2
}

/// What a command says when it cannot do its work.
struct Complaint: Error {
  /// One clause in lower case: what could not be done, and why.
  let message: String
  /// What to do about it, if there is something.
  var hint: String?
  /// The line that is wrong, with a caret below the place.
  var picture: [String] = []
  var status: Status = .failed
  /// Whether the command was called wrongly: then it says how it is called.
  var isMisuse: Bool = false

  init(_ message: String, hint: String? = nil, status: Status = .failed) {
    self.message = message
    self.hint = hint
    self.status = status
  }

  init(_ error: LibraryError) { self.init(error.message, hint: error.hint) }

  /// The command was called wrongly.
  static func misused(_ message: String, hint: String? = nil) -> Complaint {
    var complaint = Complaint(message, hint: hint)
    complaint.isMisuse = true
    return complaint
  }
}
