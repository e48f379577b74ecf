import ExactNumbers
import LevyModel
import LevyRules

/// An explanation of a value: what it was computed from.
public struct Explanation: Sendable, Hashable {
  /// The name.
  public let name: String
  /// Its label.
  public let label: String
  /// The value.
  public let value: Value
  /// The value's type.
  public let type: ValueType
  /// The origin of the value.
  public let origin: Origin
  /// The parameters that the rule read, in the order of reading.
  public let parameters: [ParameterUse]
  /// The values that the rule read, in the order of reading.
  public let inputs: [Explanation]
  /// The journal entries of which a given value is the sum.
  package let entries: EntrySum?
  /// The rule's formula with the numbers of the case; nil if it is only a number, or cannot be determined.
  package let arithmetic: Arithmetic?
  /// True if the same name was explained further up; its inputs are then left out.
  public let isRepeated: Bool
  package let language: Language?

  /// The origin of a value.
  public enum Origin: Sendable, Hashable {
    /// The case gives it; `pinned` if it replaces a rule.
    case given(pinned: Bool)
    /// The input's default.
    case assumed
    /// The case's year or date.
    case calendar
    /// A rule.
    case rule(source: String, place: Place)
  }

  /// A parameter in force.
  public struct ParameterUse: Sendable, Hashable {
    /// The name.
    public let name: String
    /// Its label.
    public let label: String
    /// A short form of the value.
    public let value: String
    /// The value as a table, if it is one.
    package let table: LawTable?
    /// The day from which it is in force.
    public let since: CalendarDate
    /// The day on which it was enacted, if the rules state it.
    public let enacted: CalendarDate?
    /// The statute.
    public let source: String
    /// The place of the declaration.
    public let place: Place
  }
}

/// Records the reads of each rule while a case is evaluated.
package final class Recorder {
  package struct Reads {
    var facts: [Slot] = []
    /// The parameters that were read, each with the day whose law was read.
    package var law: [DatedParameter] = []
    package var parameters: [ParameterID] { law.map(\.id) }
  }

  /// A parameter on a day.
  package struct DatedParameter: Hashable {
    package let id: ParameterID
    package let date: CalendarDate
  }

  package private(set) var reads: [Slot: Reads] = [:]
  private var open: [Slot] = []

  package func enter(_ slot: Slot) {
    open.append(slot)
    reads[slot] = Reads()
  }

  func leave(_ slot: Slot) { _ = open.popLast() }
  func abandon() { open.removeAll() }

  func note(fact slot: Slot) {
    guard let rule = open.last, reads[rule]?.facts.contains(slot) == false else { return }
    reads[rule]?.facts.append(slot)
  }

  func note(parameter id: ParameterID, on date: CalendarDate) {
    let read = DatedParameter(id: id, date: date)
    guard let rule = open.last, reads[rule]?.law.contains(read) == false else { return }
    reads[rule]?.law.append(read)
  }
}

extension Calculator {
  /// Explains the result of a name for a case.
  ///
  /// - Throws: `Diagnostic`, as `evaluate` does.
  public func explain(_ name: String, for facts: Case) throws(Diagnostic) -> Explanation {
    let slot = try rulebook.slot(of: name, role: .asked)
    try checkInterruption()
    let reads = try recording { () throws(Diagnostic) in
      try begin(facts)
      _ = try asked(slot)
    }
    var explained: Set<Slot> = []
    return try explanation(of: slot, reads: reads, explained: &explained)
  }

  /// Performs work, and returns the reads of each rule that ran.
  func recording<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> [Slot: Recorder.Reads] {
    beginRecording()
    defer { endRecording() }
    try work()
    return recorder?.reads ?? [:]
  }

  /// Begins to record the reads of rules, with an empty record.
  package func beginRecording() { record(Recorder()) }

  /// Ends recording.
  package func endRecording() { record(nil) }

  func record(_ recorder: Recorder?) {
    self.recorder = recorder
    caseRecord.pointee.recording = recorder != nil
    lawRecord.pointee.recording = recorder != nil
  }

  private func explanation(
    of slot: Slot, reads: [Slot: Recorder.Reads], explained: inout Set<Slot>
  ) throws(Diagnostic) -> Explanation {
    let variable = rulebook.variables[slot]
    let months = areOfMonths[slot.index] ? try monthsTold(of: slot) : nil
    let assumed = current.isAssumedInMonths(slot) ? defaultValue(of: slot) : nil
    guard let value = months.map({ .months($0) }) ?? current[slot] ?? assumed else {
      throw Diagnostic(.ruleFailed(rule: variable.name, message: "no value"), at: variable.place)
    }
    let isRepeated = !explained.insert(slot).inserted && reads[slot]?.facts.isEmpty == false
    var inputs: [Explanation] = []
    if !isRepeated {
      // Months are shown with their fact, which was read with them.
      for fact in reads[slot]?.facts ?? [] where !(areOfMonths[fact.index] && rulebook.months.facts[fact] != nil) {
        inputs.append(try explanation(of: fact, reads: reads, explained: &explained))
      }
    }
    let formula = isRepeated || reads[slot] == nil ? nil : arithmetic(of: slot)
    return Explanation(
      name: variable.name, label: variable.label, value: value, type: variable.type, origin: origin(of: slot),
      parameters: isRepeated ? [] : uses(reads[slot]?.law ?? [], in: formula), inputs: inputs,
      entries: current.sums[slot],
      arithmetic: formula, isRepeated: isRepeated, language: rulebook.language)
  }

  private func origin(of slot: Slot) -> Explanation.Origin {
    let variable = rulebook.variables[slot]
    if slot <= Rulebook.dateSlot { return .calendar }
    if current.gives(slot) || rulebook.months.ofFact[slot]?.contains(where: current.gives) == true {
      return .given(pinned: !variable.isInput)
    }
    guard let version = version(of: slot) else { return .assumed }
    return .rule(source: version.source, place: version.place)
  }

  /// The entries of parameters that were read; an entry that is in force on several of the days is listed once.
  private func uses(_ law: [Recorder.DatedParameter], in formula: Arithmetic?) -> [Explanation.ParameterUse] {
    let figures = formula?.figures ?? []
    let values = (figures.isEmpty ? [] : law).map { read in
      (id: read.id, figures: Set(inForce(read)?.revision.value.numbers ?? []))
    }
    return law.compactMap { read in
      // A figure that another parameter of the rule also has does not identify this one.
      use(read, values.filter { $0.id != read.id }.reduce(into: figures) { $0.subtract($1.figures) })
    }.reduce(into: []) { uses, use in
      if !uses.contains(where: { $0.name == use.name && $0.since == use.since }) { uses.append(use) }
    }
  }

  private func inForce(_ read: Recorder.DatedParameter) -> (entry: Parameter.Entry, revision: Parameter.Revision)? {
    try? rulebook.parameters[read.id].value(on: read.date, known: current.known)
  }

  private func use(_ read: Recorder.DatedParameter, _ figures: Set<Exact>) -> Explanation.ParameterUse? {
    let parameter = rulebook.parameters[read.id]
    guard let (entry, revision) = inForce(read) else { return nil }
    return Explanation.ParameterUse(
      name: parameter.name, label: parameter.label, value: revision.summary,
      table: LawTable(revision.value, figures: figures), since: entry.since, enacted: revision.known,
      source: parameter.source, place: parameter.place)
  }
}
