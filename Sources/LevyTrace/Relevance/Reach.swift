import ExactNumbers
import LevyModel
import LevyPlan

/// The possible values of a formula, and the dependency sets of its value and of its failure.
///
/// For any two cases that agree in the known facts: if both have a value and agree in `moves`, the values are the same;
/// and if they agree in `fails`, both have a value or neither has.
final class Reach {
  /// The range of the values; nil if none are ruled out.
  let range: Interval?
  /// A common divisor of all values; zero if the only value is zero, nil if none is known.
  let grain: Exact?
  /// True if some case may have a value.
  let succeeds: Bool
  /// True if some case may have none.
  let mayFail: Bool
  /// The facts that may move the value; empty if there is only one value.
  let moves: FactSet
  /// The facts that decide whether there is a value.
  let fails: FactSet

  private init(
    _ range: Interval?, _ grain: Exact?, succeeds: Bool, mayFail: Bool, moves: FactSet, fails: FactSet
  ) {
    (self.range, self.grain, self.succeeds, self.mayFail, self.fails) = (range, grain, succeeds, mayFail, fails)
    self.moves = !succeeds || range.map { $0.low == $0.high } ?? false ? FactSet() : moves
  }

  /// The reach of a formula that never fails.
  convenience init(_ range: Interval, grain: Exact?, moves: FactSet = FactSet()) {
    self.init(range, grain, succeeds: true, mayFail: false, moves: moves, fails: FactSet())
  }

  /// The reach of a known value.
  convenience init(_ value: Exact) { self.init(Interval(value), grain: value.magnitude) }

  /// The reach of a formula that always fails.
  static var failure: Reach { Reach(nil, 0, succeeds: false, mayFail: true, moves: FactSet(), fails: FactSet()) }

  /// The same dependencies with other values: the reach of a function of this formula alone.
  func with(_ range: Interval?, grain: Exact?) -> Reach {
    Reach(range, grain, succeeds: succeeds, mayFail: mayFail, moves: moves, fails: fails)
  }

  /// The reach of an operation on this and another operand.
  func joined(with other: Reach, range: Interval?, grain: Exact?) -> Reach {
    Reach(
      range, grain, succeeds: succeeds && other.succeeds, mayFail: mayFail || other.mayFail,
      moves: moves.union(other.moves), fails: fails.union(other.fails))
  }

  /// The reach of this formula where another must not fail either.
  func checked(by other: Reach) -> Reach {
    Reach(
      range, grain, succeeds: succeeds && other.succeeds, mayFail: mayFail || other.mayFail, moves: moves,
      fails: fails.union(other.fails))
  }

  /// The reach of this formula if it may also fail depending on facts.
  func failing(by facts: FactSet) -> Reach {
    Reach(range, grain, succeeds: succeeds, mayFail: true, moves: moves, fails: fails.union(facts))
  }

  /// The reach of a value that is this or another, depending on facts.
  func united(with other: Reach, by facts: FactSet) -> Reach {
    let values: Interval?
    if succeeds && other.succeeds {
      values = range.flatMap { range in other.range.map(range.united) }
    } else {
      values = succeeds ? range : other.range
    }
    let (mayFail, both) = (mayFail || other.mayFail, fails.union(other.fails))
    return Reach(
      values, Granularity.common(grain, other.grain), succeeds: succeeds || other.succeeds, mayFail: mayFail,
      moves: moves.union(other.moves).union(facts), fails: mayFail ? both.union(facts) : both)
  }
}

extension Interval {
  /// The interval, or a wider one whose ends are short fractions; nil if no exact numbers can be its ends. A single
  /// number is left as it is.
  var widened: Interval? {
    func isUnwieldy(_ end: Exact) -> Bool { end.scale > 12 || end.divisor > 1_000_000_000_000 }
    guard low != high, isUnwieldy(low) || isUnwieldy(high) else { return self }
    let step = Exact(numerator: 1, scale: 6)
    guard let least = try? low.rounded(.down, step: step), let most = try? high.rounded(.up, step: step) else {
      return nil
    }
    return Interval(least, most)
  }

  /// True if every multiple of `grain` in the range can be an exact number, which has 128 bits for numerator and
  /// denominator or, for a decimal, up to 38 decimal places.
  func isExact(inMultiplesOf grain: Exact) -> Bool {
    var (decimals, bottom) = (grain.scale, 1.0)
    if !grain.isDecimal {
      // Some multiples of a fraction may be decimals, others not.
      var (fives, rest) = (0, grain.divisor)
      while rest % 5 == 0 { (fives, rest) = (fives + 1, rest / 5) }
      (decimals, bottom) = (Swift.max(grain.divisor.trailingZeroBitCount, fives), Double(grain.divisor))
    }
    if decimals > Exact.largestScale { return false }
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    let parts = Swift.max(bottom, power)
    return parts < Self.largestExact && largestMagnitude.doubleValue * parts < Self.largestExact
  }

  /// Well below 2^127, since this is computed in doubles.
  private static let largestExact = 1e37
}
