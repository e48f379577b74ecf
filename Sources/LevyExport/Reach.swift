import CLevyKernels
import LevyPlan

/// The range of a value in all rows, whether or not they are on the path that uses it. A plan proves its ranges for
/// each path; another engine may compute a value for rows whose path does not use it, and must not overflow there.
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

  /// The range of rounded quotients by a whole number other than zero.
  func divided(by other: Reach) -> Reach {
    if other.low > 0 {
      let corners = [low / other.low, low / other.high, high / other.low, high / other.high]
      return Reach((corners.min() ?? 0).rounded(.down), (corners.max() ?? 0).rounded(.up))
    }
    return Reach(within: magnitude)
  }
}

extension StraightLine {
  /// How far a value reaches, of operands that reach so far.
  func reach(_ value: Value, _ reaches: [Register: Reach]) -> Reach {
    let k = value.instruction.constant
    func of(_ column: Register) -> Reach { reaches[column] ?? Reach(0, 0) }
    let (a, b) = (of(value.instruction.first), of(value.instruction.second))
    switch value.operation {
    case LEVY_ADD, LEVY_WIDE_ADD: return a.plus(b)
    case LEVY_SUBTRACT, LEVY_WIDE_SUBTRACT: return a.minus(b)
    case LEVY_MULTIPLY, LEVY_WIDE_MULTIPLY: return a.times(b)
    case LEVY_ADD_CONSTANT: return Reach(a.low + k, a.high + k)
    case LEVY_SCALE: return a.times(Reach(k, k))
    case LEVY_ABSOLUTE, LEVY_WIDE_ABSOLUTE: return a.absolute
    case LEVY_MINIMUM, LEVY_WIDE_MINIMUM: return a.minimum(b)
    case LEVY_MAXIMUM, LEVY_WIDE_MAXIMUM: return a.maximum(b)
    case LEVY_MINIMUM_CONSTANT: return a.minimum(Reach(k, k))
    case LEVY_MAXIMUM_CONSTANT: return a.maximum(Reach(k, k))
    case LEVY_WITHIN: return Reach(max(a.low, k), min(a.high, value.instruction.addend))
    case LEVY_FLOOR_BY, LEVY_CEIL_BY, LEVY_TRUNCATE_BY, LEVY_ROUND_BY, LEVY_ROUND_EVEN_BY, LEVY_ROUND_DOWN_BY,
      LEVY_DIVIDE:
      return a.divided(by: Reach(k, k))
    case LEVY_FLOOR_QUOTIENT, LEVY_CEIL_QUOTIENT, LEVY_TRUNCATE_QUOTIENT, LEVY_ROUND_QUOTIENT,
      LEVY_ROUND_EVEN_QUOTIENT, LEVY_ROUND_DOWN_QUOTIENT, LEVY_WIDE_ROUND_DOWN_QUOTIENT, LEVY_WIDE_FLOOR_QUOTIENT,
      LEVY_WIDE_CEIL_QUOTIENT, LEVY_WIDE_TRUNCATE_QUOTIENT,
      LEVY_WIDE_ROUND_QUOTIENT, LEVY_WIDE_ROUND_EVEN_QUOTIENT:
      return a.divided(by: b)
    case LEVY_SELECT, LEVY_WIDE_SELECT: return a.united(with: b)
    case LEVY_CONSTANT: return k.isNaN ? Reach(0, 0) : Reach(k, k)
    case LEVY_WIDE_CONSTANT:
      let constant = Double(value.wideConstant)
      return value.wideConstant == .min ? Reach(0, 0) : Reach(constant, constant)
    case LEVY_LOOKUP:
      let numbers = table(value).values
      return Reach(Double(numbers.min() ?? 0), Double(numbers.max() ?? 0))
    case LEVY_POISON, LEVY_INDIVISIBLE, LEVY_WIDEN, LEVY_NARROW, LEVY_WIDE_INDIVISIBLE: return a
    default: return Reach(0, 1)
    }
  }
}
