import LevyModel

/// The questions that lead to a result, in the order in which the rules want them asked.
package struct InterviewPlan: Sendable {
  /// Its name, such as `refund`.
  package let name: String
  /// What it is about.
  package let label: String
  /// The result.
  package let result: String
  /// Results that a review shows beside it.
  package let parts: [String]
  /// The steps, in order. What none of them names is asked after them, under its own heading.
  package let steps: [Step]
  /// Questions that may rule out several others at once.
  package let gates: [Gate]
  package let closing: Int?
  package let place: Place

  /// Questions under one heading.
  package struct Step: Sendable {
    /// The heading.
    package let label: String
    /// The names of inputs, of rules that are asked too, and of gates.
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
