import LevyModel
import LevyRules
import LevyScript

/// The figures that have to be looked up before the rules cover a year, and the figures and rules that they already
/// have for it.
package struct NewYear: Sendable {
  /// A figure that every year has to set anew.
  package struct Figure: Sendable {
    package let parameter: Parameter
    /// The parameter's latest values, the last one first, each with its first day.
    package let last: [(since: CalendarDate, value: String)]
    /// The expected value for the year; nil if there is none, or if it depends on an index that is not known.
    package let expected: String?
    /// The parameter by whose increase the figure is indexed, if there is one.
    package let index: String?
    /// The fit of the indexation to the values of past years.
    package let fit: Fit?
  }

  /// The fit of an indexation to published values.
  package struct Fit: Sendable {
    package let agreeing: Int
    /// The years in which the published value differs from the projected one.
    package let others: [(year: String, projected: String, published: String)]
  }

  package let jurisdiction: Jurisdiction
  package let year: Int
  /// The figures without a value for the year.
  package let missing: [Figure]
  /// The changes of the law in the year that the rules already have.
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
  /// Returns the rule files with an empty entry, `nil`, for each figure that lacks a value for a year, and with the
  /// year among those that they cover. Reading an empty entry stays an error until it is filled in.
  ///
  /// - Returns: the changed files, by their paths below the rules folder, and the parameters whose declarations have a
  ///   form that cannot be edited.
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

  /// Returns the text of the file that declares a parameter, with empty entries in its history; nil if its declaration
  /// has a form that cannot be edited, or already has an entry for one of the days.
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
