import ExactNumbers
import LevyModel
import LevyTrace
import Tables

/// The form in which a plan's result is written from its numerator, without making a value.
enum ResultForm: Equatable {
  /// The numerator is an amount in cents.
  case cents
  /// The number to write is the numerator times this factor.
  case whole(Int64)
  /// All cells are the same.
  case constant(String, CellKind)
  /// The form depends on the value, which must be made.
  case value

  /// - Parameter notation: the notation of the result.
  init(_ output: Plan.Output, _ notation: Notation) {
    self = .value
    if let constant = output.constant {
      self = .constant(notation.text(of: constant), CellKind(constant))
    } else if output.register != nil, output.divisor == nil {
      switch notation.type {
      case .quantity(.money): if output.denominator == 100 { self = .cents }
      case .quantity(.number), .count:
        let shown = try? Exact(1).divided(by: Exact(output.denominator)).divided(by: notation.unit ?? 1)
        guard notation.ownType.isNumeric, let factor = shown?.exactInt else { return }
        // The product with a numerator, which is below 2^53, stays below 2^63.
        if (1...1000).contains(factor) { self = .whole(Int64(factor)) }
      default: break
      }
    }
  }
}

/// The form in which a plan's result is stored in memory from its numerator, without making a value.
enum ColumnForm: Equatable {
  /// The numerator is an amount in cents.
  case cents
  /// The numerator is the integer that represents the value.
  case whole
  /// The number is the numerator divided by this power of ten.
  case number(Double)
  /// The number is the numerator times this factor.
  case times(Double)
  /// The form depends on the value, which must be made.
  case value

  /// - Parameter notation: the notation of the result.
  init(_ output: Plan.Output, _ notation: Notation) {
    self = .value
    guard output.constant == nil, output.register != nil, output.divisor == nil else { return }
    if let unit = notation.unit {
      guard notation.ownType.isNumeric else { return }
      let shown = try? Exact(1).divided(by: Exact(output.denominator)).divided(by: unit)
      // There is at most one rounding, to the double nearest to the product.
      if let factor = shown?.exactInt, (1...1000).contains(factor) { self = .times(Double(factor)) }
      return
    }
    switch notation.ownType {
    case .quantity(.money): if output.denominator == 100 { self = .cents }
    case .count, .boolean, .choice: if output.denominator == 1 { self = .whole }
    case .quantity:
      // Both are exact as doubles, so that the quotient is the double nearest to the exact number.
      var rest = output.denominator
      while rest > 1, rest.isMultiple(of: 10) { rest /= 10 }
      if rest == 1, output.denominator <= 1_000_000_000_000_000 { self = .number(Double(output.denominator)) }
    case .date: break
    }
  }
}

extension CellKind {
  init(_ value: Value) {
    switch value {
    case .number, .count: self = .number
    case .boolean: self = .boolean
    case .choice, .date, .months: self = .text
    }
  }
}
