import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

/// What numbers are that a rule has read of the law. While a rule is followed they are plain numbers, so they are known by
/// their values; one that several parameters have, and one that any rule may write, is unknown.
struct LawFigures {
  private var figures: [Exact: Problem.Measured?] = [:]
  private var readCount = 0

  /// What a number is, if the rule has read it of the law.
  mutating func figure(
    _ value: Exact, in rulebook: Rulebook, read: () -> [Recorder.DatedParameter]
  ) -> Problem.Measured? {
    if Self.isCommon(value) { return nil }
    let law = read()
    if law.count != readCount {
      for parameter in law.dropFirst(readCount) { add(parameter, in: rulebook) }
      readCount = law.count
    }
    return figures[value] ?? nil
  }

  private mutating func add(_ read: Recorder.DatedParameter, in rulebook: Rulebook) {
    let parameter = rulebook.parameters[read.slot]
    guard let found = try? parameter.value(on: read.date, known: nil) else { return }
    for (number, quantity) in parameter.quantities(in: found.revision) {
      let measured = Problem.Measured(name: "law.\(parameter.name)", quantity: quantity)
      let magnitude = number.magnitude
      if let other = figures[magnitude], other?.quantity != quantity {
        figures[magnitude] = .some(nil)
      } else if figures[magnitude] == nil {
        figures[magnitude] = measured
      }
    }
  }

  /// Whether a number is one by which rules convert, count and round.
  private static func isCommon(_ value: Exact) -> Bool {
    if let count = value.exactInt { return count < 13 || common.contains(count) }
    return value.magnitude < 1 && value.isMultiple(of: Exact(numerator: 1, scale: 1))
  }

  private static let common: Set<Int> = [
    24, 30, 31, 36, 40, 48, 50, 52, 53, 60, 100, 120, 200, 250, 360, 365, 366, 500, 1000, 10_000, 100_000,
  ]
}
