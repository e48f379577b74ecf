import LevyModel
import LevyRules
import LevyScript

/// What has to be looked up before rules cover a year, and what there is of it already.
package struct NewYear: Sendable {
  /// A figure that each year has of its own.
  package struct Figure: Sendable {
    package let parameter: Parameter
    /// Its last values, the latest first, each with the first day of its year.
    package let last: [(since: CalendarDate, value: String)]
    /// What is expected of the year; nil where nothing is, or where it hangs on an index that is not known.
    package let expected: String?
    /// The parameter by which it is raised, if it is.
    package let index: String?
    /// How the indexation fits the values of past years: how many of those that can be worked out agree.
    package let fit: Fit?
  }

  /// How a formula fits values that were published.
  package struct Fit: Sendable {
    package let agreeing: Int
    /// The years whose value is another, with what the formula gives and what was published.
    package let others: [(year: String, projected: String, published: String)]
  }

  package let jurisdiction: Jurisdiction
  package let year: Int
  /// The figures that lack a value.
  package let missing: [Figure]
  /// What the rules have of the year, beginning in it.
  package let changes: LawChanges

  package init(_ rulebook: Rulebook, _ year: Int) throws(Diagnostic) {
    (jurisdiction, self.year) = (rulebook.jurisdiction, year)
    var missing: [Figure] = []
    for parameter in rulebook.parameters where parameter.isGap(in: year) {
      missing.append(try Figure(parameter, in: year, of: rulebook))
    }
    self.missing = missing
    changes = LawChanges(rulebook, years: year - 1...year)
  }
}

extension NewYear.Figure {
  private static let mostShown = 2

  fileprivate init(_ parameter: Parameter, in year: Int, of rulebook: Rulebook) throws(Diagnostic) {
    self.parameter = parameter
    last = parameter.history.suffix(Self.mostShown).reversed().map { entry in
      (entry.since, entry.revisions.last?.summary ?? "")
    }
    expected = try rulebook.expected(of: parameter, in: year)?.value.summary
    let taxYear = rulebook.jurisdiction.taxYear
    let indexation = parameter.expected.last { taxYear.year(of: $0.since) == year }.flatMap { Indexation($0.value) }
    index = indexation?.index
    fit = try indexation.map { indexation throws(Diagnostic) in try .init(parameter, indexation, before: year, rulebook)
    }
  }
}

extension NewYear.Fit {
  fileprivate init(
    _ parameter: Parameter, _ indexation: Indexation, before year: Int, _ rulebook: Rulebook
  ) throws(Diagnostic) {
    let taxYear = rulebook.jurisdiction.taxYear
    var (agreeing, others) = (0, [(year: String, projected: String, published: String)]())
    for past in rulebook.jurisdiction.years where past < year {
      guard let raised = try rulebook.indexed(parameter, indexation, in: past),
        let own = (try? parameter.value(on: taxYear.lastDay(of: past), known: nil))?.revision.value
      else { continue }
      if raised.summary == own.summary {
        agreeing += 1
      } else {
        others.append((taxYear.name(of: past), raised.summary, own.summary))
      }
    }
    (self.agreeing, self.others) = (agreeing, others)
  }
}

extension Rulebook {
  /// The files of the rules with an empty entry, `nil`, for each figure that lacks a value for a year, and with that year
  /// among those that they cover. Of an empty entry nothing follows: what reads it stays an error until it is filled in.
  ///
  /// - Returns: the files that change, by their paths below the rules folder, and the parameters whose declarations have a
  ///   form that cannot be written to.
  package func withEmptyEntries(
    for year: Int
  ) -> (files: [(path: String, text: String)], unwritten: [Parameter]) {
    var (changed, unwritten) = (sources, [Parameter]())
    let day = jurisdiction.taxYear.firstDay(of: year)
    for parameter in parameters where parameter.isGap(in: year) {
      if !changed.addEntry("nil", to: parameter, since: day) { unwritten.append(parameter) }
    }
    if year > jurisdiction.years.upperBound { _ = changed.extendYears(to: year) }
    let files = changed.all.filter { file in sources.file(file.path)?.bytes != file.bytes }
    return (files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }, unwritten)
  }

  /// A text of the file that declares a parameter, with empty entries in its history; nil if it is declared in a way that
  /// cannot be written to, or has an entry for one of the days.
  package func withEmptyEntries(
    on days: [CalendarDate], of parameter: Parameter, in text: [UInt8]
  ) -> [UInt8]? {
    var changed = sources
    changed.replace(RuleFile(path: parameter.place.file, bytes: text))
    for day in days {
      guard changed.addEntry("nil", to: parameter, since: day) else { return nil }
    }
    return changed.file(parameter.place.file)?.bytes
  }
}
