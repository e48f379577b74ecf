import ArgumentParser
import Levy
import LevyTerminal
import Tables

/// The options for tables of things, of which a row of the main table may have several.
struct ThingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A table of what rows have several of, such as further_pension=pensions.csv: a row for each, with its facts, and \
      with 'owner' where not all are the taxpayer's; may be given again.
      """, valueName: "KIND=FILE"))
  var things: [String] = []
  @Option(
    help: ArgumentHelp("The column that says, here and in the tables of --things, whose they are.", valueName: "column")
  )
  var by: String?

  private var named: [(kind: String, file: String)] {
    Words(things).given.map { ($0.name, $0.value) }
  }

  /// The paths of the tables.
  var files: [String] { named.map(\.file) }

  /// Reads the tables; nil if there are none.
  ///
  /// - Throws: `Failure` for options that exclude each other; `TableError` and `BatchErrors` for invalid tables.
  func read(_ formats: FormatOptions, of job: BatchJob, table: String) throws -> Things? {
    guard let by else {
      if things.isEmpty { return nil }
      throw Failure.usage(.alone("--things", without: "--by"))
    }
    if things.isEmpty { throw Failure.usage(.alone("--by", without: "--things")) }
    if named.count < things.count {
      throw Failure.usage(
        .word(things.joined(separator: " "), of: "--things", expected: Wording("KIND=FILE", "ART=DATEI")))
    }
    if files.filter({ $0 == "-" }).count > (table == "-" ? 0 : 1) {
      throw Failure.usage(
        "two tables cannot be read from the standard input",
        "zwei Tabellen lassen sich nicht von der Standardeingabe lesen")
    }
    return try Things(by: by, named.map { ($0.kind, $0.file, formats.things($0.file)) }, of: job)
  }
}
