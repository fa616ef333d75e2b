/// A language whose inflections are known.
package enum Language: String, CaseIterable, Sendable {
  case arabic
  case danish
  case dutch
  case english
  case finnish
  case french
  case german
  case greek
  case hindi
  case hungarian
  case italian
  case norwegian
  case portuguese
  case romanian
  case russian
  case spanish
  case swedish
  case turkish
}
