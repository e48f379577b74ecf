import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyTrace

/// Builds the questionnaire of a sheet.
struct QuestionnaireMaker {
  let sheet: Sheet
  let calculator: Calculator
  let facts: Case
  let plan: InterviewPlan?
  private var known: [String: CaseFact] = [:]
  private(set) var lacks: [String: String] = [:]
  private var estimates: [String: Value] = [:]
  /// The questions that are not asked because they cannot change the results.
  private var idle: Set<String> = []

  init(_ sheet: Sheet, _ calculator: Calculator) throws(Diagnostic) {
    (self.sheet, self.calculator) = (sheet, calculator)
    facts = try sheet.facts(by: calculator.rulebook)
    plan = sheet.interview.flatMap(calculator.rulebook.interview(named:))
  }

  mutating func questionnaire() throws(Diagnostic) -> Questionnaire {
    let answer = calculator.answer(sheet.wanted, asked: facts)
    estimates = answer.estimates.reduce(into: [:]) { $0[$1.name] = $1.value }
    let steps = plan?.steps.flatMap(\.names) ?? []
    // Estimated facts are still missing. Only if none were estimated and nothing failed is it certain that none are
    // missing.
    let isWhole = answer.estimates.isEmpty && answer.failures.isEmpty
    let failures = isWhole ? [] : calculator.answer(sheet.wanted, for: facts).failures
    for failure in failures { noteLack(failure) }
    let all = try calculator.caseFacts(
      sheet.wanted, rules: Set(steps).union(lacks.keys).union(missing(failures)), for: facts)
    known = Dictionary(uniqueKeysWithValues: all.map { ($0.variable.name, $0) })
    let gates = plan?.gates ?? []
    idle = try idle(among: all)

    var fields: [Questionnaire.Question] = []
    var placed: Set<String> = []
    for step in plan?.steps ?? [] {
      for name in step.names where placed.insert(name).inserted {
        if let gate = gates.first(where: { $0.name == name }) {
          fields += open(gate, under: step.label, &placed)
        } else if let fact = known[name] {
          fields += field(fact, under: step.label)
        }
      }
    }
    for gate in gates where placed.insert(gate.name).inserted { fields += open(gate, under: gate.label, &placed) }
    // Facts that no step of the interview names follow under their own headings, each once.
    let rest = all.filter { !placed.contains($0.variable.name) && isAsked($0) }
    for (heading, facts) in rest.grouped(by: \.heading) {
      for fact in facts { fields += field(fact, under: heading) }
    }
    return Questionnaire(
      sheet: sheet, facts: facts, fields: fields, idle: all.map(\.variable).filter { idle.contains($0.name) },
      answer: answer, doubts: try doubts(beside: fields))
  }

  /// The checks that fail, except those that depend on facts that are still to be asked for.
  private func doubts(beside fields: [Questionnaire.Question]) throws(Diagnostic) -> [(name: String, message: String)] {
    let open = Set(fields.filter(\.isOpen).compactMap { calculator.rulebook.slot(of: $0.name) })
    var doubts: [(name: String, message: String)] = []
    for check in try calculator.doubts(of: facts) {
      let read = try calculator.slotsRead(by: [check.slot], for: facts).read
      if check.kind == .impossible || open.isDisjoint(with: read) { doubts.append((check.name, check.text)) }
    }
    return doubts
  }

  // MARK: Fields

  /// A gate, and those of its members that are answered or selected. A fact without a default is always asked for.
  private func open(_ gate: InterviewPlan.Gate, under section: String, _ placed: inout Set<String>) -> [Questionnaire
    .Question]
  {
    let members = gate.members.compactMap { known[$0] }.filter { fact in
      if case .missing = fact.standing { return false }
      return placed.insert(fact.variable.name).inserted && isAsked(fact)
    }
    if members.isEmpty { return [] }
    let applying = sheet.applying[gate.name]
    let field = Questionnaire.Question(
      name: gate.name, label: filled(gate.label), question: filled(gate.label), section: section,
      subject: .gate(among: members.map(\.variable)), entry: nil, proposal: nil, isSkipped: applying != nil, lack: nil)
    let shown = members.filter {
      sheet.entries[$0.variable.name] != nil || applying?.contains($0.variable.name) == true
    }
    // If all members are answered, there is nothing to rule out.
    let isIdle = applying == nil && members.allSatisfy { sheet.entries[$0.variable.name] != nil }
    return (isIdle ? [] : [field]) + shown.flatMap { self.field($0, under: section) }
  }

  func isAsked(_ fact: CaseFact) -> Bool {
    let name = fact.variable.name
    return sheet.entries[name] != nil || lacks[name] != nil
      || (fact.isRead && fact.isOfConcern && !idle.contains(name))
  }

  private func field(_ fact: CaseFact, under section: String) -> [Questionnaire.Question] {
    guard isAsked(fact) else { return [] }
    let (variable, name) = (fact.variable, fact.variable.name)
    var proposal: Questionnaire.Proposal?
    if let earlier = sheet.proposals[name] {
      proposal = .earlier(earlier)
    } else if let estimate = estimates[name] {
      proposal = .estimated(estimate)
    } else if lacks[name] == nil {
      switch fact.standing {
      case .assumed(let value): proposal = .assumed(value)
      case .computed(let value): proposal = value.map { .computed($0) }
      case .given, .pinned, .missing: break
      }
    }
    return [
      Questionnaire.Question(
        name: name, label: variable.label, question: filled(fact.question ?? variable.label), section: section,
        subject: .fact(variable), entry: sheet.entries[name], proposal: proposal,
        isSkipped: isLeftOut(name), lack: lacks[name])
    ]
  }

  /// True if a fact was skipped. A fact that could not be parsed was not.
  private func isLeftOut(_ name: String) -> Bool {
    if sheet.misread[name] != nil { return false }
    return lacks[name] == nil ? sheet.skipped.contains(name) : sheet.declined.contains(name)
  }

  /// The names of the missing facts.
  private func missing(_ failures: [Diagnostic]) -> [String] {
    guard case .missing(let inputs, _)? = Diagnostic.mergingMissing(failures)?.problem else { return [] }
    return inputs.map(\.name)
  }

  /// Records the facts to ask for if a rule fails or lacks law: the names in its message on which it depends, or else
  /// its result.
  private mutating func noteLack(_ failure: Diagnostic) {
    let (message, names): (String, [String])
    switch failure.problem {
    case .ruleFailed(_, let words):
      message = words
      names = words.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    case .noLaw, .noFigure, .notInForce, .notKnown: (message, names) = (failure.message, [])
    default: return
    }
    let rulebook = calculator.rulebook
    let named = names.compactMap { rulebook.slot(of: $0) }.map { rulebook.variables[$0] }
    let entries = sheet.entries
    let asked = named.filter { variable in
      if entries[variable.name] != nil { return false }
      return variable.isInput || failure.rules.contains(variable.name)
    }
    for variable in asked { lacks[variable.name] = message }
    if asked.isEmpty, let rule = failure.rules.last { lacks[rule] = message }
  }

  private func filled(_ text: String) -> String { calculator.filled(text, for: facts) }
}
