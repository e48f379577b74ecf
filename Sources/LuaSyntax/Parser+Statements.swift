extension Parser {
  /// Parses statements up to the end of a block. The caller opens and closes its scope.
  package mutating func block() throws(SyntaxError) -> BlockID {
    var block = Block(function: scope.function)
    while !isAtBlockEnd {
      let isReturn = isAt(.return)
      if let statement = try deeper({ (parser) throws(SyntaxError) in try parser.statement() }) {
        block.statements.append(statement)
      }
      if isReturn { break }
    }
    tree.blocks.append(block)
    return BlockID(tree.blocks.count - 1)
  }

  /// Parses a block with a scope of its own.
  private mutating func scopedBlock(isLoop: Bool = false, locals: [LocalID] = []) throws(SyntaxError) -> BlockID {
    openBlock(isLoop: isLoop)
    bring(locals)
    let block = try block()
    try closeBlock()
    return block
  }

  private var isAtBlockEnd: Bool { isAtEndOfScope || isAt(.until) }

  /// True if the scope of the block's locals ends here: nothing can follow, not even the condition of `repeat`, in
  /// which they are visible.
  private var isAtEndOfScope: Bool {
    switch token.kind {
    case .end, .keyword(.else), .keyword(.elseif), .keyword(.end): true
    default: false
    }
  }

  private mutating func statement() throws(SyntaxError) -> StatementID? {
    let start = token.range
    switch token.kind {
    case .symbol(.semicolon):
      try advance()
      return nil
    case .symbol(.label): return try labelStatement()
    case .keyword(.if): return try ifStatement()
    case .keyword(.while):
      try advance()
      let condition = try expression()
      try expect(.do)
      let body = try scopedBlock(isLoop: true)
      try expect(.end, closing: start)
      return add(.while(condition, body), from: start)
    case .keyword(.do):
      try advance()
      let body = try scopedBlock()
      try expect(.end, closing: start)
      return add(.block(body), from: start)
    case .keyword(.for): return try forStatement()
    case .keyword(.repeat): return try repeatStatement()
    case .keyword(.function): return try functionStatement()
    case .keyword(.local):
      try advance()
      return try take(.function) ? localFunction(from: start) : localStatement(from: start)
    case .keyword(.return): return try returnStatement()
    case .keyword(.break):
      try advance()
      addJump(to: nil, at: start)
      return add(.break, from: start)
    case .keyword(.goto):
      try advance()
      let name = try expectName()
      addJump(to: name.text, at: name.range)
      return add(.goto(name.text), from: start)
    default: return try expressionStatement()
    }
  }

  private mutating func labelStatement() throws(SyntaxError) -> StatementID {
    let start = token.range
    try advance()
    let name = try expectName()
    try expect(.label)
    let end = previousEnd
    while isAt(.semicolon) || isAt(.label) {
      // Empty statements may follow a label that counts as the last statement of its block.
      _ = try deeper { (parser) throws(SyntaxError) in try parser.statement() }
    }
    try addLabel(name.text, at: name.range, isLast: isAtEndOfScope)
    previousEnd = end
    return add(.label(name.text), from: start)
  }

  private mutating func ifStatement() throws(SyntaxError) -> StatementID {
    let start = token.range
    var branches: [Statement.Branch] = []
    var otherwise: BlockID?
    repeat {
      try advance()
      let condition = try expression()
      try expect(.then)
      branches.append(Statement.Branch(condition: condition, block: try scopedBlock()))
    } while isAt(.elseif)
    if try take(.else) { otherwise = try scopedBlock() }
    try expect(.end, closing: start)
    return add(.if(branches, otherwise: otherwise), from: start)
  }

  private mutating func forStatement() throws(SyntaxError) -> StatementID {
    let start = token.range
    try advance()
    // Lua's own variables for the loop, and its `break`, belong to a block around the body.
    openBlock(isLoop: true)
    let first = try expectName()
    let statement = isAt(.assign) ? try numericFor(first, from: start) : try genericFor(first, from: start)
    try expect(.end, closing: start)
    try closeBlock()
    tree.statements.append(statement)
    tree.statementRanges.append(SourceRange(start.lowerBound, previousEnd))
    return StatementID(tree.statements.count - 1)
  }

  private mutating func numericFor(
    _ name: (text: String, range: SourceRange), from start: SourceRange
  ) throws(SyntaxError) -> Statement {
    try advance()
    let first = try expression()
    try expect(.comma)
    let limit = try expression()
    let step = try take(.comma) ? try expression() : nil
    return try withHiddenLocals(3, at: start) { (parser) throws(SyntaxError) in
      let variable = try parser.declare(name)
      try parser.expect(.do)
      let body = try parser.scopedBlock(locals: [variable])
      return .numericFor(variable, start: first, limit: limit, step: step, body)
    }
  }

  private mutating func genericFor(
    _ first: (text: String, range: SourceRange), from start: SourceRange
  ) throws(SyntaxError) -> Statement {
    var names = [first]
    while try take(.comma) { names.append(try expectName()) }
    guard try take(.in) else { throw failure(.expected(names.count == 1 ? "= or in" : "in")) }
    let values = try expressions()
    return try withHiddenLocals(4, at: start) { (parser) throws(SyntaxError) in
      var variables: [LocalID] = []
      for name in names { variables.append(try parser.declare(name)) }
      try parser.expect(.do)
      let body = try parser.scopedBlock(locals: variables)
      return .genericFor(variables, values, body)
    }
  }

  private mutating func withHiddenLocals(
    _ count: Int, at range: SourceRange, _ step: (inout Parser) throws(SyntaxError) -> Statement
  ) throws(SyntaxError) -> Statement {
    try self.count(locals: count, at: range)
    let statement = try step(&self)
    try self.count(locals: -count, at: range)
    return statement
  }

  private mutating func repeatStatement() throws(SyntaxError) -> StatementID {
    let start = token.range
    try advance()
    openBlock(isLoop: true)
    openBlock(isLoop: false)
    let body = try block()
    try expect(.until, closing: start)
    let condition = try expression()
    try closeBlock()
    try closeBlock()
    return add(.repeat(body, condition), from: start)
  }

  private mutating func functionStatement() throws(SyntaxError) -> StatementID {
    let start = token.range
    try advance()
    let first = try expectName()
    var target = add(try resolve(first.text, at: first.range), from: first.range)
    var isMethod = false
    while !isMethod, isAt(.dot) || isAt(.colon) {
      isMethod = isAt(.colon)
      try advance()
      let name = try expectName()
      target = add(.field(target, name: name.text, nameRange: name.range), from: first.range)
    }
    let function = try functionBody(from: start, isMethod: isMethod)
    try checkAssignable(target)
    return add(.function(target, function), from: start)
  }

  private mutating func localFunction(from start: SourceRange) throws(SyntaxError) -> StatementID {
    let local = try declare(try expectName())
    bring([local])
    let function = try functionBody(from: start, isMethod: false)
    return add(.localFunction(local, function), from: start)
  }

  private mutating func localStatement(from start: SourceRange) throws(SyntaxError) -> StatementID {
    var locals: [LocalID] = []
    var closes = false
    repeat {
      let name = try expectName()
      let opening = token.range
      let attribute = try attribute()
      if attribute == .toClose, closes { throw failure(.severalToClose, at: name.range) }
      closes = closes || attribute == .toClose
      let range = attribute == .none ? nil : SourceRange(opening.lowerBound, previousEnd)
      locals.append(try declare(name, attribute: attribute, at: range))
    } while try take(.comma)
    let values = try take(.assign) ? try expressions() : []
    bring(locals)
    return add(.local(locals, values), from: start)
  }

  private mutating func attribute() throws(SyntaxError) -> Local.Attribute {
    guard try take(.less) else { return .none }
    let name = try expectName()
    try expect(.greater)
    switch name.text {
    case "const": return .constant
    case "close": return .toClose
    default: throw failure(.unknownAttribute, at: name.range)
    }
  }

  private mutating func returnStatement() throws(SyntaxError) -> StatementID {
    let start = token.range
    try advance()
    let values = isAtBlockEnd || isAt(.semicolon) ? [] : try expressions()
    _ = try take(.semicolon)
    return add(.return(values), from: start)
  }

  private mutating func expressionStatement() throws(SyntaxError) -> StatementID {
    let start = token.range
    let first = try suffixedExpression()
    guard isAt(.assign) || isAt(.comma) else {
      guard tree[first].isCall else { throw failure(.unexpected) }
      return add(.call(first), from: start)
    }
    var targets = [first]
    while true {
      guard let target = targets.last, tree[target].isVariable else { throw failure(.unexpected) }
      try checkAssignable(target)
      guard try take(.comma) else { break }
      targets.append(try suffixedExpression())
    }
    try expect(.assign)
    let values = try expressions()
    return add(.assignment(targets, values), from: start)
  }

  private func checkAssignable(_ target: ExpressionID) throws(SyntaxError) {
    if case .local(let local) = tree[target], tree[local].attribute != .none {
      throw failure(.assignmentToConstant, at: tree.range(of: target))
    }
  }
}
