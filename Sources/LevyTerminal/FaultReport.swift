import Levy
import Tables

/// The rows of a table that have no results, for people or as a table of their own.
package struct FaultReport {
  private let writer: CSVWriter?
  private var shown = 0
  /// Why they have none.
  package private(set) var causes = FaultCauses()
  private static let most = 20
  /// The words of what rows were refused for lately; they are made once for many rows.
  private var reasons: [ObjectIdentifier: (cause: RowEvaluator.CellFault, words: String)] = [:]

  private mutating func reason(of cause: RowEvaluator.CellFault) -> String {
    if let known = reasons[ObjectIdentifier(cause)] { return known.words }
    let diagnostic = cause.diagnostic.inCommand
    let words = diagnostic.problem.words(help: diagnostic.help)
    if reasons.count >= 1000 { reasons = [:] }
    reasons[ObjectIdentifier(cause)] = (cause, words)
    return words
  }

  /// - Parameter output: where they are written as a table; without it the first are shown.
  package init(_ output: TableOutput?) throws(TableError) {
    guard let output else {
      writer = nil
      return
    }
    let writer = try CSVWriter(output)
    try writer.writeRow(["row", "line", "column", "value", "reason"])
    self.writer = writer
  }

  /// Adds a row.
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

  /// Says why there are so many faults, and writes the rest of them.
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
