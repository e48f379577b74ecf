import LevyModel
import LevyRules

extension Calculator {
  /// The places of the caveats that concern the current case, of those about rules that ran for it, and of what is doubtful.
  package var caveatsMet: [Int] {
    // First of all, since to ask whether a caveat is met runs rules too.
    let about = rulebook.caveats.indices.filter { place in
      let caveat = rulebook.caveats[place]
      if caveat.isCheck, !doubts.contains(place) { return false }
      return caveat.concernsAll || caveat.rules.contains { values[$0] != nil && !pins[$0] }
    }
    return about.filter(meets)
  }

  /// Whether a caveat concerns the current case. What is not given does not make it one, and what is neither given nor has a
  /// default leaves the caveat out; where it cannot be told for another reason, the caveat is said.
  package func meets(_ caveat: Int) -> Bool {
    let caveat = rulebook.caveats[caveat]
    guard version(of: caveat.slot) != nil else { return false }
    let wasStrict = isStrict
    isStrict = false
    defer { isStrict = wasStrict }
    do throws(Diagnostic) {
      return try compute(caveat.slot) != caveat.isOff
    } catch {
      if case .missing = error.problem { return false }
      return true
    }
  }
}
