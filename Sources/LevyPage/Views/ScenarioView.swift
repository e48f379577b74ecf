import LevyCalculator
import LevyCharts
import LevyJournal
import LevyModel
import LevyPresentation
import LevyRules

/// A view of a scenario: one page about a case.
struct ScenarioView {
  let page: Page
  let shelved: RuleShelf.Shelved
  let scenario: Scenario
  let name: String
  let request: PageRequest

  var rulebook: Rulebook { shelved.rulebook }

  /// The views, in the order in which they are typically used.
  private static var views: [(name: String, label: String)] {
    [
      ("interview", say("Questions", "Fragen")), ("case", say("All facts", "Alle Angaben")),
      ("why", say("Why", "Warum")),
      ("waterfall", say("Gross to net", "Brutto–Netto")), ("chart", say("Rates", "Sätze")),
      ("years", say("Compare", "Vergleich")), ("solve", say("Reverse", "Rückwärts")),
      ("forms", say("Forms", "Formulare")), ("timeline", say("Dates", "Termine")),
      ("overview", say("My year", "Mein Jahr")),
    ]
  }

  /// The response; nil if there is no view of this name.
  func response() throws(Diagnostic) -> PageResponse? {
    if scenario.document == nil, let change = try RepetitionChange(self) {
      let pairs = scenario.typed.map { (name: $0.name, value: $0.text) } + kept.map { (name: "_" + $0.0, value: $0.1) }
      return PageResponse(
        status: 303, location: "\(name)?\(PageRequest.text(change.changed(pairs)))#\(change.place)")
    }
    let body: HTML
    switch name {
    case "case": body = try caseView()
    case "interview":
      let interview = try InterviewPage(self)
      if scenario.document == nil, let address = interview.move { return PageResponse(status: 303, location: address) }
      body = try interviewView(interview)
    case "reset": body = resetView()
    case "save": body = saveView()
    case "results": return PageResponse(body: try results(answer()).text)
    case "supposed": return PageResponse(body: try supposed().text)
    case "report", "calendar", "file": return try file(name)
    case "why": body = try whyView()
    case "waterfall": body = try waterfallView()
    case "chart": body = try chartView()
    case "years": body = try compareView()
    case "solve": body = try solveView()
    case "forms": body = try formsView()
    case "timeline": body = try timelineView()
    case "overview": body = try overviewView()
    default: return nil
    }
    let place = "\(rulebook.jurisdiction.label) \(scenario.facts.yearName)"
    let view = Self.views.first { $0.name == name }?.label
    let title = [view, scenario.document?.name, place].compactMap(\.self).joined(separator: " · ")
    let other = Language.current == .german ? Language.english : .german
    return PageResponse(
      body: Layout(
        title: "\(scenario.faults.isEmpty ? "" : say("Error: ", "Fehler: "))\(title) · levy",
        language: scenario.setting("lang"), place: HTML([documentName, years]), navigation: navigation,
        otherLanguage: "\(name)?"
          + scenario.query(kept.filter { $0.0 != "lang" } + ownSettings + [("lang", other.rawValue)]),
        body: HTML([faults, body])
      ).text)
  }

  /// The settings of this view alone, such as the result that is drawn, which are kept when the language is switched.
  private var ownSettings: [(String, String)] {
    ["name", "over", "to", "result", "find", "value", "years", "if", "rate"].compactMap { name in
      scenario.setting(name).map { (name, $0) }
    }
  }

  private var navigation: HTML {
    let query = scenario.query(kept)
    var links = Self.views.filter { page.journal(for: rulebook) != nil || $0.name != "overview" }.map { view -> HTML in
      let current: HTML = view.name == name ? " aria-current=\"page\"" : ""
      return "<a href=\"\(view.name)?\(query)\"\(current)>\(view.label)</a>"
    }
    let language = scenario.setting("lang").map { "?_lang=\($0)" } ?? ""
    if page.journal != nil { links.append("<a href=\"/journal\(language)\">\(say("Journal", "Journal"))</a>") }
    if page.cases != nil { links.append("<a href=\"/cases\(language)\">\(say("Cases", "Fälle"))</a>") }
    return "<nav aria-label=\"\(say("Views", "Ansichten"))\">\(links)</nav>"
  }

  private var documentName: HTML {
    scenario.document.map { "<a class=\"name\" href=\"interview?\(scenario.query(kept))\">\($0.name)</a>" } ?? ""
  }

  /// The jurisdiction and year, with links to the other years, which keep the facts that carry over.
  private var years: HTML {
    let jurisdiction = rulebook.jurisdiction
    let view = Self.isView(name) ? name : "interview"
    let links = jurisdiction.years.reversed().map { year -> HTML in
      let label = jurisdiction.taxYear.name(of: year)
      if year == scenario.facts.year { return "<li><b aria-current=\"true\">\(label)</b></li>" }
      let address = "/\(jurisdiction.code)/\(label.replacing("/", with: "-"))/\(view)?\(lasting(toYear: year))"
      return "<li><a href=\"\(address)\">\(label)</a></li>"
    }
    return """
      <details class="pill"><summary><span class="unseen">\(say("Country and year", "Land und Jahr")): </span>\(jurisdiction.label) · \(scenario.facts.yearName)</summary>
      <div><p>\(say("Another year, with what stays the same:", "Ein anderes Jahr, mit dem, was gleich bleibt:"))</p><ul class="years">\(links)</ul></div></details>
      """
  }

  /// A query with the facts that stay the same in another year, and for the next one with what is left of this year, such
  /// as losses.
  func lasting(toYear year: Int) -> String {
    let same = scenario.typed.filter { rulebook[$0.name]?.carries == true }.map { ($0.name, $0.text) }
    var left: [String: Value] = [:]
    if year == scenario.facts.year + 1, let facts = try? present() {
      left = (try? page.shelf.withCalculator(rulebook) { $0.left(of: facts) }) ?? [:]
    }
    let facts = same + left.sorted { $0.key < $1.key }.map { ($0.key, rulebook[$0.key]?.type.text(of: $0.value) ?? "") }
    let settings = kept.filter { ["lang", "of", "interview", "journal"].contains($0.0) }
    let interview = scenario.setting("interview").map { [("interview", $0)] } ?? []
    return PageRequest.text(
      facts.map { (name: $0.0, value: $0.1) }
        + (settings.filter { $0.0 != "interview" } + interview).map { (name: "_" + $0.0, value: $0.1) })
  }

  /// True if there is a view of that name.
  static func isView(_ name: String) -> Bool { views.contains { $0.name == name } }

  /// The settings that every view passes on: common ones, those of the interview, and those of the cases beside this
  /// one. A saved case stores some of them itself.
  var kept: [(String, String)] {
    let common = ["lang", "journal", "of", "interview", "passed", "at"]
    let chosen = scenario.settingsOfAddress
    let others = chosen.keys.map { String($0.dropFirst()) }.filter { name in
      name.hasPrefix("apply.") || CaseColumn(setting: name) != nil || name == "with"
    }
    return (common + others.sorted()).compactMap { name in
      chosen["_" + name].flatMap { $0.isEmpty ? nil : (name, $0) }
    }
  }

  /// True if the results are those of an interview.
  var isInterview: Bool { name == "interview" || scenario.setting("view") == "interview" }

  /// The results that are wanted; empty for the main ones.
  var wanted: [String] {
    if isInterview, let plan = interviewPlan { return [plan.result] }
    let named = (scenario.setting("of") ?? "").split(separator: ",").map(String.init).filter { rulebook[$0] != nil }
    // The result of the interview stays in the list on the page with all facts.
    guard named.isEmpty, scenario.setting("interview") != nil, let result = interviewPlan?.result else { return named }
    return [result] + rulebook.mainResults(on: scenario.facts.date).filter { $0 != result }
  }

  /// The problem of the text that was typed for a fact.
  func fault(of variable: Variable) -> Diagnostic? {
    rulebook.slot(of: variable.name).flatMap { scenario.facts.misread[$0]?.diagnostic }
  }

  /// The problem of a text that has no field, with the link that removes the text.
  func faultElsewhere(_ name: String, _ fault: Diagnostic) -> HTML {
    let away = say("Leave it out", "Weglassen")
    let address = (isInterview ? "interview?" : "case?") + scenario.query(kept, leavingOut: name)
    let remedy: HTML =
      scenario.document == nil
      ? "<a href=\"\(address)\">\(away)</a>"
      : "<button class=\"quiet small\" name=\"_drop\" value=\"\(name)\">\(away)</button>"
    return "<p class=\"fault\" role=\"alert\">\(fault.problem.words) \(remedy)</p>"
  }

  /// The problems of texts that have no field: of names that the rules do not have, and of names that are not inputs.
  var faultsWithoutField: HTML {
    HTML(
      scenario.typed.compactMap { fact in
        guard rulebook[fact.name]?.isInput != true else { return nil }
        return scenario.faults[fact.name].map { faultElsewhere(fact.name, $0) }
      })
  }

  /// Hidden fields that carry the scenario through a form.
  func hidden(_ names: [String] = []) -> HTML {
    let facts = scenario.document == nil ? scenario.typed.map { hiddenField($0.name, $0.text) } : []
    return HTML(facts + kept.filter { !names.contains($0.0) }.map { hiddenField("_" + $0.0, $0.1) })
  }

  /// The method of a form of facts: `get` puts them into the address, `post` into the saved case.
  var method: HTML { scenario.document == nil ? "get" : "post" }

  /// The current errors of the rule files, if any; the page then shows the results of the previous rules.
  private var faults: HTML {
    if shelved.errors.isEmpty { return "" }
    let items = shelved.errors.map { error -> HTML in "<pre>\(error.report().html)</pre>" }
    let text = say(
      "The rule files have errors; what is shown comes from the rules before.",
      "Die Regeldateien haben Fehler; gezeigt wird, was die Regeln davor ergeben.")
    return "<section class=\"fault\" role=\"alert\"><p>\(text)</p>\(items)</section>"
  }

  /// The journal, if facts are to be taken from it.
  var countedJournal: Journal? { scenario.setting("journal") == nil ? nil : page.journal(for: rulebook) }

  /// The words of a command by which it takes facts from the journal too.
  var journalWords: [String] { countedJournal.map { ["--journal", $0.path] } ?? [] }

  /// The case, completed with the entries of the journal if they are wanted.
  func facts() throws(Diagnostic) -> (facts: Case, count: EntryCount) {
    var facts = scenario.facts
    let count = try countedJournal.map { (journal) throws(Diagnostic) in try facts.count(journal) }
    return (facts, count ?? EntryCount.nothing)
  }

  /// The case without facts of persons who are not present any more; the results report these facts.
  func present() throws(Diagnostic) -> Case {
    let facts = try facts().facts
    return try page.shelf.withCalculator(rulebook) { $0.withoutTheAbsent(facts).facts }
  }

  /// Returns a value as people read it: with its unit, and choices by their labels.
  func text(of value: Value, _ type: ValueType) -> String {
    if case .date(let day) = value, !value.isNone { return day.inWords }
    return rulebook.jurisdiction.words(value, type)
  }

  /// The problem of a typed text, without the name of the fact, since the field shows whose it is.
  func words(_ fault: Diagnostic) -> String { fault.problem.words(help: fault.help, isNamed: false) }

  /// Returns the address of a question, which may be on another page. If a gate hides the question, the address selects
  /// it there.
  func question(_ name: String) -> String {
    let isKeptBack = interviewPlan?.gates.contains { $0.members.contains(name) } ?? false
    let chosen = isKeptBack && scenario.setting("apply.\(name)") == nil ? [("apply.\(name)", "1")] : []
    return "interview?" + scenario.query(kept.filter { $0.0 != "at" } + chosen + [("at", name)])
  }
}
