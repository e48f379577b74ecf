import CLevyKernels

/// The table of instructions.
extension levy_operation {
  /// All instructions, in the order of their numbers.
  static let all = (0..<UInt32(LEVY_OPERATION_COUNT)).compactMap { levy_operation(rawValue: $0) }

  /// The properties, in the order: operation, number of operands, their width, results, marks.
  var row: Row {
    switch self {
    case .ADD: Row(.arithmetic(.sum), 2, .narrow, .number, .passed)
    case .SUBTRACT: Row(.arithmetic(.difference), 2, .narrow, .number, .passed)
    case .MULTIPLY: Row(.arithmetic(.product), 2, .narrow, .number, .passed)
    case .ADD_CONSTANT: Row(.arithmetic(.sum), 1, .narrow, .number, .passed)
    case .SCALE: Row(.arithmetic(.product), 1, .narrow, .number, .passed)
    case .ABSOLUTE: Row(.absolute, 1, .narrow, .number, .passed)
    case .MINIMUM: Row(.arithmetic(.minimum), 2, .narrow, .number, .lost)
    case .MAXIMUM: Row(.arithmetic(.maximum), 2, .narrow, .number, .lost)
    case .MINIMUM_CONSTANT: Row(.arithmetic(.minimum), 1, .narrow, .number, .lost)
    case .MAXIMUM_CONSTANT: Row(.arithmetic(.maximum), 1, .narrow, .number, .lost)
    case .FLOOR_BY: Row(.quotient(.down), 1, .narrow, .number, .passed)
    case .CEIL_BY: Row(.quotient(.up), 1, .narrow, .number, .passed)
    case .TRUNCATE_BY: Row(.quotient(.towardZero), 1, .narrow, .number, .passed)
    case .ROUND_BY: Row(.quotient(.halfAwayFromZero), 1, .narrow, .number, .passed)
    case .ROUND_EVEN_BY: Row(.quotient(.halfEven), 1, .narrow, .number, .passed)
    case .ROUND_DOWN_BY: Row(.quotient(.halfTowardZero), 1, .narrow, .number, .passed)
    case .FLOOR_QUOTIENT: Row(.quotient(.down), 2, .narrow, .number, .added)
    case .CEIL_QUOTIENT: Row(.quotient(.up), 2, .narrow, .number, .added)
    case .TRUNCATE_QUOTIENT: Row(.quotient(.towardZero), 2, .narrow, .number, .added)
    case .ROUND_QUOTIENT: Row(.quotient(.halfAwayFromZero), 2, .narrow, .number, .added)
    case .ROUND_EVEN_QUOTIENT: Row(.quotient(.halfEven), 2, .narrow, .number, .added)
    case .ROUND_DOWN_QUOTIENT: Row(.quotient(.halfTowardZero), 2, .narrow, .number, .added)
    case .LESS: Row(.comparison(.less), 2, .narrow, .answer, .lost)
    case .LESS_OR_EQUAL: Row(.comparison(.lessOrEqual), 2, .narrow, .answer, .lost)
    case .EQUAL: Row(.comparison(.equal), 2, .narrow, .answer, .lost)
    case .LESS_CONSTANT: Row(.comparison(.less), 1, .narrow, .answer, .lost)
    case .LESS_OR_EQUAL_CONSTANT: Row(.comparison(.lessOrEqual), 1, .narrow, .answer, .lost)
    case .EQUAL_CONSTANT: Row(.comparison(.equal), 1, .narrow, .answer, .lost)
    case .SELECT: Row(.choice, 3, .narrow, .number, .lost)
    case .CONSTANT: Row(.constant, 0, .narrow, .number, .passed)
    case .LOOKUP: Row(.lookup, 1, .narrow, .number, .lost)
    case .POISON: Row(.poison, 2, .narrow, .number, .passed)
    case .INDIVISIBLE: Row(.indivisible, 1, .narrow, .number, .added)
    case .DIVIDE: Row(.divide, 1, .narrow, .number, .added)
    case .WITHIN: Row(.within, 1, .narrow, .number, .added)
    case .SCALE_ADD: Row(.fused(.scaleAdd, then: nil), 1, .narrow, .number, .passed)
    case .FLOOR_SCALE_ADD: Row(.fused(.scaleAdd, then: .floor), 1, .narrow, .number, .passed)
    case .CEIL_SCALE_ADD: Row(.fused(.scaleAdd, then: .ceil), 1, .narrow, .number, .passed)
    case .ROUND_SCALE_ADD: Row(.fused(.scaleAdd, then: .round), 1, .narrow, .number, .passed)
    case .MINIMUM_SCALE_ADD: Row(.fused(.scaleAdd, then: .minimum), 1, .narrow, .number, .passed)
    case .MAXIMUM_SCALE_ADD: Row(.fused(.scaleAdd, then: .maximum), 1, .narrow, .number, .passed)
    case .COMBINE: Row(.fused(.combine, then: nil), 2, .narrow, .number, .passed)
    case .FLOOR_COMBINE: Row(.fused(.combine, then: .floor), 2, .narrow, .number, .passed)
    case .CEIL_COMBINE: Row(.fused(.combine, then: .ceil), 2, .narrow, .number, .passed)
    case .ROUND_COMBINE: Row(.fused(.combine, then: .round), 2, .narrow, .number, .passed)
    case .MINIMUM_COMBINE: Row(.fused(.combine, then: .minimum), 2, .narrow, .number, .passed)
    case .MAXIMUM_COMBINE: Row(.fused(.combine, then: .maximum), 2, .narrow, .number, .passed)
    case .SUM: Row(.fused(.sum, then: nil), 3, .narrow, .number, .passed)
    case .FLOOR_SUM: Row(.fused(.sum, then: .floor), 3, .narrow, .number, .passed)
    case .CEIL_SUM: Row(.fused(.sum, then: .ceil), 3, .narrow, .number, .passed)
    case .ROUND_SUM: Row(.fused(.sum, then: .round), 3, .narrow, .number, .passed)
    case .MINIMUM_SUM: Row(.fused(.sum, then: .minimum), 3, .narrow, .number, .passed)
    case .MAXIMUM_SUM: Row(.fused(.sum, then: .maximum), 3, .narrow, .number, .passed)
    case .MULTIPLY_ADD: Row(.fused(.multiplyAdd, then: nil), 2, .narrow, .number, .passed)
    case .FLOOR_MULTIPLY_ADD: Row(.fused(.multiplyAdd, then: .floor), 2, .narrow, .number, .passed)
    case .CEIL_MULTIPLY_ADD: Row(.fused(.multiplyAdd, then: .ceil), 2, .narrow, .number, .passed)
    case .ROUND_MULTIPLY_ADD: Row(.fused(.multiplyAdd, then: .round), 2, .narrow, .number, .passed)
    case .MINIMUM_MULTIPLY_ADD: Row(.fused(.multiplyAdd, then: .minimum), 2, .narrow, .number, .passed)
    case .MAXIMUM_MULTIPLY_ADD: Row(.fused(.multiplyAdd, then: .maximum), 2, .narrow, .number, .passed)
    case .LEAST: Row(.fused(.least, then: nil), 2, .narrow, .number, .passed)
    case .FLOOR_LEAST: Row(.fused(.least, then: .floor), 2, .narrow, .number, .passed)
    case .CEIL_LEAST: Row(.fused(.least, then: .ceil), 2, .narrow, .number, .passed)
    case .ROUND_LEAST: Row(.fused(.least, then: .round), 2, .narrow, .number, .passed)
    case .MINIMUM_LEAST: Row(.fused(.least, then: .minimum), 2, .narrow, .number, .passed)
    case .MAXIMUM_LEAST: Row(.fused(.least, then: .maximum), 2, .narrow, .number, .passed)
    case .GREATEST: Row(.fused(.greatest, then: nil), 2, .narrow, .number, .passed)
    case .FLOOR_GREATEST: Row(.fused(.greatest, then: .floor), 2, .narrow, .number, .passed)
    case .CEIL_GREATEST: Row(.fused(.greatest, then: .ceil), 2, .narrow, .number, .passed)
    case .ROUND_GREATEST: Row(.fused(.greatest, then: .round), 2, .narrow, .number, .passed)
    case .MINIMUM_GREATEST: Row(.fused(.greatest, then: .minimum), 2, .narrow, .number, .passed)
    case .MAXIMUM_GREATEST: Row(.fused(.greatest, then: .maximum), 2, .narrow, .number, .passed)
    case .SELECT_LESS: Row(.comparingChoice, 3, .narrow, .number, .passed)
    case .SELECT_EQUAL: Row(.comparingChoice, 3, .narrow, .number, .passed)
    case .SELECT_BAND: Row(.bandChoice, 4, .narrow, .number, .passed)
    case .SELECT_UNDER: Row(.comparingChoice, 4, .narrow, .number, .passed)
    case .WIDEN: Row(.widen, 1, .narrow, .wide, .passed)
    case .NARROW: Row(.narrow, 1, .wide, .number, .passed)
    case .WIDE_CONSTANT: Row(.constant, 0, .wide, .wide, .passed)
    case .WIDE_ADD: Row(.arithmetic(.sum), 2, .wide, .wide, .passed)
    case .WIDE_SUBTRACT: Row(.arithmetic(.difference), 2, .wide, .wide, .passed)
    case .WIDE_MULTIPLY: Row(.arithmetic(.product), 2, .wide, .wide, .passed)
    case .WIDE_ABSOLUTE: Row(.absolute, 1, .wide, .wide, .passed)
    case .WIDE_MINIMUM: Row(.arithmetic(.minimum), 2, .wide, .wide, .lost)
    case .WIDE_MAXIMUM: Row(.arithmetic(.maximum), 2, .wide, .wide, .lost)
    case .WIDE_FLOOR_QUOTIENT: Row(.quotient(.down), 2, .wide, .wide, .added)
    case .WIDE_CEIL_QUOTIENT: Row(.quotient(.up), 2, .wide, .wide, .added)
    case .WIDE_TRUNCATE_QUOTIENT: Row(.quotient(.towardZero), 2, .wide, .wide, .added)
    case .WIDE_ROUND_QUOTIENT: Row(.quotient(.halfAwayFromZero), 2, .wide, .wide, .added)
    case .WIDE_ROUND_EVEN_QUOTIENT: Row(.quotient(.halfEven), 2, .wide, .wide, .added)
    case .WIDE_ROUND_DOWN_QUOTIENT: Row(.quotient(.halfTowardZero), 2, .wide, .wide, .added)
    case .WIDE_INDIVISIBLE: Row(.indivisible, 2, .wide, .wide, .added)
    case .WIDE_LESS: Row(.comparison(.less), 2, .wide, .answer, .passed)
    case .WIDE_LESS_OR_EQUAL: Row(.comparison(.lessOrEqual), 2, .wide, .answer, .passed)
    case .WIDE_EQUAL: Row(.comparison(.equal), 2, .wide, .answer, .passed)
    case .WIDE_SELECT: Row(.choice, 3, .wide, .wide, .lost)
    }
  }
}

extension levy_instruction {
  package var kind: Operation { operation.row.kind }
  package var operandCount: Int { operation.row.operands }
  package var gives: Domain { operation.row.gives }

  /// True if it may mark rows in which no operand is marked.
  package var mayMark: Bool { operation.row.marks == .added || isMark }

  /// The operands whose marks its code in SQL or C would lose.
  package var silentOperands: [Register] {
    guard operation.row.marks == .lost else { return [] }
    return kind == .choice ? [third] : operands
  }

  /// The value of a constant; nil if it marks all rows.
  package var number: Int128? { isMark ? nil : result.isWide ? wideConstant : Int128(constant) }

  private var isMark: Bool { constant.isNaN || wideConstant == .min }

  /// The columns that the instruction reads.
  package var operands: [Register] {
    var operands: [Register] = []
    forEachOperand { operands.append($0) }
    return operands
  }

  /// Calls `body` with each column that the instruction reads.
  @inline(__always)
  func forEachOperand(_ body: (Register) -> Void) {
    let count = operandCount
    if count > 0 { body(first) }
    if count > 1 { body(second) }
    if count > 2 { body(third) }
    if count > 3 { body(fourth) }
  }
}
