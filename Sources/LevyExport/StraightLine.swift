import CLevyKernels
import LevyPlan

/// A program as it was lowered, before it is simplified: a list of values, each computed once from earlier ones. Values
/// that no result needs are left out.
struct StraightLine {
  struct Value {
    let instruction: levy_instruction
    let domain: Domain
    /// The number of values and results that use it.
    var uses = 0

    var column: Register { instruction.result }
  }

  /// The values, in the order of computation.
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
      // A value with added marks keeps its domain.
      let domain = instruction.kind == .poison ? domains[instruction.first] ?? .number : instruction.gives
      domains[instruction.result] = domain
      values.append(Value(instruction: instruction, domain: domain, uses: uses))
    }
  }

  /// The table of a look-up: the argument of the first entry, and the entries.
  func table(_ value: Value) -> (first: Int, values: [Int]) {
    let (start, end) = (Int(value.instruction.high), Int(value.instruction.low))
    return (start - Int(value.instruction.constant), tables[start...end].map { Int($0) })
  }
}
