import CLua
import CLuaShim

/// A kind of Lua value.
package enum LuaKind: Sendable {
  case none, absent, boolean, number, string, table, function, block, other
}

extension LuaState {
  /// Removes values from the top.
  package func pop(_ count: Int = 1) { levy_pop(raw, Int32(count)) }

  /// The number of values on the stack; setting it drops the values above.
  package var height: Int {
    get { Int(lua_gettop(raw)) }
    set { lua_settop(raw, Int32(newValue)) }
  }

  /// The kind of the value at an index.
  package func kind(at index: Int) -> LuaKind {
    switch lua_type(raw, Int32(index)) {
    case LUA_TNONE: .none
    case LUA_TNIL: .absent
    case LUA_TBOOLEAN: .boolean
    case LUA_TNUMBER: .number
    case LUA_TSTRING: .string
    case LUA_TTABLE: .table
    case LUA_TFUNCTION: .function
    case LUA_TUSERDATA: .block
    default: .other
    }
  }

  /// The text at an index, or nil if there is none; bytes that are not UTF-8 are repaired.
  package func string(at index: Int) -> String? {
    guard lua_type(raw, Int32(index)) == LUA_TSTRING else { return nil }
    var length = 0
    guard let start = lua_tolstring(raw, Int32(index), &length) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The integer at an index, or nil if the value is not a Lua integer.
  package func integer(at index: Int) -> Int? {
    guard lua_isinteger(raw, Int32(index)) != 0 else { return nil }
    return Int(lua_tointegerx(raw, Int32(index), nil))
  }

  /// The double at an index, or nil if the value is not a number.
  package func double(at index: Int) -> Double? {
    guard lua_type(raw, Int32(index)) == LUA_TNUMBER else { return nil }
    return lua_tonumberx(raw, Int32(index), nil)
  }

  /// The boolean at an index, or nil if the value is not one.
  package func boolean(at index: Int) -> Bool? {
    guard lua_type(raw, Int32(index)) == LUA_TBOOLEAN else { return nil }
    return lua_toboolean(raw, Int32(index)) != 0
  }

  /// Pushes nil.
  package func pushNil() {
    reservePlaces()
    lua_pushnil(raw)
  }
  /// Pushes a boolean.
  package func push(_ value: Bool) {
    reservePlaces()
    lua_pushboolean(raw, value ? 1 : 0)
  }
  /// Pushes an integer.
  package func push(_ value: Int) {
    reservePlaces()
    lua_pushinteger(raw, lua_Integer(value))
  }
  /// Pushes a text.
  package func push(_ value: String) {
    reservePlaces()
    var value = value
    value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { _ = lua_pushlstring(raw, $0.baseAddress, $0.count) }
    }
  }
  /// Pushes a copy of the value at an index.
  package func pushCopy(at index: Int) {
    reservePlaces()
    lua_pushvalue(raw, Int32(index))
  }
  /// Pushes a new table.
  package func pushTable() {
    reservePlaces()
    lua_createtable(raw, 0, 0)
  }

  /// Pushes the field `key` of the table at an index, without metamethods.
  @discardableResult
  package func pushField(_ key: String, at index: Int) -> LuaKind {
    let table = lua_absindex(raw, Int32(index))
    push(key)
    lua_rawget(raw, table)
    return kind(at: -1)
  }

  /// Pops a value into field `key` of the table at an index, without metamethods.
  package func setField(_ key: String, at index: Int) {
    let table = lua_absindex(raw, Int32(index))
    push(key)
    levy_insert(raw, -2)
    lua_rawset(raw, table)
  }

  /// Sets an element of the table at an index to the value on top of the stack, and pops it.
  package func setElement(_ position: Int, at index: Int) { lua_rawseti(raw, Int32(index), lua_Integer(position)) }

  /// Calls a closure for each pair of the table at an index, with the key at -2 and the value at -1. The closure must
  /// leave the stack as it found it and must not change the table.
  package func forEachPair<Failure: Error>(
    at index: Int, _ visit: () throws(Failure) -> Void
  ) throws(Failure) {
    let table = lua_absindex(raw, Int32(index))
    pushNil()
    while lua_next(raw, table) != 0 {
      do throws(Failure) {
        try visit()
      } catch {
        pop(2)
        throw error
      }
      pop()
    }
  }

  /// Reserves room for `count` more values on the stack; returns false if that is impossible.
  package func reserve(_ count: Int) -> Bool { lua_checkstack(raw, Int32(count)) != 0 }

  /// Reserves room on the stack for a value and a few more to work on it: Lua itself guarantees only 20 places for each
  /// call from it. A million are possible, so code that pushes an unlimited number of values must call `reserve` first.
  @inline(__always)
  func reservePlaces() { _ = lua_checkstack(raw, 4) }
}

extension LuaState {
  /// Replaces the key on top of the stack by the field of the table at an index, without metamethods.
  @discardableResult
  package func pushRaw(at index: Int) -> LuaKind {
    lua_rawget(raw, Int32(index))
    return kind(at: -1)
  }

  /// Removes the value below the top.
  package func removeBelowTop() { levy_remove(raw, -2) }

  /// The first and last line of the definition of the function on top of the stack.
  package func definitionLines() -> ClosedRange<Int>? {
    var activation = lua_Debug()
    guard kind(at: -1) == .function else { return nil }
    pushCopy(at: -1)
    guard lua_getinfo(raw, ">S", &activation) != 0, activation.lastlinedefined >= activation.linedefined
    else { return nil }
    return Int(activation.linedefined)...Int(activation.lastlinedefined)
  }

  /// The name of the chunk that defines the function on top of the stack.
  package func definitionChunk() -> String? {
    var activation = lua_Debug()
    guard kind(at: -1) == .function else { return nil }
    pushCopy(at: -1)
    guard lua_getinfo(raw, ">S", &activation) != 0, let source = activation.source else { return nil }
    return String(String(cString: source).dropFirst())
  }

  /// The chunk and the line of the script that called the running host function.
  package func scriptPlace() -> (chunk: String, line: Int)? {
    var activation = lua_Debug()
    var level: Int32 = 0
    while lua_getstack(raw, level, &activation) != 0 {
      level += 1
      guard lua_getinfo(raw, "Sl", &activation) != 0, activation.currentline > 0, let source = activation.source,
        source[0] == CChar(UInt8(ascii: "@"))
      else { continue }
      return (String(cString: source + 1), Int(activation.currentline))
    }
    return nil
  }
}

extension LuaState {
  /// The address of the table or function on top of the stack, which identifies it while it lives.
  package func identity() -> Int { Int(bitPattern: lua_topointer(raw, -1)) }

  /// True if a value is a function from a script, and not one of the host.
  package func isScript(at index: Int) -> Bool { levy_is_script(raw, Int32(index)) != 0 }

  /// The bytecode of the Lua function on top of the stack, or nil if it is no Lua function.
  ///
  /// - Parameter strips: whether to leave out debug information.
  package func bytecode(strips: Bool = true) -> [UInt8]? {
    guard kind(at: -1) == .function, lua_iscfunction(raw, -1) == 0 else { return nil }
    return Self.written { lua_dump(raw, $0, $1, strips ? 1 : 0) }
  }

  /// Compiles a text chunk to bytecode in a separate state, so that any thread may do it; nil if it is not valid Lua or
  /// exceeds the memory limit.
  ///
  /// - Parameters:
  ///   - chunk: a name for messages, usually a file's path.
  ///   - memory: the memory limit in bytes.
  package static func bytecode(of source: [UInt8], chunk: String, memory: Int) -> [UInt8]? {
    source.withUnsafeBytes { source in
      written { writer, target in
        levy_compile(
          source.baseAddress?.assumingMemoryBound(to: CChar.self), source.count, "@" + chunk, memory, writer, target)
      }
    }
  }

  /// Collects the bytes that a function of Lua's library passes to a writer; nil unless it returns 0.
  private static func written(_ write: (lua_Writer, UnsafeMutableRawPointer) -> Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { target in
      write(
        { _, block, size, target in
          guard let block, let target else { return 1 }
          let bytes = UnsafeRawBufferPointer(start: block, count: size)
          target.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: bytes)
          return 0
        }, target)
    }
    return status == 0 ? bytes : nil
  }

  /// Pushes an upvalue of the function on top of the stack and returns its name. Returns nil and pushes nothing if
  /// there is none with this number, counted from 1.
  package func pushUpvalue(_ number: Int) -> String? {
    reservePlaces()
    return lua_getupvalue(raw, -1, Int32(number)).map { String(cString: $0) }
  }
}
