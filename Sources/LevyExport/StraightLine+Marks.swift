import CLevyKernels
import LevyPlan

extension StraightLine {
  /// Replaces each instruction that would lose marks by two: the instruction itself, and one that adds the marks. In
  /// SQL the least of a number and NULL is the number, and a choice by NULL takes the second operand; in C a comparison
  /// with NaN is false.
  static func markingAloud(_ instructions: [levy_instruction]) -> [levy_instruction] {
    var marked: Set<Register> = []
    var result: [levy_instruction] = []
    // The next free register of each width.
    var next: [Bool: Int] = [:]
    for register in instructions.flatMap({ [$0.result] + $0.operands }) {
      next[register.isWide] = max(next[register.isWide] ?? 0, register.index + 1)
    }
    for instruction in instructions {
      let marks = instruction.silentOperands.filter { marked.contains($0) }
      if instruction.mayMark || instruction.operands.contains(where: { marked.contains($0) }) {
        marked.insert(instruction.result)
      }
      // An operand that occurs twice needs one such instruction.
      var rest = marks.enumerated().filter { marks.firstIndex(of: $1) == $0 }.map(\.element)[...]
      var last = instruction
      while let mark = rest.popFirst() {
        var poison = instruction
        poison.operation = .POISON
        let isWide = instruction.result.isWide
        last.result = Register(next[isWide, default: 0], isWide: isWide)
        next[isWide, default: 0] += 1
        (poison.first, poison.second, poison.c) = (last.result, mark, 0)
        result.append(last)
        last = poison
      }
      result.append(last)
    }
    return result
  }
}
