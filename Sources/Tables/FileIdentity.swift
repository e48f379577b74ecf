#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Identifies the file that a path or a standard stream means, through links and on file systems that ignore case.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let inode: ino_t
  /// The name of a file that does not exist yet; device and inode are then those of its folder.
  private let name: String?
  /// The type bits of its mode.
  private let kind: mode_t

  /// - Parameter stream: the descriptor that `-` means.
  /// - Returns: nil if the file cannot be identified; it cannot be opened either then.
  init?(_ path: String, stream: Int32) {
    let streams = ["-": stream, "/dev/stdin": STDIN_FILENO, "/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO]
    var status = stat()
    if let open = streams[path] {
      guard fstat(open, &status) == 0 else { return nil }
      (device, inode, name, kind) = (status.st_dev, status.st_ino, nil, status.st_mode & S_IFMT)
    } else if stat(path, &status) == 0 {
      (device, inode, name, kind) = (status.st_dev, status.st_ino, nil, status.st_mode & S_IFMT)
    } else {
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let folder = slash.map { String(path[...$0]) } ?? "."
      let last = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
      guard stat(folder, &status) == 0 else { return nil }
      (device, inode, kind) = (status.st_dev, status.st_ino, S_IFREG)
      name = Self.distinguishesCase(folder) ? last : last.lowercased()
    }
  }

  private static func distinguishesCase(_ folder: String) -> Bool {
    #if canImport(Darwin)
      pathconf(folder, _PC_CASE_SENSITIVE) != 0
    #else
      true
    #endif
  }

  /// True if two outputs may write to it at the same time: a terminal or the null device, where nothing can be lost.
  var mayBeWrittenTwice: Bool { kind == S_IFCHR }

  /// True if it may be read and written at the same time. Both ends of a connection are one socket.
  var mayBeReadAndWritten: Bool { kind == S_IFCHR || kind == S_IFSOCK }
}

/// Checks that inputs and outputs are distinct files.
public enum DistinctFiles {
  /// Refuses to write a file that is also an input, or another output, whatever the paths are.
  ///
  /// - Parameters:
  ///   - read: the paths of inputs; `-` is the standard input.
  ///   - written: the paths of outputs; `-` is the standard output.
  /// - Throws: `TableError` of kind `sameFile`. Nothing has been opened then.
  public static func check(read: [String], written: [String]) throws(TableError) {
    let sources = read.map { (name: shown($0, "standard input"), file: FileIdentity($0, stream: STDIN_FILENO)) }
    let targets = written.map { (name: shown($0, "standard output"), file: FileIdentity($0, stream: STDOUT_FILENO)) }
    for (index, target) in targets.enumerated() {
      guard let file = target.file else { continue }
      if !file.mayBeReadAndWritten, let other = sources.first(where: { $0.file == file }) {
        throw TableError(.sameFile(as: other.name), path: target.name)
      }
      if !file.mayBeWrittenTwice, let other = targets[..<index].first(where: { $0.file == file }) {
        throw TableError(.sameFile(as: other.name), path: target.name)
      }
    }
  }

  private static func shown(_ path: String, _ stream: String) -> String { path == "-" ? stream : path }
}
