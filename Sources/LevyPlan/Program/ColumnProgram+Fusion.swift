import CLevyKernels

extension ColumnProgram {
  /// The instructions with those made one of which the first serves the second only.
  func fused(outputs: [Register]) -> [levy_instruction] {
    var uses = ByRegister(repeating: 0, of: self)
    for output in outputs { uses[output] += 1 }
    // Backwards, so that what only unread columns need is not counted.
    for instruction in instructions.reversed() where uses[instruction.result] > 0 {
      instruction.forEachOperand { uses[$0] += 1 }
    }
    var fused: [levy_instruction] = []
    var places = ByRegister(repeating: -1, of: self)
    for var instruction in instructions where uses[instruction.result] > 0 {
      let place = places[instruction.fusible]
      if place >= 0, uses[instruction.fusible] == 1, let both = instruction.following(fused[place]) {
        // What served it alone is no longer read, and so is left out when columns are assigned.
        instruction = both
      }
      places[instruction.result] = fused.count
      fused.append(instruction)
    }
    return fused
  }
}

extension levy_instruction {
  /// The operand that the instruction may take over the making of.
  fileprivate var fusible: Register { kind == LEVY_SELECT ? third : first }

  /// The instruction that does what `previous` does and then this one, if there is one.
  fileprivate func following(_ previous: levy_instruction) -> levy_instruction? {
    var both = self
    switch (previous.kind, kind) {
    case (LEVY_SCALE, LEVY_ADD_CONSTANT):
      both.operation = Int32(LEVY_SCALE_ADD.rawValue)
      (both.a, both.constant, both.addend) = (previous.a, previous.constant, constant)
    case (LEVY_MULTIPLY, LEVY_ADD_CONSTANT):
      both.operation = Int32(LEVY_MULTIPLY_ADD.rawValue)
      (both.a, both.b, both.constant, both.addend) = (previous.a, previous.b, 0, constant)
    case (LEVY_SCALE, LEVY_SCALE):
      both.constant = previous.constant * constant
      // Whole numbers below this are exact.
      guard both.constant.magnitude < 0x1p53 else { return nil }
      both.a = previous.a
    case (LEVY_LESS_CONSTANT, LEVY_SELECT):
      both.operation = Int32(LEVY_SELECT_LESS.rawValue)
      (both.c, both.constant) = (previous.a, previous.constant)
    case (LEVY_LESS_OR_EQUAL_CONSTANT, LEVY_SELECT):
      both.operation = Int32(LEVY_SELECT_LESS_OR_EQUAL.rawValue)
      (both.c, both.constant) = (previous.a, previous.constant)
    default: return nil
    }
    return both
  }
}
