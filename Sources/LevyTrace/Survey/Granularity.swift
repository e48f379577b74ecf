import ExactNumbers
import LevyModel
import LevyPlan

/// Common divisors of the values of expressions, whatever the facts are: a sum of amounts in cents is a multiple of a
/// cent, half an amount is a multiple of half a cent.
struct Granularity {
  /// The common divisors of the expressions so far, operands first. Zero is a multiple of everything; nil if none is
  /// known.
  private var grains: [Exact?] = []
  /// The common divisors of rules' results, by slot; nil if none is known.
  private var results: [Slot: Exact?] = [:]
  private let rule: (Slot) -> Slot
  private let type: (Slot) -> ValueType

  /// - Parameters:
  ///   - rule: maps the slot of a rule to the slot that represents it for all persons.
  ///   - type: returns the type of a fact.
  init(of rule: @escaping (Slot) -> Slot, type: @escaping (Slot) -> ValueType) { (self.rule, self.type) = (rule, type) }

  /// Records all possible results of a rule.
  mutating func note(_ places: [Node], of slot: Slot, in graph: ExpressionGraph) {
    let known = places.reduce(Exact?.some(0)) { Self.common($0, grain(at: $1, in: graph)) }
    results[rule(slot)] = results[rule(slot)].map { Self.common($0, known) } ?? known
  }

  /// Records that a rule returns the same as another, unless results of it are known.
  mutating func note(_ slot: Slot, like other: Slot) {
    if results[rule(slot)] == nil { results[rule(slot)] = results[rule(other)] }
  }

  private mutating func grain(at place: Node, in graph: ExpressionGraph) -> Exact? {
    while grains.count <= place.index { grains.append(grain(of: graph[Node(grains.count)], in: graph)) }
    return grains[place.index]
  }

  mutating func isMultiple(_ place: Node, of step: Exact, in graph: ExpressionGraph) -> Bool {
    grain(at: place, in: graph).map { $0 == 0 || $0.isMultiple(of: step) } ?? false
  }

  private func grain(of expression: Expression, in graph: ExpressionGraph) -> Exact? {
    switch expression {
    case .constant(let value): return value.magnitude
    case .fact(let atom) where atom.part != nil: return 1
    case .fact(let atom):
      if let known = results[rule(atom.variable)], let grain = known, grain != 0 { return grain }
      return type(atom.variable).grain
    case .sum(let a, let b), .difference(let a, let b), .minimum(let a, let b), .maximum(let a, let b):
      return Self.common(grains[a.index], grains[b.index])
    case .product(let a, let b):
      guard let one = grains[a.index], let other = grains[b.index] else { return nil }
      return try? one.multiplied(by: other)
    case .quotient(let a, let b):
      guard let one = grains[a.index], let divisor = graph.constant(b) else { return nil }
      return try? one.divided(by: divisor.magnitude)
    case .magnitude(let a): return grains[a.index]
    case .calendar: return 1
    case .rounded(_, let a, let step): return grains[a.index] == 0 ? 0 : step
    case .chosen(_, let values): return values.map { Optional($0.magnitude) }.reduce(0, Self.common)
    }
  }

  /// The greatest common divisor of two numbers; nil if either is unknown.
  static func common(_ a: Exact?, _ b: Exact?) -> Exact? {
    guard let a, let b else { return nil }
    if a == 0 || b == 0 { return a == 0 ? b : a }
    if a == b { return a }
    let ((upper, lower), (otherUpper, otherLower)) = (a.numeratorAndDenominator, b.numeratorAndDenominator)
    let (one, first) = upper.multipliedReportingOverflow(by: otherLower)
    let (other, second) = otherUpper.multipliedReportingOverflow(by: lower)
    let (denominator, third) = lower.multipliedReportingOverflow(by: otherLower)
    if first || second || third { return nil }
    var (x, y) = (one, other)
    while y != 0 { (x, y) = (y, x % y) }
    return try? Exact(numerator: x, denominator: denominator)
  }
}
