import Foundation
import Levy
import Testing

/// The interface for programs: cases that change, answers by name, one language, reloaded rules.
@Suite struct FaceTests {
  private static let text = """
    jurisdiction "xx" { label = { en = "Testland", de = "Probeland" }, currency = "EUR", years = { 2025, 2025 },
      results = { "tax" } }
    input "income" { label = { en = "Income", de = "Einkommen" }, type = money, min = 0 }
    rule "tax" { label = { en = "Tax", de = "Steuer" }, type = money, source = "§ 1",
      compute = function(case, law) return floor(case.income * 0.25, 1) end }
    """

  private static func rulebook(_ language: Language? = nil, _ text: String = text) throws -> Rulebook {
    try Rulebook("xx", files: ["tax.lua": text], language: language)
  }

  @Test func settingReplacesAndLosesNothing() throws {
    var facts = try Case(try Self.rulebook(), year: 2025)
    try facts.set("income", 4000)
    try facts.set("income", "5k")
    #expect(throws: Diagnostic.self) { try facts.set("income", "-1") }
    #expect(throws: Diagnostic.self) { try facts.set("income", "much") }
    #expect(throws: Diagnostic.self) { try facts.give("income", 1) }
    #expect(facts.values.map(\.value) == [.number(5000)])
    try facts.remove("income")
    try facts.remove("income")
    #expect(facts.values.isEmpty)
  }

  @Test func answersAreReadByNameAndCompared() throws {
    let calculator = try Calculator(try Self.rulebook())
    var facts = try Case(calculator.rulebook, year: 2025)
    let none = calculator.answer(for: facts)
    #expect(none["tax"] == nil && none.failures.map(\.code) == [.missing] && none.failures.first?.missing == ["income"])
    try facts.set("income", 4000)
    let answer = calculator.answer(for: facts)
    #expect(answer["tax"] == .number(1000) && answer["income"] == nil)
    #expect(answer == calculator.answer(for: facts) && answer != none)
  }

  @Test func errorsSayWhatTheyAreAbout() throws {
    var facts = try Case(try Self.rulebook(), year: 2025)
    let wrong = diagnostic { try facts.set("income", "-5") }
    #expect(wrong?.code == .outOfRange && wrong?.name == "income" && wrong?.value == "-5")
    let unknown = diagnostic { try facts.set("incom", 5) }
    #expect(unknown?.code == .unknownName && unknown?.name == "incom" && unknown?.suggestions == ["income"])
    #expect(unknown?.code == Diagnostic.Code(rawValue: "unknown-name"))
  }

  /// Rules that are in German read and answer in German, wherever that is.
  @Test func theLanguageIsOfTheRules() throws {
    let (german, english) = (try Self.rulebook(.german), try Self.rulebook(.english))
    var (one, other) = (try Case(german, year: 2025), try Case(english, year: 2025))
    try one.set("income", "4.000,40")
    try other.set("income", "4,000.40")
    #expect(one.values.map(\.value) == other.values.map(\.value))
    let calculator = try Calculator(german)
    #expect(calculator.answer(for: one).markup.plain == "tax  1.000,00  Steuer\n")
    #expect(try Calculator(english).answer(for: other).markup.plain == "tax  1,000.00  Tax\n")
    #expect(try calculator.explain("tax", for: one).markup.plain.contains("income = 4.000,40"))
    #expect(try calculator.sweep(over: "income", in: 4000...4000, for: one).markup.plain.contains("4.000,00"))
    #expect(try german.text(of: .number(1000), for: "tax") == "1.000,00 €")
    #expect(try german.value("4.000,40", for: "income") == english.value("4,000.40", for: "income"))
    let sheet = try Sheet(one).setting("income", typed: "5.000,40", by: calculator)
    #expect(
      try sheet.questionnaire(by: calculator).facts.values.first?.value == english.value("5000.40", for: "income"))
  }

  @Test func whatIfQuestionsAreAsOfTheCalculator() throws {
    let calculator = try Calculator(try Self.rulebook())
    var facts = try Case(calculator.rulebook, year: 2025)
    try facts.set("income", 4000)
    #expect(try calculator.sweep(over: "income", in: 0...100, step: 50, for: facts).columns[0].values.count == 3)
    #expect(try calculator.kinks(of: "tax", over: "income", in: 0...100, for: facts).all.isEmpty)
    let found = try calculator.solutions(of: "tax", being: 1000, over: "income", in: 0...10_000, for: facts)
    #expect(found.stretches.first?.from == 4000)
    var second = facts
    try second.set("income", 8000)
    let sides = calculator.comparison(of: [("now", facts), ("then", second)])
    #expect(sides.rows.first?.difference == 1000)
    #expect(try calculator.attribution(of: "tax", from: facts, to: second).causes.map(\.name) == ["income"])
  }

  @Test func sheetsAreCarriedOver() throws {
    let (old, fresh) = (try Self.rulebook(), try Self.rulebook(nil, Self.text + "\n-- another version\n"))
    var facts = try Case(old, year: 2025)
    try facts.set("income", 4000)
    let sheet = try Sheet(facts).skipping("tax")
    let moved = try sheet.moved(to: fresh)
    #expect(moved.rules == fresh.digest && moved.entries == sheet.entries && moved.skipped == sheet.skipped)
    #expect(try moved.questionnaire(by: Calculator(fresh)).answer["tax"] == .number(1000))
  }

  @Test func liveRulesAnswerOneAfterTheOther() async throws {
    let live = LiveRules(try Self.rulebook())
    var facts = try Case(await live.rulebook, year: 2025)
    try facts.set("income", 4000)
    let asked = facts
    #expect(try await live.answer(["tax"], for: asked, explained: true).lines[0].explanation?.value == .number(1000))
    #expect(try await live.questionnaire(for: Sheet(asked)).answer["tax"] == .number(1000))
    let cancelled = Task { try await live.perform { while true { _ = try $0.evaluate("tax", for: asked) } } }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(try await live.answer(for: asked)["tax"] == .number(1000), "the next question is not cancelled")
    #expect(try await !live.reload(), "these rules are of no folder")
  }

  @Test func tablesAreDoneBesides() async throws {
    let live = LiveRules(try Self.rulebook())
    var job = try BatchJob(await live.rulebook)
    job.year = 2025
    let table = "income\n" + (1...5000).map { "\($0)\n" }.joined() + "x\n"
    let (faults, noted) = AsyncStream.makeStream(of: RowFault.self)
    let summary = try await live.run(job, from: .bytes(Array(table.utf8)), to: .path("/dev/null")) { noted.yield($0) }
    noted.finish()
    #expect(summary.rows == 5001 && summary.faults == 1)
    #expect(await faults.reduce(into: []) { $0.append($1.column) } == ["income"])
  }

  /// Nobody else finishes what a run has opened.
  @Test func aTableAtAPathIsThereWhenItIsDone() async throws {
    let live = LiveRules(try Self.rulebook())
    var job = try BatchJob(await live.rulebook)
    job.year = 2025
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "before".write(toFile: path, atomically: true, encoding: .utf8)
    let (ready, table) = (job, TableInput.bytes(Array("income\n1000\n2000\n".utf8)))
    let cancelled = Task { try await live.run(ready, from: table, to: .path(path)) { _ in } }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { _ = try await cancelled.value }
    _ = try await live.run(job, from: table, to: .path(path)) { _ in }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 3 && lines.first?.hasPrefix("income,") == true)
  }

  @Test func shippedRulesAreFound() throws {
    let folder = try #require(Rulebook.shippedFolder)
    #expect(try Rulebook.jurisdictions(in: folder).contains("de"))
  }
}
