import LevyModel
import LevyScript

/// What histories of parameters leave open about the years that they are for.
extension Rulebook {
  /// Histories that do not say whether the next year has a value of its own, or whose values begin within a year.
  package var historyFindings: [Diagnostic] {
    let wholeYear = readsForWholeYear
    return parameters.flatMap { parameter in
      [unsaidRenewal(of: parameter), partOfYear(parameter, read: wholeYear[parameter.name]), published(parameter)]
        .compactMap { $0.map { Diagnostic(.history(parameter: parameter.name, $0), at: parameter.place) } }
    }
  }

  /// A figure that was another in most years is likely to be another in the next.
  private func unsaidRenewal(of parameter: Parameter) -> Problem.HistoryFault? {
    guard parameter.renewal == .unsaid, let first = parameter.history.first, let last = parameter.history.last else {
      return nil
    }
    let taxYear = jurisdiction.taxYear
    let ends = last.revisions.contains(where: \.isRepealed) ? taxYear.year(of: last.since) : jurisdiction.years.upperBound
    let start = max(taxYear.year(of: first.since), jurisdiction.years.lowerBound)
    let changed = Set(parameter.history.dropFirst().map { taxYear.year(of: $0.since) }).filter { $0 > start && $0 <= ends }
    guard changed.count > 1, changed.count * 2 > ends - start else { return nil }
    return .unsaidRenewal(changes: changed.count, years: ends - start)
  }

  /// A value that begins within a year counts for all of it where rules read it of the case's day, by default the last.
  private func partOfYear(_ parameter: Parameter, read: Place?) -> Problem.HistoryFault? {
    guard parameter.forTheYear == nil, let read else { return nil }
    let taxYear = jurisdiction.taxYear
    let day = parameter.history.map(\.since).first {
      jurisdiction.years.contains(taxYear.year(of: $0)) && $0 != taxYear.firstDay(of: taxYear.year(of: $0))
    }
    return day.map { .withinYear(day: $0, year: taxYear.name(of: taxYear.year(of: $0)), read: read) }
  }

  /// What is expected of a year whose figure there is.
  private func published(_ parameter: Parameter) -> Problem.HistoryFault? {
    let days = parameter.history.map(\.since) + parameter.renewed
    guard let last = days.max(), let expected = parameter.expected.first(where: { $0.since <= last }) else { return nil }
    return .published(day: expected.since)
  }

  /// Where rules read a parameter of the case's day, by its name.
  private var readsForWholeYear: [String: Place] {
    var places: [String: Place] = [:]
    for file in sources.all {
      for read in (try? SourceChecks(file))?.reads ?? [] where read.record == .parameter && !read.isOfDay {
        places[read.name] = places[read.name] ?? read.place
      }
    }
    return places
  }
}
