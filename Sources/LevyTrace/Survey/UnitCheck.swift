import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules

/// Infers the units of numbers while rules are followed: amounts for a period, rates, counts. Unknown units are never
/// reported, and a numeral fits everything.
final class UnitCheck {
  /// The unit of a number, as far as it is known.
  enum Measure {
    /// A numeral, which fits every unit.
    case anything
    case unknown
    case of(Quantity)
  }

  private let rulebook: Rulebook
  private let ofFacts: [Quantity?]
  /// The units of the expressions so far.
  private var ofNodes: [Quantity?] = []
  private(set) var findings: [Diagnostic] = []
  private var seen: Set<Problem> = []
  /// For rules without a declared unit, the unit of the first result.
  private var results: [Slot: Problem.Measured] = [:]
  private var rule = Rulebook.yearSlot
  /// True while the rule runs, so that operations are its own.
  var isRunning = false
  private var law: () -> [Recorder.DatedParameter] = { [] }
  private var place: () -> Place? = { nil }
  private var figures = LawFigures(day: nil)
  /// Expressions whose unit was determined since the rule last read a parameter and since the unit of any expression
  /// last changed: they need not be determined again on other paths.
  private var settled = NodeMarks()
  private var lawCount = 0
  /// Shares of yearly amounts: a sum of several of them may be for another period.
  private var parts: Set<Node> = []

  init(_ rulebook: Rulebook) {
    self.rulebook = rulebook
    ofFacts = rulebook.variables.map { Quantity($0.type, per: $0.per) }
  }

  /// Begins or continues the check of a rule.
  ///
  /// - Parameters:
  ///   - day: the day whose law the rule reads; nil if that may be one of several.
  ///   - law: returns the parameters that the rule has read so far.
  ///   - place: returns the line that is running.
  func begin(
    _ rule: Slot, on day: CalendarDate?, law: @escaping () -> [Recorder.DatedParameter],
    place: @escaping () -> Place?
  ) {
    (self.rule, self.law, self.place) = (rule, law, place)
    figures = LawFigures(day: day)
    settled.removeAll()
  }

  // MARK: Expressions

  /// Infers the unit of an expression that the rule evaluates.
  func note(_ expression: Expression, at node: Node, in graph: ExpressionGraph) {
    let lawCount = law().count
    if lawCount != self.lawCount {
      self.lawCount = lawCount
      settled.removeAll()
    }
    // The graph simplifies x × 1 to x, but the product may have another unit.
    if graph[node] == expression, !settled.insert(node) { return }
    let quantity = quantity(of: expression, in: graph)
    let isNew = node.index >= ofNodes.count
    while ofNodes.count <= node.index { ofNodes.append(nil) }
    let becomesPart = isPart(expression) && parts.insert(node).inserted
    if !isNew, becomesPart || ofNodes[node.index] != quantity { settled.removeAll() }
    ofNodes[node.index] = quantity
  }

  /// Checks the units of a comparison's operands.
  func note(_ question: Question, in graph: ExpressionGraph) {
    switch question {
    case .less(let a, let b), .lessOrEqual(let a, let b), .equal(let a, let b): _ = joined(a, b, .comparison, graph)
    case .switch: break
    }
  }

  /// True if the expression is a quotient, or made of such parts.
  private func isPart(_ expression: Expression) -> Bool {
    switch expression {
    case .quotient: true
    case .rounded, .magnitude: expression.operands.allSatisfy(parts.contains)
    case .product(let a, let b), .minimum(let a, let b), .maximum(let a, let b): parts.contains(a) || parts.contains(b)
    default: false
    }
  }

  private func measure(_ node: Node, _ graph: ExpressionGraph) -> Measure {
    if let value = graph.constant(node) {
      return switch figure(value) {
      case .of(let measured): .of(measured.quantity)
      case .unknown: .unknown
      case .numeral: .anything
      }
    }
    guard ofNodes.indices.contains(node.index), let quantity = ofNodes[node.index] else { return .unknown }
    return .of(quantity)
  }

  private func figure(_ value: Exact) -> LawFigures.Figure { figures.figure(value, in: rulebook, read: law) }

  private func quantity(of expression: Expression, in graph: ExpressionGraph) -> Quantity? {
    switch expression {
    case .constant, .chosen, .calendar: return nil
    case .fact(let atom): return atom.part == nil ? ofFacts[atom.variable.index] : nil
    case .sum(let a, let b):
      let joined = joined(a, b, .sum, graph)
      return parts.contains(a) && parts.contains(b) ? nil : joined
    case .difference(let a, let b): return joined(a, b, .difference, graph)
    case .minimum(let a, let b), .maximum(let a, let b): return joined(a, b, .limit, graph)
    case .magnitude(let a): return known(measure(a, graph))
    case .rounded(_, let a, let step): return known(measure(a, graph))?.rounded(to: step)
    case .product(let a, let b):
      switch (measure(a, graph), measure(b, graph)) {
      case (.of(let one), .of(let other)): return one.multiplied(by: other)
      case (.of(let one), .anything): return graph.constant(b).flatMap(one.multiplied)
      case (.anything, .of(let other)): return graph.constant(a).flatMap(other.multiplied)
      default: return nil
      }
    case .quotient(let a, let b):
      switch (measure(a, graph), measure(b, graph)) {
      case (.of(let one), .of(let other)):
        if case .money = one, case .money = other, one.joined(with: other) == .unlike {
          report(.quotient, a, one, b, other, graph)
        }
        return one.divided(by: other)
      case (.of(let one), .anything): return graph.constant(b).flatMap(one.divided)
      default: return nil
      }
    }
  }

  private func known(_ measure: Measure) -> Quantity? { if case .of(let quantity) = measure { quantity } else { nil } }

  private func joined(_ a: Node, _ b: Node, _ operation: Problem.UnitOperation, _ graph: ExpressionGraph) -> Quantity? {
    switch (measure(a, graph), measure(b, graph)) {
    case (.of(let one), .of(let other)):
      guard case .fits(let quantity) = one.joined(with: other) else {
        report(operation, a, one, b, other, graph)
        return nil
      }
      return quantity
    case (.of(let one), .anything), (.anything, .of(let one)): return one
    default: return nil
    }
  }

  // MARK: Results

  /// Checks the unit of the rule's result on a path against the declared one, or against that of earlier results.
  func note(result node: Node, at declared: Place?, in graph: ExpressionGraph) {
    let variable = rulebook.variables[rule]
    guard let own = ofFacts[rule.index], case .of(let found) = measure(node, graph) else { return }
    func measured() -> Problem.Measured { Problem.Measured(name: name(of: node, found, graph), quantity: found) }
    func report(_ quantity: Quantity, isDeclared: Bool) {
      add(.unlikeResult(rule: variable.name, declared: quantity, isDeclared: isDeclared, measured()), at: declared)
    }
    switch (own, found) {
    case (.money(nil), .money(_?)) where variable.per != .varies:
      guard let first = results[rule] else { return results[rule] = measured() }
      if first.quantity.joined(with: found) == .unlike { report(first.quantity, isDeclared: false) }
    case (.money, _), (.rate, .money):
      if own.joined(with: found) == .unlike { report(own, isDeclared: true) }
    default: break
    }
  }

  // MARK: Findings

  private func report(
    _ operation: Problem.UnitOperation, _ a: Node, _ one: Quantity, _ b: Node, _ other: Quantity,
    _ graph: ExpressionGraph
  ) {
    // An operation at the end of a library function has no line.
    guard isRunning, let place = place() ?? declared else { return }
    add(
      .unlikeUnits(
        rule: rulebook.variables[rule].name, operation, .init(name: name(of: a, one, graph), quantity: one),
        .init(name: name(of: b, other, graph), quantity: other)), at: place)
  }

  private var declared: Place? { rulebook.variables[rule].place }

  /// Adds a finding, at most one for each line.
  private func add(_ problem: Problem, at place: Place?) {
    let isNew = seen.insert(problem).inserted
    if isNew, !findings.contains(where: { $0.place == place }) { findings.append(Diagnostic(problem, at: place)) }
  }

  /// The name of a number, or of the first operand with the same unit.
  private func name(of node: Node, _ quantity: Quantity, _ graph: ExpressionGraph) -> String {
    var (next, isWhole) = (node, true)
    while true {
      let expression = graph[next]
      switch expression {
      case .fact(let atom):
        let name = "case.\(rulebook.variables[atom.variable].name)"
        return isWhole ? name : "what is made of \(name)"
      case .constant(let value):
        if case .of(let measured) = figure(value) { return measured.name }
        return value.description
      default:
        let operands = expression.operands
        func isOf(_ operand: Node, _ test: (Quantity) -> Bool) -> Bool {
          known(measure(operand, graph)).map(test) ?? false
        }
        let first = operands.first { isOf($0) { $0 == quantity } } ?? operands.first { isOf($0) { $0.isMoney } }
        guard let inner = first ?? operands.first else { return "what is computed" }
        if case .rounded = expression {} else { isWhole = false }
        next = inner
      }
    }
  }
}

extension Quantity {
  fileprivate var isMoney: Bool { if case .money = self { true } else { false } }

  fileprivate func multiplied(by other: Quantity) -> Quantity? {
    switch (self, other) {
    case (.money, .rate), (.money, .ratio): self
    case (.rate, .money), (.ratio, .money): other
    case (.money, .count), (.count, .money): .money(nil)
    case (.rate, .rate): .rate
    case (.rate, .ratio), (.ratio, .rate), (.ratio, .ratio): .ratio
    default: nil
    }
  }

  fileprivate func divided(by other: Quantity) -> Quantity? {
    switch (self, other) {
    case (.money, .money), (.rate, .rate): .ratio
    case (.money, .rate), (.money, .ratio): self
    case (.money, .count): .money(nil)
    default: nil
    }
  }

  /// The unit of a multiple. Twelve times a monthly amount is a yearly one, a share of it is a monthly one; for other
  /// multiples the unit depends on what the number counts.
  fileprivate func multiplied(by number: Exact) -> Quantity? {
    switch self {
    case .money(let period):
      if let count = number.magnitude.exactInt { return period?.times(count).map { .money($0) } }
      return number.isShare ? self : nil
    case .rate: return number.isShare ? self : nil
    case .ratio, .count: return nil
    }
  }

  fileprivate func divided(by number: Exact) -> Quantity? {
    guard case .money(let period) = self else { return nil }
    if let count = number.magnitude.exactInt { return period?.divided(by: count).map { .money($0) } }
    return number.isShare ? self : nil
  }

  fileprivate func rounded(to step: Exact) -> Quantity? {
    switch self {
    case .money, .count: self
    case .rate: step < 1 ? self : nil
    // A rounded ratio counts how often one amount goes into another; its unit is unknown.
    case .ratio: nil
    }
  }
}

extension Exact {
  /// True if the number looks like a rate, and not like a fraction of a year.
  fileprivate var isShare: Bool {
    guard magnitude < 1, self != 0, let digits = fractionDigits, digits <= 4 else { return false }
    return magnitude != Exact(numerator: 25, scale: 2) && magnitude != Exact(numerator: 5, scale: 1)
  }
}
