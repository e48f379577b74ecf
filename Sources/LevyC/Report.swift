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
    /// The faults of each batch, with the number of its first row.
    var faults: [(first: Int, faults: [TableEvaluator.Fault])] = []
    /// The names of the columns.
    var header: [String] = []
    var causes = FaultCauses()
    var remarks: TableEvaluator.Remarks?
    var stream: (rules: HeldRules, options: StreamOptions)?
  }

  /// The maximum number of faults that are stored; further ones are only counted.
  static let most = 100_000

  private let state = Locked(State())
  /// Stops the evaluation of the stream's rules, too.
  let interruption = Interruption()

  /// The open handles.
  static let open = Handles<Report>()

  var isCancelled: Bool { interruption.isRequested }
  func cancel() { interruption.request() }
  var count: Int { state.withLock { $0.count } }
  /// The number of rows that were computed.
  var rows: Int { state.withLock { $0.remarks?.rows ?? 0 } }
  var json: JSON {
    let (batches, header) = state.withLock { ($0.faults, $0.header) }
    return .array(
      batches.flatMap { batch in batch.faults.map { (batch.first, $0) } }.prefix(Self.most).map { first, fault in
        .object([
          ("row", .number(String(first + fault.row))), ("column", .optional(fault.column.map { header[$0] })),
          ("value", .optional(fault.cause.value)), ("code", .string(fault.cause.diagnostic.problem.code)),
          ("message", .string(fault.cause.diagnostic.problem.words)),
        ])
      })
  }

  /// The remarks on the rows so far.
  func notes() throws(Diagnostic) -> JSON {
    let (found, stream, causes) = state.withLock { ($0.remarks, $0.stream, $0.causes) }
    guard let remarks = found, let (rules, options) = stream else { return .object([]) }
    let calculator = try rules.calculators.take()
    defer { rules.calculators.give(calculator) }
    let summary = remarks.summary(calculator)
    let notes = (carried(options) + summary.notes().map(\.plain)).map { JSON.string($0) }
    let unread = summary.readByNone.map { JSON.string($0.message) }
    return .object(
      [("notes", .array(notes))] + summary.fields
        + [
          ("read_by_none", .array(unread)), ("carried", .array(carried(options).map { .string($0) })),
          ("warnings", .array((carried(options) + summary.warnings.map(\.plain)).map { .string($0) })),
          ("rows", .number(String(remarks.rows))), ("causes", causes.json), ("law", law(remarks, rules, options)),
        ])
  }

  /// Remarks on columns that give no facts, but have names similar to those of facts.
  private func carried(_ options: StreamOptions) -> [String] {
    let named = options.idle.map { "column '\($0)' is only carried along, and gives no fact" }
    let similar = options.similar.map { column, names in
      "column '\(column)' is only carried along; did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?"
    }
    return named + similar
  }

  /// The law by which rows were computed: the stamp of the rules, the days with the number of rows, and the folders
  /// that are laid over the rules.
  private func law(_ remarks: TableEvaluator.Remarks, _ rules: HeldRules, _ options: StreamOptions) -> JSON {
    let days = remarks.days.map { day, rows in
      JSON.object([("date", .string(day.description)), ("rows", .number(String(rows)))])
    }
    guard case .object(let stamp) = Stamp(rules.rulebook).json else { return .null }
    return .object(
      stamp.filter { ["engine", "jurisdiction", "rules"].contains($0.0) }
        + [
          ("known", .optional(options.job.known?.description)), ("days", .array(days)),
          ("overlays", .array(rules.rulebook.overlays.map { .string($0) })),
        ])
  }

  /// Records the rules and options of the stream.
  func begin(_ rules: HeldRules, _ options: StreamOptions) { state.withLock { $0.stream = (rules, options) } }

  /// Records the remarks on all rows so far.
  func note(_ remarks: TableEvaluator.Remarks) { state.withLock { $0.remarks = remarks } }

  /// Records the faults of a batch; `first` is the number of its first row in the stream.
  func add(_ faults: [TableEvaluator.Fault], from first: Int, header: [String]) {
    state.withLock { state in
      if state.count < Self.most, !faults.isEmpty { state.faults.append((first, faults)) }
      state.count += faults.count
      state.header = header
      state.causes.note(faults, from: first, header: header)
    }
  }
}

/// Creates a report; see levy.h.
@_cdecl("levy_report_open") public func levyReportOpen() -> OpaquePointer? { Report.open.add(Report()) }

/// Returns the number of rows without results; -1 for a report that is closed or of another process.
@_cdecl("levy_report_count") public func levyReportCount(_ report: OpaquePointer?) -> Int64 {
  (try? Report.open.object(report, "reports")).map { Int64($0.count) } ?? -1
}

/// Returns the number of rows that were computed; -1 for a report that is closed or of another process.
@_cdecl("levy_report_rows") public func levyReportRows(_ report: OpaquePointer?) -> Int64 {
  (try? Report.open.object(report, "reports")).map { Int64($0.rows) } ?? -1
}

/// Returns the rows without results as JSON, which the caller frees; nil for a report that is closed or of another
/// process.
@_cdecl("levy_report_json") public func levyReportJSON(_ report: OpaquePointer?) -> UnsafeMutablePointer<CChar>? {
  (try? Report.open.object(report, "reports")).flatMap { strdup($0.json.text()) }
}

/// Returns the remarks on the rows so far as JSON, which the caller frees; nil for a report that is closed or of
/// another process, or if memory runs out.
@_cdecl("levy_report_notes") public func levyReportNotes(_ report: OpaquePointer?) -> UnsafeMutablePointer<CChar>? {
  (try? Report.open.object(report, "reports").notes()).flatMap { strdup($0.text()) }
}

/// Ends the stream of the report.
@_cdecl("levy_report_cancel") public func levyReportCancel(_ report: OpaquePointer?) {
  try? Report.open.object(report, "reports").cancel()
}

/// Closes a report.
@_cdecl("levy_report_close") public func levyReportClose(_ report: OpaquePointer?) { Report.open.remove(report) }
