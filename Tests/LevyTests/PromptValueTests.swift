import ExactNumbers
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevySession

@Suite("An entry is one value")
struct PromptValueTests {
  private let session: Session
  private let folder: RulesFolder

  init() throws {
    let rules =
      input("income", "money", "default = 1000,") + input("kids", "count(9)", "default = 0,")
      + input("born", "date", #"default = "1990-05-06","#) + input("size", "number", "default = 1,")
      + input("filing", #"choice { "single", "joint" }"#, #"default = "single","#)
      + rule("tax", "return floor(case.income * 0.25, 0.01)")
    folder = try RulesFolder(rules)
    let rulebook = try Rulebook("xx", in: folder.path)
    session = Session(try Calculator(rulebook), folder: folder.path, facts: try Case(rulebook, year: 2025))
  }

  private func reply(_ entry: String, _ language: Language? = nil) -> String {
    Language.$current.withValue(language) { session.respond(to: entry).text.plain }
  }

  /// The code of the error that an entry leads to.
  private func code(_ entry: String, _ language: Language? = nil) -> String {
    let text = reply(entry, language)
    let word = (language ?? .current) == .german ? "Fehler[" : "error["
    return text.hasPrefix(word) ? String(text.dropFirst(word.count).prefix { $0 != "]" }) : text
  }

  @Test(arguments: [
    "income, tax", "60000,00 / 12", "1, 2", "tax,", "(1), (2)", "tax; 5", "(function() return 1 end)(), 2",
    "1, (function() return 1, 2 end)()",
  ])
  func severalValues(entry: String) {
    #expect(code(entry) == "syntax")
    #expect(code("income = " + entry) == "syntax" || code("income = " + entry) == "bad-value")
    #expect(session.respond(to: "income").isError)
    _ = reply(":unset income")
    #expect(reply("income") == "1000.00\n")
  }

  @Test(arguments: [
    ("max(1, 2)", "2\n"), ("(function() return 7, 8 end)()", "7\n"), ("(tax)", "250\n"),
    ("1 -- a remark, with a comma", "1\n"), ("select('#', 1, 2)", "2\n"), ("1 + 2) * (3", ""), ("", ""),
  ])
  func commasInBracketsAreOfTheExpression(entry: String, shown: String) {
    if shown.isEmpty, !entry.isEmpty { #expect(code(entry) == "syntax") } else { #expect(reply(entry) == shown) }
  }

  /// For a sentence, or an answer without a question, the error explains how a fact is given.
  @Test(arguments: [
    "I earn 52000 a year", "income yes", "what do I owe", "Was bekomme ich zurück?", "ich verdiene 52000, und du",
    "yes",
    "nein",
  ])
  func sentencesGetHelp(entry: String) {
    let said = reply(entry)
    #expect(code(entry) == "usage" && !said.contains("Lua"), "\(said)")
    #expect(said.contains("such as income = \(entry.contains("52000") ? "52000" : "50000");") || entry.contains(","))
    #expect(reply(entry, .german).contains("eine Angabe ist NAME = WERT, etwa income = "))
  }

  @Test func yesIsNoAmount() {
    #expect(code("income = yes") == "bad-value" && reply("income = ja").contains("expected an amount of money"))
    #expect(code("income = yesterday") == "unknown-name")
  }

  @Test func valuesNeedNoLua() {
    #expect(reply("2025-03-01") == "2025-03-01\n")
    #expect(reply("2025 - 3 - 1") == "2021\n")
    #expect(reply("42%") == "42 %\n" && reply("ans * 100") == "42\n")
    #expect(reply("30.06.2025", .german) == "30.06.2025\n")
    #expect(reply("ans.month") == "6\n")
    #expect(reply("28,772.99") == "28772.99\n")
    #expect(reply("€ 28.772,90", .german) == "28.772,90\n")
    #expect(reply("60 000") == "60000\n" && reply("60'000") == "60000\n")
    #expect(reply("60.125") == "60.125\n")
    #expect(code("60.000") == "ambiguous" && code("60,000") == "ambiguous" && code("15/06/1980") == "ambiguous")
    #expect(code("$5") == "bad-value" && code("60000,00", .english) == "bad-value")
    for entry in ["42%", "42 %", "2025-03-01", "60,000", "tax * 42%", "income = 42%", "income = 42 %"] {
      #expect(!session.isIncomplete(entry), "\(entry)")
    }
    #expect(session.isIncomplete("tax %") && session.isIncomplete("income = tax +"))
  }

  @Test(arguments: [
    ("tax * 42%", "105\n"), ("tax * (1 + 10%)", "275\n"), ("50% + 50%", "1\n"), ("max(10%, 5%)", "0.1\n"),
    ("7 % 3", "1\n"), ("7%3", "1\n"), ("kids == 0 and 10% or 20%", "0.1\n"),
  ])
  func percentAndRemainder(entry: String, shown: String) { #expect(reply(entry) == shown) }

  @Test(arguments: ["10% tax", "tax * 42% - 1", "7 % -2", "10% (tax)"]) func percentOrRemainder(entry: String) {
    #expect(code(entry) == "ambiguous")
  }

  @Test func numbersInExpressions() {
    #expect(reply("tax * 1.055") == "263.75\n" && reply("tax * 1.055", .english) == "263.75\n")
    #expect(code("tax * 1.055", .german) == "ambiguous")
    #expect(reply("tax * 1.0550", .german) == "263,75\n" && reply("tax * 0.125", .german) == "31,25\n")
    #expect(reply("tax * 1.25", .german) == "312,5\n")
    #expect(code("max(60,000) + 60k") == "ambiguous" && code("60.000 + 42%") == "ambiguous")
    for language in Typed.languages {
      #expect(code("60.000 / 12", language) == "ambiguous")
      #expect(code("max(60,000)", language) == "ambiguous")
      #expect(reply("max(60, 000)", language) == "60\n")
      #expect(reply("date(2000,1,1).year", language).hasPrefix("2"))
    }
    #expect(code("max(60,5)", .german) == "ambiguous")
    #expect(reply("max(60,5)") == "60\n" && reply("max(60,5)", .english) == "60\n")
  }

  @Test(arguments: [
    ("tax == 60k", "false"), ("60k ~= tax", "true"), ("tax == 250", "true"), ("tax == 250.01", "false"),
    ("tax == 250 and 60k", "60000"),
  ]) func comparisonsBesideNumbersOfPeople(entry: String, answer: String) {
    #expect(reply(entry) == answer + "\n")
  }

  @Test func errorsQuoteWhatWasTyped() {
    for (entry, typed) in [
      ("income = 15/06/1980", "15/06/1980"), ("born = 15 / 06 / 1980", "15 / 06 / 1980"),
      ("income = tax / 7", "tax / 7"),
      ("kids = 9 + 1", "9 + 1"), ("income = 9000000000m", "9000000000m"), ("income = $5", "$5"), ("kids = 10k", "10k"),
      ("filing = 15/06/1980", "15/06/1980"),
    ] {
      let text = reply(entry)
      #expect(text.contains("= '\(typed)'"), "\(entry): \(text)")
      _ = reply(":undo")
    }
  }

  @Test func commasInWhatIf() {
    func what(_ text: String, _ language: Language? = nil) -> [String] {
      Language.$current.withValue(language) {
        let reply = session.respond(to: ":what " + text)
        if reply.isError { return [reply.text.plain] }
        return session.lastMove?.to.facts.values.map { "\($0.name)=\($0.value)" } ?? []
      }
    }
    #expect(what("income = max(2, 30), kids = 1") == ["income=30", "kids=1"])
    #expect(what("income = 28,772.99, kids = 1") == ["income=28772.99", "kids=1"])
    #expect(what("income = 28.772,99,kids=1", .german) == ["income=28772.99", "kids=1"])
    #expect(what("born = June 15, 1980, filing = joint") == ["born=1980-06-15", "filing=joint"])
    #expect(what("income = 60,000, kids = 1", .english) == ["income=60000", "kids=1"])
    #expect(what("income = kids == 0 and 5 or 6, kids = 2") == ["income=5", "kids=2"])
    #expect(what("income = 60,000, kids = 1").first?.hasPrefix("error[ambiguous]: income = '60,000'") == true)
    #expect(what("income = 1, 2").first?.hasPrefix("error") == true)
    #expect(what("filing = joint, 5").first?.hasPrefix("error") == true)
  }

  @Test func scriptsReplayInAnyLanguage() {
    _ = reply("size = 60.125", .german)
    _ = reply("income = 60k", .german)
    _ = reply("born = 03/04/1980", .english)
    #expect(session.script.hasSuffix("size = 60125\nincome = 60k\nborn = 1980-04-03\n"))
  }
}
