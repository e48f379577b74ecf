import LevyCalculator
import LevyModel
import LevyRules
import LuaRuntime

/// Follows all rules on each day on which some law comes into force, and collects findings.
final class RuleSurvey {
  private let rulebook: Rulebook
  private let calculator: Calculator
  private let followedRules: FollowedRules
  private let record = LineRecord()
  private let ends: SourceLines
  /// The lines with code of each function; a cache.
  private var code: [LuaReference: SourceLines] = [:]
  private var followed = SourceLines()
  private var doubtful = SourceLines()
  /// Functions all of whose lines were reached, or cannot be judged since a rule could not be followed.
  private var complete: Set<LuaReference> = []
  /// The failures of rules that fail in every case, with the years in which they do.
  private var failures: [(slot: Slot, failure: Diagnostic, years: Set<Int>)] = []
  /// For each rule the years in which it is in force; and the rules by which a main result fails in every case of some
  /// year.
  private var inForce: [Slot: Set<Int>] = [:]
  private var shown: Set<Slot> = []
  private var printer: ExpressionPrinter?
  private(set) var notes: [Diagnostic] = []

  init(_ rulebook: Rulebook, _ calculator: Calculator) {
    (self.rulebook, self.calculator) = (rulebook, calculator)
    followedRules = FollowedRules(rulebook)
    ends = SourceLines(ofEndsIn: rulebook.sources)
    calculator.state.lua.record(lines: record)
    followedRules.lacksLines = { [unowned self] in lacksLines($0) }
    followedRules.code = { [state = calculator.state] in state.code(of: $0) }
  }

  func run() {
    calculator.state.followInstructionsLeft = Rulebook.mostCheckedInstructions
    // Results that follow from a hypothesis count as given: their rules are followed for the case itself.
    func follows(_ variable: Variable) -> Bool { variable.hypothetical.map { $0.setter == nil } ?? false }
    let given = Set(
      rulebook.variables.slots.filter { rulebook.variables[$0].isInput || follows(rulebook.variables[$0]) })
    let rules = rulebook.variables.slots.filter { !given.contains($0) }
    let taxYear = rulebook.jurisdiction.taxYear
    let dates = rulebook.lawDates
    for date in dates {
      // The trees of the latest law, which comes first, are kept, since they show which rules batches cannot follow.
      let isLatest = date == dates.first
      let day = SurveyedDay(date, calculator, followedRules, keepsTrees: isLatest)
      let resolver = RuleResolver(calculator, date: date, known: nil, given: given, survey: day)
      printer = ExpressionPrinter(resolver)
      let year = taxYear.year(of: date)
      let isOfWholeYear = date == taxYear.lastDay(of: year)
      for slot in rules {
        guard let function = try? calculator.function(of: slot) else { continue }
        // A rule whose lines were all reached need not be followed again on a day within a year.
        let lacksLines = lacksLines(function)
        guard lacksLines || isOfWholeYear else { continue }
        _ = resolver.resolve(slot)
        if isOfWholeYear { note(resolver, day.failures[slot], of: slot, in: year) }
        guard lacksLines else { continue }
        let lines = lines(of: function)
        let isFollowed = resolver.followed.contains(slot) && day.failures[slot] == nil
        if isFollowed { followed.formUnion(lines) } else { doubtful.formUnion(lines) }
      }
      if isLatest { notes = resolver.interpretedRules(of: rules) }
    }
  }

  /// Records the outcome of a rule in a year.
  private func note(_ resolver: RuleResolver, _ failure: Diagnostic?, of slot: Slot, in year: Int) {
    inForce[slot, default: []].insert(year)
    if let failure { note(failure, of: slot, in: year) }
    // A main result should exist in all years, also if it is another rule that fails.
    guard rulebook.jurisdiction.results.contains(rulebook.variables[slot].name),
      case .interpreted(let reason) = resolver.resolve(slot)
    else { return }
    shown.insert(rulebook.origin(of: reason, in: slot).slot)
  }

  private func note(_ failure: Diagnostic, of slot: Slot, in year: Int) {
    let index = failures.firstIndex { other in
      other.slot == slot && other.failure.problem.kind == failure.problem.kind && other.failure.place == failure.place
    }
    if let index {
      failures[index].years.insert(year)
    } else {
      failures.append((slot, failure, [year]))
    }
  }

  /// True if lines of a function were reached on no day so far.
  private func lacksLines(_ function: LuaReference) -> Bool {
    if complete.contains(function) { return false }
    let isComplete = lines(of: function).allSatisfy { line, file in
      record.contains(line, of: file) || doubtful.contains(line, of: file)
    }
    if isComplete { complete.insert(function) }
    return !isComplete
  }

  private func lines(of function: LuaReference) -> SourceLines {
    if let known = code[function] { return known }
    let lines = SourceLines(calculator.state.codeLines(of: [function])).subtracting(ends)
    code[function] = lines
    return lines
  }

  // MARK: Findings

  var warnings: [Diagnostic] {
    var all = unreachable + unusedInputs + followedRules.units.findings
    for failure in failures { if let finding = finding(ofYears: failure) { all.append(finding) } }
    for flaw in followedRules.flaws { if let finding = finding(of: flaw) { all.append(finding) } }
    func key(_ diagnostic: Diagnostic) -> (String, Int, Int) {
      (diagnostic.place?.file ?? "", diagnostic.place?.line ?? 0, diagnostic.place?.column ?? 0)
    }
    return rulebook.sources.pinpointed(all.sorted { key($0) < key($1) }, first: Self.mostPinpointed)
  }

  /// The number of findings that are shown with an excerpt of the source: as many as the command shows.
  private static let mostPinpointed = 200

  /// The first line of each range of lines that no case reaches.
  private var unreachable: [Diagnostic] {
    let missed = followed.subtracting(doubtful).subtracting(SourceLines(record.byChunk))
    // A library's unreached code may be for other jurisdictions.
    return missed.byFile.filter { $0.key.hasPrefix(rulebook.jurisdiction.code + "/") }.flatMap { file, lines in
      var isBeforeMissed = false
      return (followed.byFile[file] ?? []).sorted().filter { line in
        let isMissed = lines.contains(line)
        defer { isBeforeMissed = isMissed }
        return isMissed && !isBeforeMissed
      }.map { Diagnostic(.unreachable, at: Place(file: file, line: $0)) }
    }
  }

  /// Inputs that no rule was seen to read and that no rule names in its source.
  private var unusedInputs: [Diagnostic] {
    let seenOnce = rulebook.sources.namesSeenOnce
    return rulebook.variables.slots.filter { slot in
      let variable = rulebook.variables[slot]
      return variable.isInput && !followedRules.reads.contains(slot) && seenOnce.contains(variable.name)
    }.map { Diagnostic(.unusedInput(name: rulebook.variables[$0].name), at: rulebook.variables[$0].place) }
  }

  /// True if the rule fails on purpose, as by `error` for a case that it does not cover. A lack of law or a mistake in
  /// Lua is never meant.
  private func isMeant(_ failure: Diagnostic) -> Bool {
    switch failure.problem {
    case .stopped, .circle, .notKnown, .noSuchPerson: true
    default: failure.problem.isSaidByRule
    }
  }

  private func finding(ofYears found: (slot: Slot, failure: Diagnostic, years: Set<Int>)) -> Diagnostic? {
    if isMeant(found.failure) || beginsLater(found) { return nil }
    let names = found.years.sorted().runs.map { years in
      let taxYear = rulebook.jurisdiction.taxYear
      let ends = [years.lowerBound, years.upperBound].map(taxYear.name)
      return years.count == 1 ? ends[0] : "\(ends[0]) to \(ends[1])"
    }
    return Diagnostic(
      .fails(
        rule: rulebook.variables[found.slot].name, cases: "in every case of " + names.joined(separator: ", "),
        cause: words(found.failure)), at: found.failure.place ?? rulebook.variables[found.slot].place)
  }

  /// True if a rule only lacks law for its first years. That is allowed unless a main result depends on it: whoever
  /// asks for it then gets an error that says from when on there is law.
  private func beginsLater(_ found: (slot: Slot, failure: Diagnostic, years: Set<Int>)) -> Bool {
    guard found.failure.problem.isWantOfLaw, !shown.contains(found.slot), let last = found.years.max() else {
      return false
    }
    let others = inForce[found.slot, default: []].subtracting(found.years)
    return !others.isEmpty && others.allSatisfy { $0 > last }
  }

  /// The finding for a flaw on a path that some cases take; nil if there is nothing to report.
  private func finding(of flaw: FollowedRules.Flaw) -> Diagnostic? {
    // A failure in all cases was reported already.
    if failures.contains(where: { $0.slot == flaw.slot && $0.failure.problem.kind == flaw.failure?.problem.kind }) {
      return nil
    }
    let variable = rulebook.variables[flaw.slot]
    let cases = printer.map { $0.cases(of: flaw.steps) } ?? "in some cases"
    guard let failure = flaw.failure else {
      return Diagnostic(.unrounded(rule: variable.name, cases: cases), at: variable.place)
    }
    if failure.problem.isWantOfLaw { return nil }
    if isMeant(failure) { return nil }
    return Diagnostic(
      .fails(rule: variable.name, cases: cases, cause: words(failure)), at: failure.place ?? variable.place)
  }

  /// A description of a failure, as a predicate of the rule.
  private func words(_ failure: Diagnostic) -> String {
    guard case .wrongResult(_, let expected, let found, _) = failure.problem else {
      return failure.problem.sentence(reveals: true)
    }
    return "it returns \(found), but must return \(expected.english)"
  }
}

extension Problem {
  /// True if a parameter has no value for a day.
  fileprivate var isWantOfLaw: Bool {
    switch self {
    case .noLaw, .noFigure: true
    default: false
    }
  }

  /// True if a rule raised it by `error`; false for a mistake in Lua.
  var isSaidByRule: Bool {
    if case .script(let message) = self { !LuaError.isOfLua(message) } else { false }
  }
}

extension Rulebook {
  /// The days on which rules are followed. First the last day of each year, in the order latest, earliest, middle, and
  /// so on by halves, since consecutive years reach much the same lines; then each day on which some law comes into
  /// force.
  var lawDates: [CalendarDate] {
    let (years, taxYear) = (jurisdiction.years, jurisdiction.taxYear)
    let starts = variables.flatMap { $0.versions.map(\.from) } + parameters.flatMap { $0.history.map(\.since) }
    var spread = [years.upperBound, years.lowerBound]
    var gaps = [years]
    while !gaps.isEmpty {
      gaps = gaps.filter { $0.count > 2 }.flatMap { gap in
        let middle = (gap.lowerBound + gap.upperBound) / 2
        spread.append(middle)
        return [gap.lowerBound...middle, middle...gap.upperBound]
      }
    }
    return spread.map(taxYear.lastDay) + Set(starts.filter { years.contains(taxYear.year(of: $0)) }).sorted()
  }
}
