import ExactNumbers
import Foundation
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyPresentation
@testable import LevyRules
@testable import LevySession

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A rules folder with one jurisdiction, which goes away with the test.
final class RulesFolder {
  let path: String

  init(_ rules: String) throws {
    var template = Array("/tmp/levy-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    mkdir(path + "/xx", 0o755)
    try write(rules)
  }

  deinit {
    unlink(path + "/xx/a.lua")
    rmdir(path + "/xx")
    rmdir(path)
  }

  func write(_ rules: String) throws {
    let file = try #require(fopen(path + "/xx/a.lua", "w"))
    fputs(jurisdiction(results: ["tax"]) + "\n" + rules, file)
    fclose(file)
  }
}

@Suite("A session's replies")
struct SessionTests {
  static let rules =
    input("income", "money", #"min = 0, aliases = { "zve" },"#)
    + input("filing", #"choice { "single", "joint" }"#, #"default = "single","#)
    + input("kids", "count(9)", "default = 0,")
    + rule("tax", "return floor(case.income * 0.25, 0.01)")

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

  @Test func factsAndResults() {
    #expect(reply("income = 1000") == "tax  250.00\n")
    #expect(reply("zve = 2000") == "tax  500.00  was 250.00 (+250.00)\n")
    #expect(reply("kids = 2").hasPrefix("no result changes: none of those shown reads kids; "))
    #expect(reply("tax") == "500.00\n")
    #expect(reply("tax / income") == "0.25\n")
    #expect(reply("income / 3") == "≈ 666.666667\n")
    #expect(reply("income = income / 2") == "tax  250.00  was 500.00 (-250.00)\n")
    #expect(reply("filing = JOINT", "filing") == "joint\n")
  }

  @Test func pinnedResults() {
    #expect(
      reply("income = 1000", "tax = 7")
        == "tax  7.00  was 250.00 (-243.00)\nnot used, since tax is given: income\n")
    #expect(
      reply(":show") == """
        Testland 2025

          income  1000.00  (not used, since tax is given)  Label of income

        Given in place of rules
          tax     7.00     (pinned)  Label of tax

        tax  7.00  Label of tax

        """)
    #expect(reply(":unset tax", "tax") == "250.00\n")
  }

  @Test func whatIsMissingIsShown() {
    #expect(
      reply(":show")
        == "Testland 2025\n\n  income  —  (missing)  Label of income\n\nmissing: Label of income (income)\n")
    #expect(reply("kids = 3") == "missing: Label of income (income)\n")
    #expect(session.respond(to: "tax").isError)
  }

  @Test(arguments: [
    ("incme = 1", "error[unknown-name]: unknown name 'incme'\n  help: did you mean 'income'?\n"),
    ("income = -1", "error[out-of-range]: income = '-1' is out of range: at least 0\n"),
    (
      "income = 0.001",
      "error[bad-value]: income = '0.001': expected an amount of money, at most whole cents, such as 1234.50\n"
    ),
    ("income = ", "error[bad-value]: income = '': expected an amount of money, at most whole cents, such as 1234.50\n"),
    (
      "tax = 1 / 3",
      "error[bad-value]: tax = '1 / 3': expected an amount of money, at most whole cents, such as 1234.50\n"
    ),
    (":shw", "error[unknown-name]: unknown command ':shw'\n  help: did you mean ':show'?\n"),
    (":why", "error[usage]: write :why NAME [all]\n"),
    (":info nothing", "error[unknown-name]: unknown name 'nothing'\n"),
    (":unset incom", "error[unknown-name]: unknown name 'incom'\n  help: did you mean 'income'?\n"),
    (":year 1990", "error[no-law]: there is no law for the year 1990: the rules cover 2020 to 2026\n"),
  ])
  func errors(_ line: String, _ text: String) {
    let reply = session.respond(to: line)
    #expect(reply.text.plain.hasPrefix(text))
    #expect(reply.isError)
    #expect(!reply.isOver)
  }

  @Test func aWrongWordOfAChoice() {
    #expect(
      reply("filing = jiont").hasPrefix(
        "error[bad-value]: filing = 'jiont': expected one of single, joint\n  help: did you mean 'joint'?\n"))
  }

  @Test func anErrorChangesNothing() {
    #expect(reply("income = 1000", ":year 1990", "incme = 5", "tax / nothing", "tax") == "250.00\n")
    #expect(reply("year") == "2025\n")
  }

  @Test func commands() {
    #expect(reply(":year 2021", "year") == "2021\n")
    #expect(reply(":info kids").contains("a whole number from 0 to 9"))
    #expect(reply("income = 100", ":why tax").hasPrefix("tax = 25.00  Label of tax  § 1  xx/a.lua:5\n"))
    for command in Session.commands {
      #expect(reply(":help").contains(":\(command.name)"))
      #expect(reply(":help \(command.name)").hasPrefix(":\(command.name)"))
      for words in [command.summary, command.more ?? Wording("more", "mehr")] {
        #expect(words.english != words.german, "\(command.name)")
        #expect(
          Language.$current.withValue(.german) { reply(":help \(command.name)") }.contains(command.summary.german))
      }
    }
    #expect(reply(":help income").contains("Label of income"))
    #expect(reply(":sh") == reply(":show"))
    #expect(session.respond(to: ":us").isError, "it may mean several")
    #expect(reply(":known 2024-06-30", ":show").hasPrefix("Testland 2021, as known on 2024-06-30\n"))
    #expect(session.respond(to: ":known tomorrow").isError)
    #expect(reply(":known", ":show").hasPrefix("Testland 2021\n"))
    #expect(session.respond(to: ":quit").isOver)
    #expect(session.respond(to: ":q").isOver)
  }

  @Test func examplesOfHelpAreAnswered() {
    for command in Session.commands {
      let examples = reply(":help \(command.name)").split(separator: "\n").filter { $0.hasPrefix("  :") }
      // There are no parameters here.
      #expect(examples.count == (command.name == "law" ? 0 : command.examples.count))
      for example in examples {
        _ = reply(":reset", "income = 40000")
        let answer = session.respond(to: String(example))
        #expect(!answer.isError, "\(example): \(answer.text.plain)")
      }
    }
    #expect(reply(":help solve").hasSuffix("  :solve tax = 5000 for income\n"))
  }

  @Test(arguments: ["", "   ", "-- a remark"])
  func emptyLines(_ line: String) {
    let reply = session.respond(to: line)
    #expect(reply.text.plain.isEmpty && !reply.isError && !reply.isOver)
  }

  @Test func reload() throws {
    #expect(reply("income = 1000", "tax") == "250.00\n")
    try folder.write(Self.rules.replacing("0.25", with: "0.5"))
    #expect(reply("tax") == "250.00\n")
    #expect(reply(":reload", "tax") == "500.00\n")
    try folder.write(input("earlier", "money", "default = 3,") + Self.rules.replacing("0.25", with: "0.5"))
    #expect(reply(":reload", "tax + earlier") == "503\n")
    try folder.write(Self.rules.replacing("income", with: "earnings"))
    #expect(session.respond(to: ":reload").isError)
    #expect(reply("tax") == "500.00\n")
    try folder.write("this is not Lua")
    let failed = session.respond(to: ":reload")
    #expect(failed.isError)
    #expect(failed.text.plain.hasSuffix("\nthe rules as they were stay in use\n"))
    #expect(reply("tax") == "500.00\n")
  }

  @Test func changesCanBeTakenBack() {
    #expect(reply("income = 1000", "income = 2k", ":undo") == "tax  250.00  was 500.00 (-250.00)\n")
    #expect(reply(":reset") == "tax  missing  was 250.00\nmissing: Label of income (income)\n")
    #expect(reply(":undo", "tax") == "250.00\n")
    #expect(reply(":undo", ":undo") == "nothing to take back\n")
    #expect(reply(":unset kids") == "kids is not given\n")
  }

  @Test func theLastValueHasAName() {
    #expect(reply("income = 1000", "tax / 3", "ans * 3") == "250\n")
    #expect(reply("income = ans * 2", "income") == "500.00\n")
    #expect(session.respond(to: "income = answer").isError)
  }

  @Test(arguments: [
    ("income = max(1,", true), ("income = 5", false), ("income =", false), ("max(1,", true), (":why (", false),
    ("filing = single and", true), ("", false), ("-- (", false), ("1 +\n2", false), ("1 +\n2 +", true),
  ])
  func incompleteEntries(_ entry: String, _ isIncomplete: Bool) {
    #expect(session.isIncomplete(entry) == isIncomplete)
  }

  // MARK: Files

  @Test func casesAsFiles() throws {
    let file = folder.path + "/a.case"
    defer { unlink(file) }
    #expect(reply("income = 1000", "kids = 2", "tax = 7", ":year 2021", ":save \(file)") == "written to \(file)\n")
    #expect(reply(":reset", ":year 2025", ":load \(file)").hasPrefix("Testland 2021\n"))
    #expect(reply("tax") == "7.00\n")
    #expect(reply("kids") == "2\n")
    #expect(session.respond(to: ":load \(folder.path)/none").isError)
    #expect(reply("tax") == "7.00\n")
  }

  // MARK: Completion

  @Test(arguments: [
    (":sh", [":show"]), (":year 202", ["2020", "2021", "2022", "2023", "2024", "2025", "2026"]),
    ("inc", ["income"]), ("tax / zv", ["zve"]), ("filing = j", ["joint"]), ("filing = ", ["joint", "single"]),
    (":why ta", ["tax"]), (":info ZVE", ["zve"]), ("max(in", ["income"]), ("flo", ["floor"]), ("nothing", []),
    (":jurisdiction x", ["xx"]), (":help un", ["undo", "unset"]), (":what filing = s", ["single"]), (":quit x", []),
    ("year = 2026", ["2026"]),
    (":what kids = 1, inc", ["income"]),
  ])
  func completions(_ text: String, _ expected: [String]) {
    #expect(session.completion(of: text).candidates.map(\.text) == expected)
  }

  @Test func completionPutsInWhatIsCommon() {
    #expect(session.completion(of: ":un").insertion == nil)
    #expect(session.completion(of: ":unse").insertion == ":unset")
    #expect(session.completion(of: ":unset").insertion == nil)
    #expect(session.completion(of: ":s").insertion == nil)
    #expect(session.completion(of: "income = fil").replaced == 3)
    #expect(session.completion(of: ":u").listing(width: 40).contains(":undo"))
  }

  /// Files of others may have names that a terminal would obey.
  @Test func namesThatATerminalObeysAreNotCompleted() throws {
    let folder = NSTemporaryDirectory() + "levy-names-" + UUID().uuidString
    for name in ["plain", "\u{1B}[2J", "a\nb", "\u{202E}txt", "\u{9B}31m"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let completion = session.completion(of: ":load \(folder)/")
    #expect(completion.candidates.map(\.text) == ["\(folder)/plain/"])
  }

  @Test func banner() {
    #expect(session.banner.plain == "levy \(levyVersion), Testland 2025. Type NAME = VALUE, an expression, or :help.\n")
  }
}
