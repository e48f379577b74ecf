import LevyModel
import LevyRules

/// Whether what a case gives can be true.
extension Calculator {
  /// Looks at what the current case gives, once, before any result: nothing of persons who are not there, and what is given
  /// has in common what it should.
  ///
  /// - Throws: `Diagnostic` if it cannot be true.
  func checkFacts() throws(Diagnostic) {
    if !isChecked {
      isChecked = true
      do throws(Diagnostic) {
        try checkCase()
        try runChecks()
      } catch {
        contradiction = error
      }
    }
    if let contradiction { throw contradiction }
  }

  /// What facts of a case do not have in common though they should, be they doubtful or impossible.
  ///
  /// - Throws: `Diagnostic` if it is a case of other rules.
  package func doubts(of facts: Case) throws(Diagnostic) -> [Caveat] {
    try begin(facts)
    try? checkCase()
    var found: [Caveat] = []
    try? runChecks { found.append(self.said($0)) }
    return found
  }

  /// A caveat with the values of the current case.
  package func said(_ place: Int) -> Caveat {
    rulebook.filled(rulebook.caveats[place], word)
  }

  /// A text with the values of the names in braces: `{year}`, `{refund}`.
  package func filled(_ text: String, for facts: Case) -> String {
    guard text.contains("{"), (try? begin(facts)) != nil else { return text }
    return rulebook.filled(text, word)
  }

  /// The value of a slot as people read it.
  private func word(_ slot: Int) -> String? {
    if slot == Rulebook.yearSlot { return rulebook.jurisdiction.taxYear.name(of: year) }
    return Language.speaking(rulebook.language) {
      (try? compute(slot))?.shown(as: rulebook.variables[slot].type)
    }
  }

  /// Runs the checks that may fail in the current case.
  ///
  /// - Parameter note: is told each check that fails; without it those that are doubtful are kept.
  /// - Throws: `Diagnostic` for the first that makes the case impossible, unless somebody is told.
  private func runChecks(_ note: ((Int) -> Void)? = nil) throws(Diagnostic) {
    var known = readsOfChecks[date] ?? ReadsOfChecks()
    let open = checks.filter { place in
      guard version(of: rulebook.caveats[place].slot) != nil else { return false }
      return known.idle[place].map { $0.contains { pins[$0] } } ?? true
    }
    if open.isEmpty { return }
    // To note what is read takes its time, so that is done once.
    let isNoted = !open.allSatisfy { known.idle[$0] != nil || known.concerned.contains($0) }
    let (strict, recorder, traces) = (isStrict, recorder, traceRecorder)
    if traces != nil { traceRecorder = nil }
    isStrict = false
    record(isNoted ? Recorder() : nil)
    defer {
      isStrict = strict
      record(recorder)
      if traces != nil { traceRecorder = traces }
      // What checks read was read for no result, and no result stands on what they assumed.
      wasRead.withUnsafeMutableBufferPointer { $0.update(repeating: false) }
      restart()
      readsOfChecks[date] = known
    }
    for place in open {
      let caveat = rulebook.caveats[place]
      let fails = try fails(caveat)
      if isNoted {
        let read = self.read(by: caveat)
        if read.contains(where: { pins[$0] }) {
          known.concerned.insert(place)
        } else if !fails {
          known.idle[place] = Array(read)
        }
      }
      if !fails { continue }
      if let note {
        note(place)
      } else if caveat.kind == .doubtful {
        doubts.append(place)
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

  /// What a check has read, by way of rules too, as far as that was noted.
  private func read(by check: Caveat) -> Set<Int> {
    Self.closure(of: [check.slot], recorder?.reads ?? [:]).filter { $0 > Rulebook.dateSlot }
  }

  /// What is to be said of a case in which a check fails that every case passes.
  private func impossible(_ place: Int, read: Set<Int>) -> Diagnostic {
    let caveat = rulebook.caveats[place]
    // What other rules read on the way says less.
    let direct = (recorder?.reads[caveat.slot]?.facts ?? []).filter { pins[$0] && read.contains($0) }
    let given = direct.isEmpty ? read.filter { pins[$0] } : Set(direct)
    let facts = given.sorted().map { slot in
      let variable = rulebook.variables[slot]
      return Problem.GivenFact(name: variable.name, value: values[slot].map(variable.type.text) ?? "")
    }
    var diagnostic = Diagnostic(.impossible(check: caveat.name, message: said(place).text, facts: facts))
    diagnostic.rules = [caveat.name]
    return diagnostic
  }

  /// Whether a check fails in the current case; where it cannot be told, it holds.
  private func fails(_ check: Caveat) throws(Diagnostic) -> Bool {
    do throws(Diagnostic) {
      return try compute(check.slot) != check.isOff
    } catch {
      if case .stopped(by: .interrupt) = error.problem { throw error }
      return false
    }
  }
}

/// What is known of what checks read on a day.
struct ReadsOfChecks {
  /// What checks read where none of it is given, and hold: they hold wherever none of it is given.
  var idle: [Int: [Int]] = [:]
  /// Checks that were seen to read something given.
  var concerned: Set<Int> = []
}
