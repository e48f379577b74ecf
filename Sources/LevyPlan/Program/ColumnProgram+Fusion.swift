import CLevyKernels

extension ColumnProgram {
  /// The instructions with those made one of which the first serves the second only.
  func fused(outputs: [Int32]) -> [levy_instruction] {
    var uses: [Int32: Int] = [:]
    for output in outputs { uses[output, default: 0] += 1 }
    // Backwards, so that what only unread columns need is not counted.
    for instruction in instructions.reversed() where uses[instruction.target] != nil {
      for operand in instruction.operands { uses[operand, default: 0] += 1 }
    }
    var fused: [levy_instruction] = []
    var places: [Int32: Int] = [:]
    for var instruction in instructions where uses[instruction.target] != nil {
      if let place = places[instruction.fusible], uses[instruction.fusible] == 1,
        let both = instruction.following(fused[place])
      {
        // What served it alone is no longer read, and so is left out when columns are assigned.
        instruction = both
      }
      places[instruction.target] = fused.count
      fused.append(instruction)
    }
    return fused
  }
}

extension levy_instruction {
  /// The operand that the instruction may take over the making of.
  fileprivate var fusible: Int32 { operation == Int32(LEVY_SELECT.rawValue) ? c : a }

  /// The instruction that does what `first` does and then this one, if there is one.
  fileprivate func following(_ first: levy_instruction) -> levy_instruction? {
    var both = self
    switch (levy_operation(UInt32(first.operation)), levy_operation(UInt32(operation))) {
    case (LEVY_SCALE, LEVY_ADD_CONSTANT):
      both.operation = Int32(LEVY_SCALE_ADD.rawValue)
      (both.a, both.constant, both.addend) = (first.a, first.constant, constant)
    case (LEVY_MULTIPLY, LEVY_ADD_CONSTANT):
      both.operation = Int32(LEVY_MULTIPLY_ADD.rawValue)
      (both.a, both.b, both.constant, both.addend) = (first.a, first.b, 0, constant)
    case (LEVY_SCALE, LEVY_SCALE):
      both.constant = first.constant * constant
      // Whole numbers below this are exact.
      guard both.constant.magnitude < 0x1p53 else { return nil }
      both.a = first.a
    case (LEVY_LESS_CONSTANT, LEVY_SELECT):
      both.operation = Int32(LEVY_SELECT_LESS.rawValue)
      (both.c, both.constant) = (first.a, first.constant)
    case (LEVY_LESS_OR_EQUAL_CONSTANT, LEVY_SELECT):
      both.operation = Int32(LEVY_SELECT_LESS_OR_EQUAL.rawValue)
      (both.c, both.constant) = (first.a, first.constant)
    default: return nil
    }
    return both
  }
}
