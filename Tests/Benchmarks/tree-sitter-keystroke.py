"""Times keystrokes with tree-sitter-markdown.

usage: tree-sitter-keystroke.py CORPUS KEYSTROKES

CORPUS is a Markdown file. Each line of KEYSTROKES is the first byte, the end, and the new bytes in
hexadecimal of one change to it; each change is made to what the one before it left. Prints the
median in nanoseconds of parsing again after a change. In favour of tree-sitter, the first five
changes, which are slower, do not count, and only the parser of blocks runs.
"""

import statistics
import sys
import time

sys.path.insert(0, ".build/bench-python")

import tree_sitter
import tree_sitter_markdown


def point(text, place):
    row = text.count(b"\n", 0, place)
    return (row, place - 1 - text.rfind(b"\n", 0, place))


def main(corpus, keystrokes):
    with open(corpus, "rb") as file:
        text = file.read()
    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_markdown.language()))
    tree = parser.parse(text)
    times = []
    with open(keystrokes) as file:
        for line in file:
            first, end, *rest = line.split()
            start, old_end = int(first), int(end)
            new = bytes.fromhex(rest[0] if rest else "")
            changed = text[:start] + new + text[old_end:]
            new_end = start + len(new)
            places = (
                start, old_end, new_end,
                point(text, start), point(text, old_end), point(changed, new_end),
            )
            began = time.perf_counter_ns()
            tree.edit(*places)
            parsed = parser.parse(changed, tree)
            times.append(time.perf_counter_ns() - began)
            text, tree = changed, parsed
    print(int(statistics.median(times[5:])))


main(*sys.argv[1:])
