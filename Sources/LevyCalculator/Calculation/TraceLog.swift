import LevyModel

/// The values that rules recorded by `trace(label, value)`, in the order of time.
package struct TraceLog: Sendable {
  /// A recorded value.
  package struct Note: Sendable, Hashable {
    /// The label that the rule gave.
    package let label: String
    /// The value as the rule language writes it, cut if it is long.
    package let value: String
    /// The rule that ran.
    package let rule: String?
    /// The line of the rule file.
    package let place: Place?
  }

  /// The first values, up to a maximum.
  package private(set) var notes: [Note] = []
  /// The number of values that were not kept.
  package private(set) var omitted = 0
  /// The maximum number of values, so that a rule which traces in a loop does not use up the memory.
  static let most = 200

  mutating func add(_ note: () -> Note) {
    if notes.count < Self.most { notes.append(note()) } else { omitted += 1 }
  }

  mutating func remove(of rules: Set<String>) {
    notes.removeAll { $0.rule.map(rules.contains) ?? false }
  }
}

/// Records the values that rules trace in one case. A rule that runs again for another result is not recorded twice.
package final class TraceRecorder {
  package private(set) var log = TraceLog()
  private var tracing: Set<Slot> = []
  private var finished: Set<Slot> = []

  package init() {}

  func note(_ slot: Slot?, _ note: () -> TraceLog.Note) {
    if let slot {
      if finished.contains(slot) { return }
      tracing.insert(slot)
    }
    log.add(note)
  }

  /// Removes the values of rules that will run again.
  func withdraw(rules: Set<String>) { log.remove(of: rules) }

  /// Called when a result was computed or failed; later values belong to the next result.
  package func finishResult() {
    finished.formUnion(tracing)
    tracing = []
  }
}

extension Calculator {
  func listenToTraces() {
    guard let recorder = traceRecorder else { return state.onTrace = nil }
    state.onTrace = { [unowned self, unowned recorder] in
      // Values that depend on placeholders are not recorded.
      if missing != nil { return }
      recorder.note(running.last) { noteOfTrace() }
    }
  }

  /// Makes a note: the label is the first value on the stack, the value is the top one.
  private func noteOfTrace() -> TraceLog.Note {
    let lua = state.lua
    let value = traceWords()
    lua.pushCopy(at: 1)
    let label = lua.string(at: -1)?.cut(to: Self.longestTrace) ?? traceWords()
    lua.pop()
    return TraceLog.Note(
      label: label, value: value, rule: running.last.map { rulebook.variables[$0].name },
      place: lua.scriptPlace().map { Place(file: $0.chunk, line: $0.line) })
  }

  /// The length in characters of the longest value that is shown in full.
  private static let longestTrace = 200

  /// The value on top of the stack, as a rule would write it.
  private func traceWords() -> String {
    if let text = state.lua.string(at: -1) { return "\"\(text.cut(to: Self.longestTrace))\"" }
    if state.lua.kind(at: -1) == .table, let date = state.date() { return date.description }
    return state.summary().cut(to: Self.longestTrace)
  }
}
