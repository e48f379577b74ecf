import Levy
import Testing

@testable import LevyRules

/// Amounts for a time: how it is declared and said, and how amounts are typed for another.
@Suite struct PeriodTests {
  private static let rules =
    input("rent", "money", "per = \"month\",") + input("pay", "money", "per = \"year\",")
    + input("bonus", "money", "per = \"once\", default = 0,") + input("free", "money", "default = 0,")
    + input("share", "rate", "default = 0,") + input("fee", "money", "per = \"week\", default = 0,")
    + input("slice", "money", "per = \"varies\", default = 0, aliases = { SLICE = 0.01 },")
    + rule("left", "return case.pay - 12 * case.rent", more: "per = \"year\",")

  private func faults(_ declaration: String) -> [Problem.DeclarationFault] {
    problems(declaration).compactMap { if case .declaration(_, let fault) = $0 { fault } else { nil } }
  }

  @Test func faultsOfDeclarations() {
    func found(_ more: String, type: String = "money") -> [Problem.DeclarationFault] { faults(input("x", type, more)) }
    let words = Period.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    #expect(found("per = \"monht\",") == [.wrongField("per", expected: "\"month\"", found: "\"monht\"")])
    #expect(found("per = 12,") == [.wrongField("per", expected: "one of \(words)", found: "12")])
    #expect(found("per = \"zzzzz\",") == [.wrongField("per", expected: "one of \(words)", found: "\"zzzzz\"")])
    let beside = "it beside type = money, or a shape that holds money"
    #expect(found("per = \"month\",", type: "rate") == [.wrongField("per", expected: beside, found: "\"month\"")])
    #expect(found("per = \"month\",").isEmpty)
    func ofParameter(_ more: String) -> [Problem.DeclarationFault] {
      faults(parameter("p", "{ [\"2020-01-01\"] = { week = 1, month = 2, rate = 0.5 } }", more: more))
    }
    let shape = "type = record { week = money, month = money, rate = rate }, "
    #expect(ofParameter(shape + "per = \"year\",").isEmpty)
    #expect(ofParameter(shape + "per = { week = \"week\", month = \"month\" },").isEmpty)
    #expect(ofParameter(shape + "per = { weak = \"week\" },") == [.unknownField("per.weak", nearest: ["week"])])
    #expect(ofParameter(shape + "per = { rate = \"week\" },") == [.unknownField("per.rate", nearest: [])])
    #expect(
      ofParameter(shape + "per = { week = \"wek\" },")
        == [.wrongField("per.week", expected: "\"week\"", found: "\"wek\"")])
  }

  @Test func versionsOfARuleAgree() {
    let rules =
      rule("r", "return 1", more: "per = \"year\", to = \"2022-12-31\",")
      + rule("r", "return 1", more: "per = \"month\", from = \"2023-01-01\",")
    #expect(problems(rules).map(\.kind) == [.duplicateName])
  }

  @Test func labelsSayIt() throws {
    let book = try rulebook(Self.rules + "input \"m\" { label = \"Monthly rent\", type = money, per = \"month\" }\n")
    func label(_ name: String) throws -> String { try book.variable(named: name).label }
    #expect(try label("rent") == "Label of rent a month")
    #expect(try label("m") == "Monthly rent")
    #expect(try label("pay") == "Label of pay" && label("bonus") == "Label of bonus")
    #expect(try book.description(of: "rent").plain.contains("such as 1234.50, a month"))
    #expect(try book.descriptionJSON(of: "rent").text().contains("\"per\": \"month\""))
    let german = try Language.$current.withValue(.german) { try rulebook(Self.rules).variable(named: "rent").label }
    #expect(german == "Label of rent im Monat")
  }

  @Test(arguments: [
    ("48000/year", "4000"), ("48000/yr", "4000"), ("48,000.00 / Year", "4000"), ("48k/Jahr", "4000"),
    ("€ 300/quarter", "100"), ("100/month", "100"), ("100/Monat", "100"), ("100", "100"), ("-12/year", "-1"),
  ])
  func amountsOfOtherTimes(text: String, month: String) throws {
    let book = try rulebook(Self.rules)
    #expect(try book.value(text, for: "rent").description == month)
    let calculator = try Calculator(book)
    #expect(try calculator.value(text, for: "rent", in: facts(book)).description == month)
  }

  @Test func expressionsOfOtherTimes() throws {
    let book = try rulebook(Self.rules)
    let calculator = try Calculator(book)
    let facts = try facts(book, ["pay": "36000"])
    #expect(try calculator.value("(30000 + 18000) / year", for: "rent", in: facts).description == "4000")
    #expect(try calculator.value("pay/year", for: "rent", in: facts).description == "3000")
    // In a text that is not an amount, a slash is a division.
    #expect(try calculator.value("pay/2", for: "rent", in: facts).description == "18000")
  }

  @Test(arguments: [
    ("rent", "500/week", "the amount a month: there is no exact number of one in the other"),
    ("rent", "100/year", "the amount a month: 1/12 of that is not whole cents"),
    ("fee", "520/year", "the amount a week: there is no exact number of one in the other"),
    ("bonus", "520/year", "the amount itself, which comes once"),
    ("slice", "520/year", "the amount for the period of the case"),
    ("free", "520/year", "the amount without a period: the rules do not say for what time it is"),
    ("share", "5/year", "a rate, such as 0.42 or 42%, which is of no period"),
  ])
  func whatIsNotExact(name: String, text: String, expected: String) throws {
    let book = try rulebook(Self.rules)
    let found = problem { try book.value(text, for: name) }
    #expect(found?.sentence(reveals: true) == "\(name) = '\(text)': expected \(expected)")
  }

  @Test(arguments: [
    ("3500/month to April, 4500/month from May", "50000"), ("3500/Monat bis April; 4500/Monat ab Mai", "50000"),
    ("January to April: 3500/month; May on: 4500/month", "50000"),
    ("3500/month Jan-Apr and 4500/month May – Dec", "50000"),
    ("3500/month from March to March", "3500"), ("€ 100.50/mo June", "100.5"), ("3k/month since December", "3000"),
  ])
  func amountsOfPartsOfTheYear(text: String, sum: String) throws {
    let book = try rulebook(Self.rules)
    #expect(try book.value(text, for: "pay").description == sum)
    let calculator = try Calculator(book)
    #expect(try calculator.value(text, for: "pay", in: facts(book)).description == sum)
  }

  @Test(arguments: [
    ("pay", "3500/month to April, 4500/month from April", "each month in one part only"),
    (
      "pay", "3500/month to Aprl", "amounts a month with their months, such as 3500/month to April, 4500/month from May"
    ),
    (
      "pay", "3500/month to April, 4500",
      "amounts a month with their months, such as 3500/month to April, 4500/month from May"
    ),
    (
      "pay", "3500/month May to April",
      "amounts a month with their months, such as 3500/month to April, 4500/month from May"
    ),
    ("pay", "3500/month from", "amounts a month with their months, such as 3500/month to April, 4500/month from May"),
    ("pay", "1.2345/month to April", "an amount of money, at most whole cents, such as 1234.50"),
    (
      "rent", "3500/month to April",
      "a value of its own: amounts for parts of the year are understood where the rules want an amount a year"
    ),
    (
      "share", "3500/month to April",
      "a value of its own: amounts for parts of the year are understood where the rules want an amount a year"
    ),
  ])
  func whatIsNoPartOfTheYear(name: String, text: String, expected: String) throws {
    let book = try rulebook(Self.rules)
    let found = problem { try book.value(text, for: name) }
    #expect(
      found?.sentence(reveals: true).hasSuffix("expected \(expected)") == true,
      "\(found?.sentence(reveals: true) ?? "")")
  }

  /// The months of a year that begins in April are counted from there.
  @Test func partsOfAYearThatBeginsInApril() throws {
    let start = jurisdiction().replacing("years =", with: "tax_year = { starts = \"04-06\" }, years =")
    let book = try Rulebook("xx", files: ["jurisdiction.lua": start, "a.lua": Self.rules])
    #expect(try book.value("100/month to March", for: "pay").description == "1200")
    #expect(try book.value("100/month from January", for: "pay").description == "300")
    #expect(try book.value("100/month April to May", for: "pay").description == "200")
    // It is ambiguous whether that of its first days or that of its last is meant.
    #expect(problem { try book.value("100/month to April", for: "pay") } != nil)
  }

  /// An own name is that, and no word for a time.
  @Test func ownNamesAreNoTimes() throws {
    let book = try rulebook(Self.rules)
    let session = Session(try Calculator(book), folder: "rules", facts: try facts(book, ["pay": "60000"]))
    _ = session.respond(to: "let y = 12")
    _ = session.respond(to: "rent = 48000/y")
    #expect(session.facts.typedAmount(of: "rent") == nil)
    #expect(session.facts.fileText.contains("rent = 4000"), "\(session.facts.fileText)")
    _ = session.respond(to: "rent = 12000/year")
    #expect(session.facts.typedAmount(of: "rent") == "12000 a year")
  }

  @Test func whatWasTypedIsKept() throws {
    let book = try rulebook(Self.rules)
    let calculator = try Calculator(book)
    var sheet = try Sheet(facts(book, ["pay": "60000"]))
    sheet = try sheet.setting("rent", typed: "12000/year", by: calculator)
    let entry = sheet.entries["rent"]
    #expect(entry?.value == .number(1000) && entry?.typedPer == .year)
    let facts = try sheet.facts(by: book)
    #expect(facts.typedAmount(of: "rent") == "12000 a year" && facts.typedAmount(of: "pay") == nil)
    #expect(facts.fileText.contains("rent = 12000/year"))
    let again = try CaseFile(facts.fileText, path: "a.case").facts(calculator)
    #expect(again.values.map(\.value) == facts.values.map(\.value))
    #expect(again.fileText == facts.fileText)
    #expect(try calculator.evaluate("left", for: again).description == "48000")
    sheet = try sheet.setting("rent", typed: "900", by: calculator)
    #expect(try sheet.facts(by: book).typedAmount(of: "rent") == nil)
  }
}
