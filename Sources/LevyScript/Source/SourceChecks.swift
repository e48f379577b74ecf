import LevyModel
import LuaSyntax

/// A name that a rule file reads from its case or from the law.
package struct NameRead: Hashable, Sendable {
  package enum Record: Hashable, Sendable { case fact, parameter }
  package let record: Record
  package let name: String
  package let place: Place
  /// True if it is read for a day that the rule names: `law.on(day).NAME`.
  package var isOfDay = false
  /// The person from whom it is read, if it is read from one.
  package var person: Role?
  /// The hypotheses under which it is read, the outer one first.
  package var hypotheses: [String] = []

  /// The way in which a rule names a person.
  package enum Role: Hashable, Sendable {
    /// The person to whom the rule belongs.
    case own
    /// The other spouse.
    case other
    /// A person of a kind.
    case kind(String)
  }
}

/// Static checks of a rule file, which do not run it.
package struct SourceChecks {
  private let file: String
  package let persons: [String: String]
  let hypotheses: Set<String>
  /// Local variables that are no persons, despite their names.
  private(set) var strangers: Set<LocalID> = []
  /// The persons over whom loops go, by loop variable.
  private(set) var loopPersons: [LocalID: NameRead.Role] = [:]
  package let tree: SyntaxTree
  /// The local variables that are the law of another day.
  private let lawLocals: Set<LocalID>

  /// Parses the file.
  ///
  /// - Parameters:
  ///   - persons: the kinds of persons, by the names under which rules read them.
  ///   - hypotheses: the names of hypotheses.
  /// - Throws: `SyntaxError` if the file is not valid Lua.
  package init(
    _ file: RuleFile, persons: [String: String] = [:], hypotheses: Set<String> = []
  ) throws(SyntaxError) {
    if let fault = file.tree.fault { throw fault }
    self.file = file.path
    (self.persons, self.hypotheses) = (persons, hypotheses)
    tree = file.tree
    lawLocals = Self.lawLocals(of: tree)
    if !persons.isEmpty { (strangers, loopPersons) = (localsOfOthers, localsOfEach) }
  }

  /// All reads of `case.NAME` and `law.NAME`.
  package var reads: [NameRead] { tree.expressionIDs.compactMap(read) }

  func read(_ id: ExpressionID) -> NameRead? {
    switch tree[id] {
    case .field(let record, let name, let range):
      guard let kind = isLaw(record) ? .parameter : self.name(of: record).flatMap({ Self.records[$0] }) else {
        if let scope = scope(of: record) {
          return NameRead(record: .fact, name: name, place: place(of: range), hypotheses: scope)
        }
        return readOfPerson(id)
      }
      if kind == .parameter, name == Self.onAnotherDay { return nil }
      return NameRead(record: kind, name: name, place: place(of: range), isOfDay: isLaw(record))
    case .call: return readOfPerson(id)
    default: return nil
    }
  }

  /// The hypotheses of `case.NAME`, empty for `case` itself; nil if the expression is no case.
  func scope(of id: ExpressionID) -> [String]? {
    var (id, scope) = (id, [String]())
    while case .field(let object, let name, _) = tree[id], hypotheses.contains(name) {
      scope.append(name)
      id = object
    }
    return name(of: id) == "case" ? scope.reversed() : nil
  }

  /// `law.on(…).NAME` is a read of a parameter too.
  private static let onAnotherDay = "on"

  private func isLaw(_ id: ExpressionID) -> Bool {
    if case .local(let local) = tree[id], lawLocals.contains(local) { return true }
    return Self.isLawOfDay(id, in: tree)
  }

  /// True if an expression is `law.on(…)`.
  private static func isLawOfDay(_ id: ExpressionID, in tree: SyntaxTree) -> Bool {
    guard case .call(let callee, _) = tree[id], case .field(let record, onAnotherDay, _) = tree[callee] else {
      return false
    }
    switch tree[record] {
    case .local(let local): return tree[local].name == "law"
    case .global(let name): return name == "law"
    default: return false
    }
  }

  private static func lawLocals(of tree: SyntaxTree) -> Set<LocalID> {
    var found: Set<LocalID> = []
    for case .local(let locals, let values) in tree.statements {
      for (local, value) in zip(locals, values) where isLawOfDay(value, in: tree) { found.insert(local) }
    }
    return found.union(helperLocals(of: tree, lawOfDays: found))
  }

  /// The parameters of the file's functions to which the law of another day is passed.
  private static func helperLocals(of tree: SyntaxTree, lawOfDays: Set<LocalID>) -> Set<LocalID> {
    let functions = tree.statements.reduce(into: [LocalID: FunctionID]()) { functions, statement in
      if case .localFunction(let local, let function) = statement { functions[local] = function }
    }
    var found: Set<LocalID> = []
    for case .call(let callee, let arguments) in tree.expressions {
      guard case .local(let local) = tree[callee], let function = functions[local] else { continue }
      for (parameter, argument) in zip(tree[function].parameters, arguments) {
        if case .local(let given) = tree[argument], lawOfDays.contains(given) { found.insert(parameter) }
        if isLawOfDay(argument, in: tree) { found.insert(parameter) }
      }
    }
    return found
  }

  private static let records: [String: NameRead.Record] = ["case": .fact, "law": .parameter]

  /// The fact of the case that an expression reads.
  package func fact(_ id: ExpressionID) -> String? {
    guard let read = read(id), read.record == .fact else { return nil }
    return read.name
  }

  /// The name of a local or global variable.
  package func name(of id: ExpressionID) -> String? {
    switch tree[id] {
    case .local(let local): tree[local].name
    case .global(let name): name
    default: nil
    }
  }

  /// A text that a rule compares with a fact.
  package struct WordComparison: Sendable {
    package let fact: String
    /// True if the fact is read from a person.
    package let isOfPerson: Bool
    package let word: String
    package let place: Place
  }

  /// All comparisons of `case.NAME`, or of a person's field, with a string literal.
  var wordComparisons: [WordComparison] {
    let constants = constantLocals
    /// The fact that an expression reads, directly or through a local variable.
    func fact(_ id: ExpressionID) -> String? {
      if case .local(let local) = tree[id], case .value(let value)? = constants[local] { return self.fact(value) }
      return self.fact(id)
    }
    return tree.expressionIDs.compactMap { id in
      guard case .binary(let operation, let left, let right, _) = tree[id], [.equal, .unequal].contains(operation)
      else {
        return nil
      }
      for (read, text) in [(left, right), (right, left)] {
        guard let word = plainText(text) else { continue }
        let ofPerson = readOfPerson(read)
        if let fact = ofPerson?.name ?? fact(read) {
          return WordComparison(
            fact: fact, isOfPerson: ofPerson != nil, word: word, place: place(of: tree.range(of: text)))
        }
      }
      return nil
    }
  }

  /// The text of a string literal. Nil if it is none, or if it has escape sequences.
  package func plainText(_ id: ExpressionID) -> String? {
    guard case .string = tree[id] else { return nil }
    let text = tree.source.text(tree.range(of: id))
    return text.contains("\\") || text.first == "[" ? nil : String(text.dropFirst().dropLast())
  }

  /// A name that is neither defined in the file nor a global of the environment.
  package struct UnknownName: Sendable {
    package let name: String
    /// The field that is read from it.
    package let field: String?
    package let place: Place
  }

  /// - Parameter isKnown: returns true for global names of the environment.
  func unknownNames(isKnown: (String) -> Bool) -> [UnknownName] {
    let unknown = tree.expressionIDs.filter { id in
      if case .global(let name) = tree[id] { name != "_ENV" && !isKnown(name) } else { false }
    }
    if unknown.isEmpty { return [] }
    let assigned = Set(
      assignedExpressions.compactMap { id in if case .global(let name) = tree[id] { name } else { nil } })
    // The field that is read from an unknown library is reported with it.
    var fields: [ExpressionID: String] = [:]
    for case .field(let object, let name, _) in tree.expressions { fields[object] = name }
    return unknown.compactMap { id in
      // Assignments to a global name are reported once, elsewhere.
      guard case .global(let name) = tree[id], !assigned.contains(name) else { return nil }
      return UnknownName(name: name, field: fields[id], place: place(of: tree.range(of: id)))
    }
  }

  /// Assignments to global names, which would outlive the case.
  var globalAssignments: [Diagnostic] {
    var seen: Set<String> = []
    return assignedExpressions.sorted().compactMap { id in
      guard case .global(let name) = tree[id], seen.insert(name).inserted else { return nil }
      return Diagnostic(.globalAssignment(name: name), at: place(of: tree.range(of: id)))
    }
  }

  private var assignedExpressions: Set<ExpressionID> {
    tree.statements.reduce(into: []) { assigned, statement in
      switch statement {
      case .assignment(let targets, _): assigned.formUnion(targets)
      case .function(let target, _): assigned.insert(target)
      default: break
      }
    }
  }

  /// The fields of a table that lines of the source read, as `table.field`; nil if they use the table in any other way.
  package func fields(of table: String, in lines: ClosedRange<Int>) -> Set<String>? {
    var (uses, names): (Int, [String]) = (0, [])
    for id in tree.expressionIDs where lines.contains(tree.source.place(of: tree.range(of: id).lowerBound).line) {
      if name(of: id) == table { uses += 1 }
      if case .field(let object, let field, _) = tree[id], name(of: object) == table { names.append(field) }
    }
    return uses == names.count ? Set(names) : nil
  }

  package func place(of range: SourceRange) -> Place {
    let (line, column) = tree.source.place(of: range.lowerBound)
    return Place(file: file, line: line, column: column)
  }
}
