import ExactNumbers
import LevyModel

/// A sentence about the results of all cases, or of any two cases that differ in a stated way, which is tried on random cases.
package struct Property: Sendable {
  /// The most facts, and the most results, that a property may name: it is a sentence about cases, and trying it takes time
  /// for each of them.
  package static let mostNames = 100

  /// The sentence.
  package let title: String
  /// The statute from which it follows.
  package let source: String
  /// Anything a reader must know, such as why some cases are left out.
  package let note: String?
  /// How the two cases differ.
  package let change: Change
  /// The facts that all cases give: with a value, or a drawn one.
  package let given: [(name: String, value: Value?)]
  /// Results that never fall from the first case to the second.
  package let rising: [String]
  /// Results that never rise.
  package let falling: [String]
  /// Results that are alike.
  package let same: [String]
  /// Whether a function says which cases it is about.
  package let isConditional: Bool
  /// Whether a function says whether it holds.
  package let hasFunction: Bool
  /// The first and last day on which it holds.
  package let from: CalendarDate
  package let to: CalendarDate
  /// Where it is declared.
  package let place: Place
  package let declaration: Int

  /// How the second case differs from the first.
  package enum Change: Sendable, Hashable {
    /// There is only one case.
    case nothing
    /// One of these facts is more, a condition true, a choice another; by a fixed amount, if there is one.
    case over([String], by: Exact?)
    /// Each fact is what its partner was: those of two persons, or pairs of names. Both ways are in the dictionary.
    case swap([String: String])
  }

  /// The names of results that it compares.
  package var compared: [String] { rising + falling + same }

  /// The facts of which one changes.
  package var over: [String] { if case .over(let names, _) = change { names } else { [] } }

  /// Whether it is about two cases.
  package var comparesCases: Bool { change != .nothing }
}
