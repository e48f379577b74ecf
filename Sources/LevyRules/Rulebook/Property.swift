import ExactNumbers
import LevyModel
import LevyState

/// A sentence about the results of all cases, or of any two cases that differ in a stated way. It is tried on random
/// cases.
package struct Property: Sendable {
  /// The maximum number of facts, and of results, that a property may name, since trying it takes time for each of
  /// them.
  package static let mostNames = 100

  /// The sentence.
  package let title: String
  /// The statute from which it follows.
  package let source: String
  /// Anything a reader must know, such as why some cases are left out.
  package let note: String?
  /// The way in which the two cases differ.
  package let change: Change
  /// The facts that all cases give, with a fixed value or a random one.
  package let given: [(name: String, value: Value?)]
  /// Results that never fall from the first case to the second.
  package let rising: [String]
  /// Results that never rise.
  package let falling: [String]
  /// Results that are the same in both cases.
  package let same: [String]
  /// True if a function selects the cases to which it applies.
  package let isConditional: Bool
  /// True if a function decides whether it holds.
  package let hasFunction: Bool
  /// The first and last day on which it holds.
  package let from: CalendarDate
  package let to: CalendarDate
  /// The place of the declaration.
  package let place: Place
  package let declaration: DeclarationID

  /// The way in which the second case differs from the first.
  package enum Change: Sendable, Hashable {
    /// There is only one case.
    case nothing
    /// One of these facts is changed: a number is raised (by a fixed amount, if there is one), a boolean becomes true,
    /// a choice becomes another word.
    case over([String], by: Exact?)
    /// Facts are swapped with their partners: those of two persons, or pairs of names. The dictionary has both
    /// directions.
    case swap([String: String])
  }

  /// The names of the results that it compares.
  package var compared: [String] { rising + falling + same }

  /// The facts of which one is changed.
  package var over: [String] { if case .over(let names, _) = change { names } else { [] } }

  /// True if it is about two cases.
  package var comparesCases: Bool { change != .nothing }
}
