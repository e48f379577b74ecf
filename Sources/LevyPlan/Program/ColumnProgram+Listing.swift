import CLevyKernels

extension ColumnProgram {
  /// The instructions for people, one a line: `r5 = min(r1, 3000)`. Wide registers are `w`.
  package var listing: [String] {
    instructions.map { instruction in
      let constant = Int128(instruction.high) << 64 | Int128(instruction.low)
      let meaning =
        instruction.operation == Int32(LEVY_WIDE_CONSTANT.rawValue)
        ? "\(constant)" : instruction.replacingLetters(in: String(cString: instruction.meaning))
      return "\(Self.register(instruction.target)) = \(meaning)"
    }
  }

  fileprivate static func register(_ number: Int32) -> String { number < 0 ? "w\(-1 - number)" : "r\(number)" }
}

extension levy_instruction {
  fileprivate var meaning: UnsafePointer<CChar> { levy_operation_meaning(levy_operation(UInt32(operation))) }

  /// The meaning with registers and constants in place of the letters that stand alone.
  fileprivate func replacingLetters(in meaning: String) -> String {
    let values = [
      "a": ColumnProgram.register(a), "b": ColumnProgram.register(b), "c": ColumnProgram.register(c),
      "k": Self.plain(constant), "m": Self.plain(addend),
    ]
    var words = [""]
    for character in meaning {
      if character.isLetter == words[words.count - 1].last?.isLetter {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words.map { values[$0] ?? $0 }.joined()
  }

  private static func plain(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
