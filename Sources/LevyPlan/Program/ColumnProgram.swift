import CLevyKernels

/// A program: instructions over columns, and the number of registers that they need.
package struct ColumnProgram: Sendable {
  package private(set) var instructions: [levy_instruction] = []
  package private(set) var registerCount = 0
  package private(set) var wideCount = 0
  package private(set) var tables: [Double] = []
  /// The index at which each table starts.
  private var starts: [[Double]: Int] = [:]
  private var results: [Key: Register] = [:]
  /// The index of the instruction that writes each register.
  private var makers: [Register: Int] = [:]
  /// The registers in which rows may be marked.
  private(set) var marked: Set<Register> = []

  package init() {}

  private struct Key: Hashable {
    let operation: levy_operation
    let a: Register?
    let b: Register?
    let c: Register?
    /// The bits of the constant, since NaN is not equal to itself.
    let constant: UInt64
    let addend: UInt64
    let wideConstant: Int128
  }

  /// Adds a register that is filled before the program runs.
  package mutating func addInput() -> Register { addRegister(isWide: false) }

  private mutating func addRegister(isWide: Bool) -> Register {
    if isWide { wideCount += 1 } else { registerCount += 1 }
    return Register((isWide ? wideCount : registerCount) - 1, isWide: isWide)
  }

  /// Adds an instruction, unless the program has the same one already, and returns its result.
  mutating func add(
    _ operation: levy_operation, _ a: Register? = nil, _ b: Register? = nil, _ c: Register? = nil, constant: Double = 0,
    addend: Double = 0, wideConstant: Int128 = 0
  ) -> Register {
    let key = Key(
      operation: operation, a: a, b: b, c: c, constant: constant.bitPattern, addend: addend.bitPattern,
      wideConstant: wideConstant)
    if let result = results[key] { return result }
    let result = addRegister(isWide: operation.row.gives == .wide)
    let instruction = levy_instruction(
      operation: operation, target: result.code, a: a?.code ?? 0, b: b?.code ?? 0, c: c?.code ?? 0, e: 0,
      constant: constant, addend: addend, offset: 0, bound: 0, high: Int64(wideConstant >> 64),
      low: UInt64(truncatingIfNeeded: wideConstant))
    instructions.append(instruction)
    results[key] = result
    makers[result] = instructions.count - 1
    if instruction.mayMark || [a, b, c].contains(where: { $0.map(marked.contains) ?? false }) { marked.insert(result) }
    return result
  }

  /// The instruction that writes a register; nil for inputs.
  func maker(_ column: Register) -> levy_instruction? { makers[column].map { instructions[$0] } }

  /// A wide column of one value.
  mutating func add(wideConstant: Int128) -> Register { add(.WIDE_CONSTANT, wideConstant: wideConstant) }

  /// The program with instructions replaced; those for which `change` returns nil are left out.
  func rewritten(_ change: (levy_instruction) -> levy_instruction?) -> ColumnProgram {
    var other = self
    other.instructions = instructions.compactMap(change)
    (other.results, other.makers) = ([:], [:])
    for (place, instruction) in other.instructions.enumerated() { other.makers[instruction.result] = place }
    return other
  }

  /// A program with the same tables and no instructions.
  func emptied() -> ColumnProgram {
    var empty = ColumnProgram()
    (empty.tables, empty.starts) = (tables, starts)
    return empty
  }

  /// Adds a look-up of a column's numbers in a table, which starts with the value for `first`. A number outside the
  /// table counts as the nearest in it.
  mutating func addLookup(_ column: Register, _ values: [Double], first: Int) -> Register {
    let start = starts[values] ?? tables.count
    if starts.updateValue(start, forKey: values) == nil { tables += values }
    return add(
      .LOOKUP, column, constant: Double(start - first),
      wideConstant: Int128(start) << 64 | Int128(start + values.count - 1))
  }

  /// The number of wide columns that are computed for some columns.
  package func wideCount(readFor columns: [Register]) -> Int {
    var isRead = ByRegister(repeating: false, of: self)
    for column in columns { isRead[column] = true }
    var count = 0
    for instruction in instructions.reversed() where isRead[instruction.result] {
      if instruction.result.isWide { count += 1 }
      instruction.forEachOperand { isRead[$0] = true }
    }
    return count
  }

  /// Allocates registers: the same program in as few as possible, so that a block stays in the cache. `inputs` and
  /// `outputs` have separate registers, which are returned.
  package func compacted(inputs: [Register], outputs: [Register]) -> (
    program: ColumnProgram, inputs: [Register], outputs: [Register]
  ) {
    let simple = simplified(inputs: inputs, outputs: outputs)
    return simple.program.assigned(inputs: simple.inputs, outputs: simple.outputs)
  }

  private func assigned(inputs: [Register], outputs: [Register]) -> (
    program: ColumnProgram, inputs: [Register], outputs: [Register]
  ) {
    let instructions = fused(outputs: outputs)
    var lastUse = ByRegister(repeating: -1, of: self)
    for (step, instruction) in instructions.enumerated() { instruction.forEachOperand { lastUse[$0] = step } }
    for output in outputs { lastUse[output] = Int.max }
    var areInputs = ByRegister(repeating: false, of: self)
    var assigned = ByRegister(repeating: Register?.none, of: self)
    var (free, freeWide) = ([Register](), [Register]())
    var compact = ColumnProgram()
    compact.tables = tables
    for input in inputs {
      assigned[input] = compact.addInput()
      areInputs[input] = true
    }
    for (step, instruction) in instructions.enumerated() {
      // Results that are never read are not computed.
      guard lastUse[instruction.result] > step else { continue }
      var moved = instruction
      moved.first = assigned[instruction.first] ?? Register(0)
      moved.second = assigned[instruction.second] ?? Register(0)
      moved.third = assigned[instruction.third] ?? Register(0)
      moved.fourth = assigned[instruction.fourth] ?? Register(0)
      instruction.forEachOperand { operand in
        // The register of an operand that occurs twice is freed once.
        guard lastUse[operand] == step, !areInputs[operand], let column = assigned[operand] else { return }
        assigned[operand] = nil
        if column.isWide { freeWide.append(column) } else { free.append(column) }
      }
      // Instructions work row by row, so the result may take over the register of an operand.
      let isWide = instruction.result.isWide
      moved.result = (isWide ? freeWide.popLast() : free.popLast()) ?? compact.addRegister(isWide: isWide)
      assigned[instruction.result] = moved.result
      compact.instructions.append(moved)
    }
    return (compact, inputs.compactMap { assigned[$0] }, outputs.compactMap { assigned[$0] })
  }
}
