extension Parser {
  mutating func expressions() throws(SyntaxError) -> [ExpressionID] {
    var list = [try expression()]
    while try take(.comma) { list.append(try expression()) }
    return list
  }

  package mutating func expression() throws(SyntaxError) -> ExpressionID { try expression(above: 0) }

  /// Parses an expression whose operators have a higher precedence than a limit.
  private mutating func expression(above limit: Int) throws(SyntaxError) -> ExpressionID {
    try deeper { (parser) throws(SyntaxError) in try parser.operands(above: limit) }
  }

  private mutating func operands(above limit: Int) throws(SyntaxError) -> ExpressionID {
    let start = token.range
    var left: ExpressionID
    if let operation = unaryOperator {
      try advance()
      let operand = try expression(above: Self.unaryPriority)
      left = add(.unary(operation, operand), from: start)
    } else {
      left = try simpleExpression()
    }
    while let operation = binaryOperator, operation.priority.left > limit {
      let range = token.range
      try advance()
      let right = try expression(above: operation.priority.right)
      left = add(.binary(operation, left, right, operatorRange: range), from: start)
    }
    return left
  }

  private mutating func simpleExpression() throws(SyntaxError) -> ExpressionID {
    let start = token.range
    let literal: Expression
    switch token.kind {
    case .integer: literal = .numeral(isInteger: true)
    case .float: literal = .numeral(isInteger: false)
    case .string: literal = .string
    case .keyword(.nil): literal = .nil
    case .keyword(.true): literal = .boolean(true)
    case .keyword(.false): literal = .boolean(false)
    case .symbol(.ellipsis):
      guard tree[scope.function].isVararg else { throw failure(.varargOutsideFunction) }
      literal = .vararg
    case .symbol(.openBrace): return try table()
    case .keyword(.function):
      try advance()
      let function = try functionBody(from: start, isMethod: false)
      return add(.function(function), from: start)
    default: return try suffixedExpression()
    }
    try advance()
    return add(literal, from: start)
  }

  private mutating func primaryExpression() throws(SyntaxError) -> ExpressionID {
    let start = token.range
    switch token.kind {
    case .name:
      let name = try expectName()
      return add(try resolve(name.text, at: name.range), from: start)
    case .symbol(.openParenthesis):
      try advance()
      let inner = try expression()
      try expect(.closeParenthesis, closing: start)
      return add(.parenthesized(inner), from: start)
    default: throw failure(.unexpected)
    }
  }

  /// Parses a name or an expression in parentheses, followed by fields, indices and calls.
  mutating func suffixedExpression() throws(SyntaxError) -> ExpressionID {
    let start = token.range
    var result = try primaryExpression()
    while true {
      switch token.kind {
      case .symbol(.dot):
        try advance()
        let name = try expectName()
        result = add(.field(result, name: name.text, nameRange: name.range), from: start)
      case .symbol(.openBracket):
        try advance()
        let key = try expression()
        try expect(.closeBracket)
        result = add(.index(result, key), from: start)
      case .symbol(.colon):
        try advance()
        let name = try expectName()
        let arguments = try arguments()
        result = add(.methodCall(result, name: name.text, arguments), from: start)
      case .symbol(.openParenthesis), .symbol(.openBrace), .string:
        let arguments = try arguments()
        result = add(.call(result, arguments), from: start)
      default: return result
      }
    }
  }

  private mutating func arguments() throws(SyntaxError) -> [ExpressionID] {
    let start = token.range
    switch token.kind {
    case .string:
      try advance()
      return [add(.string, from: start)]
    case .symbol(.openBrace): return [try table()]
    case .symbol(.openParenthesis):
      try advance()
      if try take(.closeParenthesis) { return [] }
      let list = try expressions()
      try expect(.closeParenthesis, closing: start)
      return list
    default: throw failure(.expected("function arguments"))
    }
  }

  private mutating func table() throws(SyntaxError) -> ExpressionID {
    let start = token.range
    try advance()
    var fields: [TableField] = []
    while !isAt(.closeBrace) {
      fields.append(try tableField())
      let more = isAt(.comma) || isAt(.semicolon)
      guard more else { break }
      try advance()
    }
    try expect(.closeBrace, closing: start)
    return add(.table(fields), from: start)
  }

  private mutating func tableField() throws(SyntaxError) -> TableField {
    if token.kind == .name, try peek().kind == .symbol(.assign) {
      let name = try expectName()
      try expect(.assign)
      return .named(name.text, nameRange: name.range, try expression())
    }
    guard isAt(.openBracket) else { return .positional(try expression()) }
    try advance()
    let key = try expression()
    try expect(.closeBracket)
    try expect(.assign)
    return .keyed(key, try expression())
  }

  /// Parses the parameters and the body of a function, from the parenthesis on.
  mutating func functionBody(from start: SourceRange, isMethod: Bool) throws(SyntaxError) -> FunctionID {
    let function = openFunction(parent: scope.function, from: start)
    if isMethod { tree[function].parameters.append(try declare(("self", start))) }
    try expect(.openParenthesis)
    if !isAt(.closeParenthesis) {
      repeat {
        if try take(.ellipsis) {
          tree[function].isVararg = true
          break
        }
        let parameter = try declare(try expectName())
        tree[function].parameters.append(parameter)
      } while try take(.comma)
    }
    try expect(.closeParenthesis)
    bring(tree[function].parameters)
    let body = try block()
    tree[function].body = body
    try expect(.end, closing: start)
    try closeFunction(end: previousEnd)
    return function
  }

  // MARK: Operators

  private static let unaryPriority = 12

  private var unaryOperator: UnaryOperator? {
    switch token.kind {
    case .symbol(.minus): .minus
    case .keyword(.not): .not
    case .symbol(.length): .length
    case .symbol(.tilde): .bitNot
    default: nil
    }
  }

  private var binaryOperator: BinaryOperator? {
    switch token.kind {
    case .symbol(let symbol): BinaryOperator(symbol)
    case .keyword(.and): .and
    case .keyword(.or): .or
    default: nil
    }
  }
}
