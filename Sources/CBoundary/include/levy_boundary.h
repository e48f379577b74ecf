#ifndef LEVY_BOUNDARY_H
#define LEVY_BOUNDARY_H

#include <sys/types.h>

// Why C: Swift neither forks nor sees the macros of seccomp.

/// Gives up, for the whole process and for good, what the rules of strangers must not get even if they found a fault in Lua or
/// in Levy and took the process over. What stays: memory without new code, threads, the clock, reading files, and what is open.
/// Anything else of the system, among it making, changing, renaming and removing files, sockets, other programs and processes
/// and looking into them, is refused with EPERM, so that whoever asks says that it was not permitted.
///
/// - Parameter serves: whether connections to a socket that is open already are accepted and answered.
/// - Returns: 0, or the error of the system; ENOSYS where there is no such boundary (it is Linux's).
int levy_boundary_close(_Bool serves);

/// Goes on in a child, as `fork` does, which ends when its parent does. Only for a process without other threads.
///
/// - Parameter report: gets the end of a pipe: for the child to write to, for the parent to read from.
/// - Returns: 0 in the child, the child's number in its parent, or -1.
pid_t levy_boundary_fork(int *report);

/// Waits for the end of the child.
///
/// - Parameter reported: gets whether the child reported that what it writes is complete.
/// - Returns: its exit status, or the number of the signal that ended it as a negative number.
int levy_boundary_wait(pid_t child, int report, _Bool *reported);

#endif
