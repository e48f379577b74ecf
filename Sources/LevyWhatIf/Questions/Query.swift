import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// A question about a case, as a value: the prompt, the commands, the page and other languages parse it, and all of
/// them evaluate it here.
package enum Query: Sendable, Hashable {
  /// Results at many values of a fact, with their rates.
  case sweep(results: [String], over: String, step: String?, rates: Set<Sweep.Rate> = [])
  /// The values of a fact for which a result has a given value.
  case solve(result: String, value: String, fact: String)
  /// The places where a result bends or jumps as a fact rises.
  case cliffs(result: String, over: String)
  /// Results of several cases side by side.
  case compare(results: [String], cases: [Variation])
  /// The causes of differences between two cases; without names, those of the result that best summarises the
  /// difference.
  case diff(results: [String], from: Variation = Variation(), to: Variation = Variation())
  /// The explanations of results.
  case explain(results: [String])

  /// The outcome of a question.
  package enum Outcome: Sendable {
    /// The outcome of a sweep.
    case sweep(Sweep)
    /// The outcome of a search for values, with the texts that describe it.
    case solutions(
      Solutions, fact: Variable, range: ClosedRange<Exact>, result: Variable, shown: String, wanted: String
    )
    /// The outcome of a search for bends and jumps.
    case kinks(Kinks)
    /// The outcome of a comparison of cases.
    case comparison(Comparison)
    /// The causes of the differences, and the results of both sides.
    case differences([Attribution], Comparison)
    /// The results with their explanations.
    case explained(Answer)
  }

  /// Answers the question.
  ///
  /// - Parameters:
  /// - calculator: the rules.
  /// - facts: the case, of the same rules.
  /// - context: other cases, results and settings to which the question may refer.
  /// - Throws: `Diagnostic` for an unknown name, a stretch that the fact cannot have, a result that is not a number, or
  ///   a difference of results that cannot be computed.
  package func run(
    _ calculator: Calculator, _ facts: Case, in context: QueryContext = QueryContext()
  ) throws(Diagnostic) -> Outcome {
    let rulebook = calculator.rulebook
    let side = Attribution.Side(calculator, facts)
    switch self {
    case .sweep(let results, let over, let step, let rates):
      let stretch = try Stretch(over, rulebook)
      let size = try step.map { (text) throws(Diagnostic) in try stretch.step(typed: text) }
      return .sweep(
        try Sweep(
          calculator, facts, over: stretch, step: size, mostSteps: context.mostSteps, outputs: results, rates: rates))
    case .solve(let name, let text, let fact):
      return try solve(name, text, for: fact, side, context)
    case .cliffs(let result, let over):
      let stretch = try Stretch(over, rulebook)
      return .kinks(try CaseFunction(calculator, facts, over: stretch.name).kinks(result, in: stretch.range))
    case .compare(let results, let cases):
      return .comparison(try compared(results, cases, side, context))
    case .diff(let results, let from, let to):
      guard from != to else {
        throw Diagnostic(
          usage: "compare with what? Name a year, or write with NAME = VALUE",
          "vergleichen womit? Ein Jahr nennen, oder with NAME = WERT schreiben")
      }
      let (first, second) = (try from.side(side, context), try to.side(side, context))
      var names = results
      if names.isEmpty {
        let found = Comparison([first, second].map { ($0.title, $0.side.calculator.answer(for: $0.side.facts)) })
        names = [found.bottomLine].compactMap(\.self)
        if names.isEmpty, let failure = found.failures.first { throw failure }
      }
      let attributions = try names.map { (name) throws(Diagnostic) in
        try Attribution(name, from: first.side, to: second.side)
      }
      return .differences(
        attributions,
        Comparison([first, second].map { ($0.title, $0.side.calculator.answer(names, for: $0.side.facts)) }))
    case .explain(let results):
      return .explained(calculator.answer(results, for: facts, explained: true))
    }
  }

  private func solve(
    _ name: String, _ text: String, for fact: String, _ side: Attribution.Side, _ context: QueryContext
  ) throws(Diagnostic) -> Outcome {
    let (calculator, rulebook) = (side.calculator, side.calculator.rulebook)
    let (variable, notation) = (try rulebook.variable(named: name), try rulebook.notation(of: name))
    let value =
      if let earlier = context.earlier {
        try calculator.value(text, for: name, in: side.facts, earlier: earlier)
      } else {
        try rulebook.value(text, for: name)
      }
    guard let wanted = notation.meaning(value)?.exact else {
      throw Diagnostic(
        usage: "'\(name)' is no number, so it cannot be solved for",
        "'\(name)' ist keine Zahl, daher ist sie nicht zu suchen")
    }
    let stretch = try fact.contains("=") ? Stretch(fact, rulebook) : Stretch(of: fact, rulebook)
    let function = try CaseFunction(calculator, side.facts, over: stretch.name)
    // A name with a unit of its own would not fit the values, which are in the unit of the fact.
    return .solutions(
      try function.solutions(name, is: wanted, in: stretch.range), fact: try rulebook.variable(named: stretch.name),
      range: stretch.range, result: variable, shown: notation.type == variable.type ? name : variable.name,
      wanted: "\(name) = \(text)")
  }

  private func compared(
    _ results: [String], _ cases: [Variation], _ side: Attribution.Side, _ context: QueryContext
  ) throws(Diagnostic) -> Comparison {
    var columns: [(title: String, answer: Answer)] = []
    for variation in cases {
      let (title, varied) = try variation.side(side, context)
      let rulebook = varied.calculator.rulebook
      // Watched results may not exist in other rules.
      let watched = context.results.filter { rulebook[$0] != nil }
      let names = results.isEmpty ? watched : results
      columns.append((title, varied.calculator.answer(names, for: varied.facts, estimating: context.estimates)))
    }
    return Comparison(columns)
  }
}
