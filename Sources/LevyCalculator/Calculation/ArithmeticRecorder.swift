import ExactNumbers
import LevyModel
import LevyRules
import LevyScript

/// A symbolic executor that runs a rule on the path of one case: each symbol has a known value and its derivation.
final class ArithmeticRecorder: SymbolicExecutor {
  let countsAreSymbols = false
  private var nodes: [(arithmetic: Arithmetic, size: Int)] = []
  private let push: (Slot, ArithmeticRecorder) throws -> Void

  /// The maximum number of numbers in a formula; a longer one is replaced by its value, since nobody would read it, and
  /// each expression that is used twice doubles its size.
  private static let largest = 48
  /// The maximum number of operations of a rule; a rule with more has no formula.
  private static let most = 20_000

  /// Thrown if the rule does something other than arithmetic, or too much of it.
  struct Untold: Error {}

  /// - Parameter push: pushes the value or symbol of a slot.
  init(push: @escaping (Slot, ArithmeticRecorder) throws -> Void) { self.push = push }

  func arithmetic(_ symbol: SymbolicNumber) -> Arithmetic { nodes[symbol.place].arithmetic }

  func symbol(of number: Exact) -> SymbolicNumber { note(number, isShare: number > 0 && number < 1) }

  func note(_ number: Exact, isShare: Bool) -> SymbolicNumber {
    nodes.append((.number(number, isShare: isShare), 1))
    return SymbolicNumber(place: nodes.count - 1)
  }

  func pushFact(number: Int) throws { try push(Slot(number), self) }

  func result(of operation: NumberBridge.Operation, _ operands: [SymbolicNumber]) throws -> SymbolicResult {
    let places = operands.map(\.place)
    guard let first = places.first, nodes.count < Self.most else { throw Untold() }
    let a = nodes[first].arithmetic
    switch operation {
    case .magnitude: return keep(a.value < 0 ? .number(a.value.magnitude, isShare: false) : a, places)
    case .negate: return keep(.number(a.value.negated, isShare: false), places)
    case .exact: return .symbol(operands[0])
    case .text: throw Untold()
    case .minimum, .maximum:
      let best = places.dropFirst().reduce(first) { best, place in
        let (old, new) = (nodes[best].arithmetic.value, nodes[place].arithmetic.value)
        if case .minimum = operation { return new < old ? place : best }
        return new > old ? place : best
      }
      return .symbol(SymbolicNumber(place: best))
    case .round(let rule):
      let step = places.count > 1 ? nodes[places[1]].arithmetic.value : 1
      let value = try a.value.rounded(rule, step: step)
      return keep(value == a.value ? a : .rounded(rule, a, value: value), places)
    default:
      guard places.count == 2 else { throw Untold() }
      return try result(of: operation, a, nodes[places[1]].arithmetic, places)
    }
  }

  private func result(
    of operation: NumberBridge.Operation, _ a: Arithmetic, _ b: Arithmetic, _ places: [Int]
  ) throws -> SymbolicResult {
    switch operation {
    case .less: return .answer(a.value < b.value)
    case .lessOrEqual: return .answer(a.value <= b.value)
    case .equal: return .answer(a.value == b.value)
    case .add:
      if a.value == 0 || b.value == 0 { return keep(a.value == 0 ? b : a, places) }
      return keep(.sum(a, b, value: try a.value.adding(b.value)), places)
    case .subtract:
      if b.value == 0 { return keep(a, places) }
      return keep(.difference(a, b, value: try a.value.subtracting(b.value)), places)
    case .multiply:
      if a.value == 0 || b.value == 0 { return keep(.number(0, isShare: false), places) }
      if a.value == 1 || b.value == 1 { return keep(a.value == 1 ? b : a, places) }
      return keep(.product(a, b, value: try a.value.multiplied(by: b.value)), places)
    case .divide: return keep(try quotient(a, b), places)
    case .floorDivide:
      let quotient = try quotient(a, b)
      let value = try quotient.value.rounded(.down)
      return keep(value == quotient.value ? quotient : .rounded(.down, quotient, value: value), places)
    case .modulo: return keep(.number(try a.value.modulo(b.value), isShare: false), places)
    case .power: return keep(.number(try a.value.power(b.value), isShare: false), places)
    default: throw Untold()
    }
  }

  private func quotient(_ a: Arithmetic, _ b: Arithmetic) throws -> Arithmetic {
    let value = try a.value.divided(by: b.value)
    return b.value == 1 || a.value == 0 ? a : .quotient(a, b, value: value)
  }

  /// Stores a result with its size, which includes the sizes of its operands.
  private func keep(_ arithmetic: Arithmetic, _ operands: [Int]) -> SymbolicResult {
    let size = arithmetic.isNumber ? 1 : operands.reduce(0) { $0 + nodes[$1].size }
    let isTooLarge = size > Self.largest
    nodes.append((isTooLarge ? .number(arithmetic.value, isShare: false) : arithmetic, isTooLarge ? 1 : size))
    return .symbol(SymbolicNumber(place: nodes.count - 1))
  }
}
