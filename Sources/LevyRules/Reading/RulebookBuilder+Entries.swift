import LevyModel

/// Checks that names in deadlines, the jurisdiction and entries exist and have the right type.
extension RulebookBuilder {
  /// Checks that versions of a rule neither overlap nor leave a gap.
  mutating func checkVersions() {
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

  mutating func checkEntriesAndTerms() {
    for name in [jurisdiction?.overview.profit, jurisdiction?.overview.due].compactMap(\.self) {
      check(name, isOf: .money, at: jurisdictionPlace)
    }
    if let day = jurisdiction?.overview.by { check(day, isOf: .date, at: jurisdictionPlace) }
    for terms in jurisdiction?.waterfalls ?? [] {
      for name in terms.names { check(name, isOf: .money, at: jurisdictionPlace) }
    }
    for variable in variables {
      if case .choice(let choice) = variable.type, let fact = choice.numberFact {
        checkNumberFact(fact, of: variable)
      }
      for version in variable.versions {
        if let amount = version.terms?.amount { check(amount, isOf: .money, at: version.place) }
        if let when = version.terms?.when { check(when, isOf: .boolean, at: version.place) }
      }
    }
    for (word, names) in (jurisdiction?.instead ?? [:]).sorted(by: { $0.key < $1.key }) where diagnostics.isEmpty {
      if slots[word] != nil {
        diagnostics.append(
          Diagnostic(
            .duplicateName(name: word, first: slots[word].map { variables[$0].place }), at: jurisdictionPlace))
      }
      for name in names where slots[name] == nil {
        diagnostics.append(
          Diagnostic(
            .unknownName(name: name, role: .asked, nearest: nearest(name, Array(slots.keys))), at: jurisdictionPlace))
      }
    }
    var flows: [String: (flow: MoneyFlow, place: Place)] = [:]
    for variable in variables {
      guard case .input(let input) = variable.origin, let entries = input.entries else { continue }
      for (kind, flow) in entries.flows {
        if let first = flows[kind], first.flow != flow {
          diagnostics.append(
            Diagnostic(
              .declaration(
                "input '\(variable.name)'",
                fault: .wrongField(
                  "entries.flow",
                  expected: "\"\(first.flow.rawValue)\" for entries of the kind '\(kind)', as at \(first.place)",
                  found: "\"\(flow.rawValue)\"")), at: variable.place))
        }
        flows[kind] = flows[kind] ?? (flow, variable.place)
      }
    }
  }

  /// Checks that the number within a word, such as a class with a factor, goes to a numeric fact.
  private mutating func checkNumberFact(_ fact: String, of variable: Variable) {
    guard diagnostics.isEmpty else { return }
    let found = slots[fact].map { variables[$0] }
    if let found, found.type.isNumeric, found.isFact { return }
    diagnostics.append(
      Diagnostic(
        .declaration(
          "input '\(variable.name)'",
          fault: .wrongField(
            "type", expected: "number = \"FACT\" with the name of a fact of a numeric type", found: "\"\(fact)\"")),
        at: variable.place))
  }

  /// Checks that a name exists and has a type.
  private mutating func check(_ name: String, isOf type: ValueType, at place: Place?) {
    // After other errors, names may be missing because of them.
    guard diagnostics.isEmpty else { return }
    guard let slot = slots[name], variables[slot].name == name else {
      let nearest = slots[name].map { [variables[$0].name] } ?? nearest(name, variables.map(\.name))
      diagnostics.append(Diagnostic(.unknownName(name: name, role: .asked, nearest: nearest), at: place))
      return
    }
    guard variables[slot].type != type else { return }
    diagnostics.append(
      Diagnostic(
        .declaration(
          "'\(name)'", fault: .wrongField("type", expected: type.name, found: variables[slot].type.name)),
        at: place))
  }
}
