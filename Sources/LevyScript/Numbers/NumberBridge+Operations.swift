import CLua
import CLuaShim
import ExactNumbers
import LevyModel
import LuaRuntime

extension NumberBridge {
  /// An operation that rules perform on numbers.
  package enum Operation {
    case add, subtract, multiply, divide, floorDivide, modulo, power, negate, magnitude, exact, text
    case less, lessOrEqual, equal
    case minimum, maximum
    case round(RoundingRule)
    case calendar(CalendarOperation)

    /// The operation as rules write it.
    package var name: String {
      switch self {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      case .divide: "/"
      case .floorDivide: "//"
      case .modulo: "%"
      case .power: "^"
      case .negate: "-"
      case .magnitude: "abs"
      case .exact: "exact"
      case .text: "tostring"
      case .less: "<"
      case .lessOrEqual: "<="
      case .equal: "eq"
      case .minimum: "min"
      case .maximum: "max"
      case .round(.down): "floor"
      case .round(.up): "ceil"
      case .round(.towardZero): "truncate"
      case .round(.halfAwayFromZero): "round"
      case .round(.halfEven): "round_half_even"
      case .round(.halfTowardZero): "round_half_down"
      case .calendar: "the arithmetic of dates"
      }
    }

    /// True if the second operand may be omitted.
    var allowsOneOperand: Bool { if case .round = self { true } else { false } }
  }
}

private typealias Context = UnsafeMutableRawPointer?

/// Runs an operation in the bridge, which is the context of a callback.
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
private func unary(
  _ context: Context, _ operation: NumberBridge.Operation, _ compute: (Exact) -> Exact
) -> Int32 {
  bridged(context) { bridge in
    if let value = bridge.number(at: 1) { bridge.push(compute(value)) } else { try bridge.trace(operation) }
  }
}

@inline(__always)
private func binary(
  _ context: Context, _ operation: NumberBridge.Operation,
  _ compute: (Exact, Exact) throws(ExactError) -> Exact
) -> Int32 {
  bridged(context) { bridge in
    if let a = bridge.number(at: 1), let b = bridge.number(at: 2) {
      bridge.push(try compute(a, b))
    } else {
      try bridge.trace(operation)
    }
  }
}

@inline(__always)
private func compare(
  _ context: Context, _ operation: NumberBridge.Operation, _ compute: (Exact, Exact) -> Bool
) -> Int32 {
  bridged(context) { bridge in
    if let a = bridge.number(at: 1), let b = bridge.number(at: 2) {
      bridge.pushFlag(compute(a, b))
    } else {
      try bridge.trace(operation)
    }
  }
}

@inline(__always)
private func rounding(_ context: Context, _ rule: RoundingRule) -> Int32 {
  bridged(context) { bridge in
    let step = bridge.isNil(2) ? 1 : bridge.number(at: 2)
    if let value = bridge.number(at: 1), let step {
      bridge.push(try value.rounded(rule, step: step))
    } else {
      try bridge.trace(.round(rule))
    }
  }
}

/// Pushes the first argument that no other precedes: as a plain integer if all arguments are, otherwise as an exact
/// number.
@inline(__always)
private func best(
  _ context: Context, _ operation: NumberBridge.Operation, _ precedes: (Exact, Exact) -> Bool
) -> Int32 {
  bridged(context) { bridge in
    guard var best = bridge.number(at: 1) else { return try bridge.trace(operation) }
    var position: Int32 = 1
    var areAllPlain = bridge.isPlain(1)
    var index: Int32 = 2
    while index <= bridge.argumentCount {
      guard let value = bridge.number(at: Int(index)) else { return try bridge.trace(operation) }
      areAllPlain = areAllPlain && bridge.isPlain(index)
      if precedes(value, best) { (best, position) = (value, index) }
      index += 1
    }
    if areAllPlain || !bridge.isPlain(position) { bridge.pushCopy(position) } else { bridge.push(best) }
  }
}

/// Parses the number in a text, as a plain integer if it fits; pushes nil if there is none. A number is returned
/// unchanged.
private func read(_ context: Context) -> Int32 {
  bridged(context) { bridge in
    guard let text = bridge.textOperand(1) else {
      return bridge.isPlain(1) || bridge.isBlock(1) ? bridge.pushCopy(1) : bridge.pushPlain(nil)
    }
    var value = ExactSource.value(of: text)
    if !bridge.isNil(2) {
      guard let base = bridge.number(at: 2)?.exactInt, (2...36).contains(base) else {
        throw NumberExpected(operation: "tonumber", found: "another base than 2 to 36")
      }
      value = Int(text, radix: base).map { Exact($0) }
    }
    bridge.pushPlain(value)
  }
}

extension NumberBridge {
  static let metamethods: [(String, levy_host_function)] = [
    ("__add", { context, _ in binary(context, .add) { a, b throws(ExactError) in try a.adding(b) } }),
    ("__sub", { context, _ in binary(context, .subtract) { a, b throws(ExactError) in try a.subtracting(b) } }),
    ("__mul", { context, _ in binary(context, .multiply) { a, b throws(ExactError) in try a.multiplied(by: b) } }),
    ("__div", { context, _ in binary(context, .divide) { a, b throws(ExactError) in try a.divided(by: b) } }),
    (
      "__idiv", { context, _ in binary(context, .floorDivide) { a, b throws(ExactError) in try a.floorDivided(by: b) } }
    ),
    ("__mod", { context, _ in binary(context, .modulo) { a, b throws(ExactError) in try a.modulo(b) } }),
    ("__pow", { context, _ in binary(context, .power) { a, b throws(ExactError) in try a.power(b) } }),
    ("__unm", { context, _ in unary(context, .negate) { $0.negated } }),
    ("__lt", { context, _ in compare(context, .less) { $0 < $1 } }),
    ("__le", { context, _ in compare(context, .lessOrEqual) { $0 <= $1 } }),
    ("__eq", { context, _ in compare(context, .equal) { $0 == $1 } }),
    ("__tostring", { context, _ in bridged(context) { $0.pushText(try $0.text(1)) } }),
  ]

  /// `==` where at least one side is an exact number.
  package static let equality: levy_host_function = { context, _ in compare(context, .equal) { $0 == $1 } }

  package static let functions: [(String, levy_host_function)] = [
    ("tonumber", { context, _ in read(context) }),
    ("floor", { context, _ in rounding(context, .down) }),
    ("ceil", { context, _ in rounding(context, .up) }),
    ("round", { context, _ in rounding(context, .halfAwayFromZero) }),
    ("round_half_even", { context, _ in rounding(context, .halfEven) }),
    ("round_half_down", { context, _ in rounding(context, .halfTowardZero) }),
    ("truncate", { context, _ in rounding(context, .towardZero) }),
    ("min", { context, _ in best(context, .minimum) { $0 < $1 } }),
    ("max", { context, _ in best(context, .maximum) { $0 > $1 } }),
    ("abs", { context, _ in unary(context, .magnitude) { $0.magnitude } }),
    ("exact", { context, _ in unary(context, .exact) { $0 } }),
    ("eq", { context, _ in compare(context, .equal) { $0 == $1 } }),
  ]

  fileprivate func text(_ index: Int32) throws -> String {
    if let number = number(at: Int(index)) { return number.description }
    try trace(.text)
    return ""
  }
}
