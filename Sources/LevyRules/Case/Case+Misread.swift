import ExactNumbers
import LevyModel

/// Facts that were given and could not be understood.
extension Case {
  /// A text that means no value of the name that it was given for.
  package struct Misreading: Sendable, Hashable {
    /// The name under which it was given.
    package let name: String
    /// The text.
    package let text: String
    /// The problem of the text.
    package let diagnostic: Diagnostic
  }

  /// Gives a value as a user enters it, in place of an earlier one. A text that means no value, or could mean two, is
  /// recorded as such: no result that would read the fact has a value until it is entered again or removed; other
  /// results are not affected. So a form may pass on any text that is typed.
  ///
  /// - Parameter style: how numbers are written; by default as in the language of the rules.
  /// - Returns: what is wrong with the name or the text; nil if it was understood.
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

  /// Records that a text which was given for a name, in place of an earlier value, is no value of it. The meaning of an
  /// unknown name cannot be guessed, so all results may depend on it.
  ///
  /// - Parameter diagnostic: what is wrong with it; by default what is found out now.
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

  /// The slot for names that the rules do not have.
  private static let unknown = -1
  /// Slots on which every result depends.
  package static let slotsOfAll = [unknown, Rulebook.yearSlot, Rulebook.dateSlot]
}
