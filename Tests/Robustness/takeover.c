// A Lua that was taken over, as by a fault in it: a library that is loaded before Lua and, when rules get their first
// state, tries what rules must never do. The outcomes go to standard error, as `create 0 socket 1 execute 1`: the
// errors of the system, 0 if it was possible. TAKEN_OVER=crash ends the process then.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int tried(int result) { return result < 0 ? errno : 0; }

void *lua_newstate(void *(*allocate)(void *, void *, size_t, size_t), void *data) {
  static int was_here;
  if (!was_here++) {
    int made = tried(open("taken", O_WRONLY | O_CREAT, 0600)), connected = tried(socket(AF_INET, SOCK_STREAM, 0));
    errno = 0;
    int ran = system("true") == 0 ? 0 : errno;
    char line[80];
    int length = snprintf(line, sizeof line, "create %d socket %d execute %d\n", made, connected, ran);
    if (write(2, line, length) != length) abort();
    const char *wish = getenv("TAKEN_OVER");
    if (wish && strcmp(wish, "crash") == 0) *(volatile int *)16 = 1;
  }
  void *(*own)(void *(*)(void *, void *, size_t, size_t), void *) = dlsym(RTLD_NEXT, "lua_newstate");
  return own(allocate, data);
}
