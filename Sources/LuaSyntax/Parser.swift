/// Parses Lua 5.4 from left to right, like Lua's own parser, and resolves names on the way.
///
/// Depth is limited like Lua's, so recursion here is bounded by a constant and not by the text.
struct Parser {
  /// The maximum depth. Lua allows 200 nested C calls, some of which are taken when it begins to read a text.
  static let deepest = 180

  var lexer: Lexer
  var tree: SyntaxTree
  var token: Token
  /// The end of the previous token.
  var previousEnd = 0
  private var lookahead: Token?
  private var depth = 0
  var scope = Scope()

  init(_ source: SourceText) {
    lexer = Lexer(source.bytes)
    tree = SyntaxTree(unparsed: source)
    token = Token(kind: .end, range: SourceRange(0, 0))
  }

  /// Parses the whole text into `tree`.
  mutating func parse() throws(SyntaxError) {
    try advance()
    let end = tree.source.bytes.count
    let main = openFunction(parent: nil, from: SourceRange(0, end))
    tree[main].isVararg = true
    tree[main].body = try block()
    guard token.kind == .end else { throw failure(.unexpected) }
    try closeFunction(end: end)
  }

  // MARK: Tokens

  mutating func advance() throws(SyntaxError) {
    previousEnd = token.range.upperBound
    if let next = lookahead {
      token = next
      lookahead = nil
    } else {
      token = try lexer.next()
    }
  }

  /// The token after the current one.
  mutating func peek() throws(SyntaxError) -> Token {
    if let lookahead { return lookahead }
    let next = try lexer.next()
    lookahead = next
    return next
  }

  func isAt(_ symbol: Symbol) -> Bool { token.kind == .symbol(symbol) }
  func isAt(_ keyword: Keyword) -> Bool { token.kind == .keyword(keyword) }

  mutating func take(_ symbol: Symbol) throws(SyntaxError) -> Bool {
    guard isAt(symbol) else { return false }
    try advance()
    return true
  }

  mutating func take(_ keyword: Keyword) throws(SyntaxError) -> Bool {
    guard isAt(keyword) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ symbol: Symbol) throws(SyntaxError) {
    guard try take(symbol) else { throw failure(.expected(symbol.rawValue)) }
  }

  mutating func expect(_ keyword: Keyword) throws(SyntaxError) {
    guard try take(keyword) else { throw failure(.expected(keyword.rawValue)) }
  }

  /// Consumes the symbol that closes something which was opened at another place; an error names that place.
  mutating func expect(_ symbol: Symbol, closing opening: SourceRange) throws(SyntaxError) {
    guard try take(symbol) else { throw failure(.unclosed(opening: opening, closing: symbol.rawValue)) }
  }

  mutating func expect(_ keyword: Keyword, closing opening: SourceRange) throws(SyntaxError) {
    guard try take(keyword) else { throw failure(.unclosed(opening: opening, closing: keyword.rawValue)) }
  }

  mutating func expectName() throws(SyntaxError) -> (text: String, range: SourceRange) {
    guard token.kind == .name else { throw failure(.expected("name")) }
    let range = token.range
    try advance()
    return (tree.source.text(range), range)
  }

  func failure(_ kind: SyntaxError.Kind, at range: SourceRange? = nil) -> SyntaxError {
    SyntaxError(kind: kind, range: range ?? token.range, isAtEnd: range == nil && token.kind == .end)
  }

  /// Parses a part one level deeper.
  mutating func deeper<Result>(
    _ step: (inout Parser) throws(SyntaxError) -> Result
  ) throws(SyntaxError) -> Result {
    guard depth < Self.deepest else { throw failure(.tooDeep, at: token.range) }
    depth += 1
    defer { depth -= 1 }
    return try step(&self)
  }

  // MARK: Nodes

  mutating func add(_ expression: Expression, from start: SourceRange) -> ExpressionID {
    tree.expressions.append(expression)
    tree.expressionRanges.append(SourceRange(start.lowerBound, previousEnd))
    tree.expressionFunctions.append(scope.function)
    return ExpressionID(tree.expressions.count - 1)
  }

  mutating func add(_ statement: Statement, from start: SourceRange) -> StatementID {
    tree.statements.append(statement)
    tree.statementRanges.append(SourceRange(start.lowerBound, previousEnd))
    return StatementID(tree.statements.count - 1)
  }
}
