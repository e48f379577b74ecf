import LevyCalculator
import LevyCharts
import LevyJournal
import LevyModel
import LevyPresentation
import LevyRules

/// A view of a scenario.
struct ScenarioView {
  let page: Page
  let shelved: RuleShelf.Shelved
  let scenario: Scenario
  let name: String
  let request: PageRequest

  var rulebook: Rulebook { shelved.rulebook }

  /// The views, in the order of their use.
  private static var views: [(name: String, label: String)] {
    [
      ("case", say("Case", "Fall")), ("interview", say("Interview", "Interview")), ("why", say("Why", "Warum")),
      ("waterfall", say("Gross to net", "Brutto–Netto")), ("chart", say("Rates", "Sätze")),
      ("years", say("Side by side", "Vergleich")), ("solve", say("Reverse", "Rückwärts")),
      ("timeline", say("Dates", "Termine")), ("overview", say("Overview", "Überblick")),
    ]
  }

  /// The answer; nil if there is no such view.
  func response() throws(Diagnostic) -> PageResponse? {
    let body: HTML
    switch name {
    case "case": body = try caseView()
    case "interview":
      let interview = try InterviewPage(self)
      if let address = interview.move { return PageResponse(status: 303, location: address) }
      body = try interviewView(interview)
    case "reset": body = resetView()
    case "results": return PageResponse(body: try results(answer()).text)
    case "why": body = try whyView()
    case "waterfall": body = try waterfallView()
    case "chart": body = try chartView()
    case "years": body = try compareView()
    case "solve": body = try solveView()
    case "timeline": body = try timelineView()
    case "overview": body = try overviewView()
    default: return nil
    }
    let title = "\(rulebook.jurisdiction.label) \(scenario.facts.yearName)"
    return PageResponse(
      body: Layout(title: "\(title) · levy", base: "../../", navigation: navigation(title), body: HTML([faults, body]))
        .text)
  }

  private func navigation(_ title: String) -> HTML {
    let query = scenario.query(kept)
    var links = Self.views.filter { page.journal != nil || $0.name != "overview" }.map { view -> HTML in
      let current: HTML = view.name == name ? " aria-current=\"page\"" : ""
      return "<a href=\"\(view.name)?\(query)\"\(current)>\(view.label)</a>"
    }
    if page.journal != nil { links.append("<a href=\"../../journal\">\(say("Journal", "Journal"))</a>") }
    let other = Language.current == .german ? Language.english : .german
    let language = scenario.query(kept.filter { $0.0 != "lang" } + [("lang", other.rawValue)])
    return """
      <nav aria-label="\(say("Views", "Ansichten"))">\(links)</nav>
      <span class="title">\(title)</span>
      <a class="language" lang="\(other.rawValue)" href="\(name)?\(language)">\(other == .german ? "Deutsch" : "English")</a>
      """
  }

  /// Whether there is a view of that name.
  static func isView(_ name: String) -> Bool { views.contains { $0.name == name } }

  /// The settings that every view passes on: those of all views, of the interview, and of the cases next to this one.
  var kept: [(String, String)] {
    let common = ["lang", "journal", "of", "interview", "passed", "at"]
    let others = scenario.settings.keys.map { String($0.dropFirst()) }.filter { name in
      name.hasPrefix("apply.") || CaseColumn(setting: name) != nil
    }
    return (common + others.sorted()).compactMap { name in scenario.setting(name).map { (name, $0) } }
  }

  /// Whether the results are those of an interview.
  var isInterview: Bool { name == "interview" || scenario.setting("view") == "interview" }

  /// The results that are wanted; none for the main ones.
  var wanted: [String] {
    if isInterview, let plan = interviewPlan { return [plan.result] }
    return (scenario.setting("of") ?? "").split(separator: ",").map(String.init).filter {
      rulebook[$0] != nil
    }
  }

  /// The problem of the text that was typed for a fact.
  func fault(of variable: Variable) -> Diagnostic? {
    rulebook.slot(of: variable.name).flatMap { scenario.facts.misread[$0]?.diagnostic }
  }

  /// The problem of a text that has no field, and a link that removes it.
  func faultElsewhere(_ name: String, _ fault: Diagnostic) -> HTML {
    let address = (isInterview ? "interview?" : "case?") + scenario.query(kept, leavingOut: name)
    return """
      <p class="fault" role="alert">\(fault.problem.words) <a href="\(address)">\(say("Leave it out", "Weglassen"))</a></p>
      """
  }

  /// The problems of texts that have no field: those of names that the rules do not have, and of names that are not
  /// inputs.
  var faultsWithoutField: HTML {
    HTML(
      scenario.typed.compactMap { fact in
        guard rulebook[fact.name]?.isInput != true else { return nil }
        return scenario.faults[fact.name].map { faultElsewhere(fact.name, $0) }
      })
  }

  /// Hidden fields that carry the scenario through a form.
  func hidden(_ names: [String] = []) -> HTML {
    let facts = scenario.typed.map { fact -> HTML in
      "<input type=\"hidden\" name=\"\(fact.name)\" value=\"\(fact.text)\">"
    }
    let settings = kept.filter { !names.contains($0.0) }.map { setting -> HTML in
      "<input type=\"hidden\" name=\"_\(setting.0)\" value=\"\(setting.1)\">"
    }
    return HTML(facts + settings)
  }

  /// The current errors of the rule files, if there are any: the rules shown are then the previous ones.
  private var faults: HTML {
    if shelved.errors.isEmpty { return "" }
    let items = shelved.errors.map { error -> HTML in "<pre>\(error.report().html)</pre>" }
    let text = say(
      "The rule files have errors; what is shown comes from the rules before.",
      "Die Regeldateien haben Fehler; gezeigt wird, was die Regeln davor ergeben.")
    return "<section class=\"fault\" role=\"alert\"><p>\(text)</p>\(items)</section>"
  }

  /// The journal, where facts are to be taken from it.
  var countedJournal: Journal? { scenario.setting("journal") == nil ? nil : page.journal }

  /// The words of a command that takes facts from the journal too.
  var journalWords: [String] { countedJournal.map { ["--journal", $0.path] } ?? [] }

  /// The case, with the entries of the journal where they are wanted.
  func facts() throws(Diagnostic) -> (facts: Case, count: EntryCount) {
    var facts = scenario.facts
    guard let journal = countedJournal else { return (facts, EntryCount.nothing) }
    let count = try facts.count(journal)
    return (facts, count)
  }

  func text(of value: Value, _ type: ValueType) -> String { rulebook.jurisdiction.text(of: value, type) }
}
