/// A Lua text as a tree with its names resolved.
///
/// The nodes stand in lists, each after the nodes that it is made of, so a check that concerns single nodes is a loop over
/// a list, and none needs a recursion as deep as the text.
package struct SyntaxTree: Sendable {
  package let source: SourceText
  package internal(set) var expressions: [Expression] = []
  package internal(set) var expressionRanges: [SourceRange] = []
  /// The function in which each expression stands.
  package internal(set) var expressionFunctions: [FunctionID] = []
  package internal(set) var statements: [Statement] = []
  package internal(set) var statementRanges: [SourceRange] = []
  package internal(set) var blocks: [Block] = []
  package internal(set) var functions: [Function] = []
  package internal(set) var locals: [Local] = []

  /// Why the text is no Lua. The tree then has what was read before.
  package private(set) var fault: SyntaxError?

  /// Reads a Lua text, up to its first fault if it has one.
  package init(reading source: SourceText) {
    var parser = Parser(source)
    var fault: SyntaxError?
    do throws(SyntaxError) { try parser.parse() } catch { fault = error }
    self = parser.tree
    self.fault = fault
  }

  /// Reads a Lua text.
  ///
  /// - Throws: the first `SyntaxError`.
  package init(_ source: SourceText) throws(SyntaxError) {
    self.init(reading: source)
    if let fault { throw fault }
  }

  init(unparsed source: SourceText) { self.source = source }

  @inlinable package subscript(id: ExpressionID) -> Expression { expressions[id.index] }
  @inlinable package subscript(id: StatementID) -> Statement { statements[id.index] }
  package subscript(id: BlockID) -> Block { blocks[id.index] }
  package internal(set) subscript(id: FunctionID) -> Function {
    get { functions[id.index] }
    set { functions[id.index] = newValue }
  }
  package internal(set) subscript(id: LocalID) -> Local {
    get { locals[id.index] }
    set { locals[id.index] = newValue }
  }

  /// Where an expression stands.
  package func range(of id: ExpressionID) -> SourceRange { expressionRanges[id.index] }
  /// Where a statement stands.
  package func range(of id: StatementID) -> SourceRange { statementRanges[id.index] }

  /// All expressions, parts before wholes.
  package var expressionIDs: some Sequence<ExpressionID> { expressions.indices.lazy.map { ExpressionID($0) } }
  /// All statements.
  package var statementIDs: some Sequence<StatementID> { statements.indices.lazy.map { StatementID($0) } }

  /// Whether a function assigns to a local of a function around it.
  package var changesOuterLocals: Bool {
    func isOuter(_ target: ExpressionID) -> Bool {
      if case .local(let local) = self[target] {
        self[local].function != expressionFunctions[target.index]
      } else {
        false
      }
    }
    return statements.contains { statement in
      switch statement {
      case .assignment(let targets, _): targets.contains(where: isOuter)
      case .function(let target, _): isOuter(target)
      default: false
      }
    }
  }
}
