import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan

/// A description of a plan for people: the rules as formulas, and the rules that are left to the interpreter.
package struct PlanDescription: Sendable {
  /// One rule or input of the plan.
  package struct Entry: Sendable {
    /// The name of the fact or rule.
    package let name: String
    /// The formula, or nil for given facts.
    package let formula: String?
    /// The reason why the interpreter computes it, for some rows at least; nil if the plan computes it for all.
    package let reason: String?
    /// The names of the facts and rules that it reads.
    package let needs: [String]
    /// The lower end of the range for which the plan is made, for given facts; rows below it are interpreted. Nil for
    /// rules, and for facts with few values.
    package fileprivate(set) var least: Exact?
    /// The upper end of that range.
    package fileprivate(set) var most: Exact?
  }

  /// The entries, in the order in which they are computed.
  package let entries: [Entry]
  /// The instructions that are run for each block of rows, one a line, as `r5 = min(r1, 3000)`.
  package let instructions: [String]
  /// The number of registers that a block needs.
  package let columns: Int
  /// The statements that could not be proven of the program that a batch runs, which includes the remarks on rows;
  /// empty if it was not verified.
  package let faults: [String]

  /// Describes the plan that computes rows which give certain facts.
  ///
  /// - Parameters:
  ///   - known: the day as of which the law is taken; nil for all that is known.
  ///   - given: the names that rows give; all inputs if there are none.
  ///   - outputs: the results.
  ///   - isVerified: whether to prove that each number of the program is exact.
  /// - Throws: `Diagnostic` for an unknown name.
  package init(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate? = nil, given: [String] = [],
    outputs: [String], isVerified: Bool = false
  ) throws(Diagnostic) {
    let rulebook = calculator.rulebook
    var slots: Set<Slot> = []
    for name in given { slots.insert(try rulebook.slot(of: name, role: .given)) }
    if given.isEmpty {
      slots = Set(
        rulebook.variables.slots.filter { rulebook.variables[$0].isInput && !rulebook.variables[$0].isOfMonth })
    }
    var wanted: [Slot] = []
    for name in outputs { wanted.append(try rulebook.slot(of: name, role: .asked)) }
    let resolver = RuleResolver(calculator, date: date, known: known, given: slots, constants: [:])
    let plan = Plan(resolver, outputs: wanted)
    var printer = ExpressionPrinter(resolver)
    for slot in wanted { printer.add(slot) }
    let inputs = Dictionary(plan.inputs.map { (rulebook.variables[$0.slot].name, $0) }, uniquingKeysWith: { $1 })
    entries = printer.entries.map { entry in
      if entry.formula == nil, let range = inputs[entry.name]?.range {
        var given = entry
        (given.least, given.most) = (range.low, range.high)
        return given
      }
      guard let output = plan.outputs.first(where: { rulebook.variables[$0.slot].name == entry.name }),
        let obstacle = output.obstacle
      else { return entry }
      return Entry(name: entry.name, formula: entry.formula, reason: rulebook.words(of: obstacle), needs: entry.needs)
    }
    instructions = plan.program.listing
    columns = plan.program.registerCount
    faults =
      isVerified ? Plan(resolver, outputs: wanted, countsRows: true, isVerified: true).faults : []
  }

  /// Returns the formulas of rules and of what they read, by name, for cases of which nothing is known.
  ///
  /// - Parameters:
  ///   - date: the day whose law applies.
  ///   - known: the day as of which the law is taken; nil for all that is known.
  ///   - slots: the slots of the rules.
  package static func formulas(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate?, of slots: [Slot]
  ) -> [String: Entry] {
    let inputs = calculator.rulebook.variables.slots.filter { calculator.rulebook.variables[$0].isInput }
    let resolver = RuleResolver(calculator, date: date, known: known, given: Set(inputs), constants: [:])
    var printer = ExpressionPrinter(resolver)
    for slot in slots { printer.add(slot) }
    return Dictionary(printer.entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The description as markup for people.
  package var markup: Markup {
    var text = Markup()
    for entry in entries {
      text.add(entry.name, .name)
      if let formula = entry.formula {
        text.add(formula.hasPrefix("\n") ? " =\(formula)" : " = \(formula)")
      } else if entry.reason == nil {
        let range = entry.least.flatMap { least in entry.most.map { "; interpreted below \(least) and above \($0)" } }
        text.add("  (given\(range ?? ""))", .hint)
      }
      if let reason = entry.reason {
        text.add("  interpreted\(entry.formula == nil ? "" : " in part"): \(reason)", .hint)
      }
      text.endLine()
    }
    text.add("\(instructions.count) instructions over \(columns) columns", .citation)
    text.endLine()
    return text
  }

  /// The plan as a graph in the DOT language of Graphviz.
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

extension Plan.Input {
  /// The range of a given amount, rate or number for which the plan is made; nil for other types.
  fileprivate var range: Interval? {
    guard type.unit != nil else { return nil }
    let ends = [numerators.lowerBound, numerators.upperBound].map { end in
      try? Exact(numerator: Int128(end), denominator: Int128(denominator))
    }
    guard let low = ends[0], let high = ends[1] else { return nil }
    return Interval(low, high)
  }
}
