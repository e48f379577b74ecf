import ExactNumbers
import LevyModel
import LevyRules
import LevyScript

/// The differences between the law of two years: figures, rules, and figures that are not known yet.
package struct LawChanges: Sendable {
  /// A figure that changes.
  package struct Figure: Sendable {
    package let parameter: Parameter
    /// The first day of the new value.
    package let since: CalendarDate
    /// The day on which it was enacted, if the rules say.
    package let enacted: CalendarDate?
    /// The differences, part by part; empty if the figure begins or ends.
    package let parts: [Part]
    /// The old value; nil if the figure begins.
    package let before: String?
    /// The new value; nil if the figure ends.
    package let after: String?
  }

  /// A number or word within a figure that changes.
  package struct Part: Sendable {
    /// The path of the part within the figure, such as `2.rate`; empty for a figure that is a single number.
    package let path: String
    /// The old and the new value; nil where there is none.
    package let before: String?
    package let after: String?
    /// The growth of a number in percent of the old value, to a tenth.
    package let growth: Exact?
  }

  /// A version of a rule that begins, or the last version that ends.
  package struct Rule: Sendable {
    package let name: String
    package let label: String
    /// The first day on which it is in force, or the first on which none is.
    package let day: CalendarDate
    package let begins: Bool
    package let source: String
    package let place: Place
  }

  package let jurisdiction: Jurisdiction
  package let years: ClosedRange<Int>
  /// If set, only changes enacted on this day or later are listed.
  package let since: CalendarDate?
  package let figures: [Figure]
  package let rules: [Rule]
  /// The figures that every year has to set anew and that the last year lacks.
  package let missing: [Parameter]
  /// The number of figures that were left out because the rules do not say when they were enacted.
  package let undated: Int

  /// - Parameters:
  /// - years: the changes are those between the law at the end of the first year and at the end of the last.
  /// - since: changes that were enacted before this day are left out.
  package init(_ rulebook: Rulebook, years: ClosedRange<Int>, since: CalendarDate? = nil) {
    (jurisdiction, self.years, self.since) = (rulebook.jurisdiction, years, since)
    let taxYear = rulebook.jurisdiction.taxYear
    let days = taxYear.lastDay(of: years.lowerBound).next...taxYear.lastDay(of: years.upperBound)
    let all = rulebook.parameters.flatMap { Self.figures(of: $0, in: days) }
    figures = all.filter { figure in since.map { day in figure.enacted.map { $0 >= day } ?? false } ?? true }
      .sorted { ($0.since, $0.parameter.name) < ($1.since, $1.parameter.name) }
    undated = since == nil ? 0 : all.count { $0.enacted == nil }
    // The rules do not say when a version of a rule was enacted.
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
  /// The numbers and words in the value, each with its path.
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
