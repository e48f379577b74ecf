import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

/// The version of the engine, as results are stamped with it.
public let levyVersion = "0.1.0"

/// The results of one case, with all remarks on them.
public struct Answer: Sendable {
  /// One result.
  public struct Line: Sendable, Hashable, Identifiable {
    /// The name under which it was asked for, which is unique among the names of an answer.
    public var id: String { name }
    /// The name under which it was asked for.
    public let name: String
    /// Its label.
    public let label: String
    /// Its type.
    public let type: ValueType
    /// Its value, or why there is none.
    public let outcome: Result<Value, Diagnostic>
    /// Its explanation, if it was asked for.
    public let explanation: Explanation?
    /// The defaults that were read for it; empty if there is no value.
    public let assumptions: [Assumption]
    /// The caveats of the rules that computed it, if they apply to the case.
    public let caveats: [Caveat]
    /// Whether it depends on estimated facts, so that it is an approximation.
    public fileprivate(set) var isEstimated: Bool

    /// Its value, or nil if there is none.
    public var value: Value? { try? outcome.get() }

    /// Whether it is certain that there is nothing of it.
    var isNothing: Bool { !isEstimated && value?.exact == 0 }

    /// A word before the value of a result that stands on estimates.
    package var about: String { isEstimated ? say("about ", "etwa ") : "" }

    /// Its value for people, with that word.
    package func text(of value: Value) -> String {
      let text = Answer.text(of: value, type: type)
      return isEstimated && text.hasPrefix("≈ ") ? about + text.dropFirst(2) : about + text
    }
  }

  /// The case.
  public let facts: Case
  /// Whether the results are those that the jurisdiction shows by default, not chosen by the user.
  package let isDefault: Bool
  /// The names of those that come before the main ones.
  let leading: [String]
  /// The results, in the order in which they were asked for.
  public fileprivate(set) var lines: [Line]
  /// The defaults that were read for the results, in the order of their declaration.
  public let assumptions: [Assumption]
  /// The facts that the case does not give and that were estimated for the results, in the order of their declaration.
  public let estimates: [Assumption]
  /// Whether it was to be found out how far a result can move.
  let isWeighed: Bool
  /// How far the foremost result can move by what was assumed or estimated; nil unless that was asked for, and if nothing
  /// has another likely value.
  package let outlook: Outlook?
  /// The facts that the case gives and that count for nothing in the results, in the order of their declaration.
  public internal(set) var unused: [UnusedFact]
  /// What is missing for facts that are held back: see `Calculator.withoutTheIncomplete`.
  package fileprivate(set) var incomplete: Diagnostic?
  /// The traced values of the rules, if they were asked for.
  package let trace: TraceLog?
  let rulebook: Rulebook

  /// The value of the result with a name; nil if it was not asked for, or if it has none.
  public subscript(name: String) -> Value? { line(named: name)?.value }

  /// The result with a name, if it was asked for.
  public func line(named name: String) -> Line? { lines.first { $0.name == name } }

  /// The results that the case gives in place of their rules, by name. A result for
  /// which people are asked is not among them: it counts as a fact.
  public var pinned: [String] {
    facts.values.map(\.name).filter { rulebook[$0].map { !$0.isFact && !$0.versions.isEmpty } ?? false }
  }

  /// The failures.
  public var failures: [Diagnostic] {
    lines.compactMap { if case .failure(let diagnostic) = $0.outcome { diagnostic } else { nil } }
  }

  /// All that is missing.
  package var missing: Diagnostic? {
    Diagnostic.mergingMissing(failures + [incomplete].compactMap(\.self))
  }
}

extension Calculator {
  /// The results of several names for a case; without names, the jurisdiction's main results. One that fails does not
  /// keep the others from coming out.
  ///
  /// - Parameters:
  ///   - explained: whether each result comes with how it came about, from facts alone: then nothing is estimated.
  ///   - estimating: whether facts that are not given are estimated where the rules say how.
  public func answer(
    _ names: [String] = [], for facts: Case, explained: Bool = false, estimating: Bool = false
  ) -> Answer {
    answer(names, for: facts, explained: explained, estimating: estimating, weighed: false)
  }

  /// The answer, with optional additions.
  ///
  /// - Parameters:
  ///   - estimating: whether facts that are not given are estimated where the rules say how.
  ///   - traced: whether it comes with what the rules traced.
  ///   - weighed: whether it is found out how far the foremost result can move, which takes as long as a hundred answers.
  ///   - settled: assumptions that somebody has agreed to, by name, and that are not set to other values for this.
  ///   - first: results that come before the main ones, where none is named.
  package func answer(
    _ names: [String] = [], for facts: Case, explained: Bool = false, estimating: Bool = false,
    traced: Bool = false, weighed: Bool, settled: Set<String> = [], first: [String] = []
  ) -> Answer {
    let recorder = traced ? TraceRecorder() : nil
    traceRecorder = recorder
    defer { traceRecorder = nil }
    // One that is asked for twice is one result, since a document has no name twice.
    var seen: Set<String> = []
    let wanted = (names.isEmpty ? first + rulebook.mainResults(on: facts.date) : names).filter {
      seen.insert($0).inserted
    }
    let estimates =
      (estimating && !isStrict && !explained
        ? try? self.estimates(for: facts, names: wanted, withOthers: weighed) : nil) ?? Estimates(facts: facts)
    let completed = estimates.facts
    var assumed: Set<Int> = []
    var read: Set<Int> = []
    let lines = wanted.map { name in
      let variable = rulebook[name]
      let notation = try? rulebook.notation(of: name)
      var explanation: Explanation?
      var own: [Int] = []
      var caveats: [Caveat] = []
      var isEstimated = false
      let outcome: Result<Value, Diagnostic>
      do throws(Diagnostic) {
        if explained {
          let made = try explain(name, for: completed)
          explanation = made
          outcome = .success(notation?.written(made.value) ?? made.value)
        } else {
          outcome = .success(try evaluate(name, for: completed))
        }
        own = self.assumed
        assumed.formUnion(own)
        let slots = slotsRead
        read.formUnion(slots)
        isEstimated = !slots.isDisjoint(with: completed.estimated)
        caveats = caveatsMet.map { said($0) } + projected(name, for: completed)
      } catch {
        outcome = .failure(error)
      }
      recorder?.finishResult()
      return Answer.Line(
        name: name, label: variable?.label ?? name, type: notation?.type ?? .number, outcome: outcome,
        explanation: explanation, assumptions: rulebook.assumptions(own), caveats: caveats,
        isEstimated: isEstimated)
    }
    let estimated = completed.estimated.intersection(read).sorted()
    // Results stand on the defaults that estimates go by, too.
    assumed.formUnion(
      estimates.sources.filter { completed.given[$0] == nil && rulebook.variables[$0].defaultValue != nil })
    return Answer(
      facts: facts, isDefault: names.isEmpty, leading: first, lines: lines,
      assumptions: rulebook.assumptions(assumed.sorted()),
      estimates: estimated.compactMap { slot in
        completed.given[slot].map { Assumption(of: rulebook.variables[slot], $0.value) }
      },
      isWeighed: weighed,
      outlook: weighed
        ? outlook(
          lines, in: estimates,
          open: assumed.filter { !settled.contains(rulebook.variables[$0].name) }.union(estimated)) : nil,
      unused: unused(lines, read: read, for: completed, besides: estimates.sources), incomplete: nil,
      trace: recorder?.log, rulebook: rulebook)
  }
}

extension Calculator {
  /// The answer for people who are asked: facts that they have not given are estimated, and those of persons who are not
  /// there any more, such as a spouse of whom they told before, count for nothing, which is said. What programs and files
  /// say is right as a whole or refused.
  ///
  /// - Parameter isUnderWay: whether more will be told, so that facts of which too little is told yet are held back, which is said,
  ///   rather than that the first result vanishes: see `withoutTheIncomplete`.
  package func answer(
    _ names: [String] = [], asked facts: Case, weighed: Bool = false, settled: Set<String> = [],
    isUnderWay: Bool = false
  ) -> Answer {
    let (present, absent) = withoutTheAbsent(facts)
    let (complete, heldBack, missing) =
      isUnderWay && !names.isEmpty ? withoutTheIncomplete(present, for: names[0]) : (present, [], nil)
    var answer = answer(names, for: complete, estimating: true, weighed: weighed, settled: settled)
    answer.unused = absent + heldBack + answer.unused
    answer.incomplete = missing
    if !heldBack.isEmpty { for place in answer.lines.indices { answer.lines[place].isEstimated = true } }
    return answer
  }

  /// How far a result can move: the first of those to which interviews lead, or else of the others.
  private func outlook(_ lines: [Answer.Line], in estimates: Estimates, open: Set<Int>) -> Outlook? {
    let goals = Set(rulebook.interviews.map(\.result))
    let made = lines.filter { $0.value != nil }.compactMap { rulebook.slot(of: $0.name) }
    let isGoal = { (slot: Int) in goals.contains(self.rulebook.variables[slot].name) }
    return outlook(
      of: made.filter(isGoal), or: made.filter { !isGoal($0) }, in: estimates, open: open.sorted())
  }

  /// That results of the case stand on figures that are not law, with those that rules of the case read.
  private func projected(_ name: String, for facts: Case) -> [Caveat] {
    guard let projection = rulebook.projection, facts.year >= projection.year else { return [] }
    let read = parametersRead(for: name, of: facts)
    let year = rulebook.jurisdiction.taxYear.name(of: projection.year)
    return [.projected(projection.parameters.filter(read.contains), year: year)]
  }

  /// The facts that do not count in results. Facts that might be read once a failing result succeeds are not among
  /// them, nor those that estimates go by.
  private func unused(
    _ lines: [Answer.Line], read: Set<Int>, for facts: Case, besides sources: Set<Int>
  ) -> [UnusedFact] {
    func slots(_ isMade: Bool) -> [Int] {
      lines.filter { ($0.value != nil) == isMade }.compactMap { rulebook.slot(of: $0.name) }
    }
    let (made, failed) = (slots(true), slots(false))
    if facts.given.isEmpty || made.isEmpty { return [] }
    let open = failed.isEmpty ? [] : (try? slotsRead(by: failed, for: facts).read) ?? []
    return unused(in: facts, results: made, read: read, open: open.subtracting(read).union(sources))
  }
}

extension Answer {
  /// The results as a table for people, in the language of the rules.
  public var markup: Markup { Language.speaking(rulebook.language) { table } }

  private var table: Markup { table(of: lines) }

  private func table(of lines: [Line]) -> Markup {
    var text = Markup()
    let shown = lines.compactMap { line in
      line.value.map { (line, line.text(of: $0)) }
    }
    let nameWidth = shown.map(\.0.name.count).max() ?? 0
    let valueWidth = shown.map(\.1.count).max() ?? 0
    for (line, value) in shown {
      text.add(line.name, .name, width: nameWidth + 2)
      text.add(value, .value, width: valueWidth, rightAligned: true)
      text.add("  " + line.label, .plain)
      if rulebook.projection != nil { text.add(say("  (projected)", "  (geschätzt)"), .hint) }
      text.endLine()
    }
    return text
  }

  /// How many results have a line of their own where nobody asked for one. What others lack takes a line, too.
  private var mostLines: Int { failures.isEmpty ? 3 : 2 }

  /// The results in few lines. What was asked for has a line each; of the main results those do that come first, that can
  /// move, and that are more than nothing, from the last, and the others are on one line.
  package var brief: Markup {
    guard isDefault else { return markup }
    return Language.speaking(rulebook.language) {
      let made = lines.filter { $0.value != nil }
      let weighed = made.filter { line in outlook.map { rulebook.variables[$0.result].name == line.name } == true }
      let amounts = made.filter { $0.type == .money && !$0.isNothing }
      let ranked = amounts.filter { leading.contains($0.name) } + weighed + amounts.reversed()
      var names: [String] = []
      for line in ranked where names.count < mostLines && !names.contains(line.name) { names.append(line.name) }
      let (foremost, others) = (made.filter { names.contains($0.name) }, made.filter { !names.contains($0.name) })
      var also = others.filter { !$0.isNothing }.map { line in
        line.name + (line.value.map { " " + line.text(of: $0) } ?? "")
      }
      let nothing = others.filter(\.isNothing).map(\.name)
      if !nothing.isEmpty { also.append(say("nothing: ", "nichts: ") + nothing.joined(separator: ", ")) }
      var text = table(of: foremost)
      if also.isEmpty { return text }
      text.add(say("also: ", "auch: "), .hint)
      text.add(also.joined(separator: "; "))
      text.endLine()
      return text
    }
  }

  /// A value for people: a rate in percent, and a number with many digits or without an exact decimal form as an
  /// approximation.
  package static func text(of value: Value, type: ValueType) -> String { value.shown(as: type) }

  /// A difference of two values as people read it, with its sign; between rates in percentage points.
  package static func difference(_ number: Exact, type: ValueType) -> String {
    var text = self.text(of: .number(number), type: type)
    if type == .rate, text.hasSuffix(" %") {
      let isOne = text == "1 %" || text == "-1 %"
      text = text.dropLast(1) + (isOne ? "point" : "points")
    }
    if number <= 0 { return text }
    return text.hasPrefix("≈ ") ? "≈ +" + text.dropFirst(2) : "+" + text
  }

  /// The results for programs, with the stamp that lets them be computed again.
  public var json: JSON {
    var results: [(String, JSON)] = []
    var errors: [(String, JSON)] = []
    var explanations: [(String, JSON)] = []
    for line in lines {
      switch line.outcome {
      case .success(let value): results.append((line.name, value.json(as: line.type)))
      case .failure(let diagnostic): errors.append((line.name, diagnostic.json))
      }
      if let explanation = line.explanation { explanations.append((line.name, explanation.json)) }
    }
    var fields: [(String, JSON)] = [("results", .object(results))] + head
    if isWeighed { fields.append(("range", outlook?.json(by: rulebook) ?? .null)) }
    if !errors.isEmpty { fields.append(("errors", .object(errors))) }
    if !explanations.isEmpty { fields.append(("explanations", .object(explanations))) }
    fields += trace?.fields ?? []
    return .object(fields)
  }

  /// The errors of results that failed; `name` is the result's.
  package var errors: [JSON] {
    lines.compactMap { line in
      guard case .failure(let diagnostic) = line.outcome else { return nil }
      return .object([("name", .string(line.name))] + diagnostic.fields)
    }
  }

  /// The output of `levy eval --json`, without the command's name: the results, `stamp` and `errors` in a row.
  package var document: JSON { json.withStamp(Stamp(facts), errors: errors) }

  /// The case, its assumptions and its stamp.
  package var head: [(String, JSON)] {
    let given = facts.values.map { fact in
      (fact.name, fact.value.json(as: rulebook[fact.name]?.type ?? .number))
    }
    // The date that stands for an absent one is shown as null.
    let assumed = assumptions.map { ($0.name, $0.json) }
    let caveats = caveats.map { $0.caveat.json(for: $0.results) }
    return [
      ("given", .object(given)), ("assumed", .object(assumed)),
      ("estimated", .object(estimates.map { ($0.name, $0.json) })),
      ("about", .array(lines.filter(\.isEstimated).map { .string($0.name) })), ("unused", .array(unused.map(\.json))),
      ("pinned", .array(pinned.map { .string($0) })),
      ("doubtful", .array(doubtful.map { $0.caveat.json(for: $0.results) })), ("caveats", .array(caveats)),
      ("stamp", Stamp(facts).json),
    ]
  }
}

extension Answer: Equatable {
  /// Whether two answers have equal cases and the same results.
  public static func == (one: Answer, other: Answer) -> Bool { one.facts == other.facts && one.lines == other.lines }
}

extension Rulebook {
  /// A value as people read it, in the language of the rules and with the currency if it is an amount: `8,606.00 €`.
  ///
  /// - Throws: `Diagnostic` for an unknown name.
  public func text(of value: Value, for name: String) throws(Diagnostic) -> String {
    let type = try notation(of: name).type
    return Language.speaking(language) { jurisdiction.text(of: value, type) }
  }
}
