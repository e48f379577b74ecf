#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The calls of the system that share a name with methods of this module, and their errors as text.

func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

func systemOpen(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
  while true {
    let descriptor = open(path, flags | O_CLOEXEC, mode)
    // A FIFO waits in open for its other end, and a signal may end that wait.
    if descriptor >= 0 || errno != EINTR { return descriptor }
  }
}

func systemText(_ error: Int32) -> String {
  guard let text = strerror(error) else { return "error \(error)" }
  return String(cString: text)
}

/// Waits until a non-blocking descriptor is ready.
func waitUntilReady(_ descriptor: Int32, for events: Int32) {
  var entry = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
  // Whatever poll says, the next read or write says it better.
  _ = poll(&entry, 1, -1)
}

/// The kind bits of a file's mode, or nil if there is no such file.
func fileKind(_ path: String) -> (kind: mode_t, permissions: mode_t)? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  return (status.st_mode & S_IFMT, status.st_mode & 0o777)
}

func isDirectory(_ descriptor: Int32) -> Bool {
  var status = stat()
  return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

func isRegularFile(_ descriptor: Int32) -> Bool {
  var status = stat()
  return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}

/// The bytes of a regular file from the current position of `descriptor`; nil for other kinds of files.
func remainingBytes(_ descriptor: Int32) -> Int? {
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  return max(0, Int(status.st_size) - Int(lseek(descriptor, 0, SEEK_CUR)))
}

/// Writes as `systemWrite` does, but a closed pipe is only ever an error and never the signal that ends the process.
func systemWriteWithoutSignal(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  #if canImport(Darwin)
    _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
    return systemWrite(descriptor, bytes, count)
  #else
    // The disposition of a signal belongs to the whole process, which is the host's; the mask is this thread's alone.
    var pipe = sigset_t()
    var pending = sigset_t()
    var previous = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigemptyset(&pending)
    sigpending(&pending)
    if sigismember(&pending, SIGPIPE) == 1 {
      // Another thread has blocked it and one is pending: ours would merge with it.
      return systemWrite(descriptor, bytes, count)
    }
    pthread_sigmask(SIG_BLOCK, &pipe, &previous)
    let written = systemWrite(descriptor, bytes, count)
    let error = errno
    // A write that went out in part raises the signal too, so the mask is not lifted before it has been taken.
    if written < count {
      var now = timespec(tv_sec: 0, tv_nsec: 0)
      while sigtimedwait(&pipe, nil, &now) < 0, errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    errno = error
    return written
  #endif
}

/// The standard input, output and error.
package enum StandardStreams {
  /// Keeps the numbers of those that are closed from files that are opened, which would take what is said. To use such a
  /// stream stays an error.
  package static func holdClosed() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

/// What the system allows the process to do with files.
package enum FileAllowance {
  /// Makes a write beyond the largest size of a file (`ulimit -f`) an error of its writer, as it is on a full disk. The
  /// system would end the process by a signal. For programs that do not handle this signal themselves.
  package static func makeTooLargeAnError() { signal(SIGXFSZ, SIG_IGN) }

  /// Whether so many more files can be open at a time. Where the user's limit is lower than the system's, it is raised.
  package static func opens(_ count: Int) -> Bool {
    var limit = rlimit()
    if getrlimit(openFiles, &limit) == 0, limit.rlim_cur < limit.rlim_max, limit.rlim_cur < 256 {
      limit.rlim_cur = min(limit.rlim_max, 256)
      _ = setrlimit(openFiles, &limit)
    }
    var open: [Int32] = []
    defer { for descriptor in open { close(descriptor) } }
    while open.count < count {
      let descriptor = dup(STDERR_FILENO)
      if descriptor < 0 { return false }
      open.append(descriptor)
    }
    return true
  }

  #if canImport(Glibc)
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let openFiles = RLIMIT_NOFILE
  #endif
}
