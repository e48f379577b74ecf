import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules
import LevyWhatIf

extension PropertyCheck {
  /// A stretch over which a property is proved, for the case with no other facts than the property gives.
  package struct Proof: Sendable, Hashable {
    /// The result.
    package let result: String
    /// The fact that changes.
    package let fact: String
    /// Its first and last value.
    package let from: Exact
    package let to: Exact
    /// The year.
    package let year: String
    /// By how much the result may go the other way, by rounding alone.
    package let rounding: Exact
  }

  /// What is proved of a property that says of numbers that they rise or fall with a fact.
  ///
  /// What its functions say is not looked into, so of properties with a function nothing is proved.
  func proofs(of property: Property, in year: Int) -> [Proof] {
    guard case .over(let facts, _) = property.change, !property.isConditional, !property.hasFunction,
      property.same.isEmpty, property.given.allSatisfy({ $0.value != nil })
    else { return [] }
    let calculator = calculators[1]
    return facts.flatMap { fact -> [Proof] in
      guard var plain = try? Case(rulebook, year: year), let range = try? Stretch(of: fact, rulebook).range else {
        return []
      }
      for case (let name, let value?) in property.given { try? plain.give(name, value) }
      let high = min(range.upperBound, max(range.lowerBound, Self.mostOfAStretch))
      guard let function = try? CaseFunction(calculator, plain, over: fact) else { return [] }
      return (property.rising.map { ($0, false) } + property.falling.map { ($0, true) }).compactMap { name, falling in
        let stretch = range.lowerBound...high
        // More than that is no rounding but a step of the law.
        guard let fall = (try? function.fall(of: name, falling: falling, in: stretch)) ?? nil, fall < 1 else {
          return nil
        }
        return Proof(
          result: name, fact: fact, from: stretch.lowerBound, to: stretch.upperBound, year: plain.yearName,
          rounding: fall)
      }
    }
  }

  private static let mostOfAStretch: Exact = 1_000_000
}
