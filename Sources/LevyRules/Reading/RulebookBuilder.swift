import LevyModel
import LuaRuntime

/// Puts a rulebook together from what the files declare, and collects all that is wrong on the way.
struct RulebookBuilder {
  /// The files, with those that the jurisdiction's own require from elsewhere once they have been run.
  private(set) var sources: RuleSources
  private(set) var jurisdiction: Jurisdiction?
  private(set) var variables: [Variable] = []
  private(set) var parameters: [Parameter] = []
  private(set) var slots: [String: Int] = [:]
  private(set) var exampleDeclarations: [RawDeclaration] = []
  private(set) var warnings: [Diagnostic] = []
  var diagnostics: [Diagnostic] = []
  /// Where the jurisdiction is declared.
  private(set) var jurisdictionPlace: Place?
  /// The names that rule files find beside their own.
  private var environment: Set<String> = []
  /// The names of all declarations, those with faults too: reading one is no second error.
  private var declared: [NameRead.Record: Set<String>] = [:]

  init(_ sources: RuleSources) { self.sources = sources }

  var sortedDiagnostics: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.map(sources.pinpointed).filter { seen.insert($0).inserted }.sorted { a, b in
      guard let first = a.place, let second = b.place else { return a.place != nil }
      return (first.file, first.line, first.column ?? 0) < (second.file, second.line, second.column ?? 0)
    }
  }

  mutating func read() {
    addCalendar()
    let state: RuleState
    do {
      state = try RuleState(sources)
    } catch {
      diagnostics.append(error)
      return
    }
    sources = state.sources
    diagnostics += state.diagnostics
    environment = Set(state.lua.environmentNames)
    for (number, raw) in state.declarations.enumerated() {
      if case .text(let name) = raw.name {
        declared[raw.kind == "parameter" ? .parameter : .fact, default: []].insert(name)
      }
      add(raw, number: number)
    }
    if jurisdiction == nil, diagnostics.isEmpty {
      let place = Place(file: sources.jurisdiction + "/jurisdiction.lua", line: 1)
      diagnostics.append(
        Diagnostic(.declaration("jurisdiction '\(sources.jurisdiction)'", fault: .noneInFolder), at: place))
    }
    indexNames()
    checkVersions()
    checkEntriesAndTerms()
    checkSources()
  }

  private mutating func addCalendar() {
    let place = Place(file: "", line: 0)
    func variable(_ name: String, _ label: String, _ type: ValueType) -> Variable {
      Variable(name: name, label: label, type: type, origin: .calendar, place: place)
    }
    variables = [variable("year", "Year", .count(maximum: 9999)), variable("date", "Date of the law", .date)]
  }

  private mutating func add(_ raw: RawDeclaration, number: Int) {
    var reader = DeclarationReader(raw)
    switch raw.kind {
    case "jurisdiction":
      let read = reader.jurisdiction()
      if jurisdiction != nil {
        diagnostics.append(Diagnostic(.duplicateName(name: "jurisdiction", first: nil), at: raw.place))
      }
      jurisdiction = read
      jurisdictionPlace = raw.place
    case "input": if let variable = reader.variable(input: number) { add(variable) }
    case "rule", "deadline": if let variable = reader.variable(rule: number) { add(variable) }
    case "parameter":
      if let parameter = reader.parameter(declaration: number) {
        if let first = parameters.first(where: { $0.name == parameter.name }) {
          diagnostics.append(
            Diagnostic(.duplicateName(name: parameter.name, first: first.place), at: parameter.place))
        }
        parameters.append(parameter)
      }
    default: exampleDeclarations.append(raw)
    }
    diagnostics += reader.diagnostics
  }

  /// Adds a variable, or a further version of a rule that is there.
  private mutating func add(_ variable: Variable) {
    guard let index = variables.firstIndex(where: { $0.name == variable.name }) else {
      variables.append(variable)
      return
    }
    let first = variables[index]
    let merged: Variable.Origin? =
      switch (first.origin, variable.origin) {
      case (.rule(let a), .rule(let b)): .rule(a + b)
      case (.deadline(let a), .deadline(let b)): .deadline(a + b)
      default: nil
      }
    guard let merged, first.type == variable.type else {
      diagnostics.append(Diagnostic(.duplicateName(name: variable.name, first: first.place), at: variable.place))
      return
    }
    variables[index] = Variable(
      name: first.name, label: first.label, type: first.type,
      aliases: first.aliases + variable.aliases.filter { !first.aliases.contains($0) },
      units: first.units.merging(variable.units) { earlier, _ in earlier },
      help: first.help ?? variable.help, section: first.section ?? variable.section,
      minimum: first.minimum ?? variable.minimum, maximum: first.maximum ?? variable.maximum, origin: merged,
      place: first.place)
  }

  private mutating func indexNames() {
    for (slot, variable) in variables.enumerated() {
      for name in [variable.name] + variable.aliases {
        if let other = slots[name], other != slot {
          diagnostics.append(
            Diagnostic(.duplicateName(name: name, first: variables[other].place), at: variable.place))
        }
        slots[name] = slots[name] ?? slot
      }
    }
    // A result whose rule could not be read is unknown for another reason, which is reported already.
    guard diagnostics.isEmpty else { return }
    for name in jurisdiction?.results ?? [] where slots[name] == nil {
      diagnostics.append(
        Diagnostic(.unknownName(name: name, role: .asked, nearest: NearestNames.of(name, among: slots.keys))))
    }
  }

  /// Versions of a rule must neither overlap nor leave a gap.
  private mutating func checkVersions() {
    for variable in variables {
      let versions = variable.versions.sorted { $0.from < $1.from }
      for (earlier, later) in zip(versions, versions.dropFirst()) {
        let title = "rule '\(variable.name)'"
        if later.from <= earlier.to {
          let isSame = later.from == earlier.from && later.to == earlier.to
          diagnostics.append(
            isSame
              ? Diagnostic(.duplicateName(name: variable.name, first: earlier.place), at: later.place)
              : Diagnostic(.declaration(title, fault: .overlap(earlier.period, later.period)), at: later.place))
        } else if later.from != earlier.to.next {
          diagnostics.append(
            Diagnostic(
              .declaration(title, fault: .gap(after: "\(earlier.to)", before: "\(later.from)")), at: later.place))
        }
      }
    }
  }

  private mutating func checkSources() {
    var used: Set<String> = []
    var reads: [String: [NameRead]] = [:]
    for file in sources.all {
      // What is no Lua was reported when it was run.
      guard let checks = try? SourceChecks(file) else { continue }
      diagnostics += checks.traps { name in
        guard let slot = slots[name], case .count = variables[slot].type else { return false }
        return true
      }
      diagnostics += checks.globalAssignments
      diagnostics += checks.unknownNames(isKnown: environment.contains).map { unknown in
        let (name, place) = (unknown.name, unknown.place)
        if LuaState.absentGlobals.contains(name) { return Diagnostic(.forbidden(name: name), at: place) }
        if LuaState.absentLibraries.contains(name) {
          let called = unknown.field.map { "\(name).\($0)" } ?? name
          return Diagnostic(.forbidden(name: called), at: Place(file: file.path, line: place.line))
        }
        let nearest = slots[name] == nil ? NearestNames.of(name, among: environment) : ["case.\(name)"]
        return Diagnostic(.unknownGlobal(name: name, nearest: nearest), at: place)
      }
      for comparison in checks.wordComparisons { check(comparison) }
      let fileReads = checks.reads
      reads[file.path] = fileReads
      for read in fileReads {
        used.insert(read.name)
        check(read)
      }
    }
    for parameter in parameters where !used.contains(parameter.name) {
      warnings.append(
        Diagnostic(.unused(name: parameter.name), at: parameter.place))
    }
    diagnostics += CircleSearch(variables: variables, reads: reads).circles
  }

  /// A text compared with a choice must be one of its words, or the comparison is always false; with another fact it
  /// always is.
  private mutating func check(_ comparison: SourceChecks.WordComparison) {
    guard let slot = slots[comparison.fact] else { return }
    var words: [String] = []
    if case .choice(let choice) = variables[slot].type { words = choice.options }
    guard !words.contains(comparison.word) else { return }
    diagnostics.append(
      Diagnostic(
        .badValue(
          name: "case.\(comparison.fact)", value: comparison.word, expected: variables[slot].type.expectation,
          nearest: NearestNames.of(comparison.word, among: words)), at: comparison.place))
  }

  private mutating func check(_ read: NameRead) {
    switch read.record {
    case .fact:
      // Rules read names; aliases are for users, so that a rule file has one word for one thing.
      if let slot = slots[read.name], variables[slot].name == read.name { return }
      if declared[.fact]?.contains(read.name) == true, slots[read.name] == nil { return }
      let proper = slots[read.name].map { [variables[$0].name] }
      let nearest = proper ?? NearestNames.of(read.name, among: variables.map(\.name))
      diagnostics.append(Diagnostic(.unknownName(name: read.name, role: .inRule, nearest: nearest), at: read.place))
    case .parameter:
      if declared[.parameter]?.contains(read.name) == true { return }
      let nearest = NearestNames.of(read.name, among: parameters.map(\.name))
      diagnostics.append(
        Diagnostic(.unknownName(name: read.name, role: .parameter, nearest: nearest), at: read.place))
    }
  }
}
