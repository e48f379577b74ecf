#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written under a temporary name next to its own, so that readers see the old file or the complete new
/// one. One of `commit` and `discard` must be called, once.
struct ReplacementFile {
  let descriptor: Int32
  private let temporary: TemporaryFile
  private let final: String

  /// Begins a replacement of the regular file at `path`, which need not exist. Throws `cannotOpen`.
  init(_ path: String) throws(TableError) {
    // Through a symbolic link it is the file behind it that is replaced.
    let final = Self.resolved(path) ?? path
    let existing = fileKind(final)
    // Renaming asks only for the directory, but a file that is write-protected is so for a reason.
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

  /// Puts the file in its place. Throws `writeFailed`, and then leaves nothing behind.
  func commit(as path: String?) throws(TableError) {
    // A copy is closed to hear of late errors: while the file is open, no other run takes it for one left behind.
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
