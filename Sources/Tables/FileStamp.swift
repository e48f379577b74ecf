#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stamp by which one can tell whether a regular file was changed between two looks at it.
package struct FileStamp: Equatable {
  /// Its bytes.
  let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil for a file of another kind.
  package init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  package init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(changed.tv_sec), Int(changed.tv_nsec))
  }
}
