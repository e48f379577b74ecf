import Foundation
import Testing

@testable import LevyCalculator
@testable import LevyRules
@testable import LevySession

@Suite("Earlier results, and sessions as scripts")
struct SessionReplayTests {
  private let folder: RulesFolder

  init() throws { folder = try RulesFolder(SessionTests.rules) }

  private func session() throws -> Session {
    let rulebook = try Rulebook("xx", in: folder.path)
    return Session(try Calculator(rulebook), folder: folder.path, facts: try facts(rulebook, ["income": "1000"]))
  }

  private func reply(_ session: Session, _ lines: String...) -> Session.Reply {
    lines.map(session.respond).last ?? Session.Reply()
  }

  // MARK: Earlier results

  @Test func earlierResultsHaveNumbers() throws {
    let session = try session()
    #expect(reply(session, "tax / 10", "income", "_1 + _2").text.plain == "1025\n")
    #expect(reply(session, "ans - _1").text.plain == "1000\n")
    #expect(reply(session, "income = _2 * 2").text.plain == "tax  500.00  was 250.00 (+250.00)\n")
    #expect(reply(session, ":results").text.plain.hasPrefix("_1       25  tax / 10\n_2  1000.00  income\n"))
  }

  @Test(arguments: ["ans", "_1", "_0", "_7"]) func thereIsNone(name: String) throws {
    let found = reply(try session(), name)
    #expect(found.isError)
    #expect(found.text.plain.contains("unknown name '\(name)'") && found.text.plain.contains(":results"))
  }

  @Test func numbersAreShownWhereThereIsSomebodyToUseThem() throws {
    let session = try session()
    session.namesResults = true
    #expect(reply(session, "tax").text.plain == "250.00  _1\n")
  }

  // MARK: Scripts

  @Test func aScriptReplaysTheSession() throws {
    let first = try session()
    _ = reply(first, "tax / 10", "nonsense +", "income = 2k", ":year 2024", "max(_1,\n  tax)", ":help")
    _ = reply(first, ":what income = 5")
    #expect(
      first.script == """
        -- A session of levy, for levy run FILE.
        :jurisdiction xx 2025
        income = 1000
        tax / 10
        income = 2k
        :year 2024
        max(_1,
          tax)
        :what income = 5

        """)
    let second = Session(
      try Calculator(first.rulebook), folder: folder.path, facts: try Case(first.rulebook, year: 2020))
    for entry in first.script.replacing(",\n ", with: ",").split(separator: "\n") {
      #expect(!second.respond(to: String(entry)).isError)
    }
    #expect(second.facts.fileText == first.facts.fileText)
    #expect(second.script.contains("max(_1,"))
  }

  // MARK: Files

  @Test func whatLevyDidNotWriteIsLeftAlone() throws {
    let session = try session()
    let path = folder.path + "/xx/notes.txt"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "my notes".write(toFile: path, atomically: true, encoding: .utf8)
    for command in ["save", "save-session"] {
      let refused = reply(session, ":\(command) \(path)")
      #expect(refused.isError && refused.text.plain.contains("':\(command)! \(path)' replaces it"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "my notes")
    }
    #expect(!reply(session, ":save! \(path)").isError)
    // An earlier case is replaced by a case without asking, and by nothing else; a session likewise.
    #expect(!reply(session, ":save \(path)").isError)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == session.facts.fileText)
    #expect(reply(session, ":save-session \(path)").isError)
    #expect(!reply(session, ":save-session! \(path)").isError)
    #expect(!reply(session, ":save-session \(path)").isError)
    #expect(reply(session, ":save \(path)").isError)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == session.script)
  }

  @Test func theShorterOfTwoCommandsIsMeant() throws {
    #expect(reply(try session(), ":sav").text.plain == "error[usage]: write :save FILE\n")
    #expect(reply(try session(), ":s").isError)
  }

  @Test func otherCommandsCannotBeForced() throws {
    #expect(reply(try session(), ":year! 2024").isError)
  }
}
