import ExactNumbers
import LevyModel
import LevyPlan

/// The numbers of given facts that a plan is made for: rows with others are left to the interpreter.
///
/// Each end of each fact's range is chosen by itself, as far from zero as it may be without making columns wide, which are
/// slow. What a declaration allows bounds it besides.
struct GivenRanges {
  /// How far ends have been drawn towards zero, as places among what may be chosen, by variable.
  private var places: [Int: Ends] = [:]
  /// How often ranges were narrowed.
  private var rounds = 0
  /// Whether all are as narrow as they may be.
  private let areLeast: Bool

  private struct Ends {
    var low = 0
    var high = 0
  }

  init() { areLeast = false }
  private init(areLeast: Bool) { self.areLeast = areLeast }

  /// The narrowest ranges.
  static var least: GivenRanges { GivenRanges(areLeast: true) }

  /// The powers of ten that the lower and the upper end of a fact's range may be, in magnitude.
  ///
  /// The last are what hardly any row is beyond. Amounts are rarely far below zero.
  private static func exponents(_ type: ValueType) -> (low: [Int], high: [Int])? {
    switch type {
    case .money: ([12, 9, 7, 6, 5, 4], [12, 9, 7, 6])
    case .rate: ([6, 4, 2, 1, 0], [6, 4, 2, 1, 0])
    case .number: ([6, 5, 4], [6, 5, 4])
    default: nil
    }
  }

  private static let results = [13, 10, 8, 7]

  /// Results of rules beyond this are left to the interpreter where their columns would be wide.
  var largestResult: Exact {
    Self.power(Self.results[areLeast ? Self.results.count - 1 : min(rounds, Self.results.count - 1)])
  }

  /// The range of a variable; nil for those of which a plan takes all values.
  func range(of variable: Int, _ type: ValueType) -> Interval? {
    guard let (low, high) = Self.exponents(type) else { return nil }
    let ends = areLeast ? Ends(low: low.count - 1, high: high.count - 1) : places[variable] ?? Ends()
    return Interval(Self.power(low[ends.low]).negated, Self.power(high[ends.high]))
  }

  private static func power(_ exponent: Int) -> Exact {
    Exact(numerator: (0..<exponent).reduce(1) { power, _ in power * 10 }, scale: 0)
  }

  /// Draws ends on which too large numbers hang towards zero.
  ///
  /// - Parameters:
  ///   - facts: the variables, with what their columns' ends are called among what numbers hang on.
  ///   - excesses: by how many powers of ten numbers were too large, by what they hang on.
  /// - Returns: nil if none can be drawn.
  func narrowed(
    _ facts: [(variable: Int, type: ValueType, low: RangeEnds, high: RangeEnds)], by excesses: [RangeEnds: Int]
  ) -> GivenRanges? {
    if areLeast { return nil }
    // The ends that can be drawn.
    var open: [(end: RangeEnds, exponents: [Int], place: WritableKeyPath<Ends, Int>, variable: Int)] = []
    for fact in facts {
      guard let (low, high) = Self.exponents(fact.type) else { continue }
      let ends = places[fact.variable] ?? Ends()
      if !fact.low.isEmpty, ends.low < low.count - 1 { open.append((fact.low, low, \.low, fact.variable)) }
      if !fact.high.isEmpty, ends.high < high.count - 1 { open.append((fact.high, high, \.high, fact.variable)) }
    }
    var result = self
    result.rounds += 1
    var isNarrower = false
    // What several ends make too large each of them has its part in.
    let shares = excesses.map { ends, excess in
      let count = open.count { ends.contains($0.end) }
      return (ends: ends, share: count == 0 ? 0 : (excess + count - 1) / count)
    }
    for (end, exponents, place, variable) in open {
      guard let share = shares.filter({ $0.ends.contains(end) }).map(\.share).max() else { continue }
      let now = places[variable]?[keyPath: place] ?? 0
      let wanted = exponents[now] - share
      let next = exponents.indices.first { $0 > now && exponents[$0] <= wanted } ?? exponents.count - 1
      result.places[variable, default: Ends()][keyPath: place] = next
      isNarrower = true
    }
    return isNarrower ? result : nil
  }
}
