import Foundation
import Levy
import Testing

/// The usual slips of an author, each planted into a small jurisdiction that is in order without it: `levy check` names
/// every one, once, where it is.
@Suite struct SlipTests {
  /// A jurisdiction in order: two inputs, a choice, bands, two rules.
  static let sound = """
    input "income" { label = "Income", type = money }
    input "filing" { label = "Filing", type = choice { "single", "joint" } }
    input "children" { label = "Children", type = count(5), default = 0 }
    parameter "bands" { label = "Bands", source = "§ 1", since = {
      ["2020-01-01"] = { { upto = 10000, rate = 0.10 }, { rate = 0.20 } },
      ["2024-01-01"] = { { upto = 12000, rate = 0.10 }, { rate = 0.20 } },
    } }
    parameter "relief" { label = "Relief", source = "§ 2", type = money, since = { ["2020-01-01"] = 500 } }
    rule "credit" { label = "Credit", source = "§ 2", type = money,
      compute = function(case, law)
        return law.relief * case.children
      end }
    rule "kind" { label = "Kind", source = "§ 3", type = choice { "ordinary", "additional" },
      compute = function(case)
        if case.filing == "joint" then return "additional" end
        return "ordinary"
      end }
    rule "tax" { label = "Tax", source = "§ 4", type = money,
      compute = function(case, law)
        local left, tax = case.income, 0
        for _, band in ipairs(law.bands) do
          local part = min(left, band.upto or left)
          tax  = tax + part * band.rate
          left = left - part
        end
        if case.kind == "additional" then return floor(tax * 1.1, 0.01) end
        return floor(max(0, tax - case.credit), 0.01)
      end }
    """

  struct Slip: Sendable, CustomTestStringConvertible {
    let name: String
    let sound: String
    let slip: String
    /// The code, the line, and what the message says.
    let code: String
    let line: Int
    let says: [String]
    var testDescription: String { name }

    init(_ name: String, _ sound: String, _ slip: String, _ code: String, _ line: Int, _ says: String...) {
      (self.name, self.sound, self.slip, self.code, self.line, self.says) = (name, sound, slip, code, line, says)
    }
  }

  static let slips = [
    Slip("no return", "return law.relief * case", "local c = law.relief * case", "no-return", 10, "returns nothing"),
    Slip("no return on one path", "    return \"ordinary\"\n", "", "fails", 13, "filing is single", "nothing"),
    Slip(
      "a returned word that is none", "\"additional\" end", "\"aditional\" end", "fails", 13, "aditional",
      "filing is joint"),
    Slip(
      "a compared word that is none", "filing == \"joint\"", "filing == \"jiont\"", "bad-value", 15, "jiont", "joint"),
    Slip(
      "a word compared through a local", "if case.filing == \"joint\"", "local f = case.filing if f == \"jiont\"",
      "bad-value", 15, "jiont"),
    Slip("not rounded on a path", "floor(tax * 1.1, 0.01)", "tax * 1.1", "fails", 18, "kind is additional", "cent"),
    Slip(
      "the first item at 0", "return law.relief * case", "local first = law.bands[0] return law.relief * case",
      "zero-index", 11, "begins at 1"),
    Slip("a field that no entry has", "band.rate", "band.rte", "fails", 23, "rte", "every case"),
    Slip(
      "a band without its rate", "{ upto = 12000, rate = 0.10 }", "{ upto = 12000 }", "fails", 23,
      "every case of 2024 to 2026"),
    Slip(
      "an input that nothing reads", "input \"children\"",
      "input \"age\" { label = \"Age\", type = count(120) }\ninput \"children\"", "unused", 3, "'age'"),
    Slip("a parameter that nothing reads", "law.relief", "500", "unused", 8, "'relief'"),
    Slip("a date twice", "[\"2024-01-01\"]", "[\"2020-01-01\"]", "duplicate-key", 6, "2020-01-01", "line 5"),
    Slip("a field twice", "label = \"Income\"", "label = \"Income\", label = \"Wages\"", "duplicate-key", 1, "label"),
    Slip("a global", "local part =", "part =", "read-only", 22, "'part'", "local"),
    Slip(
      "a parameter without its first years", "since = { [\"2020-01-01\"] = 500", "since = { [\"2022-01-01\"] = 500",
      "fails", 8, "'credit'", "2020 to 2021", "law.relief has no value"),
    Slip(
      "a condition the wrong way round", "if case.kind == \"additional\" then", "if case.children >= 0 then",
      "unreachable", 27, "no case"),
    Slip("a misspelt fact", "case.income", "case.incme", "unknown-name", 20, "'income'"),
    Slip("a misspelt parameter", "law.relief", "law.releif", "unknown-name", 11, "'relief'"),
    Slip("a misspelt word of the language", "ipairs(law", "ipair(law", "unknown-name", 21, "'ipairs'"),
    Slip("a misspelt field of a declaration", "label = \"Kind\"", "lable = \"Kind\"", "unknown-field", 13, "'label'"),
    Slip("no source", "source = \"§ 4\", ", "", "missing-field", 18, "'source'"),
    Slip("a date that is none", "2024-01-01", "2024-02-30", "bad-date", 6, "2024-02-30"),
    Slip(
      "a comparison with an amount", "if case.kind ==", "if case.income == 0 or case.kind ==", "numeral-comparison", 26,
      "eq"),
    Slip(
      "a circle", "return law.relief * case", "return 0 * case.tax + law.relief * case", "circle", 9,
      "credit → tax → credit"),
    Slip(
      "a name twice", "input \"children\"", "input \"income\" { label = \"Again\", type = money }\ninput \"children\"",
      "duplicate-name", 3, "'income'"),
    Slip("a text as a number", "part * band.rate", "part * band.rate + \"10\"", "fails", 23, "10"),
    Slip(
      "an amount that is finer than cents", "type = money, since = { [\"2020-01-01\"] = 500",
      "type = money, since = { [\"2020-01-01\"] = 500.005", "wrong-field", 8, "500.005"),
    Slip("an index of nothing", "band.upto or left", "band.limits.upto", "fails", 22, "limits"),
  ]

  @Test func figuresInTheCodeAreNoted() throws {
    func found(_ body: String, before: String = "") throws -> [String] {
      let book = try rulebook(input("m") + before + rule("r", "\n\(body)\n"))
      return try book.findings().bareNumbers.map {
        "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.problem.code)"
      }
    }
    #expect(try found("return floor(case.m * 0.42, 0.01)") == ["3:23 bare-number"])
    #expect(try found("if case.year >= 2012 then return 1134 end return 0").count == 2)
    // Counts, powers of ten, steps of rounding and days.
    #expect(try found("return round(case.m * 12 // 1000 * 0.01 / 365, 0.005) + date(2025, 8, 19).month").isEmpty)
    #expect(try found("return case.m * 667 -- an example").isEmpty)
    #expect(try found("-- an example\nreturn case.m * 667").isEmpty)
    let law = parameter("p", "{ [\"2020-01-01\"] = 667 }")
    #expect(try found("return case.m * law.p", before: law).isEmpty)
    // Code that runs while the file is read declares, and questions are not law.
    let declared =
      "local function amount(most) return { label = 'L', type = money, max = most } end\ninput 'a' (amount(123456))\n"
    let asked = "input 'b' { label = 'B', type = money, ask_if = function(case) return case.year >= 2012 end }\n"
    #expect(try found("return case.a + case.b", before: declared + asked).isEmpty)
  }

  @Test(arguments: ["de", "ie", "uk"]) func shippedRulesHaveNone(_ jurisdiction: String) throws {
    let notes = try Rulebook(jurisdiction, in: Shipped.root).bareNumbers
    #expect(notes.map(\.message) == [])
  }

  @Test func theJurisdictionIsInOrder() throws {
    let rules = try rulebook(Self.sound, results: ["tax", "credit"])
    #expect(try (rules.warnings + rules.findings().warnings).map(\.message).isEmpty)
  }

  @Test(arguments: slips) func isNamed(slip: Slip) throws {
    try #require(Self.sound.contains(slip.sound))
    let source = Self.sound.replacingOccurrences(of: slip.sound, with: slip.slip)
    var found: [Diagnostic] = []
    do throws(RulebookErrors) {
      let rules = try rulebook(source, results: ["tax", "credit"])
      do { found = try rules.warnings + rules.findings().warnings } catch { found = [error] }
    } catch {
      found = error.diagnostics
    }
    let shown = found.map(\.message).joined(separator: "\n")
    let first = try #require(found.first, "nothing was found")
    #expect(first.problem.code == slip.code, "\(shown)")
    #expect(first.place?.line == slip.line, "\(shown)")
    for part in slip.says { #expect(first.message.contains(part), "\(part) in \(shown)") }
    #expect(found.count == 1, "\(shown)")
  }
}
