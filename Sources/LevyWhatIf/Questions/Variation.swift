import LevyCalculator
import LevyModel
import LevyRules

/// A case that differs from another, as a value: one that a question compares with its case.
package struct Variation: Sendable, Hashable {
  /// A fact that replaces the case's own, as it was typed.
  package struct Fact: Sendable, Hashable {
    /// Its name.
    package var name: String
    /// Its value.
    package var text: String

    /// Makes a fact.
    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  /// Its title; nil for a title that names the differences.
  package var title: String?
  /// The name of the case from which it starts, such as a stored scenario; nil for the question's own.
  package var base: String?
  /// Its year; nil for that of the case that it begins with.
  package var year: Int?
  /// Facts in place of those of the case that it begins with.
  package var facts: [Fact]

  /// Makes a variation; without anything it is the case itself.
  package init(title: String? = nil, of base: String? = nil, year: Int? = nil, facts: [Fact] = []) {
    (self.title, self.base, self.year, self.facts) = (title, base, year, facts)
  }

  /// The case, and its heading.
  ///
  /// - Throws: `Diagnostic` for a case that has no such name, a year without rules, a fact that the rules do not take.
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

/// The context of a question: what it may refer to besides its case.
package struct QueryContext {
  /// The results of earlier expressions, if values may be expressions over the case; nil if values are plain, as in
  /// files and on the command line.
  package var earlier: [Value]?
  /// Other cases by their names.
  package var cases: [(name: String, side: Attribution.Side)] = []
  /// The results where a question names none; if there are none, the main results.
  package var results: [String] = []
  /// The journal that facts of other years are taken from.
  package var journal: (any EntryBook)?
  /// How many steps a sweep has at most where it says none.
  package var mostSteps = 100
  /// Whether facts that cases do not give are estimated where they are compared.
  package var estimates = false

  /// Makes a context of the case alone.
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
  /// A case with another value for a name: a plain value, or the result of an expression.
  ///
  /// - Throws: `Diagnostic` that says what may be given, or what is wrong with the expression.
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
