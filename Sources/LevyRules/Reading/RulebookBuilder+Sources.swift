import LevyModel
import LevyScript
import LuaRuntime

/// Static checks of the source of the files.
extension RulebookBuilder {
  /// Performs the static checks of all files.
  mutating func checkSources() {
    var used: Set<String> = []
    var (reads, helperReads) = ([String: [NameRead]](), [String: [NameRead]]())
    // Syntax errors were reported when the files were run.
    let persons = household.isUsed ? household.kindsByName : [:]
    let files = sources.all
    // Includes hypotheses with errors, since reading one is no second error.
    let names = Set(hypothesisDrafts.compactMap(\.raw.name.text))
    let all = files.concurrentMap { [environment, isCount] file in
      (try? SourceChecks(file, persons: persons, hypotheses: names))?.findings(
        environment: environment, isCount: isCount)
    }
    let holdsZero = all.contains { $0?.holdsZero == true }
    for case let (file, findings?) in zip(files, all) {
      diagnostics += findings.errors + (holdsZero ? [] : findings.readsOfZero)
      warnings += findings.warnings
      diagnostics += findings.unknownNames.map { unknown in
        let (name, place) = (unknown.name, unknown.place)
        if LuaState.absentGlobals.contains(name) { return Diagnostic(.forbidden(name: name), at: place) }
        if LuaState.absentLibraries.contains(name) {
          let called = unknown.field.map { "\(name).\($0)" } ?? name
          return Diagnostic(.forbidden(name: called), at: Place(file: file.path, line: place.line))
        }
        let nearest = slots[name] == nil ? nearest(name, environment) : ["case.\(name)"]
        return Diagnostic(.unknownGlobal(name: name, nearest: nearest), at: place)
      }
      for comparison in findings.wordComparisons { check(comparison) }
      warnings += findings.loopReads.filter { isOfEach($0.read, kind: $0.kind) }.map {
        Diagnostic(.taxpayersFact(name: $0.read.name), at: $0.read.place)
      }
      reads[file.path] = findings.reads
      helperReads[file.path] = findings.helperReads
      for read in findings.reads {
        used.insert(read.name)
        if let person = read.person { check(read, of: person) } else { check(read) }
      }
    }
    for (name, raw) in indices {
      used.insert(name)
      check(parameter: name, at: raw.place)
    }
    for parameter in parameters where !used.contains(parameter.name) {
      warnings.append(Diagnostic(.unused(name: parameter.name), at: parameter.place))
    }
    warnings += taxpayersFacts(reads.merging(helperReads) { $0 + $1 })
    diagnostics += CircleSearch(variables: variables, hypotheses, reads: reads).circles
  }

  /// True if a fact is declared both of the taxpayer and of each person of a kind, or of persons in general.
  private func isOfEach(_ read: NameRead, kind: String) -> Bool {
    guard let kinds = fieldKinds[read.name], kinds.contains(Person.taxpayer.kind) else { return false }
    return kind == Person.group ? kinds.count > 1 : kinds.contains(kind)
  }

  /// Reports rules of a person that read a fact of the taxpayer although the person has one of that name.
  private func taxpayersFacts(_ reads: [String: [NameRead]]) -> [Diagnostic] {
    var found: Set<Diagnostic> = []
    for variable in variables {
      guard let person = variable.person, !person.isTaxpayer, person.number == 1 else { continue }
      // A thing shares the facts of its owner.
      let kinds = household.lineage(of: person).map(\.person.kind)
      for (file, lines) in functions(of: variable) {
        for read in reads[file] ?? [] where lines.contains(read.place.line) {
          guard read.record == .fact, read.person == nil, let having = fieldKinds[read.name],
            having.contains(Person.taxpayer.kind), kinds.contains(where: having.contains)
          else { continue }
          found.insert(Diagnostic(.taxpayersFact(name: read.name), at: read.place))
        }
      }
    }
    return found.sorted { ($0.place?.file ?? "", $0.place?.line ?? 0) < ($1.place?.file ?? "", $1.place?.line ?? 0) }
  }

  /// The lines of a variable's functions, by file: those of its versions, of `ask_if` and of `estimate`.
  private func functions(of variable: Variable) -> [(file: String, lines: ClosedRange<Int>)] {
    var places = variable.versions.map { (file: $0.place.file, lines: $0.lines) }
    var questions = variable.versions.map { (declaration: $0.declaration, file: $0.place.file) }
    if case .input(let input) = variable.origin { questions = [(input.declaration, variable.place.file)] }
    for (declaration, file) in questions {
      guard let declarations = state?.declarations, declarations.ids.contains(declaration) else { continue }
      let lines = declarations[declaration].functionLines
      places += ["ask_if", "estimate"].compactMap { lines[$0] }.map { (file, $0) }
    }
    return places
  }

  /// True if a name that rules read is a count; nil if its type is unknown. It may be called on any thread.
  private var isCount: @Sendable (String) -> Bool? {
    { [slots, fieldSlots, variables, unfinished, hasPersons = household.isUsed, facts = declared[.fact] ?? []] name in
      if hasPersons, name == Person.number { return true }
      if slots[name] == nil, !unfinished.isEmpty, facts.contains(name) || unfinished.mayDeclare(name) { return nil }
      guard let slot = slots[name] ?? fieldSlots[name], case .count = variables[slot].type else { return false }
      return true
    }
  }

  /// Checks that a text which is compared with a choice is one of its words, and that a fact compared with a text is a
  /// choice: otherwise the comparison is always false.
  private mutating func check(_ comparison: SourceChecks.WordComparison) {
    var (name, words, expected) = ("case.\(comparison.fact)", [String](), Wording(inEnglish: ""))
    if comparison.isOfPerson, comparison.fact == Person.kind {
      words = [Person.taxpayer.kind] + household.kinds.keys.sorted() + unfinished.kinds
      (name, expected) = ("person.kind", Wording(inEnglish: "one of \(words.joined(separator: ", "))"))
    } else if let slot = slot(read: comparison.fact) {
      if case .choice(let choice) = variables[slot].type { words = choice.options }
      expected = variables[slot].type.expected(.plain)
    } else {
      return
    }
    if words.contains(comparison.word) { return }
    diagnostics.append(
      Diagnostic(
        .badValue(
          name: name, value: comparison.word, expected: expected,
          nearest: NearestNames.of(comparison.word, among: words)), at: comparison.place))
  }

  private mutating func check(_ read: NameRead) {
    switch read.record {
    case .fact where mayBeUnfinished(read.name): return
    case .parameter where mayBeUnfinished(read.name, as: .parameter): return
    case .fact:
      // Rules read names; aliases are for users, so that a rule file has one word for one thing.
      if let slot = slots[read.name], variables[slot].name == read.name { return }
      if household.caseNames.contains(read.name) { return }
      if hypothesisDrafts.contains(where: { $0.raw.name.text == read.name }) { return }
      if declared[.fact]?.contains(read.name) == true, slots[read.name] == nil { return }
      let proper = slots[read.name].map { [variables[$0].name] }
      let nearest = proper ?? nearest(read.name, variables.map(\.name))
      diagnostics.append(Diagnostic(.unknownName(name: read.name, role: .inRule, nearest: nearest), at: read.place))
    case .parameter: check(parameter: read.name, at: read.place)
    }
  }

  private mutating func check(parameter name: String, at place: Place) {
    if declared[.parameter]?.contains(name) == true { return }
    let nearest = nearest(name, parameters.map(\.name))
    diagnostics.append(Diagnostic(.unknownName(name: name, role: .parameter, nearest: nearest), at: place))
  }

  /// The names that a misspelt name may mean. Only the first misspelt names of a rulebook are searched for, since
  /// comparing thousands of names with thousands of others takes long.
  mutating func nearest(_ name: String, _ names: some Collection<String>) -> [String] {
    neighboursLeft -= names.count
    return neighboursLeft < 0 ? [] : NearestNames.of(name, among: names)
  }
}
