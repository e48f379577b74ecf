import Identifiers
import LevyModel
import LevyScript
import LevyState

/// The place of a parameter among those of a rulebook.
package typealias ParameterID = ID<Parameter>

/// A figure set by law, with its history.
public struct Parameter: Sendable {
  /// The name in rules.
  public let name: String
  /// A short noun phrase for people.
  public let label: String
  /// The statute.
  public let source: String
  /// Anything a reader must know.
  public let note: String?
  /// The period of its amounts, if the rules state one.
  public let per: Period?
  /// The periods of fields of its values that have one of their own.
  package let fieldPeriods: [String: Period]
  /// The shape of its values, if it is declared.
  package let shape: Shape?
  /// The values, oldest first.
  public let history: [Entry]
  /// The time for which each value holds.
  package let renewal: Renewal
  /// The days on which the declaration says that the value is unchanged, oldest first.
  package let renewed: [CalendarDate]
  /// The reason why a value that begins within a year is read for the whole year, if the rules state one.
  package let forTheYear: String?
  /// The authority that announces the value of the coming year, and when, if the rules state it.
  package let announced: String?
  /// The expected values, which are not law yet, oldest first.
  package let expected: [Expectation]
  /// The jurisdiction's tax years.
  package internal(set) var taxYear = TaxYear.calendar
  /// The place of the declaration.
  public let place: Place
  package let declaration: DeclarationID

  /// The time for which a value of a history holds.
  package enum Renewal: String, Sendable, CaseIterable {
    /// The rules do not say.
    case unsaid
    /// Its year: the next year has a value of its own, or an entry that says it is unchanged.
    case everyYear
    /// The time until an act changes it.
    case untilChanged
  }

  /// A value that is not law yet.
  package struct Expectation: Sendable {
    /// The day from which on it is expected.
    package let since: CalendarDate
    /// The value, or the indexation by which it follows from the one before.
    package let value: DeclaredValue
  }

  /// An entry of the history: the value from a date on.
  public struct Entry: Sendable {
    /// The first day on which it is in force.
    public let since: CalendarDate
    /// The versions of the value, in the order in which they became known. Only the first may lack a day.
    public let revisions: [Revision]
  }

  /// A value, and the day on which it became known.
  public struct Revision: Sendable {
    /// The day on which it was enacted, or nil if the rules do not say. It was known at the latest when it came into
    /// force; whether it was known earlier is not recorded.
    public let known: CalendarDate?
    /// The key under which the declaration has it.
    package let key: String
    /// The value.
    package let value: DeclaredValue
    /// A short form of the value, such as `12096` or `{ … }`.
    public var summary: String { value.summary }
    /// True if the entry ends the history: nothing is in force any more.
    package var isRepealed: Bool { value.text == DeclaredValue.repealedMark }
  }

  /// The value in force on a date, as it was known on another day; nil if there is none.
  ///
  /// - Throws: `Diagnostic` of kind `notKnown` if the rules do not say whether a value that began to hold after the
  ///   day of knowledge had been enacted by then, and of kind `noLaw` if each year needs a value of its own and this
  ///   one has none.
  package func value(
    on date: CalendarDate, known: CalendarDate?
  ) throws(Diagnostic) -> (entry: Entry, revision: Revision)? {
    for entry in history.reversed() where entry.since <= date {
      let visible = entry.revisions.last { revision in
        guard let known, let enacted = revision.known else { return true }
        return enacted <= known
      }
      guard let visible else { continue }
      if let known, visible.known == nil, entry.since > known {
        throw Diagnostic(.notKnown(law: "law.\(name)", since: entry.since, known: known), at: place)
      }
      if visible.isRepealed { return nil }
      if lacksValue(for: date) { throw noFigure(for: date) }
      return (entry, visible)
    }
    return nil
  }

  /// True if each year needs a value of its own and the year has none up to this day. The day of knowledge does not
  /// matter: until an act for the year is known, the earlier law goes on.
  package func lacksValue(for date: CalendarDate) -> Bool {
    let start = taxYear.firstDay(of: taxYear.year(of: date))
    return renewal == .everyYear && !said.contains { $0 >= start && $0 <= date }
  }

  /// The days for which the declaration has a value, or says that it is unchanged.
  package var said: [CalendarDate] { history.map(\.since) + renewed }

  private func noFigure(for date: CalendarDate) -> Diagnostic {
    let year = taxYear.year(of: date)
    let last = said.map(taxYear.year).filter { $0 < year }.max() ?? year
    return Diagnostic(
      .noFigure(parameter: name, year: taxYear.name(of: year), last: taxYear.name(of: last)), at: place)
  }

  /// The days on which the value in force may change, in these years.
  package func changes(in years: ClosedRange<Int>) -> [CalendarDate] {
    let days = said + (renewal == .everyYear ? years.map(taxYear.firstDay) : [])
    return Set(days).sorted()
  }

  /// True if a year needs a value of its own and begins without one, although the parameter has not been repealed.
  package func isGap(in year: Int) -> Bool {
    let day = taxYear.firstDay(of: year)
    guard let entry = history.last(where: { $0.since <= day }) else { return false }
    return entry.revisions.last?.isRepealed == false && lacksValue(for: day)
  }

  /// The periods in which there is a value: `from 2002-01-01`, `2009-01-01 to 2010-12-31`.
  package var periods: [Wording] {
    var periods: [Wording] = []
    var start: CalendarDate?
    for entry in history {
      let isRepealed = entry.revisions.last?.isRepealed ?? false
      if let from = start, isRepealed {
        periods.append(
          Wording("\(from) to before \(entry.since)", "vom \(from.inGerman) bis vor den \(entry.since.inGerman)"))
        start = nil
      } else if start == nil, !isRepealed {
        start = entry.since
      }
    }
    if let start { periods.append(Wording("from \(start)", "ab dem \(start.inGerman)")) }
    return periods
  }
}
