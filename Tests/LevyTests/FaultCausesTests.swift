import Testing

@testable import LevyBatch
@testable import LevyModel

/// Refused rows are counted by what is wrong with them, and not by their values.
@Suite struct FaultCausesTests {
  private func badValue(_ value: String) -> Diagnostic {
    Diagnostic(.badValue(name: "m", value: value, expected: Wording("an amount", "ein Betrag")))
  }

  @Test func valuesMakeNoCauses() {
    var causes = FaultCauses()
    for row in 0..<5 { causes.note(badValue("x\(row)"), row: 10 * row, column: "m") }
    causes.note(badValue("x"), row: 60, column: "n")
    causes.note(Diagnostic(.ruleFailed(rule: "r", message: "no")), row: 70, column: nil)
    causes.note(Diagnostic(.ruleFailed(rule: "r", message: "not so")), row: 80, column: nil)
    causes.note(Diagnostic(.ruleFailed(rule: "r", message: "no")), row: 90, column: nil)
    #expect(causes.all.map(\.rows) == [5, 2, 1, 1])
    #expect(causes.all.map(\.row) == [0, 70, 60, 80])
    #expect(causes.all[0].diagnostic == badValue("x0"))
  }

  /// Faults on another line, or with more missing facts, are another cause.
  @Test func whatDiffersIsToldApart() {
    func missing(_ names: String...) -> Diagnostic {
      let inputs = names.map { Problem.MissingInput(name: $0, label: $0, expected: Wording("an amount", "ein Betrag")) }
      return Diagnostic(.missing(inputs: inputs, wanted: "tax"))
    }
    var causes = FaultCauses()
    causes.note(missing("a"), row: 0, column: nil)
    for row in 1..<4 { causes.note(missing("a", "b"), row: row, column: nil) }
    causes.note(Diagnostic(.number(.overflow), at: Place(file: "a.lua", line: 1)), row: 4, column: nil)
    causes.note(Diagnostic(.number(.divisionByZero), at: Place(file: "a.lua", line: 2)), row: 5, column: nil)
    #expect(causes.all.map(\.rows) == [3, 1, 1, 1])
  }

  /// Rows of rules whose messages have values are not kept one by one, and none is lost.
  @Test func manyCausesAreOneAtTheEnd() {
    var causes = FaultCauses()
    for row in 0..<1500 { causes.note(Diagnostic(.ruleFailed(rule: "r", message: "\(row)")), row: row, column: nil) }
    #expect(causes.all.count == 1000)
    let words = causes.json.text().split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      words.suffix(7).prefix(5) == [
        "\"rows\": 500,", "\"row\": null,", "\"column\": null,", "\"code\": null,", "\"message\": \"other causes\"",
      ])
  }
}
