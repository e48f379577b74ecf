import LevyModel

/// The questions that lead to a result, in the order that the rules declare.
package struct InterviewPlan: Sendable {
  /// Its name, such as `refund`.
  package let name: String
  /// Its title.
  package let label: String
  /// The result.
  package let result: String
  /// What people want to know who take it; nil if the rules do not say.
  package let purpose: Purpose?
  /// Results that a review shows together with it.
  package let parts: [String]
  /// The steps, in order. Facts that no step names are asked after them, under their own headings.
  package let steps: [Step]
  /// Questions that may rule out several others at once.
  package let gates: [Gate]
  package let closing: Int?
  package let place: Place

  /// What people want to know.
  package enum Purpose: String, Sendable, CaseIterable {
    /// What comes back.
    case back
    /// What to put aside.
    case aside
    /// What is owed, and when.
    case owed
    /// What is left.
    case left
  }

  /// Questions under one heading.
  package struct Step: Sendable {
    /// The heading.
    package let label: String
    /// The names of inputs, of rules that are asked for too, and of gates.
    package let names: [String]
  }

  /// "Does any of these apply?": one question for many that seldom matter.
  package struct Gate: Sendable {
    /// Its name.
    package let name: String
    /// The question.
    package let label: String
    /// The names that it may rule out.
    package let members: [String]
  }
}
