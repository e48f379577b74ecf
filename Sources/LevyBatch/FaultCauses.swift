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

  private var causes: [Key: Cause] = [:]
  private var rest = 0
  /// The most causes that are told apart; messages of rules may differ in each row.
  private static let most = 1000

  package init() {}

  /// Records rows that are computed after those before.
  package mutating func note(_ diagnostic: Diagnostic, row: Int, column: String?) {
    let key = Key(
      column: column, code: diagnostic.problem.code, subject: Self.subject(of: diagnostic), place: diagnostic.place)
    if causes[key] != nil {
      causes[key]?.rows += 1
    } else if causes.count < Self.most {
      causes[key] = Cause(rows: 1, row: row, column: column, diagnostic: diagnostic)
    } else {
      rest += 1
    }
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
  package var all: [Cause] { causes.values.sorted { ($1.rows, $0.row) < ($0.rows, $1.row) } }

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
