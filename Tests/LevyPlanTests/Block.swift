import CLevyKernels

/// One instruction and a block of rows for it.
struct Block {
  var instruction: levy_instruction
  private var registers = [Double](repeating: 0, count: 5 * Int(LEVY_BLOCK))

  /// Reads registers 1 to 4; writes register 0.
  init(_ operation: levy_operation, k: Int128, m: Int128) {
    instruction = levy_instruction(
      operation: operation, target: 0, a: 1, b: 2, c: 3, e: 4, constant: Double(k), addend: Double(m),
      offset: 0, bound: 0, high: 0, low: 0)
  }

  mutating func fill(_ row: Int, _ a: Double, _ b: Double, _ c: Double, _ e: Double = 0) {
    for (place, number) in [a, b, c, e].enumerated() { registers[(place + 1) * Int(LEVY_BLOCK) + row] = number }
  }

  /// The results, which are the same where the target takes over an operand's column.
  func run(_ rows: Int, tables: [Double] = [0]) -> [Double] {
    func results(in target: Int32) -> [Double] {
      var (moved, columns) = (instruction, registers)
      moved.target = target
      levy_run_block(&moved, 1, &columns, nil, tables, Int32(rows))
      let start = Int(target) * Int(LEVY_BLOCK)
      return Array(columns[start..<start + rows])
    }
    let all = (0...4).map { results(in: $0) }
    let same = all.allSatisfy { other in zip(other, all[0]).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) } }
    return same ? all[0] : [Double](repeating: .infinity, count: rows)
  }
}
