import LevyModel
import LevyPresentation

/// Rows without results, by cause: those with the same problem of the same column, facts, rule and line are one cause,
/// whatever their values are.
package struct FaultCauses: Sendable {
  /// A cause.
  package struct Cause: Sendable {
    /// How many rows it concerns.
    package fileprivate(set) var rows: Int
    /// The first of these rows, as it was numbered.
    package let row: Int
    /// The column, if it is one of cells.
    package let column: String?
    /// The problem of that row.
    package let diagnostic: Diagnostic
  }

  private struct Key: Hashable {
    let column: String?
    let code: String
    let subject: [String]
    let place: Place?
  }

  private var causes: [Cause] = []
  private var places: [Key: Int] = [:]
  private var rest = 0
  /// The places of causes that rows shared lately.
  private var recent: [ObjectIdentifier: (fault: RowEvaluator.CellFault, place: Int?)] = [:]
  /// The most causes that are told apart; messages of rules may differ in each row.
  private static let most = 1000

  package init() {}

  /// Records a row that is computed after those before.
  package mutating func note(_ diagnostic: Diagnostic, row: Int, column: String?) {
    note(at: place(of: diagnostic, row: row, column: column))
  }

  /// Records rows of a table in memory that are computed after those before.
  ///
  /// - Parameters:
  ///   - first: the number of the table's first row.
  ///   - header: the names of its columns.
  package mutating func note(_ faults: [TableEvaluator.Fault], from first: Int, header: [String]) {
    // Mostly many rows have one after the other.
    var last: (cause: RowEvaluator.CellFault, place: Int?)?
    for fault in faults {
      if last?.cause !== fault.cause {
        let column = fault.column.map { header[$0] }
        last = (fault.cause, place(of: fault.cause, row: first + fault.row, column: column))
      }
      note(at: last?.place)
    }
  }

  /// Records a row that is computed after those before.
  package mutating func note(_ fault: RowFault) {
    note(at: place(of: fault.cause, row: fault.row, column: fault.column))
  }

  private mutating func place(of fault: RowEvaluator.CellFault, row: Int, column: String?) -> Int? {
    if let known = recent[ObjectIdentifier(fault)] { return known.place }
    let place = place(of: fault.diagnostic, row: row, column: column)
    if recent.count >= Self.most { recent = [:] }
    recent[ObjectIdentifier(fault)] = (fault, place)
    return place
  }

  private mutating func note(at place: Int?) {
    if let place { causes[place].rows += 1 } else { rest += 1 }
  }

  /// The place of the cause of a row; nil if there are too many to tell them apart.
  private mutating func place(of diagnostic: Diagnostic, row: Int, column: String?) -> Int? {
    let key = Key(
      column: column, code: diagnostic.problem.code, subject: Self.subject(of: diagnostic), place: diagnostic.place)
    if let place = places[key] { return place }
    guard causes.count < Self.most else { return nil }
    places[key] = causes.count
    causes.append(Cause(rows: 0, row: row, column: column, diagnostic: diagnostic))
    return causes.count - 1
  }

  /// What a problem is about, without values of the row.
  private static func subject(of diagnostic: Diagnostic) -> [String] {
    switch diagnostic.problem {
    case .missing(let inputs, let wanted): [wanted] + inputs.map(\.name)
    case .ruleFailed(let rule, let message): [rule, message]
    default: [diagnostic.name].compactMap(\.self)
    }
  }

  /// The causes, those of most rows first.
  package var all: [Cause] { causes.sorted { ($1.rows, $0.row) < ($0.rows, $1.row) } }

  /// For programs; rows of too many different causes are a last one without an example.
  package var json: JSON {
    let causes = all.map { cause in
      JSON.object([
        ("rows", .number(String(cause.rows))), ("row", .number(String(cause.row))), ("column", .optional(cause.column)),
        ("code", .string(cause.diagnostic.problem.code)), ("message", .string(cause.diagnostic.problem.words)),
      ])
    }
    let others = JSON.object([
      ("rows", .number(String(rest))), ("row", .null), ("column", .null), ("code", .null),
      ("message", .string("other causes")),
    ])
    return .array(rest == 0 ? causes : causes + [others])
  }
}
