import ExactNumbers
import LevyPlan

/// What a formula may come to, and the facts on which that depends.
struct Reach {
  /// The values that it may have; nil where none are ruled out.
  let range: Interval?
  /// Whether it may have a value at all.
  let succeeds: Bool
  /// Whether it may have none.
  let mayFail: Bool
  /// The facts that may move it. None, if it has one value only.
  let moves: FactSet
  /// The facts that decide whether it fails.
  let fails: FactSet

  private init(_ range: Interval?, succeeds: Bool, mayFail: Bool, moves: FactSet, fails: FactSet) {
    (self.range, self.succeeds, self.mayFail, self.fails) = (range, succeeds, mayFail, fails)
    self.moves = !succeeds || range.map { $0.low == $0.high } ?? false ? FactSet() : moves
  }

  /// What never fails.
  init(_ range: Interval, moves: FactSet = FactSet()) {
    self.init(range, succeeds: true, mayFail: false, moves: moves, fails: FactSet())
  }

  /// What always fails.
  static let failure = Reach(nil, succeeds: false, mayFail: true, moves: FactSet(), fails: FactSet())

  /// Another range, for what follows from this alone.
  func with(_ range: Interval?) -> Reach {
    Reach(range, succeeds: succeeds, mayFail: mayFail, moves: moves, fails: fails)
  }

  /// What comes of this and another together.
  func joined(with other: Reach, range: Interval?) -> Reach {
    Reach(
      range, succeeds: succeeds && other.succeeds, mayFail: mayFail || other.mayFail, moves: moves.union(other.moves),
      fails: fails.union(other.fails))
  }

  /// Fails where another does, too.
  func checked(by other: Reach) -> Reach {
    Reach(
      range, succeeds: succeeds && other.succeeds, mayFail: mayFail || other.mayFail, moves: moves,
      fails: fails.union(other.fails))
  }

  /// Fails for some values of facts.
  func failing(by facts: FactSet) -> Reach {
    Reach(range, succeeds: succeeds, mayFail: true, moves: moves, fails: fails.union(facts))
  }

  /// This or another, as facts decide.
  func united(with other: Reach, by facts: FactSet) -> Reach {
    let values: Interval?
    if succeeds && other.succeeds {
      values = range.flatMap { range in other.range.map(range.united) }
    } else {
      values = succeeds ? range : other.range
    }
    let (mayFail, both) = (mayFail || other.mayFail, fails.union(other.fails))
    return Reach(
      values, succeeds: succeeds || other.succeeds, mayFail: mayFail, moves: moves.union(other.moves).union(facts),
      fails: mayFail ? both.union(facts) : both)
  }
}

extension Interval {
  /// The interval, or a wider one whose ends are no unwieldy fractions; nil if there is none of exact numbers. A single
  /// number stays as it is.
  var widened: Interval? {
    func isUnwieldy(_ end: Exact) -> Bool { end.numeratorAndDenominator.denominator > 1_000_000_000_000 }
    guard low != high, isUnwieldy(low) || isUnwieldy(high) else { return self }
    let step = Exact(numerator: 1, scale: 6)
    guard let least = try? low.rounded(.down, step: step), let most = try? high.rounded(.up, step: step) else {
      return nil
    }
    return Interval(least, most)
  }
}
