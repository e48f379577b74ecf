import LevyCharts
import LevyJournal
import LevyModel
import LevyPresentation
import LevyRules

/// The journal: entries by month, search, and the changes that forms make.
extension Page {
  func journalView(_ request: PageRequest) throws(PageFailure) -> PageResponse {
    guard let journal else { throw .notFound }
    let query = Dictionary(request.query.map { ($0.name, $0.value) }) { _, last in last }
    do throws(Diagnostic) {
      if request.method == "POST" {
        var problem: Diagnostic?
        let form = Dictionary(request.form.map { ($0.name, $0.value) }) { _, last in last }
        do throws(Diagnostic) { try change(journal, form) } catch { problem = error }
        if let problem {
          return PageResponse(
            status: 422, body: try document(journal, query, problem: problem, typed: form).text)
        }
        return PageResponse(status: 303, location: Self.place(after: form))
      }
      if query["_part"] == "duplicates" { return PageResponse(body: try duplicates(journal, query).section.text) }
      if query["_part"] == "list" { return PageResponse(body: try list(journal, query).text) }
      return PageResponse(body: try document(journal, query, problem: nil, typed: [:]).text)
    } catch {
      throw .diagnostic(error)
    }
  }

  private func change(_ journal: Journal, _ form: [String: String]) throws(Diagnostic) {
    func number(_ name: String) throws(Diagnostic) -> Int64 {
      guard let number = form[name].flatMap({ Int64($0) }) else {
        throw Diagnostic(
          .badValue(
            name: name, value: form[name] ?? "",
            expected: Wording("the number of an entry", "die Nummer eines Eintrags")))
      }
      return number
    }
    switch form["do"] {
    case "add":
      try learnKinds(journal)
      _ = try journal.add(try content(journal, form))
    case "edit":
      let typed = try content(journal, form)
      let flow = try journal.kind(named: typed.kind).flow
      _ = try journal.edit(try number("entry")) { content in
        // An imported entry that is neither income nor expense keeps its sign, however the amount is typed.
        let isTurned =
          !content.source.isEmpty && flow == .between && (content.cents < Cents(0)) != (typed.cents < Cents(0))
        (content.day, content.kind) = (typed.day, typed.kind)
        content.cents = isTurned ? Cents(-typed.cents.count) : typed.cents
        (content.payee, content.note, content.place) = (typed.payee, typed.note, typed.place)
      }
    case "again": _ = try journal.add(again: try number("entry"), on: today ?? .today)
    case "remove": _ = try journal.remove(try number("entry"))
    case "sort":
      let chosen = form.filter { $0.key.hasPrefix("kind.") && !$0.value.isEmpty }
      _ = try journal.sort(
        chosen.compactMap { name, kind in Int64(name.dropFirst("kind.".count)).map { (number: $0, kind: kind) } }
          .sorted { $0.number < $1.number })
    case "merge":
      let amount = form["cents"].flatMap { Int64($0) }.map { Cents($0) }
      try decide(journal, try number("other"), try number("survivor"), isMerged: true, amount: amount)
    case "apart": try decide(journal, try number("other"), try number("survivor"), isMerged: false)
    case "unify": try unify(journal, form)
    case "alike": _ = try journal.unifyAlike()
    case "met":
      guard let rulebook = try? shelved(form["_in"] ?? "").rulebook, let deadline = rulebook[form["name"] ?? ""],
        let year = rulebook.jurisdiction.taxYear.year(named: form["_year"] ?? "")
      else { throw PageFailure.notFound.asDiagnostic }
      try journal.meet(deadline.name, of: rulebook.jurisdiction.code, year: year)
    case "stop": duplicateSearch.withLock { $0?.stop() }
    case "undo": _ = try journal.undo()
    case let other:
      throw Diagnostic(
        .badValue(
          name: "do", value: other ?? "",
          expected: Wording(inEnglish: "add, edit, again, remove, sort, merge, apart, unify, alike, met, stop or undo"))
      )
    }
  }

  /// Parses the form of an entry.
  private func content(_ journal: Journal, _ form: [String: String]) throws(Diagnostic) -> EntryContent {
    let day = form["day"].flatMap { $0.trimmingBlanks.isEmpty ? nil : $0 }
    var content = try journal.content(
      of: [day, form["amount"] ?? "", form["payee"] ?? ""].compactMap(\.self), kind: form["kind"] ?? "",
      isBack: form["refund"] != nil, today: today ?? .today)
    content.payee = content.payee.trimmingBlanks
    (content.note, content.place) = (form["note"] ?? "", form["place"] ?? "")
    return content
  }

  /// Returns the values with which the form of an existing entry is filled.
  private func fields(_ entry: Entry, _ kinds: [Journal.Kind]) -> [String: String] {
    let content = entry.content
    let flow = kinds.first { $0.name == content.kind }?.flow ?? .between
    let seen = content.cents.seen(as: flow)
    return [
      "entry": "\(entry.id)", "day": content.day.description, "kind": content.kind,
      "amount": Answer.text(of: .number(flow == .between ? seen : seen.magnitude), type: .money),
      "payee": content.payee, "note": content.note, "place": content.place,
      "refund": flow != .between && seen < 0 ? "1" : "",
    ]
  }

  /// The address after a form was processed; for duplicates that of the next pair.
  private static func place(after form: [String: String]) -> String {
    if form["do"] == "stop" { return "journal?_stopped=1" }
    if form["do"] == "met", let place = form["_in"], let year = form["_year"] {
      let number = form["_case"].flatMap { Int64($0) }
      return number.map { "/cases/\($0)/timeline" } ?? "/\(place)/\(year)/timeline?\(form["_query"] ?? "")"
    }
    if ["unify", "alike"].contains(form["do"]) { return "journal?_payees=1" }
    if let threshold = form["threshold"].flatMap({ Int($0) }) { return "journal?_duplicates=\(threshold)" }
    return "journal" + place(form, skip: form["_skip"].flatMap { Int($0) } ?? 0)
  }

  private func learnKinds(_ journal: Journal) throws(Diagnostic) {
    for name in try shelf.jurisdictions() {
      guard let rulebook = try? shelf.rules(name).rulebook, rulebook.jurisdiction.currency == journal.currency else {
        continue
      }
      try journal.learn(rulebook.entryKinds)
    }
  }

  private func document(
    _ journal: Journal, _ query: [String: String], problem: Diagnostic?, typed: [String: String]
  ) throws(Diagnostic) -> Layout {
    try learnKinds(journal)
    let kinds = try journal.kinds()
    let labels = KindLabels(self)
    var typed = typed
    if typed.isEmpty, let number = query["_edit"].flatMap({ Int64($0) }) {
      typed = fields(try journal.entry(number), kinds)
    }
    let edited = typed["entry"].flatMap { $0.isEmpty || typed["do"] ?? "edit" != "edit" ? nil : $0 }
    let fault: HTML = problem.map { "<p class=\"fault\" role=\"alert\">\($0.message)</p>" } ?? ""
    func options(_ chosen: String?) -> [HTML] {
      kinds.map { kind in option(kind.name, labels[kind.name], kind.name == chosen) }
    }
    let months: [String] = try journal.monthTotals(from: nil, to: nil).map(\.month).reduce(into: []) { months, month in
      if months.last != month { months.append(month) }
    }
    let shown = months.map { option($0, CalendarDate($0 + "-01")?.monthInWords ?? $0, $0 == query["_month"]) }
    func field(_ name: String, _ label: String, _ hint: String = "") -> HTML {
      """
      <div class="field"><label for="j-\(name)">\(label)</label><input id="j-\(name)" name="\(name)" value="\(typed[name] ?? "")" placeholder="\(hint)" autocomplete="off"></div>
      """
    }
    let last: HTML =
      try journal.steps(atMost: 1).isEmpty
      ? ""
      : """
      <form method="post" action="journal"><input type="hidden" name="do" value="undo">
      <button class="quiet" type="submit">\(say("Undo the last change", "Die letzte Änderung zurücknehmen"))</button></form>
      """
    let (duplicates, isRunning) = try duplicates(journal, query)
    let stopped: HTML = query["_stopped"] == nil ? "" : "<p role=\"status\">\(Self.stoppedNote)</p>"
    let language = query["_lang"].flatMap { Language(rawValue: $0)?.rawValue }
    let back: HTML =
      "<p><a href=\"/\(language.map { "?_lang=\($0)" } ?? "")\">\(say("To the questions and cases", "Zu den Fragen und Fällen"))</a></p>"
    let body: HTML = """
      <h1>\(say("Journal", "Journal"))</h1>\(back)\(fault)\(stopped)
      <form class="entry" method="post" action="journal"><input type="hidden" name="do" value="\(edited == nil ? "add" : "edit")"><input type="hidden" name="entry" value="\(edited ?? "")">\(place(query))
      \(field("day", say("Day", "Tag"), say("today", "heute")))\(field("amount", "\(say("Amount", "Betrag")) (\(Jurisdiction.written("", in: journal.currency).trimmingBlanks))", say("60.00", "60,00")))
      \(field("payee", say("With whom", "Mit wem")))
      <div class="field"><label for="j-kind">\(say("Kind", "Art"))</label><select id="j-kind" name="kind">\(options(typed["kind"] ?? "expense"))</select></div>
      \(field("note", say("Note", "Notiz")))\(field("place", say("Place", "Ort")))
      <div class="field"><label class="box"><input type="checkbox" name="refund" value="1"\(typed["refund"] == "1" ? " checked" as HTML : "")> \(say("Money back", "Geld zurück"))</label></div>
      <p class="actions"><button type="submit">\(edited == nil ? say("Add", "Hinzufügen") : say("Change", "Ändern"))</button></p></form>
      \(last)
      <form class="bar" id="search" method="get" action="journal" data-live="entries" data-live-address="journal?_part=list&amp;">
      <label for="j-find">\(say("Search", "Suchen"))</label> <input id="j-find" name="_find" type="search" value="\(query["_find"] ?? "")" autocomplete="off">
      <label for="j-of">\(say("Kind", "Art"))</label> <select id="j-of" name="_kind"><option value="">\(say("all", "alle"))</option>\(options(query["_kind"]))</select>
      <label for="j-month">\(say("Up to", "Bis"))</label> <select id="j-month" name="_month"><option value="">\(say("today", "heute"))</option>\(shown)</select>
      <button type="submit">\(say("Find", "Finden"))</button>
      <a class="button quiet" href="journal?_duplicates=80">\(say("Duplicates", "Doppelte"))</a>
      <a class="button quiet" href="journal?_payees=1">\(say("Payees", "Namen"))</a></form>
      \(duplicates)\(try payees(journal, query))
      <section id="entries" aria-live="polite" aria-label="\(say("Entries", "Einträge"))">\(try list(journal, query))</section>
      \(commandLine(CommandText(["journal"] + (query["_find"].map { ["find", $0] } ?? ["list"])).text))
      """
    // Without a script the browser reloads the page every second.
    let head: HTML = isRunning ? "<noscript><meta http-equiv=\"refresh\" content=\"1\"></noscript>" : ""
    return Layout(title: say("Journal", "Journal") + " · levy", language: language, head: head, body: body)
  }

  /// The number of entries on a page.
  private static let shown = 100

  /// The entries of a page by month, with the totals of whole months.
  private func list(_ journal: Journal, _ query: [String: String]) throws(Diagnostic) -> HTML {
    var wanted = EntryQuery()
    wanted.text = query["_find"] ?? ""
    wanted.kinds = query["_kind"].flatMap { $0.isEmpty ? nil : [$0] } ?? []
    wanted.to = query["_month"].flatMap { CalendarDate($0 + "-01") }.map {
      TaxYear.calendar.lastDay(ofMonth: $0.month, of: $0.year)
    }
    (wanted.limit, wanted.offset) = (Self.shown + 1, max(0, query["_skip"].flatMap { Int($0) } ?? 0))
    let found = try journal.find(wanted)
    let (entries, hasMore) = (found.prefix(Self.shown), found.count > Self.shown)
    let isSearch = !wanted.text.trimmingBlanks.isEmpty || !wanted.kinds.isEmpty
    if entries.isEmpty {
      return
        "<p>\(isSearch ? say("No entry has these words.", "Kein Eintrag hat diese Wörter.") : say("There are no entries yet.", "Es gibt noch keine Einträge."))</p>"
    }
    let kinds = try journal.kinds()
    let labels = KindLabels(self)
    let flows = Dictionary(kinds.map { ($0.name, $0.flow) }) { first, _ in first }
    let totals = isSearch ? [] : try journal.monthTotals(from: nil, to: nil)
    var page = isSearch ? totalled(try journal.totals(wanted)) : ""
    let known = try KnownKinds(journal)
    var open = EntryQuery()
    open.kinds = [Journal.unsorted]
    let unsorted = isSearch ? 0 : try journal.totals(open).entries
    if unsorted > 0 {
      page +=
        "<p><a class=\"button quiet\" href=\"journal?_kind=\(Journal.unsorted)\">\(say("Sort what is not sorted yet", "Noch nicht Einsortiertes einsortieren")) (\(unsorted))</a></p>"
    }
    if entries.contains(where: { $0.content.kind == Journal.unsorted }) {
      page += """
        <form class="bar" id="sorting" method="post" action="journal"><input type="hidden" name="do" value="sort">\(place(query))
        <p class="help">\(say("What is not sorted counts for nothing. Choose kinds below; those of earlier entries with the same name are proposed.", "Was nicht einsortiert ist, zählt nicht. Wählen Sie unten die Arten; die von früheren Einträgen mit demselben Namen sind vorgeschlagen."))</p>
        <button type="submit">\(say("Sort as chosen", "Wie gewählt einsortieren"))</button></form>
        """
    }
    var rest = entries
    while let first = rest.first {
      let month = String(first.content.day.description.prefix(7))
      let group = rest.prefix { $0.content.day.description.hasPrefix(month) }
      rest = rest.dropFirst(group.count)
      let sums = totals.filter { $0.month == month }.map { total -> HTML in
        "<li>\(labels[total.kind.name]) <b class=\"number\">\(amount(total.cents, total.kind.flow))</b> (\(total.entries))</li>"
      }
      page += """
        <h2>\(first.content.day.monthInWords)</h2><ul class="totals">\(sums)</ul>
        <ul class="rows">\(group.map { row($0, flows[$0.content.kind] ?? .between, kinds, labels, query, known) })</ul>
        """
    }
    let later = wanted.offset > 0 ? (max(0, wanted.offset - Self.shown), say("Later entries", "Spätere Einträge")) : nil
    let earlier = hasMore ? (wanted.offset + Self.shown, say("Earlier entries", "Frühere Einträge")) : nil
    let links = [later, earlier].compactMap(\.self).map { offset, label -> HTML in
      "<a class=\"button quiet\" href=\"journal\(Self.place(query, skip: offset))\">\(label)</a> "
    }
    return links.isEmpty ? page : "\(page)<p class=\"actions\">\(links)</p>"
  }

  /// The address of the same search and language, from another entry on.
  private static func place(_ query: [String: String], skip: Int, edit: Int64? = nil) -> String {
    let kept = ["find", "kind", "month", "lang"].compactMap { name in query["_" + name].map { (name, $0) } }.filter {
      !$0.1.isEmpty
    }
    let settings =
      kept + (skip > 0 ? [("skip", "\(skip)")] : []) + [edit].compactMap(\.self).map { ("edit", "\($0)") }
    return settings.isEmpty ? "" : "?" + PageRequest.query(settings)
  }

  func amount(_ cents: Cents, _ flow: MoneyFlow) -> String {
    let text = Answer.text(of: .number(cents.seen(as: flow)), type: .money)
    return Jurisdiction.written(text, in: journal?.currency ?? "EUR")
  }

  /// The number of entries found, and their totals of income and expense.
  private func totalled(_ totals: Journal.Totals) -> HTML {
    let count =
      totals.entries == 1 ? say("1 entry", "1 Eintrag") : say("\(totals.entries) entries", "\(totals.entries) Einträge")
    let (incoming, outgoing) = (amount(totals.incoming, .incoming), amount(totals.outgoing, .outgoing))
    return "<p>\(count) · \(say("in", "ein")) \(incoming) · \(say("out", "aus")) \(outgoing)</p>"
  }

  /// Hidden fields with the search and the page, which are restored after a change.
  private func place(_ query: [String: String]) -> HTML {
    HTML(
      ["_find", "_kind", "_month", "_lang", "_skip"].compactMap { name in query[name].map { hiddenField(name, $0) } })
  }

  private func row(
    _ entry: Entry, _ flow: MoneyFlow, _ kinds: [Journal.Kind], _ labels: KindLabels, _ query: [String: String],
    _ known: KnownKinds
  ) -> HTML {
    let content = entry.content
    let place = place(query)
    func button(_ action: String, _ label: String, _ title: String) -> HTML {
      """
      <form method="post" action="journal"><input type="hidden" name="do" value="\(action)"><input type="hidden" name="entry" value="\(entry.id)">\(place)<button class="small" type="submit" aria-label="\(title) #\(entry.id)">\(label)</button></form>
      """
    }
    let words = [content.note, content.place, content.payType].filter { !$0.isEmpty }.joined(separator: " · ")
    var sorting: HTML = ""
    if content.kind == Journal.unsorted {
      let proposed = known.kind(of: content)?.name
      let options = kinds.filter { $0.name != Journal.unsorted }.map { kind in
        option(kind.name, labels[kind.name], kind.name == proposed)
      }
      let note = proposed == nil ? "" : say("proposed", "vorgeschlagen")
      sorting = """
        <select name="kind.\(entry.id)" form="sorting" aria-label="\(say("Kind of", "Art von")) #\(entry.id)"><option value="">–</option>\(options)</select> <span class="m-hint">\(note)</span>
        """
    }
    let change: HTML = """
      <a class="button quiet small" href="journal\(Self.place(query, skip: query["_skip"].flatMap { Int($0) } ?? 0, edit: entry.id))" aria-label="\(say("Change", "Ändern")) #\(entry.id)">\(say("Change", "Ändern"))</a>
      """
    return """
      <li class="entry"><span class="what">\(content.payee)</span><b class="number">\(amount(content.cents, flow))</b>
      <span class="note">\(content.day.inWords) · \(labels[content.kind])\(words.isEmpty ? "" : " · ")\(words)</span>
      <span class="buttons">\(sorting)\(change)\(button("again", "+1", say("Again today", "Heute noch einmal")))\(button("remove", "×", say("Remove", "Entfernen")))</span></li>
      """
  }
}
