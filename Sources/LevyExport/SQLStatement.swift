import LevyModel

/// A query in levels, each of which adds columns to those below it.
struct SQLStatement {
  let dialect: SQLDialect
  private var levels: [(columns: [SQLPrinter.Column], source: String?)] = []

  init(dialect: SQLDialect) { self.dialect = dialect }

  /// Adds levels. The lowest one has `source`, and only the columns that it names.
  mutating func add(_ levels: [[SQLPrinter.Column]], from source: String? = nil) {
    self.levels += levels.filter { !$0.isEmpty || source != nil }.map { ($0, source) }
  }

  /// The query that selects columns from the highest level.
  func text(_ results: [SQLPrinter.Column], heading: [CodeComment]) -> String {
    var text = heading.map { "-- \($0.text)\n" }.joined()
    for (number, level) in levels.enumerated() {
      text += number == 0 ? "WITH " : ",\n"
      text += "level_\(number) AS \(dialect == .duckdb ? "NOT MATERIALIZED " : "")(\n  SELECT\n"
      let carried = level.source == nil ? ["    *"] : []
      // A level needs at least one column.
      let columns =
        level.columns.isEmpty && carried.isEmpty ? [.init(name: "k0", text: "1", comment: nil)] : level.columns
      text += (carried + columns.map { Self.line($0) }).joined(separator: ",\n")
      text += "\n  FROM \(level.source ?? "level_\(number - 1)")\(dialect.fence)\n)"
    }
    return text + "\nSELECT\n" + results.map { Self.line($0) }.joined(separator: ",\n")
      + "\nFROM level_\(levels.count - 1)\n"
  }

  private static func line(_ column: SQLPrinter.Column) -> String {
    let comment = column.comment.map { "    -- \($0.text)\n" } ?? ""
    return "\(comment)    \(column.text) AS \(column.name)"
  }
}
