#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes the bytes of an output in order.
struct ByteSink: ~Copyable {
  private enum Target {
    case memory
    /// A descriptor of the caller, or a special file that was opened here.
    case stream(Int32, closes: Bool)
    case replacement(ReplacementFile)
    case finished
  }

  /// The error that ended writing. An incomplete file must never replace another.
  private var failure: TableError?

  private(set) var memory: [UInt8] = []
  private var target: Target
  private let path: String?
  /// True if a write may raise SIGPIPE, which writing to a regular file does not.
  private let isPipe: Bool
  /// Escapes untrusted text for a terminal; nil if the output is not a terminal.
  private var terminal: TerminalText?

  /// Opens `output`.
  ///
  /// - Throws: `cannotOpen`, `isDirectory`.
  init(_ output: TableOutput) throws(TableError) {
    path = output.path
    switch output {
    case .memory: target = .memory
    case .descriptor(let descriptor): target = .stream(descriptor, closes: false)
    // Opening these anew would start at the beginning of a file to which the shell appends.
    case .path("-"), .path("/dev/stdout"): target = .stream(STDOUT_FILENO, closes: false)
    case .path(let path):
      if let special = try Self.openSpecial(path) {
        target = .stream(special, closes: true)
      } else {
        target = .replacement(try ReplacementFile(path))
      }
    }
    if case .stream(let descriptor, _) = target {
      isPipe = !isRegularFile(descriptor)
      if isatty(descriptor) != 0 { terminal = TerminalText() }
    } else {
      isPipe = false
    }
  }

  /// The descriptor to which bytes are written; nil for memory, and after `finish`.
  var descriptor: Int32? {
    switch target {
    case .stream(let descriptor, _): descriptor
    case .replacement(let file): file.descriptor
    case .memory, .finished: nil
    }
  }

  deinit {
    switch target {
    case .stream(let descriptor, closes: true): _ = close(descriptor)
    case .replacement(let file): file.discard()
    case .memory, .stream, .finished: break
    }
  }

  /// The descriptor of a file that must not be replaced, or nil if `path` may become a regular file.
  private static func openSpecial(_ path: String) throws(TableError) -> Int32? {
    guard let kind = fileKind(path)?.kind else { return nil }
    if kind == S_IFDIR { throw TableError(.isDirectory, path: path) }
    if kind == S_IFREG, !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") { return nil }
    let descriptor = systemOpen(path, O_WRONLY)
    guard descriptor >= 0 else { throw TableError(.cannotOpen(reason: systemText(errno)), path: path) }
    return descriptor
  }

  /// Writes all of `bytes`.
  ///
  /// - Throws: `brokenPipe`, `writeFailed`; after an error every further call throws the same.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(TableError) {
    if let failure { throw failure }
    do throws(TableError) {
      switch target {
      case .memory: memory.append(contentsOf: bytes)
      case .stream(let descriptor, _):
        guard var text = terminal else { return try write(bytes, to: descriptor) }
        let shown = text.shown(bytes)
        terminal = text
        try shown.withUnsafeBufferPointer { (shown) throws(TableError) in try write(shown, to: descriptor) }
      case .replacement(let file): try write(bytes, to: file.descriptor)
      case .finished: throw TableError(.writeFailed(reason: "the output is finished"), path: path)
      }
    } catch {
      failure = error
      throw error
    }
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) throws(TableError) {
    guard let start = bytes.baseAddress else { return }
    var done = 0
    while done < bytes.count {
      let rest = bytes.count - done
      let written =
        isPipe
        ? systemWriteWithoutSignal(descriptor, start + done, rest) : systemWrite(descriptor, start + done, rest)
      if written > 0 {
        done += written
        continue
      }
      let error = written == 0 ? EIO : errno
      switch error {
      case EINTR: continue
      case EAGAIN: waitUntilReady(descriptor, for: Int32(POLLOUT))
      case EPIPE: throw TableError(.brokenPipe, path: path)
      default: throw TableError(.writeFailed(reason: systemText(error)), path: path)
      }
    }
  }

  /// Completes the output: a file is renamed to its path. Nothing can be written afterwards.
  ///
  /// - Throws: `writeFailed`.
  mutating func finish() throws(TableError) {
    if let failure { throw failure }
    let ended = target
    target = .finished
    switch ended {
    case .memory, .finished, .stream(_, closes: false): break
    case .stream(let descriptor, closes: true):
      if close(descriptor) != 0, errno != EINTR {
        throw TableError(.writeFailed(reason: systemText(errno)), path: path)
      }
    case .replacement(let file): try file.commit(as: path)
    }
  }
}
