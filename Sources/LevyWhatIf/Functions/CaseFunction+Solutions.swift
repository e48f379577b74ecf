import ExactNumbers
import LevyModel
import LevyPlan

/// The values of a fact for which a result has a given value.
public struct Solutions: Sendable {
  /// Ranges of values in ascending order, each step of which gives the wanted result exactly.
  public internal(set) var stretches: [(from: Exact, to: Exact)] = []
  /// The highest result below the wanted one, with a value of the fact that gives it; nil if there are solutions. Of
  /// several values it is one next to the value in `above`, or else the lowest.
  public internal(set) var below: (at: Exact, result: Exact)?
  /// The lowest result above the wanted one, likewise.
  public internal(set) var above: (at: Exact, result: Exact)?
  /// True if every value of the range was found or ruled out.
  public internal(set) var isComplete = true
}

extension CaseFunction {
  /// Finds all values of the fact, to its smallest step, for which a result has a value.
  ///
  /// Ranges in which the result cannot have the value are ruled out by bounds, so that no value is overlooked. If there
  /// is no solution, the search continues for the nearest results.
  ///
  /// - Parameters:
  /// - name: the result.
  /// - wanted: the value of the result.
  /// - range: the values of the fact to examine.
  /// - Throws: `Diagnostic` if the result cannot be followed.
  package func solutions(_ name: String, is wanted: Exact, in range: ClosedRange<Exact>) throws(Diagnostic) -> Solutions
  {
    let slot = try result(name)
    var found = Solutions()
    var open = [steps(range)]
    var looks = 0
    while let part = open.popLast() {
      try calculator.checkInterruption()
      looks += 1
      if looks > mostLooks {
        found.isComplete = false
        break
      }
      if part.count == 1 {
        let x = at(part.lowerBound)
        if value(slot, at: x) == wanted { found.add(x, x, step) }
        continue
      }
      if let bounds = bounds(slot, part) {
        if wanted < bounds.low || wanted > bounds.high { continue }
        if bounds.low == bounds.high {
          found.add(at(part.lowerBound), at(part.upperBound), step)
          continue
        }
      }
      // The lower half comes first, so that solutions are found in order.
      let (lower, upper) = halves(part)
      open += [upper, lower]
    }
    if found.stretches.isEmpty { try findNearest(slot, wanted, steps(range), &found) }
    return found
  }

  private func findNearest(
    _ slot: Slot, _ wanted: Exact, _ range: ClosedRange<Int>, _ found: inout Solutions
  ) throws(Diagnostic) {
    var nearest = Nearest(wanted: wanted)
    var open = [range]
    var looks = 0
    while let part = open.popLast() {
      try calculator.checkInterruption()
      if let bounds = bounds(slot, part), !nearest.mayGain(bounds, from: part.lowerBound) { continue }
      looks += 1
      if looks > mostLooks / 4 {
        found.isComplete = false
        break
      }
      for end in [part.lowerBound, part.upperBound] {
        if let value = value(slot, at: at(end)) { nearest.note(end, value) }
      }
      if part.count <= 2 { continue }
      // The half in which the result may come nearer is searched first, since it rules out more.
      let (lower, upper) = halves(part)
      let isLowerFirst = nearest.distance(bounds(slot, lower)) <= nearest.distance(bounds(slot, upper))
      open += isLowerFirst ? [upper, lower] : [lower, upper]
    }
    // If the result passes the wanted one between two neighbouring values, those two are named.
    if let above = nearest.above, let below = nearest.below {
      for number in [above.at - 1, above.at + 1]
      where range.contains(number) && value(slot, at: at(number)) == below.result { nearest.below?.at = number }
      for number in [below.at - 1, below.at + 1]
      where range.contains(number) && value(slot, at: at(number)) == above.result { nearest.above?.at = number }
    }
    found.below = nearest.below.map { (at($0.at), $0.result) }
    found.above = nearest.above.map { (at($0.at), $0.result) }
  }

  private func value(_ slot: Slot, at x: Exact) -> Exact? { look(slot, at: x)?.point.value }

  private func bounds(_ slot: Slot, _ part: ClosedRange<Int>) -> Interval? {
    range(slot, over: Interval(at(part.lowerBound), at(part.upperBound)))?.range
  }

  private func halves(_ part: ClosedRange<Int>) -> (ClosedRange<Int>, ClosedRange<Int>) {
    let middle = part.lowerBound + part.count / 2
    return (part.lowerBound...middle - 1, middle...part.upperBound)
  }

  /// Converts a range to multiples of the fact's smallest step.
  func steps(_ range: ClosedRange<Exact>) -> ClosedRange<Int> {
    func number(_ value: Exact, _ rule: RoundingRule) -> Int {
      (try? value.divided(by: step).rounded(rule, step: 1).exactInt) ?? nil ?? 0
    }
    let low = number(range.lowerBound, .up)
    return low...max(low, number(range.upperBound, .down))
  }

  /// Returns the value of the fact at a step.
  func at(_ number: Int) -> Exact { (try? Exact(number).multiplied(by: step)) ?? 0 }
}

/// The nearest results on both sides of a wanted one, each at the lowest step that was found.
private struct Nearest {
  let wanted: Exact
  var below: (at: Int, result: Exact)?
  var above: (at: Int, result: Exact)?

  /// True if a range may contain a nearer result, or an equally near one at a lower step. `bounds` are those of its
  /// results, `start` is its first step.
  func mayGain(_ bounds: Interval, from start: Int) -> Bool {
    if bounds.low < wanted, below.map({ Self.isBetter(min(bounds.high, wanted), start, than: $0) { $0 > $1 } }) ?? true
    {
      return true
    }
    return bounds.high > wanted
      && above.map({ Self.isBetter(max(bounds.low, wanted), start, than: $0) { $0 < $1 } }) ?? true
  }

  mutating func note(_ number: Int, _ value: Exact) {
    if value < wanted, below.map({ Self.isBetter(value, number, than: $0) { $0 > $1 } }) ?? true {
      below = (number, value)
    }
    if value > wanted, above.map({ Self.isBetter(value, number, than: $0) { $0 < $1 } }) ?? true {
      above = (number, value)
    }
  }

  private static func isBetter(
    _ value: Exact, _ number: Int, than best: (at: Int, result: Exact), nearer: (Exact, Exact) -> Bool
  ) -> Bool {
    nearer(value, best.result) || value == best.result && number < best.at
  }

  /// The least possible distance between results within bounds and the wanted one.
  func distance(_ bounds: Interval?) -> Exact {
    guard let bounds else { return 0 }
    if bounds.low > wanted { return (try? bounds.low.subtracting(wanted)) ?? 0 }
    return bounds.high < wanted ? (try? wanted.subtracting(bounds.high)) ?? 0 : 0
  }
}

extension Solutions {
  /// Appends a range; it is joined to the last one if they are adjacent.
  fileprivate mutating func add(_ from: Exact, _ to: Exact, _ step: Exact) {
    if let last = stretches.last, (try? last.to.adding(step)) == from {
      stretches[stretches.count - 1].to = to
    } else {
      stretches.append((from, to))
    }
  }
}
