/// An expression of Lua. Its parts are identified by their indices in the tree, so no walk over a tree need recurse.
package enum Expression: Hashable, Sendable {
  case `nil`
  case boolean(Bool)
  /// A numeral as it is written; `isInteger` is true if Lua reads it as an integer.
  case numeral(isInteger: Bool)
  /// A string literal as it is written, with its quotes and escapes.
  case string
  case vararg
  case function(FunctionID)
  case table([TableField])
  /// A local variable, of this function or of an enclosing one.
  case local(LocalID)
  /// A global name, which no local variable has.
  case global(String)
  /// `object.name`, with the range of the name.
  case field(ExpressionID, name: String, nameRange: SourceRange)
  case index(ExpressionID, ExpressionID)
  case call(ExpressionID, [ExpressionID])
  case methodCall(ExpressionID, name: String, [ExpressionID])
  case unary(UnaryOperator, ExpressionID)
  case binary(BinaryOperator, ExpressionID, ExpressionID, operatorRange: SourceRange)
  /// An expression in parentheses, which is always a single value.
  case parenthesized(ExpressionID)
}

/// An entry of a table constructor.
package enum TableField: Hashable, Sendable {
  case positional(ExpressionID)
  case named(String, nameRange: SourceRange, ExpressionID)
  case keyed(ExpressionID, ExpressionID)

  package var value: ExpressionID {
    switch self {
    case .positional(let value), .named(_, _, let value), .keyed(_, let value): value
    }
  }
}

package enum UnaryOperator: Hashable, Sendable {
  case minus, not, length, bitNot
}

extension Expression {
  /// The operands of the expression, in the order of the text.
  package var parts: [ExpressionID] {
    switch self {
    case .nil, .boolean, .numeral, .string, .vararg, .function, .local, .global: []
    case .table(let fields):
      fields.flatMap { field in
        if case .keyed(let key, let value) = field { [key, value] } else { [field.value] }
      }
    case .field(let object, _, _), .unary(_, let object), .parenthesized(let object): [object]
    case .index(let object, let key): [object, key]
    case .call(let callee, let arguments), .methodCall(let callee, _, let arguments): [callee] + arguments
    case .binary(_, let left, let right, _): [left, right]
    }
  }

  /// True if the expression can be assigned to.
  var isVariable: Bool {
    switch self {
    case .local, .global, .field, .index: true
    default: false
    }
  }

  var isCall: Bool {
    switch self {
    case .call, .methodCall: true
    default: false
    }
  }
}
