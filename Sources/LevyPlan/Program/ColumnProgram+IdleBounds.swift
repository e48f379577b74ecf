import CLevyKernels

/// Idle bounds: bounds that all numbers of a column satisfy, such as the maximum of 0 and a column that is never
/// negative. They make one side of a choice similar to others whose bound is not idle, so that common parts are found;
/// programs that run do not contain them.
extension ColumnProgram {
  /// The value that marks an idle bound in an instruction; the kernels ignore it.
  fileprivate static let idle: Int128 = 1

  /// Adds an idle bound to a column.
  mutating func addIdleBound(_ operation: levy_operation, _ column: Register, _ bound: Double) -> Register {
    add(operation, column, constant: bound, wideConstant: Self.idle)
  }

  /// The operand of an idle bound, or the column itself.
  func withoutIdleBound(_ column: Register) -> Register {
    guard let maker = maker(column), maker.isIdle else { return column }
    return maker.first
  }

  /// The program without idle bounds, and the registers that replace theirs.
  package func withoutIdleBounds() -> (program: ColumnProgram, places: [Register: Register]) {
    var places: [Register: Register] = [:]
    let program = rewritten { instruction in
      var moved = instruction
      moved.first = places[instruction.first] ?? instruction.first
      moved.second = places[instruction.second] ?? instruction.second
      moved.third = places[instruction.third] ?? instruction.third
      if moved.isIdle { places[moved.result] = moved.first }
      return moved.isIdle ? nil : moved
    }
    return (program, places)
  }
}

extension levy_instruction {
  /// True if the instruction is an idle bound.
  var isIdle: Bool {
    (operation == .MINIMUM_CONSTANT || operation == .MAXIMUM_CONSTANT) && wideConstant == ColumnProgram.idle
  }
}
