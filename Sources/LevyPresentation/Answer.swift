import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

/// The version of the engine, which is part of each stamp.
public let levyVersion = "0.1.0"

/// The results of one case, with all remarks on them.
public struct Answer: Sendable {
  /// The result of one name.
  public struct Line: Sendable, Hashable, Identifiable {
    /// The name that was asked for, which is unique within an answer.
    public var id: String { name }
    /// The name that was asked for.
    public let name: String
    /// Its label.
    public let label: String
    /// Its type.
    public let type: ValueType
    /// The value, or the error.
    public let outcome: Result<Value, Diagnostic>
    /// The explanation, if it was asked for.
    public let explanation: Explanation?
    /// The defaults that were read for it; empty if there is no value.
    public let assumptions: [Assumption]
    /// The caveats of the rules that computed it, if they apply to the case.
    public let caveats: [Caveat]
    /// True if it depends on estimated facts, so that it is an approximation.
    public fileprivate(set) var isEstimated: Bool

    /// The value; nil if there is none.
    public var value: Value? { try? outcome.get() }

    /// True if the value is certainly zero.
    var isNothing: Bool { !isEstimated && value?.exact == 0 }

    /// The word "about" before the value of a result that depends on estimates; otherwise empty.
    package var about: String { isEstimated ? say("about ", "etwa ") : "" }

    /// The value for people, with "about" if it depends on estimates.
    package func text(of value: Value) -> String {
      let text = Answer.text(of: value, type: type)
      return isEstimated && text.hasPrefix("≈ ") ? about + text.dropFirst(2) : about + text
    }
  }

  /// The case.
  public let facts: Case
  /// True if the results are those that the jurisdiction shows by default, and not chosen by the user.
  package let isDefault: Bool
  /// The names of results that are shown before the main ones.
  let leading: [String]
  /// The results, in the order in which they were asked for.
  public fileprivate(set) var lines: [Line]
  /// The defaults that were read for the results, in the order of their declaration.
  public let assumptions: [Assumption]
  /// The facts that were estimated for the results, since the case does not give them, in the order of their
  /// declaration.
  public let estimates: [Assumption]
  /// True if the outlook was asked for.
  let isWeighed: Bool
  /// The outlook of the foremost result; nil if it was not asked for, or if no fact has another likely value.
  package let outlook: Outlook?
  /// The unused facts of the case, in the order of their declaration.
  public internal(set) var unused: [UnusedFact]
  /// The facts that are missing for facts that are held back: see `Calculator.withoutTheIncomplete`.
  package fileprivate(set) var incomplete: Diagnostic?
  /// The values that rules traced, if they were asked for.
  package let trace: TraceLog?
  let rulebook: Rulebook

  /// The value of a result by its name; nil if it was not asked for, or if it has none.
  public subscript(name: String) -> Value? { line(named: name)?.value }

  /// The result of a name, if it was asked for.
  public func line(named name: String) -> Line? { lines.first { $0.name == name } }

  /// The names of results that the case gives in place of their rules. A result that people are asked for is not among
  /// them: it counts as a fact.
  public var pinned: [String] {
    facts.values.map(\.name).filter { rulebook[$0].map { !$0.isFact && !$0.versions.isEmpty } ?? false }
  }

  /// The failures.
  public var failures: [Diagnostic] {
    lines.compactMap { if case .failure(let diagnostic) = $0.outcome { diagnostic } else { nil } }
  }

  /// All facts that are missing, as one diagnostic; nil if any result failed for another reason, or if nothing is
  /// missing.
  package var missing: Diagnostic? {
    Diagnostic.mergingMissing(failures + [incomplete].compactMap(\.self))
  }
}

extension Calculator {
  /// Answers several names for a case; without names, the jurisdiction's main results. If one fails, the others are
  /// returned nevertheless.
  ///
  /// - Parameters:
  ///   - explained: whether each result has an explanation; nothing is estimated then.
  ///   - estimating: whether facts that are not given are estimated where the rules have an `estimate`.
  public func answer(
    _ names: [String] = [], for facts: Case, explained: Bool = false, estimating: Bool = false
  ) -> Answer {
    answer(names, for: facts, explained: explained, estimating: estimating, weighed: false)
  }

  /// Answers several names for a case, with optional additions.
  ///
  /// - Parameters:
  ///   - estimating: whether facts that are not given are estimated where the rules have an `estimate`.
  ///   - traced: whether the answer contains the values that rules traced.
  ///   - weighed: whether the outlook of the foremost result is determined, which takes as long as a hundred answers.
  ///   - settled: the names of assumptions that somebody has confirmed, which are not varied for the outlook.
  ///   - first: results that are shown before the main ones, if no names are given.
  package func answer(
    _ names: [String] = [], for facts: Case, explained: Bool = false, estimating: Bool = false,
    traced: Bool = false, weighed: Bool, settled: Set<String> = [], first: [String] = []
  ) -> Answer {
    let recorder = traced ? TraceRecorder() : nil
    traceRecorder = recorder
    defer { traceRecorder = nil }
    // Duplicates are left out, since an object has no key twice.
    var seen: Set<String> = []
    let wanted = (names.isEmpty ? first + rulebook.mainResults(on: facts.date) : names).filter {
      seen.insert($0).inserted
    }
    let estimates =
      (estimating && !isStrict && !explained
        ? try? self.estimates(for: facts, names: wanted, withOthers: weighed) : nil) ?? Estimates(facts: facts)
    let completed = estimates.facts
    var assumed: Set<Slot> = []
    var read: Set<Slot> = []
    var isBegun = false
    let lines = wanted.map { name in
      let variable = rulebook[name]
      let notation = try? rulebook.notation(of: name)
      var explanation: Explanation?
      var own: [Slot] = []
      var caveats: [Caveat] = []
      var isEstimated = false
      let outcome: Result<Value, Diagnostic>
      do throws(Diagnostic) {
        if explained {
          let made = try explain(name, for: completed)
          explanation = made
          outcome = .success(notation?.written(made.value) ?? made.value)
        } else {
          if !isBegun { try begin(completed) }
          isBegun = true
          outcome = .success(try evaluateNext(name))
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
    // Results also depend on the defaults from which estimates were made.
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
  /// Answers for people who are being asked: facts that they have not given are estimated, and facts of persons who are
  /// absent by now, such as a spouse whom they mentioned before, are removed and reported as unused. (Facts from
  /// programs and files are either valid as a whole or refused.)
  ///
  /// - Parameter isUnderWay: whether more facts will be given, so that facts which make others necessary are held
  ///   back and reported, rather than that the first result vanishes: see `withoutTheIncomplete`.
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

  /// The outlook of a result: the first one to which an interview leads, otherwise one of the others.
  private func outlook(_ lines: [Answer.Line], in estimates: Estimates, open: Set<Slot>) -> Outlook? {
    let goals = Set(rulebook.interviews.map(\.result))
    let made = lines.filter { $0.value != nil }.compactMap { rulebook.slot(of: $0.name) }
    let isGoal = { (slot: Slot) in goals.contains(self.rulebook.variables[slot].name) }
    return outlook(
      of: made.filter(isGoal), or: made.filter { !isGoal($0) }, in: estimates, open: open.sorted())
  }

  /// The caveat that results depend on projected figures, if the rules of the case read any.
  private func projected(_ name: String, for facts: Case) -> [Caveat] {
    guard let projection = rulebook.projection, facts.year >= projection.year else { return [] }
    let read = parametersRead(for: name, of: facts)
    let year = rulebook.jurisdiction.taxYear.name(of: projection.year)
    return [.projected(projection.parameters.filter(read.contains), year: year)]
  }

  /// The unused facts. Facts that might be read once a failing result succeeds are left out, and so are those from
  /// which estimates were made.
  private func unused(
    _ lines: [Answer.Line], read: Set<Slot>, for facts: Case, besides sources: Set<Slot>
  ) -> [UnusedFact] {
    func slots(_ isMade: Bool) -> [Slot] {
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

  /// The number of results with a line of their own by default; one less if the answer also has a line for failures.
  private var mostLines: Int { failures.isEmpty ? 3 : 2 }

  /// The results in few lines. Results that were asked for have a line each. Of the main results these have one:
  /// leading ones, the one with the outlook, and amounts above zero, from the last; all others share a line.
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

  /// A difference of two values with its sign, for people; between rates in percentage points.
  package static func difference(_ number: Exact, type: ValueType) -> String {
    var text = self.text(of: .number(number), type: type)
    if type == .rate, text.hasSuffix(" %") {
      let isOne = text == "1 %" || text == "-1 %"
      text = text.dropLast(1) + (isOne ? "point" : "points")
    }
    if number <= 0 { return text }
    return text.hasPrefix("≈ ") ? "≈ +" + text.dropFirst(2) : "+" + text
  }

  /// The results as JSON, with the stamp by which they can be computed again.
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

  /// The errors of failed results; `name` is the result's.
  package var errors: [JSON] {
    lines.compactMap { line in
      guard case .failure(let diagnostic) = line.outcome else { return nil }
      return .object([("name", .string(line.name))] + diagnostic.fields)
    }
  }

  /// The output of `levy eval --json`, without the command's name: the results, `stamp` and `errors` in a row.
  package var document: JSON { json.withStamp(Stamp(facts), errors: errors) }

  /// The JSON fields of the case, its assumptions and its stamp.
  package var head: [(String, JSON)] {
    let given = facts.values.map { fact in
      (fact.name, fact.value.json(as: rulebook[fact.name]?.type ?? .number))
    }
    // A date that means "none" is shown as null.
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
  /// True if two answers have equal cases and equal results.
  public static func == (one: Answer, other: Answer) -> Bool { one.facts == other.facts && one.lines == other.lines }
}

extension Rulebook {
  /// A value for people, in the language of the rules and with the currency if it is an amount: `8,606.00 €`.
  ///
  /// - Throws: `Diagnostic` for an unknown name.
  public func text(of value: Value, for name: String) throws(Diagnostic) -> String {
    let type = try notation(of: name).type
    return Language.speaking(language) { jurisdiction.text(of: value, type) }
  }
}
