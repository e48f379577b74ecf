import ExactNumbers
import LevyModel
import LevyPresentation

/// The results of several cases, or of one case in several years or by several versions of the rules, side by side.
public struct Comparison: Sendable {
  /// A result in all columns.
  public struct Row: Sendable, Hashable, Identifiable {
    /// The name, which is unique within the comparison.
    public var id: String { name }
    /// The name of the result.
    public let name: String
    /// The label of the result.
    public let label: String
    /// The type of the result.
    public let type: ValueType
    /// The value in each column, or the reason why there is none; nil if the column does not have this result.
    public let outcomes: [Result<Value, Diagnostic>?]

    /// Returns the value in a column; nil if there is none.
    package func value(_ column: Int) -> Value? { outcomes[column].flatMap { try? $0.get() } }

    /// True if the columns differ.
    package var moves: Bool { (0..<outcomes.count).contains { value($0) != value(0) } }

    /// The sum over all columns; nil if the result is not an amount or a column lacks it.
    package var sum: Exact? {
      guard type == .money else { return nil }
      let values = outcomes.indices.map { value($0)?.exact }
      return values.reduce(Exact?.some(0)) { sum, value in
        guard let sum, let value else { return nil }
        return try? sum.adding(value)
      }
    }

    /// The last column minus the first, if both are numbers.
    public var difference: Exact? {
      guard let first = value(0)?.exact, let last = value(outcomes.count - 1)?.exact else { return nil }
      return try? last.subtracting(first)
    }
  }

  /// The titles of the columns, such as a year or the name of a scenario.
  public let titles: [String]
  /// The cases, with their results.
  public let answers: [Answer]
  /// All results, in the order of the columns.
  public let rows: [Row]

  /// Makes a comparison of answers.
  package init(_ columns: [(title: String, answer: Answer)]) {
    titles = columns.map(\.title)
    answers = columns.map(\.answer)
    var lines: [Answer.Line] = []
    for answer in answers {
      for line in answer.lines where !lines.contains(where: { $0.name == line.name }) { lines.append(line) }
    }
    let answers = answers
    rows = lines.map { line in
      Row(
        name: line.name, label: line.label, type: line.type,
        outcomes: answers.map { answer in answer.lines.first { $0.name == line.name }?.outcome })
    }
  }

  /// The result that best summarises the difference: the last amount of money that differs, or else the last result
  /// that differs.
  package var bottomLine: String? {
    let moving = rows.filter { $0.value(0) != nil && $0.value(titles.count - 1) != nil && $0.moves }
    return (moving.last { $0.type == .money } ?? moving.last)?.name
  }

  /// The failures of all columns, each once.
  package var failures: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return answers.flatMap(\.failures).filter { seen.insert($0).inserted }
  }
}
