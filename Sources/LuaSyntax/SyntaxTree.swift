import Identifiers

/// A Lua text as a syntax tree with resolved names.
///
/// The nodes are stored in arrays, each after its children. So a check of single nodes is a loop over an array, and no
/// check recurses as deep as the text is nested.
package struct SyntaxTree: Sendable {
  package let source: SourceText
  package internal(set) var expressions: [Expression] = []
  package internal(set) var expressionRanges: [SourceRange] = []
  /// The function that contains each expression.
  package internal(set) var expressionFunctions: [FunctionID] = []
  package internal(set) var statements: [Statement] = []
  package internal(set) var statementRanges: [SourceRange] = []
  package internal(set) var blocks: [Block] = []
  package internal(set) var functions: [Function] = []
  package internal(set) var locals: [Local] = []

  /// The first syntax error, or nil if the text is valid Lua. The tree then contains what was parsed before it.
  package private(set) var fault: SyntaxError?

  /// Parses a Lua text, up to the first error.
  package init(reading source: SourceText) {
    var parser = Parser(source)
    var fault: SyntaxError?
    do throws(SyntaxError) { try parser.parse() } catch { fault = error }
    self = parser.tree
    self.fault = fault
  }

  /// Parses a Lua text.
  ///
  /// - Throws: the first `SyntaxError`.
  package init(_ source: SourceText) throws(SyntaxError) {
    self.init(reading: source)
    if let fault { throw fault }
  }

  init(unparsed source: SourceText) { self.source = source }

  @inlinable package subscript(id: ExpressionID) -> Expression { expressions[id] }
  @inlinable package subscript(id: StatementID) -> Statement { statements[id] }
  package subscript(id: BlockID) -> Block { blocks[id] }
  package internal(set) subscript(id: FunctionID) -> Function {
    get { functions[id] }
    set { functions[id] = newValue }
  }
  package internal(set) subscript(id: LocalID) -> Local {
    get { locals[id] }
    set { locals[id] = newValue }
  }

  /// The range of an expression.
  package func range(of id: ExpressionID) -> SourceRange { expressionRanges[id.index] }
  /// The range of a statement.
  package func range(of id: StatementID) -> SourceRange { statementRanges[id.index] }

  /// All expressions, children before parents.
  package var expressionIDs: some Sequence<ExpressionID> { expressions.ids }
  /// All statements.
  package var statementIDs: some Sequence<StatementID> { statements.ids }

  /// The assignments by a function to a local variable of an enclosing function.
  package var changesOfOuterLocals: [(local: LocalID, range: SourceRange)] {
    statements.flatMap { statement -> [ExpressionID] in
      switch statement {
      case .assignment(let targets, _): targets
      case .function(let target, _): [target]
      default: []
      }
    }.compactMap { target in
      guard case .local(let local) = self[target], self[local].function != expressionFunctions[target.index] else {
        return nil
      }
      return (local, range(of: target))
    }
  }
}

package typealias ExpressionID = ID<Expression>
package typealias StatementID = ID<Statement>
package typealias BlockID = ID<Block>
package typealias FunctionID = ID<Function>
package typealias LocalID = ID<Local>
