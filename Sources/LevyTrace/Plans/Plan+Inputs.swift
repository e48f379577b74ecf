import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules

extension Plan.Input {
  /// Computes the denominator of a fact's column and the range of its numerators.
  ///
  /// - Parameter chosen: the range for which the plan is made; nil for types of which it takes all values.
  /// - Throws: `Obstacle` if no number in the range fits a column.
  static func numerators(
    of atom: Atom, _ variable: Variable, _ domain: FiniteDomain?, within chosen: Interval?
  ) throws -> (denominator: Int, numerators: ClosedRange<Int>) {
    let denominator = variable.type.denominator
    var range: Interval
    switch variable.type {
    case .quantity: range = chosen ?? Interval(0)
    case .count(let maximum): range = Interval(0, Exact(maximum))
    case .boolean, .choice: range = Interval(0, Exact(domain?.last ?? 0))
    case .date:
      let years = DatePart.years
      range = Interval(Exact(years.lowerBound * 10000 + 101), Exact(years.upperBound * 10000 + 1231))
    }
    range = range.cut(to: Interval(variable.minimum ?? range.low, variable.maximum ?? range.high))
    // Cut to numbers that are whole over the denominator and fit a column.
    let scale = Exact(denominator)
    let most = try Exact(numerator: Width.narrowLimit, scale: 0).divided(by: scale)
    range = range.cut(to: Interval(most.negated, most))
    guard let low = try range.low.multiplied(by: scale).rounded(.up).exactInt,
      let high = try range.high.multiplied(by: scale).rounded(.down).exactInt, low <= high
    else { throw Obstacle.outsideEveryPlan(atom) }
    return (denominator, low...high)
  }

  /// Describes the column of a fact that no result of the plan reads; its cells only have to be valid. An empty cell is
  /// represented by a number that no cell has. Nil if no number of the fact fits a column.
  package init?(unread slot: Slot, in rulebook: Rulebook) {
    let variable = rulebook.variables[slot]
    let domain = FiniteDomain(of: Atom(slot), in: rulebook.variables)
    let chosen = GivenRanges().range(of: slot, variable.type)
    guard let (denominator, numerators) = try? Self.numerators(of: Atom(slot), variable, domain, within: chosen) else {
      return nil
    }
    self.init(
      slot: slot, type: variable.type, register: Register(0), denominator: denominator, numerators: numerators,
      defaultNumerator: Double(numerators.lowerBound) - 1, isNeeded: false)
  }
}
