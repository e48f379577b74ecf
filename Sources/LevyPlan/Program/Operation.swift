import CLevyKernels
import ExactNumbers

/// The operation of an instruction, independent of its width and of whether its second operand is a column or a
/// constant. Proofs, ranges and exports switch over it without `default`, so that the compiler names each place that a
/// new operation needs.
package enum Operation: Hashable {
  case arithmetic(Arithmetic)
  case comparison(Comparison)
  /// A rounded quotient.
  case quotient(RoundingRule)
  case absolute, choice, constant, lookup, poison, indivisible, divide, within, widen, narrow
  /// Several operations in one instruction. This case and the following occur only in programs that run, not in exports
  /// and range proofs.
  case fused(Fused, then: Step?)
  /// A choice decided by a comparison.
  case comparingChoice
  /// A choice decided by two comparisons.
  case bandChoice

  /// The instructions for an operation on two numbers; nil for other operations.
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

  /// True if two column operands may be exchanged.
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

/// The instructions for an operation: on two columns, on a column and a constant, and on two wide columns.
struct Codes {
  let columns: levy_operation
  let byConstant: levy_operation
  let wide: levy_operation
}

/// An operation on two numbers that results in a number.
package enum Arithmetic {
  case sum, difference, product, minimum, maximum

  var commutes: Bool { self != .difference }

  var codes: Codes {
    switch self {
    case .sum: Codes(columns: .ADD, byConstant: .ADD_CONSTANT, wide: .WIDE_ADD)
    // The constant is negated and added.
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

  /// The comparison that holds for the exchanged operands exactly where this one does not: a < b where not b <= a.
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
  /// The instructions for quotients that are rounded by this rule.
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

/// The operations of a fused instruction, in the letters of `levy_kernels.h`: `a * k + m` and so on.
package enum Fused {
  case scaleAdd, combine, sum, multiplyAdd, least, greatest

  /// The instruction that computes this and then takes a step.
  func code(then step: Step) -> levy_operation? {
    levy_operation.all.first { $0.row.kind == .fused(self, then: step) }
  }
}

/// A rounding or bound as the final step of a fused instruction.
package enum Step { case floor, ceil, round, minimum, maximum }

/// The properties of an instruction.
struct Row {
  let kind: Operation
  /// The number of operands that are read, of a, b, c and e in this order.
  let operands: Int
  /// The width of the operands; the chooser of a choice is always narrow.
  let reads: Width
  let gives: Domain
  let marks: Marks

  init(_ kind: Operation, _ operands: Int, _ reads: Width, _ gives: Domain, _ marks: Marks) {
    (self.kind, self.operands, self.reads, self.gives, self.marks) = (kind, operands, reads, gives, marks)
  }

  var commutes: Bool { operands == 2 && kind.isSymmetric }
}

/// The numbers that a column may hold.
package enum Domain {
  /// Whole numbers below 2^50, on every path that uses them.
  case number
  /// Whole numbers below 2^120.
  case wide
  /// Booleans: 1 or 0.
  case answer
}

/// The rows that an instruction marks.
enum Marks {
  /// Rows in which an operand that it uses is marked.
  case passed
  /// The same; but its code in SQL or C would lose the marks of its operands, or those of a choice's chooser.
  case lost
  /// Further rows too.
  case added
}
