/// How well a prompt was recalled.
public enum Grade: Int, CaseIterable, Sendable {
  case again = 1
  case hard = 2
  case good = 3
  case easy = 4
}
