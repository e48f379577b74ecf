import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders that commands make.
enum Folders {
  /// Makes the folders that a path lies in.
  static func make(for path: String) throws {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      if !folder.isEmpty, mkdir(folder, 0o777) != 0, errno != EEXIST {
        throw Failure(Diagnostic(.unwritable(path: folder, reason: String(cString: strerror(errno)))))
      }
      index = path.index(after: slash)
    }
  }
}
