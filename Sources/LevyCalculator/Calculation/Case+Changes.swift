import ExactNumbers
import LevyModel
import LevyRules

/// Cases that change.
extension Case {
  /// Gives a value as a user writes it, in place of an earlier one if there is one. If it throws, that one stays.
  ///
  /// - Throws: `Diagnostic`, as `give`, but for a name given twice.
  public mutating func set(_ name: String, _ text: String, style: NumberStyle? = nil) throws(Diagnostic) {
    var changed = self
    try changed.remove(name)
    try changed.give(name, text, style: style)
    self = changed
  }

  /// Gives a value, in the unit of the name, in place of an earlier one if there is one. If it throws, that one stays.
  ///
  /// - Throws: `Diagnostic`, as for text.
  public mutating func set(_ name: String, _ value: Value) throws(Diagnostic) {
    var changed = self
    try changed.remove(name)
    try changed.give(name, value)
    self = changed
  }

  /// Gives an amount in whole units of the name, in place of an earlier one if there is one.
  ///
  /// - Throws: `Diagnostic`, as for text.
  public mutating func set(_ name: String, _ number: Int) throws(Diagnostic) {
    try set(name, .number(Exact(number)))
  }
}

extension Case: Equatable {
  /// Whether two cases have the same rules, year, date, `known` day and values.
  public static func == (one: Case, other: Case) -> Bool {
    one.year == other.year && one.date == other.date && one.known == other.known
      && one.given.mapValues(\.value) == other.given.mapValues(\.value) && one.misread == other.misread
      && one.rulebook.isSame(as: other.rulebook)
  }
}
