import ExactNumbers

/// What a plan does, for people: the rules as trees of exact expressions, and what is left to the interpreter.
public struct PlanDescription: Sendable {
  /// One rule or input of the plan.
  public struct Entry: Sendable {
    /// The name.
    public let name: String
    /// The formula, or nil for what rows give.
    public let formula: String?
    /// Why the interpreter computes it, if it does, for some rows at least.
    public let reason: String?
    /// The names that it reads.
    public let needs: [String]
  }

  /// In the order in which they are computed.
  public let entries: [Entry]
  /// Instructions that each block of rows takes.
  public let instructions: Int
  /// Columns that a block needs.
  public let columns: Int
  /// Amounts beyond this, in whole units, are computed by the interpreter.
  public let largestAmount: Int

  /// Describes the plan by which rows that give certain facts are computed.
  ///
  /// - Parameters:
  ///   - given: the names that rows give; all inputs if there are none.
  ///   - outputs: the results.
  /// - Throws: `Diagnostic` for an unknown name.
  public init(
    _ calculator: Calculator, date: CalendarDate, given: [String] = [], outputs: [String]
  ) throws(Diagnostic) {
    let rulebook = calculator.rulebook
    var slots: Set<Int> = []
    for name in given { slots.insert(try rulebook.slot(of: name, role: .given)) }
    if given.isEmpty { slots = Set(rulebook.variables.indices.filter { rulebook.variables[$0].isInput }) }
    var wanted: [Int] = []
    for name in outputs { wanted.append(try rulebook.slot(of: name, role: .asked)) }
    let resolver = RuleResolver(calculator, date: date, known: nil, given: slots, constants: [:])
    let plan = Plan(resolver, outputs: wanted)
    var printer = ExpressionPrinter(resolver)
    for slot in wanted { printer.add(slot) }
    entries = printer.entries.map { entry in
      guard let output = plan.outputs.first(where: { rulebook.variables[$0.slot].name == entry.name }),
        let reason = output.reason
      else { return entry }
      return Entry(name: entry.name, formula: entry.formula, reason: reason, needs: entry.needs)
    }
    instructions = plan.program.instructions.count
    columns = plan.program.registerCount
    largestAmount = plan.largestAmount
  }

  /// The plan for people.
  public var markup: Markup {
    var text = Markup()
    for entry in entries {
      text.add(entry.name, .name)
      if let formula = entry.formula {
        text.add(" = \(formula)")
      } else if entry.reason == nil {
        text.add("  (given)", .hint)
      }
      if let reason = entry.reason {
        text.add("  interpreted\(entry.formula == nil ? "" : " in part"): \(reason)", .hint)
      }
      text.endLine()
    }
    text.add(
      "\(instructions) instructions over \(columns) columns; amounts beyond \(largestAmount) are interpreted", .citation
    )
    text.endLine()
    return text
  }

  /// The plan as a drawing in the language of Graphviz.
  public var graphviz: String {
    var text = "digraph plan {\n  rankdir=LR;\n  node [shape=box, fontname=\"sans-serif\"];\n"
    for entry in entries {
      let style = entry.reason != nil ? ", style=dashed" : entry.formula == nil ? ", shape=ellipse" : ""
      text += "  \"\(entry.name)\" [label=\"\(entry.name)\"\(style)];\n"
      for need in entry.needs { text += "  \"\(need)\" -> \"\(entry.name)\";\n" }
    }
    return text + "}\n"
  }
}

/// Writes trees and expressions as formulas.
struct ExpressionPrinter {
  private let resolver: RuleResolver
  private var seen: Set<Int> = []
  private(set) var entries: [PlanDescription.Entry] = []

  init(_ resolver: RuleResolver) { self.resolver = resolver }

  mutating func add(_ slot: Int) {
    guard seen.insert(slot).inserted else { return }
    let variable = resolver.rulebook.variables[slot]
    switch resolver.resolve(slot) {
    case .constant(let value):
      entries.append(.init(name: variable.name, formula: value.description, reason: nil, needs: []))
    case .column: entries.append(.init(name: variable.name, formula: nil, reason: nil, needs: []))
    case .interpreted(let reason):
      entries.append(.init(name: variable.name, formula: nil, reason: reason, needs: []))
    case .rule(let tree):
      let slots = tree.slots(in: resolver.tracer.graph).map { DatePart($0)?.date ?? $0 }
      let needs = Set(slots).sorted()
      for need in needs { add(need) }
      entries.append(
        .init(
          name: variable.name, formula: text(tree, variable.type), reason: resolver.partly[slot],
          needs: needs.map { resolver.rulebook.variables[$0].name }))
    }
  }

  private func text(_ tree: DecisionTree, _ type: ValueType) -> String {
    switch tree {
    case .leaf(.interpreted): return "(interpreted)"
    case .leaf(.expression(let place, _)):
      let number = resolver.tracer.graph.constant(place)?.exactInt
      return number.flatMap { type.plainValue($0)?.description } ?? text(place)
    case .question(.which(let slot), let answers):
      let cases = answers.indices.filter { answers.firstIndex(of: answers[$0]) == $0 }.map { first in
        words(answers.indices.filter { answers[$0] == answers[first] }, of: slot) + ": " + text(answers[first], type)
      }
      return "case \(name(slot)) {" + cases.joined(separator: "; ") + "}"
    case .question(let question, let answers):
      return "if \(text(question)) then \(text(answers[1], type)) else \(text(answers[0], type))"
    }
  }

  private func name(_ slot: Int) -> String { resolver.rulebook.name(of: slot) }

  /// The values of a fact at places among its options: `0|1|5...130`.
  private func words(_ places: [Int], of slot: Int) -> String {
    let first = Options(of: slot, in: resolver.rulebook)?.first ?? 0
    let type = DatePart(slot) == nil ? resolver.rulebook.variables[slot].type : .count(maximum: .max)
    var runs: [ClosedRange<Int>] = []
    for place in places {
      if let last = runs.last, last.upperBound + 1 == place {
        runs[runs.count - 1] = last.lowerBound...place
      } else {
        runs.append(place...place)
      }
    }
    return runs.flatMap { run -> [String] in
      let ends = [run.lowerBound, run.upperBound].map { type.plainValue(first + $0)?.description ?? "" }
      if case .count = type, run.count > 2 { return [ends.joined(separator: "...")] }
      return run.count == 1 ? [ends[0]] : run.map { type.plainValue(first + $0)?.description ?? "" }
    }.joined(separator: "|")
  }

  /// What changes where a turn does.
  func text(_ kind: CaseFunction.Turn.Kind) -> String {
    switch kind {
    case .question(let question): text(question)
    case .side(let place): text(place)
    }
  }

  private func text(_ question: Question) -> String {
    switch question {
    case .less(let a, let b): "\(text(a)) < \(text(b))"
    case .lessOrEqual(let a, let b): "\(text(a)) <= \(text(b))"
    case .equal(let a, let b): "\(text(a)) == \(text(b))"
    case .which(let slot): name(slot)
    }
  }

  private func text(_ place: Int) -> String {
    switch resolver.tracer.graph.nodes[place] {
    case .constant(let value): value.description
    case .fact(let slot): name(slot)
    case .chosen(let slot, let values):
      name(slot) + "{" + values.map(\.description).joined(separator: ", ") + "}"
    case .sum(let a, let b): "(\(text(a)) + \(text(b)))"
    case .difference(let a, let b): "(\(text(a)) - \(text(b)))"
    case .product(let a, let b): "\(text(a)) * \(text(b))"
    case .quotient(let a, let b): "\(text(a)) / \(text(b))"
    case .minimum(let a, let b): "min(\(text(a)), \(text(b)))"
    case .maximum(let a, let b): "max(\(text(a)), \(text(b)))"
    case .magnitude(let a): "abs(\(text(a)))"
    case .rounded(let rule, let a, let step):
      "\(NumberBridge.Operation.round(rule).name)(\(text(a))" + (step == 1 ? ")" : ", \(step))")
    }
  }
}
