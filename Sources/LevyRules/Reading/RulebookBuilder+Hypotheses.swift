import LevyModel
import LevyScript
import LevyState

/// The hypotheses of a rulebook and the cases that they make.
extension RulebookBuilder {
  /// Reads the hypotheses, once all names are known, and finds what may differ in the cases that they make.
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
      // Which of its months would be otherwise, and by how much, nobody says.
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
    /// What is still to be made: cases in a scope, each within the one before.
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
        let fixed = made.reduce(into: Set<Int>()) { $0.formUnion(declared[$1].sets.keys) }
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

  /// The hypotheses of a scope and one more, without those of which it sets all that they set and no function between them
  /// reads; nil if it would be within itself, without end. Who reads that is told so.
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

/// What each rule may read, and what the functions of each hypothesis may, as far as their text shows.
///
/// A hypothesis with functions is read by who applies it, like a variable: what follows from the hypothesis may then be
/// another, whatever of it is read. Its number comes after those of the variables.
private struct Dependencies {
  /// Who may read what has a number, with the hypotheses under which they do.
  private var users: [Int: [(user: Int, under: [String])]] = [:]
  /// The hypotheses that each applies, one within the other.
  private var paths: [Int: Set<[String]>] = [:]
  private let declared: [Hypothesis]
  private let variableCount: Int
  /// The hypotheses that are applied in any file, one within the other. They are in order, as are those below, since cases are
  /// numbered as they are met, and the same rules must give the same numbers.
  let appliedAnywhere: [[String]]

  init(
    _ variables: [Variable], _ parameters: [Parameter], _ household: Household, _ declared: [Hypothesis],
    sources: [RuleFile], _ state: RuleState
  ) {
    (self.declared, variableCount) = (declared, variables.count)
    let hypotheses = Set(declared.map(\.name))
    let checks = sources.reduce(into: [:]) {
      $0[$1.path] = try? SourceChecks($1, persons: household.kindsByName, hypotheses: hypotheses)
    }
    let code = checks.mapValues(NamesInCode.init)
    appliedAnywhere = Self.inOrder(code.values.reduce(into: []) { $0.formUnion($1.hypotheses) })
    var named: [String: [Int]] = [:]
    for (slot, variable) in variables.enumerated() where !variable.isCaveat {
      named[variable.field, default: []].append(slot)
      if variable.name != variable.field { named[variable.name, default: []].append(slot) }
    }
    for (number, hypothesis) in declared.enumerated() where !hypothesis.isConstant {
      named[hypothesis.name, default: []].append(variableCount + number)
    }
    // Who is in a list of persons is read with it.
    let presences = variables.indices.filter { variables[$0].isPresence }
    for name in household.names { named[name, default: []] += presences }
    var traits: [Int: LuaBytecode.Traits] = [:]
    var values = variables.reduce(into: [String: Set<String>]()) {
      if case .choice(let choice) = $1.type { $0[$1.field, default: []].formUnion(choice.options) }
    }
    for parameter in parameters {
      values[parameter.name, default: []].formUnion(
        parameter.history.flatMap(\.revisions).flatMap(\.value.texts))
    }
    values[Person.kind, default: []].formUnion(household.members.map(\.kind))
    var known: [FunctionSpan: Set<NamesInCode.Name>] = [:]
    func names(_ span: FunctionSpan) -> Set<NamesInCode.Name> {
      if let names = known[span] { return names }
      let names = code[span.file]?.names(in: span.lines) ?? []
      known[span] = names
      return names
    }
    /// Adds what functions of declarations may read.
    func add(_ user: Int, _ declarations: [Int], _ bodies: [String]) {
      let spans = declarations.reduce(into: Set<FunctionSpan>()) {
        $0.formUnion(state.spans(of: $1, fields: Set(bodies), in: checks))
      }
      var texts: TextsAtHand?
      for name in spans.reduce(into: Set<NamesInCode.Name>(), { $0.formUnion(names($1)) }) {
        switch name {
        case .text(let text, let under):
          for read in named[text] ?? [] { users[read, default: []].append((user, under)) }
        case .joined:
          let found = texts ?? TextsAtHand(of: declarations, bodies, values, state, &traits)
          texts = found
          for (text, slots) in named where found.mayForm(text, as: name) {
            for read in slots { users[read, default: []].append((user, [])) }
          }
        case .hypotheses(let path):
          paths[user, default: []].insert(path)
          for read in path.last.flatMap({ named[$0] }) ?? [] {
            users[read, default: []].append((user, path.dropLast()))
          }
        }
      }
    }
    for (slot, variable) in variables.enumerated() where !variable.versions.isEmpty && !variable.isCaveat {
      add(slot, variable.versions.map(\.declaration), Self.bodies)
      if variable.person != nil {
        for presence in presences where variables[presence].person == variable.person && presence != slot {
          users[presence, default: []].append((slot, []))
        }
      }
      if variable.isPresence, let condition = variable.person.flatMap(household.condition) {
        for presence in presences where variables[presence].person == condition {
          users[presence, default: []].append((slot, []))
        }
      }
    }
    for (number, hypothesis) in declared.enumerated() where !hypothesis.isConstant {
      let bodies = hypothesis.sets.keys.sorted().map { RawDeclaration.setter(of: variables[$0].name) }
      add(variableCount + number, [hypothesis.declaration], bodies)
    }
  }

  /// The fields of the functions that compute results.
  private static let bodies = ["compute", "due", "present"]

  /// Whether it makes no difference under hypotheses that another one holds around them: one sets all that it sets, and
  /// no function reads that before.
  private func cover(_ under: [String], _ other: Hypothesis) -> Bool {
    for name in under {
      guard let one = declared.first(where: { $0.name == name }), one.isConstant else { return false }
      if other.sets.keys.allSatisfy({ one.sets[$0] != nil }) { return true }
    }
    return false
  }

  /// What may differ where a hypothesis holds: what it sets, and what follows from that.
  ///
  /// - Parameter fixed: what this hypothesis, or one around it, sets, which follows from nothing.
  func differing(by hypothesis: Hypothesis, fixed: Set<Int>) -> [Int] {
    var found = Set(hypothesis.sets.keys)
    var waiting = Array(found)
    while let next = waiting.popLast() {
      for (user, under) in users[next] ?? [] where !fixed.contains(user) && !cover(under, hypothesis) {
        if found.insert(user).inserted { waiting.append(user) }
      }
    }
    return found.filter { $0 < variableCount }.sorted()
  }

  /// The hypotheses that rules apply, one within the other.
  func applied(to slots: [Int]) -> [[String]] {
    Self.inOrder(slots.reduce(into: []) { $0.formUnion(paths[$1] ?? []) })
  }

  /// The hypotheses that the functions of one apply to the case to which it is applied.
  func applied(by hypothesis: Int) -> [[String]] { Self.inOrder(paths[variableCount + hypothesis] ?? []) }

  private static func inOrder(_ paths: Set<[String]>) -> [[String]] {
    paths.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// The texts of which a rule may put names together.
private struct TextsAtHand {
  private let byFirst: [Character: [Substring]]
  /// Whether it may make others, by functions of texts.
  private let makesOthers: Bool

  /// The texts in functions of declarations, and those that the facts and parameters may be that they name.
  init(
    of declarations: [Int], _ fields: [String], _ values: [String: Set<String>], _ state: RuleState,
    _ traits: inout [Int: LuaBytecode.Traits]
  ) {
    var texts = Set<String>()
    for declaration in declarations {
      texts.formUnion(state.texts(of: declaration, fields: fields, known: &traits))
    }
    for text in texts { texts.formUnion(values[text] ?? []) }
    // Whatever is counted may stand in a name.
    let all = texts.union((0...100).map(String.init)).map { $0[...] }
    byFirst = Dictionary(grouping: all.filter { !$0.isEmpty }) { $0[$0.startIndex] }
    makesOthers = !texts.isDisjoint(with: ["tostring", "string", "format", "sub", "gsub", "rep", "concat"])
  }

  /// Whether a name may be one that is put together so.
  func mayForm(_ text: String, as name: NamesInCode.Name) -> Bool {
    guard case .joined(let prefix, let suffix, let unknown) = name, text.hasPrefix(prefix), text.hasSuffix(suffix),
      text.utf8.count >= prefix.utf8.count + suffix.utf8.count
    else { return false }
    // A text may be put together elsewhere, and handed on.
    return unknown == 0 || makesOthers || isJoined(text.dropFirst(prefix.count).dropLast(suffix.count))
  }

  /// Whether a text consists of texts at hand.
  private func isJoined(_ text: Substring) -> Bool {
    var (open, seen): ([Substring], Set<Substring>) = ([text], [])
    while let rest = open.popLast() {
      guard let first = rest.first else { return true }
      for piece in byFirst[first] ?? [] where rest.hasPrefix(piece) {
        let left = rest.dropFirst(piece.count)
        if seen.insert(left).inserted { open.append(left) }
      }
    }
    return false
  }
}

extension DeclarationReader {
  /// Reads a `hypothesis`.
  ///
  /// - Parameters:
  ///   - fact: the slot and the type of a name.
  ///   - nearest: what an unknown name may mean.
  fileprivate mutating func hypothesis(
    declaration: Int, fact: (String) -> (slot: Int, type: ValueType)?, nearest: (String) -> [String]
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
    var (sets, isConstant): ([Int: ClosedRange<Int>], Bool) = ([:], true)
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
