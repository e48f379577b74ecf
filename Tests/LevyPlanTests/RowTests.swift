import CLevyKernels
import Testing

@testable import LevyPlan

/// The rows of instructions, and what the header and the kernels say of them.
@Suite struct RowTests {
  @Test("an instruction reads the operands that its meaning names", arguments: levy_operation.all)
  func operands(_ code: levy_operation) {
    let meaning = String(cString: levy_operation_meaning(code))
    let named = meaning.split { !$0.isLetter }.filter { ["a", "b", "c", "e"].contains($0) }
    #expect(Set(named).count == code.row.operands, "\(meaning)")
  }

  @Test("an instruction is among those of its operation", arguments: levy_operation.all)
  func codes(_ code: levy_operation) {
    if let codes = code.row.kind.codes {
      let wanted = code.row.reads == .wide ? codes.wide : code.row.operands == 1 ? codes.byConstant : codes.columns
      #expect(code == wanted)
    }
    if case .fused(let number, let step?) = code.row.kind { #expect(number.code(then: step) == code) }
  }

  /// Code in SQL or C asks about the marks that it would lose: of a choice those of what decides.
  @Test("marks that are lost are asked about")
  func silentOperands() {
    func silent(_ code: levy_operation) -> [Register] { Block(code, k: 3, m: 4).instruction.silentOperands }
    let select = Block(.SELECT, k: 3, m: 4).instruction
    #expect(silent(.SELECT) == (levy_operation.SELECT.row.marks == .lost ? [select.third] : []))
    #expect(silent(.MINIMUM) == [select.first, select.second] && silent(.LESS) == [select.first, select.second])
    #expect(silent(.LESS_CONSTANT) == [select.first] && silent(.ADD).isEmpty)
  }

  private static let narrow = levy_operation.all.filter { $0.row.reads == .narrow && $0.row.gives != .wide }

  @Test("only instructions that say so mark rows", arguments: narrow)
  func marks(_ code: levy_operation) {
    var block = Block(code, k: 3, m: 4)
    block.instruction.bound = 2
    for row in 0..<400 { block.fill(row, Double(row % 20 - 10), Double(row / 20 - 10), Double(row % 2), 5) }
    #expect(block.run(400).contains { $0.isNaN } == (code.row.marks == .added))
  }
}
