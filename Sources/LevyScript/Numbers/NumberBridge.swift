import CLua
import CLuaShim
import ExactNumbers
import LuaRuntime

/// Exact numbers as Lua values: a block that contains an `Exact`, with the metamethods of arithmetic and comparison.
///
/// The metamethods are C-compatible functions that get the bridge as their context, because they are the hot path of
/// interpreted rules.
package final class NumberBridge {
  private unowned let state: LuaState
  private let raw: OpaquePointer
  private var metatable = LuaReference(none: ())
  /// The executor of operations on symbols, while rules are followed; otherwise nil.
  package var executor: (any SymbolicExecutor)?
  /// The operands of the current operation; stored to avoid an allocation each time.
  private var operands: [SymbolicNumber] = []

  /// Makes the bridge of a Lua state, with its metatable.
  package init(_ state: LuaState) {
    self.state = state
    raw = state.raw
    let context = Unmanaged.passUnretained(self).toOpaque()
    state.pushTable()
    for (name, function) in Self.metamethods {
      state.pushFunction(function, context: context)
      state.setField(name, at: -2)
    }
    state.push(false)
    state.setField("__metatable", at: -2)
    levy_set_arithmetic(raw)
    metatable = state.keep()
  }

  /// Adds the functions for numbers to the table on top of the stack.
  package func addFunctions() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    for (name, function) in Self.functions {
      state.pushFunction(function, context: context)
      state.setField(name, at: -2)
    }
  }

  /// Pushes an exact number. If more are pushed than Lua reserves stack for, `pushPlain` and `RuleState.push` reserve
  /// it.
  @inline(__always)
  package func push(_ value: Exact) {
    levy_push_block(raw, MemoryLayout<Exact>.size, metatable.key)?.storeBytes(of: value, as: Exact.self)
  }

  /// The number in a Lua value that is an exact number or an integer; otherwise nil. Rules cannot obtain floats.
  @inline(__always)
  package func number(at index: Int) -> Exact? { number(at: Int32(index)) }

  @inline(__always)
  fileprivate func number(at index: Int32) -> Exact? {
    switch lua_type(raw, index) {
    case LUA_TUSERDATA:
      guard let block = lua_touserdata(raw, index), lua_rawlen(raw, index) == MemoryLayout<Exact>.size else {
        return nil
      }
      return block.loadUnaligned(as: Exact.self)
    case LUA_TNUMBER: return lua_isinteger(raw, index) == 0 ? nil : Exact(Int(lua_tointegerx(raw, index, nil)))
    default: return nil
    }
  }

  /// Pushes a number, as a plain integer if it fits; pushes Lua's nil for nil.
  package func pushPlain(_ value: Exact?) {
    guard let value, state.reserve(2) else { return state.pushNil() }
    if let integer = value.exactInt { state.push(integer) } else { push(value) }
  }

  /// Pushes `==` as a function.
  package func pushEquality() { levy_push_equality(raw, Self.equality, Unmanaged.passUnretained(self).toOpaque()) }

  package func fail(_ error: any Error) -> Int32 { state.raise(error) }
  func pushFlag(_ flag: Bool) { lua_pushboolean(raw, flag ? 1 : 0) }
  package func pushText(_ text: String) { state.push(text) }
  package func pushCopy(_ index: Int32) { lua_pushvalue(raw, index) }
  package var argumentCount: Int32 { lua_gettop(raw) }
  func isNil(_ index: Int32) -> Bool { lua_type(raw, index) <= 0 }
  package func isPlain(_ index: Int32) -> Bool { lua_type(raw, index) == LUA_TNUMBER }
  func isBlock(_ index: Int32) -> Bool { lua_type(raw, index) == LUA_TUSERDATA }

  func textOperand(_ index: Int32) -> String? { state.string(at: Int(index)) }

  // MARK: Symbols

  /// Pushes a symbol.
  package func push(symbol: SymbolicNumber) {
    levy_push_block(raw, MemoryLayout<SymbolicNumber>.size, metatable.key)?.storeBytes(
      of: symbol, as: SymbolicNumber.self)
  }

  /// The symbol at an index, or nil if the value is no symbol.
  package func symbol(at index: Int) -> SymbolicNumber? {
    let index = Int32(index)
    guard lua_type(raw, index) == LUA_TUSERDATA, lua_rawlen(raw, index) == MemoryLayout<SymbolicNumber>.size else {
      return nil
    }
    return lua_touserdata(raw, index)?.loadUnaligned(as: SymbolicNumber.self)
  }

  /// Performs an operation whose operands are not all numbers: it is passed to the executor if they are symbols,
  /// otherwise it fails.
  package func trace(_ operation: Operation) throws {
    guard let executor else {
      let last = max(1, Int(argumentCount))
      let culprit = (1...last).first { number(at: $0) == nil } ?? last
      throw NumberExpected(operation: operation.name, found: state.description(at: culprit))
    }
    operands.removeAll(keepingCapacity: true)
    for index in 1...max(1, Int(argumentCount)) {
      if let symbol = symbol(at: index) {
        operands.append(symbol)
      } else if let number = number(at: index) {
        operands.append(executor.symbol(of: number))
      } else if index == 1 || !isNil(Int32(index)) || !operation.allowsOneOperand {
        throw NumberExpected(operation: operation.name, found: state.description(at: index))
      }
    }
    switch try executor.result(of: operation, operands) {
    case .symbol(let symbol): push(symbol: symbol)
    case .answer(let flag): pushFlag(flag)
    }
  }
}

/// Thrown if an operand is not a number.
package struct NumberExpected: Error {
  package let operation: String
  package let found: String

  package init(operation: String, found: String) {
    self.operation = operation
    self.found = found
  }
}

extension LuaState {
  /// A description of a value, for messages.
  package func description(at index: Int) -> String {
    switch kind(at: index) {
    case .none, .absent: "nothing (nil)"
    case .boolean: boolean(at: index) == true ? "true" : "false"
    case .number: integer(at: index).map { "the number \($0)" } ?? "a number"
    case .string: "the text \"\(string(at: index) ?? "")\""
    case .table: "a table"
    case .function: "a function"
    case .block: "an exact number"
    case .other: "something else"
    }
  }
}
