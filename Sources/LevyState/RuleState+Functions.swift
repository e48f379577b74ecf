import LevyScript
import LuaRuntime

/// Properties of functions that follow from their bytecode.
extension RuleState {
  /// A variable outside the function on top of the stack that it changes, itself or through a function that it uses and
  /// that was not seen before.
  ///
  /// - Parameter mayChange: whether any function of the files assigns to a variable outside it.
  func changedLocal(_ seen: inout Set<Int>, mayChange: Bool) -> String? {
    first(&seen) { bytes in
      guard mayChange else { return nil }
      let changed = LuaBytecode.changedUpvalues(in: bytes())
      var number = 1
      while let name = lua.pushUpvalue(number) {
        lua.pop()
        if changed.contains(number - 1) { return name }
        number += 1
      }
      return nil
    }
  }

  /// Whether a function does the same with an exact number as with an equal plain one. `comparesAlike` decides this for
  /// fields that it compares with a numeral by `==`.
  package func takesNumbersAlike(_ function: LuaReference, comparesAlike: (String) -> Bool) -> Bool {
    let traits = numberTraits[function] ?? numberTraits(of: function)
    numberTraits[function] = traits
    // A read-only table refuses an exact key; in a table that a function makes, the key would silently have no value.
    return !traits.tellsNumbersApart && !(traits.looksUp && traits.makesTables)
      && traits.comparedFields.isDisjoint(with: traits.setFields) && traits.comparedFields.allSatisfy(comparesAlike)
  }

  private func numberTraits(of function: LuaReference) -> LuaBytecode.Traits {
    lua.push(function)
    defer { lua.pop() }
    var traits = LuaBytecode.Traits()
    var seen: Set<Int> = []
    let _: Never? = first(&seen, fields: Self.namedFields) {
      traits.formUnion(LuaBytecode.traits(in: $0()))
      return nil
    }
    return traits
  }

  /// The code of a function, which says where it is written as well.
  package func code(of function: LuaReference) -> [UInt8] {
    lua.push(function)
    defer { lua.pop() }
    return lua.bytecode(strips: false) ?? []
  }

  /// The lines with code, by file: of the functions of declarations, and of functions that those use.
  package var codeLines: [String: Set<Int>] {
    codeLines(of: declarations.indices.flatMap { (try? functions(of: $0))?.values.map(\.self) ?? [] }, fields: nil)
  }

  /// The lines with code, by file: of functions, and of the functions that those name.
  package func codeLines(of functions: [LuaReference]) -> [String: Set<Int>] {
    codeLines(of: functions, fields: Self.namedFields)
  }

  private func codeLines(
    of functions: [LuaReference], fields: (([UInt8]) -> Set<String>?)?
  ) -> [String: Set<Int>] {
    var lines: [String: Set<Int>] = [:]
    var seen: Set<Int> = []
    for function in functions {
      lua.push(function)
      let _: Never? = first(&seen, fields: fields) { _ in
        if let chunk = lua.definitionChunk() { lines[chunk, default: []].formUnion(lua.codeLines()) }
        return nil
      }
      lua.pop()
    }
    return lines
  }

  /// The fields that a function can read of tables; nil for all.
  private static func namedFields(_ bytes: [UInt8]) -> Set<String>? {
    let traits = LuaBytecode.traits(in: bytes)
    return traits.looksUp ? nil : traits.fields
  }

  /// The first result of `find` for the bytecode of the function on top of the stack, or of a function that it uses:
  /// one in its upvalues, or in tables there. In tables, only the fields that `fields` returns for the function's
  /// bytecode count.
  private func first<Found>(
    _ seen: inout Set<Int>, depth: Int = 0, among names: Set<String>? = nil,
    fields: (([UInt8]) -> Set<String>?)? = nil, _ find: (() -> [UInt8]) -> Found?
  ) -> Found? {
    if depth > Self.deepest { nestsTooDeep = true }
    if nestsTooDeep { return nil }
    switch lua.kind(at: -1) {
    case .function:
      guard lua.isScript(at: -1), seen.insert(lua.identity()).inserted, lua.reserve(8) else { return nil }
      var dumped: [UInt8]?
      func bytes() -> [UInt8] {
        let bytes = dumped ?? lua.bytecode() ?? []
        dumped = bytes
        return bytes
      }
      if let found = find(bytes) { return found }
      let names = fields.flatMap { $0(bytes()) }
      var number = 1
      while let name = lua.pushUpvalue(number) {
        defer { lua.pop() }
        // The words of the language are the engine's own.
        if name != "_ENV", let found = first(&seen, depth: depth + 1, among: names, fields: fields, find) {
          return found
        }
        number += 1
      }
      return nil
    case .table:
      var visit = Hasher()
      visit.combine(lua.identity())
      visit.combine(names)
      guard seen.insert(visit.finalize()).inserted, lua.reserve(8) else { return nil }
      pushContents()
      defer { lua.pop() }
      var found: Found?
      lua.forEachPair(at: -1) {
        if let names, lua.string(at: -2).map(names.contains) == false { return }
        found = found ?? first(&seen, depth: depth + 1, among: names, fields: fields, find)
      }
      return found
    default: return nil
    }
  }

  /// The texts that the functions in some fields of a declaration can come by without making them: those in their code,
  /// and in the values and the names of fields around them.
  ///
  /// - Parameter known: the traits of functions that were looked into before, by identity.
  package func texts(of declaration: Int, fields: [String], known: inout [Int: LuaBytecode.Traits]) -> Set<String> {
    var (texts, seen): (Set<String>, Set<Int>) = ([], [])
    guard let functions = try? functions(of: declaration) else { return [] }
    for function in fields.compactMap({ functions[$0] }) {
      lua.push(function)
      addTexts(to: &texts, among: nil, depth: 0, &seen, &known)
      lua.pop()
    }
    return texts
  }

  private func addTexts(
    to texts: inout Set<String>, among names: Set<String>?, depth: Int, _ seen: inout Set<Int>,
    _ known: inout [Int: LuaBytecode.Traits]
  ) {
    guard depth <= Self.deepest, lua.reserve(8) else { return }
    switch lua.kind(at: -1) {
    case .string: if let text = lua.string(at: -1) { texts.insert(text) }
    case .function:
      let identity = lua.identity()
      guard lua.isScript(at: -1), seen.insert(identity).inserted else { return }
      let traits = known[identity] ?? LuaBytecode.traits(in: lua.bytecode() ?? [])
      known[identity] = traits
      texts.formUnion(traits.fields)
      var number = 1
      while let name = lua.pushUpvalue(number) {
        if name != "_ENV" {
          addTexts(to: &texts, among: traits.looksUp ? nil : traits.fields, depth: depth + 1, &seen, &known)
        }
        lua.pop()
        number += 1
      }
    case .table:
      var visit = Hasher()
      visit.combine(lua.identity())
      visit.combine(names)
      guard seen.insert(visit.finalize()).inserted else { return }
      pushContents()
      defer { lua.pop() }
      lua.forEachPair(at: -1) {
        if let field = lua.string(at: -2) {
          if names?.contains(field) == false { return }
          texts.insert(field)
        }
        addTexts(to: &texts, among: names, depth: depth + 1, &seen, &known)
      }
    default: break
    }
  }
}
