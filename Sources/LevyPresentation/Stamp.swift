import LevyCalculator
import LevyModel
import LevyRules

/// A stamp: the data that is needed to compute an answer again.
package struct Stamp: Sendable, Hashable {
  private var jurisdiction: String?
  private var rules: String?
  private var year: Int?
  private var date: CalendarDate?
  private var known: CalendarDate?

  /// The stamp of the engine alone.
  package init() {}

  /// The stamp of rules.
  package init(_ rulebook: Rulebook) {
    (jurisdiction, rules) = (rulebook.jurisdiction.code, rulebook.digest)
  }

  /// The stamp of a case with its rules.
  package init(_ facts: Case) {
    self.init(facts.rulebook)
    (year, date, known) = (facts.year, facts.date, facts.known)
  }

  /// The stamp as JSON: always the same fields, `null` if one does not apply.
  package var json: JSON {
    .object([
      ("engine", .string("levy \(levyVersion)")), ("jurisdiction", .optional(jurisdiction)),
      ("rules", .optional(rules)), ("year", year.map { .number(String($0)) } ?? .null),
      ("date", .optional(date?.description)), ("known", .optional(known?.description)),
    ])
  }
}

extension Rulebook {
  /// The names of the folders that are laid over the rules.
  package var overlays: [String] { Set(sources.overlays.values).sorted() }
}

extension JSON {
  /// The object with its own stamp and errors replaced.
  package func withStamp(_ stamp: Stamp, errors: [JSON]) -> JSON {
    guard case .object(let fields) = self else { return self }
    let own = fields.filter { !["stamp", "errors"].contains($0.0) }
    return .object(own + [("stamp", stamp.json), ("errors", .array(errors))])
  }
}
