import CLevyKernels

/// Bounds that columns satisfy anyway, such as the maximum of 0 and a column that is never negative. They make one side
/// of a choice similar to others that do not satisfy them, so that common parts are found; programs that run do not
/// contain them.
extension ColumnProgram {
  /// A value that marks such bounds; it has no meaning to the kernels.
  fileprivate static let idle: Int128 = 1

  /// A column with a bound that it keeps anyway.
  mutating func addIdleBound(_ operation: levy_operation, _ column: Register, _ bound: Double) -> Register {
    add(operation, column, constant: bound, wideConstant: Self.idle)
  }

  /// The operand of an idle bound, or the column itself.
  func withoutIdleBound(_ column: Register) -> Register {
    guard let maker = maker(column), maker.isIdle else { return column }
    return maker.first
  }

  /// The program without such bounds, and the columns that others are then.
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
  /// Whether the instruction is an idle bound: one that the column keeps anyway.
  var isIdle: Bool {
    (operation == .MINIMUM_CONSTANT || operation == .MAXIMUM_CONSTANT) && wideConstant == ColumnProgram.idle
  }
}
