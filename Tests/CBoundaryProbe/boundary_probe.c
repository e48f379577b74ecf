#define _GNU_SOURCE
#include "boundary_probe.h"

#include "levy_boundary.h"

#ifdef __linux__
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Descriptors that the parent has opened before.
static int kept, listening;

static void *wait_for_nothing(void *argument) { return argument; }

static long attempt(enum levy_attempt what) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(9), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  struct rlimit limit = {RLIM_INFINITY, RLIM_INFINITY};
  char *const arguments[] = {"/bin/true", NULL};
  pthread_t thread;
  struct timespec now;
  char letter = 'x';
  void *page;
  int opened;
  switch (what) {
    case LEVY_CREATE: return open("new", O_WRONLY | O_CREAT, 0600);
    case LEVY_OVERWRITE: return open("file", O_WRONLY | O_TRUNC);
    case LEVY_APPEND: return openat(AT_FDCWD, "file", O_RDWR | O_APPEND);
    case LEVY_RENAME: return rename("file", "other");
    case LEVY_REMOVE: return unlink("file");
    case LEVY_LINK: return symlink("file", "link");
    case LEVY_TRUNCATE: return truncate("file", 0);
    case LEVY_CHANGE_MODE: return chmod("file", 0777);
    case LEVY_MAKE_FOLDER: return mkdir("folder", 0700);
    case LEVY_TEMPORARY: return open(".", O_TMPFILE | O_WRONLY, 0600);
    case LEVY_SOCKET: return socket(AF_INET, SOCK_STREAM, 0);
    case LEVY_SOCKET_PAIR: return socketpair(AF_UNIX, SOCK_STREAM, 0, (int[2]){0, 0});
    case LEVY_CONNECT: return connect(listening, (struct sockaddr *)&address, sizeof address);
    case LEVY_LISTEN: return listen(listening, 1);
    case LEVY_FORK: return fork();
    case LEVY_VFORK: return syscall(SYS_clone, CLONE_VM | CLONE_VFORK | SIGCHLD, 0, 0, 0, 0);
    case LEVY_CLONE: return syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
    case LEVY_EXECUTE: return execv("/bin/true", arguments);
    case LEVY_TRACE: return ptrace(PTRACE_ATTACH, getppid(), NULL, NULL);
    case LEVY_SIGNAL_PARENT: return kill(getppid(), 0);
    case LEVY_MAP_CODE: return -(mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED);
    case LEVY_MAKE_CODE:
      page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      return mprotect(page, 4096, PROT_READ | PROT_EXEC);
    case LEVY_RAISE_LIMIT: return setrlimit(RLIMIT_CORE, &limit);
    case LEVY_TYPE_ON_TERMINAL: return ioctl(STDIN_FILENO, TIOCSTI, &letter);
    case LEVY_RING: return syscall(425 /* io_uring_setup */, 1, NULL);
    case LEVY_MEMORY_FILE: return memfd_create("file", 0);
    case LEVY_NAMESPACE: return unshare(CLONE_NEWUSER);
    case LEVY_ACCEPT: return accept4(listening, NULL, NULL, 0) < 0 && errno == EAGAIN ? 0 : -1;
    case LEVY_READ:
      opened = open("file", O_RDONLY | O_CLOEXEC);
      return opened < 0 || read(opened, &letter, 1) != 1 ? -1 : 0;
    case LEVY_WRITE_OPEN: return write(kept, &letter, 1);
    case LEVY_THREAD:
      errno = pthread_create(&thread, NULL, wait_for_nothing, NULL);
      return errno != 0 || pthread_join(thread, NULL) != 0 ? -1 : 0;
    case LEVY_MEMORY: return -(mmap(NULL, 1 << 26, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED);
    case LEVY_CLOCK: return clock_gettime(CLOCK_MONOTONIC, &now);
    case LEVY_ABORT_SELF: abort();
  }
  return -1;
}

int levy_attempt_within(enum levy_attempt what, const char *folder, _Bool serves) {
  pid_t child = fork();
  if (child == 0) {
    if (chdir(folder) != 0) _exit(254);
    kept = open("kept", O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    listening = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    (void)listen(listening, 1);
    if (levy_boundary_close(serves) != 0) _exit(255);
    long result = attempt(what);
    _exit(result < 0 ? errno : 0);
  }
  int status;
  if (child < 0 || waitpid(child, &status, 0) != child) return 253;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

#else

int levy_attempt_within(enum levy_attempt what, const char *folder, _Bool serves) { return 255; }

#endif
