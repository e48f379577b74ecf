import LevyCalculator
import LevyCharts
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
      ("case", say("Case", "Fall")), ("why", say("Why", "Warum")),
      ("waterfall", say("Gross to net", "Brutto–Netto")), ("chart", say("Rates", "Sätze")),
      ("years", say("Years", "Jahre")), ("solve", say("Reverse", "Rückwärts")), ("timeline", say("Dates", "Termine")),
      ("overview", say("Overview", "Überblick")),
    ]
  }

  /// The answer; nil if there is no such view.
  func response() throws(Diagnostic) -> PageResponse? {
    let body: HTML
    switch name {
    case "case": body = try caseView()
    case "results": return PageResponse(body: try results().text)
    case "why": body = try whyView()
    case "waterfall": body = try waterfallView()
    case "chart": body = try chartView()
    case "years": body = try yearsView()
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

  /// The settings that every view hands on.
  var kept: [(String, String)] {
    ["lang", "journal", "of"].compactMap { name in scenario.setting(name).map { (name, $0) } }
  }

  /// The results that are wanted; none for the main ones.
  var wanted: [String] {
    (scenario.setting("of") ?? "").split(separator: ",").map(String.init).filter {
      (try? rulebook.variable(named: $0)) != nil
    }
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

  /// What is wrong with the rule files now, if anything is: the rules shown are those before.
  private var faults: HTML {
    if shelved.errors.isEmpty { return "" }
    let items = shelved.errors.map { error -> HTML in "<pre>\(error.report().html)</pre>" }
    let text = say(
      "The rule files have errors; what is shown comes from the rules before.",
      "Die Regeldateien haben Fehler; gezeigt wird, was die Regeln davor ergeben.")
    return "<section class=\"fault\" role=\"alert\"><p>\(text)</p>\(items)</section>"
  }

  /// The case, with the entries of the journal where they are wanted.
  func facts() throws(Diagnostic) -> (facts: Case, count: EntryCount) {
    var facts = scenario.facts
    guard let journal = page.journal, scenario.setting("journal") != nil else { return (facts, EntryCount.nothing) }
    let count = try facts.count(journal)
    return (facts, count)
  }

  func text(of value: Value, _ type: ValueType) -> String { rulebook.jurisdiction.text(of: value, type) }
}
