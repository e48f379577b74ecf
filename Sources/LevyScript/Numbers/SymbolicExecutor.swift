import ExactNumbers

/// What stands for a number of a rule that is followed.
package struct SymbolicNumber {
  /// The place of its expression in the graph of what follows the rule.
  package let place: Int

  package init(place: Int) {
    self.place = place
  }
}

/// What follows a rule with symbols in place of numbers, instead of computing it.
package protocol SymbolicExecutor: AnyObject {
  /// Whether counts of many values, and the parts of dates, are symbols; else all their values are tried.
  var countsAreSymbols: Bool { get }
  /// What stands for a number that is the same in all cases.
  func symbol(of number: Exact) -> SymbolicNumber
  /// What an operation comes to whose operands are not all numbers.
  func result(of operation: NumberBridge.Operation, _ operands: [SymbolicNumber]) throws -> SymbolicResult
  /// Pushes what stands for a fact that the rule reads, or for a part of a date.
  func pushFact(_ slot: Int) throws
}

/// What an operation on symbols comes to.
package enum SymbolicResult {
  case symbol(SymbolicNumber)
  /// A comparison is answered, so that the rule goes on.
  case answer(Bool)
}
