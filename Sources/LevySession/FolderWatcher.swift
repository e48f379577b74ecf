#if os(Linux)
  import Glibc

  /// Watches a folder with its subfolders and reports the files that were saved, moved or deleted.
  ///
  /// The folders are watched, not the files: many editors save under another name and then rename the file.
  package final class FolderWatcher {
    /// Readable when something has changed.
    package let descriptor: Int32
    private let root: String
    private let suffixes: [String]
    /// The folders by inotify watch, relative to the root, with a `/` at their end.
    private var folders: [Int32: String] = [:]

    /// - Parameter suffixes: the suffixes of the reported files. Hidden files are never reported.
    package init?(_ root: String, suffixes: [String]) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      (self.root, self.suffixes) = (root, suffixes)
      watch("")
    }

    deinit { close(descriptor) }

    private func watch(_ folder: String) {
      let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)
      let number = inotify_add_watch(descriptor, "\(root)/\(folder)", mask)
      guard number >= 0 else { return }
      folders[number] = folder
      guard let handle = opendir("\(root)/\(folder)") else { return }
      defer { closedir(handle) }
      while let entry = readdir(handle) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        let mayBeFolder = entry.pointee.d_type == UInt8(DT_DIR) || entry.pointee.d_type == UInt8(DT_UNKNOWN)
        if mayBeFolder, !name.hasPrefix(".") { watch("\(folder)\(name)/") }
      }
    }

    /// Returns the paths of the changed files, relative to the root. Waits until an editor has finished a save that
    /// takes several steps.
    package func changes() -> Set<String> {
      var changed = pending()
      while !changed.isEmpty, wait(milliseconds: Self.quiet) { changed.formUnion(pending()) }
      return changed
    }

    private static let quiet: Int32 = 20

    /// Waits until something can be read; returns false on timeout. A negative time means no timeout.
    package func wait(milliseconds: Int32 = -1) -> Bool {
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&wait, 1, milliseconds) > 0
    }

    private func pending() -> Set<String> {
      var changed: Set<String> = []
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &block, block.count)
        guard count > 0 else { return changed }
        block.withUnsafeBytes { bytes in
          var start = 0
          while start + MemoryLayout<inotify_event>.size <= count {
            let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
            start += MemoryLayout<inotify_event>.size
            let name = String(decoding: bytes[start..<(start + Int(event.len))].prefix { $0 != 0 }, as: UTF8.self)
            start += Int(event.len)
            note(name, event, &changed)
          }
        }
      }
    }

    private func note(_ name: String, _ event: inotify_event, _ changed: inout Set<String>) {
      guard let folder = folders[event.wd], !name.isEmpty, !name.hasPrefix(".") else { return }
      if event.mask & UInt32(IN_ISDIR) != 0 {
        // A folder that appears or disappears changes all files in it.
        if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { watch("\(folder)\(name)/") }
        changed.insert(folder + name + "/")
      } else if event.mask & UInt32(IN_CREATE) == 0, suffixes.contains(where: name.hasSuffix) {
        changed.insert(folder + name)
      }
    }
  }
#else
  /// Watching is not implemented on this system; rules are read again on `:reload`.
  package final class FolderWatcher {
    package let descriptor: Int32 = -1
    package init?(_ root: String, suffixes: [String]) { return nil }
    package func changes() -> Set<String> { [] }
    package func wait(milliseconds: Int32 = -1) -> Bool { false }
  }
#endif
