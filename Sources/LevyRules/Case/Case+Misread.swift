import ExactNumbers
import LevyModel

/// Facts that were given but could not be parsed.
extension Case {
  /// A text that is no value of the name for which it was given.
  package struct Misreading: Sendable, Hashable {
    /// The name under which it was given.
    package let name: String
    /// The text.
    package let text: String
    /// The problem of the text.
    package let diagnostic: Diagnostic
  }

  /// Gives a value as a user enters it, in place of an earlier one. A text that is no value, or that could mean two, is
  /// recorded as such: a result that reads the fact has no value until the fact is entered again or removed; other
  /// results are not affected. So a form may pass on any text that is typed.
  ///
  /// - Parameter style: the style in which numbers are written; by default that of the language of the rules.
  /// - Returns: the problem with the name or the text; nil if it was understood.
  @discardableResult
  public mutating func enter(_ name: String, _ text: String, style: NumberStyle? = nil) -> Diagnostic? {
    var changed = self
    do throws(Diagnostic) {
      try changed.remove(name)
      try changed.give(name, text, style: style)
      self = changed
      return nil
    } catch {
      note(misread: text, for: name, error)
      return error
    }
  }

  /// Records that a text which was given for a name, in place of an earlier value, could not be parsed. The meaning of
  /// an unknown name cannot be guessed, so all results may depend on it.
  ///
  /// - Parameter diagnostic: the problem with the text; by default it is determined now.
  package mutating func note(misread text: String, for name: String, _ diagnostic: Diagnostic? = nil) {
    var attempt = self
    let wrong =
      diagnostic ?? attempt.enter(name, text)
      ?? Diagnostic(
        .badValue(
          name: name, value: text, expected: Wording("a value that can be understood", "ein Wert, der zu verstehen ist")
        ))
    let slot = rulebook.slot(of: name) ?? Self.unknown
    forget(slot)
    misread[slot] = Misreading(name: name, text: text, diagnostic: wrong)
  }

  /// Checks that the year, the day and all names could be understood: every result depends on them.
  package func checkLaw() throws(Diagnostic) {
    for slot in Self.slotsOfAll { if let wrong = misread[slot] { throw wrong.diagnostic } }
  }

  /// The slot under which misread texts of unknown names are recorded.
  static let unknown = Slot(-1)
  /// Slots on which every result depends.
  package static let slotsOfAll = [unknown, Rulebook.yearSlot, Rulebook.dateSlot]
}
