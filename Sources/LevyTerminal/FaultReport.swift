import Levy
import Tables

/// A report on the rows of a table without results, for people or as a table of its own.
package struct FaultReport {
  private let writer: CSVWriter?
  private var shown = 0
  /// The causes of the faults, with their counts.
  package private(set) var causes = FaultCauses()
  private static let most = 20
  /// A cache of the formatted reasons of recent faults, which many rows share.
  private var reasons: [ObjectIdentifier: (cause: RowEvaluator.CellFault, words: String)] = [:]

  private mutating func reason(of cause: RowEvaluator.CellFault) -> String {
    if let known = reasons[ObjectIdentifier(cause)] { return known.words }
    let diagnostic = cause.diagnostic.inCommand
    let words = diagnostic.problem.words(help: diagnostic.help)
    if reasons.count >= 1000 { reasons = [:] }
    reasons[ObjectIdentifier(cause)] = (cause, words)
    return words
  }

  /// - Parameter output: the destination of the table; without it the first faults are shown.
  package init(_ output: TableOutput?) throws(TableError) {
    guard let output else {
      writer = nil
      return
    }
    let writer = try CSVWriter(output)
    try writer.writeRow(["row", "line", "column", "value", "reason"])
    self.writer = writer
  }

  /// Adds a fault.
  package mutating func add(_ fault: RowFault) {
    causes.note(fault)
    shown += 1
    if writer == nil, shown > Self.most + 1 { return }
    let reason = reason(of: fault.cause) + (fault.place.map { " (\($0))" } ?? "")
    if let writer {
      let value = (fault.value ?? "").cut(to: 1000)
      try? writer.writeRow([String(fault.row), String(fault.line), fault.column ?? "", value, reason])
      return
    }
    if shown <= Self.most {
      let place = fault.column.map { ", column \($0)" } ?? ""
      Terminal.note("row \(fault.row) (line \(fault.line))\(place): \(reason)")
    } else if shown == Self.most + 1 {
      Terminal.note("further rows are not shown; --errors FILE lists them all")
    }
  }

  /// Ends the report: completes the table, and if there are more faults than shown, lists their causes.
  package func finish() throws(TableError) {
    try writer?.finish()
    if shown <= Self.most { return }
    for cause in causes.all.prefix(Self.most) {
      let rows = cause.rows == 1 ? "1 row has" : "\(cause.rows) rows have"
      let place = cause.column.map { ", column \($0)" } ?? ""
      Terminal.note("\(rows) no results as row \(cause.row)\(place): \(cause.diagnostic.problem.words)")
    }
  }
}
