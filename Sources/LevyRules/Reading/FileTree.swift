import LevyModel
import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders and files, read through the C library so that a start does not wait for Foundation to be loaded.
package enum FileTree {
  package struct Entry {
    package let name: String
    package let isFolder: Bool
  }

  /// What a folder holds, by name, without hidden entries.
  package static func entries(of folder: String) throws(Diagnostic) -> [Entry] {
    guard let handle = opendir(folder) else { throw unreadable(folder) }
    defer { closedir(handle) }
    var entries: [Entry] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      entries.append(Entry(name: name, isFolder: isFolder("\(folder)/\(name)")))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The paths, below a folder, of the files whose names end in `suffix`, in order.
  package static func files(below folder: String, suffix: String) throws(Diagnostic) -> [String] {
    var found: [String] = []
    for entry in try entries(of: folder) {
      if entry.isFolder {
        found += try files(below: "\(folder)/\(entry.name)", suffix: suffix).map { "\(entry.name)/\($0)" }
      } else if entry.name.hasSuffix(suffix) {
        found.append(entry.name)
      }
    }
    return found.sorted()
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The path without links and dots, or nil if there is nothing.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path that a user writes, in which `~/` means the home folder.
  package static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// What differs once a file was written: its size, its time and its place on the disk.
  package static func stamp(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "none" }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// The contents of a file of at most 64 MiB, or its first bytes.
  package static func bytes(of path: String, first most: Int = .max) throws(Diagnostic) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable(path) }
    defer { close(file) }
    let stamp = FileStamp(file)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: min(most, 1 << 16))
    while true {
      let count = read(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(path) }
      if count == 0 {
        if stamp == FileStamp(file) { return bytes }
        throw Diagnostic(.unreadable(path: path, reason: "it was changed while it was read"))
      }
      bytes += block[..<count]
      if bytes.count >= most { return Array(bytes.prefix(most)) }
      if bytes.count > 64 << 20 { throw Diagnostic(.unreadable(path: path, reason: "it is larger than 64 MiB")) }
    }
  }

  private static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(.unreadable(path: path, reason: String(cString: strerror(errno))))
  }
}
