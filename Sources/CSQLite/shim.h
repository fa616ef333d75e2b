// SQLite's header, and what Swift cannot call: functions with `…` and macros with casts.
#ifndef LIBNOTES_CSQLITE_SHIM_H
#define LIBNOTES_CSQLITE_SHIM_H

#include <sqlite3.h>

/// Switches one of SQLite's per-connection settings on (1) or off (0); `now` receives its state.
static inline int libnotes_db_config(sqlite3 *connection, int option, int on, int *now) {
  return sqlite3_db_config(connection, option, on, now);
}

/// The destructor that tells SQLite to copy what is bound.
static inline sqlite3_destructor_type libnotes_transient(void) { return SQLITE_TRANSIENT; }

/// Reads bytes of the database file, as they stand there, through SQLite's own descriptor: opening
/// the file a second time and closing it would drop the locks that SQLite holds.
static inline int libnotes_read_file(sqlite3 *connection, void *bytes, int count, long long place) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == 0 || file->pMethods == 0) return SQLITE_MISUSE;
  return file->pMethods->xRead(file, bytes, count, place);
}

#endif
