import CLevyKernels

/// One instruction of wide registers and a block of rows for it.
struct WideBlock {
  private let operation: levy_operation
  private var narrow = [Double](repeating: 0, count: 3 * Int(LEVY_BLOCK))
  private var wide = [Int128](repeating: 0, count: 3 * Int(LEVY_BLOCK))
  /// A wide constant.
  var constant: Int128 = 0

  init(_ operation: levy_operation) { self.operation = operation }

  /// The mark of a wide register.
  static let mark = Int128.min

  /// Fills a row of wide registers 1 and 2, and of narrow registers 1 and 2.
  mutating func fill(_ row: Int, _ a: Int128, _ b: Int128 = 0, narrow x: Double = 0, _ y: Double = 0) {
    let block = Int(LEVY_BLOCK)
    (wide[block + row], wide[2 * block + row]) = (a, b)
    (narrow[block + row], narrow[2 * block + row]) = (x, y)
  }

  /// The wide results, nil for marks; the same where the target takes over an operand's column.
  func run(_ rows: Int, readsNarrow: Bool = false) -> [Int128?] {
    let all = (0...2).map { target in
      var columns = wide
      execute(target: -1 - Int32(target), readsNarrow: readsNarrow, narrow, &columns, rows)
      let start = target * Int(LEVY_BLOCK)
      return columns[start..<start + rows].map { $0 == Self.mark ? nil : $0 }
    }
    return all.allSatisfy { $0 == all[0] } ? all[0] : []
  }

  /// The narrow results.
  func runNarrow(_ rows: Int) -> [Double] {
    var (columns, copy) = (narrow, wide)
    columns.withUnsafeMutableBufferPointer { columns in
      copy.withUnsafeMutableBufferPointer { copy in
        var instruction = instruction(target: 0, readsNarrow: false)
        levy_run_block(&instruction, 1, columns.baseAddress, copy.baseAddress, [0], Int32(rows))
      }
    }
    return Array(columns[..<rows])
  }

  private func execute(
    target: Int32, readsNarrow: Bool, _ narrow: [Double], _ wide: inout [Int128], _ rows: Int
  ) {
    var (instruction, columns) = (instruction(target: target, readsNarrow: readsNarrow), narrow)
    wide.withUnsafeMutableBufferPointer { wide in
      levy_run_block(&instruction, 1, &columns, wide.baseAddress, [0], Int32(rows))
    }
  }

  private func instruction(target: Int32, readsNarrow: Bool) -> levy_instruction {
    levy_instruction(
      operation: operation, target: target, a: readsNarrow ? 1 : -2, b: -3, c: 2, e: 0, constant: 0,
      addend: 0, offset: 0, bound: 0, high: Int64(constant >> 64), low: UInt64(truncatingIfNeeded: constant))
  }
}
