import LevyModel
import LevyRules

/// Checks the facts of a case.
extension Calculator {
  /// Checks the facts of the current case, once, before its first result: that absent persons have none, and that no
  /// impossible check fails.
  ///
  /// - Throws: `Diagnostic` if the facts cannot be true.
  func checkFacts() throws(Diagnostic) {
    if !checks.areDone {
      checks.areDone = true
      do throws(Diagnostic) {
        try checkCase()
        try runChecks()
      } catch {
        checks.contradiction = error
      }
    }
    if let contradiction = checks.contradiction { throw contradiction }
  }

  /// The doubtful and impossible checks that a case fails.
  ///
  /// - Throws: `Diagnostic` if it is a case of other rules.
  package func doubts(of facts: Case) throws(Diagnostic) -> [Caveat] {
    try begin(facts)
    try? checkCase()
    var found: [Caveat] = []
    try? runChecks { found.append(self.said($0)) }
    return found
  }

  /// A caveat whose text has the values of the current case.
  package func said(_ place: CaveatID) -> Caveat {
    rulebook.filled(rulebook.caveats[place], word)
  }

  /// A text with names in braces replaced by values of the case: `{year}`, `{refund}`.
  package func filled(_ text: String, for facts: Case) -> String {
    guard text.contains("{"), (try? begin(facts)) != nil else { return text }
    return rulebook.filled(text, word)
  }

  /// The value of a slot, for people.
  private func word(_ slot: Slot) -> String? {
    if slot == Rulebook.yearSlot { return rulebook.jurisdiction.taxYear.name(of: year) }
    return Language.speaking(rulebook.language) {
      (try? compute(slot))?.shown(as: rulebook.variables[slot].type)
    }
  }

  /// Runs the checks that may fail in the current case.
  ///
  /// - Parameter note: called with each check that fails; without it, doubtful checks that fail are kept in
  ///   `checks.doubts`.
  /// - Throws: `Diagnostic` for the first impossible check that fails, unless there is a `note`.
  private func runChecks(_ note: ((CaveatID) -> Void)? = nil) throws(Diagnostic) {
    var known = checks.reads[current.date] ?? FactChecks.Reads()
    let open = checks.places.filter { place in
      guard version(of: rulebook.caveats[place].slot) != nil else { return false }
      return known.idle[place].map { $0.contains(where: current.gives) } ?? true
    }
    if open.isEmpty { return }
    // Recording reads takes time, so it is done once a date.
    let isNoted = !open.allSatisfy { known.idle[$0] != nil || known.concerned.contains($0) }
    let (strict, recorder, traces) = (isStrict, recorder, traceRecorder)
    if traces != nil { traceRecorder = nil }
    isStrict = false
    record(isNoted ? Recorder() : nil)
    defer {
      isStrict = strict
      record(recorder)
      if traces != nil { traceRecorder = traces }
      // Reads and assumptions of checks do not count as those of results.
      current.forgetReads()
      restart()
      checks.reads[current.date] = known
    }
    for place in open {
      let caveat = rulebook.caveats[place]
      let fails = try fails(caveat)
      if isNoted {
        let read = self.read(by: caveat)
        if read.contains(where: current.gives) {
          known.concerned.insert(place)
        } else if !fails {
          known.idle[place] = Array(read)
        }
      }
      if !fails { continue }
      if let note {
        note(place)
      } else if caveat.kind == .doubtful {
        checks.doubts.append(place)
      } else {
        if !isNoted {
          restart()
          beginRecording()
          _ = try self.fails(caveat)
        }
        throw impossible(place, read: read(by: caveat))
      }
    }
  }

  /// The slots that a check read, directly or through rules, as far as reads were recorded.
  private func read(by check: Caveat) -> Set<Slot> {
    Self.closure(of: [check.slot], recorder?.reads ?? [:]).filter { $0 > Rulebook.dateSlot }
  }

  /// The error for a case that fails an impossible check.
  private func impossible(_ place: CaveatID, read: Set<Slot>) -> Diagnostic {
    let caveat = rulebook.caveats[place]
    // Facts that were read only through other rules help less.
    let direct = (recorder?.reads[caveat.slot]?.facts ?? []).filter { current.gives($0) && read.contains($0) }
    let given = direct.isEmpty ? read.filter(current.gives) : Set(direct)
    // A fact that is told by months is named once.
    let told = given.filter { !current.isOfRange(month: $0) }
    let facts = told.sorted().map { slot in
      let variable = rulebook.variables[slot]
      let value = current.months(of: slot).map { .months($0) } ?? current[slot]
      return Problem.GivenFact(name: variable.name, value: value.map(variable.type.text) ?? "")
    }
    var diagnostic = Diagnostic(.impossible(check: caveat.name, message: said(place).text, facts: facts))
    diagnostic.rules = [caveat.name]
    return diagnostic
  }

  /// True if a check fails in the current case. If it lacks a fact or fails with an error, it counts as holding; but if
  /// it was stopped, nothing is known.
  ///
  /// - Throws: `Diagnostic` if a limit or an interrupt stopped it.
  private func fails(_ check: Caveat) throws(Diagnostic) -> Bool {
    do throws(Diagnostic) {
      return try compute(check.slot) != check.isOff
    } catch {
      guard case .stopped = error.problem else { return false }
      var stopped = error
      stopped.rules = [check.name]
      throw stopped
    }
  }
}

/// The checks of a rulebook, and what is known of them for the current case.
struct FactChecks {
  /// The checks among the caveats.
  let places: [CaveatID]
  /// The doubtful checks that fail in the current case.
  fileprivate(set) var doubts: [CaveatID] = []
  /// True if the facts of the current case were checked.
  fileprivate var areDone = false
  /// The reason why the current case has no results; nil if there is none, or if it is not known yet.
  fileprivate var contradiction: Diagnostic?
  /// The reads of checks, by date; a cache.
  fileprivate var reads: [CalendarDate: Reads] = [:]

  /// The reads of checks on a day.
  fileprivate struct Reads {
    /// For checks that held although none of the slots that they read was given: these slots. Such a check holds as
    /// long as none of them is given.
    var idle: [CaveatID: [Slot]] = [:]
    /// Checks that read a given fact at least once.
    var concerned: Set<CaveatID> = []
  }

  init(of rulebook: Rulebook) { places = rulebook.caveats.ids.filter { rulebook.caveats[$0].isCheck } }

  /// The maximum number of dates in the cache.
  private static let mostDates = 100

  /// Resets what is known of the current case.
  mutating func begin() {
    (areDone, contradiction) = (false, nil)
    if !doubts.isEmpty { doubts = [] }
  }

  /// Clears the cache if a date has other law, or if it is full.
  mutating func beginDate(isOfOtherLaw: Bool) {
    if isOfOtherLaw || reads.count > Self.mostDates { reads = [:] }
  }

  /// Has the facts checked again, after another was given.
  mutating func reopen() { areDone = false }
}
