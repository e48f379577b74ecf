#ifndef BOUNDARY_PROBE_H
#define BOUNDARY_PROBE_H

/// An attempt of a process within the boundary.
enum levy_attempt {
  LEVY_CREATE, LEVY_OVERWRITE, LEVY_APPEND, LEVY_RENAME, LEVY_REMOVE, LEVY_LINK, LEVY_TRUNCATE, LEVY_CHANGE_MODE,
  LEVY_MAKE_FOLDER, LEVY_TEMPORARY, LEVY_SOCKET, LEVY_SOCKET_PAIR, LEVY_CONNECT, LEVY_LISTEN, LEVY_FORK, LEVY_VFORK, LEVY_CLONE,
  LEVY_EXECUTE, LEVY_TRACE, LEVY_SIGNAL_PARENT, LEVY_MAP_CODE, LEVY_MAKE_CODE, LEVY_RAISE_LIMIT, LEVY_TYPE_ON_TERMINAL,
  LEVY_RING, LEVY_MEMORY_FILE, LEVY_NAMESPACE, LEVY_ACCEPT,
  // Attempts that must succeed.
  LEVY_READ, LEVY_WRITE_OPEN, LEVY_THREAD, LEVY_MEMORY, LEVY_CLOCK, LEVY_ABORT_SELF
};

/// Tries something in a child within the boundary, in a folder with a file `file`.
///
/// - Returns: the error of the system, 0 if it was possible; -1 if a signal ended the child, 255 if there is no
///   boundary.
int levy_attempt_within(enum levy_attempt what, const char *folder, _Bool serves);

#endif
