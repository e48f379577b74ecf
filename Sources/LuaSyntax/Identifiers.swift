/// The place of a node in one of the lists of a `SyntaxTree`.
package struct NodeID<Node>: Hashable, Sendable, Comparable {
  package let index: Int

  init(_ index: Int) { self.index = index }

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

package typealias ExpressionID = NodeID<Expression>
package typealias StatementID = NodeID<Statement>
package typealias BlockID = NodeID<Block>
package typealias FunctionID = NodeID<Function>
package typealias LocalID = NodeID<Local>
