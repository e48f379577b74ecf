import ExactNumbers
import LevyCharts
import LevyModel
import LevyPresentation

extension Sweep {
  /// The columns as texts: the fact, then each result with its rates.
  private func table(
    title: (Rate, Column) -> String, _ text: (Value, ValueType) -> String
  ) -> [(title: String, cells: [String])] {
    var table = [(name, points.map { text(type.value($0), type) })]
    for column in columns {
      table.append((column.name, column.values.map { $0.map { text($0, column.type) } ?? "" }))
      for (rate, numbers) in column.rates {
        table.append((title(rate, column), numbers.map { $0.map { text(.number($0), .number) } ?? "" }))
      }
    }
    return table
  }

  /// The title of a column with a rate, for people: an amount per unit of the fact.
  private func title(_ rate: Rate, _ column: Column) -> String {
    switch rate {
    case .effective: "\(column.name) / \(name)"
    case .marginal: "\(column.name) per 1 more"
    }
  }

  /// The sweep as a table for people.
  public var markup: Markup {
    Language.speaking(language) {
      var widths: [Int] = []
      return markup(widths: &widths)
    }
  }

  /// The table, or a further part of it without titles.
  ///
  /// - Parameter widths: the widths of the columns; empty for the first part. A part may widen them.
  package func markup(widths: inout [Int]) -> Markup {
    let table = table(title: title) { Answer.text(of: $0, type: $1) }
    let isFirst = widths.isEmpty
    if isFirst { widths = table.map(\.title.count) }
    widths = zip(widths, table).map { width, column in max(width, column.cells.map(\.count).max() ?? 0) }
    var text = Markup()
    if isFirst {
      for (column, width) in zip(table, widths) {
        text.add(column.title, .heading, width: width + 2, rightAligned: true)
      }
      text.endLine()
    }
    for row in points.indices {
      for (index, (column, width)) in zip(table, widths).enumerated() {
        text.add(column.cells[row], index == 0 ? .name : .value, width: width + 2, rightAligned: true)
      }
      text.endLine()
    }
    return text
  }

  /// The sweep as CSV, with all digits.
  package var csv: String {
    let table = table(title: { "\($0).\($1.name)" }) { $1.text(of: $0) }
    let lines = [table.map(\.title)] + points.indices.map { row in table.map { $0.cells[row] } }
    return lines.map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// The sweep as JSON: an array with an object for each point.
  public var json: JSON {
    .array(
      points.indices.map { row in
        var fields: [(String, JSON)] = [(name, type.value(points[row]).json(as: type))]
        for column in columns {
          fields.append((column.name, column.values[row]?.json(as: column.type) ?? .null))
          for (rate, numbers) in column.rates {
            fields.append(("\(rate).\(column.name)", numbers[row].map { Value.number($0).json(as: .number) } ?? .null))
          }
        }
        return .object(fields)
      })
  }
}

extension Sweep.Column {
  /// The requested rates of the result.
  fileprivate var rates: [(Sweep.Rate, [Exact?])] {
    [(.effective, effective), (.marginal, marginal)].filter { !$0.1.isEmpty }
  }
}

extension ValueType {
  /// Returns a number as a value of the type.
  package func value(_ number: Exact) -> Value {
    if case .count = self, let count = number.exactInt { return .count(count) }
    return .number(number)
  }
}

extension Sweep {
  /// The chart for a terminal, at most 20 lines for each result, and remarks on parts that may be missing; nil if no
  /// result is a number.
  package func drawing(_ around: Surroundings, columns: Int) -> Markup? {
    let plots = plots(around)
    if plots.isEmpty { return nil }
    var text = Markup()
    for plot in plots {
      if !text.pieces.isEmpty { text.endLine() }
      text.add(BraillePlot(plot, columns: min(columns, 120)).markup)
    }
    if let remark = around.remark { text.add("note: \(remark)\n", .hint) }
    return text
  }
}
