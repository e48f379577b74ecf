import LevyCalculator
import LevyCharts
import LevyJournal
import LevyModel
import LevyPresentation
import LevyRules

/// The first page: the questions that people have, each with its first field; country and year are preselected.
extension Page {
  func home(_ request: PageRequest) throws(PageFailure) -> PageResponse {
    let names: [String]
    let documents: [SavedCases.Document]
    do throws(Diagnostic) {
      names = try shelf.jurisdictions()
      documents = try cases?.list(atMost: 5) ?? []
    } catch {
      throw .diagnostic(error)
    }
    let language = chosenLanguage(request)
    let country = country(request, names, documents)
    let pills = names.map { name -> HTML in
      let label = (try? shelf.rules(name))?.rulebook.jurisdiction.label ?? name
      let query = PageRequest.query([("in", name)] + (language.map { [("lang", $0)] } ?? []))
      let current: HTML = name == country ? " aria-current=\"true\"" : ""
      return "<a href=\"/?\(query)\"\(current)>\(label)</a>"
    }
    let jobs: HTML
    if let country {
      switch Result(catching: { () throws(RulebookErrors) in try shelf.rules(country) }) {
      case .success(let shelved): jobs = self.jobs(shelved.rulebook, language)
      case .failure(let errors):
        let reports = errors.diagnostics.map { error -> HTML in "<pre class=\"fault\">\(error.report().html)</pre>" }
        jobs =
          "<section role=\"alert\"><p>\(say("These rules have errors.", "Diese Regeln haben Fehler."))</p>\(reports)</section>"
      }
    } else {
      jobs = "<p>\(say("There are no rules.", "Es gibt keine Regeln."))</p>"
    }
    let query = language.map { "?_lang=\($0)" } ?? ""
    let all: HTML =
      "<p><a href=\"/cases\(query)\">\(say("All cases, and opening a case file", "Alle Fälle, und eine Falldatei öffnen"))</a></p>"
    let last: HTML =
      cases == nil
      ? ""
      : "<section><h2>\(say("Your last cases", "Ihre letzten Fälle"))</h2>\(Row.list(documents.map { caseRow($0, language) }))\(all)</section>"
    let body: HTML = """
      <div class="home"><h1>\(say("What do you want to know?", "Was möchten Sie wissen?"))</h1>
      <nav class="pills" aria-label="\(say("Country", "Land"))">\(pills)</nav>
      \(jobs)\(last)</div>
      """
    return PageResponse(body: Layout(title: "levy", language: language, body: body).text)
  }

  /// Redirects a form of the first page to the interview of its country, year and question, with the typed values.
  func start(_ request: PageRequest) throws(PageFailure) -> PageResponse {
    func setting(_ name: String) -> String? {
      request.query.last { $0.name == name }.flatMap { $0.value.isEmpty ? nil : $0.value }
    }
    guard let name = setting("_in"), let year = setting("_year") else {
      return PageResponse(status: 303, location: "/")
    }
    let rulebook = try shelved(name).rulebook
    let facts = request.query.filter { !$0.name.hasPrefix("_") && !$0.value.trimmingBlanks.isEmpty }
    let kept = ["_interview", "_journal", "_lang"].compactMap { name in setting(name).map { (name: name, value: $0) } }
    let view = setting("_view").flatMap { ScenarioView.isView($0) ? $0 : nil } ?? "interview"
    let place = "\(rulebook.jurisdiction.code)/\(PageRequest.encoded(year.replacing("/", with: "-")))"
    return PageResponse(status: 303, location: "/\(place)/\(view)?\(PageRequest.text(facts + kept))")
  }

  /// The country that the address names, or else that of the last saved case, or else that of the browser's language.
  private func country(_ request: PageRequest, _ names: [String], _ documents: [SavedCases.Document]) -> String? {
    let named = request.query.last { $0.name == "_in" }?.value
    let languages = (request.acceptedLanguages ?? "").lowercased().split(separator: ",").flatMap { tag in
      let parts = tag.prefix { $0 != ";" }.split(separator: "-").map { String($0).trimmingBlanks }
      // In language tags the United Kingdom is `gb`, in the rules `uk`.
      return parts.reversed().map { $0 == "gb" ? "uk" : $0 }
    }
    return ([named, documents.first?.jurisdiction].compactMap(\.self) + languages).first { names.contains($0) }
      ?? names.first
  }

  // MARK: Jobs

  private func jobs(_ rulebook: Rulebook, _ language: String?) -> HTML {
    let now = rulebook.jurisdiction.taxYear.year(of: day)
    var items: [HTML] = []
    for purpose in InterviewPlan.Purpose.allCases {
      // Refunds and debts are those of a year that is over.
      let year = clamped(purpose == .back || purpose == .owed ? now - 1 : now, rulebook)
      let plans = rulebook.interviews.filter { plan in
        plan.purpose == purpose && isInForce(plan.result, in: year, rulebook)
      }
      if plans.isEmpty { continue }
      let isAlone = plans.count == 1
      let forms = plans.map { form($0, rulebook, year, language, isAlone: isAlone) }
      items.append(job(purpose.title, plans.map(\.label).joined(separator: " · "), HTML(forms), isOpen: items.isEmpty))
    }
    items.append(myYear(rulebook, clamped(now, rulebook), language))
    return "<div class=\"jobs\">\(items)</div>"
  }

  private func clamped(_ year: Int, _ rulebook: Rulebook) -> Int {
    min(max(year, rulebook.jurisdiction.years.lowerBound), rulebook.jurisdiction.years.upperBound)
  }

  private func isInForce(_ name: String, in year: Int, _ rulebook: Rulebook) -> Bool {
    (try? Case(rulebook, year: year)).map { rulebook.isInForce(name, on: $0.date) } ?? false
  }

  private func job(_ title: String, _ line: String, _ body: HTML, isOpen: Bool) -> HTML {
    """
    <details name="jobs"\(isOpen ? " open" as HTML : "")><summary><b>\(title)</b><span class="note">\(line)</span></summary>
    <div>\(body)</div></details>
    """
  }

  /// A form with the first amount that an interview asks for.
  private func form(
    _ plan: InterviewPlan, _ rulebook: Rulebook, _ year: Int, _ language: String?, isAlone: Bool
  ) -> HTML {
    let asked = plan.steps.flatMap(\.names).lazy.compactMap { rulebook[$0] }.first { $0.isInput && $0.type == .money }
    let id = "\(plan.name)-\(asked?.name ?? "")"
    let heading: HTML = isAlone ? "" : "<h2>\(plan.label)</h2>"
    var field: HTML = ""
    if let asked {
      let yearName = rulebook.jurisdiction.taxYear.name(of: year)
      let question = asked.question?.filling("{year}", with: yearName) ?? "\(asked.label), \(yearName)"
      let words = question.contains("{") ? asked.label : question
      let none: HTML =
        plan.purpose == .back
        ? "<p class=\"help\">\(say("No wages? Leave it empty: pensions and other income are asked for next.", "Kein Lohn? Lassen Sie das Feld leer: Nach Renten und anderem wird gleich gefragt."))</p>"
        : ""
      field = """
        <label class="question" for="\(id)">\(words)</label>
        <div class="pair"><span class="unit"><input id="\(id)" name="\(asked.name)" inputmode="decimal" autocomplete="off"><span aria-hidden="true">\(rulebook.jurisdiction.sign)</span></span>
        <button type="submit">\(say("Show", "Zeigen"))</button></div>
        \(none)
        """
    } else {
      field = "<div class=\"pair\"><button type=\"submit\">\(say("Begin", "Beginnen"))</button></div>"
    }
    return """
      <form method="get" action="/start">\(hiddenField("_in", rulebook.jurisdiction.code))\(hiddenField("_interview", plan.name))\(language.map { hiddenField("_lang", $0) } ?? "")
      \(heading)\(field)\(yearField(rulebook, year, id))</form>
      """
  }

  private func yearField(_ rulebook: Rulebook, _ year: Int, _ id: String) -> HTML {
    let jurisdiction = rulebook.jurisdiction
    let options = jurisdiction.years.reversed().map { number in
      option(jurisdiction.taxYear.name(of: number), jurisdiction.taxYear.name(of: number), number == year)
    }
    return """
      <p class="help"><label for="y-\(id)">\(say("For the year", "Für das Jahr"))</label> <select id="y-\(id)" name="_year">\(options)</select></p>
      """
  }

  /// The links for the current year: year to date, dates, the journal, and all facts.
  private func myYear(_ rulebook: Rulebook, _ year: Int, _ language: String?) -> HTML {
    let place =
      "\(rulebook.jurisdiction.code)/\(rulebook.jurisdiction.taxYear.name(of: year).replacing("/", with: "-"))"
    let query = language.map { "_lang=\($0)" } ?? ""
    var rows = [
      Row(
        label:
          "<a href=\"/\(place)/timeline?\(query)\">\(say("The days that the law sets", "Die Tage, die das Recht setzt"))</a>"
      ),
      Row(
        label:
          "<a href=\"/\(place)/case?\(query)\">\(say("All facts at once, for whoever knows them", "Alle Angaben auf einmal, für Kundige"))</a>"
      ),
    ]
    if journal(for: rulebook) != nil {
      rows.insert(
        Row(
          label:
            "<a href=\"/\(place)/overview?_journal=1&amp;\(query)\">\(say("What came in, what should be set aside, what is next", "Was einging, was zurückgelegt sein sollte, was ansteht"))</a>"
        ),
        at: 0)
      rows.append(Row(label: "<a href=\"/journal?\(query)\">\(say("Receipts and entries", "Belege und Einträge"))</a>"))
    }
    return job(
      say("My year", "Mein Jahr"),
      say("Receipts, days, and what is set aside", "Belege, Termine und was zurückgelegt ist"),
      Row.list(rows), isOpen: false)
  }
}

extension InterviewPlan.Purpose {
  /// The question as people ask it.
  fileprivate var title: String {
    switch self {
    case .back: say("What comes back?", "Was bekomme ich zurück?")
    case .aside: say("What do I put aside?", "Was lege ich zurück?")
    case .owed: say("What do I owe, and when?", "Was schulde ich, und wann?")
    case .left: say("What is left of it?", "Was bleibt davon?")
    }
  }
}
