import LevyModel
import LuaSyntax

/// Errors that Lua ignores silently.
extension SourceChecks {
  var slips: [Diagnostic] { duplicateKeys + missingReturns }

  /// The places of `trace`, which is only an aid for writing rules.
  var traces: [Diagnostic] {
    tree.expressionIDs.filter { if case .global("trace") = tree[$0] { true } else { false } }.map {
      Diagnostic(.traced, at: place(of: tree.range(of: $0)))
    }
  }

  /// Functions that change a local variable outside them, for which the rules cannot be cached.
  package var changesOfOuterLocals: [Diagnostic] {
    tree.changesOfOuterLocals.map { Diagnostic(.uncached(local: tree[$0.local].name), at: place(of: $0.range)) }
  }

  /// True if a table in the file has the key 0.
  var holdsZero: Bool {
    tree.expressions.contains { expression in
      guard case .table(let fields) = expression else { return false }
      return fields.contains { if case .keyed(let key, _) = $0 { isZero(key) } else { false } }
    }
  }

  private func isZero(_ id: ExpressionID) -> Bool {
    if case .numeral = tree[id] { tree.source.text(tree.range(of: id)) == "0" } else { false }
  }

  /// Reads of the index 0, which lists do not have.
  var readsOfZero: [Diagnostic] {
    tree.expressionIDs.compactMap { id in
      guard case .index(_, let key) = tree[id], isZero(key) else { return nil }
      return Diagnostic(.zeroIndex, at: place(of: tree.range(of: key)))
    }
  }

  /// Reads of the case, of the law or of a person by a name that is put together.
  var computedNames: [Diagnostic] {
    var joined: Set<LocalID> = []
    for case .local(let locals, let values) in tree.statements {
      for (local, value) in zip(locals, values) where isJoined(value, in: []) { joined.insert(local) }
    }
    return tree.expressionIDs.compactMap { id in
      guard case .index(let record, let key) = tree[id], isJoined(key, in: joined),
        name(of: record).map(["case", "law"].contains) == true || scope(of: record) != nil || role(of: record) != nil
      else { return nil }
      return Diagnostic(.computedName, at: place(of: tree.range(of: key)))
    }
  }

  private func isJoined(_ id: ExpressionID, in locals: Set<LocalID>) -> Bool {
    switch tree[id] {
    case .binary(.concatenate, _, _, _): true
    case .parenthesized(let inner): isJoined(inner, in: locals)
    case .local(let local): locals.contains(local)
    default: false
    }
  }

  private var duplicateKeys: [Diagnostic] {
    var found: [Diagnostic] = []
    for case .table(let fields) in tree.expressions where !Self.differ(fields) {
      var ranges: [Key: SourceRange] = [:]
      var items = 0
      for field in fields {
        let key: Key
        let range: SourceRange
        switch field {
        case .positional(let value):
          items += 1
          (key, range) = (.numeral(String(items)), tree.range(of: value))
        case .named(let name, let nameRange, _): (key, range) = (.text(name), nameRange)
        case .keyed(let id, _):
          guard let literal = literalKey(id) else { continue }
          (key, range) = (literal, tree.range(of: id))
        }
        if let first = ranges[key] {
          let problem = Problem.duplicateKey(key: key.written, firstLine: place(of: first).line)
          found.append(Diagnostic(problem, at: place(of: range)))
        } else {
          ranges[key] = range
        }
      }
    }
    return found
  }

  /// True if a quick check shows that all keys differ, as in most tables.
  private static func differ(_ fields: [TableField]) -> Bool {
    if fields.count < 2 { return true }
    guard case .named(let first, _, _) = fields[0] else {
      return fields.allSatisfy { if case .positional = $0 { true } else { false } }
    }
    var names = [first]
    for field in fields.dropFirst() {
      guard names.count < 12, case .named(let name, _, _) = field, !names.contains(name) else { return false }
      names.append(name)
    }
    return true
  }

  /// A literal key of a table.
  private enum Key: Hashable {
    case text(String)
    case numeral(String)

    var written: String {
      switch self {
      case .text(let text): "\"\(text)\""
      case .numeral(let text): "[\(text)]"
      }
    }
  }

  private func literalKey(_ id: ExpressionID) -> Key? {
    switch tree[id] {
    case .numeral(isInteger: true): .numeral(tree.source.text(tree.range(of: id)))
    case .string: plainText(id).map { .text($0) }
    default: nil
    }
  }

  /// Functions of declarations without a `return`. A function that always raises an error needs none.
  private var missingReturns: [Diagnostic] {
    var declared: [(name: String, function: FunctionID, range: SourceRange)] = []
    for case .table(let fields) in tree.expressions {
      for case .named(let name, let range, let value) in fields {
        guard case .function(let function) = tree[value], Self.functionFields.contains(name) else { continue }
        declared.append((name, function, range))
      }
    }
    if declared.isEmpty { return [] }
    let ending = Set(tree.blocks.filter { $0.statements.contains { givesValue(tree[$0]) } }.map(\.function))
    return declared.filter { !ending.contains($0.function) }.map {
      Diagnostic(.noReturn(field: $0.name), at: place(of: $0.range))
    }
  }

  private static let functionFields: Set<String> = ["compute", "due", "ask_if", "estimate", "when", "holds"]

  private func givesValue(_ statement: Statement) -> Bool {
    switch statement {
    case .return(let values): return !values.isEmpty
    // An endless loop is reported when it runs.
    case .while, .repeat: return true
    case .call(let call):
      guard case .call(let callee, _) = tree[call] else { return false }
      return name(of: callee) == "error"
    default: return false
    }
  }
}

/// Errors that can be found once the types of names are known.
extension SourceChecks {
  /// Floor divisions `//` of an amount by something that is no amount, which drop the cents; those with a comment that
  /// explains them are left out.
  ///
  /// - Parameter isMoney: returns true if a name that is read is an amount.
  package func floorsOfMoney(_ isMoney: (NameRead) -> Bool) -> [(name: String, place: Place)] {
    let constants = constantLocals
    return tree.expressionIDs.compactMap { id in
      guard case .binary(.floorDivide, let left, let right, let range) = tree[id],
        !isExplained(range), let read = firstRead(left, constants, isMoney), firstRead(right, constants, isMoney) == nil
      else { return nil }
      return (read.name, place(of: range))
    }
  }

  /// The first amount among the terms and factors of an expression, including those of local variables.
  private func firstRead(
    _ id: ExpressionID, _ constants: [LocalID: ConstantLocal], _ isMoney: (NameRead) -> Bool
  ) -> NameRead? {
    var open = [id]
    var left = 64
    while let next = open.popLast(), left > 0 {
      left -= 1
      if let read = read(next), isMoney(read) { return read }
      switch tree[next] {
      case .local(let local): if case .value(let value)? = constants[local] { open.append(value) }
      case .binary(.multiply, let left, let right, _): open += [right, left]
      case .parenthesized(let inner): open.append(inner)
      case .binary(.add, let left, let right, _), .binary(.subtract, let left, let right, _): open += [right, left]
      default: break
      }
    }
    return nil
  }

  /// The reads of `case` within a loop over persons, or a function that is passed to `sum`: they read the taxpayer's
  /// fact for each person. Each comes with the kind of the persons.
  package var readsInLoops: [(read: NameRead, kind: String)] {
    if persons.isEmpty { return [] }
    var loops: [(range: SourceRange, kind: String)] = []
    func add(_ group: ExpressionID, _ range: SourceRange) {
      guard case .field(let object, let name, _) = tree[group],
        self.name(of: object) == "case" || role(of: object) != nil,
        let kind = name == Self.allPersons ? name : persons[name]
      else { return }
      loops.append((range, kind))
    }
    for id in tree.statementIDs {
      guard case .genericFor(_, let values, _) = tree[id], let first = values.first,
        case .call(let callee, let arguments) = tree[first], name(of: callee) == "each", arguments.count == 1
      else { continue }
      add(arguments[0], tree.range(of: id))
    }
    for case .call(let callee, let arguments) in tree.expressions {
      guard name(of: callee) == "sum", arguments.count == 2, case .function = tree[arguments[1]] else { continue }
      add(arguments[0], tree.range(of: arguments[1]))
    }
    if loops.isEmpty { return [] }
    return tree.expressionIDs.flatMap { id -> [(NameRead, String)] in
      guard let read = read(id), read.record == .fact, read.person == nil else { return [] }
      let range = tree.range(of: id)
      return loops.filter { $0.range.lowerBound < range.lowerBound && range.upperBound <= $0.range.upperBound }
        .map { (read, $0.kind) }
    }
  }

  /// The reads of functions in the file to which `case` is passed, at the place of the call.
  var readsByHelpers: [NameRead] {
    if persons.isEmpty { return [] }
    var (functions, fields) = ([LocalID: FunctionID](), [LocalID: Set<String>]())
    for case .localFunction(let local, let function) in tree.statements { functions[local] = function }
    for case .field(let object, let name, _) in tree.expressions {
      if case .local(let local) = tree[object] { fields[local, default: []].insert(name) }
    }
    var found: [NameRead] = []
    for id in tree.expressionIDs {
      guard case .call(let callee, let arguments) = tree[id], case .local(let local) = tree[callee],
        let function = functions[local]
      else { continue }
      for (parameter, argument) in zip(tree[function].parameters, arguments) where name(of: argument) == "case" {
        let place = place(of: tree.range(of: id))
        found += (fields[parameter] ?? []).map { NameRead(record: .fact, name: $0, place: place) }
      }
    }
    return found
  }
}
