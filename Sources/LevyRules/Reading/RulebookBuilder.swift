import LevyModel
import LevyScript
import LevyState
import LuaRuntime

/// Builds a rulebook from the declarations of the files, and collects all errors on the way.
struct RulebookBuilder {
  /// The files of the jurisdiction, and after they have run also those that they require from elsewhere.
  private(set) var sources: RuleSources
  private(set) var jurisdiction: Jurisdiction?
  private(set) var variables: [Variable] = []
  private(set) var parameters: [Parameter] = []
  private(set) var caveats: [Caveat] = []
  var caveatDrafts: [CaveatDraft] = []
  private(set) var slots: [String: Slot] = [:]
  private(set) var interviews: [InterviewPlan] = []
  var household = Household()
  /// The variables of persons other than the taxpayer, by person. They come after all others.
  var othersVariables: [Int: [Variable]] = [:]
  /// The bytes that labels and aliases of these variables take.
  var madeForPersons = 0
  private(set) var exampleDeclarations: [RawDeclaration] = []
  private(set) var propertyDrafts: [PropertyDraft] = []
  private(set) var hypothesisDrafts: [(raw: RawDeclaration, declaration: DeclarationID)] = []
  var hypotheses = Hypotheses([], declaredCount: 0)
  var properties: [Property] = []
  var warnings: [Diagnostic] = []
  var diagnostics: [Diagnostic] = []
  /// The state into which the files were loaded.
  private(set) var state: RuleState?
  /// The slot of each variable and the index of each parameter, by name.
  private var places: [String: Slot] = [:]
  private var parameterPlaces: [String: Int] = [:]
  /// The place of the jurisdiction's declaration.
  private(set) var jurisdictionPlace: Place?
  /// The global names that the engine gives rule files.
  private(set) var environment: Set<String> = []
  /// The number of comparisons of misspelt names with others that is left.
  var neighboursLeft = 400_000
  /// The place of the first declaration of each field of persons, and the kinds of persons that have it.
  private(set) var fieldSlots: [String: Slot] = [:]
  private(set) var fieldKinds: [String: Set<String>] = [:]
  /// Tables of parameters that must have all words of a choice.
  private var tables: [WordTable] = []
  /// The parameters by whose rise others are projected, with the declarations that say so.
  private(set) var indices: [(name: String, raw: RawDeclaration)] = []
  private(set) var unfinished = UnfinishedFiles()
  /// The names of all declarations, including those with errors, since reading one is no second error.
  private(set) var declared: [NameRead.Record: Set<String>] = [:]

  init(_ sources: RuleSources) { self.sources = sources }

  var sortedDiagnostics: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    func areInOrder(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
      guard let first = a.place, let second = b.place else { return a.place != nil && b.place == nil }
      // A file that failed may be the cause of errors elsewhere, so its errors come first.
      let (one, other) = (unfinished.paths.contains(first.file) ? 0 : 1, unfinished.paths.contains(second.file) ? 0 : 1)
      return (one, first.file, first.line, first.column ?? 0) < (other, second.file, second.line, second.column ?? 0)
    }
    // Nobody reads thousands of errors, and locating the words of each in its file takes long.
    let sorted = diagnostics.filter { seen.insert($0).inserted }.sorted(by: areInOrder)
    seen = []
    let first = sources.pinpointed(Array(sorted.prefix(RuleSources.mostPinpointed))).filter { seen.insert($0).inserted }
    return first.sorted(by: areInOrder) + sorted.dropFirst(RuleSources.mostPinpointed)
  }

  mutating func read() {
    addCalendar()
    // One file is parsed and compiled while another runs.
    let compiling = BackgroundWork { [sources] in
      for file in sources.files { _ = file.bytecode(memory: sources.limits.memory) }
    }
    let state: RuleState
    do {
      state = try RuleState(sources)
      compiling.wait()
    } catch {
      diagnostics.append(error)
      return
    }
    self.state = state
    sources = state.sources
    diagnostics += state.diagnostics
    // After a limit was exceeded nothing more is read: further errors would hide that one.
    if state.isOverLimit { return }
    environment = Set(state.lua.environmentNames)
    unfinished = UnfinishedFiles(state.unfinishedFiles, among: sources.all)
    if !unfinished.isEmpty { declared = [.fact: unfinished.names, .parameter: unfinished.names] }
    let declarations = worded(state.declarations)
    readPersons(declarations)
    for (number, raw) in zip(declarations.ids, declarations) {
      if case .text(let name) = raw.name, raw.kind.givesName {
        declared[raw.kind == .parameter ? .parameter : .fact, default: []].insert(name)
      }
      add(raw, number: number)
    }
    for person in household.members.dropFirst() {
      for variable in othersVariables[person.index] ?? [] { add(variable) }
    }
    let taxYear = jurisdiction?.taxYear ?? .calendar
    for whole in variables { for month in whole.months(of: taxYear) { add(month) } }
    if jurisdiction == nil, diagnostics.isEmpty {
      let place = Place(file: sources.jurisdiction + "/jurisdiction.lua", line: 1)
      diagnostics.append(
        Diagnostic(.declaration("jurisdiction '\(sources.jurisdiction)'", fault: .noneInFolder), at: place))
    }
    if let jurisdiction {
      for place in parameters.indices { parameters[place].taxYear = jurisdiction.taxYear }
    }
    indexNames()
    if unfinished.isEmpty {
      checkInterviews()
      checkCounters()
      checkTables()
      checkVersions()
      checkEntriesAndTerms()
      addProperties()
      addHypotheses()
      addCaveats()
    }
    checkSources()
  }

  /// True if a file that failed may have declared this name.
  func mayBeUnfinished(_ name: String, as record: NameRead.Record = .fact) -> Bool {
    if unfinished.isEmpty || (record == .fact && slots[name] != nil) { return false }
    return declared[record]?.contains(name) == true || unfinished.mayDeclare(name)
  }

  private mutating func addCalendar() {
    let place = Place(file: "", line: 0)
    func variable(_ name: String, _ label: String, _ type: ValueType) -> Variable {
      Variable(
        named: name, label: label, type: type, origin: .calendar, place: place, person: nil, field: name)
    }
    for calendar in [variable("year", "Year", .count(maximum: 9999)), variable("date", "Date of the law", .date)] {
      add(calendar)
    }
  }

  private mutating func add(_ raw: RawDeclaration, number: DeclarationID) {
    var reader = DeclarationReader(raw)
    switch raw.kind {
    case .jurisdiction:
      let read = reader.jurisdiction()
      if jurisdiction != nil {
        diagnostics.append(Diagnostic(.duplicateName(name: "jurisdiction", first: nil), at: raw.place))
      }
      jurisdiction = read
      jurisdictionPlace = raw.place
    case .person, .thing, .words: return
    case .input, .rule, .deadline:
      if raw.fields.fields?["of"] != nil { return addOfPersons(raw, number: number) }
      if let variable = raw.kind == .input ? reader.variable(input: number) : reader.variable(rule: number) {
        add(variable)
      }
    case .parameter:
      if let parameter = reader.parameter(declaration: number) {
        // `law.on` is a function that gives the law of another day.
        if parameter.name == "on" {
          diagnostics.append(Diagnostic(.duplicateName(name: "on", first: nil), at: raw.place))
        }
        if let first = parameterPlaces[parameter.name] {
          if sources.replaces(parameter.place, parameters[first].place) {
            parameters[first] = parameter
            break
          }
          diagnostics.append(
            Diagnostic(.duplicateName(name: parameter.name, first: parameters[first].place), at: parameter.place))
        }
        parameterPlaces[parameter.name] = parameterPlaces[parameter.name] ?? parameters.count
        parameters.append(parameter)
      }
    case .interview:
      guard let interview = reader.interview(declaration: number) else { break }
      interviews.removeAll { [sources] in
        $0.name == interview.name && sources.replaces(interview.place, $0.place)
      }
      interviews.append(interview)
    case .caveat, .check: return addCaveat(raw, number: number)
    case .hypothesis:
      hypothesisDrafts.removeAll { [sources] in
        $0.raw.name.text == raw.name.text && sources.replaces(raw.place, $0.raw.place)
      }
      hypothesisDrafts.append((raw, number))
    case .property: propertyDrafts.append(PropertyDraft(raw: raw, declaration: number))
    case .form:
      let fault = Problem.DeclarationFault.misplaced(folder: "forms", isWithin: false)
      diagnostics.append(Diagnostic(.declaration(raw.title, fault: fault), at: raw.place))
    case .example: exampleDeclarations.append(raw)
    }
    diagnostics += reader.diagnostics
    tables += reader.tables
    indices += reader.indices.map { (name: $0, raw: raw) }
  }

  /// Adds a variable, or a further version to an existing rule.
  mutating func add(_ variable: Variable) {
    guard let slot = places[variable.name] else {
      places[variable.name] = Slot(variables.count)
      variables.append(variable)
      return
    }
    let first = variables[slot]
    if first.type == variable.type, first.person == variable.person,
      !variable.isInput || sources.replaces(variable.place, first.place),
      let origin = first.origin.replaced(by: variable.origin, where: { sources.replaces(variable.place, $0) }),
      [nil, sources.overlay(of: variable.place.file)].contains(sources.overlay(of: first.place.file))
    {
      variables[slot.index] = Variable(variable, origin: origin)
      return
    }
    let merged: Variable.Origin? =
      switch (first.origin, variable.origin) {
      case (.rule(let a), .rule(let b)): .rule(a + b)
      case (.deadline(let a), .deadline(let b)): .deadline(a + b)
      default: nil
      }
    guard let merged, first.type == variable.type, first.per == variable.per, first.person == variable.person else {
      diagnostics.append(Diagnostic(.duplicateName(name: variable.name, first: first.place), at: variable.place))
      return
    }
    variables[slot.index] = Variable(
      name: first.name, label: first.label, type: first.type, per: first.per,
      aliases: first.aliases + variable.aliases.filter { !first.aliases.contains($0) },
      units: first.units.merging(variable.units) { earlier, _ in earlier },
      help: first.help ?? variable.help, question: first.question ?? variable.question,
      section: first.section ?? variable.section,
      minimum: first.minimum ?? variable.minimum, maximum: first.maximum ?? variable.maximum, origin: merged,
      place: first.place, person: first.person, field: first.field)
  }

  private mutating func indexNames() {
    let caseNames = household.caseNames
    for (slot, variable) in zip(variables.slots, variables) {
      fieldSlots[variable.field] = fieldSlots[variable.field] ?? slot
      if let person = variable.person {
        fieldKinds[variable.field, default: []].insert(person.kind)
        if household.groupsOfMembers[person.index]?[variable.field] != nil, !person.isTaxpayer {
          diagnostics.append(Diagnostic(.duplicateName(name: variable.name, first: nil), at: variable.place))
        }
      }
      if variable.isCaveat { continue }
      for name in [variable.name] + variable.aliases {
        if caseNames.contains(name) {
          diagnostics.append(Diagnostic(.duplicateName(name: name, first: nil), at: variable.place))
        }
        if let other = slots[name], other != slot {
          diagnostics.append(Diagnostic(.duplicateName(name: name, first: variables[other].place), at: variable.place))
        }
        slots[name] = slots[name] ?? slot
      }
    }
    for (name, owners) in household.ownersOfLists { fieldKinds[name, default: []].formUnion(owners) }
    // The type of a result whose rule has errors is unknown; those errors are reported already.
    guard diagnostics.isEmpty else { return }
    for name in jurisdiction?.results ?? [] where slots[name] == nil {
      diagnostics.append(
        Diagnostic(.unknownName(name: name, role: .asked, nearest: nearest(name, slots.keys)), at: jurisdictionPlace))
    }
    for variable in variables {
      guard case .input(let input) = variable.origin else { continue }
      // Each person carries a result of their own; a kind that does not have it carries nothing.
      let carried = input.carriedResult.flatMap { fieldSlots[$0] == nil ? $0 : nil }
      for name in input.defaultIfGiven + [input.standsFor, carried].compactMap(\.self) where slots[name] == nil {
        diagnostics.append(
          Diagnostic(
            .unknownName(name: name, role: .inRule, nearest: nearest(name, slots.keys)), at: variable.place))
      }
    }
  }

  /// Checks that tables by the words of a choice have all words and no others.
  private mutating func checkTables() {
    // A choice of thousands of words may be missing in thousands of tables; nobody reads that many errors.
    for table in tables where diagnostics.count < sources.limits.declarations {
      func add(_ fault: Problem.DeclarationFault) {
        diagnostics.append(Diagnostic(.declaration(table.raw.title, fault: fault), at: table.raw.place))
      }
      guard let slot = slots[table.choice], case .choice(let choice) = variables[slot].type else {
        let choices = variables.filter { if case .choice = $0.type { true } else { false } }.map(\.name)
        let nearest = nearest(table.choice, choices)
        let expected = "by(…) with the name of a choice" + (nearest.first.map { ", such as \($0)" } ?? "")
        add(.wrongField("type", expected: expected, found: "\"\(table.choice)\""))
        continue
      }
      let unknown = table.words.subtracting(choice.options).sorted()
      var misspelt: Set<String> = []
      for word in unknown {
        let near = nearest(word, choice.options)
        misspelt.formUnion(near)
        add(.unknownField("\(table.path).\(word)", nearest: near))
      }
      for word in choice.options where !table.words.contains(word) && !misspelt.contains(word) {
        add(.missingField("\(table.path).\(word)"))
      }
    }
  }

  /// Adds the caveats. The rules that they concern must exist; a caveat concerns them under hypotheses too.
  private mutating func addCaveats() {
    for draft in caveatDrafts {
      let variable = draft.variable
      var rules: Set<Slot> = []
      for name in draft.concerns {
        if let slot = slots[name], variables[slot].name == name, !variables[slot].versions.isEmpty {
          rules.formUnion([slot] + hypotheses.slots(ofRule: slot))
        } else if declared[.fact]?.contains(name) != true || slots[name] != nil {
          let names = variables.filter { !$0.versions.isEmpty && !$0.isCaveat }.map(\.name)
          let proper = slots[name].map { variables[$0] }.flatMap { $0.versions.isEmpty ? nil : [$0.name] }
          diagnostics.append(
            Diagnostic(
              .unknownName(name: name, role: .concern, nearest: proper ?? nearest(name, names)),
              at: variable.place))
        }
      }
      guard let slot = places[variable.name] else { continue }
      caveats.append(
        Caveat(
          name: draft.name, text: variable.label, source: draft.source, concerns: draft.concerns,
          place: variable.place, kind: draft.kind, slot: slot, rules: rules))
    }
  }
}
