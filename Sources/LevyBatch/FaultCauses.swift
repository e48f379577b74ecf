import LevyModel
import LevyPresentation

/// Groups rows without results by cause. Rows have the same cause if they have the same problem with the same column,
/// facts, rule and line, whatever their values are.
package struct FaultCauses: Sendable {
  /// A cause, with the rows that it concerns.
  package struct Cause: Sendable {
    /// The number of rows.
    package fileprivate(set) var rows: Int
    /// The number of the first of these rows.
    package let row: Int
    /// The column, if a cell is at fault.
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
  /// A cache of the indices of causes, by the shared fault objects of rows.
  private var recent: [ObjectIdentifier: (fault: RowEvaluator.CellFault, place: Int?)] = [:]
  /// The maximum number of distinct causes; messages of rules may differ in each row.
  private static let most = 1000

  package init() {}

  /// Records a row, in the order of the table.
  package mutating func note(_ diagnostic: Diagnostic, row: Int, column: String?) {
    note(at: place(of: diagnostic, row: row, column: column))
  }

  /// Records rows of a table in memory, in its order.
  ///
  /// - Parameters:
  ///   - first: the number of the table's first row.
  ///   - header: the names of its columns.
  package mutating func note(_ faults: [TableEvaluator.Fault], from first: Int, header: [String]) {
    // Consecutive rows mostly have the same fault.
    var last: (cause: RowEvaluator.CellFault, place: Int?)?
    for fault in faults {
      if last?.cause !== fault.cause {
        let column = fault.column.map { header[$0] }
        last = (fault.cause, place(of: fault.cause, row: first + fault.row, column: column))
      }
      note(at: last?.place)
    }
  }

  /// Records a row, in the order of the table.
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

  /// The index of a row's cause; nil if there are too many causes to distinguish.
  private mutating func place(of diagnostic: Diagnostic, row: Int, column: String?) -> Int? {
    let key = Key(
      column: column, code: diagnostic.problem.code, subject: Self.subject(of: diagnostic), place: diagnostic.place)
    if let place = places[key] { return place }
    guard causes.count < Self.most else { return nil }
    places[key] = causes.count
    causes.append(Cause(rows: 0, row: row, column: column, diagnostic: diagnostic))
    return causes.count - 1
  }

  /// The names that a problem is about, without values of the row.
  private static func subject(of diagnostic: Diagnostic) -> [String] {
    switch diagnostic.problem {
    case .missing(let inputs, let wanted): [wanted] + inputs.map(\.name)
    case .ruleFailed(let rule, let message): [rule, message]
    default: [diagnostic.name].compactMap(\.self)
    }
  }

  /// The causes, the most frequent first.
  package var all: [Cause] { causes.sorted { ($1.rows, $0.row) < ($0.rows, $1.row) } }

  /// The causes as JSON; rows beyond the maximum number of causes are one last cause without an example.
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
