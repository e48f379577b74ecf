/// The names, blocks and jumps that are open while a text is parsed.
struct Scope {
  struct OpenFunction {
    let id: FunctionID
    /// The index of its first block in `blocks`.
    let firstBlock: Int
    var localCount = 0
  }

  struct OpenBlock {
    let firstLocal: Int
    let isLoop: Bool
    /// The index of its first jump in `jumps`, and of its first label in `labels`.
    let firstJump: Int
    let firstLabel: Int
  }

  /// A `goto` whose label has not been defined yet.
  struct Jump {
    /// The label; nil for `break`.
    let label: String?
    let range: SourceRange
    /// The number of locals visible at the jump, or in the enclosing block that it has since reached.
    var visible: Int
  }

  struct Label {
    let name: String
    let range: SourceRange
  }

  var functions: [OpenFunction] = []
  var blocks: [OpenBlock] = []
  /// The locals in scope, outermost first.
  var visible: [LocalID] = []
  var jumps: [Jump] = []
  var labels: [Label] = []

  var function: FunctionID { functions.last?.id ?? FunctionID(0) }
}

extension Parser {
  /// Lua's limits on the local variables and upvalues of a function.
  static let mostLocals = 200
  static let mostUpvalues = 255

  // MARK: Functions and blocks

  mutating func openFunction(parent: FunctionID?, from range: SourceRange) -> FunctionID {
    let id = FunctionID(tree.functions.count)
    tree.functions.append(Function(parent: parent, body: BlockID(0), range: range))
    scope.functions.append(Scope.OpenFunction(id: id, firstBlock: scope.blocks.count))
    openBlock(isLoop: false)
    return id
  }

  mutating func closeFunction(end: Int) throws(SyntaxError) {
    try closeBlock()
    tree[scope.function].range.upperBound = end
    scope.functions.removeLast()
  }

  mutating func openBlock(isLoop: Bool) {
    scope.blocks.append(
      Scope.OpenBlock(
        firstLocal: scope.visible.count, isLoop: isLoop, firstJump: scope.jumps.count, firstLabel: scope.labels.count))
  }

  mutating func closeBlock() throws(SyntaxError) {
    let block = scope.blocks.removeLast()
    let removed = scope.visible.count - block.firstLocal
    scope.visible.removeLast(removed)
    if let last = scope.functions.indices.last { scope.functions[last].localCount -= removed }
    scope.labels.removeLast(scope.labels.count - block.firstLabel)
    if block.isLoop {
      scope.jumps = scope.jumps[..<block.firstJump] + scope.jumps[block.firstJump...].filter { $0.label != nil }
    }
    for index in scope.jumps.indices.dropFirst(block.firstJump) {
      scope.jumps[index].visible = min(scope.jumps[index].visible, block.firstLocal)
    }
    // At the end of a function's outermost block, labels that are still undefined do not exist.
    guard scope.blocks.count == scope.functions.last?.firstBlock,
      let jump = scope.jumps.dropFirst(block.firstJump).first
    else { return }
    throw failure(jump.label == nil ? .breakOutsideLoop : .noVisibleLabel, at: jump.range)
  }

  // MARK: Names

  /// Makes a local variable without bringing it into scope.
  mutating func declare(
    _ name: (text: String, range: SourceRange), attribute: Local.Attribute = .none,
    at attributeRange: SourceRange? = nil
  ) throws(SyntaxError) -> LocalID {
    let id = LocalID(tree.locals.count)
    tree.locals.append(
      Local(
        name: name.text, function: scope.function, attribute: attribute, attributeRange: attributeRange,
        range: name.range))
    try count(locals: 1, at: name.range)
    return id
  }

  /// Counts local variables that Lua itself uses, as in loops.
  mutating func count(locals: Int, at range: SourceRange) throws(SyntaxError) {
    guard let last = scope.functions.indices.last else { return }
    scope.functions[last].localCount += locals
    if scope.functions[last].localCount > Self.mostLocals { throw failure(.tooManyLocals, at: range) }
  }

  mutating func bring(_ locals: [LocalID]) { scope.visible += locals }

  /// Resolves a name at this place to a local variable or a global.
  mutating func resolve(_ name: String, at range: SourceRange) throws(SyntaxError) -> Expression {
    guard let id = scope.visible.last(where: { tree[$0].name == name }) else {
      return .global(name)
    }
    let owner = tree[id].function
    for open in scope.functions.reversed() {
      if open.id == owner { break }
      tree[open.id].upvalues.insert(id)
      // One upvalue is Lua's own, for globals.
      if tree[open.id].upvalues.count > Self.mostUpvalues { throw failure(.tooManyUpvalues, at: range) }
    }
    return .local(id)
  }

  // MARK: Jumps

  mutating func addJump(to label: String?, at range: SourceRange) {
    // A visible label was defined before; a backward jump is always valid.
    if let label, visibleLabel(label) != nil { return }
    scope.jumps.append(Scope.Jump(label: label, range: range, visible: scope.visible.count))
  }

  func visibleLabel(_ name: String) -> Scope.Label? {
    let first = scope.functions.last.map { scope.blocks[$0.firstBlock].firstLabel } ?? 0
    return scope.labels.dropFirst(first).last { $0.name == name }
  }

  /// Adds a label and resolves the pending jumps of its block to it.
  ///
  /// - Parameter isLast: whether nothing follows in the block; its locals are then out of scope already.
  mutating func addLabel(_ name: String, at range: SourceRange, isLast: Bool) throws(SyntaxError) {
    if let first = visibleLabel(name) { throw failure(.repeatedLabel(first: first.range), at: range) }
    guard let block = scope.blocks.last else { return }
    let visible = isLast ? block.firstLocal : scope.visible.count
    scope.labels.append(Scope.Label(name: name, range: range))
    var remaining: [Scope.Jump] = []
    for jump in scope.jumps[block.firstJump...] {
      guard jump.label == name else {
        remaining.append(jump)
        continue
      }
      if jump.visible < visible {
        throw failure(.jumpIntoScope(local: tree[scope.visible[jump.visible]].name), at: jump.range)
      }
    }
    scope.jumps.replaceSubrange(block.firstJump..., with: remaining)
  }
}
