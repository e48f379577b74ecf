/// A statement of Lua.
package enum Statement: Hashable, Sendable {
  case local([LocalID], [ExpressionID])
  case localFunction(LocalID, FunctionID)
  /// `function a.b:c() … end`: an assignment to the name.
  case function(ExpressionID, FunctionID)
  case assignment([ExpressionID], [ExpressionID])
  case call(ExpressionID)
  case block(BlockID)
  case `while`(ExpressionID, BlockID)
  /// The condition may use locals of the block.
  case `repeat`(BlockID, ExpressionID)
  case `if`([Branch], otherwise: BlockID?)
  case numericFor(LocalID, start: ExpressionID, limit: ExpressionID, step: ExpressionID?, BlockID)
  case genericFor([LocalID], [ExpressionID], BlockID)
  case `return`([ExpressionID])
  case `break`
  case goto(String)
  case label(String)

  package struct Branch: Hashable, Sendable {
    package let condition: ExpressionID
    package let block: BlockID
  }
}

/// Statements in the scope of one block.
package struct Block: Hashable, Sendable {
  package internal(set) var statements: [StatementID] = []
  /// The function that contains the block.
  package let function: FunctionID
}

/// A function's parameters and body. The first function of a tree is the whole text.
package struct Function: Hashable, Sendable {
  /// The enclosing function; nil for the whole text.
  package let parent: FunctionID?
  package internal(set) var parameters: [LocalID] = []
  package internal(set) var isVararg = false
  package internal(set) var body: BlockID
  /// The locals of enclosing functions that it, or an inner function, uses.
  package internal(set) var upvalues: Set<LocalID> = []
  package internal(set) var range: SourceRange
}

/// A local variable, a parameter or a variable of a loop.
package struct Local: Hashable, Sendable {
  package enum Attribute: Hashable, Sendable { case none, constant, toClose }

  package let name: String
  package let function: FunctionID
  package internal(set) var attribute: Attribute = .none
  /// The range of the attribute, with its angle brackets.
  package internal(set) var attributeRange: SourceRange?
  /// The range of the declaration.
  package let range: SourceRange
}
