import Levy
import Testing

@testable import LevyBatch
@testable import LevyModel
@testable import LevyRules
@testable import LevyTrace
@testable import LevyWhatIf

/// Histories that say how long their values hold.
@Suite("Histories that end") struct HistoryTests {
  private static let tariff = parameter(
    "rate", #"{ ["2020-01-01"] = 0.1, ["2021-01-01"] = 0.2, ["2022-01-01"] = unchanged, ["2024-07-01"] = 0.3 }"#,
    more: "every = \"year\", ")
  private static let rules = tariff + input("m") + rule("tax", "return floor(case.m * law.rate, 0.01)")

  private func tax(_ year: Int) throws -> String { try result("tax", rulebook(Self.rules), year: year, ["m": "100"]) }

  @Test func eachYearHasAFigureOfItsOwn() throws {
    #expect(try tax(2020) == "10")
    #expect(try tax(2021) == "20")
    #expect(try tax(2022) == "20")
    #expect(try tax(2024) == "30")
    for (year, last) in [(2023, "2022"), (2025, "2024"), (2026, "2024")] {
      let found = diagnostic { try tax(year) }
      #expect(found?.problem == .noFigure(parameter: "rate", year: String(year), last: last))
      #expect(found?.code == .noLaw && found?.name == "rate")
    }
    let said = try #require(diagnostic { try tax(2026) }?.message)
    #expect(said.contains("law.rate has no figure for 2026: each year has its own, and the last is that of 2024"))
    #expect(said.contains("write what it is for 2026 into the history of 'rate', or unchanged where it stays"))
  }

  /// The first half of 2024 has none: the value before is that of 2022.
  @Test func aDayBeforeTheFigureOfItsYearHasNone() throws {
    let rules = try rulebook(Self.tariff + rule("then", "return law.on(date(2024, 6, 30)).rate", type: "rate"))
    #expect(
      problem { try result("then", rules, year: 2024) } == .noFigure(parameter: "rate", year: "2024", last: "2022"))
  }

  @Test func whatWasKnownBeforeAnActOfTheYearIsWhatWasThere() throws {
    let rules = try rulebook(
      parameter(
        "rate", #"{ ["2024-01-01"] = 0.1, ["2025-01-01"] = revised { ["2024-12-30"] = 0.2 } }"#,
        more: "every = \"year\", ")
        + rule("r", "return law.rate", type: "rate"))
    var facts = try Case(rules, year: 2025)
    #expect(try Calculator(rules).evaluate("r", for: facts).description == "0.2")
    facts.known = CalendarDate(year: 2024, month: 6, day: 30)
    #expect(try Calculator(rules).evaluate("r", for: facts).description == "0.1")
  }

  @Test func repealedAndUntilChangedHaveNoGaps() throws {
    let rules = try rulebook(
      parameter("old", #"{ ["2020-01-01"] = 1, ["2021-01-01"] = repealed }"#, more: "every = \"year\", ")
        + parameter("stays", #"{ ["2020-01-01"] = 1 }"#, more: "until_changed = true, ")
        + rule("r", "return law.stays") + rule("s", "return law.old"))
    #expect(try result("r", rules, year: 2026) == "1")
    guard case .noLaw(parameter: "old", _, _)? = problem({ try result("s", rules, year: 2026) }) else {
      Issue.record("no error")
      return
    }
  }

  @Test(arguments: [
    (#"every = "month", "#, "{ ['2020-01-01'] = 1 }", "every"), ("every = true, ", "{ ['2020-01-01'] = 1 }", "every"),
    (#"every = "year", until_changed = true, "#, "{ ['2020-01-01'] = 1 }", "until_changed"),
    ("", "{ ['2020-01-01'] = unchanged }", "since[\"2020-01-01\"]"),
    ("", "{ ['2020-01-01'] = { a = 1 }, ['2021-01-01'] = { a = unchanged } }", "since[\"2021-01-01\"].a"),
    ("for_the_year = true, ", "{ ['2020-01-01'] = 1 }", "for_the_year"),
  ])
  func whatIsNoHistory(fields: String, since: String, field: String) {
    let found = problems(parameter("p", since, more: fields) + rule("r", "return 1"))
    #expect(
      found.contains {
        if case .declaration(_, .wrongField(field, _, _)) = $0 { true } else { false }
      }, "\(found)")
  }

  /// Rows of a year without a figure are errors, by plans as by the interpreter, and the law of other days is too.
  @Test(arguments: ["tax", "then"]) func plannedAsInterpreted(_ output: String) throws {
    let rules = try rulebook(
      Self.rules + input("d", "date", "default = '2022-06-01', ")
        + rule("then", "return floor(case.m * law.on(case.d).rate, 0.01)"))
    var table = "year,m,d\n"
    for row in 0..<400 {
      let month = row % 12 + 1
      table += "\(2020 + row % 7),\(row),\(2020 + row / 3 % 7)-\(month < 10 ? "0" : "")\(month)-15\n"
    }
    var job = try BatchJob(rules, outputs: [output])
    job.rowsWorthAPlan = 0
    let planned = try run(job, table)
    job.usesPlans = false
    let interpreted = try run(job, table)
    #expect(planned.lines == interpreted.lines)
    #expect(planned.summary.faults > 100)
  }

  // MARK: What check says

  private func findings(_ rules: String) throws -> [Problem] {
    try rulebook(rules).historyFindings.map(\.problem)
  }

  private static func yearly(_ years: some Sequence<Int>) -> String {
    "{ " + years.map { "[\"\($0)-01-01\"] = \($0), " }.joined() + "}"
  }

  @Test func aHistoryThatChangedInMostYearsIsToSayHowItGoesOn() throws {
    let read = rule("r", "return law.p")
    #expect(
      try findings(parameter("p", Self.yearly(2020...2025)) + read)
        == [.history(parameter: "p", .unsaidRenewal(changes: 5, years: 6))])
    // One forgotten in between is told of too.
    #expect(
      try findings(parameter("p", Self.yearly([2020, 2021, 2023, 2024, 2025])) + read)
        == [.history(parameter: "p", .unsaidRenewal(changes: 4, years: 6))])
    #expect(try findings(parameter("p", Self.yearly([2020, 2022, 2024])) + read).isEmpty)
    #expect(try findings(parameter("p", Self.yearly(2020...2025), more: "until_changed = true, ") + read).isEmpty)
    #expect(try findings(parameter("p", Self.yearly(2020...2025), more: "every = \"year\", ") + read).isEmpty)
    #expect(
      try findings(parameter("p", Self.yearly([2020, 2022, 2023]), more: "every = \"year\", ") + read)
        == [.history(parameter: "p", .skips(years: ["2021"]))])
    let rules = try rulebook(parameter("p", Self.yearly(2020...2025)) + read)
    #expect(try rules.findings().warnings.contains { $0.problem.kind == .history })
  }

  @Test(arguments: [
    ("return law.p", true), ("return law.on(date(case.year, 1, 1)).p", false),
    ("local l = law.on(date(case.year, 1, 1)) return l.p", false),
    ("local sum = 0 for m in months(case) do sum = sum + law.on(m.first).p / 12 end return floor(sum, 0.01)", false),
  ])
  func aValueThatBeginsWithinAYear(_ body: String, isTold: Bool) throws {
    for day in ["2023-07-01", "2023-12-31", "2025-01-02"] {
      let history = "{ ['2020-01-01'] = 1, ['\(day)'] = 2 }"
      let found = try findings(parameter("p", history) + rule("r", body))
      #expect(found.count == (isTold ? 1 : 0), "\(found)")
      if case .history("p", .withinYear(let told, _, _))? = found.first { #expect(told.description == day) }
      #expect(try findings(parameter("p", history, more: "for_the_year = \"§ 52\", ") + rule("r", body)).isEmpty)
    }
  }

  @Test func aHelperIsGivenTheLawOfADay() throws {
    let rules =
      "local function of(law) return law.p end\n" + parameter("p", "{ ['2020-01-01'] = 1, ['2023-07-01'] = 2 }")
    #expect(try findings(rules + rule("r", "return of(law.on(date(case.year, 1, 1)))")).isEmpty)
    #expect(try findings(rules + rule("r", "return of(law)")).count == 1)
  }
}

/// Expected values of years, changes from one year to the next, and figures to be looked up.
@Suite("A new year") struct NewYearTests {
  private static let rules =
    "parameter 'prices' { label = 'Rise of prices', source = '§ 9', every = 'year', announced = 'October',\n"
    + "  since = { ['2024-01-01'] = 0.017, ['2025-01-01'] = 0.038, ['2026-01-01'] = 0.1 } }\n"
    + "parameter 'benefit' { label = 'Benefit', source = '§ 1', every = 'year',\n"
    + "  since = {\n    ['2023-01-01'] = 25.60,\n    ['2024-01-01'] = 26.05,   -- a comment\n    ['2025-01-01'] = 27.05,\n  },\n"
    + "  projected = { ['2026-01-01'] = indexed('prices', { nearest = 0.05 }) } }\n"
    + "parameter 'allowance' { label = 'Allowance', source = '§ 2', every = 'year', "
    + "since = { ['2025-01-01'] = 100 }, projected = { ['2026-01-01'] = unchanged, ['2027-01-01'] = 120 } }\n"
    + "parameter 'tariff' { label = 'Tariff', source = '§ 3', every = 'year', since = { ['2025-01-01'] = { { rate = 0.1 } } } }\n"
    + "parameter 'fixed' { label = 'Fixed', source = '§ 4', until_changed = true,\n"
    + "  since = { ['2020-01-01'] = 1, ['2026-01-01'] = revised { ['2025-03-02'] = 2 } } }\n"
    + rule("paid", "return law.benefit + law.allowance") + rule("taxed", "return law.tariff[1].rate", type: "rate")
    + rule("sum", "return law.fixed") + rule("gone", "return 1", more: "to = '2025-12-31', ")

  @Test func whatIsExpectedStandsInForFigures() throws {
    let rules = try rulebook(Self.rules, results: ["paid", "sum"])
    #expect(
      problem { try result("paid", rules, year: 2026) } == .noFigure(parameter: "benefit", year: "2026", last: "2025"))
    let projected = try rules.projecting(2026)
    // 27.05 and ten percent is 29.755.
    #expect(try result("paid", projected, year: 2026) == "129.75")
    #expect(try result("paid", projected, year: 2025) == "127.05")
    // Nothing is expected of the tariff.
    #expect(
      problem { try result("taxed", projected, year: 2026) }
        == .noFigure(parameter: "tariff", year: "2026", last: "2025"))
    #expect(projected.digest != rules.digest)
    let answer = try Calculator(projected).answer(for: Case(projected, year: 2026))
    #expect(answer.markup.plain.split(separator: "\n").allSatisfy { $0.hasSuffix("(projected)") })
    #expect(answer.caveats.map(\.caveat.name) == ["projected"])
    #expect(answer.caveats.first?.caveat.text.contains("law.benefit, law.allowance") == true)
    #expect(answer.caveats.first?.results == ["paid", "sum"])
  }

  @Test func aYearBeyondTheRulesIsAddedToThem() throws {
    let rules = try rulebook(Self.rules)
    let projected = try rules.projecting(2027)
    #expect(projected.jurisdiction.years == 2020...2027)
    #expect(try result("sum", projected, year: 2027) == "2")
    #expect(throws: RulebookErrors.self) { try rules.projecting(2028) }
    #expect(throws: Diagnostic.self) { try Case(rules, year: 2027) }
  }

  @Test func indexationIsHeldAgainstPublishedFigures() throws {
    let found = try NewYear(rulebook(Self.rules), 2026)
    #expect(found.missing.map(\.parameter.name) == ["benefit", "allowance", "tariff"])
    let benefit = try #require(found.missing.first)
    #expect(benefit.expected == "29.75" && benefit.index == "prices")
    // 26.05 and 3.8 percent is 27.0399, and 25.60 and 1.7 percent 26.0352.
    #expect(benefit.fit?.agreeing == 2 && benefit.fit?.others.isEmpty == true)
    #expect(found.changes.figures.map(\.parameter.name) == ["fixed", "prices"])
    let text = found.markup.plain
    #expect(text.contains("3 figures to be looked up") && text.contains("projected: unchanged"))
    let next = try NewYear(rulebook(Self.rules), 2027)
    #expect(next.missing.map(\.parameter.name) == ["prices", "benefit", "allowance", "tariff"])
    #expect(next.markup.plain.contains("announced: October"))
  }

  @Test func emptyEntriesSayNothingOfTheirYear() throws {
    let rules = try rulebook(Self.rules)
    let (files, unwritten) = rules.withEmptyEntries(for: 2027)
    #expect(unwritten.isEmpty)
    let texts = Dictionary(uniqueKeysWithValues: files.map { (String($0.path.dropFirst(3)), $0.text) })
    let text = try #require(texts["a.lua"])
    #expect(text.contains("    ['2025-01-01'] = 27.05,\n    [\"2027-01-01\"] = nil,\n  },"))
    #expect(text.contains("since = { ['2025-01-01'] = 100, [\"2027-01-01\"] = nil, }"))
    #expect(texts["jurisdiction.lua"]?.contains("years = { 2020, 2027 }") == true)
    let written = try Rulebook("xx", files: texts)
    #expect(
      problem { try result("paid", written, year: 2027) } == .noFigure(parameter: "benefit", year: "2027", last: "2025")
    )
    // Existing entries are not written twice.
    #expect(written.withEmptyEntries(for: 2027).files.isEmpty)
  }

  @Test func whatChanges() throws {
    let rules = try rulebook(Self.rules)
    let changes = LawChanges(rules, years: 2025...2026)
    #expect(changes.figures.map(\.parameter.name) == ["fixed", "prices"])
    #expect(changes.figures.first?.enacted?.description == "2025-03-02")
    #expect(changes.figures.first?.parts.first?.growth == 100)
    #expect(changes.rules.map(\.name) == ["gone"] && changes.rules.first?.begins == false)
    #expect(changes.missing.map(\.name) == ["benefit", "allowance", "tariff"])
    let recent = LawChanges(rules, years: 2025...2026, since: CalendarDate(year: 2025, month: 3, day: 2))
    #expect(recent.figures.map(\.parameter.name) == ["fixed"] && recent.undated == 1)
    #expect(
      LawChanges(rules, years: 2025...2026, since: CalendarDate(year: 2025, month: 3, day: 3)).figures.isEmpty)
    let feed = changes.feed
    #expect(feed.components(of: "<entry>") == 3 && feed.contains("<updated>2025-03-02T00:00:00Z</updated>"))
  }

  @Test func whatIsExpectedOfAYearThatHasItsFigureIsTold() throws {
    let rules = try rulebook(
      parameter(
        "p", "{ ['2025-01-01'] = 1, ['2026-01-01'] = 2 }",
        more: "every = 'year', projected = { ['2026-01-01'] = 3 }, ") + rule("r", "return law.p"))
    let day = try #require(CalendarDate("2026-01-01"))
    #expect(rules.historyFindings.map(\.problem) == [.history(parameter: "p", .published(day: day))])
    #expect(try result("r", rules, year: 2026) == "2")
  }

  @Test(arguments: ["indexed('prices', 1)", "indexed('prices', { near = 1 })", "indexed(1, { up = 1 })", "indexed()"])
  func whatIsNoIndexation(_ text: String) {
    let rules =
      Self.rules + parameter("q", "{ ['2025-01-01'] = 1 }", more: "projected = { ['2026-01-01'] = \(text) }, ")
    #expect(
      problems(rules + rule("q_read", "return law.q")).contains {
        if case .declaration(_, .wrongField("projected[\"2026-01-01\"]", _, _)) = $0 { true } else { false }
      })
  }

  @Test func anIndexIsAParameter() {
    let rules =
      Self.rules
      + parameter(
        "q", "{ ['2025-01-01'] = 1 }", more: "projected = { ['2026-01-01'] = indexed('price', { up = 1 }) }, ")
    #expect(
      problems(rules + rule("q_read", "return law.q"))
        == [.unknownName(name: "price", role: .parameter, nearest: ["prices"])])
  }
}

extension String {
  fileprivate func components(of text: String) -> Int { self.ranges(of: text).count }
}

/// Slips that were silent: each is told of, and what is right is not.
@Suite("Slips that are told") struct ToldSlipTests {
  private func warnings(_ rules: String) throws -> [Problem.Kind] {
    let rules = try rulebook(rules)
    return try (rules.warnings + rules.findings().warnings).map(\.problem.kind)
  }

  private static let persons =
    "person 'spouse' { label = 'Spouse', source = '§ 1', present = function(case) return true end }\n"
    + input("wages", more(of: "person")) + input("bonus", more(of: "person"))

  private static func more(of persons: String) -> String { "money, default = 0, of = \"\(persons)\"" }

  private func levy(_ body: String, before: String = "") -> String {
    Self.persons + before + "rule 'levy' { of = 'person', label = 'L', source = '§ 1', type = money,\n"
      + "  compute = function(person, law, case) \(body) end }\n"
      + rule("total", "return sum(case.persons, 'levy') + sum(case.persons, 'bonus')")
  }

  @Test(arguments: [
    ("return case.m // 3", true), ("return (case.m - 100) // 2", true), ("return law.p // 2", true),
    ("return floor(case.m / 3)", false), ("return case.m // law.p", false), ("return case.n // 3", false),
    ("\n  -- § 3: in whole euros\n  return case.m // 3", false),
  ])
  func wholeDivisionOfAmounts(_ body: String, isTold: Bool) throws {
    let rules =
      input("m") + input("n", "count(12)") + parameter("p", "{ ['2020-01-01'] = 1 }", more: "type = money, ")
      + rule("r", body) + rule("s", "return case.m + case.n + law.p")
    #expect(try warnings(rules).contains(.floorsMoney) == isTold)
  }

  @Test func anEmptySource() {
    for source in ["", " "] {
      #expect(
        problems(
          "parameter 'p' { label = 'P', source = '\(source)', since = { ['2020-01-01'] = 1 } }\n"
            + rule("r", "return law.p"))
          == [.declaration("parameter 'p'", fault: .wrongField("source", expected: "a text", found: "an empty one"))])
    }
  }

  @Test func aRateAboveOne() {
    func found(_ rate: String) -> [Problem] {
      problems(
        parameter("p", "{ ['2020-01-01'] = \(rate) }", more: "type = rate, ") + rule("r", "return law.p", type: "rate"))
    }
    for wrong in ["50", "-0.1", "1.01"] {
      #expect(
        found(wrong) == [
          .declaration(
            "parameter 'p'",
            fault: .wrongField("since[\"2020-01-01\"]", expected: "a rate from 0 to 1, such as 0.42", found: wrong))
        ])
    }
    for right in ["0", "1", "0.5", "repealed"] { #expect(found(right).isEmpty) }
  }

  @Test(arguments: [
    ("{ { upto = 100, rate = 0.1 }, { upto = 50, rate = 0.2 }, { upto = 200, rate = 0.2 }, { rate = 0.3 } }", "upto"),
    ("{ XX = { { from = 0, rate = 0.1 }, { from = 500, rate = 0.2 }, { from = 50, rate = 0.3 } } }", "from"),
    ("{ { upto = 100, rate = 0.3 }, { upto = 150, rate = 0.2 }, { rate = 0.3 } }", nil),
    ("{ { from = 100, rate = 0.3 }, { from = 50, rate = 0.2 } }", nil),
  ])
  func bandsWithoutAShape(_ value: String, _ field: String?) throws {
    let rules = try rulebook(
      parameter("p", "{ ['2020-01-01'] = \(value) }") + rule("r", "return #law.p", type: "number"))
    let day = CalendarDate(year: 2020, month: 1, day: 1)
    let expected = field.flatMap { field in
      day.map { Problem.history(parameter: "p", .unordered(day: $0, field: field)) }
    }
    #expect(rules.historyFindings.map(\.problem) == [expected].compactMap(\.self))
  }

  @Test func aPersonsFactOfTheTaxpayer() throws {
    let helper = "local function base(case) return case.wages end\n"
    #expect(try warnings(levy("return base(case)", before: helper)).contains(.taxpayersFact))
    #expect(try !warnings(levy("return base(person)", before: helper)).contains(.taxpayersFact))
    let asked = input(
      "extra", Self.more(of: "person") + ", ask_if = function(person, law, case) return case.wages > 0 end")
    #expect(
      try warnings(levy("return person.wages + person.extra", before: asked)).contains(.taxpayersFact))
  }

  @Test func aKindThatThereIsNot() {
    func found(_ kind: String) -> [Problem] {
      problems(
        levy("return person.wages")
          + rule(
            "r", "local n = 0 for p in each(case.persons) do if p.kind == '\(kind)' then n = n + 1 end end return n"))
    }
    #expect(
      found("spuse") == [
        .badValue(
          name: "person.kind", value: "spuse", expected: Wording(inEnglish: "one of taxpayer, spouse"),
          nearest: ["spouse"])
      ])
    #expect(found("spouse").isEmpty)
    #expect(
      problems(levy("return person.wages") + rule("r", "return sum(case.persons, 'wagse')")).first?.kind == .unknownName
    )
  }
}
