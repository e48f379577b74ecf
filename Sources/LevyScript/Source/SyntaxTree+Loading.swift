import LuaSyntax

/// The functions that run only while a file is read: the main chunk, and local functions that only such functions call
/// and that are never stored or passed on.
struct LoadingFunctions {
  private let tree: SyntaxTree
  private let local: Set<FunctionID>

  init(_ tree: SyntaxTree) {
    self.tree = tree
    local = tree.localFunctionsOfLoading
  }

  /// True if an expression is a local variable, or a path of fields that begins with one, in code that runs only while
  /// the file is read.
  func isValue(_ id: ExpressionID) -> Bool {
    guard isLoading(tree.expressionFunctions[id.index]) else { return false }
    var id = id
    while case .field(let object, _, _) = tree[id] { id = object }
    if case .local = tree[id] { return true } else { return false }
  }

  func isLoading(_ function: FunctionID) -> Bool { tree[function].parent == nil || local.contains(function) }
}

extension SyntaxTree {
  fileprivate var localFunctionsOfLoading: Set<FunctionID> {
    var bodies: [LocalID: FunctionID] = [:]
    for case .localFunction(let local, let function) in statements { bodies[local] = function }
    let callees = Set(
      expressions.compactMap { if case .call(let callee, _) = $0 { callee } else { nil } })
    // The uses of each local function: the function in which it is called; nil if it is used otherwise.
    var uses: [LocalID: [FunctionID?]] = [:]
    for id in expressionIDs {
      guard case .local(let local) = self[id], bodies[local] != nil else { continue }
      uses[local, default: []].append(callees.contains(id) ? expressionFunctions[id.index] : nil)
    }
    var found = Set(bodies.values)
    func isLoading(_ function: FunctionID?) -> Bool {
      guard let function else { return false }
      return self[function].parent == nil || found.contains(function)
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (local, function) in bodies where found.contains(function) {
        guard let used = uses[local], !used.allSatisfy(isLoading) else { continue }
        found.remove(function)
        hasChanged = true
      }
    }
    return found
  }
}
