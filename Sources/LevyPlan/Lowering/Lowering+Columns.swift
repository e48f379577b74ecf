import CLevyKernels
import ExactNumbers

/// Converts columns to other widths and denominators.
extension Lowering {
  /// The register of a column; a constant gets one of its own.
  package mutating func register(_ column: Column) -> Register {
    switch column.numerators {
    case .register(let register): register
    case .constant(let value):
      column.isWide ? program.add(wideConstant: value) : program.add(.CONSTANT, constant: Double(value))
    case .invalid: program.add(.CONSTANT, constant: .nan)
    }
  }

  /// A wide register with the numbers of a column.
  mutating func widened(_ column: Column) -> Register {
    switch column.numerators {
    case .register(let register): register.isWide ? register : program.add(.WIDEN, register)
    case .constant(let value): program.add(wideConstant: value)
    case .invalid: program.add(wideConstant: .min)
    }
  }

  /// A wide column converted to a narrow one, if that is the width of its numerators.
  mutating func narrowed(_ column: Column, _ width: Width) -> Column {
    guard width == .narrow, case .register(let register) = column.numerators, register.isWide else { return column }
    return Column(program.add(.NARROW, register), over: column.denominator, mayFail: column.mayFail)
  }

  /// The column over a multiple of its denominator, with numerators of the given width.
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
        program.add(.SCALE, register, constant: Double(factor)), over: denominator, mayFail: column.mayFail)
    case .register:
      let factor = program.add(wideConstant: Int128(factor))
      return Column(
        program.add(.WIDE_MULTIPLY, widened(column), factor), over: denominator, mayFail: column.mayFail)
    }
  }

  /// A narrow register that is marked where the column is; nil if it never is.
  mutating func mark(_ column: Column) -> Register? {
    guard column.mayFail else { return nil }
    let register = register(column)
    return column.isWide ? program.add(.NARROW, register) : register
  }
}

extension Arithmetic {
  /// The neutral element on the right: the constant that leaves the other operand as it is, if there is one.
  var neutral: Double? {
    switch self {
    case .sum, .difference: 0
    case .product: 1
    case .minimum, .maximum: nil
    }
  }
}
