#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written under a temporary name next to its path, so that readers see either the old file or the
/// complete new one. Exactly one of `commit` and `discard` must be called, once.
struct ReplacementFile {
  let descriptor: Int32
  private let temporary: TemporaryFile
  private let final: String

  /// Begins to replace the regular file at `path`, which need not exist.
  ///
  /// - Throws: `cannotOpen`.
  init(_ path: String) throws(TableError) {
    // If the path is a symbolic link, its target is replaced.
    let final = Self.resolved(path) ?? path
    let existing = fileKind(final)
    // Renaming needs permission for the directory only, but a write-protected file should stay so.
    if existing != nil, access(final, W_OK) != 0 {
      throw TableError(.cannotOpen(reason: systemText(errno)), path: path)
    }
    let directory = final.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(final[...$0]) } ?? ""
    TemporaryFile.removeStale(in: directory)
    guard let temporary = TemporaryFile(in: directory) else {
      throw TableError(.cannotOpen(reason: systemText(errno)), path: path)
    }
    self.temporary = temporary
    descriptor = temporary.descriptor
    self.final = final
    if let existing { _ = fchmod(descriptor, existing.permissions) }
  }

  /// Renames the file to its path.
  ///
  /// - Throws: `writeFailed`; nothing is left behind then.
  func commit(as path: String?) throws(TableError) {
    // Closing a copy reports late errors. The file itself stays open, and so locked, so that no other run removes it as
    // stale.
    let copy = dup(descriptor)
    var failed = copy < 0 || close(copy) != 0 && errno != EINTR
    if !failed { failed = rename(temporary.path, final) != 0 }
    let error = errno
    if failed { _ = unlink(temporary.path) }
    temporary.release()
    _ = close(descriptor)
    guard failed else { return }
    throw TableError(.writeFailed(reason: systemText(error)), path: path)
  }

  /// Discards the new file and leaves the old one as it was.
  func discard() {
    _ = unlink(temporary.path)
    temporary.release()
    _ = close(descriptor)
  }

  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
