import ExactNumbers

/// A symbol that stands for a number while a rule is followed.
package struct SymbolicNumber {
  /// The index of its expression in the executor's graph.
  package let place: Int

  package init(place: Int) {
    self.place = place
  }
}

/// Executes a rule symbolically, with symbols in place of numbers.
package protocol SymbolicExecutor: AnyObject {
  /// True if counts of many values, and the parts of dates, are symbols; otherwise all their values are tried.
  var countsAreSymbols: Bool { get }
  /// Returns the symbol of a constant number.
  func symbol(of number: Exact) -> SymbolicNumber
  /// Returns the result of an operation whose operands are not all numbers.
  func result(of operation: NumberBridge.Operation, _ operands: [SymbolicNumber]) throws -> SymbolicResult
  /// Pushes the symbol of a fact that the rule reads, by the number of its slot or of the part of a date.
  func pushFact(number: Int) throws
}

/// The result of an operation on symbols.
package enum SymbolicResult {
  case symbol(SymbolicNumber)
  /// The answer to a comparison, with which the rule goes on.
  case answer(Bool)
}
