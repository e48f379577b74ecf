import ExactNumbers
import LevyCalculator
import LevyModel

/// What a plan does, for people: the rules as trees of exact expressions, and what is left to the interpreter.
package struct PlanDescription: Sendable {
  /// One rule or input of the plan.
  package struct Entry: Sendable {
    /// The name.
    package let name: String
    /// The formula, or nil for what rows give.
    package let formula: String?
    /// Why the interpreter computes it, if it does, for some rows at least.
    package let reason: String?
    /// The names that it reads.
    package let needs: [String]
  }

  /// In the order in which they are computed.
  package let entries: [Entry]
  /// Instructions that each block of rows takes, one a line, as `r5 = min(r1, 3000)`.
  package let instructions: [String]
  /// Columns that a block needs.
  package let columns: Int
  /// Amounts beyond this, in whole units, are computed by the interpreter.
  package let largestAmount: Int

  /// Describes the plan by which rows that give certain facts are computed.
  ///
  /// - Parameters:
  ///   - known: the day as of which the law is taken; all that is known if nil.
  ///   - given: the names that rows give; all inputs if there are none.
  ///   - outputs: the results.
  /// - Throws: `Diagnostic` for an unknown name.
  package init(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate? = nil, given: [String] = [],
    outputs: [String]
  ) throws(Diagnostic) {
    let rulebook = calculator.rulebook
    var slots: Set<Int> = []
    for name in given { slots.insert(try rulebook.slot(of: name, role: .given)) }
    if given.isEmpty { slots = Set(rulebook.variables.indices.filter { rulebook.variables[$0].isInput }) }
    var wanted: [Int] = []
    for name in outputs { wanted.append(try rulebook.slot(of: name, role: .asked)) }
    let resolver = RuleResolver(calculator, date: date, known: known, given: slots, constants: [:])
    let plan = Plan(resolver, outputs: wanted)
    var printer = ExpressionPrinter(resolver)
    for slot in wanted { printer.add(slot) }
    entries = printer.entries.map { entry in
      guard let output = plan.outputs.first(where: { rulebook.variables[$0.slot].name == entry.name }),
        let obstacle = output.obstacle
      else { return entry }
      return Entry(name: entry.name, formula: entry.formula, reason: rulebook.words(of: obstacle), needs: entry.needs)
    }
    instructions = plan.program.listing
    columns = plan.program.registerCount
    largestAmount = plan.largestAmount
  }

  /// The plan for people.
  package var markup: Markup {
    var text = Markup()
    for entry in entries {
      text.add(entry.name, .name)
      if let formula = entry.formula {
        text.add(formula.hasPrefix("\n") ? " =\(formula)" : " = \(formula)")
      } else if entry.reason == nil {
        text.add("  (given)", .hint)
      }
      if let reason = entry.reason {
        text.add("  interpreted\(entry.formula == nil ? "" : " in part"): \(reason)", .hint)
      }
      text.endLine()
    }
    text.add(
      "\(instructions.count) instructions over \(columns) columns; amounts beyond \(largestAmount) are interpreted",
      .citation
    )
    text.endLine()
    return text
  }

  /// The plan as a drawing in the language of Graphviz.
  package var graphviz: String {
    var text = "digraph plan {\n  rankdir=LR;\n  node [shape=box, fontname=\"sans-serif\"];\n"
    for entry in entries {
      let style = entry.reason != nil ? ", style=dashed" : entry.formula == nil ? ", shape=ellipse" : ""
      text += "  \"\(entry.name)\" [label=\"\(entry.name)\"\(style)];\n"
      for need in entry.needs { text += "  \"\(need)\" -> \"\(entry.name)\";\n" }
    }
    return text + "}\n"
  }
}
