import LevyModel
import LuaSyntax

/// The names that the code of a file may read of cases and persons, as far as its source shows.
package struct NamesInCode: Sendable {
  package enum Name: Hashable, Sendable {
    /// A field, or a string that may be the name of one; with the hypotheses under which it is read.
    case text(String, under: [String])
    /// A computed name with its known prefix and suffix, and the number of unknown parts.
    case joined(prefix: String, suffix: String, unknown: Int)
    /// A case under hypotheses.
    case hypotheses([String])
  }

  /// The names in the order of lines.
  private let names: [(line: Int, name: Name)]

  package init(_ checks: SourceChecks) {
    let values = checks.constantLocals
    names = checks.tree.expressionIDs.compactMap { id in
      checks.mayRead(id, values).map { (checks.place(of: checks.tree.range(of: id)).line, $0) }
    }.sorted { $0.0 < $1.0 }
  }

  /// The hypotheses that are applied, each within the one before.
  package var hypotheses: Set<[String]> {
    names.reduce(into: []) { if case .hypotheses(let path) = $1.name { $0.insert(path) } }
  }

  package func names(in lines: ClosedRange<Int>) -> Set<Name> {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle].line < lines.lowerBound { low = middle + 1 } else { high = middle }
    }
    return Set(names[low...].prefix { $0.line <= lines.upperBound }.map(\.name))
  }
}

extension SourceChecks {
  /// The name that an expression may read of a case.
  fileprivate func mayRead(_ id: ExpressionID, _ values: [LocalID: ConstantLocal]) -> NamesInCode.Name? {
    switch tree[id] {
    case .string: return plainText(id).map { .text($0, under: []) }
    case .field(let object, let name, _):
      if let scope = scope(of: id), !scope.isEmpty { return .hypotheses(scope) }
      return isOfLaw(object, values) ? nil : .text(name, under: scope(of: object) ?? [])
    case .call(let callee, let arguments):
      // `sum(case.children, name)` reads the field `name`.
      guard name(of: callee) == "sum", arguments.count == 2 else { return nil }
      if case .function = tree[arguments[1]] { return nil }
      return joined(arguments[1])
    case .index(let object, let key):
      if isOfLaw(object, values) || isGroup(object) { return nil }
      return joined(key)
    default: return nil
    }
  }

  /// The parts of a computed name; nil for a key that is no name.
  private func joined(_ key: ExpressionID) -> NamesInCode.Name? {
    switch tree[unwrapped(key)] {
    case .numeral, .unary(.length, _): return nil
    case .string where plainText(unwrapped(key)) != nil: return plainText(unwrapped(key)).map { .text($0, under: []) }
    default:
      var parts: [String?] = []
      var open = [key]
      while let next = open.popLast() {
        if case .binary(.concatenate, let left, let right, _) = tree[unwrapped(next)] {
          open += [right, left]
        } else {
          parts.append(plainText(unwrapped(next)))
        }
      }
      let (prefix, suffix) = (parts.first.flatMap(\.self) ?? "", parts.last.flatMap(\.self) ?? "")
      return .joined(prefix: prefix, suffix: parts.count > 1 ? suffix : "", unknown: parts.count { $0 == nil })
    }
  }

  private func unwrapped(_ id: ExpressionID) -> ExpressionID {
    var id = id
    while case .parenthesized(let inner) = tree[id] { id = inner }
    return id
  }

  /// True if an expression is a list of persons, which is indexed by numbers.
  private func isGroup(_ id: ExpressionID) -> Bool {
    guard case .field(let object, let name, _) = tree[id] else { return false }
    return persons[name] != nil && (scope(of: object) != nil || role(of: object) != nil)
  }

  /// True if an expression belongs to the law, or to a table that the file makes or requires, and so to no case.
  private func isOfLaw(_ id: ExpressionID, _ values: [LocalID: ConstantLocal]) -> Bool {
    var id = unwrapped(id)
    // A local may be defined by another one; the number of steps is limited.
    for _ in 0..<64 {
      switch tree[id] {
      case .field(let object, _, _), .index(let object, _): id = unwrapped(object)
      case .global(let name): return name == "law"
      case .table: return true
      case .call(let callee, _):
        if name(of: callee) == "require" { return true }
        guard case .field(let object, "on", _) = tree[callee] else { return false }
        id = object
      case .local(let local):
        if tree[local].name == "law" { return true }
        guard case .value(let value)? = values[local] else { return false }
        id = unwrapped(value)
      default: return false
      }
    }
    return false
  }
}
