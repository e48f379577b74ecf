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
