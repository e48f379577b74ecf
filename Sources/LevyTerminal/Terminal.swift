import Levy
import Tables
import LuaRuntime
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Output to the terminal: standard output for data, standard error for everything else.
package enum Terminal {
  package static func print(_ text: String, terminator: String = "\n") {
    write(text.visible(keepsLines: true) + terminator, to: 1)
  }

  package static func print(_ markup: Markup) { write(usesColour(1) ? markup.ansi : markup.plain, to: 1) }

  /// Shows a message that is not data.
  package static func note(_ text: String) { write(text.visible(keepsLines: true) + "\n", to: 2) }

  /// Shows markup that is not data.
  package static func note(_ text: Markup) { write((usesColour(2) ? text.ansi : text.plain) + "\n", to: 2) }

  package static func show(_ failure: Failure) { if !failure.report.pieces.isEmpty { note(failure.report) } }

  /// Shows a progress line, which the next one replaces.
  package static func progress(_ text: String) { write("\r\u{1B}[K" + text, to: 2) }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The number of columns of standard output's terminal, or `COLUMNS`, or 80.
  package static var width: Int { width(of: 1) }

  /// The number of columns of a descriptor's terminal, or `COLUMNS`, or 80.
  package static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return Terminal.environment("COLUMNS").flatMap { Int($0) } ?? 80
  }

  /// The number of available processors.
  package static var cores: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The time of day, such as `12:03:41`.
  package static var clock: String {
    var (now, local) = (time(nil), tm())
    localtime_r(&now, &local)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return [local.tm_hour, local.tm_min, local.tm_sec].map(digits).joined(separator: ":")
  }

  /// The current day, such as `2026-11-22`.
  package static var today: String {
    var (now, local) = (time(nil), tm())
    localtime_r(&now, &local)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(local.tm_year + 1900)-\(digits(local.tm_mon + 1))-\(digits(local.tm_mday))"
  }

  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The value of `--color`; nil if that depends on the terminal.
  nonisolated(unsafe) package static var colour: Bool?

  /// True if escape codes may be sent to a terminal.
  package static var allowsEscapes: Bool { environment("NO_COLOR") == nil && environment("TERM") != "dumb" }

  static func usesColour(_ descriptor: Int32) -> Bool {
    if let colour { return colour }
    return isTerminal(descriptor) && allowsEscapes
  }

  /// Writes all bytes. Ends the program if standard output cannot be written, so that no part is taken for the whole;
  /// remarks on standard error may be lost.
  static func write(_ text: String, to descriptor: Int32) {
    var text = text
    let failure = text.withUTF8 { bytes -> Int32 in
      var start = 0
      while start < bytes.count {
        let count = systemWrite(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return errno }
        start += count
      }
      return 0
    }
    guard failure != 0, descriptor == 1 else { return }
    if failure == EPIPE { leave(141) }
    show(Failure(Diagnostic(.unwritable(path: "standard output", reason: .system(failure)))))
    leave(2)
  }
}

package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Ends the program. (`exit` means something else inside a command.)
package func leave(_ status: Int32) -> Never { exit(status) }

/// Ctrl-C: the first one requests the work to stop and clean up; in a batch, the second ends the program at once.
package enum Interrupt {
  private static let flag = Atomic<Bool>(false)

  package static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// The interruption that Ctrl-C requests at the prompt.
  package static let ofSession = Interruption()

  /// Makes Ctrl-C stop the current answer of a session. The session resets the interruption before each entry.
  static func stopsSession() {
    // Initialised here, since a signal handler must not be the first to access it.
    _ = ofSession
    signal(SIGINT) { _ in Interrupt.ofSession.request() }
  }

  package static func listen() {
    signal(SIGINT) { _ in
      Interrupt.flag.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }
}

/// Files that a command writes in addition to its output.
package enum OutputFile {
  /// Writes a text atomically, and reports it; `-` is standard output.
  ///
  /// - Throws: `Failure` if it cannot be written.
  package static func write(_ text: String, to path: String) throws {
    do {
      try TextFile.write(text, to: .path(path))
    } catch {
      throw Failure(Diagnostic(error))
    }
    if path != "-" { Terminal.note("written: \(path)") }
  }
}
