import CLevyKernels
import LevyPlan

extension StraightLine {
  /// The instructions with those that pass a mark on by themselves made two: one that need not, and one that marks. In
  /// SQL the least of a number and NULL is the number, and a choice by NULL takes the second operand; in C a comparison
  /// with NaN is false.
  static func markingAloud(_ instructions: [levy_instruction]) -> [levy_instruction] {
    var marked: Set<Int32> = []
    var result: [levy_instruction] = []
    var narrow = (instructions.map(\.target).max() ?? 0) + 1
    var wide = (instructions.map(\.target).min() ?? 0) - 1
    for instruction in instructions {
      let marks = instruction.silentOperands.filter { marked.contains($0) }
      if instruction.mayMark || instruction.operands.contains(where: { marked.contains($0) }) {
        marked.insert(instruction.target)
      }
      // An operand that occurs twice marks once.
      var rest = marks.enumerated().filter { marks.firstIndex(of: $1) == $0 }.map(\.element)[...]
      var next = instruction
      while let mark = rest.popFirst() {
        var poison = instruction
        poison.operation = Int32(LEVY_POISON.rawValue)
        if instruction.target < 0 {
          (next.target, wide) = (wide, wide - 1)
        } else {
          (next.target, narrow) = (narrow, narrow + 1)
        }
        (poison.a, poison.b, poison.c) = (next.target, mark, 0)
        result.append(next)
        next = poison
      }
      result.append(next)
    }
    return result
  }
}

extension levy_instruction {
  /// Whether it may mark a row of operands that are not marked.
  fileprivate var mayMark: Bool {
    switch levy_operation(UInt32(operation)) {
    case LEVY_CONSTANT: constant.isNaN
    case LEVY_WIDE_CONSTANT: Int128(high) << 64 | Int128(low) == .min
    case LEVY_INDIVISIBLE, LEVY_WIDE_INDIVISIBLE, LEVY_DIVIDE, LEVY_WITHIN, LEVY_FLOOR_QUOTIENT, LEVY_CEIL_QUOTIENT,
      LEVY_TRUNCATE_QUOTIENT, LEVY_ROUND_QUOTIENT, LEVY_ROUND_EVEN_QUOTIENT, LEVY_ROUND_DOWN_QUOTIENT,
      LEVY_WIDE_FLOOR_QUOTIENT, LEVY_WIDE_CEIL_QUOTIENT, LEVY_WIDE_TRUNCATE_QUOTIENT, LEVY_WIDE_ROUND_QUOTIENT,
      LEVY_WIDE_ROUND_EVEN_QUOTIENT, LEVY_WIDE_ROUND_DOWN_QUOTIENT:
      true
    default: false
    }
  }

  /// The operands whose marks would be lost in SQL or in C.
  fileprivate var silentOperands: [Int32] {
    switch levy_operation(UInt32(operation)) {
    case LEVY_MINIMUM, LEVY_MAXIMUM, LEVY_WIDE_MINIMUM, LEVY_WIDE_MAXIMUM, LEVY_LESS, LEVY_LESS_OR_EQUAL, LEVY_EQUAL:
      [a, b]
    case LEVY_MINIMUM_CONSTANT, LEVY_MAXIMUM_CONSTANT, LEVY_LESS_CONSTANT, LEVY_LESS_OR_EQUAL_CONSTANT,
      LEVY_EQUAL_CONSTANT, LEVY_LOOKUP:
      [a]
    case LEVY_SELECT, LEVY_WIDE_SELECT: [c]
    default: []
    }
  }
}
