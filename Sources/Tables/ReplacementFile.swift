#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written under a temporary name beside its own, so that a reader sees the old file or the whole new
/// one. It lasts until `commit` or `discard`, one of which must be called once.
struct ReplacementFile {
  let descriptor: Int32
  private let temporary: String
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
    let directory = final.utf8.lastIndex(of: UInt8(ascii: "/")).map { final[...$0] } ?? ""
    while true {
      let tag = String(UInt32.random(in: 0 ... .max), radix: 36)
      let name = "\(directory).\(tag).tmp"
      let opened = systemOpen(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
      if opened >= 0 {
        descriptor = opened
        temporary = name
        self.final = final
        break
      }
      if errno != EEXIST { throw TableError(.cannotOpen(reason: systemText(errno)), path: path) }
    }
    if let existing { _ = fchmod(descriptor, existing.permissions) }
  }

  /// Puts the file in its place. Throws `writeFailed`, and then leaves nothing behind.
  func commit(as path: String?) throws(TableError) {
    var failed = close(descriptor) != 0 && errno != EINTR
    if !failed { failed = rename(temporary, final) != 0 }
    guard failed else { return }
    let error = errno
    _ = unlink(temporary)
    throw TableError(.writeFailed(reason: systemText(error)), path: path)
  }

  /// Leaves everything as it was before.
  func discard() {
    _ = close(descriptor)
    _ = unlink(temporary)
  }

  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
