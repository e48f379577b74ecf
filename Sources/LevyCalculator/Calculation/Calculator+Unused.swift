import ExactNumbers
import LevyModel
import LevyRules

/// An unused fact: a given fact that does not affect the results that were asked for.
public struct UnusedFact: Sendable, Hashable {
  /// The name of the fact in the rules.
  public let name: String
  /// Its label.
  public let label: String
  /// Its type.
  public let type: ValueType
  /// The given value.
  public let value: Value
  /// The reason why it is unused.
  public let reason: Reason

  /// The reasons why a given fact is unused.
  public enum Reason: Sendable, Hashable {
    /// The value of another fact or result keeps rules from reading it.
    case decided(by: String, as: Value, type: ValueType)
    /// The result of the rule that reads it is given.
    case pinned(String)
    /// No rule on which the results depend reads it.
    case unread
    /// Rules read it, but without it the results are the same.
    case noDifference
    /// It was held back because other facts are missing, without which there would be no result.
    case incomplete(lacking: [String])
  }

  /// True if rules read it, although it makes no difference.
  package var isRead: Bool { reason == .noDifference }
}

extension Calculator {
  /// The slots of which a value was read since the current case began.
  package var slotsRead: Set<Slot> { Set(rulebook.variables.slots.filter(current.wasRead)) }

  /// True if a given value matters: it differs from the value that holds if nothing is given.
  package func tells(_ value: Value, slot: Slot) -> Bool {
    let variable = rulebook.variables[slot]
    if slot <= Rulebook.dateSlot || value == variable.defaultValue { return false }
    // An absent person may be given values that mean nothing.
    return variable.absentee == nil || !variable.type.isPlain || value != variable.nothing
  }

  /// The unused facts of a case.
  ///
  /// - Parameters:
  ///   - read: the slots that the results have read.
  ///   - open: slots to leave out.
  package func unused(in facts: Case, results: [Slot], read: Set<Slot>, open: Set<Slot> = []) -> [UnusedFact] {
    let told = facts.given.keys.sorted().filter { slot in
      !open.contains(slot) && !facts.estimated.contains(slot)
        && facts.given[slot].map { tells($0.value, slot: slot) } ?? false
    }
    var reasons: [Slot: UnusedFact.Reason] = [:]
    var unread = told.filter { !read.contains($0) && !results.contains($0) }
    if !unread.isEmpty, outcomes(of: results, for: facts) != nil {
      unread.removeAll(where: Set(caveatsMetAndRead.read).contains)
      reasons = whyUnread(unread, in: facts, results: results)
    }
    // A count is also derived from facts of the persons, so removing it proves nothing.
    let inputs = told.filter { slot in
      read.contains(slot) && rulebook.variables[slot].isInput && rulebook.counted[slot] == nil
    }
    if !inputs.isEmpty, let whole = outcomes(of: results, for: facts) {
      for slot in inputs where outcomes(of: results, for: facts.without(slot)) == whole {
        reasons[slot] = .noDifference
      }
    }
    return told.compactMap { slot in unused(slot, in: facts, reasons) }
  }

  /// The given facts that results do not read, by slot, with their reasons if these are wanted.
  package func unread(_ slots: [Slot], in facts: Case, results: [Slot], explained: Bool = true) -> [Slot: UnusedFact] {
    let reasons =
      explained
      ? whyUnread(slots, in: facts, results: results) : Dictionary(uniqueKeysWithValues: slots.map { ($0, .unread) })
    return reasons.keys.reduce(into: [:]) { $0[$1] = unused($1, in: facts, reasons) }
  }

  func unused(_ slot: Slot, in facts: Case, _ reasons: [Slot: UnusedFact.Reason]) -> UnusedFact? {
    guard let reason = reasons[slot], let fact = facts.given[slot] else { return nil }
    let variable = rulebook.variables[slot]
    return UnusedFact(
      name: variable.name, label: variable.label, type: variable.type, value: fact.value, reason: reason)
  }

  /// The slots of the given facts of the current case that matter.
  package var told: [Slot] {
    rulebook.variables.slots.filter { slot in
      // A fact that is told by months counts once.
      if current.isOfRange(month: slot) { return false }
      if let months = current.months(of: slot) { return tells(.months(months), slot: slot) }
      return current.gives(slot) && current[slot].map { tells($0, slot: slot) } ?? false
    }
  }

  /// The remarks on the current case after its results were computed: the caveats that apply, and the facts that matter
  /// but were read neither for results nor by these caveats.
  package var remarks: (caveats: [CaveatID], unread: [Slot]) {
    let unread = told.filter { !current.wasRead($0) }
    if unread.isEmpty { return (caveatsMet, []) }
    let (met, read) = caveatsMetAndRead
    return (met, unread.filter { !read.contains($0) })
  }

  /// The values of results, nil for each that fails; nil as a whole if it is no case of these rules.
  func outcomes(of results: [Slot], for facts: Case) -> [Value?]? {
    guard (try? begin(facts)) != nil else { return nil }
    return results.map { try? result($0) }
  }

  /// The caveats that apply to the current case, and the slots that they read, directly or through rules.
  private var caveatsMetAndRead: (met: [CaveatID], read: Set<Slot>) {
    var met: [CaveatID] = []
    let reads = recording { met = caveatsMet }
    var (read, open) = (Set<Slot>(), met.map { rulebook.caveats[$0].slot })
    while let slot = open.popLast() {
      for fact in reads[slot]?.facts ?? [] where read.insert(fact).inserted { open.append(fact) }
    }
    return (met, read)
  }

  /// Determines why no result reads facts: for each, the fact that would have to be different.
  private func whyUnread(_ unread: [Slot], in facts: Case, results: [Slot]) -> [Slot: UnusedFact.Reason] {
    var reasons: [Slot: UnusedFact.Reason] = [:]
    var open = unread
    /// Evaluates another case, and records the reason for the facts that are read in it.
    func look(_ other: Case, _ reason: UnusedFact.Reason) {
      guard outcomes(of: results, for: other) != nil else { return }
      for slot in open where current.wasRead(slot) { reasons[slot] = reason }
      open.removeAll { reasons[$0] != nil }
    }
    for slot in facts.given.keys.sorted() where !open.isEmpty && !rulebook.variables[slot].isInput {
      look(facts.without(slot), .pinned(rulebook.variables[slot].name))
    }
    for (slot, isAsked) in open.isEmpty ? [] : questions(before: open, in: facts, results: results) {
      if open.isEmpty { break }
      let variable = rulebook.variables[slot]
      guard outcomes(of: results, for: facts) != nil, let now = try? compute(slot) else { continue }
      for value in variable.others(than: now, amounts: isAsked) where !open.isEmpty {
        look(facts.with(value, slot), .decided(by: variable.name, as: now, type: variable.type))
      }
    }
    for slot in open { reasons[slot] = .unread }
    return reasons
  }

  /// The inputs that may decide whether facts are read: first those that their `ask_if` reads, then others that the
  /// results read.
  private func questions(before unread: [Slot], in facts: Case, results: [Slot]) -> [(slot: Slot, isAsked: Bool)] {
    let deciders = (try? deciders(of: unread, for: facts)) ?? [:]
    let asked = deciders.sorted { $0.key < $1.key }.flatMap { $0.value.sorted() }
    let read = ((try? slotsRead(by: results, for: facts).read) ?? []).sorted()
    var seen: Set<Slot> = []
    return (asked.map { ($0, true) } + read.map { ($0, false) }).filter { slot, _ in
      slot > Rulebook.dateSlot && rulebook.variables[slot].isInput && !unread.contains(slot)
        && seen.insert(slot).inserted
    }
  }
}

extension Case {
  /// A copy without the fact in a slot.
  func without(_ slot: Slot) -> Case {
    var other = self
    try? other.remove(rulebook.variables[slot].name)
    return other
  }

  /// A copy with another value in a slot.
  func with(_ value: Value, _ slot: Slot) -> Case {
    var other = self
    other.pin(value, for: rulebook.variables[slot].name)
    return other
  }
}

extension Variable {
  /// Other possible answers to a question, to see their effect.
  ///
  /// - Parameter amounts: whether to try an amount in place of zero. That is useful only for facts that an `ask_if`
  ///   reads: otherwise any income may lead to a tax, and the tax to a question.
  fileprivate func others(than value: Value, amounts: Bool) -> [Value] {
    let all: [Value] =
      switch type {
      case .boolean: [.boolean(true), .boolean(false)]
      case .choice(let choice): choice.options.map { .choice($0) }
      case .count(let most): Set([0, 1, 2, most]).filter { $0 <= most }.sorted().map { .count($0) }
      case .quantity(let unit):
        amounts && value == .number(0) ? [.number(min(maximum ?? 1_000, unit.terms.isShare ? 1 : 1_000))] : []
      case .date: []
      }
    return all.filter { $0 != value }
  }
}
