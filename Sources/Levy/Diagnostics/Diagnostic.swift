/// A problem, and where it is. `description` leaves amounts out, so that it may go to a log; `message` says all.
public struct Diagnostic: Error, Sendable, Hashable {
  /// What went wrong.
  public let problem: Problem
  /// Where, if it has a place in a rule file.
  public let place: Place?
  /// The rules that were being computed, outermost first.
  public var rules: [String] = []

  /// Makes a diagnostic.
  public init(_ problem: Problem, at place: Place? = nil) {
    self.problem = problem
    self.place = place
  }
}

/// All that is wrong with a folder of rules.
public struct RulebookErrors: Error, Sendable {
  /// In the order of files and lines.
  public let diagnostics: [Diagnostic]
}
