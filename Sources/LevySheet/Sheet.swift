import LevyCalculator
import LevyModel
import LevyRules

/// The known facts of a case and the wanted results: a value that can be stored, sent and edited.
///
/// A sheet belongs to the rules with its digest. A calculator of these rules derives a `Questionnaire` from it. An
/// entry stays until it is removed by name.
public struct Sheet: Sendable, Hashable, Codable {
  /// The jurisdiction whose rules it belongs to.
  public let jurisdiction: String
  /// The digest of the rules.
  public package(set) var rules: String
  /// The day whose law applies.
  public package(set) var date: CalendarDate
  /// The day by which law must have been enacted to apply, or nil for the latest law.
  public package(set) var known: CalendarDate?
  /// The results to find; empty for the jurisdiction's main results.
  public package(set) var wanted: [String]
  /// The interview that orders the questions, if there is one.
  package var interview: String?
  /// The known facts, by name.
  public package(set) var entries: [String: Entry] = [:]
  /// The texts that could not be parsed, by the names for which they were given; these have to be answered again.
  package var misread: [String: String] = [:]
  /// The names that were skipped.
  public package(set) var skipped: Set<String> = []
  /// The names that were skipped although the result fails without them.
  package var declined: Set<String> = []
  /// The facts of another year's sheet, by name: proposals, not facts.
  package var proposals: [String: Value] = [:]
  /// The names that apply, for each gate that was answered.
  package var applying: [String: Set<String>] = [:]

  /// A value and its origin.
  public struct Entry: Sendable, Hashable, Codable {
    /// The value.
    public let value: Value
    /// The origin of the value.
    public let origin: Origin
    /// The period for which it was typed, if that differs from the period in the rules.
    package let typedPer: Period?

    /// Makes an entry.
    package init(_ value: Value, _ origin: Origin, typedPer: Period? = nil) {
      (self.value, self.origin, self.typedPer) = (value, origin, typedPer)
    }
  }

  /// The origin of a value.
  public enum Origin: String, Sendable, Hashable, Codable {
    /// The user gave the value.
    case given
    /// The user accepted a proposal: a default, or the value of another year.
    case accepted
    /// The value stays the same from year to year, and was given for another year.
    case carried
  }

  /// Creates a sheet with the facts of a case.
  ///
  /// - Parameter wanted: the results to find, or only the name of an interview; by default the main results. For the
  ///   result of an interview, that interview is used.
  /// - Throws: `Diagnostic` for an unknown name.
  public init(_ facts: Case, wanted: [String] = []) throws(Diagnostic) {
    let rulebook = facts.rulebook
    (jurisdiction, rules) = (rulebook.jurisdiction.code, rulebook.digest)
    (date, known) = (facts.date, facts.known)
    let plan = wanted.count == 1 ? rulebook.plan(for: wanted[0]) : nil
    if plan == nil { for name in wanted { _ = try rulebook.variable(named: name) } }
    (self.wanted, interview) = (plan.map { [$0.result] } ?? wanted, plan?.name)
    for (name, value) in facts.values {
      let period = rulebook.slot(of: name).flatMap { facts.typedPeriods[$0] }
      entries[name] = Entry(value, .given, typedPer: period)
    }
    for wrong in facts.misread.values { misread[rulebook[wrong.name]?.name ?? wrong.name] = wrong.text }
  }

  /// Returns the sheet as a case.
  ///
  /// - Throws: `Diagnostic` if the rules are not those of the sheet, or reject the contents of a stored sheet.
  public func facts(by rulebook: Rulebook) throws(Diagnostic) -> Case {
    guard rulebook.jurisdiction.code == jurisdiction, rulebook.digest == rules else {
      throw Diagnostic(
        .otherRules(
          case: "\(jurisdiction) \(rules)", rules: "\(rulebook.jurisdiction.code) \(rulebook.digest)"))
    }
    var facts = try Case(rulebook, date: date)
    facts.known = known
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      try facts.give(name, entry.value, typedPer: entry.typedPer)
    }
    for (name, text) in misread { facts.note(misread: text, for: name) }
    return facts
  }
}

extension Rulebook {
  /// Returns the interview for a name: its own, or that of its result.
  package func plan(for name: String) -> InterviewPlan? {
    interview(named: name) ?? interviews.first { plan in slot(of: name).map { variables[$0].name } == plan.result }
  }
}
