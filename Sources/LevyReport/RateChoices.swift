import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

/// The facts over which rates can be drawn in a case, and the results whose rates they are, by the gross amounts and
/// burdens that the rules declare.
package struct RateChoices {
  /// The amounts over which rates can be drawn: given gross amounts, then other declared gross amounts, then all other
  /// given amounts.
  package let bases: [String]
  /// The default: a given gross amount, or else a given amount that raises one, or else the first base that is an
  /// input, or else the last base or main result; nil if there is none at all.
  package let base: String?
  /// The results whose rates can be drawn, the declared burdens first.
  package let burdens: [String]
  private let rulebook: Rulebook

  package init(_ calculator: Calculator, _ facts: Case) {
    let rulebook = calculator.rulebook
    self.rulebook = rulebook
    let ways = rulebook.jurisdiction.waterfalls
    let main = rulebook.mainResults(on: facts.date).filter { rulebook[$0]?.type == .money }
    func inForce(_ names: [String]) -> [String] { names.filter { rulebook.isInForce($0, on: facts.date) } }
    func once(_ names: [String]) -> [String] { names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
    let given = facts.values.map(\.name).filter { rulebook[$0]?.type == .money }
    let gross = given.filter { name in ways.contains { $0.from.contains(name) } }
    bases = once(gross + inForce(ways.flatMap(\.from)).filter { rulebook[$0]?.type == .money } + given)
    let grown = gross.first ?? given.first { name in ways.contains { Self.feeds(name, $0, calculator, facts) } }
    base = grown ?? bases.first { rulebook[$0]?.isInput == true } ?? bases.last ?? main.first
    burdens = once(inForce(ways.flatMap { [$0.burden, $0.leaves].compactMap(\.self) }) + main)
  }

  /// Returns the result whose rate over an amount is drawn: the wished one, or else the first burden; nil if none
  /// refers to the amount's period.
  package func burden(over base: String, wished: String? = nil) -> String? {
    ([wished].compactMap(\.self) + burdens).first { name in
      guard let fact = rulebook[base], let result = rulebook[name] else { return true }
      return result.isShare(of: fact)
    }
  }

  /// True if the gross amount of a declared way rises with the fact.
  private static func feeds(_ name: String, _ way: WaterfallTerms, _ calculator: Calculator, _ facts: Case) -> Bool {
    func gross(_ facts: Case) -> Exact? {
      var sum = Exact(0)
      for part in way.from where calculator.rulebook.isInForce(part, on: facts.date) {
        guard let value = try? calculator.evaluate(part, for: facts).exact, let more = try? sum.adding(value) else {
          return nil
        }
        sum = more
      }
      return sum
    }
    guard let value = facts.values.first(where: { $0.name == name })?.value.exact, let before = gross(facts) else {
      return false
    }
    var changed = facts
    guard let more = try? value.adding(1000), (try? changed.set(name, .number(more))) != nil, let after = gross(changed)
    else { return false }
    return after > before
  }
}

extension Variable {
  /// True if the amount may be a share of the other: a year's tax is not a share of a month's income.
  func isShare(of other: Variable) -> Bool { per == nil || other.per == nil || per == other.per }
}
