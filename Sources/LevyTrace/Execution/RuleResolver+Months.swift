import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules

/// Facts that are told by months: a row gives one value for all months, or single months.
extension RuleResolver {
  /// Resolves a month that rows do not give, or a fact of which rows give single months instead; nil for all other
  /// facts.
  func byMonths(_ slot: Slot) -> Binding? {
    if let fact = rulebook.months.facts[slot] { return inMonth(of: fact, slot) }
    guard let months = rulebook.months.ofFact[slot], months.contains(where: isTold) else { return nil }
    // The interpreter decides whether the fact is the same in all months.
    guard rulebook.variables[slot].isSumOfMonths else { return .interpreted(.differing(Atom(slot))) }
    var (sum, known, read): (Node?, Exact?, Set<Slot>) = (nil, 0, [])
    for month in months.map(canonical) {
      let node: Node
      switch resolve(month) {
      case .constant(let value):
        node = tracer.constant(value.exact ?? 0)
        known = known.flatMap { try? $0.adding(value.exact ?? 0) }
      case .interpreted(let obstacle): return .interpreted(.dependence(on: Atom(month), obstacle))
      case .column, .rule: (node, known) = (tracer.fact(Atom(month)), nil)
      }
      read.insert(month)
      sum = sum.map { tracer.node(.sum($0, node)) } ?? node
    }
    if let known { return .constant(.number(known)) }
    return sum.map { follows(slot, .leaf(.expression($0, checks: [])), reads: read) }
  }

  /// Resolves a month that rows do not give: from the fact if rows give it, otherwise from its default.
  private func inMonth(of fact: Slot, _ slot: Slot) -> Binding {
    guard isTold(fact) else {
      if let value = calculator.defaultValue(of: fact, givers: constants.contains) {
        return .constant(rulebook.inMonth(value, of: fact))
      }
      return lacking(fact).map { .constant(rulebook.inMonth($0, of: fact)) } ?? .interpreted(.notGiven(Atom(fact)))
    }
    let (whole, variable) = (tracer.fact(Atom(fact)), rulebook.variables[fact])
    switch resolve(fact) {
    case .constant(let value): return .constant(rulebook.inMonth(value, of: fact))
    case .interpreted(let obstacle): return .interpreted(.dependence(on: Atom(fact), obstacle))
    case .column, .rule: break
    }
    func leaf(_ node: Node) -> DecisionTree { .leaf(.expression(node, checks: [])) }
    let tree: DecisionTree
    switch variable.type {
    case .boolean, .choice:
      guard let domain = FiniteDomain(of: Atom(fact), in: rulebook.variables) else {
        return .interpreted(.tooManyValues(Atom(fact)))
      }
      let answers = (0..<domain.count).map { leaf(tracer.constant(Exact(domain.first + $0))) }
      tree = .question(.switch(Atom(fact)), answers: answers)
    case .quantity where variable.isSumOfMonths: tree = leaf(tracer.node(.quotient(whole, tracer.constant(12))))
    case .quantity, .count, .date: tree = leaf(whole)
    }
    return follows(slot, tree, reads: [fact])
  }

  /// True if rows give a fact, as a constant or as a column.
  func isTold(_ slot: Slot) -> Bool { given.contains(slot) || constants.contains(slot) }

  /// For a month that rows do not give: the first such month of the same fact. It represents all of them, so that rules
  /// see one number in them.
  func untold(like slot: Slot) -> Slot? {
    guard let fact = rulebook.months.facts[slot], !isTold(slot) else { return nil }
    return rulebook.months.ofFact[fact]?.first { !isTold($0) }
  }

  /// For each yearly amount that rows give together with some of its months, a tree that leaves all rows to the
  /// interpreter, since a row may contradict itself. Empty in a survey, which gives both so that both are followed.
  var toldTwice: [DecisionTree] {
    if survey != nil { return [] }
    return rulebook.months.ofFact.sorted { $0.key < $1.key }.filter { fact, months in
      rulebook.variables[fact].isSumOfMonths && isTold(fact) && months.contains(where: given.contains)
    }.map { _ in .leaf(.interpreted) }
  }
}
