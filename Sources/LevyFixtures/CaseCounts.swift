import LevyBatch
import LevyModel
import LevyRules
import LevyScript
import Tables

/// The number of test cases that expect each result, and their years: the worked examples and the tables of a
/// jurisdiction, which are read but not run.
package struct CaseCounts: Sendable {
  /// The cases that expect a result.
  package struct Count: Sendable, Hashable {
    package fileprivate(set) var cases = 0
    package fileprivate(set) var years: Set<Int> = []
  }

  /// The counts by the names of results; for results of persons, without the person.
  private var counts: [String: Count] = [:]
  /// The number of all cases.
  package private(set) var all = 0

  /// Returns the count of a result, by the name in its declaration.
  package subscript(name: String) -> Count { counts[name] ?? Count() }

  package init(_ rulebook: Rulebook) {
    for example in rulebook.examples {
      all += 1
      add(Set(example.expected.compactMap { rulebook[$0.name]?.field }), in: example.facts.year)
    }
    let sources = rulebook.sources
    let folder = "\(sources.root)/\(sources.jurisdiction)"
    for path in (try? FileTree.files(below: folder, suffix: ".csv")) ?? [] {
      guard let reader = try? CSVReader(.path("\(folder)/\(path)")) else { continue }
      add(reader, rulebook)
    }
  }

  private mutating func add(_ reader: CSVReader, _ rulebook: Rulebook) {
    let expected = reader.header.enumerated().compactMap { column, title -> (column: Int, field: String)? in
      guard title.hasPrefix(FixtureRunner.expectation) else { return nil }
      return rulebook[String(title.dropFirst(FixtureRunner.expectation.count))].map { (column, $0.field) }
    }
    if expected.isEmpty { return }
    let taxYear = rulebook.jurisdiction.taxYear
    let (year, date) = (reader.header.firstIndex(of: "year"), reader.header.firstIndex(of: "date"))
    while let chunk = (try? reader.nextChunk()) ?? nil {
      for row in 0..<chunk.count where chunk.problem(row: row) == nil {
        func text(_ column: Int?) -> String { column.map { chunk.string(row: row, column: $0) } ?? "" }
        let fields = Set(expected.filter { !text($0.column).isEmpty }.map(\.field))
        all += 1
        add(fields, in: taxYear.year(named: text(year)) ?? CalendarDate(text(date)).map(taxYear.year))
      }
    }
  }

  private mutating func add(_ fields: Set<String>, in year: Int?) {
    for field in fields {
      counts[field, default: Count()].cases += 1
      if let year { counts[field, default: Count()].years.insert(year) }
    }
  }
}
