import ExactNumbers

/// A symbol that stands for a number in a rule that is followed.
package struct SymbolicNumber {
  /// The index of its expression in the executor's graph.
  package let place: Int

  package init(place: Int) {
    self.place = place
  }
}

/// Executes a rule symbolically: with symbols in place of numbers.
package protocol SymbolicExecutor: AnyObject {
  /// Whether counts of many values, and the parts of dates, are symbols; if not, all their values are tried.
  var countsAreSymbols: Bool { get }
  /// The symbol of a number that is the same in all cases.
  func symbol(of number: Exact) -> SymbolicNumber
  /// The result of an operation whose operands are not all numbers.
  func result(of operation: NumberBridge.Operation, _ operands: [SymbolicNumber]) throws -> SymbolicResult
  /// Pushes the symbol of a fact that the rule reads, or of a part of a date.
  func pushFact(_ slot: Int) throws
}

/// The result of an operation on symbols.
package enum SymbolicResult {
  case symbol(SymbolicNumber)
  /// The answer to a comparison, with which the rule continues.
  case answer(Bool)
}
