import ExactNumbers
import Levy
import LevyReport
import Testing

/// Ways from gross to net, as rules declare them.
@Suite("Waterfalls") struct WaterfallTests {
  private static let rules =
    input("gross", more: "default = 0,") + input("bonus", more: "default = 0,") + input("other", more: "default = 0,")
    + rule("tax", "return floor(case.gross * 0.2, 0.01)") + rule("old_levy", "return 5", more: "to = \"2023-12-31\",")
    + rule("grant", "return case.bonus > 0 and 7 or 0")
    + rule("net", "return case.gross + case.bonus - case.tax + case.grant - case.other")

  private static func input(_ name: String, more: String) -> String {
    "input \"\(name)\" { label = \"Label of \(name)\", type = money, \(more) }\n"
  }

  private static func book(_ waterfalls: String) throws -> Rulebook {
    let jurisdiction =
      "jurisdiction \"xx\" { label = \"Testland\", currency = \"EUR\", years = { 2020, 2026 }, waterfalls = \(waterfalls) }"
    return try Rulebook("xx", files: ["a.lua": rules, "jurisdiction.lua": jurisdiction])
  }

  private static let plain = """
    { { from = { "gross", "bonus" }, less = { "tax", "old_levy" }, plus = { "grant" }, leaves = "net", burden = "tax" } }
    """

  private func steps(_ given: KeyValuePairs<String, String>, year: Int = 2025) throws -> [String] {
    let book = try Self.book(Self.plain)
    let waterfall = try Calculator(book).waterfall(for: facts(book, year: year, given))
    let sum = try waterfall.steps.dropLast().reduce(Exact(0)) { try $0.adding($1.change) }
    #expect(sum == waterfall.net)
    return waterfall.steps.map { "\($0.kind) \($0.name ?? "-") \($0.change)" }
  }

  @Test func eachStepToTheCent() throws {
    #expect(
      try steps(["gross": "1000.03", "bonus": "10"]) == [
        "from gross 1000.03", "from bonus 10", "less tax -200", "plus grant 7", "leaves net 817.03",
      ])
  }

  /// A difference that the rules do not name is shown, never hidden.
  @Test func whatIsNotNamedIsAStep() throws {
    #expect(
      try steps(["gross": "1000", "other": "100.50"]) == [
        "from gross 1000", "less tax -200", "other - -100.5", "leaves net 699.5",
      ])
    #expect(try steps(["gross": "100"], year: 2022).contains("less old_levy -5"))
    #expect(try steps(["gross": "100"], year: 2022).contains("other - 5"))
  }

  @Test func nothingToBeginWith() throws {
    let book = try Self.book(Self.plain)
    let none = diagnostic { try Calculator(book).waterfall(for: facts(book)) }
    #expect(none?.problem.kind == .nothingFound)
    #expect(none?.report().plain.contains("give gross") == true)
    let undeclared = try rulebook(Self.rules)
    #expect(
      diagnostic { try Calculator(undeclared).waterfall(for: facts(undeclared, ["gross": "1"])) }?.message
        .contains("do not say what leads from gross to net") == true)
  }

  /// The first that begins with something counts; one of which a part is missing says so.
  @Test func theFirstThatBegins() throws {
    let book = try Self.book(
      "{ { from = { \"bonus\" }, leaves = \"grant\" }, { from = { \"gross\" }, less = { \"tax\" }, leaves = \"net\" } }"
    )
    let waterfall = try Calculator(book).waterfall(for: facts(book, ["gross": "50"]))
    #expect(waterfall.terms.leaves == "net" && waterfall.gross == 50)
    #expect(waterfall.json.text().contains("\"kind\": \"leaves\""))
  }

  @Test(arguments: [
    ("\"gross\"", "waterfalls"), ("{}", "waterfalls"), ("{ \"gross\" }", "waterfalls"),
    ("{ { from = { \"gross\" } } }", "waterfalls[1].leaves"), ("{ { leaves = \"net\" } }", "waterfalls[1].from"),
    ("{ { from = \"gross\", leaves = \"net\" } }", "waterfalls[1].from"),
    ("{ { from = { \"gross\" }, less = { 1 }, leaves = \"net\" } }", "waterfalls[1].less"),
    ("{ { from = { \"gross\" }, leaves = 3 } }", "waterfalls[1].leaves"),
    ("{ { from = { \"gross\" }, lest = { \"tax\" }, leaves = \"net\" } }", "did you mean 'less'?"),
    ("{ { from = { \"gros\" }, leaves = \"net\" } }", "did you mean 'gross'?"),
    ("{ { from = { \"gross\" }, leaves = \"nett\" } }", "did you mean 'net'?"),
  ])
  func mistakesAreSaidOnce(_ declared: String, _ said: String) {
    do {
      _ = try Self.book(declared)
      Issue.record("\(declared) was taken")
    } catch let errors as RulebookErrors {
      #expect(errors.diagnostics.count == 1, "\(errors.diagnostics.map(\.message))")
      #expect(
        errors.diagnostics.first?.report().plain.contains(said) == true,
        "\(errors.diagnostics.map { $0.report().plain })")
    } catch {
      Issue.record(error)
    }
  }
}
