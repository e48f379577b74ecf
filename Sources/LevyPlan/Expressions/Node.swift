import LevyModel

/// An expression of an `ExpressionGraph`.
package struct Node: Hashable, Comparable, Sendable {
  /// Its number, which is greater than those of its operands.
  package let index: Int

  package init(_ index: Int) { self.index = index }

  package static func < (a: Node, b: Node) -> Bool { a.index < b.index }
}

/// The expressions that an operation or a question is about: none, one or two.
package struct Operands: RandomAccessCollection, Sendable {
  private let first: Node
  private let second: Node
  package let count: Int

  package init() { (first, second, count) = (Node(0), Node(0), 0) }
  package init(_ only: Node) { (first, second, count) = (only, only, 1) }
  package init(_ first: Node, _ second: Node) { (self.first, self.second, count) = (first, second, 2) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(position: Int) -> Node { position == 0 ? first : second }
}

/// A fact as expressions know it: a variable of the rules, or the year, month or day of one that is a date.
package struct Slot: Hashable, Comparable, Sendable {
  /// The number by which rules ask for the fact.
  package let number: Int

  /// The fact that rules ask for by a number.
  package init(number: Int) { self.number = number }
  package init(_ variable: Int) { number = variable }
  package init(_ part: DatePart) { number = part.slot }

  /// The date of which it is a part, and the part; nil for a variable.
  package var part: DatePart? { DatePart(number) }
  /// The variable, or the one that it is a part of.
  package var variable: Int { part?.date ?? number }

  package static func < (a: Slot, b: Slot) -> Bool { a.number < b.number }
}
