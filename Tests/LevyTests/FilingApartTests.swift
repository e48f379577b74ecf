import Levy
import Testing

@testable import LevyRules

/// The returns that German spouses would file apart, which hypotheses make of the case of a couple.
@Suite("Filing apart") struct FilingApartTests {
  /// A fact that both spouses have and that is not exchanged would count in the return of the wrong one.
  @Test(arguments: ["spouse_apart", "spouse_apart_by_halves"])
  func eachFactOfTheSpouseStandsInForThatOfTheTaxpayer(hypothesis: String) throws {
    let book = try Rulebook("de", in: #require(Rulebook.shippedFolder))
    // The numbers of further pensions and the like: their sums are results, which are exchanged.
    let counts: Set = [
      "further_pensions", "further_annuities", "further_funds", "further_civil_pensions", "further_lettings",
    ]
    let names = book.declaredVariables.filter { $0.isInput && $0.person?.name == "spouse" }.map(\.field)
      .filter { book.slot(of: $0) != nil && !counts.contains($0) }
    #expect(names.count > 130)
    for name in names {
      let slot = try #require(book.slot(of: "\(hypothesis).\(name)"))
      #expect(book.variables[slot].hypothetical?.setter != nil, "\(name)")
    }
  }
}
