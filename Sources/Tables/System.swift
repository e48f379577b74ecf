#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Wrappers of system calls that share a name with methods of this module, and their errors as text.

func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

func systemOpen(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
  while true {
    let descriptor = open(path, flags | O_CLOEXEC, mode)
    // Opening a FIFO waits for its other end, and a signal may interrupt that.
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
  // Any error of poll will be reported by the next read or write.
  _ = poll(&entry, 1, -1)
}

/// The type and permission bits of a file's mode, or nil if there is no such file.
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

/// The number of bytes of a regular file from the descriptor's position on; nil for other kinds of files.
func remainingBytes(_ descriptor: Int32) -> Int? {
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  return max(0, Int(status.st_size) - Int(lseek(descriptor, 0, SEEK_CUR)))
}

/// Writes like `systemWrite`, but a closed pipe is only an error and raises no SIGPIPE, which would end the process.
func systemWriteWithoutSignal(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  #if canImport(Darwin)
    _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
    return systemWrite(descriptor, bytes, count)
  #else
    // A signal's disposition belongs to the whole process, and so to the host; the mask belongs to this thread alone.
    var pipe = sigset_t()
    var pending = sigset_t()
    var previous = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigemptyset(&pending)
    sigpending(&pending)
    if sigismember(&pending, SIGPIPE) == 1 {
      // Another thread has blocked the signal and one is pending: ours would merge with it.
      return systemWrite(descriptor, bytes, count)
    }
    pthread_sigmask(SIG_BLOCK, &pipe, &previous)
    let written = systemWrite(descriptor, bytes, count)
    let error = errno
    // A partial write also raises the signal, so it must be consumed before the mask is lifted.
    if written < count {
      var now = timespec(tv_sec: 0, tv_nsec: 0)
      while sigtimedwait(&pipe, nil, &now) < 0, errno == EINTR {}
    }
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    errno = error
    return written
  #endif
}

/// The standard input, output and error streams.
package enum StandardStreams {
  /// Opens closed standard streams, so that files which are opened later do not get their descriptors and receive what
  /// is printed. Using such a stream remains an error.
  package static func holdClosed() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

/// The limits of the system on files of the process.
package enum FileAllowance {
  /// Makes a write beyond the maximum size of a file (`ulimit -f`) an error, as on a full disk; otherwise the system
  /// ends the process by a signal. For programs that do not handle this signal themselves.
  package static func makeTooLargeAnError() { signal(SIGXFSZ, SIG_IGN) }

  /// True if this many more files can be open at a time. A user limit below that of the system is raised.
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
