import Foundation
import Levy
import Testing

@testable import LevyCalculator
@testable import LevyRules
@testable import LevySheet

/// What a case file takes over from the case of the year before.
@Suite struct YearBeforeTests {
  private static let rules =
    input("income") + input("costs", "money", "default = 0,") + input("born", "date", "default = \"1990-01-01\",")
    + input("old_losses", "money", "default = 0, carries = \"losses_left\",")
    + rule("profit", "return max(0, case.income - case.costs - case.old_losses)")
    + rule("losses_left", "return max(0, case.old_losses + case.costs - case.income)")

  private func read(_ text: String) throws -> Case {
    try CaseFile(text, path: "a.case").facts(Calculator(rulebook(Self.rules)))
  }

  private func values(_ facts: Case) -> [String: String] {
    Dictionary(uniqueKeysWithValues: facts.values.map { ($0.name, $0.value.description) })
  }

  @Test func whatLastsAndWhatIsLeft() throws {
    let facts = try read(
      "year = 2024\nincome = 100\nyear_before.income = 10\nyear_before.costs = 40\nyear_before.born = 1980-06-15")
    #expect(values(facts) == ["income": "100", "born": "1980-06-15", "old_losses": "30"])
    let answer = try Calculator(facts.rulebook).answer(["profit"], for: facts)
    #expect(answer["profit"] == .number(70))
    let notes = answer.notes(lister: nil).map(\.plain)
    #expect(notes.contains("from the year before: born: 1980-06-15; old_losses: 30.00"))
  }

  @Test func whatIsGivenStands() throws {
    let facts = try read("year = 2024\nincome = 100\nold_losses = 1\nyear_before.income = 10\nyear_before.costs = 40")
    #expect(values(facts) == ["income": "100", "old_losses": "1"])
    #expect(facts.carried.isEmpty)
  }

  @Test func yearsMayBeAChain() throws {
    let facts = try read(
      """
      {"year": 2024, "income": 5, "year_before": {"income": 10, "year_before": {"income": 0, "costs": 40}}}
      """)
    #expect(values(facts) == ["income": "5", "old_losses": "30"])
  }

  @Test func whatIsNotKnownIsSaid() throws {
    let facts = try read("year = 2024\nincome = 100\nyear_before.costs = 40")
    #expect(values(facts) == ["income": "100"])
    let answer = try Calculator(facts.rulebook).answer(["profit"], for: facts)
    let notes = answer.notes(lister: nil).map(\.plain)
    #expect(notes.contains { $0.hasPrefix("not known from the year before: old_losses: not given: income") })
    var given = facts
    try given.give("old_losses", 7)
    try given.remove("old_losses")
    #expect(given.notCarried.isEmpty)
  }

  @Test func onlyTheYearBeforeIs() {
    let wrong = #expect(throws: Diagnostic.self) {
      try read("year = 2024\nincome = 1\nyear_before.year = 2021\nyear_before.income = 1")
    }
    #expect(wrong?.message == "a.case:3: the year before 2024 is 2023, and the case is of 2021")
    #expect(wrong?.place?.line == 3)
    let both = #expect(throws: Diagnostic.self) {
      try read("year = 2024\nyear_before = b.case\nyear_before.income = 1")
    }
    #expect(both?.problem.kind == .givenTwice)
  }

  @Test func textsOfOtherOriginNameNoFiles() {
    let wrong = #expect(throws: Diagnostic.self) { try read("year = 2024\nyear_before = /etc/passwd") }
    #expect(wrong?.message.contains("year_before.NAME = VALUE") == true)
  }

  @Test func aFileThatNamesItselfComesToAnEnd() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).case").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let name = path.split(separator: "/").last ?? ""
    try "year = 2024\nincome = 1\nyear_before = \(name)\n".write(toFile: path, atomically: true, encoding: .utf8)
    let calculator = try Calculator(rulebook(Self.rules))
    let wrong = #expect(throws: Diagnostic.self) { try CaseFile(path: path).facts(calculator) }
    #expect(wrong?.message.hasSuffix(": the year before 2024 is 2023, and the case is of 2024") == true)
  }

  @Test func whatIsLeftGoesWithItsYear() throws {
    var facts = try read(
      "year = 2024\nincome = 5\nyear_before.income = 10\nyear_before.costs = 40\nyear_before.born = 1980-06-15")
    try facts.give("year", .count(2023))
    #expect(values(facts) == ["income": "5", "born": "1980-06-15"])
    #expect(facts.carried.count == 1)
  }

  @Test func factsOfWhoIsThereNoMoreAreNotCarried() throws {
    let calculator = try Calculator(rulebook(householdRules))
    let text = """
      wages = 5
      year_before.is_married = yes
      year_before.spouse.birth_date = 1980-06-15
      year_before.wages = 1
      """
    func given(_ more: String) throws -> [String: String] {
      values(try CaseFile("year = 2024\n\(more)\n\(text)", path: "a.case").facts(calculator))
    }
    #expect(try given("is_married = no") == ["wages": "5", "is_married": "false"])
    #expect(try given("") == ["wages": "5", "is_married": "true", "spouse.birth_date": "1980-06-15"])
  }

  @Test func aCaseOfOtherRulesIsNotTheYearBefore() {
    let text = "year = 2024\nincome = 1\nyear_before.jurisdiction = de"
    let wrong = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(wrong?.problem.kind == .otherRules)
  }

  /// An interview of the next year proposes what is left, and never the figure of the year before itself.
  @Test func interviewsProposeWhatIsLeft() throws {
    let facts = try facts(rulebook(Self.rules), ["income": "10", "costs": "40", "old_losses": "7"])
    let calculator = try Calculator(facts.rulebook)
    let sheet = try Sheet(facts, wanted: ["profit"])
    let next = try sheet.moved(toYear: facts.year + 1, by: calculator)
    #expect(next.proposals == ["income": .number(10), "costs": .number(40), "old_losses": .number(37)])
    let other = try sheet.moved(toYear: facts.year - 1, by: calculator)
    #expect(other.proposals == ["income": .number(10), "costs": .number(40)])
  }

  @Test func theResultMustBeDeclared() {
    #expect(throws: RulebookErrors.self) {
      try rulebook(input("losses", "money", "default = 0, carries = \"losses_lef\",") + rule("losses_left", "return 0"))
    }
  }
}
