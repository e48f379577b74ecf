import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

/// A what-if question about a case, as a value: the prompt and the command read it from what is typed, and both run it
/// here.
public enum Query: Sendable, Hashable {
  /// Results at many values of a fact.
  case sweep(results: [String], over: String, step: String?)
  /// What a fact must be for a result to be what is wanted.
  case solve(result: String, value: String, fact: String)
  /// Where a result bends or jumps as a fact rises.
  case cliffs(result: String, over: String)

  /// What came of it.
  public enum Outcome: Sendable {
    /// Of a sweep.
    case sweep(Sweep)
    /// Of a search, with what is asked for, as it was written.
    case solutions(CaseFunction.Solutions, fact: Variable, range: ClosedRange<Exact>, result: Variable, shown: String)
    /// Of a search for bends and jumps.
    case kinks(Kinks)
  }

  /// Reads `[NAMES] over NAME=FROM..TO [step N]`; nil for another form.
  init?(sweep text: String) {
    let (before, rest) = text.cut(at: "over")
    guard let rest else { return nil }
    let (over, step) = rest.cut(at: "step")
    self = .sweep(results: before.split { $0 == " " || $0 == "," }.map(String.init), over: over, step: step)
  }

  /// Reads `NAME = VALUE for NAME[=FROM..TO]`; nil for another form.
  init?(solve text: String) {
    let (target, fact) = text.cut(at: "for")
    let sides = target.split(separator: "=", maxSplits: 1).map { String($0).trimmingBlanks }
    guard let fact, sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
    self = .solve(result: sides[0], value: sides[1], fact: fact)
  }

  /// Reads `NAME over NAME=FROM..TO`; nil for another form.
  init?(cliffs text: String) {
    let (name, over) = text.cut(at: "over")
    guard let over, !name.isEmpty else { return nil }
    self = .cliffs(result: name, over: over)
  }

  /// Answers it for a case.
  ///
  /// - Parameters:
  ///   - earlier: what earlier expressions came to, for values that name them.
  ///   - mostSteps: how many steps a sweep has at most where it says none.
  ///   - rates: what a sweep adds to each result.
  /// - Throws: `Diagnostic` for an unknown name, a stretch that the fact cannot have, a result that is no number.
  public func run(
    _ calculator: Calculator, _ facts: Case, earlier: [Value] = [], mostSteps: Int = 100, rates: Set<Sweep.Rate> = []
  ) throws(Diagnostic) -> Outcome {
    let rulebook = calculator.rulebook
    switch self {
    case .sweep(let results, let over, let step):
      let stretch = try Stretch(over, rulebook)
      let size = try step.map { (text) throws(Diagnostic) in try stretch.step(typed: text) }
      return .sweep(
        try Sweep(
          calculator, facts, over: stretch, step: size, mostSteps: mostSteps, outputs: results, rates: rates))
    case .solve(let name, let text, let fact):
      let (variable, notation) = (try rulebook.variable(named: name), try rulebook.notation(of: name))
      let value = try calculator.value(text, for: name, in: facts, earlier: earlier)
      guard let wanted = notation.meaning(value)?.exact else {
        throw Diagnostic(.usage(message: "'\(name)' is no number, so it cannot be solved for"))
      }
      let stretch = try fact.contains("=") ? Stretch(fact, rulebook) : Stretch(of: fact, rulebook)
      let function = try CaseFunction(calculator, facts, over: stretch.name)
      // A name with a unit of its own would not fit the values.
      return .solutions(
        try function.solutions(name, is: wanted, in: stretch.range), fact: try rulebook.variable(named: stretch.name),
        range: stretch.range, result: variable, shown: notation.type == variable.type ? name : variable.name)
    case .cliffs(let result, let over):
      let stretch = try Stretch(over, rulebook)
      return .kinks(try CaseFunction(calculator, facts, over: stretch.name).kinks(result, in: stretch.range))
    }
  }
}

extension Query.Outcome {
  /// What came of it, for people; of a sweep the table.
  public var markup: Markup {
    switch self {
    case .sweep(let sweep): sweep.markup
    case .solutions(let found, let fact, _, let result, let shown):
      found.markup(fact.name, fact.type, result: (shown, result.type))
    case .kinks(let kinks): kinks.markup
    }
  }

  /// What came of it, for programs.
  public var json: JSON {
    switch self {
    case .sweep(let sweep): sweep.json
    case .solutions(let found, let fact, _, let result, _): found.json(fact.type, result: result.type)
    case .kinks(let kinks): kinks.json
    }
  }

  /// What must be known beside it.
  public var remark: String? {
    switch self {
    case .sweep: nil
    case .solutions(let found, _, _, _, _): found.remark
    case .kinks(let kinks): kinks.remark
    }
  }

  /// Whether nothing was found where something was sought.
  public var isEmpty: Bool {
    if case .solutions(let found, _, _, _, _) = self { found.stretches.isEmpty } else { false }
  }
}

extension String {
  /// The text cut at a word that stands alone.
  fileprivate func cut(at word: String) -> (before: String, after: String?) {
    let words = split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == word }) else { return (self, nil) }
    return (words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
  }
}
