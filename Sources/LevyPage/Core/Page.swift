import LevyCharts
import LevyJournal
import LevyModel
import LevyRules
import Threads

/// The local page: it maps requests to responses and does not use a network, so that a server is a few lines and tests
/// need none.
public final class Page: Sendable {
  /// The secret that every request must carry: in the path of the first address, then in a cookie.
  public let token: String
  let shelf: RuleShelf
  let journal: Journal?
  let cases: SavedCases?
  let today: CalendarDate?
  private let keeper: PageGuard
  /// The last search for duplicates, which may still be running.
  let duplicateSearch = Locked<DuplicateSearch?>(nil)

  /// - Parameters:
  ///   - rules: the rules folder.
  ///   - journal: the journal that the page shows, if any.
  ///   - cases: where cases are saved, if anywhere.
  /// - hosts: the accepted values of the header `Host`, such as `127.0.0.1:8080`; if empty, all are accepted.
  public convenience init(
    rules: String, journal: Journal? = nil, cases: SavedCases? = nil, hosts: Set<String> = [], token: String? = nil,
    today: CalendarDate? = nil
  ) {
    self.init(
      shelf: RuleShelf(root: rules), journal: journal, cases: cases, hosts: hosts, token: token, today: today)
  }

  /// Makes a page of rules that others show too.
  package init(
    shelf: RuleShelf, journal: Journal? = nil, cases: SavedCases? = nil, hosts: Set<String> = [], token: String? = nil,
    today: CalendarDate? = nil
  ) {
    self.token = token ?? PageGuard.makeToken()
    keeper = PageGuard(token: self.token, hosts: hosts)
    (self.shelf, self.journal, self.cases, self.today) = (shelf, journal, cases, today)
  }

  /// A token that cannot be guessed.
  public static func makeToken() -> String { PageGuard.makeToken() }

  /// The current day.
  var day: CalendarDate { today ?? .today }

  /// The response to a request that is refused regardless of its body, so that a server need not wait for the body; nil
  /// for other requests.
  public func refusal(of request: PageRequest) -> PageResponse? {
    guard case .failure(let refusal) = keeper.admitted(request), keeper.welcome(request) == nil else { return nil }
    let help = refusal.status == 404 ? ": open the address that levy serve printed" : ""
    return PageResponse(status: refusal.status, contentType: "text/plain", body: "\(refusal.status)\(help)\n")
  }

  /// Returns the response to a request.
  public func respond(to request: PageRequest) -> PageResponse {
    if let welcome = keeper.welcome(request) { return welcome }
    guard case .success(let path) = keeper.admitted(request) else {
      return refusal(of: request) ?? PageResponse(status: 400, contentType: "text/plain", body: "400\n")
    }
    let language = language(of: request)
    return Language.$current.withValue(language) {
      if path.count == 1, let asset = Assets.named(path[0]) { return asset }
      do throws(PageFailure) {
        if path.first == "api" { return try api(Array(path.dropFirst()), request) }
        return try view(path, request)
      } catch {
        return failure(error, request, isAPI: path.first == "api")
      }
    }
  }

  private func view(_ path: [String], _ request: PageRequest) throws(PageFailure) -> PageResponse {
    switch path.count {
    case 0: return try home(request)
    case 1 where path[0] == "start": return try start(request)
    case 1 where path[0] == "journal": return try journalView(request)
    case 1 where path[0] == "cases": return try casesView(request)
    case 2 where path[0] == "cases":
      guard let id = Int64(path[1]) else { throw .notFound }
      return PageResponse(status: 303, location: "/cases/\(id)/interview")
    case 3: break
    default: throw .notFound
    }
    if path[0] == "cases" { return try documentView(path[1], path[2], request) }
    let shelved = try shelved(path[0])
    if path[2] == "stamp" { return PageResponse(contentType: "text/plain", body: shelf.stamp(path[0])) }
    if request.method == "POST" {
      guard path[2] == "save" else { throw .wrongMethod }
      return try save(shelved.rulebook, year: path[1], request)
    }
    do throws(Diagnostic) {
      let scenario = try Scenario(shelved.rulebook, year: path[1], query: request.query)
      if let response = try view(of: scenario, path[2], shelved, request).response() { return response }
    } catch {
      throw .diagnostic(error)
    }
    throw .notFound
  }

  func view(
    of scenario: Scenario, _ name: String, _ shelved: RuleShelf.Shelved, _ request: PageRequest
  ) -> ScenarioView {
    ScenarioView(page: self, shelved: shelved, scenario: scenario, name: name, request: request)
  }

  /// The journal, if its currency is that of the rules.
  func journal(for rulebook: Rulebook) -> Journal? {
    journal?.currency == rulebook.jurisdiction.currency ? journal : nil
  }

  func shelved(_ jurisdiction: String) throws(PageFailure) -> RuleShelf.Shelved {
    do throws(Diagnostic) {
      guard try shelf.has(jurisdiction) else { throw PageFailure.notFound.asDiagnostic }
    } catch {
      throw .notFound
    }
    do { return try shelf.rules(jurisdiction) } catch { throw .rules(error.diagnostics) }
  }

  /// The language that the address sets, or else the first accepted language of the browser.
  private func language(of request: PageRequest) -> Language {
    if let name = request.query.last(where: { $0.name == "_lang" })?.value, let language = Language(rawValue: name) {
      return language
    }
    return request.acceptedLanguages?.lowercased().hasPrefix("de") == true ? .german : .english
  }

  private func failure(
    _ failure: PageFailure, _ request: PageRequest, isAPI: Bool
  ) -> PageResponse {
    let diagnostics = failure.diagnostics
    if isAPI {
      return PageResponse(
        status: failure.status, contentType: "application/json; charset=utf-8",
        body: JSON.object([("errors", .array(diagnostics.map(\.json)))]).text() + "\n")
    }
    let isOfRules = if case .rules = failure { true } else { false }
    let text = HTML(
      diagnostics.map { diagnostic -> HTML in
        isOfRules
          ? "<pre class=\"fault\" role=\"alert\">\(diagnostic.report().html)</pre>"
          : "<p class=\"fault\" role=\"alert\">\(diagnostic.message)</p>"
      })
    let body: HTML = """
      <h1>\(say("That does not work", "Das geht nicht"))</h1>\(text)
      <p class="actions"><a class="button" href="/">\(say("To the beginning", "Zum Anfang"))</a></p>
      """
    return PageResponse(status: failure.status, body: Layout(title: "levy", body: body).text)
  }
}

/// A reason why there is no view.
enum PageFailure: Error {
  case notFound, wrongMethod
  case diagnostic(Diagnostic)
  case rules([Diagnostic])

  var status: Int {
    switch self {
    case .notFound: 404
    case .wrongMethod: 405
    case .diagnostic: 422
    case .rules: 500
    }
  }

  var asDiagnostic: Diagnostic {
    Diagnostic(nothing: "there is no such page", "eine solche Seite gibt es nicht")
  }

  var diagnostics: [Diagnostic] {
    switch self {
    case .notFound: [asDiagnostic]
    case .wrongMethod:
      [Diagnostic(usage: "this page takes no form", "diese Seite nimmt kein Formular")]
    case .diagnostic(let diagnostic): [diagnostic]
    case .rules(let diagnostics): diagnostics
    }
  }
}
