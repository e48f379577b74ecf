import ExactNumbers
import LevyModel
import LevyRules
import LevyScript

/// A parameter that is a list of records, such as the bands of a tariff, as a table.
package struct LawTable: Sendable, Hashable {
  /// The names of the fields, those that bound a band first.
  package let columns: [String]
  /// The records.
  package let rows: [Row]

  /// A record.
  package struct Row: Sendable, Hashable {
    /// The values of its fields in the order of the columns; empty for a field that it lacks.
    package let cells: [String]
    /// True if the formula of the case contains a figure that only this row, and no other parameter of the rule, has.
    package let isInForce: Bool
  }

  private static let first = ["name", "over", "from", "upto"]

  /// - Parameter figures: the numbers in the formula.
  /// - Returns: nil if the value is no list of at least two records.
  package init?(_ value: DeclaredValue, figures: Set<Exact> = []) {
    guard let records = value.items?.map(\.fields), records.count > 1 else { return nil }
    let fields = records.compactMap(\.self)
    guard fields.count == records.count else { return nil }
    let names = Set(fields.flatMap(\.keys))
    columns = Self.first.filter(names.contains) + names.subtracting(Self.first).sorted()
    // A whole number may be in the formula for another reason; a rate or a coefficient hardly is.
    let telling = fields.map { record in
      Set(record.values.compactMap(\.exact).filter { $0.exactInt == nil })
    }
    let columns = columns
    rows = fields.indices.map { place in
      let others = telling.indices.filter { $0 != place }.reduce(into: Set<Exact>()) { $0.formUnion(telling[$1]) }
      return Row(
        cells: columns.map { fields[place][$0]?.summary ?? "" },
        isInForce: !telling[place].subtracting(others).isDisjoint(with: figures))
    }
  }
}

extension Arithmetic {
  /// The numbers in the formula.
  var figures: Set<Exact> {
    var (figures, open) = (Set<Exact>(), [self])
    while let next = open.popLast() {
      switch next {
      case .number(let value, _): figures.insert(value)
      case .sum(let a, let b, _), .difference(let a, let b, _), .product(let a, let b, _), .quotient(let a, let b, _):
        open += [a, b]
      case .rounded(_, let inner, _): open.append(inner)
      }
    }
    return figures
  }
}
