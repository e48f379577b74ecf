import CLua
import CLuaShim
import ExactNumbers
import LuaRuntime

/// Exact numbers as Lua values: a block that holds an `Exact`, with the metamethods of arithmetic and comparison.
///
/// The metamethods are C-compatible functions that get the bridge as their context, because they are the hot path of
/// interpreted rules.
final class NumberBridge {
  private unowned let state: LuaState
  private let raw: OpaquePointer
  private var metatable = LuaReference(none: ())
  /// What float literals of the rules mean, by a hash of their bits: a rule meets the same few again and again.
  private var literals = [(bits: UInt64, value: Exact)](repeating: (0, 0), count: 256)

  /// Makes the metatable in a state.
  init(_ state: LuaState) {
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
    metatable = state.keep()
  }

  /// Pushes the functions of numbers into the table on top of the stack.
  func addFunctions() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    for (name, function) in Self.functions {
      state.pushFunction(function, context: context)
      state.setField(name, at: -2)
    }
  }

  /// Pushes an exact number.
  @inline(__always)
  func push(_ value: Exact) {
    levy_push_block(raw, MemoryLayout<Exact>.size, metatable.key)?.storeBytes(of: value, as: Exact.self)
  }

  /// The exact number that a Lua value means: an exact number, an integer, or the shortest decimal of a float. Nil if
  /// the value is no number.
  @inline(__always)
  func number(at index: Int) throws(ExactError) -> Exact? {
    try number(at: Int32(index))
  }

  @inline(__always)
  fileprivate func number(at index: Int32) throws(ExactError) -> Exact? {
    switch lua_type(raw, index) {
    case LUA_TUSERDATA:
      guard let block = lua_touserdata(raw, index), lua_rawlen(raw, index) == MemoryLayout<Exact>.size else {
        return nil
      }
      return block.loadUnaligned(as: Exact.self)
    case LUA_TNUMBER:
      if lua_isinteger(raw, index) != 0 { return Exact(Int(lua_tointegerx(raw, index, nil))) }
      return try literal(lua_tonumberx(raw, index, nil))
    default: return nil
    }
  }

  private func literal(_ double: Double) throws(ExactError) -> Exact {
    let bits = double.bitPattern
    let slot = Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 56)
    if literals[slot].bits == bits { return literals[slot].value }
    let value = try Exact(shortest: double)
    literals[slot] = (bits, value)
    return value
  }

  fileprivate func operand(_ index: Int32, of operation: StaticString) throws -> Exact {
    if let value = try number(at: index) { return value }
    throw NumberExpected(operation: "\(operation)", found: state.description(at: Int(index)))
  }

  fileprivate func fail(_ error: any Error) -> Int32 { state.raise(error) }
  fileprivate func pushFlag(_ flag: Bool) { lua_pushboolean(raw, flag ? 1 : 0) }
  fileprivate func pushText(_ text: String) { state.push(text) }
  fileprivate func pushCopy(_ index: Int32) { lua_pushvalue(raw, index) }
  fileprivate var argumentCount: Int32 { lua_gettop(raw) }
  fileprivate func isNil(_ index: Int32) -> Bool { lua_type(raw, index) <= 0 }
}

/// An operation on numbers met something else.
struct NumberExpected: Error {
  let operation: String
  let found: String
}

extension LuaState {
  /// What a value is, for messages.
  func description(at index: Int) -> String {
    switch kind(at: index) {
    case .none, .absent: "nothing (nil)"
    case .boolean: boolean(at: index) == true ? "true" : "false"
    case .number: double(at: index).map { "the number \($0)" } ?? "a number"
    case .string: "the text \"\(string(at: index) ?? "")\""
    case .table: "a table"
    case .function: "a function"
    case .block: "an exact number"
    case .other: "something else"
    }
  }
}

private typealias Context = UnsafeMutableRawPointer?
private typealias State = OpaquePointer?

/// Runs an operation in the bridge that is the context of a callback.
@inline(__always)
private func bridged(_ context: Context, _ body: (NumberBridge) throws -> Void) -> Int32 {
  guard let context else { return 0 }
  let bridge = Unmanaged<NumberBridge>.fromOpaque(context)._withUnsafeGuaranteedRef { $0 }
  do {
    try body(bridge)
    return 1
  } catch {
    return bridge.fail(error)
  }
}

@inline(__always)
private func binary(
  _ context: Context, _ name: StaticString, _ operation: (Exact, Exact) throws(ExactError) -> Exact
) -> Int32 {
  bridged(context) { bridge in
    bridge.push(try operation(try bridge.operand(1, of: name), try bridge.operand(2, of: name)))
  }
}

@inline(__always)
private func compare(_ context: Context, _ name: StaticString, _ operation: (Exact, Exact) -> Bool) -> Int32 {
  bridged(context) { bridge in
    bridge.pushFlag(operation(try bridge.operand(1, of: name), try bridge.operand(2, of: name)))
  }
}

@inline(__always)
private func rounding(_ context: Context, _ name: StaticString, _ rule: RoundingRule) -> Int32 {
  bridged(context) { bridge in
    let value = try bridge.operand(1, of: name)
    let step = bridge.isNil(2) ? 1 : try bridge.operand(2, of: name)
    bridge.push(try value.rounded(rule, step: step))
  }
}

/// Leaves the first of the arguments that no other precedes, as it is: a plain integer stays one.
@inline(__always)
private func best(_ context: Context, _ name: StaticString, _ precedes: (Exact, Exact) -> Bool) -> Int32 {
  bridged(context) { bridge in
    var best = try bridge.operand(1, of: name)
    var position: Int32 = 1
    var index: Int32 = 2
    while index <= bridge.argumentCount {
      let value = try bridge.operand(index, of: name)
      if precedes(value, best) { (best, position) = (value, index) }
      index += 1
    }
    bridge.pushCopy(position)
  }
}

extension NumberBridge {
  fileprivate static let metamethods: [(String, levy_host_function)] = [
    ("__add", { context, _ in binary(context, "+") { a, b throws(ExactError) in try a.adding(b) } }),
    ("__sub", { context, _ in binary(context, "-") { a, b throws(ExactError) in try a.subtracting(b) } }),
    ("__mul", { context, _ in binary(context, "*") { a, b throws(ExactError) in try a.multiplied(by: b) } }),
    ("__div", { context, _ in binary(context, "/") { a, b throws(ExactError) in try a.divided(by: b) } }),
    ("__idiv", { context, _ in binary(context, "//") { a, b throws(ExactError) in try a.floorDivided(by: b) } }),
    ("__mod", { context, _ in binary(context, "%") { a, b throws(ExactError) in try a.modulo(b) } }),
    ("__pow", { context, _ in binary(context, "^") { a, b throws(ExactError) in try a.power(b) } }),
    ("__unm", { context, _ in bridged(context) { $0.push(try $0.operand(1, of: "-").negated) } }),
    ("__lt", { context, _ in compare(context, "<") { $0 < $1 } }),
    ("__le", { context, _ in compare(context, "<=") { $0 <= $1 } }),
    ("__eq", { context, _ in compare(context, "==") { $0 == $1 } }),
    ("__tostring", { context, _ in bridged(context) { $0.pushText(try $0.operand(1, of: "tostring").description) } }),
    ("__concat", { context, _ in bridged(context) { $0.pushText(try $0.text(1) + $0.text(2)) } }),
  ]

  fileprivate static let functions: [(String, levy_host_function)] = [
    ("floor", { context, _ in rounding(context, "floor", .down) }),
    ("ceil", { context, _ in rounding(context, "ceil", .up) }),
    ("round", { context, _ in rounding(context, "round", .halfAwayFromZero) }),
    ("round_half_even", { context, _ in rounding(context, "round_half_even", .halfEven) }),
    ("truncate", { context, _ in rounding(context, "truncate", .towardZero) }),
    ("min", { context, _ in best(context, "min") { $0 < $1 } }),
    ("max", { context, _ in best(context, "max") { $0 > $1 } }),
    ("abs", { context, _ in bridged(context) { $0.push(try $0.operand(1, of: "abs").magnitude) } }),
    ("eq", { context, _ in compare(context, "eq") { $0 == $1 } }),
    ("exact", { context, _ in bridged(context) { $0.push(try $0.operand(1, of: "exact")) } }),
  ]

  fileprivate func text(_ index: Int32) throws -> String {
    if let text = state.string(at: Int(index)) { return text }
    return try operand(index, of: "..").description
  }
}
