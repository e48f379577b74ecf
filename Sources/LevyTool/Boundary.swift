import ArgumentParser
import CBoundary
import Levy
import LevyTerminal
import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The option of commands that run rules of strangers in a process that gets nothing of the system.
struct BoundaryOptions: ParsableArguments {
  @Flag(
    help: """
      The rules are a stranger's: run them in a process that can write to no other file, start no program and reach no \
      network, whatever fault they find. Linux only.
      """)
  var untrusted = false

  /// Goes on within the boundary, if it is asked for; see `Boundary.enter`.
  ///
  /// - Returns: the outputs, in the order of their paths.
  /// - Throws: `Failure` if an output cannot be opened, or there is no boundary; in the process without it also if the rules
  ///   ended the one within.
  func enter(writing paths: [String] = []) throws -> [TableOutput] {
    untrusted ? try Boundary.enter(writing: paths) : paths.map { .path($0) }
  }
}

/// The boundary of the process, within which rules of strangers run: a child that reads files and writes to what is open.
/// Its parent has opened the outputs, and puts them in their places once the child has said that they are complete.
enum Boundary {
  /// Whether this process runs within the boundary.
  nonisolated(unsafe) private(set) static var isEntered = false
  /// The child, from when signals are passed on to it.
  nonisolated(unsafe) private static var watched: pid_t = 0
  /// Where the child reports.
  nonisolated(unsafe) private static var report: Int32 = -1
  /// The outputs, which the child must not discard.
  nonisolated(unsafe) private static var held: [HeldOutput] = []

  /// Goes on in a child within the boundary. The parent waits, and ends with the status of the child.
  ///
  /// - Throws: `Failure` if an output cannot be opened or put in its place, if there is no boundary on this system, or if
  ///   the child was ended by a signal.
  static func enter(writing paths: [String]) throws -> [TableOutput] {
    do { held = try paths.map { try HeldOutput(.path($0)) } } catch let error as TableError {
      throw Failure(Diagnostic(error))
    }
    let child = levy_boundary_fork(&report)
    if child > 0 {
      // Ctrl-C reaches the child too, which decides what comes of it.
      signal(SIGINT, SIG_IGN)
      try end(child)
    }
    let refused = child < 0 ? errno : levy_boundary_close(false)
    guard refused == 0 else { throw noBoundary(refused) }
    isEntered = true
    return held.map(\.output)
  }

  /// Goes on in a child, which is to become the program that runs the rules, and closes the boundary itself. The parent passes
  /// on what asks it to end, and ends with the status of the child.
  ///
  /// - Throws: `Failure` if there is no boundary on this system, or if the child was ended by a signal.
  static func watch() throws {
    let child = levy_boundary_fork(&report)
    guard child >= 0 else { throw noBoundary(errno) }
    if child > 0 {
      watched = child
      for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { kill(Boundary.watched, $0) } }
      try end(child)
    }
  }

  private static func noBoundary(_ error: Int32) -> Failure {
    Failure.usage(
      "this system has no boundary for --untrusted: \(String(cString: strerror(error)))",
      help: "it needs Linux with seccomp; run levy in a container or a virtual machine of its own")
  }

  /// Says that all outputs are complete.
  static func finished() {
    if isEntered { _ = systemWrite(report, "f", 1) }
  }

  private static func end(_ child: pid_t) throws -> Never {
    var isComplete = false
    let status = levy_boundary_wait(child, report, &isComplete)
    if status >= 0 {
      do { if isComplete { try held.forEach { try $0.finish() } } } catch let error as TableError {
        throw Failure(Diagnostic(error))
      }
    }
    held = []
    switch -status {
    case SIGINT: leave(130)
    // Whoever asked it to end needs no error.
    case SIGTERM, SIGHUP: leave(128 - status)
    case 1...:
      throw Failure(
        message: "the process that ran the rules was ended: \(String(cString: strsignal(-status)))", status: 2)
    default: leave(status)
    }
  }
}
