import CLevyKernels

extension ColumnProgram {
  /// The instructions in readable form, one a line: `r5 = min(r1, 3000)`. Wide registers are named `w`.
  package var listing: [String] { instructions.map(\.line) }
}

extension Register: CustomStringConvertible {
  package var description: String { (isWide ? "w" : "r") + "\(index)" }
}

extension levy_instruction {
  /// The instruction in readable form.
  var line: String {
    "\(result) = " + (operation == .WIDE_CONSTANT ? "\(wideConstant)" : meaning)
  }

  /// The operation's formula, with its single letters replaced by registers and constants.
  private var meaning: String {
    let values = [
      "a": "\(first)", "b": "\(second)", "c": "\(third)", "e": "\(fourth)",
      "k": Self.plain(constant), "m": Self.plain(addend),
      "n": Self.plain(offset), "d": Self.plain(bound),
    ]
    var words = [""]
    for character in String(cString: levy_operation_meaning(operation)) {
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
