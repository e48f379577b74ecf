#define _GNU_SOURCE
#include "pseudo_terminal.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

pid_t levy_start_on_terminal(
  const char *program, char *const arguments[], char *const environment[], const char *folder, int *terminal) {
  struct winsize size = {.ws_row = 40, .ws_col = 100};
  pid_t process = forkpty(terminal, NULL, NULL, &size);
  if (process != 0) {
    // Other children must not keep the terminal open.
    if (process > 0) fcntl(*terminal, F_SETFD, FD_CLOEXEC);
    return process;
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (chdir(folder) == 0) execve(program, arguments, environment);
  _exit(127);
}

void levy_resize_terminal(int terminal, unsigned short rows, unsigned short columns) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  ioctl(terminal, TIOCSWINSZ, &size);
}
