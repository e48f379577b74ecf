import ExactNumbers
import LevyModel
import LevyPlan

extension CaseFunction {
  /// Whether it is proved that a result never falls as the fact rises over a range, apart from rounding: where every
  /// question has one answer its slope is bounded from below by zero, and where the answers change it does not jump down.
  ///
  /// - Parameter falling: whether it is to be proved that it never rises.
  /// - Returns: false if it does fall, or if nothing is known.
  /// - Throws: `Diagnostic` if the result cannot be followed.
  func isMonotone(_ name: String, falling: Bool, in range: ClosedRange<Exact>) throws(Diagnostic) -> Bool {
    let slot = try result(name)
    func hasRightSign(_ slope: Exact) -> Bool { falling ? slope <= 0 : slope >= 0 }
    var open = [steps(range)]
    var looks = 0
    while let part = open.popLast() {
      try calculator.checkInterruption()
      looks += 1
      if looks > Self.mostLooksOfAProof { return false }
      if let found = self.range(slot, over: Interval(at(part.lowerBound), at(part.upperBound))), found.isDecided {
        if hasRightSign(falling ? found.slope.high : found.slope.low) { continue }
        if part.count <= 2 { return false }
      }
      if part.count == 1 {
        // A value by itself has neither slope nor jump, but it must have a result.
        if look(slot, at: at(part.lowerBound)) == nil { return false }
        continue
      }
      if part.count == 2 {
        let (x, next) = (at(part.lowerBound), at(part.upperBound))
        guard let old = look(slot, at: x), let new = look(slot, at: next), let before = old.point.line?.slope,
          let after = new.point.line?.slope, hasRightSign(before), hasRightSign(after),
          hasRightSign(jump(slot, from: x, old, to: next, new))
        else { return false }
        continue
      }
      let middle = part.lowerBound + part.count / 2
      open.append(middle...part.upperBound)
      open.append(part.lowerBound...middle)
    }
    return true
  }

  private static let mostLooksOfAProof = 20_000
}
