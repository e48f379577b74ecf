import Levy
import Testing

@Suite("Cases as files")
struct CaseFileTests {
  private static let rules =
    input("income", "money", #"aliases = { "zve" }, section = "Income","#)
    + input("share", "rate", "default = 0,")
    + input("land", #"choice { "BW", "BY", labels = { BW = "Baden-Württemberg" } }"#, #"default = "BY","#)
    + rule("tax", "return floor(case.income * 0.25, 0.01)")

  private func read(_ text: String) throws -> Case {
    try CaseFile(text, path: "a.case").facts(Calculator(rulebook(Self.rules)))
  }

  @Test func remarksAndForms() throws {
    let text = """
      # who: A. Nother
      jurisdiction = xx
      year = 2024   -- the year before
      zve=60k # an alias, and a suffix
        share = 5%
      land = "Baden-Württemberg"

      """
    let facts = try read(text)
    #expect(facts.year == 2024)
    #expect(facts.values.map(\.name) == ["income", "share", "land"])
    #expect(facts.values.map(\.value.description) == ["60000", "0.05", "BW"])
    #expect(try CaseFile(text, path: "a").jurisdiction == "xx")
  }

  @Test func whatIsWrittenReadsTheSame() throws {
    var facts = try read("date = 2024-06-30\nknown = 2024-02-01\nincome = 12.50\nland = BW\ntax = 3")
    try facts.give("share", .number(1).divided(by: 3))
    let again = try read(facts.fileText)
    #expect(again.values.map(\.value) == facts.values.map(\.value))
    #expect(again.date == facts.date)
    #expect(again.known == facts.known)
    #expect(again.fileText == facts.fileText)
    #expect(
      facts.fileText == """
        -- A case of levy: NAME = VALUE on each line, remarks after two dashes.
        jurisdiction = xx
        year = 2024
        date = 2024-06-30
        known = 2024-02-01

        -- Income
        income = 12.5  -- Label of income

        share = 1/3  -- Label of share
        land = BW  -- Label of land

        -- Given in place of rules
        tax = 3  -- Label of tax

        """)
  }

  @Test(arguments: [
    ("year = 2024\nincome", "a.case:2: 'income': expected NAME = VALUE, or a remark after --"),
    ("year = 2024\n\nincme = 1", "a.case:3: unknown name 'incme'"), ("year = 1990", "a.case:1"),
    ("income = 1", "which year?"), ("year = 2024\nincome = 1\nzve = 2", "a.case:3: 'zve' and 'income'"),
    ("year = 2024\nincome = much", "a.case:2: "), ("year = 2024\nknown = tomorrow", "a.case:2: known = 'tomorrow'"),
  ])
  func errorsNameTheLine(_ text: String, _ message: String) {
    let found = diagnostic { try read(text) }
    #expect(found?.message.hasPrefix(message) == true, "\(found?.message ?? "no error")")
  }
}

extension Value {
  fileprivate func divided(by other: Int) -> Value {
    guard case .number(let number) = self, let quotient = try? number.divided(by: .init(other)) else { return self }
    return .number(quotient)
  }
}
