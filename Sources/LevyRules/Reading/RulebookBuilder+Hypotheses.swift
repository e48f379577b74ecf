import LevyModel
import LevyScript
import LevyState

/// Reads hypotheses and makes the variables of the cases that they suppose.
extension RulebookBuilder {
  /// Reads the hypotheses, once all names are known, and determines which results may differ under each.
  mutating func addHypotheses() {
    var declared: [Hypothesis] = []
    for (raw, number) in hypothesisDrafts {
      var reader = DeclarationReader(raw)
      let hypothesis = reader.hypothesis(declaration: number) { name in
        guard let slot = slots[name], variables[slot].name == name, slot > Rulebook.dateSlot else { return nil }
        return (slot, variables[slot].type)
      } nearest: { name in
        slots[name].map { [variables[$0].name] } ?? NearestNames.of(name, among: variables.map(\.name))
      }
      diagnostics += reader.diagnostics
      guard let hypothesis else { continue }
      let name = hypothesis.name
      let first = declared.first { $0.name == name }?.place ?? slots[name].map { variables[$0].place }
      if first != nil || household.names.contains(name) || Person.fields.contains(name) {
        diagnostics.append(Diagnostic(.duplicateName(name: name, first: first), at: raw.place))
        continue
      }
      // A hypothesis cannot say how the months of a fact would differ.
      for slot in hypothesis.sets.keys.sorted() where variables[slot].isByMonth || variables[slot].isOfMonth {
        let fault = Problem.DeclarationFault.wrongField(
          "sets", expected: "facts and rules that are not told by months", found: "'\(variables[slot].name)'")
        diagnostics.append(Diagnostic(.declaration("hypothesis '\(name)'", fault: fault), at: raw.place))
      }
      declared.append(hypothesis)
    }
    hypotheses = Hypotheses(declared, declaredCount: variables.count)
    guard diagnostics.isEmpty, !declared.isEmpty, let state else { return }
    let dependencies = Dependencies(variables, parameters, household, declared, sources: sources.all, state)
    /// A worklist: names of hypotheses to apply to a scope, one within the other.
    var waiting = declared.map { (scope: 0, path: [$0.name][...]) }
    waiting += dependencies.appliedAnywhere.map { (0, $0[...]) }
    while let (outer, path) = waiting.popLast() {
      guard let name = path.first, let hypothesis = declared.firstIndex(where: { $0.name == name }),
        let applied = applied(hypothesis, to: outer)
      else { continue }
      var scope = 0
      for (place, hypothesis) in applied.enumerated() {
        if let inner = hypotheses.scopes[scope].inner[hypothesis] {
          scope = inner
          continue
        }
        let outer = scope
        let made = Array(applied[...place])
        let fixed = made.reduce(into: Set<Slot>()) { $0.formUnion(declared[$1].sets.keys) }
        let differing = dependencies.differing(by: declared[hypothesis], fixed: fixed)
        scope = hypotheses.add(made, differing: differing, from: outer, of: variables)
        hypotheses.join(hypothesis, of: outer, to: scope)
        waiting += dependencies.applied(to: differing).map { (scope, $0[...]) }
        waiting += dependencies.applied(by: hypothesis).map { (outer, $0[...]) }
        if hypotheses.scopes.count > Self.mostScopes || hypotheses.variables.count > Self.mostHypothetical {
          let expected = "at most \(Self.mostScopes) cases in all, with \(Self.mostHypothetical) results"
          let fault = Problem.DeclarationFault.wrongField(
            "sets", expected: expected, found: "more, such as \(hypotheses.scopes[scope].name)")
          let declaration = declared[hypothesis]
          diagnostics.append(
            Diagnostic(.declaration("hypothesis '\(declaration.name)'", fault: fault), at: declaration.place))
          return
        }
      }
      hypotheses.join(hypothesis, of: outer, to: scope)
      if path.count > 1 { waiting.append((scope, path.dropFirst())) }
    }
  }

  private static let mostScopes = 100
  private static let mostHypothetical = 40_000

  /// Returns the hypotheses of a scope and one more. Those that it makes redundant are left out: it sets everything
  /// that they set, and no function in between reads that. Nil if it would be applied within itself without end, which
  /// is an error for the rule that reads it.
  private func applied(_ hypothesis: Int, to scope: Int) -> [Int]? {
    let (declared, before) = (hypotheses.declared, hypotheses.scopes[scope].hypotheses)
    guard declared[hypothesis].isConstant else { return before.contains(hypothesis) ? nil : before + [hypothesis] }
    let sets = Set(declared[hypothesis].sets.keys)
    var (kept, isRead): ([Int], Bool) = ([hypothesis], false)
    for one in before.reversed() {
      if !isRead, sets.isSuperset(of: declared[one].sets.keys) { continue }
      kept.append(one)
      isRead = isRead || !declared[one].isConstant
    }
    return kept.reversed()
  }
}

/// A dependency graph: the names that each rule, and the functions of each hypothesis, may read according to their
/// source.
///
/// A hypothesis with functions is a node too, since a rule that applies it depends on what the functions read.
private struct Dependencies {
  private enum Node: Hashable { case variable(Slot), hypothesis(Int) }
  private typealias Reads = (nodes: [(node: Node, under: [String])], paths: Set<[String]>)

  /// For each node, the nodes that may read it, and the hypotheses under which they do.
  private var users: [Node: [(user: Node, under: [String])]] = [:]
  /// For each node, the hypotheses that it applies, one within the other.
  private var paths: [Node: Set<[String]>] = [:]
  private let declared: [Hypothesis]
  /// The hypotheses that any file applies, one within the other. All such lists are sorted, since cases are numbered as
  /// they are met, and the same rules must give the same numbers.
  let appliedAnywhere: [[String]]

  init(
    _ variables: [Variable], _ parameters: [Parameter], _ household: Household, _ declared: [Hypothesis],
    sources: [RuleFile], _ state: RuleState
  ) {
    self.declared = declared
    let hypotheses = Set(declared.map(\.name))
    let checks = sources.reduce(into: [:]) {
      $0[$1.path] = try? SourceChecks($1, persons: household.kindsByName, hypotheses: hypotheses)
    }
    let code = checks.mapValues(NamesInCode.init)
    appliedAnywhere = Self.inOrder(code.values.reduce(into: []) { $0.formUnion($1.hypotheses) })
    var named: [String: [Node]] = [:]
    for (slot, variable) in zip(variables.slots, variables) where !variable.isCaveat {
      named[variable.field, default: []].append(.variable(slot))
      if variable.name != variable.field { named[variable.name, default: []].append(.variable(slot)) }
    }
    for (number, hypothesis) in declared.enumerated() where !hypothesis.isConstant {
      named[hypothesis.name, default: []].append(.hypothesis(number))
    }
    // Reading a list of persons also reads who is present.
    let presences = variables.slots.filter { variables[$0].isPresence }
    for name in household.names { named[name, default: []] += presences.map { .variable($0) } }
    var traits: [Int: LuaBytecode.Traits] = [:]
    var values = variables.reduce(into: [String: Set<String>]()) {
      if case .choice(let choice) = $1.type { $0[$1.field, default: []].formUnion(choice.options) }
    }
    for parameter in parameters {
      values[parameter.name, default: []].formUnion(
        parameter.history.flatMap(\.revisions).flatMap(\.value.texts))
    }
    values[Person.kind, default: []].formUnion(household.members.map(\.kind))
    let spelled = named.map { (Array($0.key.utf8), $0.value) }
    /// What functions of these declarations may read, which are those of each person's or thing's variable; a cache.
    var reads: [[DeclarationID]: Reads] = [:]
    func read(by declarations: [DeclarationID], _ bodies: [String]) -> Reads {
      if let found = reads[declarations] { return found }
      let spans = declarations.reduce(into: Set<FunctionSpan>()) {
        $0.formUnion(state.spans(of: $1, fields: Set(bodies), in: checks))
      }
      var (found, texts): (Reads, TextsAtHand?) = (([], []), nil)
      let all = spans.reduce(into: Set<NamesInCode.Name>()) { $0.formUnion(code[$1.file]?.names(in: $1.lines) ?? []) }
      for name in all {
        switch name {
        case .text(let text, let under):
          found.nodes += (named[text] ?? []).map { ($0, under) }
        case .joined:
          let atHand = texts ?? TextsAtHand(of: declarations, bodies, values, state, &traits)
          texts = atHand
          for (text, nodes) in spelled where atHand.mayForm(text, as: name) { found.nodes += nodes.map { ($0, []) } }
        case .hypotheses(let path):
          found.paths.insert(path)
          found.nodes += (path.last.flatMap { named[$0] } ?? []).map { ($0, path.dropLast()) }
        }
      }
      reads[declarations] = found
      return found
    }
    /// Adds edges for what functions of these declarations may read.
    func add(_ user: Node, _ declarations: [DeclarationID], _ bodies: [String]) {
      let found = read(by: declarations, bodies)
      for (node, under) in found.nodes { users[node, default: []].append((user, under)) }
      if !found.paths.isEmpty { paths[user, default: []].formUnion(found.paths) }
    }
    for (slot, variable) in zip(variables.slots, variables) where !variable.versions.isEmpty && !variable.isCaveat {
      add(.variable(slot), variable.versions.map(\.declaration), Self.bodies)
      if variable.person != nil {
        for presence in presences where variables[presence].person == variable.person && presence != slot {
          users[.variable(presence), default: []].append((.variable(slot), []))
        }
      }
      if variable.isPresence, let condition = variable.person.flatMap(household.condition) {
        for presence in presences where variables[presence].person == condition {
          users[.variable(presence), default: []].append((.variable(slot), []))
        }
      }
    }
    for (number, hypothesis) in declared.enumerated() where !hypothesis.isConstant {
      let bodies = hypothesis.sets.keys.sorted().map { RawDeclaration.setter(of: variables[$0].name) }
      add(.hypothesis(number), [hypothesis.declaration], bodies)
    }
  }

  /// The fields of declarations that are functions which compute results.
  private static let bodies = ["compute", "due", "present"]

  /// True if these hypotheses hide another one around them: one of them sets everything that it sets, and no function
  /// reads those values before.
  private func cover(_ under: [String], _ other: Hypothesis) -> Bool {
    for name in under {
      guard let one = declared.first(where: { $0.name == name }), one.isConstant else { return false }
      if other.sets.keys.allSatisfy({ one.sets[$0] != nil }) { return true }
    }
    return false
  }

  /// Returns the slots that may differ where a hypothesis holds: those that it sets, and all that depend on them.
  ///
  /// - Parameter fixed: the slots that this hypothesis or one around it sets, which therefore depend on nothing.
  func differing(by hypothesis: Hypothesis, fixed: Set<Slot>) -> [Slot] {
    var found = Set(hypothesis.sets.keys.map { Node.variable($0) })
    var waiting = Array(found)
    while let next = waiting.popLast() {
      for (user, under) in users[next] ?? [] where !cover(under, hypothesis) {
        if case .variable(let slot) = user, fixed.contains(slot) { continue }
        if found.insert(user).inserted { waiting.append(user) }
      }
    }
    return found.compactMap { if case .variable(let slot) = $0 { slot } else { nil } }.sorted()
  }

  /// The hypotheses that the rules of these slots apply, one within the other.
  func applied(to slots: [Slot]) -> [[String]] {
    Self.inOrder(slots.reduce(into: []) { $0.formUnion(paths[.variable($1)] ?? []) })
  }

  /// The hypotheses that the functions of a hypothesis apply to the case to which it is applied.
  func applied(by hypothesis: Int) -> [[String]] { Self.inOrder(paths[.hypothesis(hypothesis)] ?? []) }

  private static func inOrder(_ paths: Set<[String]>) -> [[String]] {
    paths.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// The texts from which a rule can concatenate names.
private struct TextsAtHand {
  private let byFirst: [UInt8: [[UInt8]]]
  /// True if it may make further texts, by string functions.
  private let makesOthers: Bool

  /// Collects the texts in functions of declarations, and the possible texts of facts and parameters that they name.
  init(
    of declarations: [DeclarationID], _ fields: [String], _ values: [String: Set<String>], _ state: RuleState,
    _ traits: inout [Int: LuaBytecode.Traits]
  ) {
    var texts = Set<String>()
    for declaration in declarations {
      texts.formUnion(state.texts(of: declaration, fields: fields, known: &traits))
    }
    for text in texts { texts.formUnion(values[text] ?? []) }
    // A count may be part of a name, as in `child_3`.
    let all = texts.union((0...100).map(String.init)).filter { !$0.isEmpty }.map { Array($0.utf8) }
    byFirst = Dictionary(grouping: all) { $0[0] }
    makesOthers = !texts.isDisjoint(with: ["tostring", "string", "format", "sub", "gsub", "rep", "concat"])
  }

  /// True if a name can be the result of this concatenation.
  func mayForm(_ text: [UInt8], as name: NamesInCode.Name) -> Bool {
    guard case .joined(let prefix, let suffix, let unknown) = name, text.count >= prefix.utf8.count + suffix.utf8.count,
      text.starts(with: prefix.utf8), text.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    else { return false }
    // A text may be concatenated elsewhere and passed on.
    return unknown == 0 || makesOthers || isJoined(text.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count))
  }

  /// True if a text is a concatenation of these texts.
  private func isJoined(_ text: ArraySlice<UInt8>) -> Bool {
    var (open, seen): ([Int], Set<Int>) = ([text.startIndex], [])
    while let start = open.popLast() {
      if start == text.endIndex { return true }
      for piece in byFirst[text[start]] ?? [] where text[start...].starts(with: piece) {
        if seen.insert(start + piece.count).inserted { open.append(start + piece.count) }
      }
    }
    return false
  }
}

extension DeclarationReader {
  /// Reads a `hypothesis`.
  ///
  /// - Parameters:
  ///   - fact: returns the slot and the type of a name.
  ///   - nearest: returns the names that an unknown name may mean.
  fileprivate mutating func hypothesis(
    declaration: DeclarationID, fact: (String) -> (slot: Slot, type: ValueType)?, nearest: (String) -> [String]
  ) -> Hypothesis? {
    guard let fields = fields(), let name = name() else { return nil }
    let (label, source) = (translated("label", required: true), text("source", required: true))
    guard let declared = fields["sets"] else {
      fault(.missingField("sets"))
      return nil
    }
    guard let values = declared.fields, !values.isEmpty else {
      fault(.wrongField("sets", expected: "a table of names and what they are supposed to be", found: declared.kind))
      return nil
    }
    var (sets, isConstant): ([Slot: ClosedRange<Int>], Bool) = ([:], true)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let (slot, type) = fact(name) else {
        fault(.unknownField("sets.\(name)", nearest: nearest(name)))
        continue
      }
      sets[slot] = raw.functionLines[RawDeclaration.setter(of: name)] ?? raw.place.line...raw.place.line
      if case .function = value {
        isConstant = false
      } else if type.value(of: value) == nil {
        fault(
          .wrongField(
            "sets.\(name)", expected: "\(type.expected(.inForce).english), or a function", found: value.summary))
      }
    }
    guard diagnostics.isEmpty, let label, let source else { return nil }
    return Hypothesis(
      name: name, label: label, source: source, sets: sets, isConstant: isConstant, place: raw.place,
      declaration: declaration)
  }
}
