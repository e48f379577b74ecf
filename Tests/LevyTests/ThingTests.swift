import Differential
import Levy
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyRules
@testable import LevySession
@testable import LevyTrace

/// A taxpayer and perhaps a spouse with pensions, and houses with tenants.
func thingRules(atMost: Int = 3) -> String {
  """
  person "spouse" {
    label = "Spouse", source = "§ 1", labels = "Spouse's {lower_label}", aliases = { "spouse_{name}" },
    present = function(case) return case.is_married end,
  }
  thing "pension" {
    of = "person", label = "Pension", source = "§ 2", at_most = \(atMost), plural = "pensions",
    aliases = { "pension_{number}_{name}" },
    counted_by = "number_of_pensions",
  }
  thing "house" {
    label = "House", source = "§ 3", at_most = 2, plural = "houses",
    counted_by = "number_of_houses",
  }
  thing "tenant" {
    of = "house", label = "Tenant", source = "§ 3", at_most = 2,
    counted_by = "number_of_tenants",
  }
  input "is_married" { label = "Married", type = boolean, default = false }
  input "number_of_pensions" { of = "person", label = "Pensions", type = count(\(atMost)), default = 0 }
  input "number_of_houses" { label = "Houses", type = count(2), default = 0 }
  input "number_of_tenants" { of = "house", label = "Tenants", type = count(2), default = 1 }
  input "birth_year" { of = "person", label = "Year of birth", type = number, default = 1950 }
  input "amount" { of = "pension", label = "Amount", type = money, aliases = { "annuity" } }
  input "begun" { of = "pension", label = "Begun", type = number, default = 2015 }
  input "rent" { of = "tenant", label = "Rent", type = money, default = 0 }
  parameter "free" { label = "Free", source = "§ 2", type = rate, since = { ["2020-01-01"] = 0.02 } }
  rule "age_then" {
    of = "pension", label = "Age then", source = "§ 2", type = number,
    compute = function(pension) return pension.begun - pension.owner.birth_year end,
  }
  rule "taxed" {
    of = "pension", label = "Taxed part", source = "§ 2", type = money,
    compute = function(pension, law) return floor(pension.amount * (1 - min(pension.age_then * law.free / 2, 1)), 0.01) end,
  }
  rule "pension_income" {
    of = "person", label = "Pension income", source = "§ 2", type = money,
    compute = function(person) return sum(person.pensions, "taxed") end,
  }
  rule "income" {
    label = "Income", source = "§ 2", type = money,
    compute = function(case)
      local total = sum(case.persons, "pension_income")
      for house in each(case.houses) do total = total + sum(house.tenant, "rent") end
      return total
    end,
  }
  rule "largest" {
    of = "person", label = "Largest pension", source = "§ 2", type = money,
    compute = function(person)
      local most = 0
      for pension in each(person.pensions) do most = max(most, pension.amount) end
      return most
    end,
  }
  rule "pensions_of_both" {
    label = "Pensions", source = "§ 2", type = count(200),
    compute = function(case) return #case.taxpayer.pensions + #case.spouse.pensions end,
  }

  """
}

@Suite("Things") struct ThingTests {
  private let book: Rulebook

  init() throws { book = try rulebook(thingRules(), results: ["income"]) }

  @Test func eachOwnerHasSome() {
    let names = Set(book.names)
    for name in [
      "pension.1.amount", "pension.3.taxed", "spouse.pension.1.amount", "spouse.pension.3.present",
      "house.2.tenant.1.rent",
      "pension.2.annuity", "pension_2_amount", "spouse_pension.2.amount", "spouse_pension_2_annuity",
      "spouse.pension_2_amount",
    ] { #expect(names.contains(name), "\(name)") }
    for name in ["amount", "spouse.amount", "tenant.1.rent", "pension.4.amount", "pension.1.birth_year"] {
      #expect(!names.contains(name), "\(name)")
    }
  }

  @Test(arguments: [
    ("pension.2.amount", "Pension 2: Amount"), ("spouse.pension.1.taxed", "Spouse's pension 1: Taxed part"),
    ("house.2.tenant.1.rent", "House 2: Tenant 1: Rent"), ("spouse.pension.2.present", "Spouse's pension 2"),
  ]) func labels(_ name: String, _ label: String) throws {
    #expect(try book.variable(named: name).label == label)
  }

  private let both: KeyValuePairs = [
    "is_married": "yes", "number_of_pensions": "2", "pension.1.amount": "1000", "pension.1.begun": "2015",
    "pension.2.amount": "500.55", "pension.2.begun": "2000", "spouse.number_of_pensions": "1",
    "spouse.pensions.1.amount": "100", "spouse.birth_year": "1965", "number_of_houses": "2",
    "house.1.number_of_tenants": "2", "house.1.tenant.2.rent": "7", "houses.2.tenant.1.rent": "5",
  ]

  @Test func rulesReadTheirOwnTheirOwnersAndTheLists() throws {
    // 1000 * 0.35, 500.55 * 0.50, 100 * 0.50
    #expect(try result("pension.1.taxed", book, both) == "350")
    #expect(try result("pension.2.taxed", book, both) == "250.27")
    #expect(try result("spouse.pension.1.taxed", book, both) == "50")
    #expect(try result("pension_income", book, both) == "600.27")
    #expect(try result("income", book, both) == "662.27")
    #expect(try result("largest", book, both) == "1000")
    #expect(try result("spouse.largest", book, both) == "100")
    #expect(try result("pensions_of_both", book, both) == "3")
  }

  @Test func whoIsNotThereHasNothing() throws {
    #expect(try result("income", book) == "0")
    #expect(try result("spouse.pension.1.taxed", book, ["spouse.number_of_pensions": "0"]) == "0")
    for (given, name, presence) in [
      (["number_of_pensions": "0", "pension.1.amount": "5"], "pension.1.amount", "pension.1.present"),
      (
        ["number_of_houses": "1", "house.2.tenant.1.rent": "5"], "house.2.tenant.1.rent", "house.2.tenant.1.present"
      ),
      (
        ["is_married": "yes", "spouse.number_of_pensions": "1", "spouse.pension.2.amount": "5"],
        "spouse.pension.2.amount", "spouse.pension.2.present"
      ),
      (["spouse.pension.1.amount": "5"], "spouse.pension.1.amount", "spouse.pension.1.present"),
    ] as [(KeyValuePairs, String, String)] {
      #expect(
        problem { try result("income", book, given) } == .noSuchPerson(name: name, isGiven: true, presence: presence))
    }
    // A pension may not be said to be there where its owner is not.
    #expect(
      problem { try result("income", book, ["spouse.number_of_pensions": "1"]) }
        == .noSuchPerson(name: "spouse.number_of_pensions", isGiven: true, presence: "spouse.present"))
  }

  /// A case with a fact of the second thing has two, unless the number is given.
  @Test func whatIsToldOfIsThere() throws {
    #expect(try result("pensions_of_both", book, ["pension.1.amount": "5", "pension.2.amount": "7"]) == "2")
    #expect(try result("income", book, ["pension.1.amount": "1000"]) == "350")
    #expect(try result("income", book, ["house.2.tenant.2.rent": "7", "house.1.tenant.1.rent": "5"]) == "12")
    // A default does not reduce the number, and a value that does not count as given does not raise it.
    #expect(try result("house.2.number_of_tenants", book, ["house.2.tenant.1.rent": "7"]) == "1")
    #expect(try result("number_of_pensions", book, ["pension.2.begun": "2015", "pension.1.amount": "0"]) == "0")
    #expect(
      try result("spouse.number_of_pensions", book, ["is_married": "yes", "spouse.pension.3.amount": "1"]) == "3")
    let calculator = try Calculator(book)
    let answer = calculator.answer(["income"], for: try facts(book, ["pension.1.amount": "1000"]))
    #expect(answer.assumptions.map(\.name).contains("number_of_pensions") == false)
    #expect(answer.unused.isEmpty)
    guard case .missing(let inputs, _) = problem({ try result("income", book, ["pension.2.amount": "5"]) }) else {
      Issue.record("the first pension's amount is missing")
      return
    }
    #expect(inputs.map(\.name) == ["pension.1.amount"])
  }

  @Test func tablesNeedNoNumberOfThem() throws {
    let table = """
      is_married,pension.1.amount,pension.2.amount,spouse.pension.1.amount,house.1.tenant.2.rent
      no,,,,
      no,1000,,,
      no,1000,500.55,,
      yes,1000,,100,9
      no,,,100,
      no,,500.55,,
      """
    var job = try BatchJob(book, outputs: ["income", "number_of_pensions"])
    job.year = 2025
    job.rowsWorthAPlan = 0
    let result = try run(job, table)
    #expect(result.shownFaults == ["5:6 - - no-such-person", "6:7 - - missing"])
    let ends = ["", ",0.00,0", ",350.00,1", ",525.19,2", ",394.00,1"]
    for (line, end) in zip(result.lines, ends).dropFirst() { #expect(line.hasSuffix(end), "\(line)") }
    #expect(try run(job, Array(table.utf8)).summary.planned >= 4)
  }

  @Test func inJSON() throws {
    let text = """
      {
        "jurisdiction": "xx", "year": 2025, "is_married": true, "number_of_pensions": 2,
        "pensions": [ { "amount": 1000 }, { "amount": "500.55", "begun": 2000 } ],
        "spouse": { "number_of_pensions": 1, "birth_year": 1965, "pensions": [ { "amount": 100 } ] },
        "number_of_houses": 2,
        "houses": [ { "number_of_tenants": 2, "tenant": [ {}, { "rent": 7 } ] }, { "tenant": [ { "rent": 5 } ] } ]
      }
      """
    let calculator = try Calculator(book)
    let facts = try CaseFile(text, path: "a.json").facts(calculator)
    #expect(try calculator.evaluate("income", for: facts).description == "662.27")
    #expect(try CaseFile(facts.fileText, path: "b").facts(calculator).values.map(\.name) == facts.values.map(\.name))
  }

  @Test(arguments: [
    ("pension.2.amount + 1", "501.55"), ("spouse.pension.1.amount * 2", "200"), ("sum(pensions, \"taxed\")", "600.27"),
    ("pensions[2].begun", "2000"), ("sum(spouse.pensions, \"amount\")", "100"), ("houses[1].tenant[2].rent", "7"),
    ("pensions[2].owner.birth_year", "1950"),
  ]) func expressions(_ expression: String, _ expected: String) throws {
    guard case .value(let value) = try Calculator(book).evaluate(expression: expression, for: facts(book, both)) else {
      Issue.record("no value")
      return
    }
    #expect(value.description == expected)
  }

  @Test func atThePrompt() throws {
    let session = Session(try Calculator(book), folder: "", facts: try facts(book))
    for entry in [
      "is_married = yes", "number_of_pensions = 1", "pension.1.amount = 1k", "spouse.number_of_pensions = 1",
      "spouse.pensions.1.amount = 100",
    ] { #expect(!session.respond(to: entry).isError, "\(entry)") }
    #expect(session.respond(to: "spouse.pension.1.amount").text.plain == "100.00\n")
    #expect(session.completion(of: "spouse.pension.1.am").candidates.map(\.text) == ["spouse.pension.1.amount"])
    #expect(session.completion(of: "1 + pension.2.am").candidates.map(\.text) == ["pension.2.amount"])
  }

  @Test func questions() throws {
    func asked(_ given: KeyValuePairs<String, String>) throws -> [String] {
      try Interview(Calculator(book), wanted: ["pension_income", "spouse.pension_income"], facts: facts(book, given))
        .questionnaire.fields.filter(\.isOpen).map(\.name)
    }
    #expect(try asked([:]).contains { $0.contains("pension.") } == false)
    let some = try asked(["number_of_pensions": "2"])
    #expect(some.contains("pension.2.amount") && !some.contains("pension.3.amount"))
    #expect(!some.contains { $0.hasPrefix("spouse.") })
    let married = try asked(["is_married": "yes", "spouse.number_of_pensions": "1"])
    #expect(married.contains("spouse.pension.1.amount") && !married.contains("pension.1.amount"))
  }

  @Test func tables() throws {
    let table = """
      is_married,number_of_pensions,pension.1.amount,pension.2.amount,spouse.number_of_pensions,spouse.pension.1.amount
      no,0,,,,
      no,1,1000,,,
      no,2,1000,500.55,,
      yes,2,1000,,1,100
      yes,1,1000,5,0,
      yes,0,,,1,100
      no,0,,,1,100
      no,3,1,1,,
      """
    var job = try BatchJob(book, outputs: ["income"])
    job.year = 2025
    job.rowsWorthAPlan = 0
    let result = try run(job, table)
    #expect(
      result.shownFaults == [
        "4:5 - - missing", "5:6 - - no-such-person", "7:8 - - no-such-person", "8:9 - - missing",
      ])
    #expect(result.lines[3].hasSuffix(",525.19"))
    #expect(result.lines[6].hasSuffix(",35.00"))
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func randomTables(_ seed: UInt64) throws {
    let results = try PlanDifferential(book, year: 2025).everyRule(rows: 60, seed: seed)
    #expect(results.compactMap(\.difference) == [])
    #expect(results.reduce(0) { $0 + $1.planned } > 25)
  }

  @Test func nothingIsInterpreted() throws {
    let found = try book.findings()
    #expect(found.notes.map(\.message) == [])
    #expect(found.warnings.map(\.message) == [])
  }

  /// A table computes what it has columns of, however many there may be.
  @Test func whatIsNotGivenCostsNothing() throws {
    func instructions(_ most: Int, _ outputs: [String]) throws -> Int {
      let rules = thingRules(atMost: most).replacing("count(\(most))", with: "count(2)")
      return try PlanTiming(
        Calculator(rulebook(rules)), date: .lastDay(of: 2025),
        given: ["number_of_pensions", "pension.1.amount", "pension.2.amount"], outputs: outputs
      ).instructionCount
    }
    let counts = try [2, 40].map { try instructions($0, ["income"]) }
    #expect(counts[0] == counts[1], "\(counts)")
  }

  @Test func fortyOfAKind() throws {
    let book = try rulebook(thingRules(atMost: 40), results: ["income"])
    let head = ["number_of_pensions"] + (1...40).map { "pension.\($0).amount" }
    let rows = [0, 1, 17, 40].map { count in
      ["\(count)"] + (1...40).map { $0 <= count ? "\($0).40" : "" }
    }
    let table = ([head] + rows).map { $0.joined(separator: ",") }.joined(separator: "\n") + "\n"
    var job = try BatchJob(book, outputs: ["income"])
    job.year = 2025
    job.rowsWorthAPlan = 0
    let result = try run(job, table)
    #expect(result.shownFaults == [])
    #expect(try run(job, Array(table.utf8)).summary.planned == 4)
    let last = result.lines.filter { !$0.isEmpty }.dropFirst().map { $0.split(separator: ",").last ?? "" }
    #expect(last == ["0.00", "0.49", "55.93", "292.60"])
  }

  /// One or several are added at the prompt in one entry, which another line may end; nothing is told of what is not there.
  @Test func theyAreAddedAtThePrompt() throws {
    let session = Session(try Calculator(book), folder: "", facts: try Case(book, year: 2025))
    func said(_ entry: String) -> String { session.respond(to: entry).text.plain }
    _ = said(":watch income")
    #expect(said("pensions += { amount = 100, begun = 2015 }").contains("income"))
    _ = said("pension += { { amount = 200 }, { amount = 300, begun = 2020 } }")
    _ = said("is_married = yes")
    _ = said("spouse.pensions += { amount = 1,000.50 }")
    let names = [
      "number_of_pensions", "pension.1.amount", "pension.2.amount", "pension.3.begun", "spouse.pension.1.amount",
    ]
    #expect(names.map { said($0).trimmingBlanks } == ["3", "100.00", "200.00", "2020", "1000.50"])
    #expect(said("pensions += { amount = 1 }").contains("at most 3"))
    #expect(said("houses += { 5 }").contains("houses += { number_of_tenants = VALUE }"))
    #expect(said("houses += { size = 5 }").contains("house.1.size"))
    #expect(said("birth_year += { amount = 5 }").contains("not several"))
    #expect(said("pension_income += { amount = 5 }").contains("not several"))
    for entry in [
      "houses += { {}, 5 }", "houses += { {} number_of_tenants = 1 }", "houses += { number_of_tenants = 1, {} }",
    ] {
      #expect(said(entry).contains("houses += { number_of_tenants = VALUE }"), "\(entry)")
    }
    #expect(session.isIncomplete("houses += {"))
    #expect(said("number_of_houses").trimmingBlanks == "0")
  }

  @Test func theStoreHasThem() throws {
    let stored = try #require(book.stored())
    let again = try Rulebook(stored: stored[...], of: book.sources)
    #expect(again.names == book.names)
    #expect(again.household.members.map(\.name) == book.household.members.map(\.name))
    #expect(try result("income", again, both) == "662.27")
  }
}
