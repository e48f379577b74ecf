import CLevyKernels
import ExactNumbers

/// What an instruction computes, of whatever width, and whether its second number is a column or a constant. Proofs,
/// ranges and exports go by this, in switches without `default`: the compiler names each that a new operation lacks.
package enum Operation: Hashable {
  case arithmetic(Arithmetic)
  case comparison(Comparison)
  /// A rounded quotient.
  case quotient(RoundingRule)
  case absolute, choice, constant, lookup, poison, indivisible, divide, within, widen, narrow
  /// Several things at once. Only programs that run have these and the following, exports and proofs of ranges do not.
  case fused(Fused, then: Step?)
  /// A choice by a comparison.
  case comparingChoice
  /// A choice by two comparisons.
  case bandChoice

  /// The instructions of an operation on two numbers.
  var codes: Codes? {
    switch self {
    case .arithmetic(let arithmetic): arithmetic.codes
    case .comparison(let comparison): comparison.codes
    case .quotient(let rule): rule.codes
    case .absolute, .choice, .constant, .lookup, .poison, .indivisible, .divide, .within, .widen, .narrow, .fused,
      .comparingChoice, .bandChoice:
      nil
    }
  }

  /// Whether the operands of two columns may be exchanged.
  fileprivate var isSymmetric: Bool {
    switch self {
    case .arithmetic(let arithmetic): arithmetic.commutes
    case .comparison(let comparison): comparison == .equal
    case .quotient, .absolute, .choice, .constant, .lookup, .poison, .indivisible, .divide, .within, .widen, .narrow,
      .fused, .comparingChoice, .bandChoice:
      false
    }
  }
}

/// The instructions for an operation: of two columns, of a column and a constant, and of two wide columns.
struct Codes {
  let columns: levy_operation
  let byConstant: levy_operation
  let wide: levy_operation
}

/// An operation on two numbers whose result is one.
package enum Arithmetic {
  case sum, difference, product, minimum, maximum

  var commutes: Bool { self != .difference }

  var codes: Codes {
    switch self {
    case .sum: Codes(columns: .ADD, byConstant: .ADD_CONSTANT, wide: .WIDE_ADD)
    // The constant is added with its sign changed.
    case .difference: Codes(columns: .SUBTRACT, byConstant: .ADD_CONSTANT, wide: .WIDE_SUBTRACT)
    case .product: Codes(columns: .MULTIPLY, byConstant: .SCALE, wide: .WIDE_MULTIPLY)
    case .minimum: Codes(columns: .MINIMUM, byConstant: .MINIMUM_CONSTANT, wide: .WIDE_MINIMUM)
    case .maximum: Codes(columns: .MAXIMUM, byConstant: .MAXIMUM_CONSTANT, wide: .WIDE_MAXIMUM)
    }
  }
}

/// A comparison of two numbers.
package enum Comparison {
  case less, lessOrEqual, equal

  /// The comparison that is true of the numbers exchanged where this is not: a < b is true where b <= a is not.
  var opposite: Comparison? {
    switch self {
    case .less: .lessOrEqual
    case .lessOrEqual: .less
    case .equal: nil
    }
  }

  var codes: Codes {
    switch self {
    case .less: Codes(columns: .LESS, byConstant: .LESS_CONSTANT, wide: .WIDE_LESS)
    case .lessOrEqual:
      Codes(columns: .LESS_OR_EQUAL, byConstant: .LESS_OR_EQUAL_CONSTANT, wide: .WIDE_LESS_OR_EQUAL)
    case .equal: Codes(columns: .EQUAL, byConstant: .EQUAL_CONSTANT, wide: .WIDE_EQUAL)
    }
  }
}

extension RoundingRule {
  /// The instructions for quotients that are rounded so.
  var codes: Codes {
    switch self {
    case .down: Codes(columns: .FLOOR_QUOTIENT, byConstant: .FLOOR_BY, wide: .WIDE_FLOOR_QUOTIENT)
    case .up: Codes(columns: .CEIL_QUOTIENT, byConstant: .CEIL_BY, wide: .WIDE_CEIL_QUOTIENT)
    case .towardZero: Codes(columns: .TRUNCATE_QUOTIENT, byConstant: .TRUNCATE_BY, wide: .WIDE_TRUNCATE_QUOTIENT)
    case .halfAwayFromZero: Codes(columns: .ROUND_QUOTIENT, byConstant: .ROUND_BY, wide: .WIDE_ROUND_QUOTIENT)
    case .halfEven:
      Codes(columns: .ROUND_EVEN_QUOTIENT, byConstant: .ROUND_EVEN_BY, wide: .WIDE_ROUND_EVEN_QUOTIENT)
    case .halfTowardZero:
      Codes(columns: .ROUND_DOWN_QUOTIENT, byConstant: .ROUND_DOWN_BY, wide: .WIDE_ROUND_DOWN_QUOTIENT)
    }
  }
}

/// What a fused instruction makes, in the letters of `levy_kernels.h`: `a * k + m` and so on.
package enum Fused {
  case scaleAdd, combine, sum, multiplyAdd, least, greatest

  /// The instruction that makes this and then takes a step.
  func code(then step: Step) -> levy_operation? {
    levy_operation.all.first { $0.row.kind == .fused(self, then: step) }
  }
}

/// A rounding or bound that may follow in the same instruction.
package enum Step { case floor, ceil, round, minimum, maximum }

/// The properties of an instruction.
struct Row {
  let kind: Operation
  /// How many of a, b, c and e are read, from the first on.
  let operands: Int
  /// The width of the operands; what a choice goes by is narrow.
  let reads: Width
  let gives: Domain
  let marks: Marks

  init(_ kind: Operation, _ operands: Int, _ reads: Width, _ gives: Domain, _ marks: Marks) {
    (self.kind, self.operands, self.reads, self.gives, self.marks) = (kind, operands, reads, gives, marks)
  }

  var commutes: Bool { operands == 2 && kind.isSymmetric }
}

/// The numbers of a column.
package enum Domain {
  /// A whole number below 2^50 on every path that uses it.
  case number
  /// One below 2^120.
  case wide
  /// Yes or no.
  case answer
}

/// Which rows an instruction marks.
enum Marks {
  /// Those in which an operand is marked that it uses.
  case passed
  /// The same; in SQL or C the code for it would lose the mark: of any operand, or of what a choice goes by.
  case lost
  /// Others too.
  case added
}
