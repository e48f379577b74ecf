/// An expression of an `ExpressionGraph`.
package struct Node: Hashable, Comparable, Sendable {
  /// Its number, which is greater than those of its operands.
  package let index: Int

  package init(_ index: Int) { self.index = index }

  package static func < (a: Node, b: Node) -> Bool { a.index < b.index }
}
