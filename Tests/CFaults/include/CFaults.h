// What tests of a failing world need and Swift cannot do: starting programs with any bytes as their
// words, on a terminal or with a limit on the size of files, and a disk that loses its power.

#pragma once

#include <stdint.h>
#include <sys/types.h>

/// How a program is started. Files are open descriptors, -1 for none.
typedef struct {
  const char *program;
  char *const *words;        // the first is the program's name; ends with null
  char *const *environment;  // ends with null
  const char *folder;        // where it runs
  int input, output, errors;
  int64_t file_size_max;     // no file may grow beyond; negative for no limit
} cfaults_start_t;

/// Starts a program; its process id, or a negative error code.
pid_t cfaults_start(const cfaults_start_t *start);

/// Starts a program on a terminal of its own, for what is -1 of its three files. Gives the other
/// end of the terminal.
pid_t cfaults_start_on_terminal(
  const cfaults_start_t *start, int columns, int rows, int *other_end);

/// Waits for a program to end: its status, or 256 and the number of the signal that ended it.
int cfaults_wait(pid_t process);
