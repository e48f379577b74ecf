import ExactNumbers
import LevyBatch
import LevyCalculator
import LevyModel
import LevyRules
import LevyWhatIf
import LuaRuntime
import Tables

/// Checks the properties that rules declare against random cases, which plans compute as tables.
package final class PropertyCheck {
  /// The outcome of a property.
  package struct Finding: Sendable {
    /// The property.
    package let property: Property
    /// The number of cases, or pairs of cases, in which it held.
    package internal(set) var held = 0
    /// The number of cases to which it does not apply.
    package internal(set) var others = 0
    /// The number of cases for which the rules have no results.
    package internal(set) var without = 0
    /// The most frequent reason for having no results.
    package var reason: Diagnostic? { reasons.max { ($0.value, $1.key.message) < ($1.value, $0.key.message) }?.key }
    fileprivate var reasons: [Diagnostic: Int] = [:]
    /// A case in which it does not hold.
    package internal(set) var counterexample: Counterexample?
    /// The ranges over which it is proved.
    package internal(set) var proofs: [Proof] = []

    /// True if it was tried or proved, and did not fail.
    package var isGood: Bool { counterexample == nil && (held > 0 || !proofs.isEmpty) }
  }

  /// Cases in which a property does not hold, shrunk as far as possible.
  package struct Counterexample: Sendable {
    /// The one or two cases.
    package let cases: [Case]
    /// The violation, in words.
    package let reason: String
    /// The results of the cases.
    package let comparison: Comparison
    /// The names of the results that the property reads.
    package let results: [String]
  }

  let rulebook: Rulebook
  private let seed: UInt64
  /// One calculator for the functions of properties, and one for each of two cases.
  let calculators: [Calculator]
  private let table: Calculator
  private var drawings: [CalendarDate: ValueDrawing] = [:]
  /// The facts on which each result depends, computed on first use.
  private var reads: [String: RuleReads]?

  package init(
    _ rulebook: Rulebook, seed: UInt64 = 1, calculator: Calculator? = nil
  ) throws(Diagnostic) {
    self.rulebook = rulebook
    self.seed = seed
    var made: [Calculator] = []
    var limits = LuaLimits()
    limits.lostSeconds = Self.mostLost
    for _ in 0..<3 { made.append(try Calculator(rulebook, limits: limits)) }
    calculators = made
    if let calculator { table = calculator } else { table = try Calculator(rulebook, limits: limits) }
  }

  /// The total time in seconds that may be spent on cases that a limit stops, as in tables.
  private static let mostLost = 10.0

  /// The maximum number of times that a round whose first cases have no results begins anew, with other facts in
  /// another year.
  private static let mostAttempts = 6

  /// The maximum number of cases in a round. They share their year and the set of their facts, so that one plan
  /// computes them.
  private static let mostOfARound = 500

  /// Tries a property.
  ///
  /// - Parameter cases: the number of cases, or pairs, that are tried.
  /// - Throws: `Diagnostic` if it cannot be tried, such as for an unknown name in its functions.
  package func find(_ property: Property, cases: Int) throws(Diagnostic) -> Finding {
    var random = Randomness(seed: seed, property.title)
    var finding = Finding(property: property)
    let years = rulebook.jurisdiction.years.filter { year in
      let day = rulebook.jurisdiction.taxYear.lastDay(of: year)
      return day >= property.from && day <= property.to
        && property.compared.allSatisfy { rulebook.isInForce($0, on: day) }
    }
    let rounds = max(4, (cases + Self.mostOfARound - 1) / Self.mostOfARound)
    for round in 0..<rounds {
      try table.checkInterruption()
      // Every second round is about the last year, the others about a random one.
      guard let last = years.last, let other = random.one(of: years) else { break }
      let count = cases * (round + 1) / rounds - cases * round / rounds
      var year = round % 2 == 0 ? last : other
      for attempt in 1...Self.mostAttempts {
        if try tryRound(year, count: count, isLast: attempt == Self.mostAttempts, &finding, &random) { break }
        year = random.one(of: years) ?? last
      }
      if finding.counterexample != nil { return finding }
    }
    if let year = years.last { finding.proofs = proofs(of: property, in: year) }
    return finding
  }

  // MARK: A round

  /// Tries cases of a year that give the same facts. Returns false if the first of them have no results.
  private func tryRound(
    _ year: Int, count: Int, isLast: Bool, _ finding: inout Finding, _ random: inout Randomness
  ) throws(Diagnostic) -> Bool {
    let property = finding.property
    let date = rulebook.jurisdiction.taxYear.lastDay(of: year)
    let trial = try PropertyTrial(property, on: date, calculators)
    let drawing = drawings[date] ?? ValueDrawing(rulebook, date: date)
    drawings[date] = drawing
    var draft = CaseDraft(property, drawing)
    // The first cases show which results the functions read, and which facts must be given.
    _ = try probe(trial, &draft, &random)
    draft.choose(among: inputs(readBy: trial.outputs), &random)
    if try !probe(trial, &draft, &random), !isLast { return false }
    var pairs: [PropertyTrial.Pair] = []
    for _ in 0..<(2 * count) where pairs.count < count { if let pair = draft.pair(&random) { pairs.append(pair) } }
    let results = try results(pairs, trial)
    for (pair, known) in zip(pairs, results) {
      try table.checkInterruption()
      switch known {
      case .failure(let diagnostic):
        if case .stopped = diagnostic.problem { throw diagnostic }
        finding.note(diagnostic)
      case .success(let known):
        switch trial.verdict(pair, known: known) {
        case .holds: finding.held += 1
        case .isOther: finding.others += 1
        case .hasNone(let diagnostic):
          try refuse(.hasNone(diagnostic), of: property)
          finding.note(diagnostic)
        case .fails:
          // A failure by the plan's numbers is confirmed by the interpreter, which is the reference.
          guard case .fails = trial.verdict(pair) else {
            throw Diagnostic(
              .script(message: "a plan and the interpreter differ in a case of this property"), at: property.place)
          }
          finding.counterexample = try counterexample(PairShrinking(trial, draft.kept).smallest(pair), trial)
          return true
        }
      }
    }
    return true
  }

  /// Throws errors of the property itself, which do not depend on the case, and limits, which similar cases would hit
  /// too.
  private func refuse(_ verdict: PropertyTrial.Verdict, of property: Property) throws(Diagnostic) {
    guard case .hasNone(let diagnostic) = verdict else { return }
    switch diagnostic.problem {
    case .stopped: throw Diagnostic(diagnostic.problem, at: diagnostic.place ?? property.place)
    case .unknownName, .unknownGlobal, .script, .declaration:
      if diagnostic.place.map({ $0.file == property.place.file }) ?? true {
        throw Diagnostic(diagnostic.problem, at: diagnostic.place ?? property.place)
      }
    default: break
    }
  }

  /// Tries a few cases, and adds the facts without which they have no results to all cases. Returns true if enough of
  /// them have results.
  private func probe(
    _ trial: PropertyTrial, _ draft: inout CaseDraft, _ random: inout Randomness
  ) throws(Diagnostic) -> Bool {
    var found = 0
    for _ in 0..<Self.mostProbes {
      guard let pair = draft.pair(&random) else { continue }
      guard case .hasNone(let diagnostic) = trial.verdict(pair) else {
        found += 1
        continue
      }
      try refuse(.hasNone(diagnostic), of: trial.property)
      if case .missing(let inputs, _) = diagnostic.problem {
        draft.require(inputs.compactMap { rulebook.slot(of: $0.name) })
      }
    }
    return found >= Self.mostProbes / 4
  }

  private static let mostProbes = 16

  /// The inputs on which results depend, according to the source of the rules.
  private func inputs(readBy names: [String]) -> [Slot] {
    if reads == nil, let facts = try? Case(rulebook, year: rulebook.jurisdiction.years.upperBound) {
      reads = table.reads(for: facts)
    }
    var (seen, open) = (Set(names), names)
    while let name = open.popLast() {
      for read in reads?[name]?.facts ?? [] where seen.insert(read).inserted { open.append(read) }
    }
    // Amounts by month are drawn through the fact of the year that stands for them.
    return seen.compactMap { rulebook.slot(of: $0) }.filter {
      rulebook.variables[$0].isInput && !rulebook.variables[$0].isOfMonth
    }.sorted()
  }

  /// Returns the results of all cases of a round, by name; an error for pairs without results.
  private func results(
    _ pairs: [PropertyTrial.Pair], _ trial: PropertyTrial
  ) throws(Diagnostic) -> [Result<[[String: Value]], Diagnostic>] {
    let cases = pairs.flatMap { trial.property.comparesCases ? [$0.before, $0.after] : [$0.before] }
    let rows = try PropertyTable(rulebook, date: trial.date, outputs: trial.outputs).results(of: cases, table)
    let width = trial.property.comparesCases ? 2 : 1
    return pairs.indices.map { place in
      var known: [[String: Value]] = []
      for row in rows[place * width..<(place + 1) * width] {
        switch row {
        case .success(let values): known.append(values)
        case .failure(let diagnostic): return .failure(diagnostic)
        }
      }
      return .success(known.count == 2 ? known : known + [[:]])
    }
  }

  private func counterexample(
    _ pair: PropertyTrial.Pair, _ trial: PropertyTrial
  ) throws(Diagnostic) -> Counterexample {
    var reason = ""
    if case .fails(let found) = trial.verdict(pair) { reason = found }
    var cases = [try trial.facts(pair.before)]
    if trial.property.comparesCases { cases.append(try trial.facts(pair.after)) }
    let names = trial.outputs.filter { rulebook[$0].map { !$0.versions.isEmpty } ?? false }
    let titles = cases.count == 1 ? ["case"] : ["before", "after"]
    let answers = cases.map { table.answer(names, for: $0) }
    return Counterexample(
      cases: cases, reason: reason, comparison: Comparison(Array(zip(titles, answers)).map { ($0, $1) }),
      results: names)
  }
}

extension PropertyCheck.Finding {
  fileprivate mutating func note(_ diagnostic: Diagnostic) {
    without += 1
    // The reasons are counted by message, which does not depend on amounts.
    if reasons[diagnostic] != nil || reasons.count < 1000 { reasons[diagnostic, default: 0] += 1 }
  }
}
