import NoteVocabulary

extension Topic {
  static let notes = Topic(
    name: "notes", summary: "What a note is, and how it is named.",
    details: [
      "A note is a Markdown text. Its title is its first heading, else its first line. A '#word' in",
      "it is a tag, and '#books/novels' one below '#books'; '[[Walden]]' leads to another note. These",
      "are asked again by 'libnotes review':",
      .row("> Words of the book. (p. 31)", "a quote: where is it from?"),
      .row("The owl flies at ?[when](dusk).", "a gap, with a hint in square brackets"),
      .row("Q: Who wrote Middlemarch?", "a question; below it"),
      .row("A: George Eliot.", "its answer"),
      "A command takes a NOTE by",
      .row("5af8", "the beginning of its id, four digits or more, as lists show it"),
      .row("Walden", "its title, in any case, in quotes where it has spaces"),
      .row("@last", "the note that was written last"),
      "and, behind '--', all notes that fit a query: 'libnotes delete -- #old'. What names two notes",
      "is refused, and both are listed.",
    ])

  static let queries = Topic(
    name: "queries", summary: "How notes are looked for.",
    details: Query.details + [
      "A note fits when it fits every part. Nothing can be wrong with a query: what is none of these",
      "is words to look for. In most shells '#', '*' and '\"' need single quotes around them.",
    ])

  static let dates = Topic(
    name: "dates", summary: "How days and times are written.",
    details: [
      "Where a command takes a date, each of these will do, in local time:",
      .row("today, yesterday", "the day"),
      .row("monday, last monday", "the last one before today"),
      .row("3 days ago, 2 weeks ago", "also months, years and hours"),
      .row("last week", "also month and year"),
      .row("2021, 2021-03, 2021-03-04", "the year, the month, the day"),
      .row("march 2021, 4 mar 2021", "the same in words"),
      .row("2021-03-04 15:30", "a minute"),
      "A day named alone stands for its end where something is to be as it was then. Answers are in",
      "local time; JSON is in UTC, as RFC 3339 writes it. Reviews count a day from four in the",
      "morning, so that who reads late still reads today.",
    ])

  static let library = Topic(
    name: "library", summary: "Where the notes are kept.",
    details: [
      "Everything is in one file, an SQLite database: the one named by --library, else by",
      "$LIBNOTES_LIBRARY, else libnotes/library.sqlite in $XDG_DATA_HOME or ~/.local/share. The first",
      "command that writes makes it and says where.",
      "",
      "To copy a library, copy the file while no libnotes is at work. What is written in the copy is",
      "told apart from then on: which file is which is kept in libnotes/ in $XDG_STATE_HOME, or in",
      "~/.local/state. Any SQLite program reads a library, and may write notes and tags in it:",
      "",
      "sqlite3 library.sqlite 'select title, text from note'",
      "",
      "sqlite3 library.sqlite \"insert into note(text) values ('# Walden')\"",
    ])

  static let files = Topic(
    name: "files", summary: "What is read and written beside the library.",
    details: [
      "'libnotes import' reads Markdown files, a note each, and leaves them as they are. At the top",
      "of a file may stand, between two lines of '---':",
      .row("title", "the title of the note, and of the book it is about"),
      .row("author, authors, year", "who wrote the book, and when"),
      .row("tags", "[a, b/c], beside those in the text"),
      .row("folder", "where it is put: Books/Novels"),
      .row("pinned", "true for a note that stands first"),
      .row("created", "2021-03-04"),
      "Other keys are kept, and 'libnotes export' writes the same. Backups lie beside the library, in",
      "a folder whose name ends in '.backups'. 'libnotes edit' writes the note into a file in a folder of its own, where",
      "only you may read, and removes it when the change is kept.",
    ])

  static let output = Topic(
    name: "output", summary: "What is printed where, and the status of a command.",
    details: [
      "Answers go to standard output, all else to standard error. Colours, tables as wide as the",
      "screen and the pager are for terminals; a pipe gets every byte of a note as it is. A terminal",
      "is spared what it would obey: control characters are shown as '^[' or '<U+202E>'.",
      .row("status 0", "done"),
      .row("status 1", "nothing found, or damage found"),
      .row("status 2", "not understood, no such note, or failed"),
    ])

  static let environment = Topic(
    name: "environment", summary: "The variables that are looked at.",
    details: [
      .row("LIBNOTES_LIBRARY", "the library, where --library names none"),
      .row("XDG_DATA_HOME", "the folder for libnotes/library.sqlite, else ~/.local/share in HOME"),
      .row(
        "XDG_STATE_HOME",
        "the folder for libnotes/, which knows copies; else ~/.local/state in HOME"),
      .row("VISUAL, EDITOR", "the editor; one with a window of its own must wait: code --wait"),
      .row("PAGER", "shows what is longer than the screen; 'cat' for none, else less"),
      .row("NO_COLOR, FORCE_COLOR", "no colours; colours even into a pipe"),
      .row("TERM", "'dumb' has no colours"),
      .row("PATH", "where an editor and less are looked for, if no variable names them"),
      .row("TMPDIR", "where 'libnotes edit' keeps its file meanwhile, else /tmp"),
      .row("TZ", "the time zone"),
      .row("LIBNOTES_NOW", "the time to go by, for tests: 2026-03-01T09:00:00Z"),
      .row("LIBNOTES_RANDOM", "the seed of random numbers, for tests"),
    ])
}
