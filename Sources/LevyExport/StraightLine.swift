import CLevyKernels
import LevyPlan

/// A program, as it was lowered and before it is simplified, as values that are each computed once from earlier ones,
/// in an order in which they can be written, without those that no result needs.
struct StraightLine {
  /// The kind of a value.
  enum Kind {
    /// A whole number below 2^50 on every path that uses it.
    case number
    /// One below 2^120.
    case wide
    /// Yes or no.
    case answer
  }

  struct Value {
    let instruction: levy_instruction
    let kind: Kind
    /// The number of other values, or results, that use it.
    var uses = 0

    var column: Register { instruction.result }
    var operation: levy_operation { instruction.kind }
    /// A wide constant.
    var wideConstant: Int128 { instruction.wideConstant }
  }

  /// The values, in an order in which they can be written.
  private(set) var values: [Value] = []
  private let tables: [Double]

  init(_ program: ColumnProgram, outputs: [Register]) {
    tables = program.tables
    var uses: [Register: Int] = [:]
    for output in outputs { uses[output, default: 0] += 1 }
    let instructions = Self.markingAloud(program.instructions)
    for instruction in instructions.reversed() where uses[instruction.result] != nil {
      for operand in instruction.operands { uses[operand, default: 0] += 1 }
    }
    var kinds: [Register: Kind] = [:]
    for instruction in instructions {
      guard let uses = uses[instruction.result] else { continue }
      let kind = Self.kind(instruction, kinds)
      kinds[instruction.result] = kind
      values.append(Value(instruction: instruction, kind: kind, uses: uses))
    }
  }

  private static func kind(_ instruction: levy_instruction, _ kinds: [Register: Kind]) -> Kind {
    switch instruction.kind {
    case LEVY_LESS, LEVY_LESS_OR_EQUAL, LEVY_EQUAL, LEVY_LESS_CONSTANT, LEVY_LESS_OR_EQUAL_CONSTANT,
      LEVY_EQUAL_CONSTANT, LEVY_WIDE_LESS, LEVY_WIDE_LESS_OR_EQUAL, LEVY_WIDE_EQUAL:
      .answer
    case LEVY_POISON: kinds[instruction.first] ?? .number
    default: instruction.result.isWide ? .wide : .number
    }
  }

  /// The table of a look-up: the number for the first value, and the values.
  func table(_ value: Value) -> (first: Int, values: [Int]) {
    let (start, end) = (Int(value.instruction.high), Int(value.instruction.low))
    return (start - Int(value.instruction.constant), tables[start...end].map { Int($0) })
  }
}
