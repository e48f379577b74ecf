import ExactNumbers
import LevyModel
import LevyPlan

extension CaseFunction {
  /// Returns a bound of how much a result falls, by rounding alone, as the fact rises over a range.
  ///
  /// The range is cut into parts. In some no operation decreases, rounding included. In others all questions have one
  /// answer and the slope without rounding is bounded from below by zero, so that the result falls by no more than
  /// twice its rounding error. Where the answers change, neighbouring values are compared.
  ///
  /// - Parameter falling: true to prove that the result never rises, with the directions exchanged.
  /// - Returns: nil if it falls by more, or if nothing can be proved; zero if it certainly never falls.
  /// - Throws: `Diagnostic` if the result cannot be followed.
  package func fall(of name: String, falling: Bool, in range: ClosedRange<Exact>) throws(Diagnostic) -> Exact? {
    let slot = try result(name)
    func hasRightSign(_ slope: Exact) -> Bool { falling ? slope <= 0 : slope >= 0 }
    // Nothing is proved about a case that the rules reject.
    for end in [range.lowerBound, range.upperBound] where look(slot, at: end) == nil { return nil }
    var open = [steps(range)]
    var (looks, most) = (0, Exact(0))
    while let part = open.popLast() {
      try calculator.checkInterruption()
      looks += 1
      if looks > Self.mostLooksOfAProof { return nil }
      if let found = self.range(slot, over: Interval(at(part.lowerBound), at(part.upperBound))) {
        if found.trend.contains(falling ? .falling : .rising) { continue }
        if found.hasOneAnswer, hasRightSign(falling ? found.slope.high : found.slope.low), let noise = found.noise,
          let twice = try? noise.multiplied(by: 2)
        {
          most = max(most, twice)
          continue
        }
      } else if part.count == 1 {
        return nil
      }
      if part.count == 1 { continue }
      if part.count == 2 {
        let (x, next) = (at(part.lowerBound), at(part.upperBound))
        guard let old = look(slot, at: x), let new = look(slot, at: next), let before = old.point.line?.slope,
          let after = new.point.line?.slope, hasRightSign(before), hasRightSign(after),
          hasRightSign(jump(slot, from: x, old, to: next, new)),
          let rise = try? new.point.value.subtracting(old.point.value)
        else { return nil }
        if !hasRightSign(rise) { most = max(most, rise.magnitude) }
        continue
      }
      let middle = part.lowerBound + part.count / 2
      open.append(middle...part.upperBound)
      open.append(part.lowerBound...middle)
    }
    return most
  }

  private static let mostLooksOfAProof = 1500
}
