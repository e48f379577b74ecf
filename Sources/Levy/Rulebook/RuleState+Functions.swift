import LuaRuntime

/// What is seen of the functions of declarations, and of those that they use, without running them.
extension RuleState {
  /// Makes what functions share read-only, and refuses functions that change a local of their file.
  func freezeFunctions() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for declaration in declarations {
      for function in declaration.functions.values {
        lua.push(function)
        if let local = changedLocal() {
          diagnostics.append(
            Diagnostic(.changesLocal(rule: declaration.title, local: local), at: declaration.place))
        }
        do { try lua.freeze() } catch { diagnostics.append(Diagnostic(error)); continue }
        lua.pop()
      }
    }
    return diagnostics
  }

  /// A variable outside the function on top of the stack that it changes, itself or through a function that it uses.
  private func changedLocal() -> String? {
    var seen: Set<Int> = []
    return first(&seen) { bytes in
      let changed = LuaBytecode.changedUpvalues(in: bytes)
      var number = 1
      while let name = lua.pushUpvalue(number) {
        lua.pop()
        if changed.contains(number - 1) { return name }
        number += 1
      }
      return nil
    }
  }

  /// Whether a function does the same with an exact number as with an equal plain one.
  func takesNumbersAlike(_ function: LuaReference) -> Bool {
    lua.push(function)
    defer { lua.pop() }
    func has(_ trait: LuaBytecode.Traits) -> Bool {
      var seen: Set<Int> = []
      return first(&seen) { LuaBytecode.traits(in: $0).contains(trait) ? true : nil } != nil
    }
    // A read-only table refuses an exact key; one that a function makes would silently hold nothing there.
    return !has(.tellsNumbersApart) && !(has(.looksUp) && has(.makesTables))
  }

  /// The lines that hold code, by file: of the functions of declarations, and of functions that those use.
  var codeLines: [String: Set<Int>] {
    var lines: [String: Set<Int>] = [:]
    var seen: Set<Int> = []
    for function in declarations.flatMap(\.functions.values) {
      lua.push(function)
      let _: Never? = first(&seen) { _ in
        if let chunk = lua.definitionChunk() { lines[chunk, default: []].formUnion(lua.codeLines()) }
        return nil
      }
      lua.pop()
    }
    return lines
  }

  /// What `find` finds in the bytecode of the function on top of the stack, or of a function that it uses: one in its
  /// upvalues, or in tables there.
  private func first<Found>(_ seen: inout Set<Int>, _ find: ([UInt8]) -> Found?) -> Found? {
    switch lua.kind(at: -1) {
    case .function:
      guard let bytes = lua.bytecode(), seen.insert(lua.identity()).inserted, lua.reserve(8) else { return nil }
      if let found = find(bytes) { return found }
      var number = 1
      while let name = lua.pushUpvalue(number) {
        defer { lua.pop() }
        // The words of the language are the engine's own.
        if name != "_ENV", let found = first(&seen, find) { return found }
        number += 1
      }
      return nil
    case .table:
      guard seen.insert(lua.identity()).inserted, lua.reserve(8) else { return nil }
      pushContents()
      defer { lua.pop() }
      var found: Found?
      lua.forEachPair(at: -1) { found = found ?? first(&seen, find) }
      return found
    default: return nil
    }
  }
}
