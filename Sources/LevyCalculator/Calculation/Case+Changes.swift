import ExactNumbers
import LevyModel
import LevyRules

/// Changes of cases.
extension Case {
  /// Gives a value as a user writes it, in place of an earlier one. If it throws, the case is unchanged.
  ///
  /// - Throws: `Diagnostic`, as `give`, except for a name given twice.
  public mutating func set(_ name: String, _ text: String, style: NumberStyle? = nil) throws(Diagnostic) {
    var changed = self
    try changed.remove(name)
    try changed.give(name, text, style: style)
    self = changed
  }

  /// Gives a value, in the unit of the name, in place of an earlier one. If it throws, the case is unchanged.
  ///
  /// - Throws: `Diagnostic`, as for text.
  public mutating func set(_ name: String, _ value: Value) throws(Diagnostic) {
    var changed = self
    try changed.remove(name)
    try changed.give(name, value)
    self = changed
  }

  /// Gives an amount in whole units of the name, in place of an earlier one.
  ///
  /// - Throws: `Diagnostic`, as for text.
  public mutating func set(_ name: String, _ number: Int) throws(Diagnostic) {
    try set(name, .number(Exact(number)))
  }
}

extension Case: Equatable {
  /// True if both have the same year, date, `known` day, given values and misread facts, and the same rules.
  public static func == (one: Case, other: Case) -> Bool {
    one.year == other.year && one.date == other.date && one.known == other.known
      && one.given.mapValues(\.value) == other.given.mapValues(\.value) && one.misread == other.misread
      && one.rulebook.isSame(as: other.rulebook)
  }
}
