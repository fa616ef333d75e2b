/// The program that shows a long answer page by page: `$PAGER`, else `less`.
final class Pager {
  private let pipe: System.Pipe

  /// Nothing when there is none, or none is wanted.
  init?() {
    let named = System.variable("PAGER")
    guard named != nil || System.hasProgram("less") else { return nil }
    let line = named ?? Array("less".utf8)
    guard line != Array("cat".utf8) else { return nil }
    // Leaves the screen as it is, ends when one screen holds all, lets colours through, ignores
    // case when searching. Our answers are UTF-8 whatever the locale is.
    System.setVariable("LESS", ifMissing: "FIRX")
    System.setVariable("LESSCHARSET", ifMissing: "utf-8")
    guard let pipe = System.Pipe(to: line) else { return nil }
    self.pipe = pipe
  }

  /// Where to write to.
  var descriptor: Int32 { pipe.descriptor }
}
