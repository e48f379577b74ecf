import CLevyKernels
import LevyPlan

/// A program, as it was lowered and before it is simplified, as values that are each computed once from earlier ones,
/// in an order in which they can be written, without those that no result needs.
struct StraightLine {
  struct Value {
    let instruction: levy_instruction
    let domain: Domain
    /// The number of other values, or results, that use it.
    var uses = 0

    var column: Register { instruction.result }
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
    var domains: [Register: Domain] = [:]
    for instruction in instructions {
      guard let uses = uses[instruction.result] else { continue }
      // A number with another's marks is what it was.
      let domain = instruction.kind == .poison ? domains[instruction.first] ?? .number : instruction.gives
      domains[instruction.result] = domain
      values.append(Value(instruction: instruction, domain: domain, uses: uses))
    }
  }

  /// The table of a look-up: the number for the first value, and the values.
  func table(_ value: Value) -> (first: Int, values: [Int]) {
    let (start, end) = (Int(value.instruction.high), Int(value.instruction.low))
    return (start - Int(value.instruction.constant), tables[start...end].map { Int($0) })
  }
}
