import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules
import LevyScript

/// Prints trees and expressions as formulas.
package struct ExpressionPrinter {
  private let resolver: RuleResolver
  private var seen: Set<Slot> = []
  private(set) var entries: [PlanDescription.Entry] = []
  /// The names of the expressions that occur several times in the formula that is being written.
  private var sharedNumbers: [Node: String] = [:]
  private var sharedTrees: [DecisionTree: String] = [:]

  package init(_ resolver: RuleResolver) { self.resolver = resolver }

  mutating func add(_ slot: Slot) {
    guard seen.insert(slot).inserted else { return }
    let variable = resolver.rulebook.variables[slot]
    switch resolver.resolve(slot) {
    case .constant(let value):
      entries.append(.init(name: variable.name, formula: value.description, reason: nil, needs: []))
    case .column: entries.append(.init(name: variable.name, formula: nil, reason: nil, needs: []))
    case .interpreted(let obstacle):
      let reason = resolver.rulebook.words(of: obstacle)
      entries.append(.init(name: variable.name, formula: nil, reason: reason, needs: []))
    case .rule(let tree):
      let slots = tree.atoms(in: resolver.tracer.graph).map(\.variable)
      let needs = Set(slots).sorted()
      for need in needs { add(need) }
      entries.append(
        .init(
          name: variable.name, formula: formula(tree, variable.type),
          reason: resolver.partly[slot].map(resolver.rulebook.words(of:)),
          needs: needs.map { resolver.rulebook.variables[$0].name }))
    }
  }

  /// The formula of a rule: on one line if it fits, else with repeated subexpressions defined first.
  private mutating func formula(_ tree: DecisionTree, _ type: ValueType) -> String {
    defer { (sharedNumbers, sharedTrees) = ([:], [:]) }
    if let line = line(tree, type) { return line }
    var uses = Uses(graph: resolver.tracer.graph)
    uses.add(tree)
    var lines: [String] = []
    for use in uses.shared {
      let name = "t\(lines.count + 1)"
      switch use {
      case .number(let node):
        lines.append("\(name) = \(text(node))")
        sharedNumbers[node] = name
      case .tree(let tree):
        lines.append("\(name) = \(block(tree, type, indent: "  "))")
        sharedTrees[tree] = name
      }
    }
    return (lines + [block(tree, type, indent: "  ")]).map { "\n  " + $0 }.joined()
  }

  /// The tree on one line, or nil if that becomes too long to read.
  private func line(_ tree: DecisionTree, _ type: ValueType) -> String? {
    guard tree.isSmall else { return nil }
    let text = text(tree, type)
    return text.utf8.count <= Self.longest ? text : nil
  }

  private static let longest = 160

  /// The tree over several lines, with the answers to each question below it.
  private func block(_ tree: DecisionTree, _ type: ValueType, indent: String) -> String {
    if sharedTrees[tree] == nil, case .question(let question, let answers) = tree, line(tree, type) == nil {
      let inner = indent + "  "
      func part(_ label: String, _ answer: DecisionTree) -> String {
        "\n\(inner)\(label) \(block(answer, type, indent: inner))"
      }
      if case .switch(let atom) = question {
        return "case \(name(atom))" + cases(answers, of: atom).map { part($0.words + ":", $0.tree) }.joined()
      }
      return "if \(text(question))" + part("then", answers[1]) + part("else", answers[0])
    }
    return text(tree, type)
  }

  private func text(_ tree: DecisionTree, _ type: ValueType) -> String {
    if let name = sharedTrees[tree] { return name }
    switch tree {
    case .leaf(.interpreted): return "(interpreted)"
    case .leaf(.expression(let node, let checks)):
      let number = resolver.tracer.graph.constant(node)?.exactInt
      let result = number.flatMap { type.plainValue($0)?.description } ?? text(node)
      let divisions = checks.filter(resolver.tracer.graph.divides).map(text)
      return result + (divisions.isEmpty ? "" : " unless \(divisions.joined(separator: " or ")) fails")
    case .question(.switch(let atom), let answers):
      return "case \(name(atom)) {"
        + cases(answers, of: atom).map { "\($0.words): \(text($0.tree, type))" }.joined(separator: "; ") + "}"
    case .question(let question, let answers):
      return "if \(text(question)) then \(text(answers[1], type)) else \(text(answers[0], type))"
    }
  }

  /// The different subtrees for the values of a fact, each with the values that lead to it.
  private func cases(_ answers: [DecisionTree], of atom: Atom) -> [(words: String, tree: DecisionTree)] {
    answers.indices.filter { answers.firstIndex(of: answers[$0]) == $0 }.map { first in
      (words(answers.indices.filter { answers[$0] == answers[first] }, of: atom), answers[first])
    }
  }

  private func name(_ atom: Atom) -> String { resolver.rulebook.name(of: atom) }

  /// The values of a fact at these places of its domain, in words: `0|1|5...130`.
  private func words(_ places: [Int], of atom: Atom) -> String {
    let first = FiniteDomain(of: atom, in: resolver.rulebook.variables)?.first ?? 0
    let type = resolver.rulebook.type(of: atom)
    return places.runs.flatMap { run -> [String] in
      let ends = [run.lowerBound, run.upperBound].map { type.plainValue(first + $0)?.description ?? "" }
      if case .count = type, run.count > 2 { return [ends.joined(separator: "...")] }
      return run.count == 1 ? [ends[0]] : run.map { type.plainValue(first + $0)?.description ?? "" }
    }.joined(separator: "|")
  }

  package func text(_ question: Question) -> String {
    switch question {
    case .less(let a, let b): "\(text(a)) < \(text(b))"
    case .lessOrEqual(let a, let b): "\(text(a)) <= \(text(b))"
    case .equal(let a, let b): "\(text(a)) == \(text(b))"
    case .switch(let atom): name(atom)
    }
  }

  package func text(_ node: Node) -> String {
    if let name = sharedNumbers[node] { return name }
    return switch resolver.tracer.graph[node] {
    case .constant(let value): value.description
    case .fact(let atom): name(atom)
    case .chosen(let atom, let values):
      name(atom) + "{" + values.map(\.description).joined(separator: ", ") + "}"
    case .sum(let a, let b): "(\(text(a)) + \(text(b)))"
    case .difference(let a, let b): "(\(text(a)) - \(text(b)))"
    case .product(let a, let b): "\(text(a)) * \(text(b))"
    case .quotient(let a, let b): "\(text(a)) / \(text(b))"
    case .minimum(let a, let b): "min(\(text(a)), \(text(b)))"
    case .maximum(let a, let b): "max(\(text(a)), \(text(b)))"
    case .magnitude(let a): "abs(\(text(a)))"
    case .calendar(let operation, let a): "\(operation.rawValue)(\(text(a)))"
    case .rounded(let rule, let a, let step):
      "\(NumberBridge.Operation.round(rule).name)(\(text(a))" + (step == 1 ? ")" : ", \(step))")
    }
  }

  /// The cases that reach a path, as a condition: `when filing is joint and income > 20000`. If there are many
  /// conditions, the last ones are shown.
  func cases(of steps: [DecisionTree.Step]) -> String {
    if steps.isEmpty { return "in every case" }
    let parts = steps.map { text($0.question, answer: $0.answer) }
    let shown = parts.suffix(4).filter { $0.utf8.count <= Self.longest }
    if shown.isEmpty { return "in some cases" }
    return "when " + (shown.count < parts.count ? "… " : "") + shown.joined(separator: " and ")
  }

  private func text(_ question: Question, answer: Int) -> String {
    switch question {
    case .less(let a, let b): "\(text(a)) \(answer == 1 ? "<" : ">=") \(text(b))"
    case .lessOrEqual(let a, let b): "\(text(a)) \(answer == 1 ? "<=" : ">") \(text(b))"
    case .equal(let a, let b): "\(text(a)) \(answer == 1 ? "==" : "~=") \(text(b))"
    case .switch(let atom): "\(name(atom)) is \(words([answer], of: atom))"
    }
  }
}
