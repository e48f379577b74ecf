import ExactNumbers

/// What stands for a number of a rule that is followed.
struct Symbol {
  /// The place of its expression in the graph of what follows the rule.
  let place: Int
}

/// What follows a rule with symbols in place of numbers, instead of computing it.
protocol SymbolicExecutor: AnyObject {
  /// What stands for a number that is the same in all cases.
  func symbol(of number: Exact) -> Symbol
  /// What an operation comes to whose operands are not all numbers.
  func result(of operation: NumberBridge.Operation, _ operands: [Symbol]) throws -> SymbolicResult
  /// Pushes what stands for a fact that the rule reads, or for a part of a date.
  func pushFact(_ slot: Int) throws
}

/// What an operation on symbols comes to.
enum SymbolicResult {
  case symbol(Symbol)
  /// A comparison is answered, so that the rule goes on.
  case answer(Bool)
}
