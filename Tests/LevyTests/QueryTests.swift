import Levy
import Testing

/// What-if questions as values: read once, run once, alike wherever they are asked.
@Suite("Questions about a case")
struct QueryTests {
  private func session() throws -> Session {
    let rules = try rulebook(
      input("pay", "money", #"default = 0, aliases = { lohn = 0.01 },"#)
        + input("married", "boolean", "default = false,")
        + rule("tax", "return floor(case.pay / (case.married and 20 or 10), 0.01)")
        + rule("net", "return case.pay - case.tax"),
      results: ["tax"])
    var facts = try facts(rules)
    try facts.give("pay", "300")
    return Session(try Calculator(rules), folder: "rules", facts: facts)
  }

  /// A question, behind which command it is asked at the prompt, and what it is as a value.
  @Test(arguments: [
    ("solve tax = 5 for pay", ":", Query.solve(result: "tax", value: "5", fact: "pay")),
    ("solve tax = 5 for pay=0..100", ":", .solve(result: "tax", value: "5", fact: "pay=0..100")),
    ("cliffs tax over pay=0..100", ":", .cliffs(result: "tax", over: "pay=0..100")),
    ("sweep over pay=0..100 step 50", ":", .sweep(results: [], over: "pay=0..100", step: "50")),
    (
      "sweep tax over lohn=0..10000 step 5000", ":",
      .sweep(results: ["tax"], over: "lohn=0..10000", step: "5000", rates: [.effective, .marginal])
    ),
    ("compare 2020..2022", ":", .compare(results: [], cases: (2020...2022).map { Variation(year: $0) })),
    (
      "compare net with pay = 1000, married = yes", ":",
      .compare(
        results: ["net"],
        cases: [
          Variation(title: "now"),
          Variation(facts: [.init(name: "pay", text: "1000"), .init(name: "married", text: "yes")]),
        ])
    ),
    (
      "diff tax with married = yes", ":why-changed",
      .diff(results: ["tax"], to: Variation(facts: [.init(name: "married", text: "yes")]))
    ),
    ("diff net 2020", ":why-changed", .diff(results: ["net"], from: Variation(year: 2020))),
    ("explain net", ":why", .explain(results: ["net"])),
  ])
  func allFrontsAskAlike(text: String, entry: String, query: Query) throws {
    let session = try session()
    #expect(try Query(text, session.rulebook) == query)
    let outcome = try query.run(try Calculator(session.rulebook), session.facts)
    let shown = outcome.markup.plain + (outcome.remark.map { "\($0)\n" } ?? "")
    let typed = entry == ":" ? ":" + text : entry + text.drop { $0 != " " }
    #expect(session.respond(to: typed).text.plain.hasSuffix(shown))
    guard case .object(let fields) = outcome.json else {
      Issue.record("\(text): no object")
      return
    }
    #expect(!fields.isEmpty && !outcome.isEmpty && outcome.failures.isEmpty)
  }

  @Test func aDifferenceIsOfTheBottomLine() throws {
    let session = try session()
    let query = Query.diff(results: [], to: Variation(facts: [.init(name: "married", text: "yes")]))
    let outcome = try query.run(try Calculator(session.rulebook), session.facts)
    guard case .differences(let found, let sides) = outcome else {
      Issue.record("no differences")
      return
    }
    #expect(found.map(\.name) == ["tax"] && found.first?.difference == -15)
    #expect(sides.titles == ["2025", "2025 married=yes"])
  }

  @Test func casesByName() throws {
    let session = try session()
    _ = session.respond(to: ":scenario low")
    _ = session.respond(to: "pay = 900")
    #expect(
      session.respond(to: ":compare low net").text.plain == """
                low     now  difference
        net  270.00  810.00     +540.00  Label of net

        """)
    #expect(session.respond(to: ":why-changed net low").text.plain.hasPrefix("net  270.00 → 810.00"))
  }

  @Test(arguments: [
    "", "swep tax over pay=0..1", "solve tax for pay", "solve = 5 for pay", "solve tax = 5 for",
    "cliffs over pay=0..1", "cliffs tax over", "sweep tax", "sweep over", "solve married = yes for pay", "compare",
    "compare nobody",
    "compare with pay", "compare with pay = much", "compare with pai = 1", "diff tax", "diff 1999",
    "compare 1999..2021",
    "sweep tax over pay=0..1 step -1", "diff married = yes",
    "diff net 2020..2022", "diff net 2020 2021", "compare with pay = 60-000", "diff tax with pay = 2 * 30",
    "solve tax = 60-000 for pay",
  ])
  func badQuestions(text: String) throws {
    let session = try session()
    let calculator = try Calculator(session.rulebook)
    #expect(throws: Diagnostic.self) { try Query(text, session.rulebook).run(calculator, session.facts) }
  }

  @Test func whatFailsIsInTheDocument() throws {
    let session = try session()
    let calculator = try Calculator(session.rulebook)
    func document(_ text: String) throws -> String {
      try Query(text, session.rulebook).run(calculator, session.facts).document(of: session.facts).text()
    }
    let unsolved = try document("solve tax = 5,000.5 for pay=0..100")
    #expect(unsolved.contains("no value of pay from 0 to 100 gives tax = 5,000.5"))
    #expect(unsolved.contains(#""code": "nothing-found""#) && unsolved.contains(#""stamp""#))
    #expect(try document("solve tax = 5 for pay").contains(#""errors": []"#))
  }

  @Test func yearsAsTyped() throws {
    let rules = try rulebook(input("pay") + rule("tax", "return case.pay"), results: ["tax"])
    let jurisdiction = rules.jurisdiction
    #expect(jurisdiction.years("2025") == 2025...2025)
    #expect(jurisdiction.years("2020..2026") == 2020...2026 && jurisdiction.years("2020-2026") == 2020...2026)
    for text in ["", "..", "2020..", "20..26", "2026..2020", "2020..2021..2022", "pay"] {
      #expect(jurisdiction.years(text) == nil, "\(text)")
    }
  }
}
