import LevyModel
import LevyRules
import LevyScript

/// Findings on the histories of parameters, for the years that they cover.
extension Rulebook {
  /// Histories that do not say whether the next year has a value of its own, or whose values begin within a year.
  var historyFindings: [Diagnostic] {
    let wholeYear = readsForWholeYear
    return parameters.flatMap { parameter in
      [
        unsaidRenewal(of: parameter), skippedYears(parameter), partOfYear(parameter, read: wholeYear[parameter.name]),
        unorderedBands(parameter), published(parameter),
      ].compactMap { $0.map { Diagnostic(.history(parameter: parameter.name, $0), at: parameter.place) } }
    }
  }

  /// The fault that a history with a change in most years does not say whether the next year needs a new value.
  private func unsaidRenewal(of parameter: Parameter) -> Problem.HistoryFault? {
    guard parameter.renewal == .unsaid, let first = parameter.history.first, let last = parameter.history.last else {
      return nil
    }
    let taxYear = jurisdiction.taxYear
    let ends =
      last.revisions.contains(where: \.isRepealed) ? taxYear.year(of: last.since) : jurisdiction.years.upperBound
    let start = max(taxYear.year(of: first.since), jurisdiction.years.lowerBound)
    let changed = Set(parameter.history.dropFirst().map { taxYear.year(of: $0.since) }).filter {
      $0 > start && $0 <= ends
    }
    guard changed.count > 1, changed.count * 2 > ends - start else { return nil }
    return .unsaidRenewal(changes: changed.count, years: ends - start)
  }

  /// The fault that years are without a value though later ones have one.
  private func skippedYears(_ parameter: Parameter) -> Problem.HistoryFault? {
    let last = parameter.said.map(jurisdiction.taxYear.year).max() ?? 0
    let skipped = jurisdiction.years.filter { $0 < last && parameter.isGap(in: $0) }.map(jurisdiction.taxYear.name)
    return skipped.isEmpty ? nil : .skips(years: skipped)
  }

  /// The fault that a value which begins within a year is read by the case's day, by default the last, and so holds for
  /// all of it.
  private func partOfYear(_ parameter: Parameter, read: Place?) -> Problem.HistoryFault? {
    guard parameter.forTheYear == nil, let read else { return nil }
    let taxYear = jurisdiction.taxYear
    let day = parameter.history.map(\.since).first {
      jurisdiction.years.contains(taxYear.year(of: $0)) && $0 != taxYear.firstDay(of: taxYear.year(of: $0))
    }
    return day.map { .withinYear(day: $0, year: taxYear.name(of: taxYear.year(of: $0)), read: read) }
  }

  /// The fault that the bands of a parameter are not in order. A declared shape would enforce the order.
  private func unorderedBands(_ parameter: Parameter) -> Problem.HistoryFault? {
    if parameter.shape?.isPlain == false { return nil }
    for entry in parameter.history {
      for revision in entry.revisions {
        if let field = revision.value.unorderedEdge { return .unordered(day: entry.since, field: field) }
      }
    }
    return nil
  }

  /// The fault that a value is declared as expected for a year whose figure is there.
  private func published(_ parameter: Parameter) -> Problem.HistoryFault? {
    guard let last = parameter.said.max(), let expected = parameter.expected.first(where: { $0.since <= last }) else {
      return nil
    }
    return .published(day: expected.since)
  }

  /// For each parameter that rules read by the case's day, the place of the first read, by name.
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

extension Rulebook {
  /// The parameters with values that lack a day of enactment, among values that come into force on or after the day
  /// that the jurisdiction names. The first value of an entry counts too, since it is not recorded whether it was known
  /// earlier.
  package var undatedParameters: [Diagnostic] {
    guard let start = jurisdiction.enactedSince else { return [] }
    return parameters.compactMap { parameter in
      let undated = parameter.history.filter { entry in
        entry.since >= start && entry.revisions.contains { $0.known == nil }
      }
      if undated.isEmpty { return nil }
      let days = undated.map(\.since.description)
      return Diagnostic(.declaration("parameter '\(parameter.name)'", fault: .undated(days)), at: parameter.place)
    }
  }
}

extension DeclaredValue {
  /// The names of fields that hold the end of a band.
  private static let edges = ["upto", "up_to", "to", "until", "from", "above", "over", "limit", "threshold"]

  /// The names for upper ends; the last band may lack one.
  private static let upperEdges: Set<String> = ["upto", "up_to", "to", "until"]

  /// The field of a list of records in this value that should ascend or descend, as the ends of bands do, and does not.
  fileprivate var unorderedEdge: String? {
    if let items, items.count > 1 {
      for edge in Self.edges {
        let ends = items.compactMap { $0.fields?[edge]?.exact }
        // In a list of bands all have this end, except perhaps the last.
        guard ends.count > 1, ends.count + 1 >= items.count else { continue }
        // If the last band has no upper end, the others must ascend.
        let ascends =
          Self.upperEdges.contains(edge) && ends.count < items.count && items.last?.fields?[edge] == nil
        if ends != ends.sorted(by: <), ascends || ends != ends.sorted(by: >) { return edge }
      }
      return nil
    }
    return fields?.sorted { $0.key < $1.key }.lazy.compactMap(\.value.unorderedEdge).first
  }
}
