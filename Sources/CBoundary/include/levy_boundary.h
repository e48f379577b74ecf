#ifndef LEVY_BOUNDARY_H
#define LEVY_BOUNDARY_H

#include <sys/types.h>

// In C, because Swift can neither fork nor use the macros of seccomp.

/// Drops privileges, for the whole process and permanently, that untrusted rules must not get even if they exploited a
/// fault in Lua or in Levy. Still allowed: memory without new code, threads, the clock, reading files, and open
/// descriptors. Any other system call, such as creating, changing, renaming and removing files, sockets, starting
/// programs, and access to other processes, fails with EPERM, so that the caller reports that it was not permitted.
///
/// - Parameter serves: true to accept and answer connections to a socket that is open already.
/// - Returns: 0, or the error of the system; ENOSYS on systems other than Linux.
int levy_boundary_close(_Bool serves);

/// Continues in a child process, as `fork` does, which ends when its parent does. Only for a process without other
/// threads.
///
/// - Parameter report: receives the end of a pipe: for the child to write to, for the parent to read from.
/// - Returns: 0 in the child, the child's process identifier in its parent, or -1.
pid_t levy_boundary_fork(int *report);

/// Waits for the end of the child.
///
/// - Parameter reported: set to true if the child reported that its output is complete.
/// - Returns: its exit status, or the number of the signal that ended it as a negative number.
int levy_boundary_wait(pid_t child, int report, _Bool *reported);

#endif
