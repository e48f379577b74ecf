#define _GNU_SOURCE
#include "levy_boundary.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// System call numbers that older headers lack.
#ifndef __NR_clone3
#define __NR_clone3 435
#endif
#ifndef __NR_faccessat2
#define __NR_faccessat2 439
#endif

#define STATEMENT(code, value) ((struct sock_filter)BPF_STMT(code, value))
#define JUMP(test, value, yes, no) ((struct sock_filter)BPF_JUMP(BPF_JMP | test | BPF_K, value, yes, no))
#define LOAD(field) STATEMENT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
// Loads the lower half of an argument, which is all that the system looks at for an int or flags.
#define LOAD_ARGUMENT(n) STATEMENT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + 8 * (n))
#define ALLOW STATEMENT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define REFUSE(error) STATEMENT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define CALL(name) JUMP(BPF_JEQ, __NR_##name, 0, 1), ALLOW
#define WITHOUT(name, n, bits) \
  JUMP(BPF_JEQ, __NR_##name, 0, 4), LOAD_ARGUMENT(n), JUMP(BPF_JSET, bits, 1, 0), ALLOW, REFUSE(EPERM)
#define WITH(name, n, bits) \
  JUMP(BPF_JEQ, __NR_##name, 0, 4), LOAD_ARGUMENT(n), JUMP(BPF_JSET, bits, 0, 1), ALLOW, REFUSE(EPERM)
// May be used several times for the same call.
#define WHERE(name, n, value) \
  JUMP(BPF_JEQ, __NR_##name, 0, 3), LOAD_ARGUMENT(n), JUMP(BPF_JEQ, value, 0, 1), ALLOW, LOAD(nr)

/// The limit of written memory: enough for a batch on a machine with hundreds of cores, and far from all memory.
static const rlim_t most_memory = (rlim_t)8 << 30;

static void limit(int resource, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max > most) limit.rlim_max = most;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  (void)setrlimit(resource, &limit);
}

int levy_boundary_close(_Bool serves) {
  const unsigned writes = O_ACCMODE | O_CREAT | O_TRUNC, own = (unsigned)getpid();
  struct sock_filter filter[] = {
    LOAD(arch), JUMP(BPF_JEQ, ARCHITECTURE, 1, 0), STATEMENT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS), LOAD(nr),
    // Open descriptors, and reading files.
    CALL(read), CALL(readv), CALL(pread64), CALL(write), CALL(writev), CALL(lseek), CALL(close), CALL(dup), CALL(pipe2),
    CALL(fstat), CALL(newfstatat), CALL(statx), CALL(faccessat), CALL(faccessat2), CALL(readlinkat), CALL(getcwd),
    CALL(getdents64), CALL(ppoll), CALL(pselect6), CALL(epoll_create1), CALL(epoll_ctl), CALL(epoll_pwait), CALL(eventfd2),
    CALL(signalfd4), CALL(timerfd_create), CALL(timerfd_settime), CALL(timerfd_gettime), CALL(flock),
    WITHOUT(openat, 2, writes),
    WHERE(fcntl, 1, F_DUPFD), WHERE(fcntl, 1, F_DUPFD_CLOEXEC), WHERE(fcntl, 1, F_GETFD), WHERE(fcntl, 1, F_SETFD),
    WHERE(fcntl, 1, F_GETFL), WHERE(fcntl, 1, F_SETFL),
    WHERE(ioctl, 1, TCGETS), WHERE(ioctl, 1, TIOCGWINSZ), WHERE(ioctl, 1, FIONREAD), WHERE(ioctl, 1, FIONBIO),
#ifdef __x86_64__
    CALL(stat), CALL(lstat), CALL(access), CALL(readlink), CALL(getdents), CALL(poll), CALL(select), CALL(epoll_wait),
    CALL(time), CALL(getrlimit), WITHOUT(open, 1, writes),
#endif
    // Memory, but no new code.
    CALL(brk), CALL(munmap), CALL(mremap), CALL(madvise), CALL(membarrier), WITHOUT(mmap, 2, PROT_EXEC),
    WITHOUT(mprotect, 2, PROT_EXEC),
    // Threads, but no processes. The filter cannot see the flags of clone3; without it the C library uses clone.
    WITH(clone, 0, CLONE_THREAD), JUMP(BPF_JEQ, __NR_clone3, 0, 1), REFUSE(ENOSYS), CALL(futex), CALL(set_robust_list),
    CALL(rseq), CALL(gettid), CALL(getpid), CALL(sched_yield), CALL(sched_getaffinity), CALL(sched_getparam),
    CALL(sched_getscheduler), CALL(exit), CALL(exit_group), WHERE(prctl, 0, PR_SET_NAME), WHERE(prctl, 0, PR_GET_NAME),
    // Signals to the process itself.
    CALL(rt_sigaction), CALL(rt_sigprocmask), CALL(rt_sigreturn), CALL(rt_sigpending), CALL(rt_sigtimedwait),
    CALL(sigaltstack), CALL(restart_syscall), WHERE(tgkill, 0, own),
    // Clocks, random numbers for hash tables, and information about the process.
    CALL(clock_gettime), CALL(clock_getres), CALL(gettimeofday), CALL(nanosleep), CALL(clock_nanosleep), CALL(getrandom),
    CALL(getuid), CALL(geteuid), CALL(getgid), CALL(getegid), CALL(getppid), CALL(uname), CALL(sysinfo), CALL(getrusage),
    // prlimit64 may only read: the pointer to new limits must be NULL, in both halves of the address.
    JUMP(BPF_JEQ, __NR_prlimit64, 0, 6), LOAD_ARGUMENT(2), JUMP(BPF_JEQ, 0, 0, 3),
    STATEMENT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + 8 * 2 + 4), JUMP(BPF_JEQ, 0, 0, 1), ALLOW,
    REFUSE(EPERM),
    // The rest is for servers; for other programs the filter ends here.
    STATEMENT(serves ? BPF_JMP | BPF_JA : BPF_RET | BPF_K, serves ? 0 : SECCOMP_RET_ERRNO | EPERM),
    CALL(accept), CALL(accept4), CALL(recvfrom), CALL(recvmsg), CALL(sendto), CALL(sendmsg), CALL(shutdown), CALL(getsockopt),
    CALL(setsockopt), CALL(getsockname), CALL(getpeername), REFUSE(EPERM),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  limit(RLIMIT_CORE, 0);
  // Sanitizers reserve shadow memory for the whole address space.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
  limit(RLIMIT_DATA, most_memory);
#endif
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  // For all threads; a positive result is the number of a thread that could not be included.
  long failed = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
  return failed == 0 ? 0 : failed > 0 ? EBUSY : errno;
}

pid_t levy_boundary_fork(int *report) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  pid_t parent = getpid(), child = fork();
  *report = ends[child == 0];
  if (child >= 0) close(ends[child != 0]);
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    // The parent may have ended before.
    if (getppid() != parent) _exit(2);
  }
  return child;
}

int levy_boundary_wait(pid_t child, int report, _Bool *reported) {
  char word;
  ssize_t count;
  *reported = 0;
  while ((count = read(report, &word, 1)) != 0) {
    if (count > 0) *reported = 1;
    else if (errno != EINTR) break;
  }
  close(report);
  int status;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -SIGKILL;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

#else

int levy_boundary_close(_Bool serves) { return ENOSYS; }

pid_t levy_boundary_fork(int *report) {
  errno = ENOSYS;
  return -1;
}

int levy_boundary_wait(pid_t child, int report, _Bool *reported) { return -1; }

#endif
