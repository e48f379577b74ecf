import LevyCalculator
import LevyModel
import LevyRules
import LuaRuntime

/// What following rules came to, for the facts and parameters that each of them read, so that it need not be followed
/// again on other days for which those are the same. What was found out is told in the expressions of one tracer.
///
/// A rule is a function: of the same facts and figures it reads the same next one. So where all that it has read so far
/// is as it was, what comes next in `facts` is what it would read next.
package final class FollowedRules {
  /// A rule, once followed.
  struct Entry {
    /// What it read, in the order of reading.
    let facts: [(slot: Int, known: Known)]
    let parameters: [(slot: Int, law: Law)]
    let resolution: Resolution
    let isFollowed: Bool
    let partly: String?
  }

  /// The value of a parameter that is in force, by where its history has it; none if there is none.
  enum Law: Hashable {
    case value(since: CalendarDate, revision: String)
    case none
  }

  let tracer = Tracer()
  /// A function, and whose result it gives: one function serves all persons.
  struct Rule: Hashable {
    let function: LuaReference
    let slot: Int
  }

  private var entries: [Rule: [Entry]] = [:]

  package init() {}

  func keep(_ entry: Entry, of rule: Rule) { entries[rule, default: []].append(entry) }

  /// What a rule comes to, if it was followed where the parameters and the facts that it reads were the same.
  func entry(of rule: Rule, law: (Int) -> Law?, known: (Int) -> Known?) -> Entry? {
    entries[rule]?.last { entry in
      entry.parameters.allSatisfy { law($0.slot) == $0.law } && entry.facts.allSatisfy { known($0.slot) == $0.known }
    }
  }
}
