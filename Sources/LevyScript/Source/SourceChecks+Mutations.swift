import LevyModel
import LuaSyntax

/// A mutation: a change of a rule's code such as a typing error or an error of thought would make.
package struct Mutation: Sendable {
  /// The place of the change.
  package let place: Place
  /// The line on which Lua counts it as executed: that of the operator.
  package let line: Int
  /// The range of bytes that changes.
  package let range: SourceRange
  /// The old and the new text; line breaks of the old text are kept after the new one.
  package let old: String
  package let new: String
  /// The text that replaces the range.
  package let replacement: String
}

extension SourceChecks {
  /// Mutations of code that runs for cases: another comparison, operation or rounding, a term left out, a maximum in
  /// place of a minimum and vice versa, a negation left out, the taxpayer in place of a person.
  ///
  /// - Parameter lines: the lines whose code is changed.
  package func mutations(in lines: Set<Int>) -> [Mutation] {
    let loading = LoadingFunctions(tree)
    var found: [Mutation] = []
    for id in tree.expressionIDs {
      let function = tree.expressionFunctions[id.index]
      let range = tree.range(of: id)
      let first = place(of: range).line
      let last = tree.source.place(of: range.upperBound).line
      guard !loading.isLoading(function), let line = (first...max(first, last)).first(where: lines.contains) else {
        continue
      }
      found += mutations(of: id, in: function, line)
    }
    return found.sorted { ($0.range.lowerBound, $0.replacement) < ($1.range.lowerBound, $1.replacement) }
  }

  private func mutations(of id: ExpressionID, in function: FunctionID, _ line: Int) -> [Mutation] {
    let whole = tree.range(of: id)
    switch tree[id] {
    case .binary(let operation, let left, _, let range):
      var found = Self.others[operation].map { [mutation(range, line, $0)] } ?? []
      if operation == .add || operation == .subtract {
        found.append(mutation(whole, line, tree.source.text(tree.range(of: left))))
      }
      return found
    case .unary(.not, let operand), .unary(.minus, let operand):
      if case .numeral = tree[operand] { return [] }
      return [mutation(whole, line, "(\(tree.source.text(tree.range(of: operand))))")]
    case .call(let callee, _):
      guard case .global(let name) = tree[callee] else { return [] }
      return (Self.otherFunctions[name] ?? []).map { mutation(tree.range(of: callee), line, $0) }
    case .field(let object, _, _):
      guard case .local(let local) = tree[object], let first = tree[function].parameters.first, first == local,
        tree[function].parameters.contains(where: { tree[$0].name == "case" }), tree[local].name != "case"
      else { return [] }
      return [mutation(tree.range(of: object), line, "case.taxpayer")]
    default: return []
    }
  }

  private func mutation(_ range: SourceRange, _ line: Int, _ new: String) -> Mutation {
    let old = tree.source.text(range)
    let breaks = old.utf8.count { $0 == 10 } - new.utf8.count { $0 == 10 }
    return Mutation(
      place: place(of: range), line: line, range: range, old: old, new: new,
      replacement: new + String(repeating: "\n", count: max(0, breaks)))
  }

  private static let others: [BinaryOperator: String] = [
    .less: "<=", .lessOrEqual: "<", .greater: ">=", .greaterOrEqual: ">", .equal: "~=", .unequal: "==", .add: "-",
    .subtract: "+", .multiply: "/", .divide: "*", .and: "or", .or: "and",
  ]

  private static let otherFunctions: [String: [String]] = [
    "min": ["max"], "max": ["min"], "floor": ["ceil", "round"], "ceil": ["floor", "round"], "round": ["floor", "ceil"],
    "truncate": ["ceil"], "round_half_down": ["round"], "round_half_even": ["round"],
  ]
}

extension RuleFile {
  /// The file with a mutation.
  package func changed(by mutation: Mutation) -> RuleFile {
    var bytes = bytes
    bytes.replaceSubrange(mutation.range.lowerBound..<mutation.range.upperBound, with: mutation.replacement.utf8)
    return RuleFile(path: path, bytes: bytes)
  }
}
