import CLevyKernels

/// Instructions over columns, and the columns they need.
struct ColumnProgram: Sendable {
  private(set) var instructions: [levy_instruction] = []
  private(set) var registerCount = 0
  private(set) var tables: [Double] = []
  private var places: [Key: Int32] = [:]

  private struct Key: Hashable {
    let operation: UInt32
    let a: Int32
    let b: Int32
    let c: Int32
    let constant: Double
  }

  /// A column that is filled before the program runs.
  mutating func addColumn() -> Int32 {
    registerCount += 1
    return Int32(registerCount - 1)
  }

  /// Adds an instruction, unless it is there already, and gives its target.
  mutating func add(
    _ operation: levy_operation, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0, constant: Double = 0
  ) -> Int32 {
    let key = Key(operation: operation.rawValue, a: a, b: b, c: c, constant: constant)
    if let place = places[key] { return place }
    let target = addColumn()
    instructions.append(
      levy_instruction(
        operation: Int32(operation.rawValue), target: target, a: a, b: b, c: c, constant: constant))
    places[key] = target
    return target
  }

  /// Adds a table for look-ups and gives its start.
  mutating func addTable(_ values: [Double]) -> Double {
    tables += values
    return Double(tables.count - values.count)
  }

  /// The same program in as few columns as it can do with, so that a block stays in the cache; `inputs` and `outputs`
  /// keep columns of their own, under the numbers that are returned.
  func compacted(inputs: [Int32], outputs: [Int32]) -> (program: ColumnProgram, inputs: [Int32], outputs: [Int32]) {
    var lastUse: [Int32: Int] = [:]
    for (step, instruction) in instructions.enumerated() {
      for operand in instruction.operands { lastUse[operand] = step }
    }
    for output in outputs { lastUse[output] = Int.max }
    var assigned: [Int32: Int32] = [:]
    var free: [Int32] = []
    var compact = ColumnProgram()
    compact.tables = tables
    for input in inputs { assigned[input] = compact.addColumn() }
    for (step, instruction) in instructions.enumerated() {
      // What nobody reads need not be computed.
      guard let use = lastUse[instruction.target], use > step else { continue }
      var moved = instruction
      moved.a = assigned[instruction.a] ?? 0
      moved.b = assigned[instruction.b] ?? 0
      moved.c = assigned[instruction.c] ?? 0
      // An operand's column may be taken over only once the whole block has been read, so not by this instruction.
      moved.target = free.popLast() ?? compact.addColumn()
      assigned[instruction.target] = moved.target
      compact.instructions.append(moved)
      for operand in Set(instruction.operands) where lastUse[operand] == step && !inputs.contains(operand) {
        if let column = assigned[operand] { free.append(column) }
      }
    }
    return (compact, inputs.map { assigned[$0] ?? 0 }, outputs.map { assigned[$0] ?? 0 })
  }
}

extension levy_instruction {
  /// The columns that the instruction reads.
  fileprivate var operands: [Int32] {
    switch levy_operation(UInt32(operation)) {
    case LEVY_CONSTANT: []
    case LEVY_SELECT: [a, b, c]
    case LEVY_ADD, LEVY_SUBTRACT, LEVY_MULTIPLY, LEVY_SCALE_ADD, LEVY_MINIMUM, LEVY_MAXIMUM, LEVY_FLOOR_QUOTIENT,
      LEVY_CEIL_QUOTIENT, LEVY_TRUNCATE_QUOTIENT, LEVY_ROUND_QUOTIENT, LEVY_LESS, LEVY_LESS_OR_EQUAL, LEVY_EQUAL,
      LEVY_POISON:
      [a, b]
    default: [a]
    }
  }
}
