import CLevyArrow
import Levy
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What became of the rows of a stream.
final class Report: Sendable {
  private struct State {
    var count = 0
    var faults: [JSON] = []
  }

  /// More faults than these are counted, but not kept.
  static let most = 100_000

  private let state = Mutex(State())
  private let cancelled = Atomic(false)

  static func of(_ pointer: OpaquePointer) -> Report {
    Unmanaged<Report>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
  func cancel() { cancelled.store(true, ordering: .relaxed) }
  var count: Int { state.withLock { $0.count } }
  var json: JSON { state.withLock { .array($0.faults) } }

  /// Notes the faults of a batch whose first row is this one of the stream.
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

/// How many rows had no results.
@_cdecl("levy_report_count") public func levyReportCount(_ report: OpaquePointer) -> Int64 {
  Int64(Report.of(report).count)
}

/// The rows without results, as JSON to free.
@_cdecl("levy_report_json") public func levyReportJSON(_ report: OpaquePointer) -> UnsafeMutablePointer<CChar>? {
  strdup(Report.of(report).json.text())
}

/// Ends the stream that has the report.
@_cdecl("levy_report_cancel") public func levyReportCancel(_ report: OpaquePointer) { Report.of(report).cancel() }

/// Gives a report back.
@_cdecl("levy_report_close") public func levyReportClose(_ report: OpaquePointer?) {
  guard let report else { return }
  Unmanaged<Report>.fromOpaque(UnsafeRawPointer(report)).release()
}
