import Levy
import Testing

@testable import LevyCalculator
@testable import LevyRules
@testable import LevySession

/// A household of a taxpayer, perhaps a spouse, and up to four children.
let householdRules = """
  person "spouse" {
    label = { en = "Spouse", de = "Ehegatte" }, source = "§ 1", labels = "Spouse's {lower_label}",
    aliases = { "spouse_{name}" }, present = function(case, law) return case.is_married end,
  }
  person "child" {
    label = "Child", source = "§ 2", at_most = 4, plural = "children", aliases = { "child_{number}_{name}" },
    counted_by = "number_of_children",
  }
  input "is_married" { label = "Married", type = boolean, default = false }
  input "number_of_children" { label = "Number of children", type = count(4), default = 0 }
  input "wages" {
    of = "person", label = "Wages", type = money, default = 0, min = 0, section = "Work", aliases = { "pay", PAYC = 0.01 },
    spouse = { aliases = { "his_or_her_wages" } },
  }
  input "tax_paid" { of = "person", label = "PAYE paid", type = money, spouse = { label = "Paid by the spouse" } }
  input "birth_date" { of = { "person", "child" }, label = "Date of birth", type = date }
  input "months" { of = "child", label = "Months", type = number, default = 12, min = 0, max = 12 }
  parameter "rate" { label = "Rate", source = "§ 3", type = rate, since = { ["2020-01-01"] = 0.1 } }
  rule "levy" {
    of = "person", label = "Levy", source = "§ 4", type = money,
    compute = function(person, law, case) return floor(person.wages * law.rate, 0.01) end,
  }
  rule "levies" {
    label = "Levies", source = "§ 4", type = money, compute = function(case) return sum(case.persons, "levy") end,
  }
  rule "age" {
    of = { "person", "child" }, label = "Age", source = "§ 5", type = count(300),
    compute = function(person, law, case) return case.year - person.birth_date.year end,
  }
  rule "benefit" {
    label = "Benefit", source = "§ 6", type = money,
    compute = function(case)
      local total = 0
      for child in each(case.children) do
        if child.age < 18 then total = total + child.months * (100 + 10 * child.number) end
      end
      return floor(total, 0.01)
    end,
  }
  rule "gap" {
    of = "person", label = "Gap", source = "§ 7", type = money, absent = -1,
    compute = function(person) return person.wages - person.other.wages end,
  }
  rule "refund" {
    label = "Refund", source = "§ 8", type = money,
    compute = function(case) return sum(case.persons, function(person) return person.tax_paid - person.levy end) end,
  }
  rule "children_there" { label = "There", source = "§ 9", type = count(4), compute = function(case) return #case.children end }

  """

@Suite("Persons") struct PersonTests {
  private let book: Rulebook

  init() throws { book = try rulebook(householdRules, results: ["levies"]) }

  @Test func eachPersonHasVariables() {
    let names = Set(book.names)
    for name in ["wages", "spouse.wages", "spouse.levy", "child.1.birth_date", "child.4.months", "spouse.present"] {
      #expect(names.contains(name), "\(name)")
    }
    for name in ["child.1.wages", "months", "child.5.months", "present"] { #expect(!names.contains(name), "\(name)") }
  }

  @Test(arguments: [
    ("spouse_wages", "spouse.wages"), ("spouse.pay", "spouse.wages"), ("spouse_pay", "spouse.wages"),
    ("his_or_her_wages", "spouse.wages"), ("pay", "wages"), ("child_3_birth_date", "child.3.birth_date"),
  ]) func aliases(_ alias: String, _ name: String) throws {
    #expect(try book.variable(named: alias).name == name)
  }

  @Test func anAliasKeepsItsUnit() throws {
    #expect(try result("levies", book, ["is_married": "yes", "spouse.PAYC": "12345", "wages": "0"]) == "12.34")
  }

  @Test(arguments: [
    ("wages", "Wages", "Work"), ("spouse.wages", "Spouse's wages", "Spouse"), ("spouse.levy", "Spouse's levy", nil),
    ("spouse.tax_paid", "Paid by the spouse", "Spouse"), ("child.2.birth_date", "Child 2: Date of birth", "Child 2"),
  ]) func labels(_ name: String, _ label: String, _ section: String?) throws {
    let variable = try book.variable(named: name)
    #expect(variable.label == label)
    #expect(variable.section == section)
  }

  /// Patterns for questions, and for the heading of a fact that the taxpayer's stands under.
  @Test func questionsAndHeadingsFollowPatterns() throws {
    let rules = """
      person "spouse" {
        label = "Spouse", source = "§ 1", present = function(case) return case.is_married end,
        asks = "Spouse: {ask}", section = "{section} of both",
      }
      input "is_married" { label = "Married", type = boolean, default = false }
      input "wages" { of = "person", label = "Wages", type = money, section = "Work", ask = "What were the wages?" }
      input "age" { of = "person", label = "Age", type = number, spouse = { ask = "How old is she or he?" } }
      rule "levy" { of = "person", label = "Levy", source = "§ 2", type = money, compute = function() return 1 end }
      """
    let book = try rulebook(rules, results: ["levy"])
    let wages = try book.variable(named: "spouse.wages")
    #expect(wages.question == "Spouse: What were the wages?")
    #expect(wages.section == "Work of both")
    #expect(try book.variable(named: "wages").question == "What were the wages?")
    #expect(try book.variable(named: "spouse.age").question == "How old is she or he?")
    // Without a heading of the taxpayer's there is nothing for the pattern.
    #expect(try book.variable(named: "spouse.age").section == "Spouse")
    #expect(try book.variable(named: "spouse.present").section == nil)
    #expect(try book.variable(named: "spouse.levy").section == nil)
  }

  @Test func sumsSkipWhoIsAbsent() throws {
    #expect(try result("levies", book, ["wages": "100"]) == "10")
    #expect(try result("levies", book, ["wages": "100", "is_married": "yes", "spouse.wages": "50.55"]) == "15.05")
  }

  @Test func resultsOfTheAbsent() throws {
    #expect(try result("spouse.levy", book, ["wages": "100"]) == "0")
    #expect(try result("spouse.gap", book, ["wages": "100"]) == "-1")
    #expect(
      problem { try result("spouse.age", book) }
        == .noSuchPerson(name: "spouse.age", isGiven: false, presence: "spouse.present"))
  }

  /// People who are asked may have told of a spouse before; that counts for nothing then, and is said to.
  @Test func whoIsAskedMayHaveToldOfTheAbsent() throws {
    let told = try facts(
      book, ["wages": "100", "number_of_children": "0", "spouse.wages": "50.55", "child.1.months": "3"])
    let calculator = try Calculator(book)
    #expect(calculator.answer(["levies"], for: told).failures.count == 1)
    let answer = calculator.answer(["levies"], asked: told)
    #expect(answer.lines.map(\.value) == [.number(10)])
    let reasons = answer.unused.filter { $0.name != "child.1.months" || $0.reason != .unread }
    #expect(Set(reasons.map(\.name)) == ["spouse.wages", "child.1.months"])
    #expect(reasons.contains { $0.reason == .decided(by: "spouse.present", as: .boolean(false), type: .boolean) })
    let all = try facts(book, ["wages": "100", "is_married": "yes", "spouse.wages": "50.55"])
    #expect(calculator.answer(["levies"], asked: all).lines.map(\.value) == [.number(try Exact(parsing: "15.05"))])
  }

  @Test func factsOfTheAbsentContradict() {
    #expect(
      problem { try result("levies", book, ["spouse_wages": "5"]) }
        == .noSuchPerson(name: "spouse.wages", isGiven: true, presence: "spouse.present"))
    #expect(
      problem { try result("benefit", book, ["number_of_children": "1", "child.2.months": "3"]) }
        == .noSuchPerson(name: "child.2.months", isGiven: true, presence: "child.2.present"))
    // Values that hold anyway contradict nothing.
    #expect(throws: Never.self) {
      try result("levies", book, ["wages": "1", "spouse.wages": "0", "child.1.months": "12", "spouse.tax_paid": "0"])
    }
  }

  @Test func whoIsThereIsAFactThatMayBeGiven() throws {
    #expect(try result("levies", book, ["spouse.present": "yes", "spouse.wages": "50"]) == "5")
    #expect(try result("children_there", book, ["child.1.present": "yes", "child.3.present": "yes"]) == "1")
  }

  @Test func theMissingFactsAreThoseOfWhoIsThere() {
    let missing = problem {
      try result("benefit", book, ["number_of_children": "2", "child.1.birth_date": "2010-01-01"])
    }
    guard case .missing(let inputs, _)? = missing else {
      Issue.record("\(String(describing: missing))")
      return
    }
    #expect(inputs.map(\.name) == ["child.2.birth_date"])
  }

  @Test func oneOfSeveral() throws {
    let given: KeyValuePairs = [
      "number_of_children": "2", "child.1.birth_date": "2010-01-01", "child.2.birth_date": "2012-01-01",
    ]
    #expect(try result("benefit", book, given) == "2760")
    #expect(try result("child.2.age", book, given) == "13")
    #expect(try result("children_there", book, given) == "2")
  }

  @Test func theOtherSpouse() throws {
    let given: KeyValuePairs = ["is_married": "yes", "wages": "30", "spouse.wages": "10"]
    #expect(try result("gap", book, given) == "20")
    #expect(try result("spouse.gap", book, given) == "-20")
  }

  @Test func noQuestionIsAboutTheAbsent() throws {
    let interview = try Interview(Calculator(book), wanted: ["refund"], facts: facts(book, ["wages": "5"]))
    #expect(interview.questionnaire.fields.filter(\.isOpen).map(\.name) == ["is_married", "tax_paid"])
    let couple = try facts(book, ["wages": "5", "is_married": "yes"])
    let asked = try Interview(Calculator(book), wanted: ["refund"], facts: couple).questionnaire.fields.filter(\.isOpen)
      .map(
        \.name)
    #expect(asked == ["tax_paid", "spouse.wages", "spouse.tax_paid"])
  }

  @Test(arguments: [
    ("spouse.wages + 1", "51"), ("spouse.pay * 2", "100"), ("child.2.months - child.1.months", "-9"),
    ("sum(persons, \"wages\")", "80"), ("children[2].months", "3"), ("spouse.wages / 0.5", "100"),
    ("max(spouse.wages, 60.5)", "60.5"), ("law.rate * spouse.wages", "5"), ("'spouse.wages'", "spouse.wages"),
  ]) func expressions(_ expression: String, _ expected: String) throws {
    let given = try facts(
      book,
      ["is_married": "yes", "wages": "30", "spouse.wages": "50", "number_of_children": "2", "child.2.months": "3"])
    let found = try Calculator(book).evaluate(expression: expression, for: given)
    guard case .value(let value) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(value.description == expected)
  }

  @Test func assignmentsAtThePrompt() throws {
    let session = Session(try Calculator(book), folder: "", facts: try facts(book))
    #expect(!session.respond(to: "is_married = yes").isError)
    #expect(!session.respond(to: "spouse.wages = 60k").isError)
    #expect(!session.respond(to: "child_1_present = yes").isError)
    #expect(!session.respond(to: "child.1.months = 3").isError)
    #expect(session.respond(to: "spouse.wages").text.plain == "60000.00\n")
    #expect(session.respond(to: "law.rate = 3").isError)
    #expect(session.respond(to: "eq(spouse.wages, 60000)").text.plain == "true\n")
    #expect(session.completion(of: "1 + spouse.wa").candidates.map(\.text) == ["spouse.wages"])
    #expect(session.completion(of: "spouse.wa").replaced == 9)
    #expect(session.completion(of: "child.2.").candidates.map(\.text).contains("child.2.months"))
  }

  @Test func rulesReadThroughPersons() throws {
    let reads = try Calculator(book).reads(for: facts(book))
    #expect(reads["spouse.levy"]?.facts == ["spouse.wages", "spouse.present"])
    #expect(reads["levy"]?.facts == ["wages"])
  }

  @Test func casesInJSON() throws {
    let text = """
      {
        "jurisdiction": "xx", "year": 2025, "is_married": true, "wages": 1055,
        "spouse": { "wages": "60k", "tax_paid": null },
        "number_of_children": 2,
        "children": [ { "birth_date": "2010-01-01" }, { "birth_date": "2012-01-01", "months": 3 } ],
        "child.1.months": 1
      }
      """
    let calculator = try Calculator(book)
    let facts = try CaseFile(text, path: "a.json").facts(calculator)
    #expect(
      facts.values.map { "\($0.name) = \($0.value)" } == [
        "is_married = true", "number_of_children = 2", "wages = 1055", "spouse.wages = 60000",
        "child.1.birth_date = 2010-01-01", "child.1.months = 1", "child.2.birth_date = 2012-01-01",
        "child.2.months = 3",
      ])
    // A saved case is read again.
    #expect(try CaseFile(facts.fileText, path: "b").facts(calculator).values.map(\.name) == facts.values.map(\.name))
  }

  @Test(arguments: [
    ("{\n \"wages\": 1,\n \"spouse\": {\"wges\": 2}}", "a:3: unknown name 'spouse.wges'"),
    ("{\n \"wages\": 1\n \"x\": 2}", "a:3: character 2: malformed JSON: expected ',' or '}', found '\"'"),
    ("{\"wages\": [1, 2]}", "a:1: unknown name 'wages.1'"), ("{\"wages\": 1", "a:1: character 12: malformed JSON"),
    ("{\"wages\": 1, \"wages\": 2}", "a:1: 'wages' is given twice"), ("{\"wages\": {}} x", "a:1: character 15"),
    ("{\"wages\": true}", "a:1: wages = 'true'"), ("{\"a\n\": 1}", "a:1: character 4: malformed JSON: a control"),
  ]) func faultsInJSON(_ text: String, _ message: String) {
    let found = diagnostic { try CaseFile(text, path: "a").facts(Calculator(book), year: 2025) }
    #expect(found?.message.hasPrefix(message) == true, "\(found?.message ?? "no error")")
  }

  @Test func deepJSONIsRefused() {
    let text = "{\"a\":" + String(repeating: "[", count: 100_000)
    #expect(diagnostic { try CaseFile(text, path: "a") }?.message.contains("more than 64 deep") == true)
  }
}
