import LevyModel

/// What stands in rules for figures of a year that are not law yet.
package struct Projection: Sendable, Hashable {
  /// The year.
  package let year: Int
  /// The names of the parameters that are projected.
  package let parameters: [String]

  package init(year: Int, parameters: [String]) { (self.year, self.parameters) = (year, parameters) }
}

extension Caveat {
  /// That a result stands on figures that are projected.
  package static func projected(_ names: [String], year: String) -> Caveat {
    let figures = names.map { "law.\($0)" }.joined(separator: ", ")
    let text =
      Language.current == .german
      ? "Die Größen von \(year) sind nicht alle Gesetz: dies ist eine Schätzung"
        + (figures.isEmpty ? "" : " nach dem, was erwartet wird von \(figures)")
      : "not all figures of \(year) are law: this is a projection"
        + (figures.isEmpty ? "" : " by what is expected of \(figures)")
    return Caveat(
      name: "projected", text: text, source: "", concerns: [], place: Place(file: "", line: 0), kind: .notCovered,
      slot: Rulebook.yearSlot, rules: [])
  }
}
