import CLevyKernels
import ExactNumbers

/// Lanes of other widths and denominators.
extension Lowering {
  /// The column of a column; a constant gets one of its own.
  package mutating func register(_ column: Column) -> Register {
    switch column.numerators {
    case .register(let register): register
    case .constant(let value):
      column.isWide ? program.add(wideConstant: value) : program.add(LEVY_CONSTANT, constant: Double(value))
    case .invalid: program.add(LEVY_CONSTANT, constant: .nan)
    }
  }

  /// The wide column of a column.
  mutating func widened(_ column: Column) -> Register {
    switch column.numerators {
    case .register(let register): register.isWide ? register : program.add(LEVY_WIDEN, register)
    case .constant(let value): program.add(wideConstant: value)
    case .invalid: program.add(wideConstant: .min)
    }
  }

  /// A wide column converted to a narrow one, if that is the width of its numerators.
  mutating func narrowed(_ column: Column, _ width: Width) -> Column {
    guard width == .narrow, case .register(let register) = column.numerators, register.isWide else { return column }
    return Column(program.add(LEVY_NARROW, register), over: column.denominator, mayFail: column.mayFail)
  }

  /// A column over a multiple of its denominator, whose numerators need this width.
  mutating func scaled(_ column: Column, to denominator: Int, _ width: Width) throws -> Column {
    let factor = denominator / column.denominator
    if factor == 1 { return column }
    switch column.numerators {
    case .invalid: return column
    case .constant(let value):
      let (product, overflow) = value.multipliedReportingOverflow(by: Int128(factor))
      guard !overflow else { throw Obstacle.constantTooLong }
      return try Column(constant: product, over: denominator)
    case .register(let register)
    where width == .narrow && !register.isWide && Int128(factor) <= Width.narrowLimit:
      return Column(
        program.add(LEVY_SCALE, register, constant: Double(factor)), over: denominator, mayFail: column.mayFail)
    case .register:
      let factor = program.add(wideConstant: Int128(factor))
      return Column(
        program.add(LEVY_WIDE_MULTIPLY, widened(column), factor), over: denominator, mayFail: column.mayFail)
    }
  }

  /// A narrow column that is marked where the column is.
  mutating func mark(_ column: Column) -> Register? {
    guard column.mayFail else { return nil }
    let register = register(column)
    return column.isWide ? program.add(LEVY_NARROW, register) : register
  }
}

/// An operation on two columns.
enum Arithmetic {
  case sum, difference, product, minimum, maximum

  var commutes: Bool { self != .difference }
  /// The constant that does not change the other operand, if there is one.
  var neutral: Double? {
    switch self {
    case .sum, .difference: 0
    case .product: 1
    case .minimum, .maximum: nil
    }
  }

  var narrow: levy_operation {
    switch self {
    case .sum: LEVY_ADD
    case .difference: LEVY_SUBTRACT
    case .product: LEVY_MULTIPLY
    case .minimum: LEVY_MINIMUM
    case .maximum: LEVY_MAXIMUM
    }
  }

  var byConstant: levy_operation {
    switch self {
    case .sum, .difference: LEVY_ADD_CONSTANT
    case .product: LEVY_SCALE
    case .minimum: LEVY_MINIMUM_CONSTANT
    case .maximum: LEVY_MAXIMUM_CONSTANT
    }
  }

  var wide: levy_operation {
    switch self {
    case .sum: LEVY_WIDE_ADD
    case .difference: LEVY_WIDE_SUBTRACT
    case .product: LEVY_WIDE_MULTIPLY
    case .minimum: LEVY_WIDE_MINIMUM
    case .maximum: LEVY_WIDE_MAXIMUM
    }
  }

  func applied(_ a: Int128, _ b: Int128) throws -> Int128 {
    let (result, overflow): (Int128, Bool) =
      switch self {
      case .sum: a.addingReportingOverflow(b)
      case .difference: a.subtractingReportingOverflow(b)
      case .product: a.multipliedReportingOverflow(by: b)
      case .minimum: (min(a, b), false)
      case .maximum: (max(a, b), false)
      }
    guard !overflow else { throw Obstacle.constantTooLong }
    return result
  }
}

extension RoundingRule {
  var byConstant: levy_operation {
    switch self {
    case .down: LEVY_FLOOR_BY
    case .up: LEVY_CEIL_BY
    case .towardZero: LEVY_TRUNCATE_BY
    case .halfAwayFromZero: LEVY_ROUND_BY
    case .halfEven: LEVY_ROUND_EVEN_BY
    case .halfTowardZero: LEVY_ROUND_DOWN_BY
    }
  }

  var byColumn: levy_operation {
    switch self {
    case .down: LEVY_FLOOR_QUOTIENT
    case .up: LEVY_CEIL_QUOTIENT
    case .towardZero: LEVY_TRUNCATE_QUOTIENT
    case .halfAwayFromZero: LEVY_ROUND_QUOTIENT
    case .halfEven: LEVY_ROUND_EVEN_QUOTIENT
    case .halfTowardZero: LEVY_ROUND_DOWN_QUOTIENT
    }
  }

  var wideByColumn: levy_operation {
    switch self {
    case .down: LEVY_WIDE_FLOOR_QUOTIENT
    case .up: LEVY_WIDE_CEIL_QUOTIENT
    case .towardZero: LEVY_WIDE_TRUNCATE_QUOTIENT
    case .halfAwayFromZero: LEVY_WIDE_ROUND_QUOTIENT
    case .halfEven: LEVY_WIDE_ROUND_EVEN_QUOTIENT
    case .halfTowardZero: LEVY_WIDE_ROUND_DOWN_QUOTIENT
    }
  }
}
