import ArgumentParser
import CBoundary
import Levy
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
    if child > 0 { try end(child) }
    let refused = child < 0 ? errno : levy_boundary_close(false)
    if refused == 0 {
      isEntered = true
      return held.map(\.output)
    }
    throw Failure.usage(
      "this system has no boundary for --untrusted: \(String(cString: strerror(refused)))",
      help: "it needs Linux with seccomp; run levy in a container or a virtual machine of its own")
  }

  /// Says that all outputs are complete.
  static func finished() {
    if isEntered { _ = systemWrite(report, "f", 1) }
  }

  private static func end(_ child: pid_t) throws -> Never {
    // Ctrl-C reaches the child too, which decides what comes of it.
    signal(SIGINT, SIG_IGN)
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
    case 1...:
      throw Failure(
        message: "the process that ran the rules was ended: \(String(cString: strsignal(-status)))", status: 2)
    default: leave(status)
    }
  }
}
