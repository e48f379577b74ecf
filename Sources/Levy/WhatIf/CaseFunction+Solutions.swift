import ExactNumbers

extension CaseFunction {
  /// The values of the fact for which a result is what one wants.
  public struct Solutions: Sendable {
    /// Stretches of values, each step of which gives the result exactly, in ascending order.
    public internal(set) var stretches: [(from: Exact, to: Exact)] = []
    /// The value whose result is the highest below the wanted one, if any was met on the way.
    public internal(set) var below: (at: Exact, result: Exact)?
    /// The value whose result is the lowest above it.
    public internal(set) var above: (at: Exact, result: Exact)?
    /// Whether all values of the range were ruled in or out.
    public internal(set) var isComplete = true
  }

  /// Finds all values of the fact, to its smallest step, for which a result has a value.
  ///
  /// Stretches over which the result cannot have the value are ruled out by bounds, so nothing is overlooked.
  ///
  /// - Parameters:
  ///   - name: the result.
  ///   - wanted: its value.
  ///   - range: the values of the fact to look at.
  /// - Throws: `Diagnostic` if the result cannot be followed.
  public func solutions(_ name: String, is wanted: Exact, in range: ClosedRange<Exact>) throws(Diagnostic) -> Solutions
  {
    let slot = try result(name)
    var found = Solutions()
    var open = [steps(range)]
    var looks = 0
    while let part = open.popLast() {
      looks += 1
      if looks > Self.mostLooks {
        found.isComplete = false
        break
      }
      if part.count == 1 {
        guard let value = point(slot, at: at(part.lowerBound))?.point.value else { continue }
        found.note(at: at(part.lowerBound), value, wanted, step)
        continue
      }
      let bounds = self.range(slot, over: Interval(at(part.lowerBound), at(part.upperBound)))?.range
      if let bounds, wanted < bounds.low || wanted > bounds.high {
        // The ends are near misses, if anything is.
        for end in [part.lowerBound, part.upperBound] {
          if let value = point(slot, at: at(end))?.point.value { found.note(at: at(end), value, wanted, step) }
        }
        continue
      }
      if let bounds, bounds.low == bounds.high {
        found.add(at(part.lowerBound), at(part.upperBound), step)
        continue
      }
      let middle = part.lowerBound + part.count / 2
      // The lower half comes first, so that stretches are found in order.
      open.append(middle...part.upperBound)
      open.append(part.lowerBound...middle - 1)
    }
    return found
  }

  static let mostLooks = 200_000

  /// A range in steps of the fact.
  func steps(_ range: ClosedRange<Exact>) -> ClosedRange<Int> {
    func number(_ value: Exact, _ rule: RoundingRule) -> Int {
      (try? value.divided(by: step).rounded(rule, step: 1).exactInt) ?? nil ?? 0
    }
    let low = number(range.lowerBound, .up)
    return low...max(low, number(range.upperBound, .down))
  }

  /// The value of the fact at a step.
  func at(_ number: Int) -> Exact { (try? Exact(number).multiplied(by: step)) ?? 0 }
}

extension CaseFunction.Solutions {
  fileprivate mutating func note(at x: Exact, _ value: Exact, _ wanted: Exact, _ step: Exact) {
    if value == wanted {
      add(x, x, step)
    } else if value < wanted {
      if below.map({ value >= $0.result }) ?? true { below = (x, value) }
    } else if above.map({ value < $0.result }) ?? true {
      above = (x, value)
    }
  }

  /// Adds a stretch after the others, joined to the last if they touch.
  fileprivate mutating func add(_ from: Exact, _ to: Exact, _ step: Exact) {
    if let last = stretches.last, (try? last.to.adding(step)) == from {
      stretches[stretches.count - 1].to = to
    } else {
      stretches.append((from, to))
    }
  }
}
