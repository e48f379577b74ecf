import ExactNumbers
import LevyModel
import LevyScript

/// Estimates in place of the figures of a year that are not law yet.
package struct Projection: Sendable, Hashable {
  /// The year.
  package let year: Int
  /// The names of the parameters that are projected.
  package let parameters: [String]

  package init(year: Int, parameters: [String]) { (self.year, self.parameters) = (year, parameters) }
}

extension Caveat {
  /// A caveat that says that a result depends on projected figures.
  package static func projected(_ names: [String], year: String) -> Caveat {
    let figures = names.map { "law.\($0)" }.joined(separator: ", ")
    let text =
      Language.current == .german
      ? "Die Größen von \(year) sind nicht alle Gesetz: dies ist eine Schätzung"
        + (figures.isEmpty ? "" : " nach dem, was erwartet wird von \(figures)")
      : "not all figures of \(year) are law: this is a projection"
        + (figures.isEmpty ? "" : " by what is expected of \(figures)")
    return Caveat(
      name: "projected", text: text, source: "", concerns: [], place: Place(file: "", line: 0), kind: .notCovered,
      slot: Rulebook.yearSlot, rules: [])
  }
}

/// The rule by which figures follow from those of the year before: they are raised by a parameter and rounded to a
/// step.
package struct Indexation: Sendable {
  /// The parameter whose value for the year is the rise, such as 0.038.
  package let index: String
  private let rule: RoundingRule
  private let step: Exact

  /// The ways of rounding, by their words in rules.
  private static let rules: KeyValuePairs<String, RoundingRule> = [
    "nearest": .halfAwayFromZero, "up": .up, "down": .down,
  ]

  /// Decodes what `indexed(by, rounding)` makes; nil if the value is something else.
  package init?(_ declared: DeclaredValue) {
    guard let fields = declared.fields?[DeclaredValue.indexedMark]?.fields, let index = fields["by"]?.text,
      let rounding = fields["rounding"]?.fields, rounding.count == 1,
      let (word, rule) = Self.rules.first(where: { rounding[$0.key] != nil }),
      let step = rounding[word]?.exact, step > 0
    else { return nil }
    (self.index, self.rule, self.step) = (index, rule, step)
  }

  /// A value of the year before with all its numbers raised.
  package func raised(_ value: DeclaredValue, by rise: Exact) throws(ExactError) -> DeclaredValue {
    if let number = value.exact {
      return .number(try number.multiplied(by: try rise.adding(1)).rounded(rule, step: step))
    }
    if let items = value.items {
      var raised: [DeclaredValue] = []
      for item in items { raised.append(try self.raised(item, by: rise)) }
      return .list(raised)
    }
    guard let fields = value.fields else { return value }
    var raised: [String: DeclaredValue] = [:]
    for (name, item) in fields { raised[name] = try self.raised(item, by: rise) }
    return .record(raised)
  }
}
