import CLevyKernels

/// Bounds that columns keep anyway, as of the greater of 0 and what is never below. They make one side of a choice like
/// others that do not keep them, so that what these have in common is found; no program that runs has them.
extension ColumnProgram {
  /// What tells such a bound from others; it says nothing to the kernels.
  fileprivate static let idle: Int128 = 1

  /// A column with a bound that it keeps anyway.
  mutating func addIdleBound(_ operation: levy_operation, _ column: Register, _ bound: Double) -> Register {
    add(operation, column, constant: bound, wideConstant: Self.idle)
  }

  /// What is bounded by a bound that it keeps anyway, or the column itself.
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
  /// Whether a bound is one that the column keeps anyway.
  var isIdle: Bool {
    (kind == LEVY_MINIMUM_CONSTANT || kind == LEVY_MAXIMUM_CONSTANT) && wideConstant == ColumnProgram.idle
  }
}
