import LevyModel
import LevyScript

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
  /// The time for which its amounts are, if the rules say.
  public let per: Period?
  /// The same for fields of its values that have a time of their own.
  package let fieldPeriods: [String: Period]
  /// The shape of its values, if it is declared.
  let shape: Shape?
  /// The values, oldest first.
  public let history: [Entry]
  /// Where it is declared.
  public let place: Place
  package let declaration: Int

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
    /// force; whether it was known before is not recorded.
    public let known: CalendarDate?
    /// The key under which the declaration has it.
    package let key: String
    /// The value.
    package let value: DeclaredValue
    /// A short form of the value, such as `12096` or `{ … }`.
    public var summary: String { value.summary }
    /// Whether the entry ends the history: nothing is in force any more.
    public var isRepealed: Bool { value.text == DeclaredValue.repealedMark }
  }

  /// The value in force on a date, as it was known on another day; nil if there is none.
  ///
  /// - Throws: `Diagnostic` of kind `notKnown` if the rules do not say whether a value that began to hold after the day
  ///   of knowledge had been enacted by then.
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
      return visible.isRepealed ? nil : (entry, visible)
    }
    return nil
  }

  /// The times for which there is a value: `from 2002-01-01`, `2009-01-01 to 2010-12-31`.
  package var periods: [String] {
    var periods: [String] = []
    var start: CalendarDate?
    for entry in history {
      let isRepealed = entry.revisions.last?.isRepealed ?? false
      if let from = start, isRepealed {
        periods.append("\(from) to before \(entry.since)")
        start = nil
      } else if start == nil, !isRepealed {
        start = entry.since
      }
    }
    if let start { periods.append("from \(start)") }
    return periods
  }
}
