import ExactNumbers
import LevyModel
import LevyPlan

/// The possible values of a formula, and the facts on which they depend.
///
/// For any two cases that agree in the known facts: if both have a value and agree in `moves`, the values are the same;
/// and if they agree in `fails`, both have a value or neither has.
final class Reach {
  /// The values that it may have; nil where none are ruled out.
  let range: Interval?
  /// A common divisor of all values, zero if the only value is zero; nil if none is known.
  let grain: Exact?
  /// Whether it may have a value at all.
  let succeeds: Bool
  /// Whether it may fail to have a value.
  let mayFail: Bool
  /// The facts that may move it. None, if it has one value only.
  let moves: FactSet
  /// The facts that decide whether it fails.
  let fails: FactSet

  private init(
    _ range: Interval?, _ grain: Exact?, succeeds: Bool, mayFail: Bool, moves: FactSet, fails: FactSet
  ) {
    (self.range, self.grain, self.succeeds, self.mayFail, self.fails) = (range, grain, succeeds, mayFail, fails)
    self.moves = !succeeds || range.map { $0.low == $0.high } ?? false ? FactSet() : moves
  }

  /// A formula that never fails.
  convenience init(_ range: Interval, grain: Exact?, moves: FactSet = FactSet()) {
    self.init(range, grain, succeeds: true, mayFail: false, moves: moves, fails: FactSet())
  }

  /// A known value.
  convenience init(_ value: Exact) { self.init(Interval(value), grain: value.magnitude) }

  /// A formula that always fails.
  static var failure: Reach { Reach(nil, 0, succeeds: false, mayFail: true, moves: FactSet(), fails: FactSet()) }

  /// The same dependencies with other values, for functions of this alone.
  func with(_ range: Interval?, grain: Exact?) -> Reach {
    Reach(range, grain, succeeds: succeeds, mayFail: mayFail, moves: moves, fails: fails)
  }

  /// The reach of an operation on this and another operand.
  func joined(with other: Reach, range: Interval?, grain: Exact?) -> Reach {
    Reach(
      range, grain, succeeds: succeeds && other.succeeds, mayFail: mayFail || other.mayFail,
      moves: moves.union(other.moves), fails: fails.union(other.fails))
  }

  /// Fails where another does, too.
  func checked(by other: Reach) -> Reach {
    Reach(
      range, grain, succeeds: succeeds && other.succeeds, mayFail: mayFail || other.mayFail, moves: moves,
      fails: fails.union(other.fails))
  }

  /// Fails for some values of facts.
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
  /// The interval, or a wider one whose ends are not unwieldy fractions; nil if there is none of exact numbers. A
  /// single number stays as it is.
  var widened: Interval? {
    func isUnwieldy(_ end: Exact) -> Bool { end.scale > 12 || end.divisor > 1_000_000_000_000 }
    guard low != high, isUnwieldy(low) || isUnwieldy(high) else { return self }
    let step = Exact(numerator: 1, scale: 6)
    guard let least = try? low.rounded(.down, step: step), let most = try? high.rounded(.up, step: step) else {
      return nil
    }
    return Interval(least, most)
  }

  /// Whether every multiple of `grain` in the range can be an exact number, which has 128 bits above and below the bar
  /// or, for a decimal, up to 38 decimals.
  func isExact(inMultiplesOf grain: Exact) -> Bool {
    var (decimals, bottom) = (grain.scale, 1.0)
    if !grain.isDecimal {
      // Some of the multiples may be decimals where others are not.
      var (fives, rest) = (0, grain.divisor)
      while rest % 5 == 0 { (fives, rest) = (fives + 1, rest / 5) }
      (decimals, bottom) = (Swift.max(grain.divisor.trailingZeroBitCount, fives), Double(grain.divisor))
    }
    if decimals > Exact.largestScale { return false }
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    let parts = Swift.max(bottom, power)
    return parts < Self.largestExact && largestMagnitude.doubleValue * parts < Self.largestExact
  }

  /// Well below 2^127, since this is reckoned in doubles.
  private static let largestExact = 1e37
}
