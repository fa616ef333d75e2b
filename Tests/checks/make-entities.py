#!/usr/bin/env python3
"""Writes Sources/MiniMarkdown/entities.txt: the character names of HTML5, one a line.

Each line is a name without its ampersand and semicolon, a space, and the characters it stands
for as code points in hexadecimal. The lines are in the order of their bytes, because the reader
of the file searches it by halves. Run it from the root of the repository.
"""

import html.entities
import pathlib

names = {
    name[:-1]: value for name, value in html.entities.html5.items() if name.endswith(";")
}
lines = [
    f"{name} {' '.join(f'{ord(character):X}' for character in names[name])}\n"
    for name in sorted(names, key=lambda name: name.encode())
]
pathlib.Path("Sources/MiniMarkdown/entities.txt").write_text("".join(lines), encoding="ascii")
