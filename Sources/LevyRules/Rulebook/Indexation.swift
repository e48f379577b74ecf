import ExactNumbers
import LevyModel
import LevyScript

/// How figures follow from those of the year before: by the rise that a parameter is for the year, rounded to a step.
package struct Indexation: Sendable {
  /// The parameter whose value for the year is the rise, such as 0.038.
  package let index: String
  private let rule: RoundingRule
  private let step: Exact

  /// The ways of rounding by their words in rules.
  private static let rules: KeyValuePairs<String, RoundingRule> = [
    "nearest": .halfAwayFromZero, "up": .up, "down": .down,
  ]

  /// Reads what `indexed(by, rounding)` makes; nil if it is something else.
  package init?(_ declared: DeclaredValue) {
    guard let fields = declared.fields?[DeclaredValue.indexedMark]?.fields, let index = fields["by"]?.text,
      let rounding = fields["rounding"]?.fields, rounding.count == 1,
      let (word, rule) = Self.rules.first(where: { rounding[$0.key] != nil }),
      let step = rounding[word]?.exact, step > 0
    else { return nil }
    (self.index, self.rule, self.step) = (index, rule, step)
  }

  /// A value of the year before, with all its numbers raised.
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
