import Synchronization
import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file under a temporary name, `.levy-….tmp`, which is locked while it is written. The file of a killed run is not
/// locked, and the next run that writes to the folder removes it.
struct TemporaryFile {
  let path: String
  let descriptor: Int32
  private let place: Int?

  /// Makes a file in a folder, whose path ends in `/` or is empty. Nil if it cannot be opened; `errno` then has the
  /// reason.
  init?(in folder: String) {
    while true {
      let path = "\(folder)\(Self.prefix)\(String(UInt32.random(in: 0 ... .max), radix: 36))\(Self.suffix)"
      let opened = systemOpen(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
      if opened < 0 {
        if errno == EEXIST { continue }
        return nil
      }
      // On a file system without locks no run removes stale files either.
      _ = flock(opened, LOCK_EX)
      var status = stat()
      if fstat(opened, &status) == 0, status.st_nlink == 0 {
        // Another run removed it as stale before it was locked.
        _ = close(opened)
        continue
      }
      (self.path, descriptor) = (path, opened)
      place = TemporaryFiles.add(path)
      return
    }
  }

  /// Records that the file was removed or renamed.
  func release() { if let place { TemporaryFiles.remove(place) } }

  private static let prefix = ".levy-"
  private static let suffix = ".tmp"
  /// The maximum number of entries of a folder that are examined: writing a file must not take long because the folder
  /// has many others.
  private static let mostEntries = 10_000

  /// Removes files that killed runs have left in a folder.
  static func removeStale(in folder: String) {
    guard let handle = opendir(folder.isEmpty ? "." : folder) else { return }
    defer { closedir(handle) }
    var count = 0
    while count < mostEntries, let entry = readdir(handle) {
      count += 1
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { continue }
      let path = folder + name
      let file = systemOpen(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK)
      guard file >= 0 else { continue }
      if isRegularFile(file), flock(file, LOCK_EX | LOCK_NB) == 0 { _ = unlink(path) }
      _ = close(file)
    }
  }
}

/// The temporary files that this process is writing.
public enum TemporaryFiles {
  private static let most = 32
  private static let longest = 4096
  /// The paths, each terminated by a zero, in memory that is never freed, since a signal handler reads it.
  nonisolated(unsafe) private static let paths = UnsafeMutablePointer<CChar>.allocate(capacity: most * longest)
  /// The slots that contain a path, as a bit set.
  private static let used = Atomic<UInt32>(0)
  private static let lock = Locked<Void>(())

  /// Installs handlers of SIGTERM and SIGHUP that remove temporary files and then end the process as usual. For
  /// programs that do not handle these signals themselves.
  public static func removeAtTermination() {
    // Lazy statics are initialised here, since a signal handler must not do that.
    _ = (paths, used.load(ordering: .relaxed))
    for number in [SIGTERM, SIGHUP] {
      signal(number) { number in
        TemporaryFiles.removeAll()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func removeAll() {
    let used = used.load(ordering: .acquiring)
    for place in 0..<most where used & (1 << UInt32(place)) != 0 { _ = unlink(paths + place * longest) }
  }

  /// Adds a path. Nil if there is no free slot; the file then stays if the process is killed.
  fileprivate static func add(_ path: String) -> Int? {
    lock.withLock { _ in
      let taken = used.load(ordering: .relaxed)
      guard path.utf8.count < longest, let place = (0..<most).first(where: { taken & (1 << UInt32($0)) == 0 }) else {
        return nil
      }
      path.withCString { _ = strcpy(paths + place * longest, $0) }
      used.store(taken | 1 << UInt32(place), ordering: .releasing)
      return place
    }
  }

  fileprivate static func remove(_ place: Int) {
    lock.withLock { _ in used.store(used.load(ordering: .relaxed) & ~(1 << UInt32(place)), ordering: .releasing) }
  }
}
