/// Why the examples that look different do so: the note language has another use for the text.
let exceptions: [(reason: String, numbers: Set<Int>)] = [
  (
    "raw HTML is text",
    Set(148...191).union(613...617).union(625...631).union([
      21, 31, 201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536, 623, 642, 643,
    ])
  ),
  ("dashes at the very start open front matter", [96, 98]),
  ("#word is a tag", [64]),
  ("https://… is a link", [602, 608, 611]),
  ("[[…]] is a note", [548, 559, 590]),
  ("brackets hold together even if they are no link", [523]),
]
