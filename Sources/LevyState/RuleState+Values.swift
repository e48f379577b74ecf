import LevyModel
import LevyScript
import LuaRuntime

extension RuleState {
  /// A short description of the Lua value on top of the stack. Values with too many parts are not shown.
  package func summary() -> String { returnedValue()?.summary ?? "a table of more than 10000 values" }

  /// Copies the Lua value on top of the stack, which a function returned and which stays there. It has a limit of its
  /// own on the number of values; nil if it has too many parts.
  package func returnedValue() -> DeclaredValue? {
    let left = valuesLeft
    defer { valuesLeft = left }
    valuesLeft = 10_000
    let value = declaredValue()
    return valuesLeft < 0 ? nil : value
  }

  /// Copies the Lua value on top of the stack, which stays there. Read-only tables are copied with their contents.
  package func declaredValue(depth: Int = 0) -> DeclaredValue {
    valuesLeft -= 1
    // Tables that contain each other have more values than can be counted.
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

  /// Pushes the contents of the read-only table on top of the stack, or the table itself if it is not read-only.
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
