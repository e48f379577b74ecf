import ExactNumbers
import LevyModel
import LevyPlan

/// The ranges of given facts for which a plan is made; rows outside them are left to the interpreter.
///
/// Each end of each fact's range is chosen separately, as far from zero as possible without making columns wide, which
/// are slow. Ranges never exceed those of the declarations.
struct GivenRanges {
  /// The current choice of each end, as an index into the possible ones, by variable.
  private var places: [Slot: Ends] = [:]
  /// The number of times that ranges were narrowed.
  private var rounds = 0
  /// True if all ranges are the narrowest ones.
  private let areLeast: Bool

  private struct Ends {
    var low = 0
    var high = 0
  }

  init() { areLeast = false }
  private init(areLeast: Bool) { self.areLeast = areLeast }

  /// The narrowest ranges.
  static var least: GivenRanges { GivenRanges(areLeast: true) }

  private static let results = [13, 10, 8, 7]

  /// The largest result of a rule that is computed where its column would be wide; rows with larger ones are left to
  /// the interpreter.
  var largestResult: Exact {
    Self.power(Self.results[areLeast ? Self.results.count - 1 : min(rounds, Self.results.count - 1)])
  }

  /// The range of a variable; nil for types of which a plan takes all values.
  func range(of variable: Slot, _ type: ValueType) -> Interval? {
    guard let (low, high) = type.unit?.terms.exponents else { return nil }
    let ends = areLeast ? Ends(low: low.count - 1, high: high.count - 1) : places[variable] ?? Ends()
    return Interval(Self.power(low[ends.low]).negated, Self.power(high[ends.high]))
  }

  private static func power(_ exponent: Int) -> Exact {
    Exact(numerator: (0..<exponent).reduce(1) { power, _ in power * 10 }, scale: 0)
  }

  /// Moves the ends on which excessive numbers depend towards zero.
  ///
  /// A product is first made smaller by its rates and numbers, since large ones are rarer than large amounts; amounts
  /// make up for the rest. Amounts are mostly added, so each has to shrink by the whole factor.
  ///
  /// - Parameters:
  ///   - facts: the variables, with the names of their ends in dependency sets.
  ///   - excesses: the powers of ten by which numbers were too large, by the set of ends on which they depend.
  /// - Returns: nil if no end can be moved.
  func narrowed(
    _ facts: [(variable: Slot, type: ValueType, low: RangeEnds, high: RangeEnds)], by excesses: [RangeEnds: Int]
  ) -> GivenRanges? {
    let open = facts.flatMap { openEnds(of: $0) }
    var steps = [Int](repeating: 0, count: open.count)
    for (ends, excess) in excesses {
      let concerned = open.indices.filter { ends.contains(open[$0].end) }
      let room = concerned.reduce(0) { $0 + (open[$1].isAmount ? 0 : open[$1].room) }
      for index in concerned { steps[index] = max(steps[index], open[index].isAmount ? excess - room : excess) }
    }
    var result = self
    result.rounds += 1
    for (end, step) in zip(open, steps) where step > 0 {
      let wanted = end.exponents[end.place] - step
      let next = end.exponents.indices.first { $0 > end.place && end.exponents[$0] <= wanted }
      result.places[end.variable, default: Ends()][keyPath: end.path] = next ?? end.exponents.count - 1
    }
    return steps.contains { $0 > 0 } ? result : nil
  }

  /// An end that can be moved towards zero.
  private struct OpenEnd {
    let variable: Slot
    let isAmount: Bool
    let end: RangeEnds
    let exponents: [Int]
    let path: WritableKeyPath<Ends, Int>
    let place: Int

    /// The powers of ten between the current choice and the smallest one.
    var room: Int { exponents[place] - exponents[exponents.count - 1] }
  }

  private func openEnds(of fact: (variable: Slot, type: ValueType, low: RangeEnds, high: RangeEnds)) -> [OpenEnd] {
    guard !areLeast, let (low, high) = fact.type.unit?.terms.exponents else { return [] }
    let ends = places[fact.variable] ?? Ends()
    let both: [(RangeEnds, [Int], WritableKeyPath<Ends, Int>)] = [(fact.low, low, \.low), (fact.high, high, \.high)]
    return both.compactMap { end, exponents, path in
      guard !end.isEmpty, ends[keyPath: path] < exponents.count - 1 else { return nil }
      return OpenEnd(
        variable: fact.variable, isAmount: fact.type == .money, end: end, exponents: exponents, path: path,
        place: ends[keyPath: path])
    }
  }
}
