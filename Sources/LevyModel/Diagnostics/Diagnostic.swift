/// A problem and its place. `description` omits amounts, so that it may go to a log; `message` says everything.
public struct Diagnostic: Error, Sendable, Hashable {
  /// The problem, as data.
  package var problem: Problem
  /// The place, if it is in a rule file.
  public package(set) var place: Place?
  /// The line with the error, if it is known.
  package var excerpt: Excerpt?
  /// The rules that were being computed, outermost first.
  public var rules: [String] = []
  /// A remedy in the terms of the front end that shows it, in place of the general one.
  package var advice: Wording?

  /// Makes a diagnostic.
  package init(_ problem: Problem, at place: Place? = nil) {
    self.problem = problem
    self.place = place
  }

  /// Makes a diagnostic for wrong usage, with a sentence that occurs in one place of the program only.
  package init(usage english: String, _ german: String, help: Wording? = nil) {
    self.init(.usage(.other(Wording(english, german), help: help)))
  }

  /// Makes a diagnostic for a successful search without a result.
  package init(nothing english: String, _ german: String, help: Wording? = nil) {
    self.init(.nothingFound(Wording(english, german), help: help))
  }
}

extension Diagnostic {
  /// Merges the diagnostics of several results that all lack inputs; nil if there are none or any of them failed for
  /// another reason.
  package static func mergingMissing(_ diagnostics: [Diagnostic]) -> Diagnostic? {
    if diagnostics.isEmpty { return nil }
    var inputs: [Problem.MissingInput] = []
    var wanted: [String] = []
    for diagnostic in diagnostics {
      guard case .missing(let more, let result) = diagnostic.problem else { return nil }
      wanted.append(result)
      inputs += more.filter { !inputs.contains($0) }
    }
    return Diagnostic(.missing(inputs: inputs, wanted: wanted.joined(separator: ", ")))
  }
}

/// All errors in a folder of rules.
public struct RulebookErrors: Error, Sendable {
  /// The errors, in the order of files and lines.
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
