// The stage SQLite.
