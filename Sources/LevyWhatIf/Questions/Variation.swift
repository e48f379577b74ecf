import LevyCalculator
import LevyModel
import LevyRules

/// A case that a question compares with its own, described by its differences.
package struct Variation: Sendable, Hashable {
  /// A fact that replaces the case's own, as it was typed.
  package struct Fact: Sendable, Hashable {
    /// The name of the fact.
    package var name: String
    /// The text of its value.
    package var text: String

    /// Makes a fact.
    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  /// The title; nil for one made of the differences.
  package var title: String?
  /// The name of the case from which it starts, such as a stored scenario; nil for the question's own case.
  package var base: String?
  /// The tax year; nil for that of the case from which it starts.
  package var year: Int?
  /// The facts that replace those of the case from which it starts.
  package var facts: [Fact]

  /// Creates a variation; without arguments it is the case itself.
  package init(title: String? = nil, of base: String? = nil, year: Int? = nil, facts: [Fact] = []) {
    (self.title, self.base, self.year, self.facts) = (title, base, year, facts)
  }

  /// Returns the varied case with its title.
  ///
  /// - Throws: `Diagnostic` for an unknown name of a case, a year without rules, or a fact that the rules reject.
  func side(_ side: Attribution.Side, _ context: QueryContext) throws(Diagnostic) -> (
    title: String, side: Attribution.Side
  ) {
    let first = try base.map { (name) throws(Diagnostic) in try context.side(named: name) } ?? side
    var varied = first.facts
    if let year { varied = try varied.moved(toYear: year) }
    for fact in facts {
      if let earlier = context.earlier {
        varied = try first.calculator.giving(fact.name, fact.text, in: varied, earlier: earlier)
      } else {
        try varied.remove(fact.name)
        try varied.give(fact.name, fact.text)
      }
    }
    // Each year has entries of its own.
    if let journal = context.journal { _ = try varied.count(journal) }
    let parts =
      [base, base == nil || year != nil ? varied.yearName : nil] + facts.map { "\($0.name)=\($0.text)" }
    return (
      title ?? parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "),
      .init(first.calculator, varied)
    )
  }
}

/// The context of a question: what it can refer to besides its case.
package struct QueryContext {
  /// The results of earlier expressions, if values may be expressions over the case; nil if values are plain, as in
  /// files and on the command line.
  package var earlier: [Value]?
  /// Other cases by their names.
  package var cases: [(name: String, side: Attribution.Side)] = []
  /// The results of questions that name none; empty for the main results.
  package var results: [String] = []
  /// The journal from which facts of other years are taken.
  package var journal: (any EntryBook)?
  /// The maximum number of steps of a sweep without a given step.
  package var mostSteps = 100
  /// True if compared cases are completed with estimates.
  package var estimates = false

  /// Creates a context without other cases.
  package init(journal: (any EntryBook)? = nil, estimates: Bool = false) {
    (self.journal, self.estimates) = (journal, estimates)
  }

  func side(named name: String) throws(Diagnostic) -> Attribution.Side {
    if let named = cases.first(where: { $0.name == name }) { return named.side }
    throw Diagnostic(
      .unknownName(name: name, role: .scenario, nearest: NearestNames.of(name, among: cases.map(\.name))))
  }
}

extension Calculator {
  /// Returns the case with another value for a name: a plain value, or the result of an expression.
  ///
  /// - Throws: `Diagnostic` that says which values are possible, or what is wrong with the expression.
  package func giving(
    _ name: String, _ text: String, in facts: Case, earlier: [Value] = []
  ) throws(Diagnostic) -> Case {
    var changed = facts
    let value = try value(text, for: name, in: facts, earlier: earlier)
    try changed.remove(name)
    try changed.give(name, value, typed: text)
    return changed
  }
}
