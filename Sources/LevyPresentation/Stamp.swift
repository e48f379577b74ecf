import LevyCalculator
import LevyModel
import LevyRules

/// What an answer was computed with, so that it can be computed again.
package struct Stamp: Sendable, Hashable {
  private var jurisdiction: String?
  private var rules: String?
  private var year: Int?
  private var date: CalendarDate?
  private var known: CalendarDate?

  /// Of the engine alone.
  package init() {}

  /// Of rules.
  package init(_ rulebook: Rulebook) {
    (jurisdiction, rules) = (rulebook.jurisdiction.code, rulebook.digest)
  }

  /// Of a case by its rules.
  package init(_ facts: Case) {
    self.init(facts.rulebook)
    (year, date, known) = (facts.year, facts.date, facts.known)
  }

  /// The stamp for programs: always the same fields, `null` where nothing is to be said.
  package var json: JSON {
    .object([
      ("engine", .string("levy \(levyVersion)")), ("jurisdiction", .optional(jurisdiction)),
      ("rules", .optional(rules)), ("year", year.map { .number(String($0)) } ?? .null),
      ("date", .optional(date?.description)), ("known", .optional(known?.description)),
    ])
  }
}

extension JSON {
  /// An object with a stamp and what is wrong, in place of its own.
  package func withStamp(_ stamp: Stamp, errors: [JSON]) -> JSON {
    guard case .object(let fields) = self else { return self }
    let own = fields.filter { !["stamp", "errors"].contains($0.0) }
    return .object(own + [("stamp", stamp.json), ("errors", .array(errors))])
  }
}
