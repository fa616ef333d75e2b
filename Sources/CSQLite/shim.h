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

#endif
