import LevyModel

/// What deadlines, the jurisdiction and entries name must be there and fit.
extension RulebookBuilder {
  /// Versions of a rule must neither overlap nor leave a gap.
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
      check(amount: name, at: jurisdictionPlace)
    }
    for terms in jurisdiction?.waterfalls ?? [] {
      for name in terms.names { check(amount: name, at: jurisdictionPlace) }
    }
    for variable in variables {
      for version in variable.versions {
        if let amount = version.terms?.amount { check(amount: amount, at: version.place) }
      }
    }
    var flows: [String: (flow: MoneyFlow, place: Place)] = [:]
    for variable in variables {
      guard case .input(let input) = variable.origin, let entries = input.entries else { continue }
      for kind in entries.kinds {
        if let first = flows[kind], first.flow != entries.flow {
          diagnostics.append(
            Diagnostic(
              .declaration(
                "input '\(variable.name)'",
                fault: .wrongField(
                  "entries.flow",
                  expected: "\"\(first.flow.rawValue)\" for entries of the kind '\(kind)', as at \(first.place)",
                  found: "\"\(entries.flow.rawValue)\"")), at: variable.place))
        }
        flows[kind] = flows[kind] ?? (entries.flow, variable.place)
      }
    }
  }

  /// A name that is to be an amount of money.
  private mutating func check(amount name: String, at place: Place?) {
    // What could not be read is reported already.
    guard diagnostics.isEmpty else { return }
    guard let slot = slots[name], variables[slot].name == name else {
      let nearest = slots[name].map { [variables[$0].name] } ?? nearest(name, variables.map(\.name))
      diagnostics.append(Diagnostic(.unknownName(name: name, role: .asked, nearest: nearest), at: place))
      return
    }
    guard variables[slot].type != .money else { return }
    diagnostics.append(
      Diagnostic(
        .declaration(
          "'\(name)'", fault: .wrongField("type", expected: "money", found: variables[slot].type.name)),
        at: place))
  }
}
