import CLevyKernels

/// The memory of a program's registers. It is aligned with cache lines: vectors that span two lines take a quarter more
/// time.
package final class Registers {
  package let base: UnsafeMutablePointer<Double>
  private let count: Int

  /// Allocates registers, filled with 0.
  package init(_ program: ColumnProgram? = nil) {
    count = max(program?.registerCount ?? 0, 1) * Int(LEVY_BLOCK)
    base = UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Double>.stride, alignment: 64)
      .initializeMemory(as: Double.self, repeating: 0, count: count)
  }

  deinit { base.deallocate() }

  /// True if there are enough registers for a program.
  package func suffice(for program: ColumnProgram) -> Bool { program.registerCount * Int(LEVY_BLOCK) <= count }
}

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
