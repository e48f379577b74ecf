import LevyModel
import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders and files, read through the C library so that a start does not have to load Foundation.
package enum FileTree {
  package struct Entry {
    package let name: String
    package let isFolder: Bool
    package let isLink: Bool
  }

  /// The entries of a folder, except hidden ones.
  ///
  /// - Parameter most: the maximum number of entries.
  /// - Throws: `Diagnostic` if the folder cannot be read or has more entries.
  package static func entries(of folder: String, most: Int = LoadLimits().files) throws(Diagnostic) -> [Entry] {
    guard let handle = opendir(folder) else { throw unreadable(folder) }
    defer { closedir(handle) }
    var entries: [Entry] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      if entries.count == most { throw Diagnostic(.tooMuch(of: .files, most: most), at: Place(file: folder, line: 1)) }
      let path = "\(folder)/\(name)"
      // Most file systems state the type in the entry, so that no further system call is necessary.
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append(Entry(name: name, isFolder: false, isLink: false))
      case Int32(DT_DIR): entries.append(Entry(name: name, isFolder: true, isLink: false))
      default: entries.append(Entry(name: name, isFolder: isFolder(path), isLink: isLink(path)))
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The paths, relative to a folder, of the files below it whose names end in `suffix`, in order. The folder itself is
  /// trusted; its contents are not: folders that are links are refused.
  ///
  /// - Parameter besides: a folder in it that is left out.
  /// - Throws: `Diagnostic` for a folder that cannot be read or is a link, or if a limit on entries or depth is
  ///   exceeded.
  package static func files(
    below root: String, suffix: String, limits: LoadLimits = LoadLimits(), besides: String? = nil
  ) throws(Diagnostic) -> [String] {
    var found: [String] = []
    var left = limits.files
    // A worklist of folders instead of recursion, since folders may be nested to any depth.
    var waiting = [(path: "", depth: 1)]
    while let (folder, depth) = waiting.popLast() {
      let path = folder.isEmpty ? root : "\(root)/\(folder)"
      let entries: [Entry]
      do throws(Diagnostic) { entries = try Self.entries(of: path, most: left) } catch {
        guard case .tooMuch = error.problem else { throw error }
        throw Diagnostic(.tooMuch(of: .files, most: limits.files), at: error.place)
      }
      left -= entries.count
      for entry in entries {
        let inner = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if entry.isFolder {
          if inner == besides { continue }
          if entry.isLink { throw Diagnostic(.unreadable(path: "\(root)/\(inner)", reason: linkedFolder)) }
          if depth >= limits.depth {
            throw Diagnostic(.tooMuch(of: .depth, most: limits.depth), at: Place(file: "\(root)/\(inner)", line: 1))
          }
          waiting.append((inner, depth + 1))
        } else if entry.name.hasSuffix(suffix) {
          found.append(inner)
        }
      }
    }
    return found.sorted()
  }

  private static let linkedFolder = Wording(
    inEnglish: "it is a link; a rules folder holds no links to folders")

  package static func isFolder(_ path: String) -> Bool { kind(path) == S_IFDIR }

  package static func isRegularFile(_ path: String) -> Bool { kind(path) == S_IFREG }

  private static func kind(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path without links and dots, or nil if nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Refuses a path that leads out of a folder through a link. A path at which nothing is leads nowhere.
  ///
  /// - Throws: `Diagnostic`.
  package static func check(_ path: String, isWithin root: String) throws(Diagnostic) {
    guard let full = resolved(path), let folder = resolved(root) else { return }
    if full == folder || full.hasPrefix(folder == "/" ? "/" : folder + "/") { return }
    throw Diagnostic(.unreadable(path: path, reason: Wording(inEnglish: "it is a link that leaves the rules folder")))
  }

  /// Expands `~/` at the beginning of a path to the home folder.
  package static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Makes a folder, and missing ones above it, which only their owner may enter.
  package static func makePrivate(_ folder: String) {
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
  }

  /// True if a folder belongs to the user and nobody else may write to it.
  package static func isPrivate(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }

  /// A stamp that changes when a file is written: its inode, size and modification time.
  package static func stamp(of path: String) -> String {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_ino) \(status.st_size) \(changed(status))" : "none"
  }

  /// The modification time of a file in nanoseconds; 0 if it does not exist.
  package static func time(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? changed(status) : 0
  }

  private static func changed(_ status: stat) -> Int {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Reads a regular file, or its first bytes.
  ///
  /// - Parameter limit: the maximum size in bytes.
  /// - Throws: `Diagnostic` for what cannot be read, is no regular file or is larger.
  package static func bytes(
    of path: String, first most: Int = .max, limit: Int = LoadLimits().fileBytes
  ) throws(Diagnostic) -> [UInt8] {
    // Opening a FIFO would otherwise wait for its other end.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw unreadable(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw Diagnostic(
        .unreadable(path: path, reason: isFolder ? .system(EISDIR) : .noRegularFile))
    }
    let stamp = FileStamp(status)
    var last = 0
    // One byte more than expected, so that the end of the file is seen.
    var bytes = [UInt8](unsafeUninitializedCapacity: min(most, limit, Int(status.st_size)) + 1) { room, count in
      repeat {
        last = readOn(file, room[count...])
        count += max(0, last)
      } while last > 0 && count < room.count
    }
    // Files that the system generates when they are read are larger than their stated size.
    while last > 0 {
      if bytes.count >= most { return Array(bytes.prefix(most)) }
      if bytes.count > limit { throw Diagnostic(.tooMuch(of: .fileBytes, most: limit), at: Place(file: path, line: 1)) }
      bytes += [UInt8](unsafeUninitializedCapacity: 1 << 16) { room, count in
        last = readOn(file, room[...])
        count = max(0, last)
      }
    }
    guard last == 0 else { throw unreadable(path) }
    if stamp == FileStamp(file) { return bytes }
    let reason = Wording("it was changed while it was read", "sie wurde geändert, während sie gelesen wurde")
    throw Diagnostic(.unreadable(path: path, reason: reason))
  }

  /// Reads the next bytes of a file and returns their number; negative if it cannot be read.
  private static func readOn(_ file: Int32, _ room: Slice<UnsafeMutableBufferPointer<UInt8>>) -> Int {
    let room = UnsafeMutableBufferPointer(rebasing: room)
    while true {
      let count = read(file, room.baseAddress, room.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  private static func unreadable(_ path: String) -> Diagnostic {
    let (fault, reason) = (errno, Wording.system(errno))
    return Diagnostic(fault == ENOENT ? .noFile(path: path, reason: reason) : .unreadable(path: path, reason: reason))
  }
}

extension Wording {
  /// The system's message for an error.
  package static func system(_ error: Int32) -> Wording {
    let german: [Int32: String] = [
      ENOENT: "so etwas gibt es dort nicht", EACCES: "es fehlt die Berechtigung", EISDIR: "das ist ein Ordner",
      ENOSPC: "auf dem Datenträger ist kein Platz mehr",
    ]
    let english = String(cString: strerror(error))
    return Wording(english, german[error] ?? english)
  }

  /// The path is a pipe, a device or a folder.
  package static let noRegularFile = Wording("it is no regular file", "das ist keine gewöhnliche Datei")
}
