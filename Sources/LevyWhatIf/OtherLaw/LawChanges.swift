import ExactNumbers
import LevyModel
import LevyRules
import LevyScript

/// What the law of one year has otherwise than that of another: figures, rules, and what is not known of it yet.
package struct LawChanges: Sendable {
  /// A figure that changes.
  package struct Figure: Sendable {
    package let parameter: Parameter
    /// The first day of the new value.
    package let since: CalendarDate
    /// The day on which it was enacted, if the rules say.
    package let enacted: CalendarDate?
    /// What becomes what, part by part; empty where the figure begins or ends.
    package let parts: [Part]
    /// What it was; nil where it begins.
    package let before: String?
    /// What it is; nil where it ends.
    package let after: String?
  }

  /// A number or word within a figure that changes.
  package struct Part: Sendable {
    /// Where it stands in the figure, such as `2.rate`; empty for a figure that is one number.
    package let path: String
    /// What it was and is; nil where it is not there.
    package let before: String?
    package let after: String?
    /// By how much a number grows, in percent of what it was, to a tenth.
    package let growth: Exact?
  }

  /// A version of a rule that begins, or the last one that ends.
  package struct Rule: Sendable {
    package let name: String
    package let label: String
    /// The first day on which it holds, or the first on which none does.
    package let day: CalendarDate
    package let begins: Bool
    package let source: String
    package let place: Place
  }

  package let jurisdiction: Jurisdiction
  package let years: ClosedRange<Int>
  /// Only what was enacted on this day or later, if there is one.
  package let since: CalendarDate?
  package let figures: [Figure]
  package let rules: [Rule]
  /// The figures that each year has of its own and the last year lacks.
  package let missing: [Parameter]
  /// How many figures were left out since the rules do not say when they were enacted.
  package let undated: Int

  /// - Parameters:
  ///   - years: from the law at the end of the first to that at the end of the last.
  ///   - since: a day before which changes were enacted that are left out.
  package init(_ rulebook: Rulebook, years: ClosedRange<Int>, since: CalendarDate? = nil) {
    (jurisdiction, self.years, self.since) = (rulebook.jurisdiction, years, since)
    let taxYear = rulebook.jurisdiction.taxYear
    let days = taxYear.lastDay(of: years.lowerBound).next...taxYear.lastDay(of: years.upperBound)
    let all = rulebook.parameters.flatMap { Self.figures(of: $0, in: days) }
    figures = all.filter { figure in since.map { day in figure.enacted.map { $0 >= day } ?? false } ?? true }
      .sorted { ($0.since, $0.parameter.name) < ($1.since, $1.parameter.name) }
    undated = since == nil ? 0 : all.count { $0.enacted == nil }
    // Of rules nobody knows when they were enacted.
    rules = since != nil ? [] : Self.rules(of: rulebook, in: days)
    missing = rulebook.parameters.filter { $0.isGap(in: years.upperBound) }
  }

  private static func figures(of parameter: Parameter, in days: ClosedRange<CalendarDate>) -> [Figure] {
    parameter.history.indices.compactMap { place in
      let entry = parameter.history[place]
      guard days.contains(entry.since), let new = entry.revisions.last else { return nil }
      let old = place > 0 ? parameter.history[place - 1].revisions.last : nil
      let (before, after) = (old.flatMap { $0.isRepealed ? nil : $0.value }, new.isRepealed ? nil : new.value)
      if before == after { return nil }
      return Figure(
        parameter: parameter, since: entry.since, enacted: new.known, parts: parts(before, after),
        before: before?.summary, after: after?.summary)
    }
  }

  private static func parts(_ before: DeclaredValue?, _ after: DeclaredValue?) -> [Part] {
    guard let before, let after else { return [] }
    let (old, new) = (before.leaves, after.leaves)
    let paths = new.map(\.path) + old.map(\.path).filter { path in !new.contains { $0.path == path } }
    return paths.compactMap { path in
      let (one, other) = (old.first { $0.path == path }?.value, new.first { $0.path == path }?.value)
      if one == other { return nil }
      return Part(
        path: path, before: one?.summary, after: other?.summary,
        growth: growth(one?.exact, other?.exact))
    }
  }

  private static func growth(_ before: Exact?, _ after: Exact?) -> Exact? {
    guard let before, let after, before > 0, after > 0, let ratio = try? after.divided(by: before),
      let rise = try? ratio.adding(-1).multiplied(by: 100)
    else { return nil }
    return try? rise.rounded(.halfAwayFromZero, step: Exact(1).divided(by: 10))
  }

  private static func rules(of rulebook: Rulebook, in days: ClosedRange<CalendarDate>) -> [Rule] {
    rulebook.namedVariables.flatMap { variable in
      variable.versions.flatMap { version -> [Rule] in
        func rule(_ day: CalendarDate, begins: Bool) -> Rule {
          Rule(
            name: variable.name, label: variable.label, day: day, begins: begins, source: version.source,
            place: version.place)
        }
        let ends =
          version.to != .distantFuture && days.contains(version.to.next)
          && !variable.versions.contains { $0.from == version.to.next }
        return (days.contains(version.from) ? [rule(version.from, begins: true)] : [])
          + (ends ? [rule(version.to.next, begins: false)] : [])
      }
    }.sorted { ($0.day, $0.name) < ($1.day, $1.name) }
  }
}

extension DeclaredValue {
  /// The numbers and words in it, with the way to each.
  fileprivate var leaves: [(path: String, value: DeclaredValue)] {
    func under(_ name: String, _ value: DeclaredValue) -> [(path: String, value: DeclaredValue)] {
      value.leaves.map { (path: $0.path.isEmpty ? name : name + "." + $0.path, value: $0.value) }
    }
    if let items, !items.isEmpty { return items.enumerated().flatMap { under(String($0 + 1), $1) } }
    if let fields, !fields.isEmpty {
      return fields.sorted { $0.key < $1.key }.flatMap { under($0.key, $0.value) }
    }
    return [("", self)]
  }
}
