import CLevyKernels

/// Instructions over columns, and the columns they need.
package struct ColumnProgram: Sendable {
  package private(set) var instructions: [levy_instruction] = []
  package private(set) var registerCount = 0
  package private(set) var wideCount = 0
  package private(set) var tables: [Double] = []
  private var places: [Key: Int32] = [:]
  /// The instruction that makes a column.
  private var makers: [Int32: Int] = [:]

  package init() {}

  private struct Key: Hashable {
    let operation: UInt32
    let a: Int32
    let b: Int32
    let c: Int32
    /// The bits, since NaN is not equal to itself.
    let constant: UInt64
    let addend: UInt64
    let wideConstant: Int128
  }

  /// A column that is filled before the program runs.
  package mutating func addColumn() -> Int32 {
    registerCount += 1
    return Int32(registerCount - 1)
  }

  /// A wide column; its number is negative.
  private mutating func addWideColumn() -> Int32 {
    wideCount += 1
    return Int32(-wideCount)
  }

  /// Adds an instruction, unless it is there already, and gives its target.
  mutating func add(
    _ operation: levy_operation, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0, constant: Double = 0,
    addend: Double = 0, wideConstant: Int128 = 0
  ) -> Int32 {
    let key = Key(
      operation: operation.rawValue, a: a, b: b, c: c, constant: constant.bitPattern, addend: addend.bitPattern,
      wideConstant: wideConstant)
    if let place = places[key] { return place }
    let target = operation.isWide ? addWideColumn() : addColumn()
    instructions.append(
      levy_instruction(
        operation: Int32(operation.rawValue), target: target, a: a, b: b, c: c, constant: constant, addend: addend,
        high: Int64(wideConstant >> 64), low: UInt64(truncatingIfNeeded: wideConstant)))
    places[key] = target
    makers[target] = instructions.count - 1
    return target
  }

  /// One narrow column or the other. An operation that both have in common is done once, after the choice.
  mutating func select(_ a: Int32, _ b: Int32, _ chooser: Int32) -> Int32 {
    let (a, b) = (chosen(a, by: chooser, 1), chosen(b, by: chooser, 0))
    if let x = makers[a].map({ instructions[$0] }), let y = makers[b].map({ instructions[$0] }) {
      switch (levy_operation(UInt32(x.operation)), levy_operation(UInt32(y.operation))) {
      case (LEVY_MULTIPLY, LEVY_MULTIPLY):
        for (factor, one) in [(x.a, x.b), (x.b, x.a)] where factor == y.a || factor == y.b {
          return add(LEVY_MULTIPLY, factor, select(one, factor == y.a ? y.b : y.a, chooser))
        }
      case (LEVY_CONSTANT, LEVY_MULTIPLY) where x.constant == 0:
        return add(LEVY_MULTIPLY, y.a, select(a, y.b, chooser))
      case (LEVY_MULTIPLY, LEVY_CONSTANT) where y.constant == 0:
        return add(LEVY_MULTIPLY, x.a, select(x.b, b, chooser))
      case (let operation, let other) where operation == other && operation.isOfOne && x.constant == y.constant:
        return add(operation, select(x.a, y.a, chooser), constant: x.constant)
      default: break
      }
    }
    return add(LEVY_SELECT, a, b, chooser)
  }

  /// What a column is where a chooser has an answer.
  private func chosen(_ column: Int32, by chooser: Int32, _ answer: Int) -> Int32 {
    guard let maker = makers[column].map({ instructions[$0] }), maker.operation == Int32(LEVY_SELECT.rawValue),
      maker.c == chooser
    else { return column }
    return answer == 1 ? maker.a : maker.b
  }

  /// A wide column of one value.
  mutating func add(wideConstant: Int128) -> Int32 { add(LEVY_WIDE_CONSTANT, wideConstant: wideConstant) }

  /// A column of what belongs to the numbers of another: the values for `first` and those that follow. A number beyond
  /// them counts as the nearest of them.
  mutating func addLookup(_ column: Int32, _ values: [Double], first: Int) -> Int32 {
    let start = tables.count
    tables += values
    return add(
      LEVY_LOOKUP, column, constant: Double(start - first),
      wideConstant: Int128(start) << 64 | Int128(tables.count - 1))
  }

  /// The same program in as few columns as it can do with, so that a block stays in the cache; `inputs` and `outputs`
  /// keep columns of their own, under the numbers that are returned.
  package func compacted(inputs: [Int32], outputs: [Int32]) -> (
    program: ColumnProgram, inputs: [Int32], outputs: [Int32]
  ) {
    let instructions = fused(outputs: outputs)
    var lastUse: [Int32: Int] = [:]
    for (step, instruction) in instructions.enumerated() {
      for operand in instruction.operands { lastUse[operand] = step }
    }
    for output in outputs { lastUse[output] = Int.max }
    var assigned: [Int32: Int32] = [:]
    var free: [Bool: [Int32]] = [:]
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
      for operand in instruction.operands where lastUse[operand] == step && !inputs.contains(operand) {
        // An operand that occurs twice is given back once.
        if let column = assigned.removeValue(forKey: operand) { free[column < 0, default: []].append(column) }
      }
      // Instructions go row by row, so the target may take over the column of an operand.
      let isWide = instruction.target < 0
      moved.target = free[isWide]?.popLast() ?? (isWide ? compact.addWideColumn() : compact.addColumn())
      assigned[instruction.target] = moved.target
      compact.instructions.append(moved)
    }
    return (compact, inputs.map { assigned[$0] ?? 0 }, outputs.map { assigned[$0] ?? 0 })
  }
}

extension levy_operation {
  /// Whether it takes one narrow column and a constant, and gives a narrow one.
  fileprivate var isOfOne: Bool {
    switch self {
    case LEVY_ADD_CONSTANT, LEVY_SCALE, LEVY_ABSOLUTE, LEVY_MINIMUM_CONSTANT, LEVY_MAXIMUM_CONSTANT, LEVY_FLOOR_BY,
      LEVY_CEIL_BY, LEVY_TRUNCATE_BY, LEVY_ROUND_BY, LEVY_ROUND_EVEN_BY, LEVY_ROUND_DOWN_BY,
      LEVY_DIVIDE:
      true
    default: false
    }
  }

  /// Whether the target is a wide column.
  fileprivate var isWide: Bool {
    switch self {
    case LEVY_NARROW, LEVY_WIDE_LESS, LEVY_WIDE_LESS_OR_EQUAL, LEVY_WIDE_EQUAL: false
    default: rawValue >= LEVY_WIDEN.rawValue
    }
  }
}

extension levy_instruction {
  /// The columns that the instruction reads.
  package var operands: [Int32] {
    switch levy_operation(UInt32(operation)) {
    case LEVY_CONSTANT, LEVY_WIDE_CONSTANT: []
    case LEVY_SELECT, LEVY_SELECT_LESS, LEVY_SELECT_LESS_OR_EQUAL, LEVY_WIDE_SELECT: [a, b, c]
    case LEVY_ADD_CONSTANT, LEVY_SCALE, LEVY_ABSOLUTE, LEVY_MINIMUM_CONSTANT, LEVY_MAXIMUM_CONSTANT, LEVY_FLOOR_BY,
      LEVY_CEIL_BY, LEVY_TRUNCATE_BY, LEVY_ROUND_BY, LEVY_ROUND_EVEN_BY, LEVY_ROUND_DOWN_BY, LEVY_LESS_CONSTANT,
      LEVY_LESS_OR_EQUAL_CONSTANT, LEVY_EQUAL_CONSTANT, LEVY_LOOKUP, LEVY_INDIVISIBLE, LEVY_DIVIDE, LEVY_WITHIN,
      LEVY_SCALE_ADD, LEVY_WIDEN, LEVY_NARROW, LEVY_WIDE_ABSOLUTE:
      [a]
    default: [a, b]
    }
  }
}
