import LevyModel

/// The questions that lead to a result, in the order in which the rules want them asked.
public struct InterviewPlan: Sendable {
  /// Its name, such as `refund`.
  public let name: String
  /// What it is about.
  public let label: String
  /// The result.
  public let result: String
  /// Results that a review shows beside it.
  public let parts: [String]
  /// The steps, in order. What none of them names is asked after them, under its own heading.
  public let steps: [Step]
  /// Questions that may rule out several others at once.
  public let gates: [Gate]
  package let closing: Int?
  package let place: Place

  /// Questions under one heading.
  public struct Step: Sendable {
    /// The heading.
    public let label: String
    /// The names of inputs, of rules that are asked too, and of gates.
    public let names: [String]
  }

  /// "Does any of these apply?": one question for many that seldom matter.
  public struct Gate: Sendable {
    /// Its name.
    public let name: String
    /// The question.
    public let label: String
    /// The names that it may rule out.
    public let members: [String]
  }
}

/// What facts of a case should have in common. Where they have not, a front asks whether they are right.
public struct CaseCheck: Sendable {
  /// Its name, such as `tax_within_pay`.
  public let name: String
  /// What is odd, in words; `{NAME}` stands for a value of the case.
  public let message: String
  package let declaration: Int
}
