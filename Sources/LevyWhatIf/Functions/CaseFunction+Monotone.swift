import ExactNumbers
import LevyModel
import LevyPlan

extension CaseFunction {
  /// By how much a result falls at most as the fact rises over a range, which only rounding may make it do.
  ///
  /// The range is cut into parts. In some no operation goes down, rounding included. In others all questions have one
  /// answer and the slope without rounding is bounded from below by zero, so that the result falls by no more than twice
  /// what rounding moves it. Where the answers change, neighbouring values are compared.
  ///
  /// - Parameter falling: whether it is to be proved that it never rises.
  /// - Returns: nil if it does fall by more, or if nothing is known; zero if it is certain that it never falls.
  /// - Throws: `Diagnostic` if the result cannot be followed.
  package func fall(of name: String, falling: Bool, in range: ClosedRange<Exact>) throws(Diagnostic) -> Exact? {
    let slot = try result(name)
    func hasRightSign(_ slope: Exact) -> Bool { falling ? slope <= 0 : slope >= 0 }
    // Of a case that the rules refuse nothing is proved.
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
