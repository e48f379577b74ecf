import CLevyArrow
import Levy
import LuaRuntime
import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A report on the rows of a stream.
final class Report: Sendable {
  private struct State {
    var count = 0
    var faults: [JSON] = []
    var remarks: (rows: TableEvaluator.Remarks, rules: HeldRules)?
  }

  /// The most faults that are kept; further ones are only counted.
  static let most = 100_000

  private let state = Locked(State())
  /// Stops the rules of the stream too, wherever they are.
  let interruption = Interruption()
  /// A child after a fork cannot lock what its parent may have locked.
  private let process = getpid()

  static func of(_ pointer: OpaquePointer) -> Report {
    Unmanaged<Report>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  var isOfThisProcess: Bool { process == getpid() }
  var isCancelled: Bool { interruption.isRequested }
  func cancel() { interruption.request() }
  var count: Int { state.withLock { $0.count } }
  var json: JSON { state.withLock { .array($0.faults) } }

  /// The remarks on the rows so far.
  func notes() throws(Diagnostic) -> JSON {
    guard let (remarks, rules) = state.withLock({ $0.remarks }) else { return .object([]) }
    let calculator = try rules.calculators.take()
    defer { rules.calculators.give(calculator) }
    let summary = remarks.summary(calculator)
    let notes = summary.notes().map { JSON.string($0.plain) }
    let unread = summary.readByNone.map { JSON.string($0.message) }
    return .object([("notes", .array(notes))] + summary.fields + [("read_by_none", .array(unread))])
  }

  /// Records the remarks on all rows so far.
  func note(_ remarks: TableEvaluator.Remarks, _ rules: HeldRules) {
    state.withLock { $0.remarks = (remarks, rules) }
  }

  /// Records the faults of a batch; its first row has this number in the stream.
  func add(_ faults: [TableEvaluator.Fault], from first: Int, header: [String]) {
    state.withLock { state in
      state.count += faults.count
      for fault in faults.prefix(Self.most - state.faults.count) {
        let problem = fault.diagnostic.problem
        state.faults.append(
          .object([
            ("row", .number("\(first + fault.row)")),
            ("column", fault.column.map { .string(header[$0]) } ?? .null),
            ("value", fault.value.map { .string($0) } ?? .null), ("code", .string(problem.code)),
            ("message", .string(problem.words)),
          ]))
      }
    }
  }
}

/// A new report.
@_cdecl("levy_report_open") public func levyReportOpen() -> OpaquePointer {
  OpaquePointer(Unmanaged.passRetained(Report()).toOpaque())
}

/// How many rows had no results; -1 in another process.
@_cdecl("levy_report_count") public func levyReportCount(_ report: OpaquePointer) -> Int64 {
  let report = Report.of(report)
  return report.isOfThisProcess ? Int64(report.count) : -1
}

/// The rows without results, as JSON to free; nil in another process.
@_cdecl("levy_report_json") public func levyReportJSON(_ report: OpaquePointer) -> UnsafeMutablePointer<CChar>? {
  let report = Report.of(report)
  return report.isOfThisProcess ? strdup(report.json.text()) : nil
}

/// The remarks on the rows so far, as JSON that the caller frees; nil in another process, or if memory runs out.
@_cdecl("levy_report_notes") public func levyReportNotes(_ report: OpaquePointer) -> UnsafeMutablePointer<CChar>? {
  let report = Report.of(report)
  guard report.isOfThisProcess, let notes = try? report.notes() else { return nil }
  return strdup(notes.text())
}

/// Ends the stream of the report.
@_cdecl("levy_report_cancel") public func levyReportCancel(_ report: OpaquePointer) { Report.of(report).cancel() }

/// Closes a report.
@_cdecl("levy_report_close") public func levyReportClose(_ report: OpaquePointer?) {
  guard let report else { return }
  Unmanaged<Report>.fromOpaque(UnsafeRawPointer(report)).release()
}
