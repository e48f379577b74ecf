import LevyCharts
import LevyJournal
import LevyModel
import LevyRules
import Threads

/// The page: it responds to requests. It does not use a network, so a server is a few lines, and tests need none.
public final class Page: Sendable {
  /// The first part of every address, without which nothing is answered.
  public let token: String
  let shelf: RuleShelf
  let journal: Journal?
  let today: CalendarDate?
  private let keeper: PageGuard
  /// The last search for duplicates, which may still be running.
  let duplicateSearch = Locked<DuplicateSearch?>(nil)

  /// - Parameters:
  ///   - rules: the rules folder.
  ///   - journal: the journal that the page shows, if any.
  ///   - hosts: what the header `Host` may say, such as `127.0.0.1:8080`; if empty, anything.
  ///   - today: the day that it is, for tests.
  public init(
    rules: String, journal: Journal? = nil, hosts: Set<String> = [], token: String? = nil, today: CalendarDate? = nil
  ) {
    self.token = token ?? PageGuard.makeToken()
    keeper = PageGuard(token: self.token, hosts: hosts)
    shelf = RuleShelf(root: rules)
    (self.journal, self.today) = (journal, today)
  }

  /// The answer to a request.
  public func respond(to request: PageRequest) -> PageResponse {
    let path: [String]
    switch keeper.admitted(request) {
    case .success(let admitted): path = admitted
    case .failure(let refusal):
      return PageResponse(status: refusal.status, contentType: "text/plain", body: "\(refusal.status)\n")
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
    if path.isEmpty { return try start(request) }
    if path == ["journal"] { return try journalView(request) }
    guard path.count == 3 else { throw .notFound }
    let shelved = try shelved(path[0])
    if path[2] == "stamp" { return PageResponse(contentType: "text/plain", body: shelf.stamp(path[0])) }
    guard request.method != "POST" else { throw .wrongMethod }
    do throws(Diagnostic) {
      let scenario = try Scenario(shelved.rulebook, year: path[1], query: request.query)
      let view = ScenarioView(page: self, shelved: shelved, scenario: scenario, name: path[2], request: request)
      if let response = try view.response() { return response }
    } catch {
      throw .diagnostic(error)
    }
    throw .notFound
  }

  func shelved(_ jurisdiction: String) throws(PageFailure) -> RuleShelf.Shelved {
    do throws(Diagnostic) {
      guard try shelf.has(jurisdiction) else { throw PageFailure.notFound.asDiagnostic }
    } catch {
      throw .notFound
    }
    do { return try shelf.rules(jurisdiction) } catch { throw .rules(error.diagnostics) }
  }

  /// The language in the address, or else the first that the browser prefers.
  private func language(of request: PageRequest) -> Language {
    if let name = request.query.last(where: { $0.name == "_lang" })?.value, let language = Language(rawValue: name) {
      return language
    }
    return request.acceptedLanguages?.lowercased().hasPrefix("de") == true ? .german : .english
  }

  private func failure(_ failure: PageFailure, _ request: PageRequest, isAPI: Bool) -> PageResponse {
    let diagnostics = failure.diagnostics
    if isAPI {
      return PageResponse(
        status: failure.status, contentType: "application/json; charset=utf-8",
        body: JSON.object([("errors", .array(diagnostics.map(\.json)))]).text() + "\n")
    }
    let text = HTML(diagnostics.map { "<pre class=\"fault\" role=\"alert\">\($0.report().html)</pre>" })
    return PageResponse(status: failure.status, body: Layout(title: "levy", base: "", body: text).text)
  }
}

/// Why there is no view.
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

  var asDiagnostic: Diagnostic { Diagnostic(.nothingFound(message: "there is no such page")) }

  var diagnostics: [Diagnostic] {
    switch self {
    case .notFound: [asDiagnostic]
    case .wrongMethod: [Diagnostic(.usage(message: "this page takes no form"))]
    case .diagnostic(let diagnostic): [diagnostic]
    case .rules(let diagnostics): diagnostics
    }
  }
}
