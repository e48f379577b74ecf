import LevyCalculator
import LevyModel
import LevyPresentation
import LevyReport
import LevyRules
import LevyWhatIf

/// The page's interface for programs: the JSON that the commands print with `--json`, under `api/`.
extension Page {
  func api(_ path: [String], _ request: PageRequest) throws(PageFailure) -> PageResponse {
    guard request.method != "POST" else { throw .wrongMethod }
    if path == ["openapi.json"] { return Self.json(OpenAPI.document) }
    guard path.count == 3 || path.count == 2 && path[1] == "describe" else { throw .notFound }
    let rulebook = try shelved(path[0]).rulebook
    do throws(Diagnostic) {
      try Setting.check(request.query, of: path.count == 2 ? path[1] : path[2])
      if path.count == 2 {
        return Self.json(try rulebook.descriptionJSON(of: request.query.first { $0.name == "_name" }?.value))
      }
      let scenario = try Scenario(rulebook, year: path[1], query: request.query)
      // A program gets an error rather than results of part of a case.
      if let fault = scenario.faults.min(by: { $0.key < $1.key })?.value { throw fault }
      if let journal, scenario.setting("journal") != nil, path[2] != "timeline" {
        var facts = scenario.facts
        _ = try facts.count(journal)
        return try answer(path[2], scenario, facts)
      }
      return try answer(path[2], scenario, scenario.facts)
    } catch {
      if case .nothingFound = error.problem { throw .notFound }
      throw .diagnostic(error)
    }
  }

  private func answer(_ name: String, _ scenario: Scenario, _ facts: Case) throws(Diagnostic) -> PageResponse {
    let wanted = (scenario.setting("of") ?? "").split(separator: ",").map(String.init)
    for name in wanted { _ = try scenario.rulebook.variable(named: name) }
    return try shelf.withCalculator(scenario.rulebook) { (calculator) throws(Diagnostic) in
      switch name {
      case "eval":
        let (explains, estimates) = (scenario.setting("explain") != nil, scenario.setting("estimate") != nil)
        return Self.json(
          calculator.answer(wanted, for: facts, explained: explains, estimating: estimates, weighed: estimates).document
        )
      case "ask":
        guard let question = scenario.setting("question") else {
          throw Diagnostic(
            .badValue(name: "_question", value: "", expected: Wording(inEnglish: "a question, such as 'explain'")))
        }
        return Self.json(try Query(question, scenario.rulebook).run(calculator, facts).document(of: facts))
      case "timeline":
        let counts = scenario.setting("journal") != nil
        let met = try journal?.metDeadlines(scenario.rulebook.jurisdiction.code, year: facts.year)
        return Self.json(
          try Timeline(calculator, facts: facts, book: counts ? journal : nil, met: met, today: today ?? .today).json)
      default: throw Diagnostic(.nothingFound(Wording(inEnglish: "there is no such address")))
      }
    }
  }

  private static func json(_ json: JSON) -> PageResponse {
    PageResponse(contentType: "application/json; charset=utf-8", body: json.text() + "\n")
  }
}

/// The settings of a request under `api/`: names in its query that begin with `_`, in contrast to facts.
private enum Setting: String {
  case journal, of, explain, estimate, question, name, lang

  /// The settings that each request accepts. Unknown requests are rejected elsewhere.
  static let ofRequests: [String: [Setting]] = [
    "eval": [.journal, .of, .explain, .estimate, .lang], "ask": [.journal, .question, .lang],
    "timeline": [.journal, .lang], "describe": [.name, .lang],
  ]

  private var isFlag: Bool { [.journal, .explain, .estimate].contains(self) }

  /// The description in the OpenAPI document.
  var description: String {
    switch self {
    case .journal: "1 to take facts from the journal"
    case .of: "names of results, with commas between; by default the main results"
    case .explain: "1 to show how each result came about"
    case .estimate: "1 to estimate what is not given, and to say how far the result can move"
    case .question:
      Query.forms.map { "\($0.name) \($0.form)" }.joined(separator: ", or ").replacing("…", with: "...")
    case .name: "one entry alone"
    case .lang: "en or de"
    }
  }

  /// - Throws: `Diagnostic` for a setting that the request does not have, which a program would believe to be in
  ///   effect, and for a flag that is neither 1 nor empty.
  static func check(_ query: [(name: String, value: String)], of request: String) throws(Diagnostic) {
    guard let settings = ofRequests[request] else { return }
    for (name, value) in query where name.hasPrefix("_") {
      guard let setting = settings.first(where: { "_" + $0.rawValue == name }) else {
        let known = settings.map { "_" + $0.rawValue }
        throw Diagnostic(.unknownName(name: name, role: .asked, nearest: NearestNames.of(name, among: known)))
      }
      if setting.isFlag, !["", "1"].contains(value) {
        throw Diagnostic(.badValue(name: name, value: value, expected: Wording(inEnglish: "1, or nothing")))
      }
    }
  }
}

/// A description of the requests and responses under `api/`.
enum OpenAPI {
  static let document: JSON = .object([
    ("openapi", .string("3.1.0")),
    (
      "info",
      .object([
        ("title", .string("levy")), ("version", .string(levyVersion)),
        ("description", .string("What the commands print with --json. Addresses stand behind the page's token.")),
      ])
    ),
    (
      "paths",
      .object([
        (
          "/{jurisdiction}/{year}/eval",
          path(
            "The results of a case", parameters: [jurisdiction, year, facts] + settings("eval"),
            fields: ["results", "given", "stamp", "errors"])
        ),
        (
          "/{jurisdiction}/{year}/ask",
          path(
            "What came of a what-if question about a case", parameters: [jurisdiction, year, facts] + settings("ask"),
            fields: ["stamp", "errors"])
        ),
        (
          "/{jurisdiction}/{year}/timeline",
          path(
            "The days that the law sets", parameters: [jurisdiction, year, facts] + settings("timeline"),
            fields: ["jurisdiction", "year", "deadlines"])
        ),
        (
          "/{jurisdiction}/describe",
          path(
            "What is declared", parameters: [jurisdiction] + settings("describe"), fields: [])
        ),
      ])
    ),
  ])

  private static let jurisdiction = parameter("jurisdiction", "path", "such as de")
  private static let year = parameter("year", "path", "such as 2025, or 2025-26")
  /// The parameter that stands for all facts: every name without `_` is one.
  private static let facts: JSON = .object([
    ("name", .string("facts")), ("in", .string("query")), ("style", .string("form")), ("explode", .boolean(true)),
    ("description", .string("facts by their names, as the command takes them: taxable_income=60000")),
    (
      "schema",
      .object([("type", .string("object")), ("additionalProperties", .object([("type", .string("string"))]))])
    ),
  ])

  private static func settings(_ request: String) -> [JSON] {
    (Setting.ofRequests[request] ?? []).map { parameter("_" + $0.rawValue, "query", $0.description) }
  }

  private static func parameter(_ name: String, _ place: String, _ description: String) -> JSON {
    .object([
      ("name", .string(name)), ("in", .string(place)), ("required", .boolean(place == "path")),
      ("description", .string(description)), ("schema", .object([("type", .string("string"))])),
    ])
  }

  private static func path(_ summary: String, parameters: [JSON], fields: [String]) -> JSON {
    func content(_ fields: [String]) -> JSON {
      .object([
        (
          "application/json",
          .object([
            (
              "schema",
              .object([("type", .string("object")), ("required", .array(fields.map { .string($0) }))])
            )
          ])
        )
      ])
    }
    return .object([
      (
        "get",
        .object([
          ("summary", .string(summary)), ("parameters", .array(parameters)),
          (
            "responses",
            .object([
              ("200", .object([("description", .string(summary)), ("content", content(fields))])),
              (
                "422",
                .object([("description", .string("what is wrong with the case")), ("content", content(["errors"]))])
              ), ("404", .object([("description", .string("there is no such address"))])),
            ])
          ),
        ])
      )
    ])
  }
}
