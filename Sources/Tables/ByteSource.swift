#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the bytes of an input in order.
struct ByteSource: ~Copyable {
  /// The descriptor; nil for bytes in memory.
  private let descriptor: Int32?
  private let closes: Bool
  private let memory: [UInt8]
  /// The number of bytes read so far.
  private(set) var consumed = 0
  private let path: String?
  /// The stamp of a regular file when reading began.
  private let stamp: FileStamp?

  /// The number of bytes from the position where reading began; nil if it is unknown before the end.
  let total: Int?

  /// Opens `input`.
  ///
  /// - Throws: `cannotOpen`, `isDirectory`, `notReadable`.
  init(_ input: TableInput) throws(TableError) {
    path = input.path
    switch input {
    case .bytes(let bytes):
      (descriptor, closes, memory) = (nil, false, bytes)
    case .descriptor(let open):
      (descriptor, closes, memory) = (open, false, [])
    case .path("-"):
      (descriptor, closes, memory) = (STDIN_FILENO, false, [])
    case .path(let path):
      (descriptor, closes, memory) = (try Self.open(path), true, [])
    }
    stamp = descriptor.flatMap { FileStamp($0) }
    total = descriptor.map { remainingBytes($0) } ?? memory.count
  }

  deinit {
    if closes, let descriptor { _ = close(descriptor) }
  }

  private static func open(_ path: String) throws(TableError) -> Int32 {
    let descriptor = systemOpen(path, O_RDONLY)
    guard descriptor >= 0 else {
      let error = errno
      let denied = error == EACCES || error == EPERM
      throw TableError(denied ? .notReadable : .cannotOpen(reason: systemText(error)), path: path)
    }
    if isDirectory(descriptor) {
      _ = close(descriptor)
      throw TableError(.isDirectory, path: path)
    }
    return descriptor
  }

  /// Reads up to `count` bytes, waiting only for the first, and returns their number; 0 at the end.
  ///
  /// - Throws: `readFailed`; `changedWhileRead` at the end of a file that has changed meanwhile, since the bytes may
  ///   then be neither the old table nor the new one.
  mutating func read(into bytes: UnsafeMutablePointer<UInt8>, count: Int) throws(TableError) -> Int {
    guard let descriptor else {
      let taken = min(count, memory.count - consumed)
      memory.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        bytes.update(from: start + consumed, count: taken)
      }
      consumed += taken
      return taken
    }
    while true {
      let taken = systemRead(descriptor, bytes, count)
      if taken == 0, let stamp, stamp != FileStamp(descriptor) { throw TableError(.changedWhileRead, path: path) }
      if taken >= 0 {
        consumed += taken
        return taken
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilReady(descriptor, for: Int32(POLLIN))
      case EISDIR: throw TableError(.isDirectory, path: path)
      case let error: throw TableError(.readFailed(reason: systemText(error)), path: path)
      }
    }
  }
}
