import NoteStore
import NoteVocabulary
import Testing

@testable import Commonplace

@Suite struct `The words of a refusal` {
  @Test(arguments: [
    (NoteStoreError.missing, "no library at 'x'"),
    (.exists, "cannot write to 'x': there is a library already"),
    (
      .notALibrary("it is not a database"),
      "cannot write to 'x': it is not a library (it is not a database)"
    ),
    (.newer(format: 2001), "cannot write to 'x': a later libnotes made it (format 2)"),
    (.readOnly, "cannot write to 'x': it is read-only"),
    (.busy, "cannot write to 'x': another program is using it"),
    (.diskFull, "cannot write to 'x': the disk is full"),
    (
      .damaged("a way back does not fit"),
      "cannot write to 'x': it is damaged (a way back does not fit)"
    ),
    (.failed("Permission denied"), "cannot write to 'x': permission denied"),
  ])
  func `are a reader's`(error: NoteStoreError, message: String) {
    #expect(LibraryError(error, trying: .write, Path("x")).message == message)
  }
}
