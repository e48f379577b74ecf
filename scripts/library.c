// The definitions that a shared library needs of its own if the archives linked into it are made for programs, or for a
// newer C library than the one that it runs with. See scripts/library.
#include <stdio.h>

// Lua's archive refers to a program's copies of the streams; these replace them.
FILE *levy_stdin, *levy_stdout, *levy_stderr;

__attribute__((constructor)) static void find_streams(void) {
  levy_stdin = stdin;
  levy_stdout = stdout;
  levy_stderr = stderr;
}

// The standard library of C++ asks glibc 2.32 whether there is only one thread; here it never relies on that.
char __libc_single_threaded = 0;
