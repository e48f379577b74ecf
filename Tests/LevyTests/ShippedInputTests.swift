import Levy
import Testing

@testable import LevyModel
@testable import LevyRules

/// The shipped facts refuse what cannot be.
@Suite struct ShippedInputTests {
  /// A share below none or above the whole would lower a tax, or multiply what it is a share of.
  @Test(arguments: ["de", "ie", "uk"]) func sharesAreWithinLimits(code: String) throws {
    let rulebook = try Rulebook(code, in: #require(Rulebook.shippedFolder))
    let rates = rulebook.declaredVariables.filter { $0.isInput && $0.type == .rate }
    #expect(rates.count > 3 || code == "uk")
    #expect(rates.filter { $0.minimum == nil || $0.maximum == nil }.map(\.name) == [])
  }
}
