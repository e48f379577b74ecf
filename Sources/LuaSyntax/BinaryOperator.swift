package enum BinaryOperator: Hashable, Sendable {
  case add, subtract, multiply, divide, floorDivide, modulo, power
  case concatenate
  case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  case and, or
}

extension BinaryOperator {
  init?(_ symbol: Symbol) {
    switch symbol {
    case .plus: self = .add
    case .minus: self = .subtract
    case .times: self = .multiply
    case .divide: self = .divide
    case .floorDivide: self = .floorDivide
    case .modulo: self = .modulo
    case .power: self = .power
    case .concatenate: self = .concatenate
    case .bitAnd: self = .bitAnd
    case .bitOr: self = .bitOr
    case .tilde: self = .bitXor
    case .shiftLeft: self = .shiftLeft
    case .shiftRight: self = .shiftRight
    case .equal: self = .equal
    case .unequal: self = .unequal
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    default: return nil
    }
  }

  /// The precedence towards the left and the right operand (Lua 5.4 manual, 3.4.8). A right-associative operator has
  /// the higher precedence towards the left.
  var priority: (left: Int, right: Int) {
    switch self {
    case .or: (1, 1)
    case .and: (2, 2)
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: (3, 3)
    case .bitOr: (4, 4)
    case .bitXor: (5, 5)
    case .bitAnd: (6, 6)
    case .shiftLeft, .shiftRight: (7, 7)
    case .concatenate: (9, 8)
    case .add, .subtract: (10, 10)
    case .multiply, .divide, .floorDivide, .modulo: (11, 11)
    case .power: (14, 13)
    }
  }
}
