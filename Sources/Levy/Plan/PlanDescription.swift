import ExactNumbers

/// What a plan does, for people: the rules as trees of exact expressions, and what is left to the interpreter.
public struct PlanDescription: Sendable {
  /// One rule or input of the plan.
  public struct Entry: Sendable {
    /// The name.
    public let name: String
    /// The formula, or nil for what rows give.
    public let formula: String?
    /// Why the interpreter computes it, if it does.
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
      if let reason = entry.reason { text.add("  interpreted: \(reason)", .hint) }
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
private struct ExpressionPrinter {
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
      let needs = tree.slots(in: resolver.tracer.graph).sorted()
      for need in needs { add(need) }
      entries.append(
        .init(
          name: variable.name, formula: text(tree, variable.type), reason: nil,
          needs: needs.map { resolver.rulebook.variables[$0].name }))
    }
  }

  private func text(_ tree: DecisionTree, _ type: ValueType) -> String {
    switch tree {
    case .leaf(.interpreted): return "(interpreted)"
    case .leaf(.option(let number, _)): return type.option(number).description
    case .leaf(.expression(let place, _)): return text(place)
    case .question(.which(let slot), let answers):
      let variable = resolver.rulebook.variables[slot]
      let cases = answers.indices.filter { answers.firstIndex(of: answers[$0]) == $0 }.map { first in
        let words = answers.indices.filter { answers[$0] == answers[first] }.map {
          variable.type.option($0).description
        }
        return words.joined(separator: "|") + ": " + text(answers[first], type)
      }
      return "case \(variable.name) {" + cases.joined(separator: "; ") + "}"
    case .question(let question, let answers):
      return "if \(text(question)) then \(text(answers[1], type)) else \(text(answers[0], type))"
    }
  }

  private func text(_ question: Question) -> String {
    switch question {
    case .less(let a, let b): "\(text(a)) < \(text(b))"
    case .lessOrEqual(let a, let b): "\(text(a)) <= \(text(b))"
    case .equal(let a, let b): "\(text(a)) == \(text(b))"
    case .which(let slot): resolver.rulebook.variables[slot].name
    }
  }

  private func text(_ place: Int) -> String {
    switch resolver.tracer.graph.nodes[place] {
    case .constant(let value): value.description
    case .fact(let slot): resolver.rulebook.variables[slot].name
    case .chosen(let slot, let values):
      resolver.rulebook.variables[slot].name + "{" + values.map(\.description).joined(separator: ", ") + "}"
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
