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
  /// The condition may name locals of the block.
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
  /// The function that it is part of.
  package let function: FunctionID
}

/// A function's parameters and body. The first function of a tree is the whole text.
package struct Function: Hashable, Sendable {
  /// The function around it. None for the text.
  package let parent: FunctionID?
  package internal(set) var parameters: [LocalID] = []
  package internal(set) var isVararg = false
  package internal(set) var body: BlockID
  /// Locals of functions around it that it, or a function in it, names.
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
  /// Where it is declared.
  package let range: SourceRange
}
