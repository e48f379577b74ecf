import LevyModel
import LevyRules

/// How a value came about.
public struct Explanation: Sendable {
  /// The name.
  public let name: String
  /// What it is.
  public let label: String
  /// The value.
  public let value: Value
  /// The value's type.
  public let type: ValueType
  /// Where the value is from.
  public let origin: Origin
  /// The parameters that the rule read, in the order of reading.
  public let parameters: [ParameterUse]
  /// What the rule read, in the order of reading.
  public let inputs: [Explanation]
  /// The entries of a journal that a given value is the sum of.
  public let entries: EntrySum?
  /// Whether the same name was explained further up; its inputs are then left out.
  public let isRepeated: Bool

  /// Where a value is from.
  public enum Origin: Sendable {
    /// The case gives it; `pinned` if it stands in for a rule.
    case given(pinned: Bool)
    /// The input's default.
    case assumed
    /// The case's year or date.
    case calendar
    /// A rule.
    case rule(source: String, place: Place)
  }

  /// A parameter in force.
  public struct ParameterUse: Sendable {
    /// The name.
    public let name: String
    /// What it is.
    public let label: String
    /// A short form of the value.
    public let value: String
    /// The day since when it holds.
    public let since: CalendarDate
    /// The day on which it was enacted, if the rules say.
    public let enacted: CalendarDate?
    /// The statute.
    public let source: String
    /// Where it is declared.
    public let place: Place
  }
}

/// Notes what each rule reads while a case is evaluated.
package final class Recorder {
  package struct Reads {
    var facts: [Int] = []
    package var parameters: [Int] = []
  }

  package private(set) var reads: [Int: Reads] = [:]
  private var open: [Int] = []

  func enter(_ slot: Int) {
    open.append(slot)
    reads[slot] = Reads()
  }

  func leave(_ slot: Int) { open.removeLast() }
  func abandon() { open.removeAll() }

  func note(fact slot: Int) {
    guard let rule = open.last, reads[rule]?.facts.contains(slot) == false else { return }
    reads[rule]?.facts.append(slot)
  }

  func note(parameter slot: Int) {
    guard let rule = open.last, reads[rule]?.parameters.contains(slot) == false else { return }
    reads[rule]?.parameters.append(slot)
  }
}

extension Calculator {
  /// How the result of a name came about, for a case.
  ///
  /// - Throws: `Diagnostic`, as `evaluate` does.
  public func explain(_ name: String, for facts: Case) throws(Diagnostic) -> Explanation {
    let slot = try rulebook.slot(of: name, role: .asked)
    let reads = try recording { () throws(Diagnostic) in
      try begin(facts)
      _ = try asked(slot)
    }
    var explained: Set<Int> = []
    return try explanation(of: slot, reads: reads, explained: &explained)
  }

  /// Does work, and tells what each rule read that ran for it.
  func recording<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> [Int: Recorder.Reads] {
    beginRecording()
    defer { endRecording() }
    try work()
    return recorder?.reads ?? [:]
  }

  /// Begins to note, from nothing, what rules read.
  package func beginRecording() { record(Recorder()) }

  /// Ends it.
  package func endRecording() { record(nil) }

  private func record(_ recorder: Recorder?) {
    self.recorder = recorder
    caseRecord.pointee.recording = recorder != nil
    lawRecord.pointee.recording = recorder != nil
  }

  private func explanation(
    of slot: Int, reads: [Int: Recorder.Reads], explained: inout Set<Int>
  ) throws(Diagnostic) -> Explanation {
    let variable = rulebook.variables[slot]
    guard let value = values[slot] else {
      throw Diagnostic(.ruleFailed(rule: variable.name, message: "no value"), at: variable.place)
    }
    let isRepeated = !explained.insert(slot).inserted && reads[slot]?.facts.isEmpty == false
    var inputs: [Explanation] = []
    if !isRepeated {
      for fact in reads[slot]?.facts ?? [] {
        inputs.append(try explanation(of: fact, reads: reads, explained: &explained))
      }
    }
    return Explanation(
      name: variable.name, label: variable.label, value: value, type: variable.type, origin: origin(of: slot),
      parameters: isRepeated ? [] : (reads[slot]?.parameters ?? []).compactMap(use), inputs: inputs,
      entries: sums[slot], isRepeated: isRepeated)
  }

  private func origin(of slot: Int) -> Explanation.Origin {
    let variable = rulebook.variables[slot]
    if slot <= Rulebook.dateSlot { return .calendar }
    if pins[slot] { return .given(pinned: !variable.isInput) }
    guard let version = version(of: slot) else { return .assumed }
    return .rule(source: version.source, place: version.place)
  }

  private func use(_ slot: Int) -> Explanation.ParameterUse? {
    let parameter = rulebook.parameters[slot]
    guard let (entry, revision) = try? parameter.value(on: date, known: known) else { return nil }
    return Explanation.ParameterUse(
      name: parameter.name, label: parameter.label, value: revision.summary, since: entry.since,
      enacted: revision.known, source: parameter.source, place: parameter.place)
  }
}
