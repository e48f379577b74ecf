import LevyModel
import LuaSyntax

extension SourceChecks {
  /// Traps of Lua that a rule must avoid.
  ///
  /// - Parameter isCount: returns true if a name of the case is a plain Lua integer, which `==` compares correctly
  ///   with a numeral; nil if its type is unknown.
  package func traps(isCount: (String) -> Bool?) -> [Diagnostic] {
    expressionTraps(isCount) + statementTraps
  }

  private func expressionTraps(_ isCount: (String) -> Bool?) -> [Diagnostic] {
    // Lazily, since most files compare nothing.
    lazy var kinds = numberKinds(isCount: isCount)
    lazy var loading = LoadingFunctions(tree)
    return tree.expressionIDs.compactMap { id in
      let range = tree.range(of: id)
      switch tree[id] {
      case .binary(let operation, let left, let right, let operatorRange):
        lazy var symbol = tree.source.text(operatorRange)
        switch operation {
        case .equal, .unequal:
          guard isTrap(left, right, kinds) || isTrap(right, left, kinds) else { return nil }
          // While a file is read, values are the author's own, and `ExactSource` compares them by value.
          if loading.isValue(left) || loading.isValue(right) { return nil }
          return Diagnostic(.numeralComparison(symbol: symbol), at: place(of: operatorRange))
        case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight:
          return Diagnostic(.unsafeSyntax(symbol: symbol), at: place(of: operatorRange))
        default: return nil
        }
      case .unary(.bitNot, _): return Diagnostic(.unsafeSyntax(symbol: "~"), at: place(of: range))
      case .numeral:
        let text = tree.source.text(range)
        return ExactSource.value(of: text) == nil ? Diagnostic(.longNumeral(text: text), at: place(of: range)) : nil
      case .global("_ENV"): return Diagnostic(.unsafeSyntax(symbol: "_ENV"), at: place(of: range))
      default: return nil
      }
    }
  }

  private var statementTraps: [Diagnostic] {
    let jumps = tree.statementIDs.compactMap { id -> Diagnostic? in
      guard case .goto = tree[id] else { return nil }
      return Diagnostic(.unsafeSyntax(symbol: "goto"), at: place(of: tree.range(of: id)))
    }
    // The library's Lua 5.4.4 has bugs in to-be-closed variables; no rule needs jumps.
    let closing = tree.locals.filter { $0.attribute == .toClose }.map {
      Diagnostic(.unsafeSyntax(symbol: "close"), at: place(of: $0.range))
    }
    // With `_ENV` a function could carry a value over from one case to the next.
    let environments = tree.locals.filter { $0.name == "_ENV" }.map {
      Diagnostic(.unsafeSyntax(symbol: "_ENV"), at: place(of: $0.range))
    }
    return jumps + closing + environments
  }

  /// True if Lua itself makes a comparison whose operand may be an exact number, which Lua never finds equal to a plain
  /// one. All other comparisons are made by value (`ExactSource`).
  private func isTrap(_ one: ExpressionID, _ other: ExpressionID, _ kinds: [NumberKind]) -> Bool {
    guard kinds[other.index] == .unknown else { return false }
    switch kinds[one.index] {
    case .numeral: return isPath(other)
    case .count: return true
    default: return false
    }
  }

  /// True if an expression is a name, or a path of fields that begins with one.
  private func isPath(_ id: ExpressionID) -> Bool {
    var id = id
    while case .field(let object, _, _) = tree[id] { id = object }
    return name(of: id) != nil
  }

  /// The kind of number that an expression may have.
  private enum NumberKind {
    /// A numeral, perhaps with a sign.
    case numeral
    /// A count of the case.
    case count
    /// Another plain Lua number, or a field that is one if its table is a date.
    case plain
    /// Possibly an exact number.
    case unknown
    /// No number, the length of a list, which is never compared with an amount, or unknown.
    case other

    /// The kind of a local variable with this value, or of arithmetic with it.
    var derived: NumberKind { self == .numeral || self == .count ? .plain : self }
  }

  /// The kinds of all expressions. Children come before their parents, so one pass is enough.
  private func numberKinds(isCount: (String) -> Bool?) -> [NumberKind] {
    let constants = constantLocals
    var kinds: [NumberKind] = []
    kinds.reserveCapacity(tree.expressions.count)
    for id in tree.expressionIDs { kinds.append(kind(of: id, parts: kinds, constants, isCount)) }
    return kinds
  }

  private func kind(
    of id: ExpressionID, parts: [NumberKind], _ constants: [LocalID: ConstantLocal], _ isCount: (String) -> Bool?
  ) -> NumberKind {
    func kind(of name: String) -> NumberKind { isCount(name).map { $0 ? .count : .unknown } ?? .other }
    switch tree[id] {
    case .numeral: return .numeral
    case .nil, .boolean, .string, .function, .table, .unary(.length, _), .unary(.not, _): return .other
    case .unary(.minus, let operand) where tree[operand].isNumeral: return .numeral
    case .unary(_, let operand), .parenthesized(let operand): return parts[operand.index].derived
    case .field(_, let name, _) where Self.dateFields.contains(name): return .plain
    case .field: return fact(id).map(kind) ?? .unknown
    case .global(let name): return kind(of: name)
    case .local(let local):
      switch constants[local] {
      case .value(let value)?: return parts[value.index].derived
      case .count?: return .plain
      case nil: return .unknown
      }
    case .binary(let operation, let left, let right, _):
      switch operation {
      case .add, .subtract, .multiply, .floorDivide, .modulo:
        return parts[left.index].derived == .plain && parts[right.index].derived == .plain ? .plain : .unknown
      case .and, .or, .divide, .power: return .unknown
      default: return .other
      }
    case .index, .vararg, .call, .methodCall: return .unknown
    }
  }

  enum ConstantLocal {
    case value(ExpressionID)
    /// The variable of a loop that counts in plain numbers, or the index in a list.
    case count
  }

  /// The local variables that never change, with their values.
  var constantLocals: [LocalID: ConstantLocal] {
    var constants: [LocalID: ConstantLocal] = [:]
    var assigned: Set<LocalID> = []
    for statement in tree.statements {
      switch statement {
      case .local(let locals, let values):
        for (local, value) in zip(locals, values) where locals.count == values.count {
          constants[local] = .value(value)
        }
      case .numericFor(let local, _, _, _, _): constants[local] = .count
      case .genericFor(let locals, let values, _):
        if let first = locals.first, let value = values.first, case .call(let callee, _) = tree[value],
          name(of: callee) == "ipairs"
        {
          constants[first] = .count
        }
      case .assignment(let targets, _):
        for case .local(let local) in targets.map({ tree[$0] }) { assigned.insert(local) }
      default: break
      }
    }
    return constants.filter { !assigned.contains($0.key) }
  }

  private static let dateFields: Set<String> = ["year", "month", "day"]
}

extension LuaSyntax.Expression {
  fileprivate var isNumeral: Bool { if case .numeral = self { true } else { false } }
}
