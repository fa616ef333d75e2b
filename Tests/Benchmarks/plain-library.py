"""Fills a plain table and a full-text index with the files of a folder, the simplest way that is fast.

    plain-library.py FOLDER DATABASE

Prints the seconds of processor time it took, without the reading of the files.
"""

import os
import sqlite3
import sys
import time

texts = []
for folder, folders, names in os.walk(sys.argv[1]):
    folders.sort()
    for name in sorted(names):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            texts.append(file.read())

start = time.process_time()
database = sqlite3.connect(sys.argv[2])
database.execute("create table note(id integer primary key, title text, text text)")
database.execute(
    "create virtual table words using fts5(title, text, content='note', content_rowid='id')")
for number, text in enumerate(texts):
    row = (number, text.split("\n", 1)[0], text)
    database.execute("insert into note values (?, ?, ?)", row)
    database.execute("insert into words(rowid, title, text) values (?, ?, ?)", row)
database.commit()
database.close()
print(time.process_time() - start)
