import Levy
import Testing

@testable import LevyModel

/// The facts of a case in another year.
@Suite struct CarriedCaseTests {
  private static let rules =
    input("income") + input("gift", "money", "default = 0, carries = true,")
    + input("land", "choice { \"BW\", \"BY\" }", "default = \"BY\",") + input("born", "date")
    + rule("tax", "return case.income + case.gift")

  @Test func onlyWhatLastsIsCarried() throws {
    let typed = try facts(
      rulebook(Self.rules), ["income": "60000", "gift": "5", "land": "BW", "born": "1980-06-15", "tax": "7"])
    let carried = try typed.carried(toYear: 2024)
    #expect(carried.year == 2024)
    #expect(carried.values.map(\.name) == ["gift", "land", "born"])
    #expect(throws: Diagnostic.self) { try typed.carried(toYear: 1890) }
  }

  @Test func nothingIsMissingWhereNothingFailed() {
    #expect(Diagnostic.mergingMissing([]) == nil)
  }
}
