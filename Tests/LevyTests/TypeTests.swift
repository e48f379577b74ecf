import ExactNumbers
import Testing

@testable import LevyModel
@testable import LevyRules

@Suite("Types and what is read as them")
struct TypeTests {
  private static let choice = ValueType.choice(
    .init(
      options: ["BW", "BY", "joint"], labels: ["BW": "Baden-Württemberg"],
      aliases: ["joint": ["splitting", "Zusammen"], "BY": ["Bayern"]], numberFact: nil))

  private func read(_ text: String, _ type: ValueType, _ style: NumberStyle = .plain) -> String? {
    type.parse(text, style: style)?.description
  }

  @Test(
    arguments: [
      ("0", "0"), ("12", "12"), ("12.5", "12.5"), ("12.50", "12.5"), ("-0.01", "-0.01"), ("1e6", "1000000"),
      ("2.5e-1", "0.25"), (" 7 ", "7"), ("1_000", "1000"), ("+3", "3"), ("12.3400", "12.34"),
      // It could be twelve thousand.
      ("12.340", nil),
      ("0.001", nil), ("1e-3", nil), ("nan", nil), ("inf", nil), ("", nil), (" ", nil), ("12,50", nil),
      ("1.234,5", nil),
      ("12 EUR", nil), ("0x10", nil), ("--1", nil), ("1e", nil), ("1e999", nil), ("12.", "12"),
    ] as [(String, String?)])
  func money(_ text: String, _ expected: String?) { #expect(read(text, .money) == expected) }

  @Test(
    arguments: [
      ("0.42", "0.42"), ("42%", "0.42"), ("42 %", "0.42"), (" 5.5% ", "0.055"), ("-1%", "-0.01"), ("0.0001", "0.0001"),
      ("%", nil), ("4%2", nil), ("42%%", nil), ("", nil),
    ] as [(String, String?)])
  func rates(_ text: String, _ expected: String?) { #expect(read(text, .rate) == expected) }

  @Test(
    arguments: [
      ("0", "0"), ("3", "3"), ("3.0", "3"), ("3e0", "3"), ("4", nil), ("-1", nil), ("1.5", nil), ("x", nil), ("", nil),
      ("1e30", nil),
    ] as [(String, String?)])
  func counts(_ text: String, _ expected: String?) { #expect(read(text, .count(maximum: 3)) == expected) }

  @Test(
    arguments: [
      ("BW", "BW"), ("bw", "BW"), (" BW ", "BW"), ("Baden-Württemberg", "BW"), ("BADEN-WÜRTTEMBERG", "BW"),
      ("bayern", "BY"), ("SPLITTING", "joint"), ("zusammen", "joint"), ("Joint", "joint"), ("jiont", nil), ("", nil),
      ("B W", nil),
    ] as [(String, String?)])
  func choices(_ text: String, _ expected: String?) { #expect(read(text, Self.choice) == expected) }

  @Test(
    arguments: [
      ("true", "true"), ("yes", "true"), ("ja", "true"), ("1", "true"), ("JA", "true"), (" Yes ", "true"),
      ("false", "false"), ("no", "false"), ("nein", "false"), ("0", "false"), ("Nein", "false"), ("2", nil), ("", nil),
      ("maybe", nil),
    ] as [(String, String?)])
  func booleans(_ text: String, _ expected: String?) { #expect(read(text, .boolean) == expected) }

  @Test(
    arguments: [
      ("2025-12-31", "2025-12-31"), (" 2024-02-29 ", "2024-02-29"), ("2000-02-29", "2000-02-29"), ("2025-02-29", nil),
      ("1900-02-29", nil), ("2025-13-01", nil), ("2025-00-10", nil), ("2025-01-00", nil), ("2025-04-31", nil),
      ("0000-01-01", nil), ("2025-1-1", nil), ("31.12.2025", nil), ("2025/12/31", nil), ("+025-12-31", nil), ("", nil),
      ("2025-12-311", nil),
    ] as [(String, String?)])
  func dates(_ text: String, _ expected: String?) { #expect(read(text, .date) == expected) }

  @Test func numberStyles() {
    #expect(read("1.234,50", .money, .german) == "1234.5")
    #expect(read("1234,5", .money, .german) == "1234.5")
    #expect(read("60000.5", .money, .german) == nil)
    #expect(read("42,5%", .rate, .german) == "0.425")
    #expect(read("1,234.50", .money, .english) == "1234.5")
    #expect(read("1,23", .money, .english) == nil)
    #expect(read("1.000", .count(maximum: 2000), .german) == "1000")
  }

  @Test(arguments: [
    (("2024-02-28", "2024-02-29")), ("2025-02-28", "2025-03-01"), ("2025-12-31", "2026-01-01"),
    ("2025-04-30", "2025-05-01"),
  ])
  func theNextDay(_ day: String, _ next: String) throws {
    #expect(try #require(CalendarDate(day)).next == CalendarDate(next))
  }

  @Test func moneyIsWrittenWithCents() {
    #expect(ValueType.money.text(of: .number(14415)) == "14415.00")
    #expect(ValueType.money.text(of: .number(Exact(numerator: -5, scale: 1))) == "-0.50")
    #expect(ValueType.rate.text(of: .number(Exact(numerator: 42, scale: 2))) == "0.42")
    #expect(ValueType.number.text(of: .number(3)) == "3")
    #expect(ValueType.boolean.text(of: .boolean(true)) == "true")
  }

  // MARK: Values given to a case

  private static let rules =
    input("income", "money", "min = 0, max = 1000,") + input("wealth", "money", #"aliases = { "W" },"#)
    + input("rent", "money", "min = 0,")
    + input("filing", #"choice { "single", "joint" }"#) + input("kids", "count(9)") + input("share", "rate")
    + rule("tax", "return case.income", more: "max = 50,")

  private func giving(_ given: KeyValuePairs<String, String>) -> Problem? {
    problem { try facts(rulebook(Self.rules), given) }
  }

  @Test func limits() throws {
    #expect(giving(["income": "0", "tax": "50", "wealth": "-1000000000000000"]) == nil)
    #expect(giving(["income": "-1"]) == .outOfRange(name: "income", value: "-1", minimum: 0, maximum: 1000))
    #expect(giving(["income": "1000.01"]) == .outOfRange(name: "income", value: "1000.01", minimum: 0, maximum: 1000))
    let most = Exact(1_000_000_000_000_000)
    #expect(giving(["tax": "51"]) == .outOfRange(name: "tax", value: "51", minimum: nil, maximum: 50))
    guard case .outOfRange("W", _, nil, most)? = giving(["W": "1e30"]) else {
      Issue.record("an income of 1e30 must be out of range")
      return
    }
    // The limit that is passed is named, also where only the other one is declared.
    #expect(giving(["rent": "-1"]) == .outOfRange(name: "rent", value: "-1", minimum: 0, maximum: nil))
    #expect(
      giving(["rent": "2000000000000000"])
        == .outOfRange(name: "rent", value: "2000000000000000", minimum: 0, maximum: most))
  }

  @Test func wrongValues() {
    #expect(
      giving(["income": "nan"])
        == .badValue(name: "income", value: "nan", expected: ValueType.money.expected(.plain)))
    #expect(
      giving(["filing": "jiont"])
        == .badValue(
          name: "filing", value: "jiont", expected: Wording("one of single, joint", "eines von single, joint"),
          nearest: ["joint"]))
    #expect(
      giving(["kids": "10"])
        == .badValue(name: "kids", value: "10", expected: ValueType.count(maximum: 9).expected(.plain)))
  }

  @Test func namesAndDoubles() {
    #expect(giving(["incme": "1"]) == .unknownName(name: "incme", role: .given, nearest: ["income"]))
    #expect(giving(["wealth": "1", "W": "1"]) == .givenTwice(name: "W", other: "wealth"))
    #expect(giving(["wealth": "1", "wealth": "2"]) == .givenTwice(name: "wealth", other: "wealth"))
    #expect(giving(["year": "2019"]) == .yearOutside(year: "2019", first: 2020, last: 2026))
  }

  @Test func valuesOfOtherTypes() throws {
    var facts = try Case(try rulebook(Self.rules), year: 2025)
    #expect(problem { try facts.give("income", .boolean(true)) } != nil)
    #expect(problem { try facts.give("income", .number(Exact(numerator: 1, scale: 3))) } != nil)
    #expect(problem { try facts.give("kids", .number(Exact(numerator: 5, scale: 1))) } != nil)
    #expect(problem { try facts.give("filing", .choice("nobody")) } != nil)
    try facts.give("kids", 3)
    try facts.give("income", .count(7))
    try facts.give("filing", .choice("JOINT"))
    #expect(facts.values.map { "\($0.name)=\($0.value)" } == ["income=7", "filing=joint", "kids=3"])
    #expect(facts.gives("kids"))
    try facts.remove("kids")
    #expect(!facts.gives("kids"))
  }

  @Test func messagesForLogsWithholdValues() throws {
    let found = try #require(diagnostic { try facts(rulebook(Self.rules), ["income": "-12345"]) })
    #expect(found.description == "income = (value withheld) is out of range: from 0 to 1000")
    #expect(found.message == "income = '-12345' is out of range: from 0 to 1000")
  }
}
