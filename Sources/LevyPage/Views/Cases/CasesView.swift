import LevyCalculator
import LevyCharts
import LevyJournal
import LevyModel
import LevyPresentation
import LevyRules

/// The list of saved cases, each with its actions.
extension Page {
  func casesView(_ request: PageRequest) throws(PageFailure) -> PageResponse {
    guard cases != nil else { throw .notFound }
    do throws(Diagnostic) {
      if request.method == "POST" { return try changeCases(request) }
      return try casesView(request, status: 200, missing: nil)
    } catch {
      throw .diagnostic(error)
    }
  }

  func casesView(
    _ request: PageRequest, status: Int, missing: Int64?, problem: Diagnostic? = nil
  ) throws(Diagnostic) -> PageResponse {
    let documents = try cases?.list() ?? []
    let language = chosenLanguage(request)
    func setting(_ name: String) -> Int64? { request.query.last { $0.name == name }.flatMap { Int64($0.value) } }
    var note: HTML = problem.map { "<p class=\"fault\" role=\"alert\">\($0.message)</p>" } ?? ""
    if missing != nil {
      note += "<p role=\"status\">\(say("That case is not there any more.", "Diesen Fall gibt es nicht mehr."))</p>"
    }
    if let id = setting("_removed") ?? missing, let removed = try cases?.document(id), removed.isRemoved {
      note += """
        <form class="undo" method="post" action="/cases"><p role="status">\(say("“\(removed.name)” is deleted.", "„\(removed.name)“ ist gelöscht."))</p>
        \(hiddenField("id", "\(id)"))\(language.map { hiddenField("_lang", $0) } ?? "")
        <button class="quiet" name="do" value="restore">\(say("Undo", "Rückgängig"))</button></form>
        """
    }
    let rows = documents.map { document in row(document, language) }
    let none: HTML = """
      <p>\(say("There are none yet. Answer a few questions, and save them under a name.", "Es gibt noch keine. Beantworten Sie ein paar Fragen und speichern Sie sie unter einem Namen."))</p>
      """
    let body: HTML = """
      <h1>\(say("Your cases", "Ihre Fälle"))</h1>\(note)
      \(rows.isEmpty ? none : "<ul class=\"rows cases\">\(rows)</ul>" as HTML)
      <h2>\(say("Open a case file", "Eine Falldatei öffnen"))</h2>
      <form class="entry" method="post" action="/cases" enctype="multipart/form-data">\(language.map { hiddenField("_lang", $0) } ?? "")
      <div class="field"><label for="file">\(say("File", "Datei"))</label><input id="file" type="file" name="file"></div>
      <div class="field"><label for="name">\(say("Name", "Name"))</label><input id="name" name="name" autocomplete="off"></div>
      <p class="actions"><button name="do" value="import">\(say("Take it in", "Aufnehmen"))</button></p></form>
      """
    return PageResponse(
      status: status,
      body: Layout(title: say("Your cases", "Ihre Fälle") + " · levy", language: language, body: body).text)
  }

  /// The language that the address sets.
  func chosenLanguage(_ request: PageRequest) -> String? {
    request.query.last { $0.name == "_lang" }.flatMap { Language(rawValue: $0.value)?.rawValue }
  }

  /// A row with the link to a saved case, its jurisdiction and year, and its amount.
  func caseRow(_ document: SavedCases.Document, _ language: String?) -> Row {
    let rulebook = try? shelf.rules(document.jurisdiction).rulebook
    let place = "\(rulebook?.jurisdiction.label ?? document.jurisdiction) · \(document.year)"
    let query = language.map { "?_lang=\($0)" } ?? ""
    return Row(
      label: "<a href=\"/cases/\(document.id)/interview\(query)\">\(document.name)</a>",
      value: "\(rulebook.flatMap { amount(of: document, $0) } ?? "")",
      note: "\(place) · \(document.changed.inWords)")
  }

  /// The result of the case's interview, as an amount; nil if there is none.
  private func amount(of document: SavedCases.Document, _ rulebook: Rulebook) -> String? {
    guard let scenario = try? Scenario(rulebook, year: document.year, query: [], document: document),
      let plan = scenario.setting("interview").flatMap({ rulebook.interview(named: $0) }) ?? rulebook.interviews.first
    else { return nil }
    return try? shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      let line = calculator.answer([plan.result], asked: scenario.facts).lines.first
      return line.flatMap { line in line.value.map { line.about + rulebook.jurisdiction.text(of: $0, line.type) } }
    }
  }

  private func row(_ document: SavedCases.Document, _ language: String?) -> HTML {
    let row = caseRow(document, language)
    let id: HTML = "\(hiddenField("id", "\(document.id)"))\(language.map { hiddenField("_lang", $0) } ?? "")"
    return """
      <li><span class="what">\(row.label)</span><b class="number">\(row.value)</b><span class="note">\(row.note)</span>
      <details class="more"><summary>\(say("Rename, copy, export, delete", "Umbenennen, kopieren, ausgeben, löschen"))<span class="unseen">: \(document.name)</span></summary>
      <form class="bar" method="post" action="/cases">\(id)<label for="n-\(document.id)">\(say("Name", "Name"))</label>
      <input id="n-\(document.id)" name="name" value="\(document.name)" autocomplete="off"><button name="do" value="rename">\(say("Rename", "Umbenennen"))</button></form>
      <form class="bar" method="post" action="/cases">\(id)<button class="quiet" name="do" value="duplicate">\(say("Copy", "Kopieren"))</button>
      <a class="button quiet" href="/cases/\(document.id)/file">\(say("Export as a file", "Als Datei ausgeben"))</a>
      <button class="quiet" name="do" value="remove">\(say("Delete", "Löschen"))</button></form></details></li>
      """
  }

  // MARK: Changes

  private func changeCases(_ request: PageRequest) throws(Diagnostic) -> PageResponse {
    guard let cases else { throw PageFailure.notFound.asDiagnostic }
    let form = Dictionary(request.form.map { ($0.name, $0.value) }) { _, last in last }
    let language = form["_lang"].map { "_lang=" + PageRequest.encoded($0) } ?? ""
    func id() throws(Diagnostic) -> Int64 {
      guard let id = form["id"].flatMap({ Int64($0) }) else {
        throw Diagnostic(
          .badValue(
            name: "id", value: form["id"] ?? "", expected: Wording("the number of a case", "die Nummer eines Falls")))
      }
      return id
    }
    switch form["do"] {
    case "rename":
      let name = (form["name"] ?? "").trimmingBlanks
      if !name.isEmpty { try cases.change(try id(), today: day) { $0.name = name } }
    case "duplicate":
      guard let document = try cases.document(try id()) else { throw PageFailure.notFound.asDiagnostic }
      _ = try cases.add(
        name: document.name + say(" (copy)", " (Kopie)"), jurisdiction: document.jurisdiction, year: document.year,
        content: document.content, today: day)
    case "remove":
      try cases.remove(try id(), today: day)
      return PageResponse(status: 303, location: "/cases?_removed=\(try id())&\(language)")
    case "restore": try cases.remove(try id(), false, today: day)
    case "import":
      do throws(Diagnostic) {
        let id = try takeIn(form["file"] ?? "", name: form["name"] ?? "", cases)
        return PageResponse(status: 303, location: "/cases/\(id)/case?\(language)")
      } catch {
        return try casesView(request, status: 422, missing: nil, problem: error)
      }
    case let other:
      throw Diagnostic(
        .badValue(
          name: "do", value: other ?? "", expected: Wording(inEnglish: "rename, duplicate, remove, restore or import")))
    }
    return PageResponse(status: 303, location: "/cases?\(language)")
  }

  /// Creates a saved case from the text of a case file.
  ///
  /// - Throws: `Diagnostic` with the line that the rules reject.
  private func takeIn(_ text: String, name: String, _ cases: SavedCases) throws(Diagnostic) -> Int64 {
    if text.trimmingBlanks.isEmpty {
      throw Diagnostic(usage: "choose a file of a case", "eine Datei mit einem Fall auswählen")
    }
    let file = try CaseFile(text, path: say("the file", "die Datei"))
    let rulebook: Rulebook
    do throws(PageFailure) { rulebook = try shelved(file.jurisdiction ?? "").rulebook } catch {
      throw Diagnostic(
        usage: "the file does not say which jurisdiction's rules it is for",
        "die Datei sagt nicht, für welche Regeln sie ist", help: Wording(inEnglish: "jurisdiction = de"))
    }
    let facts = try shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in try file.facts(calculator) }
    // The page always uses the law as it is known today.
    if facts.known != nil {
      throw Diagnostic(
        usage: "the file is of a day of knowledge ('known'), which the page does not have",
        "die Datei ist von einem Stand des Wissens ('known'), den die Seite nicht kennt")
    }
    var content = SavedContent(rulebook)
    content.take(facts.values.map { (name: $0.name, value: facts.fileText(of: $0.name, $0.value)) })
    if !facts.isOfWholeYear { content.take([(name: "date", value: facts.date.description)]) }
    return try cases.add(
      name: name.trimmingBlanks.isEmpty ? "\(rulebook.jurisdiction.label) \(facts.yearName)" : name,
      jurisdiction: rulebook.jurisdiction.code, year: facts.yearName, content: content.text, today: day)
  }
}
