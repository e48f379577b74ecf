import Foundation
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevySession

/// Whatever changes the case can be taken back, and is what `:why-changed` tells of.
@Suite("Changes of a session's case")
struct SessionChangeTests {
  private static let rules =
    SessionTests.rules
    + input("spouse_income", "money", #"default = 0, ask_if = function(case) return case.filing == "joint" end,"#)
    + parameter("share", #"{ ["2020-01-01"] = 1, ["2024-01-01"] = revised { ["2024-12-05"] = 2 } }"#)
    + rule("levy", "return law.share * 10")

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

  /// A case in a file that goes with the test.
  private func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let path = folder.path + "/" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return try body(path)
  }

  /// Rules of another jurisdiction beside those of the test, of the years 1990 to 1999.
  private func withOther<Result>(_ body: () throws -> Result) throws -> Result {
    let path = folder.path + "/yy"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let years = "years = { 1990, 1999 }, results = { \"fee\" }"
    let head = "jurisdiction \"yy\" { label = \"Yonder\", currency = \"EUR\", \(years) }"
    try (head + "\n" + input("dogs", "count(9)") + rule("fee", "return case.dogs * 3"))
      .write(toFile: path + "/b.lua", atomically: true, encoding: .utf8)
    return try body()
  }

  // MARK: Files

  @Test func whatALoadChangedIsTakenBackAndExplained() throws {
    try withFile("jurisdiction = xx\nyear = 2024\nincome = 4000\n") { path in
      #expect(reply("income = 1000", "income = 2000").contains("500.00  was 250.00 (+250.00)"))
      #expect(reply(":load \(path)").hasPrefix("Testland 2024\n"))
      #expect(reply(":why-changed tax").hasPrefix("tax  500.00 → 1000.00  (+500.00)"))
      #expect(reply(":undo") == "tax  500.00  was 1000.00 (-500.00)\n")
      #expect(reply("year") == "2025\n")
      #expect(reply(":why-changed tax").hasPrefix("tax  1000.00 → 500.00  (-500.00)"))
      #expect(reply(":undo") == "tax  250.00  was 500.00 (-250.00)\n")
    }
  }

  @Test func aLoadOfAnotherJurisdictionIsTakenBackToo() throws {
    try withOther {
      try withFile("jurisdiction = yy\nyear = 1995\ndogs = 2\n") { path in
        _ = reply("income = 1000", ":load \(path)")
        #expect(reply("fee") == "6.00\n")
        #expect(reply(":why-changed").hasPrefix("nothing has changed yet"))
        #expect(reply(":undo").hasPrefix("Testland 2025\n"))
        #expect(reply("tax") == "250.00\n")
        #expect(reply(":undo", ":undo") == "nothing to take back\n")
      }
    }
  }

  @Test func aLoadThatFailsChangesNothing() throws {
    try withFile("jurisdiction = xx\nyear = 2024\nincome = much\n") { path in
      _ = reply("income = 1000", "income = 2000")
      #expect(session.respond(to: ":load \(path)").isError)
      #expect(reply("tax") == "500.00\n")
      #expect(reply(":undo") == "tax  250.00  was 500.00 (-250.00)\n")
    }
  }

  // MARK: Rules

  @Test func changesBeforeAReloadAreTakenBackByTheNewRules() throws {
    _ = reply("income = 1000", "income = 2000")
    try folder.write(input("first", "money", "default = 1,") + Self.rules.replacing("0.25", with: "0.5"))
    #expect(reply(":reload").contains("tax  1000.00  was 500.00 (+500.00)"))
    #expect(reply(":undo") == "tax  500.00  was 1000.00 (-500.00)\n")
    #expect(reply("income") == "1000.00\n")
  }

  @Test func scenariosOutlastAReload() throws {
    _ = reply("income = 1000", ":scenario low", "income = 2000")
    try folder.write(input("first", "money", "default = 1,") + Self.rules.replacing("0.25", with: "0.5"))
    #expect(reply(":reload", ":scenario") == "low\n")
    #expect(reply(":compare low now").contains("500.00  1000.00"))
    #expect(reply(":use low", "income") == "1000.00\n")
  }

  @Test func whatNewRulesDoNotTakeIsSaid() throws {
    _ = reply("kids = 9", ":scenario many", "kids = 2", "income = 1000")
    try folder.write(Self.rules.replacing("count(9)", with: "count(5)"))
    #expect(
      reply(":reload").hasPrefix(
        "rules loaded\nthe rules no longer take the scenario many, 1 earlier case of :undo\n"))
    #expect(reply(":scenario").hasPrefix("no scenario is kept"))
    #expect(reply(":undo", "kids") == "2\n")
  }

  @Test func theYearOfOtherRulesIsTheNearestThatTheyCover() throws {
    try withOther {
      #expect(reply("income = 1000", ":jurisdiction yy").hasPrefix("Yonder 1999\n"))
      #expect(reply(":jurisdiction yy 1992", ":jurisdiction xx").hasPrefix("Testland 2020\n"))
      #expect(session.respond(to: ":jurisdiction yy 2025").isError)
      #expect(reply("year") == "2020\n")
      #expect(reply(":undo", "year") == "1992\n")
      #expect(reply(":undo", "year") == "1999\n")
      #expect(reply(":undo", "tax") == "250.00\n")
    }
  }

  /// A way to and fro makes no third set of rules.
  @Test func rulesThatAreThereAreNotMadeAnew() throws {
    try withOther {
      let first = session.calculator
      _ = reply("income = 1000", ":scenario low", ":jurisdiction yy", ":jurisdiction xx")
      #expect(session.calculator === first)
      #expect(reply(":reload", "income = 5", ":undo") == "tax  missing  was 1.25\nmissing: Label of income (income)\n")
      #expect(session.calculator === first)
    }
  }

  // MARK: Scripts

  /// An abbreviation, another name or an exclamation mark makes no other command of it.
  @Test func whatWouldWriteAgainIsInNoScript() throws {
    try withFile("") { path in
      for command in ["sav", "save", "save!", "save-s", "save-session!", "hel", "h", "?", "help", "qui", "exit"] {
        let argument = command.hasPrefix("sav") ? " \(path)" : ""
        #expect(!session.respond(to: ":" + command + argument).isError)
        try "".write(toFile: path, atomically: true, encoding: .utf8)
      }
      _ = reply(":yea 2024", ":undo")
      let head = "-- A session of levy, for levy run FILE.\n:jurisdiction xx 2025\n"
      #expect(session.script == head + ":yea 2024\n:undo\n")
    }
  }

  @Test func theDayOfKnowledgeIsInTheScript() throws {
    var facts = try Case(session.rulebook, year: 2024)
    facts.known = CalendarDate("2024-06-30")
    let first = Session(session.calculator, folder: folder.path, facts: facts)
    #expect(first.respond(to: "levy").text.plain == "10.00\n")
    _ = first.respond(to: ":known 2024-12-31")
    #expect(
      first.script == """
        -- A session of levy, for levy run FILE.
        :jurisdiction xx 2024
        :known 2024-06-30
        levy
        :known 2024-12-31

        """)
    let replies = first.script.split(separator: "\n").map { session.respond(to: String($0)) }
    #expect(replies.map(\.isError) == [false, false, false, false, false])
    #expect(replies[3].text.plain == "10.00\n")
    #expect(session.facts.known == CalendarDate("2024-12-31"))
    #expect(reply("levy") == "20.00\n")
  }

  // MARK: The case

  @Test func whatDoesNotConcernTheCaseIsNotShown() throws {
    let rules = Self.rules.replacing("floor(case.income", with: "floor((case.income + case.spouse_income)")
    try folder.write(rules)
    #expect(!reply(":reload", "income = 1000", ":show").contains("spouse_income  0.00"))
    #expect(reply(":show all").contains("spouse_income  0.00     (default)"))
    #expect(reply("filing = joint", ":show").contains("spouse_income  0.00     (default)"))
  }
}
