import LevyModel
import LevyState

/// An interview: the questions that lead to a result, in the order that the rules declare.
package struct InterviewPlan: Sendable {
  /// The name, such as `refund`.
  package let name: String
  /// The title.
  package let label: String
  /// The name of the result.
  package let result: String
  /// The purpose for which people take it; nil if the rules do not say.
  package let purpose: Purpose?
  /// The names of results that a review shows together with it.
  package let parts: [String]
  /// The steps, in order. Facts that no step names are asked for after them, under their own headings.
  package let steps: [Step]
  /// Questions that may rule out several others at once.
  package let gates: [Gate]
  package let closing: DeclarationID?
  package let place: Place

  /// The purposes for which people take an interview.
  package enum Purpose: String, Sendable, CaseIterable {
    /// To know the refund.
    case back
    /// To know the amount to put aside.
    case aside
    /// To know the amount owed and when it is due.
    case owed
    /// To know the amount that is left after taxes.
    case left
  }

  /// Questions under one heading.
  package struct Step: Sendable {
    /// The heading.
    package let label: String
    /// The names of inputs, of rules that are asked for too, and of gates.
    package let names: [String]
  }

  /// A question such as "Does any of these apply?" that may rule out many questions which seldom matter.
  package struct Gate: Sendable {
    /// The name.
    package let name: String
    /// The question.
    package let label: String
    /// The names of the questions that it may rule out.
    package let members: [String]
  }
}
