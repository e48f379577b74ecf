import CLevyKernels

extension ColumnProgram {
  /// Runs the program over the first rows of all columns.
  package func run(_ registers: UnsafeMutablePointer<Double>, rows: Int) {
    withUnsafeTemporaryAllocation(of: Int128.self, capacity: wideCount * Int(LEVY_BLOCK)) { wide in
      instructions.withUnsafeBufferPointer { instructions in
        tables.withUnsafeBufferPointer { tables in
          levy_run_block(
            instructions.baseAddress, Int32(instructions.count), registers, wide.baseAddress, tables.baseAddress,
            Int32(rows))
        }
      }
    }
  }
}
