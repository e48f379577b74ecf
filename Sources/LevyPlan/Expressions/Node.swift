import LevyModel

/// The index of an expression in an `ExpressionGraph`.
package struct Node: Hashable, Comparable, Sendable {
  /// The index, which is greater than those of the operands.
  package let index: Int

  package init(_ index: Int) { self.index = index }

  package static func < (a: Node, b: Node) -> Bool { a.index < b.index }
}

/// The operands of an operation or a question: none, one or two.
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

/// A fact in expressions: a variable of the rules, or the year, month or day of a date.
package struct Atom: Hashable, Comparable, Sendable {
  /// The number by which rules read the fact: that of the slot, or a negative one for the part of a date.
  package let number: Int

  /// Makes the atom of a number by which rules read a fact.
  package init(number: Int) { self.number = number }
  package init(_ variable: Slot) { number = variable.index }
  package init(_ part: DatePart) { number = part.number }

  /// The date and its part that the atom stands for; nil for a variable.
  package var part: DatePart? { DatePart(number: number) }
  /// The variable, or the date of a part.
  package var variable: Slot { part?.date ?? Slot(number) }

  package static func < (a: Atom, b: Atom) -> Bool { a.number < b.number }
}
