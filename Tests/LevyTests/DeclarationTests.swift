import Levy
import Testing

/// A declaration and what is wrong with it.
struct FaultyDeclaration: Sendable, CustomTestStringConvertible {
  let text: String
  let title: String
  let faults: [Problem.DeclarationFault]

  init(_ text: String, _ title: String, _ faults: Problem.DeclarationFault...) {
    (self.text, self.title, self.faults) = (text, title, faults)
  }

  var testDescription: String { text }
}

@Suite("Faults of one declaration")
struct DeclarationTests {
  private static let types = "one of money, rate, number, count, choice, boolean, date"
  private static let other = "another than jurisdiction, known and year_before, which are not facts in a case file"
  private static let money = "an amount of money, at most whole cents, such as 1234.50"

  static let inputs: [FaultyDeclaration] = [
    .init(
      #"input "x" { label = "X", type = money, lable = 1 }"#, "input 'x'", .unknownField("lable", nearest: ["label"])),
    .init(#"input "x" { label = "X", type = money, zzz = 1 }"#, "input 'x'", .unknownField("zzz", nearest: [])),
    .init(#"input "x" { label = "X", type = money, compute = 1 }"#, "input 'x'", .unknownField("compute", nearest: [])),
    .init(#"input "x" { type = money }"#, "input 'x'", .missingField("label")),
    .init(#"input "x" { label = "X" }"#, "input 'x'", .missingField("type")),
    .init(#"input "x" {}"#, "input 'x'", .missingField("label"), .missingField("type")),
    .init(
      #"input "known" { label = "X", type = date }"#, "input 'known'",
      .wrongField("name", expected: other, found: "\"known\"")),
    .init(
      #"input "x" { label = "X", type = money, aliases = { "jurisdiction" } }"#, "input 'x'",
      .wrongField("aliases", expected: other, found: "\"jurisdiction\"")),
    .init(
      #"input "x" { label = 5, type = money }"#, "input 'x'",
      .wrongField("label", expected: "a text", found: "a number")),
    .init(
      #"input "x" { label = "X", type = "money" }"#, "input 'x'",
      .wrongField("type", expected: types, found: "a text")),
    .init(
      #"input "x" { label = "X", type = count }"#, "input 'x'",
      .wrongField("type", expected: "a maximum, such as count(12)", found: "none")),
    .init(
      #"input "x" { label = "X", type = count(-1) }"#, "input 'x'",
      .wrongField("type", expected: "a maximum, such as count(12)", found: "none")),
    .init(
      #"input "x" { label = "X", type = choice {} }"#, "input 'x'",
      .wrongField("type", expected: "the words of the choice", found: "none")),
    .init(
      #"input "x" { label = "X", type = choice { "one", "two", labels = { twoo = "2" } } }"#, "input 'x'",
      .unknownField("twoo", nearest: ["two"])),
    .init(
      #"input "x" { label = "X", type = choice { "one", alias = {} } }"#, "input 'x'",
      .unknownField("alias", nearest: ["aliases"])),
    .init(
      #"input "x" { label = "X", type = money, default = "abc" }"#, "input 'x'",
      .wrongField("default", expected: money, found: "abc")),
    .init(
      #"input "x" { label = "X", type = money, default = 0.001 }"#, "input 'x'",
      .wrongField("default", expected: money, found: "0.001")),
    .init(
      #"input "x" { label = "X", type = count(3), default = 4 }"#, "input 'x'",
      .wrongField("default", expected: "a whole number from 0 to 3", found: "4")),
    .init(
      #"input "x" { label = "X", type = boolean, default = "true" }"#, "input 'x'",
      .wrongField("default", expected: "yes or no (true or false)", found: "true")),
    .init(
      #"input "x" { label = "X", type = money, min = "0" }"#, "input 'x'",
      .wrongField("min", expected: "a number", found: "a text")),
    .init(
      #"input "x" { label = "X", type = money, aliases = "y" }"#, "input 'x'",
      .wrongField("aliases", expected: "a list of texts", found: "a text")),
    .init(
      #"input "x" { label = "X", type = money, aliases = { "y", 2 } }"#, "input 'x'",
      .wrongField("aliases", expected: "a list of texts", found: "a list")),
    .init(
      #"input "x" { label = "X", type = money, ask_if = true }"#, "input 'x'",
      .wrongField("ask_if", expected: "function(case, law) … end", found: "true or false")),
    .init(#"input "Big" { label = "X", type = money }"#, "input 'Big'", .badName),
    .init(#"input "a-b" { label = "X", type = money }"#, "input 'a-b'", .badName),
    .init(#"input "1st" { label = "X", type = money }"#, "input '1st'", .badName),
    .init(#"input "" { label = "X", type = money }"#, "input ''", .badName),
    .init(#"input(5) { label = "X", type = money }"#, "input '5'", .badName),
    .init(#"input "x" "y""#, "input 'x'", .noTable),
    .init(#"input "x""#, "input 'x'", .noTable),
    .init(#"input "x" (5)"#, "input 'x'", .noTable),
  ]

  static let rules: [FaultyDeclaration] = [
    .init(
      #"rule "r" { label = "R", source = "§", type = money }"#, "rule 'r'", .missingField("compute")),
    .init(
      #"rule "r" { type = money, compute = function() return 1 end }"#, "rule 'r'",
      .missingField("label"), .missingField("source")),
    .init(
      #"rule "r" { label = "R", source = "§", type = money, compute = 5 }"#, "rule 'r'",
      .wrongField("compute", expected: "function(case, law) … end", found: "a number")),
    .init(
      #"rule "r" { label = "R", source = "§", type = money, from = "2020-02-30", compute = function() return 1 end }"#,
      "rule 'r'", .badDate("2020-02-30")),
    .init(
      #"rule "r" { label = "R", source = "§", type = money, to = "31.12.2020", compute = function() return 1 end }"#,
      "rule 'r'", .badDate("31.12.2020")),
    .init(
      #"rule "r" { label = "R", source = "§", type = money, from = 2020, compute = function() return 1 end }"#,
      "rule 'r'", .wrongField("from", expected: "a text", found: "a number")),
    .init(
      #"rule "r" { label = "R", source = "§", type = money, from = "2021-01-01", to = "2020-01-01", "#
        + "compute = function() return 1 end }", "rule 'r'",
      .wrongField("to", expected: "a date from 2021-01-01 on", found: "2020-01-01")),
    .init(
      #"rule "r" { label = "R", source = "§", type = money, default = 1, compute = function() return 1 end }"#,
      "rule 'r'",
      .unknownField("default", nearest: [])),
    .init(
      #"deadline "d" { label = "D", source = "§", type = date, due = function() return 1 end }"#, "deadline 'd'",
      .unknownField("type", nearest: [])),
    .init(#"deadline "d" { label = "D", source = "§" }"#, "deadline 'd'", .missingField("due")),
  ]

  static let parameters: [FaultyDeclaration] = [
    .init(#"parameter "p" { label = "P", source = "§" }"#, "parameter 'p'", .missingField("since")),
    .init(#"parameter "p" { label = "P", source = "§", since = {} }"#, "parameter 'p'", .emptyHistory),
    .init(
      #"parameter "p" { label = "P", source = "§", since = { ["2020-01-01"] = revised {} } }"#, "parameter 'p'",
      .emptyHistory),
    .init(
      #"parameter "p" { label = "P", source = "§", since = { ["2020-13-01"] = 1 } }"#, "parameter 'p'",
      .badDate("2020-13-01")),
    .init(
      #"parameter "p" { label = "P", source = "§", since = { [2020] = 1 } }"#, "parameter 'p'", .badDate("2020")),
    .init(
      #"parameter "p" { label = "P", source = "§", since = { ["2020-01-01"] = revised { first = 1 } } }"#,
      "parameter 'p'", .badDate("first")),
    .init(
      #"parameter "p" { label = "P", source = "§", since = 5 }"#, "parameter 'p'",
      .wrongField(
        "since", expected: "a table from dates to values, such as { [\"2025-01-01\"] = 12096 }", found: "a number")),
    .init(
      #"parameter "p" { label = "P", source = "§", since = { ["2020-01-01"] = { a = function() end } } }"#,
      "parameter 'p'",
      .wrongField(
        "since[\"2020-01-01\"].a", expected: "a number, text, boolean or table", found: "a function")),
    .init(
      #"parameter "p" { label = "P", source = "§", since = { ["2020-01-01"] = 1 }, frm = 1 }"#, "parameter 'p'",
      .unknownField("frm", nearest: [])),
    .init(
      #"parameter "p" { label = "P", source = "§", type = "money", since = { ["2020-01-01"] = 1 } }"#,
      "parameter 'p'", .wrongField("type", expected: types, found: "a text")),
  ]

  static let examples: [FaultyDeclaration] = [
    .init(#"example "e" { year = 2025, expect = { year = 2025 } }"#, "example \"e\"", .missingField("source")),
    .init(#"example "e" { source = "§", expect = { year = 2025 } }"#, "example \"e\"", .missingField("year")),
    .init(#"example "e" { source = "§", year = 2025 }"#, "example \"e\"", .missingField("expect")),
    .init(#"example "e" { source = "§", year = 2025, expect = {} }"#, "example \"e\"", .missingField("expect")),
    .init(
      #"example "e" { source = "§", date = "2025-02-29", year = 2025, expect = { year = 2025 } }"#, "example \"e\"",
      .badDate("2025-02-29")),
    .init(
      #"example "e" { source = "§", year = 2025, given = 5, expect = { year = 2025 } }"#, "example \"e\"",
      .wrongField("given", expected: "a table with names", found: "a number")),
    .init(
      #"example "e" { source = "§", year = 2025, expects = {}, expect = { year = 2025 } }"#, "example \"e\"",
      .unknownField("expects", nearest: ["expect"])),
  ]

  @Test(arguments: inputs + rules + parameters + examples)
  func isReportedWhereItStands(_ declaration: FaultyDeclaration) {
    let found = diagnostics("\n" + declaration.text)
    #expect(found.map(\.problem) == declaration.faults.map { .declaration(declaration.title, fault: $0) })
    for diagnostic in found { #expect(diagnostic.line == "xx/a.lua:2") }
  }

  /// A value within a band, a record or a revision is marked itself, not the day that all of them hold from.
  @Test(arguments: [
    (
      "bands { upto = money, rate = rate }", "{ { upto = 10, rate = 0.1 },\n  { upto = 20, rate = 'x' }, {rate = 0}}",
      2, 16
    ),
    ("record { first = money, second = list(money) }", "{\n first = 1, second = { 1, 2, {} } }", 2, 30),
  ])
  func whatIsWrongWithinAValueIsMarked(_ type: String, _ value: String, _ line: Int, _ column: Int) throws {
    let text = "parameter 'p' { label = 'P', source = '§', type = \(type), since = { ['2020-01-01'] = \(value) } }"
    let place = try #require(diagnostics(text).first?.place)
    #expect(place.line == line && place.column == column, "\(place)")
  }

  /// If an entry consists only of its value, its day is marked.
  @Test func whatIsWrongFromADayOnIsMarkedAtTheDay() throws {
    let text =
      "parameter 'p' { label = 'P', source = '1', type = money, since = {\n  ['2020-01-01'] = 5, ['2021-01-01'] = 'x' } }"
    let place = try #require(diagnostics(text).first?.place)
    #expect(place.line == 2 && place.column == 24, "\(place)")
  }

  /// A band that lacks a field is marked, and not the word in another declaration where a day stands elsewhere.
  @Test func whatIsLackingOrStandsElsewhere() throws {
    let bands = "type = bands { upto = money, rate = rate }, since"
    let lacking =
      "parameter 'p' { label = 'P', source = '1', \(bands) = { ['2020-01-01'] = {\n  { upto = 10 }, {rate = 0}} } }"
    #expect(diagnostics(lacking).map(\.location) == ["xx/a.lua:2:3"])
    let days = "local days = { ['2020-13-01'] = 5 }\nparameter 'p' { label = 'P', source = '1', since = days }\n"
    let same = "parameter 'q' { label = 'P', source = '1', since = { ['2020-13-01'] = 5 } }"
    #expect(diagnostics(days + same).map(\.location) == ["xx/a.lua:2", "xx/a.lua:3:55"])
  }

  @Test func unknownResultsStandInTheirFile() {
    let found = diagnostics(input("a"), results: ["nonsense"])
    #expect(found.map(\.line) == ["xx/jurisdiction.lua:1"])
  }

  @Test func wordsOfAPersonAreNoFacts() throws {
    let found = problems("input 'number' { label = 'N', of = 'taxpayer', type = money }")
    guard found.count == 1, case .declaration("input 'number'", .wrongField("name", _, _)) = found[0] else {
      Issue.record("\(found)")
      return
    }
  }

  @Test(arguments: [
    #"{ label = "X", currency = "EUR" }"#, #"{ label = "X", currency = "EUR", years = 2020 }"#,
    #"{ label = "X", currency = "EUR", years = { 2026, 2020 } }"#,
    #"{ label = "X", currency = "EUR", years = { 2020 } }"#,
    #"{ label = "X", currency = "EUR", years = { 0, 2020 } }"#,
    #"{ label = "X", currency = "EUR", years = { 2020, 2020.5 } }"#,
  ])
  func jurisdictionNeedsYears(_ fields: String) throws {
    let error = #expect(throws: RulebookErrors.self) {
      try Rulebook("xx", files: ["a.lua": "jurisdiction \"xx\" \(fields)"])
    }
    let diagnostic = try #require(error?.diagnostics.first)
    guard case .declaration("jurisdiction 'xx'", .wrongField("years", _, _)) = diagnostic.problem else {
      Issue.record("\(diagnostic)")
      return
    }
  }

  @Test func sentences() {
    let text = #"input "x" { label = "X", type = money, lable = 1 }"#
    #expect(
      diagnostics(text).first?.message
        == "xx/a.lua:1:40: input 'x' has an unknown field 'lable'\n  1 | \(text)\n"
        + "    | \(String(repeating: " ", count: 39))^^^^^\n  help: did you mean 'label'?")
  }
}

@Suite("Words with names to give in their place")
struct InsteadTests {
  private func book(_ instead: String) throws(RulebookErrors) -> Rulebook {
    try Rulebook(
      "xx",
      files: [
        "jurisdiction.lua":
          #"jurisdiction "xx" { label = "X", currency = "EUR", years = { 2020, 2026 }, results = {}, instead = \#(instead) }"#,
        "a.lua": input("wages") + input("rents") + rule("r", "return case.wages + case.rents"),
      ])
  }

  @Test func aWordIsAnsweredWithThem() throws {
    let rules = try book(#"{ pay = { "wages" }, money = { "wages", "rents" } }"#)
    for (word, names) in [("pay", ["wages"]), ("Money", ["wages", "rents"])] {
      let error = diagnostic { try rules.slot(of: word, role: .given) }
      guard case .unknownName(_, _, nearest: names)? = error?.problem else {
        Issue.record("\(word): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func nothingMayDependOnAWord() throws {
    let error = diagnostic { try book("{ lottery = {} }").slot(of: "Lottery", role: .given) }
    #expect(error?.problem == .decidesNothing(name: "Lottery"))
    #expect(error?.problem.words == "nothing here depends on 'Lottery'; leave it out")
  }

  @Test(arguments: [
    #"{ pay = { "wage" } }"#, #"{ wages = { "rents" } }"#, "{ pay = { 5 } }", "5", #"{ pay = "wages" }"#,
  ])
  func wrongOnesAreErrors(instead: String) { #expect(throws: RulebookErrors.self) { try book(instead) } }
}
