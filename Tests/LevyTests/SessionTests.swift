import ExactNumbers
import Testing

@testable import Levy

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
  private static let rules =
    input("income", "money", #"min = 0, aliases = { "zve" },"#)
    + input("filing", #"choice { "single", "joint" }"#, #"default = "single","#)
    + input("kids", "count(9)", "default = 0,")
    + rule("tax", "return floor(case.income * 0.25, 0.01)")

  private let folder: RulesFolder
  private let session: Session

  init() throws {
    folder = try RulesFolder(Self.rules)
    let rulebook = try Rulebook("xx", in: folder.path)
    session = try Session(rulebook, folder: folder.path, facts: Case(rulebook, year: 2025))
  }

  private func reply(_ lines: String...) -> String {
    lines.map { session.respond(to: $0).text.plain }.last ?? ""
  }

  @Test func factsAndResults() {
    #expect(reply("income = 1000") == "tax  250.00\n")
    #expect(reply("zve = 2000") == "tax  500.00  was 250.00\n")
    #expect(reply("kids = 2") == "")
    #expect(reply("tax") == "500.00\n")
    #expect(reply("tax / income") == "0.25\n")
    #expect(reply("income / 3") == "≈ 666.666667\n")
    #expect(reply("income = income / 2") == "tax  250.00  was 500.00\n")
    #expect(reply("filing = JOINT", "filing") == "joint\n")
  }

  @Test func pinnedResults() {
    #expect(reply("income = 1000", "tax = 7") == "tax  7.00  was 250.00\n")
    #expect(reply(":show") == "year = 2025\nincome = 1000\ntax = 7  (pinned)\n\ntax  7.00  Label of tax\n")
    #expect(reply(":unset tax", "tax") == "250.00\n")
  }

  @Test func whatIsMissingIsShown() {
    #expect(reply(":show") == "year = 2025\n\nmissing: income\n")
    #expect(session.respond(to: "tax").isError)
  }

  @Test(arguments: [
    ("incme = 1", "unknown name 'incme'\n  help: did you mean 'income'?\n"),
    ("income = -1", "income = '-1' is out of range: at least 0\n"),
    (
      "income = 0.001",
      "income = '0.001': expected an amount of money, at most whole cents, such as 1234.50\n"
    ),
    ("income = ", "income = '': expected an amount of money, at most whole cents, such as 1234.50\n"),
    ("tax = 1 / 3", "tax = '1/3': expected an amount of money, at most whole cents, such as 1234.50\n"),
    (":shw", "unknown command ':shw'\n  help: did you mean ':show'?\n"), (":why", "write :why NAME\n"),
    (":info nothing", "unknown name 'nothing'\n"),
    (":unset incom", "unknown name 'incom'\n  help: did you mean 'income'?\n"),
    (":year 1990", "there is no law for the year 1990: the rules cover 2020 to 2026\n"),
  ])
  func errors(_ line: String, _ text: String) {
    let reply = session.respond(to: line)
    #expect(reply.text.plain == text)
    #expect(reply.isError)
    #expect(!reply.isOver)
  }

  @Test func aWrongWordOfAChoice() {
    let found = reply("filing = jiont")
    withKnownIssue("a word that a choice does not have is taken for an expression, and its unknown name reported") {
      #expect(found == "filing = 'jiont': expected one of single, joint\n  help: did you mean 'joint'?\n")
    }
  }

  @Test func anErrorChangesNothing() {
    #expect(reply("income = 1000", "income = -5", "income = nothing", ":year 1990", "tax") == "250.00\n")
    #expect(reply("year") == "2025\n")
  }

  @Test func commands() {
    #expect(reply(":year 2021", "year") == "2021\n")
    #expect(reply(":info kids").contains("a whole number from 0 to 9"))
    #expect(reply("income = 100", ":why tax").hasPrefix("tax = 25.00  Label of tax  § 1  xx/a.lua:5\n"))
    for name in ["help", "show", "why", "info", "unset", "year", "reload", "quit"] {
      #expect(reply(":help").contains(":\(name)"))
    }
    #expect(session.respond(to: ":quit").isOver)
    #expect(session.respond(to: ":q").isOver)
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

  @Test func banner() {
    #expect(session.banner.plain == "levy \(levyVersion), Testland 2025. Type NAME = VALUE, an expression, or :help.\n")
  }
}
