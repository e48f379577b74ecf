import LevyModel
import LevyScript
import LuaRuntime

extension RuleState {
  /// A short description of the Lua value on top of the stack. Values with too many parts are not shown.
  package func summary() -> String { returnedValue()?.summary ?? "a table of more than 10000 values" }

  /// The Lua value on top of the stack, which a function returned and which stays there. It counts for itself, however many
  /// are read; nil for one with too many parts.
  package func returnedValue() -> DeclaredValue? {
    let left = valuesLeft
    defer { valuesLeft = left }
    valuesLeft = 10_000
    let value = declaredValue()
    return valuesLeft < 0 ? nil : value
  }

  /// Reads the Lua value on top of the stack, which stays there. Tables are read through their read-only faces.
  package func declaredValue(depth: Int = 0) -> DeclaredValue {
    valuesLeft -= 1
    // Tables that contain each other twice over have more values than can be counted.
    if valuesLeft < 0 { return .other("one of too many values") }
    switch lua.kind(at: -1) {
    case .none, .absent: return .absent
    case .boolean: return .boolean(lua.boolean(at: -1) ?? false)
    case .string:
      let text = lua.string(at: -1) ?? ""
      valuesLeft -= text.utf8.count / 64
      return .text(text)
    case .function: return .function(line: lua.definitionLines()?.lowerBound ?? 0)
    case .other: return .other("something else")
    case .number, .block:
      if let integer = lua.integer(at: -1) { return .integer(integer) }
      guard let number = numbers.number(at: -1) else { return .badNumber(lua.description(at: -1)) }
      return .number(number)
    case .table:
      guard depth < 32, lua.reserve(8) else { return .other("a table nested too deeply") }
      return table(depth: depth)
    }
  }

  private func table(depth: Int) -> DeclaredValue {
    var (items, fields) = ([Int: DeclaredValue](), [String: DeclaredValue]())
    pushContents()
    lua.forEachPair(at: -1) {
      if valuesLeft < 0 { return }
      let value = declaredValue(depth: depth + 1)
      if let position = lua.integer(at: -2) {
        items[position] = value
      } else {
        fields[lua.string(at: -2) ?? lua.description(at: -2)] = value
      }
    }
    lua.pop()
    let isList = !items.isEmpty && items.keys.allSatisfy { $0 >= 1 && $0 <= items.count }
    if isList, fields.isEmpty { return .list(items.keys.sorted().compactMap { items[$0] }) }
    for (position, value) in items { fields[String(position)] = value }
    return .record(fields)
  }

  /// Pushes the contents of the table on top of the stack: the table itself unless it is read-only.
  package func pushContents() {
    lua.push(contents)
    lua.pushCopy(at: -2)
    if lua.pushRaw(at: -2) == .table {
      lua.removeBelowTop()
    } else {
      lua.pop(2)
      lua.pushCopy(at: -1)
    }
  }
}
