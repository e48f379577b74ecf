import Foundation
import Testing

/// `levy form`: where to write what.
@Suite struct FormCommandTests {
  @Test func formsAreListed() throws {
    let outcome = try levy(["form", "de"])
    #expect(outcome.status == 0 && outcome.lines.contains { $0.hasPrefix("anlage_n ") && $0.contains("2024 – 2025") })
    let german = try levy(["form", "de", "--lang", "de", "--year", "2025"])
    #expect(german.out.contains("Anlage N: nichtselbständige Arbeit"))
    #expect(try levy(["form", "uk", "--year", "2025/26"]).out.contains("sa100"))
  }

  /// A form without facts shows what Levy makes of each line.
  @Test func theLinesOfAForm() throws {
    let outcome = try levy(["form", "de", "anlage_n", "--year", "2025"])
    #expect(outcome.status == 0)
    for remark in ["wages + civil_pension", "part of work_expenses", "not covered", "decides nothing"] {
      #expect(outcome.out.contains(remark), "\(remark)")
    }
    #expect(!outcome.out.contains("unknown"))
  }

  @Test func factsStandOnTheirLines() throws {
    let outcome = try levy(["form", "de", "--year", "2025", "wages=48000", "energy_renovation_2=1000"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains { $0.contains("5 (110/111)") && $0.contains("48000.00 €") })
    #expect(!outcome.out.contains("Annex KAP-INV"))
    // What the office knows from earlier years stands on no line.
    #expect(outcome.err.contains("given and on no line of the forms: energy_renovation_2"))
    let all = try levy(["form", "de", "anlage_n", "--year", "2025", "wages=48000", "--all"])
    #expect(all.lines.count > outcome.lines.count + 50)
  }

  @Test func countsOfLines() throws {
    let outcome = try levy(["form", "uk", "--coverage", "--year", "2024"])
    #expect(outcome.status == 0)
    let row = try #require(outcome.lines.first { $0.hasPrefix("sa104s ") }).split(separator: " ").map(String.init)
    #expect(row == ["sa104s", "2024/25", "1", "0", "0", "0", "0", "0", "1"])
    let sum = try #require(outcome.lines.last).split(separator: " ").compactMap { Int($0) }
    #expect(sum.count == 7 && sum[0] == sum.dropFirst().reduce(0, +))
  }

  @Test(arguments: [
    ("form de --year 2010 wages=1", 1, "the rules declare no form of 2010"),
    ("form de anlage_n --year 2010", 1, "no form 'anlage_n' of 2010"),
    ("form de anlage_x --year 2025", 2, "'anlage_x' is no form"), ("form de wages", 2, "'wages' is no form"),
    ("form de anlage_v --year 2025 wages=1", 1, "nothing of the case stands on these forms"),
    ("form de --coverage wages=1 --year 2025", 2, "leave the facts out"),
  ])
  func whatIsWrong(line: String, status: Int, message: String) throws {
    let outcome = try levy(line.split(separator: " ").map(String.init))
    #expect(outcome.status == Int32(status) && outcome.err.contains(message), "\(line): \(outcome.err)")
  }

  /// A form that is wrong is a finding of `levy check`, at its line; what does not need it goes on.
  @Test func mistakesAreFound() throws {
    let folder = try Scratch()
    try folder.write("rules/xx/jurisdiction.lua", Self.jurisdiction)
    try folder.write(
      "rules/xx/forms/pay.lua",
      "form \"pay\" {\n  label = \"Pay\", source = \"Form\", years = { 2025 },\n  lines = {\n    { \"5\", label = \"Pay\", is = \"wags\" },\n  },\n}\n"
    )
    let check = try levy(["check"], in: folder.path)
    #expect(check.status == 1 && check.out.contains("xx/forms/pay.lua:4:32: unknown name 'wags'"), "\(check.out)")
    #expect(try levy(["form", "xx"], in: folder.path).status == 2)
    #expect(try levy(["eval", "xx", "--year", "2025", "wages=100", "tax"], in: folder.path).out.contains("20"))
  }

  private static let jurisdiction = """
    jurisdiction "xx" { label = "Testland", currency = "EUR", years = { 2020, 2026 }, results = { "tax" } }
    input "wages" { label = "Wages", type = money, default = 0 }
    rule "tax" { label = "Tax", source = "§ 1", type = money, compute = function(case) return floor(case.wages / 5, 0.01) end }

    """
}
