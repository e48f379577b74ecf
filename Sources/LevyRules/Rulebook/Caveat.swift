import LevyModel

/// What the rules do not cover, to be said in the case that it concerns.
public struct Caveat: Sendable, Hashable {
  /// The name.
  public let name: String
  /// What is not covered, for people.
  public let text: String
  /// The statute.
  public let source: String
  /// The rules whose results it concerns, and those that used them.
  public let concerns: [String]
  /// Where it is declared.
  public let place: Place
  /// The variable that says whether it concerns a case.
  package let slot: Int
  /// The slots of the rules that it concerns.
  package let rules: Set<Int>

  /// What the name of a caveat's variable begins with, which no name of a rule file can.
  private static let mark = "caveat "

  static func variableName(_ name: String) -> String { mark + name }
}

extension Variable {
  /// Whether it says that a caveat concerns the case; only the engine asks for it.
  package var isCaveat: Bool { if case .caveat = origin { true } else { false } }
}

extension Rulebook {
  /// What rule files call by name: all but the variables of caveats.
  package var namedVariables: [Variable] { variables.filter { !$0.isCaveat } }
}
