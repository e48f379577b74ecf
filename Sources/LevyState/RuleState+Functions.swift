import LevyScript
import LuaRuntime

/// Properties of functions that are read from their bytecode.
extension RuleState {
  /// The name of an outer variable that the function on top of the stack changes, itself or through a function that it
  /// uses and that was not examined before; otherwise nil.
  ///
  /// - Parameter mayChange: whether any function of the files assigns to an outer variable.
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

  /// True if a function returns the same for an exact number as for an equal plain one. `comparesAlike` decides this
  /// for fields that it compares with a numeral by `==`.
  package func takesNumbersAlike(_ function: LuaReference, comparesAlike: (String) -> Bool) -> Bool {
    let traits = numberTraits[function] ?? numberTraits(of: function)
    numberTraits[function] = traits
    // A read-only table refuses an exact key; in a table that a function makes, such a key would silently have no
    // value.
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

  /// The bytecode of a function, which includes its place in the source.
  package func code(of function: LuaReference) -> [UInt8] {
    lua.push(function)
    defer { lua.pop() }
    return lua.bytecode(strips: false) ?? []
  }

  /// The lines with code, by file, of all functions of declarations and of the functions that they use.
  package var codeLines: [String: Set<Int>] {
    codeLines(of: declarations.ids.flatMap { (try? functions(of: $0))?.values.map(\.self) ?? [] }, fields: nil)
  }

  /// The lines with code, by file, of functions and of the functions that they name.
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

  /// The fields that a function can read from tables; nil if it may read any.
  private static func namedFields(_ bytes: [UInt8]) -> Set<String>? {
    let traits = LuaBytecode.traits(in: bytes)
    return traits.looksUp ? nil : traits.fields
  }

  /// Searches the function on top of the stack and the functions that it uses, in its upvalues or in tables there, for
  /// the first with a result of `find`. In tables, only the fields that `fields` returns for the function's bytecode
  /// are searched.
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
        // The words of the language are the engine's own functions.
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

  /// The texts that the functions in some fields of a declaration can obtain without making them: those in their code,
  /// and those in the values and field names that they can reach.
  ///
  /// - Parameter known: a cache of the traits of functions, by identity.
  package func texts(
    of declaration: DeclarationID, fields: [String], known: inout [Int: LuaBytecode.Traits]
  ) -> Set<String> {
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
