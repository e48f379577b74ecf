import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

/// An interview in steps. The address contains the answers, the questions that were passed, and the step that is shown;
/// a step is identified by the name of one of its questions, which is the same in every language.
struct InterviewPage {
  let view: ScenarioView
  let plan: InterviewPlan?
  let questionnaire: Questionnaire
  /// The questions that were shown and left; those of them without an answer count as skipped.
  let passed: Set<String>

  /// The name of the step in which the result is shown.
  static let result = "."

  init(_ view: ScenarioView) throws(Diagnostic) {
    self.view = view
    plan = view.interviewPlan
    var passed = view.names(of: "passed")
    // The questions of a step are passed when a button leaves the step.
    if Self.isMove(view.scenario) { passed.formUnion(view.names(of: "shown")) }
    self.passed = passed
    let facts = try view.facts().facts
    var sheet = try Sheet(facts, wanted: plan.map { [$0.name] } ?? view.wanted)
    let gates = plan?.gates ?? []
    for gate in gates {
      let chosen = gate.members.filter { view.scenario.setting("apply.\($0)") != nil }
      if passed.contains(gate.name) || !chosen.isEmpty { sheet = sheet.applying(Set(chosen), of: gate.name) }
    }
    questionnaire = try view.page.shelf.withCalculator(view.rulebook) { (calculator) throws(Diagnostic) in
      // A question without whose answer the result fails stays open, however often it is skipped.
      let missing = calculator.answer(sheet.wanted, for: facts).missingInputs
      let left = passed.subtracting(missing).subtracting(gates.map(\.name))
      return try left.reduce(sheet) { $0.skipping($1) }.questionnaire(by: calculator)
    }
  }

  /// The questions, grouped by step.
  var steps: [(title: String, fields: [Questionnaire.Question])] {
    questionnaire.sections.filter { !$0.fields.isEmpty }
  }

  /// The index of the step that is shown; nil for the result.
  var current: Int? {
    let at = view.scenario.setting("at")
    if at == Self.result || steps.isEmpty { return nil }
    return at.flatMap(step) ?? 0
  }

  /// Returns the index of the step that contains a question.
  func step(of name: String) -> Int? { steps.firstIndex { $0.fields.contains { $0.name == name } } }

  // MARK: Moves

  private static func isMove(_ scenario: Scenario) -> Bool {
    scenario.setting("next") != nil || scenario.setting("to") != nil
  }

  /// The address to which the pressed button leads; nil if none was pressed. A saved case stores the passed questions
  /// itself.
  var move: String? {
    guard Self.isMove(view.scenario) else { return nil }
    let said = view.scenario.document == nil ? [("passed", passed.sorted().joined(separator: ","))] : []
    let (destination, left) = (destination, view.scenario.setting("next"))
    // If the user pressed Next and stays at the same step, the page explains why.
    let again = left != nil && step(of: destination) == left.flatMap(step) ? [("again", "1")] : []
    let settings = view.kept.filter { !["passed", "at"].contains($0.0) } + said + [("at", destination)] + again
    return "interview?" + view.scenario.query(settings)
  }

  private var destination: String {
    if let to = view.scenario.setting("to") { return to }
    let shown = view.names(of: "shown")
    let left = view.scenario.setting("next") ?? ""
    // A question whose answer could not be parsed is asked again.
    let isWrong = questionnaire.fields.contains { field in
      shown.contains(field.name) && field.variable.flatMap(view.fault) != nil
    }
    if isWrong { return left }
    guard let index = step(of: left) ?? shown.sorted().lazy.compactMap(step).first else {
      return questionnaire.next()?.name ?? Self.result
    }
    // An answer may add questions to its step.
    if steps[index].fields.contains(where: { $0.isOpen && !passed.contains($0.name) }) {
      return steps[index].fields[0].name
    }
    return index + 1 < steps.count ? steps[index + 1].fields[0].name : Self.result
  }
}

extension ScenarioView {
  /// The interviews that are in force in the year.
  var interviews: [InterviewPlan] {
    rulebook.interviews.filter { rulebook.isInForce($0.result, on: scenario.facts.date) }
  }

  /// The interview that the address names, or else that of the wanted result, or else the first; nil if the named
  /// results have none.
  var interviewPlan: InterviewPlan? {
    if let name = scenario.setting("interview") { return interviews.first { $0.name == name } }
    let named = (scenario.setting("of") ?? "").split(separator: ",").map(String.init)
    if !named.isEmpty { return named.count == 1 ? rulebook.plan(for: named[0]) : nil }
    return interviews.first
  }

  /// The names in a setting, which are separated by commas.
  func names(of setting: String) -> Set<String> {
    Set((scenario.setting(setting) ?? "").split(separator: ",").map(String.init))
  }
}

extension Answer {
  /// The names of the inputs that results lack.
  fileprivate var missingInputs: Set<String> {
    guard case .missing(let inputs, _)? = Diagnostic.mergingMissing(failures)?.problem else { return [] }
    return Set(inputs.map(\.name))
  }
}
