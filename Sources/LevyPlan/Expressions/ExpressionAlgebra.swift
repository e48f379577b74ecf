import ExactNumbers
import LevyModel

/// Values over which expressions can be evaluated: exact numbers, or intervals.
package protocol ExpressionAlgebra {
  func adding(_ other: Self) throws(ExactError) -> Self
  func subtracting(_ other: Self) throws(ExactError) -> Self
  func multiplied(by other: Self) throws(ExactError) -> Self
  func divided(by other: Self) throws(ExactError) -> Self
  /// The lesser of two.
  func minimum(_ other: Self) -> Self
  func maximum(_ other: Self) -> Self
  var magnitude: Self { get }
  func rounded(_ rule: RoundingRule, step: Exact) throws(ExactError) -> Self
  /// The result of a calendar operation; nil if it is outside the calendar.
  func applying(_ operation: CalendarOperation) -> Self?
}

extension Expression {
  /// Applies the operation to the values of its operands; nil for leaves, such as constants and facts, and for results
  /// outside the calendar.
  package func evaluated<Number: ExpressionAlgebra>(_ value: (Node) throws -> Number) throws -> Number? {
    switch self {
    case .constant, .fact, .chosen: nil
    case .sum(let a, let b): try value(a).adding(value(b))
    case .difference(let a, let b): try value(a).subtracting(value(b))
    case .product(let a, let b): try value(a).multiplied(by: value(b))
    case .quotient(let a, let b): try value(a).divided(by: value(b))
    case .minimum(let a, let b): try value(a).minimum(value(b))
    case .maximum(let a, let b): try value(a).maximum(value(b))
    case .magnitude(let a): try value(a).magnitude
    case .rounded(let rule, let a, let step): try value(a).rounded(rule, step: step)
    case .calendar(let operation, let a): try value(a).applying(operation)
    }
  }
}

extension Exact: ExpressionAlgebra {
  package func minimum(_ other: Exact) -> Exact { min(self, other) }
  package func maximum(_ other: Exact) -> Exact { max(self, other) }
  package func applying(_ operation: CalendarOperation) -> Exact? {
    exactInt.flatMap(operation.applied).map { Exact($0) }
  }
}

extension Interval: ExpressionAlgebra {}
