/// The rules of a grammar, and the room to parse by them: one parser serves any number of
/// documents, one after the other.
package struct UnitParser<Rules: UnitRules & ~Copyable>: ~Copyable {
  var room: ParsingRoom
  package var rules: Rules

  package init(_ rules: consuming Rules) {
    room = ParsingRoom()
    self.rules = rules
  }
}
