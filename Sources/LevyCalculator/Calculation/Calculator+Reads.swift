import LevyModel
import LevyRules
import LevyScript
import LevyState

/// The names that rules read.
package struct RuleReads {
  package var facts: Set<String> = []
  package var parameters: Set<String> = []

  package init() {
  }
}

extension Calculator {
  /// The names that each rule and deadline reads: those in the source of its functions, in all versions, including
  /// helper functions; and those that it reads in a case by computed names.
  package func reads(for facts: Case) -> [String: RuleReads] {
    let sources = rulebook.sources.all.reduce(into: [:]) { sources, file in
      sources[file.path] = try? SourceChecks(
        file, persons: rulebook.household.kindsByName, hypotheses: Set(rulebook.hypotheses.declared.map(\.name)))
    }
    let named = sources.mapValues(\.reads)
    var all: [String: RuleReads] = [:]
    for variable in rulebook.declaredVariables where !variable.versions.isEmpty {
      var reads = RuleReads()
      for span in variable.versions.reduce(into: Set(), { $0.formUnion(spans(of: $1, in: sources)) }) {
        for read in named[span.file] ?? [] where span.lines.contains(read.place.line) {
          switch read.record {
          case .fact: reads.facts.formUnion(names(of: read, in: variable))
          case .parameter: reads.parameters.insert(read.name)
          }
        }
      }
      all[variable.name] = reads
    }
    for (slot, recorded) in recordedReads(for: facts) {
      let name = rulebook.variables[rulebook.base(of: slot)].name
      all[name]?.facts.formUnion(recorded.facts.map { rulebook.variables[rulebook.base(of: $0)].name })
      all[name]?.parameters.formUnion(recorded.parameters.map { rulebook.parameters[$0].name })
    }
    return all
  }

  /// The names of the parameters that are read for a result of a case.
  package func parametersRead(for name: String, of facts: Case) -> Set<String> {
    let reads = recording { _ = try? evaluate(name, for: facts) }
    return Set(reads.values.flatMap(\.parameters).map { rulebook.parameters[$0].name })
  }

  /// The names that a read in a rule may mean, as far as its source says of which person.
  private func names(of read: NameRead, in variable: Variable) -> [String] {
    let household = rulebook.household
    switch read.person {
    case nil: return household.caseNames.contains(read.name) ? [] : [read.name]
    case .own?:
      return (variable.person.map { [$0.name(of: read.name)] } ?? []).filter { rulebook.slot(of: $0) != nil }
    case .kind(let kind)?:
      return household.members.filter { $0.kind == kind }.map { $0.name(of: read.name) }.filter {
        rulebook.slot(of: $0) != nil
      }
    // Reads of other persons are recorded when rules run.
    case .other?: return []
    }
  }

  private func spans(of version: Variable.RuleVersion, in sources: [String: SourceChecks]) -> Set<FunctionSpan> {
    state.spans(of: version.declaration, in: sources)
  }

  /// Records the names that all rules read in a case, with placeholders for missing inputs.
  private func recordedReads(for facts: Case) -> [Slot: Recorder.Reads] {
    recording {
      guard (try? begin(facts)) != nil else { return }
      missing = []
      for slot in rulebook.declaredVariables.slots where !rulebook.variables[slot].versions.isEmpty {
        _ = try? compute(slot)
      }
      missing = nil
    }
  }
}
