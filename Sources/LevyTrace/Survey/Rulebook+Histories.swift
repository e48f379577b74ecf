import LevyModel
import LevyRules
import LevyScript

/// What histories of parameters leave open about the years that they are for.
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

  /// A figure that was another in most years is likely to be another in the next.
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

  /// Years without a value, before others that have one.
  private func skippedYears(_ parameter: Parameter) -> Problem.HistoryFault? {
    let last = parameter.said.map(jurisdiction.taxYear.year).max() ?? 0
    let skipped = jurisdiction.years.filter { $0 < last && parameter.isGap(in: $0) }.map(jurisdiction.taxYear.name)
    return skipped.isEmpty ? nil : .skips(years: skipped)
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

  /// Bands of a parameter that declares no shape, which would hold them in order.
  private func unorderedBands(_ parameter: Parameter) -> Problem.HistoryFault? {
    if parameter.shape?.isPlain == false { return nil }
    for entry in parameter.history {
      for revision in entry.revisions {
        if let field = revision.value.unorderedEdge { return .unordered(day: entry.since, field: field) }
      }
    }
    return nil
  }

  /// What is expected of a year whose figure there is.
  private func published(_ parameter: Parameter) -> Problem.HistoryFault? {
    guard let last = parameter.said.max(), let expected = parameter.expected.first(where: { $0.since <= last }) else {
      return nil
    }
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

extension Rulebook {
  /// The parameters with values that do not say when they were enacted, among those that come into force on the day
  /// that the jurisdiction names or later. The first known value of an entry counts too: whether it was known earlier
  /// is not recorded.
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
  /// The words for ends of bands.
  private static let edges = ["upto", "up_to", "to", "until", "from", "above", "over", "limit", "threshold"]

  /// Those for upper ends, of which the last band has none.
  private static let upperEdges: Set<String> = ["upto", "up_to", "to", "until"]

  /// The field of a list of records in it that should go one way, as the ends of bands do, and does not.
  fileprivate var unorderedEdge: String? {
    if let items, items.count > 1 {
      for edge in Self.edges {
        let ends = items.compactMap { $0.fields?[edge]?.exact }
        // All have one but the last, or they are no bands.
        guard ends.count > 1, ends.count + 1 >= items.count else { continue }
        // Where the last has no end, the others go up to it.
        let ascends =
          Self.upperEdges.contains(edge) && ends.count < items.count && items.last?.fields?[edge] == nil
        if ends != ends.sorted(by: <), ascends || ends != ends.sorted(by: >) { return edge }
      }
      return nil
    }
    return fields?.sorted { $0.key < $1.key }.lazy.compactMap(\.value.unorderedEdge).first
  }
}
