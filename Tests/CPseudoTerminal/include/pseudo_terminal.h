#ifndef LEVY_PSEUDO_TERMINAL_H
#define LEVY_PSEUDO_TERMINAL_H

#include <sys/types.h>

/// Starts a program in a folder, on a terminal of its own. Returns the process, or -1; `terminal` is the other end.
pid_t levy_start_on_terminal(
  const char *program, char *const arguments[], char *const environment[], const char *folder, int *terminal);

void levy_resize_terminal(int terminal, unsigned short rows, unsigned short columns);

#endif
