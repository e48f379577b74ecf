import LevyCalculator
import LevyJournal
import LevyModel
import LevyRules

/// The names and values of a page that are stored with a saved case: its facts, and the state of its interview.
struct SavedContent {
  private let rulebook: Rulebook
  private(set) var pairs: [(name: String, value: String)] = []

  /// The settings that are stored with a case.
  private static let settings: Set<String> = ["_of", "_interview", "_passed", "_journal"]

  init(_ rulebook: Rulebook, _ text: String = "") {
    self.rulebook = rulebook
    pairs = PageRequest.pairs(text)
  }

  var text: String { PageRequest.text(pairs) }

  static func isKept(_ name: String) -> Bool {
    name.hasPrefix("_") ? settings.contains(name) || name.hasPrefix("_apply.") : true
  }

  /// Applies the fields of a form that differ from their values when the form was shown (`_had`), so that changes made
  /// in another window meanwhile are kept. An empty field removes its fact. `_boxes` names the checkboxes of the form,
  /// of which browsers send only the checked ones.
  mutating func take(_ form: [(name: String, value: String)]) {
    let names = Set(form.map(\.name))
    for box in form.filter({ $0.name == "_boxes" }).flatMap({ $0.value.split(separator: ",") })
    where !names.contains(String(box)) {
      remove(String(box))
    }
    let had = Dictionary(
      form.filter { $0.name == "_had" }.flatMap { PageRequest.pairs($0.value) }.map { ($0.name, $0.value) }
    ) { _, last in last }
    for (name, value) in form where Self.isKept(name) && had[name] != value {
      if value.trimmingBlanks.isEmpty {
        remove(name)
      } else if let place = pairs.firstIndex(where: { isSame($0.name, name) }) {
        pairs[place] = (name, value)
      } else {
        pairs.append((name, value))
      }
    }
    for case ("_drop", let name) in form.map({ ($0.name, $0.value) }) { remove(name) }
  }

  /// Removes all facts and the list of passed questions.
  mutating func clear() { pairs.removeAll { !["_interview", "_of", "_journal"].contains($0.name) } }

  private mutating func remove(_ name: String) { pairs = pairs.filter { !isSame($0.name, name) } }

  /// True if two names are the same or name the same fact, by an alias.
  private func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    if one.hasPrefix("_") || other.hasPrefix("_") { return false }
    guard let slot = rulebook.slot(of: one) else { return false }
    return rulebook.slot(of: other) == slot
  }
}

extension Page {
  /// Saves the facts and settings of a form as a new case.
  func save(_ rulebook: Rulebook, year: String, _ request: PageRequest) throws(PageFailure) -> PageResponse {
    guard let cases else { throw .notFound }
    let form = request.form
    func field(_ name: String) -> String { form.last { $0.name == name }?.value ?? "" }
    var content = SavedContent(rulebook)
    content.take(form.filter { $0.name != "_boxes" })
    do throws(Diagnostic) {
      // A year that the rules do not cover is an error at once.
      let scenario = try Scenario(rulebook, year: year, query: [])
      let name = field("_name").trimmingBlanks
      let id = try cases.add(
        name: name.isEmpty ? "\(rulebook.jurisdiction.label) \(scenario.facts.yearName)" : name,
        jurisdiction: rulebook.jurisdiction.code, year: scenario.facts.yearName, content: content.text, today: day)
      let kept = [("at", field("_at")), ("lang", field("_lang"))].filter { !$0.1.isEmpty }
      let view = ScenarioView.isView(field("_from")) ? field("_from") : "interview"
      return PageResponse(status: 303, location: "/cases/\(id)/\(view)?\(PageRequest.query(kept))")
    } catch {
      throw .diagnostic(error)
    }
  }

  /// Returns a view of a saved case, or applies a posted form to it.
  func documentView(_ number: String, _ name: String, _ request: PageRequest) throws(PageFailure) -> PageResponse {
    guard let cases, let id = Int64(number) else { throw .notFound }
    do throws(Diagnostic) {
      guard let document = try cases.document(id), !document.isRemoved else {
        // An outdated address leads to the list of cases.
        return try casesView(request, status: 404, missing: id)
      }
      let shelved: RuleShelf.Shelved
      do throws(PageFailure) { shelved = try self.shelved(document.jurisdiction) } catch {
        throw error.diagnostics.first
          ?? Diagnostic(nothing: "there are no such rules", "solche Regeln gibt es nicht")
      }
      if name == "stamp" { return PageResponse(contentType: "text/plain", body: shelf.stamp(document.jurisdiction)) }
      if request.method == "POST" { return try change(document, name, shelved, request) }
      let scenario = try Scenario(shelved.rulebook, year: document.year, query: request.query, document: document)
      if let response = try view(of: scenario, name, shelved, request).response() { return response }
    } catch {
      throw .diagnostic(error)
    }
    throw .notFound
  }

  private func change(
    _ former: SavedCases.Document, _ name: String, _ shelved: RuleShelf.Shelved, _ request: PageRequest
  ) throws(Diagnostic) -> PageResponse {
    guard let cases else { throw PageFailure.notFound.asDiagnostic }
    let form = request.form
    let document = try cases.change(former.id, today: day) { document in
      var content = SavedContent(shelved.rulebook, document.content)
      if name == "reset" { content.clear() } else { content.take(form) }
      document.content = content.text
    }
    let settings = form.filter { $0.name.hasPrefix("_") && !SavedContent.isKept($0.name) } + request.query
    let scenario = try Scenario(shelved.rulebook, year: document.year, query: settings, document: document)
    let view = view(of: scenario, name, shelved, request)
    if let change = try RepetitionChange(view) {
      try cases.change(former.id, today: day) { document in
        document.content = PageRequest.text(change.changed(PageRequest.pairs(document.content)))
      }
      return PageResponse(status: 303, location: "\(name)?\(scenario.query(view.kept))#\(change.place)")
    }
    switch name {
    case "results": return PageResponse(body: try view.results(view.answer()).text)
    case "reset":
      return PageResponse(status: 303, location: "interview?" + PageRequest.query(view.kept.filter { $0.0 == "lang" }))
    case "interview":
      let interview = try InterviewPage(view)
      guard let move = interview.move else { break }
      try cases.change(former.id, today: day) { document in
        var content = SavedContent(shelved.rulebook, document.content)
        content.take([(name: "_passed", value: interview.passed.sorted().joined(separator: ","))])
        document.content = content.text
      }
      return PageResponse(status: 303, location: move)
    case let view where ScenarioView.isView(view): break
    default: throw PageFailure.notFound.asDiagnostic
    }
    return PageResponse(status: 303, location: "\(name)?" + scenario.query(view.kept))
  }
}
