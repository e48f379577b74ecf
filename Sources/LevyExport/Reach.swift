import CLevyKernels
import LevyPlan

/// The range of a value in all rows, whether or not they are on the path that uses it. A plan proves its ranges for
/// each path; another engine may compute a value also for other rows, and must not overflow there.
struct Reach: Equatable {
  var low: Double
  var high: Double

  init(_ low: Double, _ high: Double) { (self.low, self.high) = (low, high) }
  init(within magnitude: Double) { self.init(-magnitude, magnitude) }

  var magnitude: Double { max(abs(low), abs(high)) }
  var isNegativeNever: Bool { low >= 0 }

  func united(with other: Reach) -> Reach { Reach(min(low, other.low), max(high, other.high)) }
  func plus(_ other: Reach) -> Reach { Reach(low + other.low, high + other.high) }
  func minus(_ other: Reach) -> Reach { Reach(low - other.high, high - other.low) }

  func times(_ other: Reach) -> Reach {
    let corners = [low * other.low, low * other.high, high * other.low, high * other.high]
    return Reach(corners.min() ?? 0, corners.max() ?? 0)
  }

  func minimum(_ other: Reach) -> Reach { Reach(min(low, other.low), min(high, other.high)) }
  func maximum(_ other: Reach) -> Reach { Reach(max(low, other.low), max(high, other.high)) }
  var absolute: Reach { low >= 0 ? self : high <= 0 ? Reach(-high, -low) : Reach(0, magnitude) }

  /// The range of rounded quotients by an integer other than zero.
  func divided(by other: Reach) -> Reach {
    if other.low > 0 {
      let corners = [low / other.low, low / other.high, high / other.low, high / other.high]
      return Reach((corners.min() ?? 0).rounded(.down), (corners.max() ?? 0).rounded(.up))
    }
    return Reach(within: magnitude)
  }
}

extension StraightLine {
  /// The reach of a value, from the reaches of its operands.
  func reach(_ value: Value, _ reaches: [Register: Reach]) -> Reach {
    let instruction = value.instruction
    let k = instruction.constant
    func of(_ column: Register) -> Reach { reaches[column] ?? Reach(0, 0) }
    // A constant is the second operand.
    let (a, b) = (of(instruction.first), instruction.operandCount == 1 ? Reach(k, k) : of(instruction.second))
    switch instruction.kind {
    case .arithmetic(.sum): return a.plus(b)
    case .arithmetic(.difference): return a.minus(b)
    case .arithmetic(.product): return a.times(b)
    case .arithmetic(.minimum): return a.minimum(b)
    case .arithmetic(.maximum): return a.maximum(b)
    case .absolute: return a.absolute
    case .within: return Reach(max(a.low, k), min(a.high, instruction.addend))
    case .quotient, .divide: return a.divided(by: b)
    case .choice: return a.united(with: b)
    case .constant:
      let number = Double(instruction.number ?? 0)
      return Reach(number, number)
    case .lookup:
      let numbers = table(value).values
      return Reach(Double(numbers.min() ?? 0), Double(numbers.max() ?? 0))
    case .poison, .indivisible, .widen, .narrow: return a
    case .comparison: return Reach(0, 1)
    // Occurs only in programs that run.
    case .fused, .comparingChoice, .bandChoice: return Reach(0, 1)
    }
  }
}
