import LevyModel
import LevyRules

extension Calculator {
  /// The caveats that apply to the current case, among those that concern a rule which ran for it, and
  /// of the doubtful checks that fail.
  package var caveatsMet: [CaveatID] {
    // Determined first, since evaluating a caveat runs rules too.
    let about = rulebook.caveats.ids.filter { place in
      let caveat = rulebook.caveats[place]
      if caveat.isCheck, !checks.doubts.contains(place) { return false }
      return caveat.concernsAll || caveat.rules.contains { current[$0] != nil && !current.gives($0) }
    }
    // After one exceeded a limit, the others are taken to apply, since each might take as long.
    var tookTooLong = false
    return about.filter { tookTooLong || meets($0, tookTooLong: &tookTooLong) }
  }

  /// True if a caveat applies to the current case. Defaults are used even if the calculator is strict. If an input is
  /// neither given nor has a default, the caveat does not apply; if it fails for another reason, it applies.
  private func meets(_ caveat: CaveatID, tookTooLong: inout Bool) -> Bool {
    let caveat = rulebook.caveats[caveat]
    guard version(of: caveat.slot) != nil else { return false }
    let wasStrict = isStrict
    isStrict = false
    defer { isStrict = wasStrict }
    do throws(Diagnostic) {
      return try compute(caveat.slot) != caveat.isOff
    } catch {
      if case .missing = error.problem { return false }
      if case .stopped = error.problem { tookTooLong = true }
      return true
    }
  }
}
