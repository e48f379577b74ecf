import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules
import LevyWhatIf

extension PropertyCheck {
  /// A range over which a property is proved, for the case without other facts than the property gives.
  package struct Proof: Sendable, Hashable {
    /// The result.
    package let result: String
    /// The fact that varies.
    package let fact: String
    /// The first and the last value of the fact.
    package let from: Exact
    package let to: Exact
    /// The year.
    package let year: String
    /// The most by which the result may move in the wrong direction, by rounding alone.
    package let rounding: Exact
  }

  /// Proves a property that says that results rise or fall with a fact, on ranges of that fact.
  ///
  /// The functions of a property are not analysed, so that nothing is proved of properties with functions.
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
        // A fall of 1 or more is a step of the law, not an effect of rounding.
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
