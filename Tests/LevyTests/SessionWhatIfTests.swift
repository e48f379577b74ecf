import Levy
import Testing

@Suite("What-if and why in a session")
struct SessionWhatIfTests {
  private static let rules = SessionTests.rules

  private let folder: RulesFolder
  private let session: Session

  init() throws {
    folder = try RulesFolder(Self.rules)
    let rulebook = try Rulebook("xx", in: folder.path)
    session = Session(try Calculator(rulebook), folder: folder.path, facts: try Case(rulebook, year: 2025))
  }

  private func reply(_ lines: String...) -> String {
    lines.map { session.respond(to: $0).text.plain }.last ?? ""
  }

  // MARK: What if

  @Test func whatIf() {
    #expect(
      reply("income = 1000", ":what income = 2k, kids = 1") == """
                now    then  difference
        tax  250.00  500.00     +250.00  Label of tax

        """)
    #expect(reply("income") == "1000.00\n")
    #expect(reply(":what kids = 1") == "no result differs\n")
    #expect(session.respond(to: ":what incme = 1").isError)
    #expect(session.respond(to: ":what income").isError)
    #expect(reply("kids") == "0\n")
  }

  @Test func scenarios() {
    #expect(reply(":scenario") == "no scenario is kept; write :scenario NAME\n")
    #expect(reply("income = 1000", ":scenario low") == "kept as low\n")
    #expect(
      reply("income = 3000", ":compare") == """
                low     now  difference
        tax  250.00  750.00     +500.00  Label of tax

        """)
    #expect(reply(":compare low") == reply(":compare low now"))
    #expect(reply(":use low") == "tax  250.00  was 750.00 (-500.00)\n")
    #expect(reply(":scenario") == "low\n")
    #expect(reply(":use lwo") == "error[unknown-name]: unknown scenario 'lwo'\n  help: did you mean 'low'?\n")
    #expect(
      reply(":compare 2020..2022") == """
               2020    2021    2022
        tax  250.00  250.00  250.00  Label of tax

        """)
    #expect(session.respond(to: ":compare 2019..2022").isError)
  }

  // MARK: Functions of one fact

  @Test func functionsOfOneFact() throws {
    try folder.write(
      Self.rules + rule("kinked", "return max(0, case.income - 1000)") + rule("never", "return 1 / case.nought")
        + rule("nought", "return case.income - case.income"))
    #expect(
      reply(":reload", ":cliffs kinked over income=0..2000") == """
         income  kinked per 1 more
        1000.00    0.0000 → 1.0000  kinked  § 1  xx/a.lua:6
          max(0, (income - 1000))

        """)
    #expect(reply(":cliffs tax over income=0..2000") == "tax has no kink there\n")
    #expect(reply(":solve tax = 250 for income") == "income = 1000.00 to 1000.03\n")
    // Gaps of the search are reported, as by the command.
    #expect(
      reply(":cliffs never over income=0..200000") == """
        never has no kink there
        not every step was looked at, so kinks may be missing; a narrower stretch shows more

        """)
    #expect(session.respond(to: ":cliffs tax").isError)
  }

  // MARK: Why

  @Test func whyInShort() throws {
    try folder.write(
      Self.rules + rule("total", "local sum = case.tax + case.relief if case.kids > 9 then sum = 0 end return sum")
        + rule("relief", "return case.kids * 10"))
    #expect(reply("income = 1000", ":reload").hasPrefix("rules loaded\n"))
    #expect(
      reply(":why total") == """
        total = 250.00  Label of total  § 1  xx/a.lua:6
          tax = 250.00  Label of tax  § 1  xx/a.lua:5
            = 1000 × 25 % = 250.00
            income = 1000.00  Label of income  (given)
          (zero, no or default: relief, kids)

        """)
    #expect(reply(":why total all").contains("\n  relief = 0.00"))
    #expect(reply(":uses total") == "kids    Label of kids\ntax     Label of tax\nrelief  Label of relief\n")
    #expect(reply(":used-by kids") == "total   Label of total\nrelief  Label of relief\n")
    #expect(reply(":used-by total") == "none\n")
    #expect(session.respond(to: ":used-by nothing").isError)
  }

  @Test func whyItChanged() throws {
    #expect(reply(":why-changed").hasPrefix("nothing has changed yet"))
    #expect(reply("income = 1000", "income = 2000", ":why-changed").hasPrefix("tax  250.00 → 500.00  (+250.00)"))
    #expect(reply(":scenario rich", "income = 400", ":why-changed tax rich").contains("-400.00  income"))
    #expect(reply(":what income = 800", ":why-changed").contains("+100.00  income"))
    try folder.write(Self.rules.replacing("0.25", with: "0.5"))
    #expect(
      reply(":reload", ":why-changed").contains(
        "+100.00  tax  Label of tax: 100.00 → 200.00  (the rule is another one)"))
    #expect(session.respond(to: ":why-changed nothing").isError)
  }

  @Test func theHistoryOfAParameter() throws {
    try folder.write(
      Self.rules + parameter("rate", #"{ ["2020-01-01"] = 0.25, ["2026-01-01"] = 0.3 }"#)
        + rule("r", "return law.rate", type: "rate"))
    #expect(
      reply(":reload", ":law rate").hasSuffix(
        "  since 2026-01-01  0.3\n  in force on 2025-12-31: that since 2020-01-01\n"))
    #expect(reply(":used-by rate") == "r  Label of r\n")
    #expect(reply(":law tax") == "error[unknown-name]: unknown parameter 'law.tax'\n")
  }
}
