import Dispatch
import LevyCalculator
import LevyModel
import LevyRules
import LevyScript
import LuaRuntime
import Synchronization
import Threads

/// Mutation testing of rules: changes the code in one place at a time, or replaces an entry of a history by its
/// neighbour, and finds the changes (surviving mutants) that no case notices.
package struct Mutants: Sendable {
  /// A mutation of the rules.
  package enum Change: Sendable {
    /// Other code in a file.
    case code(file: String, Mutation)
    /// An entry of a parameter's history is replaced by the one before it. Both numbers are indices.
    case entry(parameter: ParameterID, entry: Int)
  }

  /// A mutant that no case notices.
  package struct Survivor: Sendable {
    /// The place of the change.
    package let place: Place
    /// The old and the new text.
    package let old: String
    package let new: String
    /// The number of cases that reach the place, and the number of these that were run.
    package let readers: Int
    package let asked: Int
    /// A case that distinguishes the mutant from the original, if one was found.
    package let telling: TellingCase?
  }

  /// The jurisdiction.
  package let jurisdiction: String
  /// The number of mutants, and the number of those whose code no case reaches.
  package let count: Int
  package let unreached: Int
  /// The surviving mutants, in the order of the files.
  package let survivors: [Survivor]

  /// The default maximum number of cases that are run for each mutant. Cases far from each other are run first.
  package static let mostAsked = 6000

  /// Creates and tests the mutants.
  ///
  /// - Parameters:
  /// - names: results; only rules on which they depend are changed. If empty, all rules are.
  /// - trials: the cases that may notice, with the lines that they reach.
  /// - mostAsked: the maximum number of cases that are run for each mutant.
  /// - tells: true to search for a distinguishing case if none notices.
  /// - progress: receives the number of finished mutants and of all mutants.
  /// - Throws: `Diagnostic` for an unknown name, or if the rules cannot be loaded.
  package init(
    _ rulebook: Rulebook, of names: [String] = [], trials: Trials, mostAsked: Int = Self.mostAsked, tells: Bool = true,
    workers: Int = 1,
    progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(Diagnostic) {
    let calculator = try Calculator(rulebook)
    let changes = try calculator.changes(of: names)
    jurisdiction = rulebook.jurisdiction.code
    count = changes.count
    unreached = changes.count { trials.readers(of: $0, in: rulebook).isEmpty }
    let found = Locked([Int: Survivor]())
    let failure = Locked<Diagnostic?>(nil)
    let next = Atomic(0)
    let done = Locked(0)
    DispatchQueue.concurrentPerform(iterations: max(1, workers)) { _ in
      do throws(Diagnostic) {
        let original = try Calculator(rulebook)
        while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < changes.count {
          let survivor = try Self.survivor(changes[index], original, trials, mostAsked, tells: tells)
          if let survivor { found.withLock { $0[index] = survivor } }
          done.withLock { done in
            done += 1
            progress(done, changes.count)
          }
        }
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let failure = failure.withLock(\.self) { throw failure }
    survivors = found.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Returns the mutant if no case notices it; else nil.
  private static func survivor(
    _ change: Change, _ original: Calculator, _ trials: Trials, _ mostAsked: Int, tells: Bool
  ) throws(Diagnostic) -> Survivor? {
    let rulebook = original.rulebook
    let readers = trials.readers(of: change, in: rulebook)
    let changed = try calculator(change, rulebook)
    if readers.prefix(mostAsked).contains(where: { !$0.passes(changed) }) { return nil }
    let telling = tells ? TellingCase(readers, original, changed) : nil
    let (place, old, new) = change.description(in: rulebook)
    return Survivor(
      place: place, old: old, new: new, readers: readers.count, asked: min(readers.count, mostAsked), telling: telling)
  }

  /// Returns a calculator with the changed rules.
  private static func calculator(_ change: Change, _ rulebook: Rulebook) throws(Diagnostic) -> Calculator {
    switch change {
    case .code(let path, let mutation):
      guard let file = rulebook.sources.file(path) else { return try Calculator(rulebook) }
      return try Calculator(Rulebook(rulebook, with: file.changed(by: mutation)))
    case .entry(let id, let index):
      let calculator = try Calculator(rulebook)
      let parameter = rulebook.parameters[id]
      let (entry, before) = (parameter.history[index], parameter.history[index - 1])
      calculator.lawOverride = { [unowned calculator] asked, day throws(Diagnostic) in
        guard asked == id, let found = try parameter.value(on: day, known: calculator.current.known),
          found.entry.since == entry.since, let revision = before.revisions.last
        else { return false }
        return try calculator.state.pushValue(of: parameter, entry: before, revision: revision)
      }
      return calculator
    }
  }
}

extension Mutants.Change {
  /// The place of the change, with the old and the new text.
  fileprivate func description(in rulebook: Rulebook) -> (place: Place, old: String, new: String) {
    switch self {
    case .code(_, let mutation): return (mutation.place, mutation.old, mutation.new)
    case .entry(let id, let index):
      let parameter = rulebook.parameters[id]
      return (
        parameter.place, "\(parameter.name) of \(parameter.history[index].since)",
        "that of \(parameter.history[index - 1].since)"
      )
    }
  }
}

extension Calculator {
  /// Returns all changes of the rules on which results depend.
  fileprivate func changes(of names: [String]) throws(Diagnostic) -> [Mutants.Change] {
    let reads = reads(for: try Case(rulebook, year: rulebook.jurisdiction.years.upperBound))
    let (lines, parameters) = try scope(of: names, reads)
    var changes: [Mutants.Change] = []
    for file in rulebook.sources.all {
      guard let own = lines[file.path], let checks = try? SourceChecks(file) else { continue }
      changes += checks.mutations(in: own).map { .code(file: file.path, $0) }
    }
    let (years, taxYear) = (rulebook.jurisdiction.years, rulebook.jurisdiction.taxYear)
    let (first, last) = (taxYear.firstDay(of: years.lowerBound), taxYear.lastDay(of: years.upperBound))
    for (id, parameter) in zip(rulebook.parameters.ids, rulebook.parameters) where parameters.contains(parameter.name) {
      for index in parameter.history.indices.dropFirst() {
        let (entry, before) = (parameter.history[index], parameter.history[index - 1])
        guard entry.since > first, entry.since <= last, let old = entry.revisions.last, let new = before.revisions.last,
          old.value != new.value
        else { continue }
        changes.append(.entry(parameter: id, entry: index))
      }
    }
    return changes
  }

  /// Returns the lines of rules on which results depend, and the parameters that those read.
  private func scope(
    of names: [String], _ reads: [String: RuleReads]
  ) throws(Diagnostic) -> (lines: [String: Set<Int>], parameters: Set<String>) {
    var chosen: Set<String> = []
    for name in names { chosen.insert(try rulebook.variable(named: name).name) }
    var open = Array(chosen)
    while let name = open.popLast() {
      for read in reads[name]?.facts ?? [] where chosen.insert(read).inserted { open.append(read) }
    }
    var functions: [LuaReferences] = []
    var parameters: Set<String> = []
    for variable in rulebook.namedVariables where names.isEmpty || chosen.contains(variable.name) {
      for version in variable.versions { functions.append(try state.functions(of: version.declaration)) }
      parameters.formUnion(reads[variable.name]?.parameters ?? [])
    }
    return (state.codeLines(of: functions.flatMap(\.values)), parameters)
  }

  private typealias LuaReferences = [String: LuaReference]
}
