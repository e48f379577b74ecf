import LevyModel
import LevyRules

extension Calculator {
  /// The places of the caveats that concern the current case, of those about rules that ran for it.
  package var caveatsMet: [Int] {
    // First of all, since to ask whether a caveat is met runs rules too.
    let about = rulebook.caveats.indices.filter { place in
      rulebook.caveats[place].rules.contains { values[$0] != nil && !pins[$0] }
    }
    return about.filter(meets)
  }

  /// Whether a caveat concerns the current case. What is not given does not make it one, and what is neither given nor has a
  /// default leaves the caveat out; where it cannot be told for another reason, the caveat is said.
  package func meets(_ caveat: Int) -> Bool {
    let slot = rulebook.caveats[caveat].slot
    guard version(of: slot) != nil else { return false }
    let wasStrict = isStrict
    isStrict = false
    defer { isStrict = wasStrict }
    do throws(Diagnostic) {
      return try compute(slot) == .boolean(true)
    } catch {
      if case .missing = error.problem { return false }
      return true
    }
  }
}
