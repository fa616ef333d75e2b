#define _GNU_SOURCE

#include "CFaults.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// What the new process does until it is the program. Nothing here may take a lock: another thread
/// may have held it when the process was made.
static void become(const cfaults_start_t *start, const int files[3]) {
  for (int place = 0; place < 3; place++) {
    if (dup2(files[place], place) < 0) _exit(126);
  }
  if (start->folder && chdir(start->folder) != 0) _exit(126);
  if (start->file_size_max >= 0) {
    struct rlimit limit = {.rlim_cur = (rlim_t)start->file_size_max,
                           .rlim_max = (rlim_t)start->file_size_max};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) _exit(126);
  }
  // What the test process ignores or holds back is nothing to the program.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGINT, SIG_DFL);
  execve(start->program, start->words, start->environment);
  _exit(127);
}

static int opened(int file, int flags) {
  return file >= 0 ? dup(file) : open("/dev/null", flags | O_CLOEXEC);
}

// Nothing is copied for a process that becomes another program at once.
#ifdef __linux__
#define new_process vfork
#else
#define new_process fork
#endif

static pid_t started(const cfaults_start_t *start, int files[3], int own_session) {
  pid_t process = -EMFILE;
  if (files[0] >= 0 && files[1] >= 0 && files[2] >= 0) {
    // Descriptors 0 to 2 are taken in the test process, so none of these is one of them.
    process = new_process();
    if (process == 0) {
      if (own_session) setsid();
      become(start, files);
    }
    if (process < 0) process = -errno;
  }
  for (int place = 0; place < 3; place++) {
    if (files[place] >= 0) close(files[place]);
  }
  return process;
}

pid_t cfaults_start(const cfaults_start_t *start) {
  int files[3] = {opened(start->input, O_RDONLY), opened(start->output, O_WRONLY),
                  opened(start->errors, O_WRONLY)};
  return started(start, files, 0);
}

pid_t cfaults_start_on_terminal(
  const cfaults_start_t *start, int columns, int rows, int *other_end) {
  int other = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (other < 0 || grantpt(other) != 0 || unlockpt(other) != 0) return -errno;
  const char *name = ptsname(other);
  if (!name) return -errno;
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(other, TIOCSWINSZ, &size);
  int wanted[3] = {start->input, start->output, start->errors};
  int files[3];
  for (int place = 0; place < 3; place++) {
    files[place] = wanted[place] >= 0 ? dup(wanted[place]) : open(name, O_RDWR | O_CLOEXEC);
  }
  ioctl(files[1], TIOCSWINSZ, &size);
  pid_t process = started(start, files, 1);
  if (process < 0) {
    close(other);
    return process;
  }
  *other_end = other;
  return process;
}

int cfaults_wait(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return 255;
  }
  return WIFSIGNALED(status) ? 256 + WTERMSIG(status) : WEXITSTATUS(status);
}
