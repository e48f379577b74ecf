import LevyCalculator
import LevyCharts
import LevyModel
import LevyReport
import LevyRules

/// The downloads: the report, the days as a calendar, the case file; and the form that saves the case.
extension ScenarioView {
  func file(_ name: String) throws(Diagnostic) -> PageResponse {
    let facts = try present()
    let base = "levy-\(rulebook.jurisdiction.code)-\(scenario.yearInPath)"
    var response = PageResponse()
    switch name {
    case "report":
      var wishes = Report.Wishes()
      wishes.results = wanted
      if let plan = isAsked {
        wishes.results = [plan.result] + plan.parts.filter { rulebook.isInForce($0, on: facts.date) }
      }
      let report = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
        try Report(calculator, facts, wishes)
      }
      response.body = report.html
      response.fileName = "\(base).html"
    case "calendar":
      let timeline = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
        try Timeline(calculator, facts: scenario.facts, book: countedJournal, today: page.day)
      }
      response.contentType = "text/calendar; charset=utf-8"
      response.body = timeline.calendar(today: page.day)
      response.fileName = "\(base).ics"
    default:
      response.contentType = "text/plain; charset=utf-8"
      response.body = scenario.facts.fileText
      response.fileName = "\(base).case"
    }
    return response
  }

  /// The interview of whose result the report is; nil if the address names no interview.
  private var isAsked: InterviewPlan? {
    scenario.setting("interview") == nil ? nil : interviewPlan
  }

  /// A button that leads to the form in which the case gets a name; empty for a saved case.
  var saveButton: HTML {
    if page.cases == nil || scenario.document != nil { return "" }
    return """
      <button class="quiet" type="submit" formaction="save" formmethod="get" name="_from" value="\(name)">\(say("Save", "Speichern"))</button>
      """
  }

  func saveView() -> HTML {
    if page.cases == nil || scenario.document != nil { return resetView() }
    let from = Self.isView(scenario.setting("from") ?? "") ? scenario.setting("from") ?? "case" : "interview"
    let facts = scenario.typed.map { hiddenField($0.name, $0.text) } + kept.map { hiddenField("_" + $0.0, $0.1) }
    let label = interviewPlan.map { "\($0.label) \(scenario.facts.yearName)" } ?? scenario.facts.yearName
    return """
      <h1>\(say("Save under a name", "Unter einem Namen speichern"))</h1>
      <p>\(say("It is kept on this machine alone, in a file that only you can read. From then on all that you type is kept.", "Der Fall bleibt auf diesem Rechner, in einer Datei, die nur Sie lesen können. Von da an bleibt alles, was Sie eingeben."))</p>
      <form method="post" action="save">\(facts)\(hiddenField("_from", from))
      <div class="field"><label for="name">\(say("Name", "Name"))</label><input id="name" name="_name" value="\(label)" autocomplete="off" maxlength="80" autofocus></div>
      <p class="actions"><button type="submit">\(say("Save", "Speichern"))</button>
      <a class="button quiet" href="\(from)?\(scenario.query(kept))">\(say("Back", "Zurück"))</a></p></form>
      """
  }
}
