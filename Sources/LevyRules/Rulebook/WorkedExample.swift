import ExactNumbers
import LevyModel

/// A worked case with its published result, declared next to the rules.
package struct WorkedExample: Sendable {
  /// Its title.
  package let title: String
  /// The publication of the expected figures.
  package let source: String
  /// The case.
  package let facts: Case
  /// The expected results, by name.
  package let expected: [(name: String, value: Value)]
  /// The tolerated difference from the expected result, in the unit of the result.
  package let tolerance: Exact
  /// The expected questions of its interview, if the example states them.
  package let asks: Asks?
  /// The place of the declaration.
  package let place: Place

  /// The questions of an interview.
  package struct Asks: Sendable {
    /// The names of the interview or of the results that are wanted.
    package let wanted: [String]
    /// The names of the questions, in order.
    package let names: [String]
  }
}

/// The declaration of a jurisdiction.
public struct Jurisdiction: Sendable {
  /// The folder's name, such as `de`.
  public let code: String
  /// The country or region.
  public let label: String
  /// The currency's ISO code.
  public let currency: String
  /// The years that the rules cover.
  public let years: ClosedRange<Int>
  /// The day on which tax years begin.
  public let taxYear: TaxYear
  /// The first day from which on values of parameters should state their day of enactment, if the rules require that.
  package let enactedSince: CalendarDate?
  /// The results that are shown by default.
  public let results: [String]
  /// The results that an overview of a year shows.
  package let overview: OverviewResults
  /// The ways from a gross amount to a net one, the most telling first.
  package let waterfalls: [WaterfallTerms]
  /// Words that people type and that are no exact names, with the names that may be meant.
  package let instead: [String: [String]]
}
