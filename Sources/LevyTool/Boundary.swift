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

/// The option of commands that run untrusted rules in a sandboxed process.
struct BoundaryOptions: ParsableArguments {
  @Flag(
    help: """
      The rules are a stranger's: run them in a process that can write to no other file, start no program and reach no \
      network, whatever fault they find. Linux only.
      """)
  var untrusted = false

  /// Continues within the boundary, if the option is set; see `Boundary.enter`.
  ///
  /// - Returns: the outputs, in the order of their paths.
  /// - Throws: `Failure` if an output cannot be opened, or there is no boundary; in the parent process also if the
  ///   rules ended the child.
  func enter(writing paths: [String] = []) throws -> [TableOutput] {
    untrusted ? try Boundary.enter(writing: paths) : paths.map { .path($0) }
  }
}

/// The sandbox of the process in which untrusted rules run: a child that can read files and write to open descriptors
/// only. Its parent opens the outputs, and puts them in place when the child has reported that they are complete.
enum Boundary {
  /// True if this process runs within the boundary.
  nonisolated(unsafe) private(set) static var isEntered = false
  /// The child to which signals are passed on.
  nonisolated(unsafe) private static var watched: pid_t = 0
  /// The end of the pipe for the child's report.
  nonisolated(unsafe) private static var report: Int32 = -1
  /// The outputs, which the child must not discard.
  nonisolated(unsafe) private static var held: [HeldOutput] = []

  /// Continues in a child within the boundary. The parent waits, and ends with the status of the child.
  ///
  /// - Throws: `Failure` if an output cannot be opened or put in place, if the system has no boundary, or if a signal
  ///   ended the child.
  static func enter(writing paths: [String]) throws -> [TableOutput] {
    do { held = try paths.map { try HeldOutput(.path($0)) } } catch let error as TableError {
      throw Failure(Diagnostic(error))
    }
    let child = levy_boundary_fork(&report)
    if child > 0 {
      // Ctrl-C also reaches the child, which handles it.
      signal(SIGINT, SIG_IGN)
      try end(child)
    }
    let refused = child < 0 ? errno : levy_boundary_close(false)
    guard refused == 0 else { throw noBoundary(refused) }
    isEntered = true
    return held.map(\.output)
  }

  /// Continues in a child, which will execute the program that runs the rules, and which sets up the boundary itself.
  /// The parent passes on signals that end it, and ends with the status of the child.
  ///
  /// - Throws: `Failure` if the system has no boundary, or if a signal ended the child.
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

  /// Reports that all outputs are complete.
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
    // An end by request needs no error message.
    case SIGTERM, SIGHUP: leave(128 - status)
    case 1...:
      throw Failure(
        message: "the process that ran the rules was ended: \(String(cString: strsignal(-status)))", status: 2)
    default: leave(status)
    }
  }
}
