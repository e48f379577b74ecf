import LevyCalculator
import LevyModel

extension Explanation.ParameterUse {
  /// The length of the longest value that a brief explanation shows in full.
  private static let longest = 60

  /// Adds a line, and for a table its rows. A brief explanation shows only rows in force, and cuts long texts.
  func add(to text: inout Markup, indent: String, _ extent: Explanation.Extent) {
    let isBrief = if case .brief = extent { true } else { false }
    let inForce = table?.rows.filter(\.isInForce) ?? []
    let rows = isBrief ? inForce : table?.rows ?? []
    text.add(indent)
    text.add("law.\(name)", .name)
    if rows.isEmpty {
      text.add(" = ")
      let isCut = isBrief && value.count > Self.longest
      text.add(isCut ? "\(value.prefix(Self.longest - 3))…" : value, .value)
    }
    text.add("  since \(since)" + (enacted.map { ", enacted \($0)" } ?? ""))
    text.add("  \(source)", .citation)
    text.add("  \(place)", .place)
    text.endLine()
    guard let table, !rows.isEmpty else { return }
    table.add(rows, to: &text, indent: indent + "  ")
  }
}

extension LawTable {
  /// Adds rows with the columns that have a value in at least one of them; `→` marks a row in force.
  fileprivate func add(_ rows: [Row], to text: inout Markup, indent: String) {
    let filled = columns.indices.filter { column in rows.contains { !$0.cells[column].isEmpty } }
    let widths = filled.map { column in max(columns[column].count, rows.map { $0.cells[column].count }.max() ?? 0) }
    text.add(indent + "  ")
    for (column, width) in zip(filled, widths) {
      text.add(columns[column], .heading, width: width + 2, rightAligned: true)
    }
    text.endLine()
    for row in rows {
      text.add(indent + (row.isInForce ? "→ " : "  "), .hint)
      let end = filled.lastIndex { !row.cells[$0].isEmpty } ?? -1
      for (column, width) in zip(filled, widths).prefix(end + 1) {
        text.add(row.cells[column], .value, width: width + 2, rightAligned: true)
      }
      text.endLine()
    }
    if rows.count < self.rows.count {
      text.add(indent + "  (\(rows.count) of \(self.rows.count) bands)", .hint)
      text.endLine()
    }
  }
}
