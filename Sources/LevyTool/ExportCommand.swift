import ArgumentParser
import Levy
import LevyExport
import LevyTerminal
import Tables

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write rules as SQL for a database, or as a C function, exact to the cent.",
    discussion: """
      Writes the plan of the rules of one day as a query over integers, so that a warehouse computes what Levy would, or
      as a C function over columns. A row that it does not compute has no results and says why in the column 'fault'.
      NAME=VALUE holds for all rows. What cannot be written is refused with the reason. See docs/sql.md.

      EXAMPLES
        levy export sql de --year 2025 --given zve,filing --output income_tax --dialect duckdb
        levy export sql de --year 2025 --given zve --output est --table wages --keep id --dialect postgres filing=joint
        levy export c de --year 2025 --given zve,filing --output income_tax --function income_tax -o income_tax.c
      """)

  @Argument(help: "What to write: sql or c.") var format: Format
  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Argument(help: ArgumentHelp("Facts for all rows.", valueName: "NAME=VALUE")) var words: [String] = []
  @Option(help: ArgumentHelp("The results, separated by commas; by default the main results.", valueName: "names"))
  var output: String?
  @Option(help: ArgumentHelp("The table's columns that rules read, separated by commas.", valueName: "names"))
  var given: String
  @Option(help: "The engine: duckdb, postgres, spark or sqlite.") var dialect: SQLDialect = .duckdb
  @Option(help: ArgumentHelp("The table or view that the query selects from.", valueName: "table")) var table = "people"
  @Option(help: ArgumentHelp("Columns that the query carries along.", valueName: "columns")) var keep: String?
  @Option(help: ArgumentHelp("The name of the C function.", valueName: "name")) var function: String?
  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp("Where to write; '-' is stdout.", valueName: "file"))
  var out = "-"
  @Flag(help: "Print one JSON document with the text in it.") var json = false
  @OptionGroup var law: LawOptions
  @OptionGroup var boundary: BoundaryOptions
  @OptionGroup var rules: RulesOptions

  enum Format: String, ExpressibleByArgument, CaseIterable { case sql, c }

  func run() throws {
    let written = try boundary.enter(writing: [out])[0]
    let rulebook = try rules.rulebook(jurisdiction)
    let words = Words(words)
    try words.requireFacts(Words.naming)
    try law.requireYear(rulebook, given: words.given)
    let facts = try law.facts(rulebook, words)
    do {
      let outputs = try Words.list(output, of: "output") ?? rulebook.jurisdiction.results
      let export = try RulesExport(
        Calculator(rulebook), facts, given: Words.list(given), outputs: outputs)
      if json, out == "-" { return JSONDocument.print([("text", .string(try text(export)))]) }
      try TextFile.write(text(export), to: written)
      Boundary.finished()
      if json { JSONDocument.print([("file", .string(out))]) }
    } catch let error as RulesExport.Failure {
      switch error {
      case .diagnostic(let diagnostic): throw Failure(diagnostic)
      case .unwritable(let name, let reason):
        throw Failure.usage("'\(name)' cannot be exported: \(reason)")
      }
    } catch let error as Diagnostic {
      throw Failure(error)
    } catch let error as TableError {
      throw Failure(Diagnostic(error))
    }
  }

  private func text(_ export: RulesExport) throws -> String {
    switch format {
    case .sql:
      guard dialect.isTableName(table) else {
        throw Failure.usage(
          .word(
            table, of: "--table",
            expected: Wording(inEnglish: "the name of a table, such as people or sales.people"),
            help: Wording(
              inEnglish:
                "other names stand within the engine's quotes; what is to be filtered or joined is made a view first")))
      }
      return try export.sql(dialect, table: table, kept: try Words.list(keep, of: "keep") ?? [])
    case .c:
      let name = function ?? "levy_\(jurisdiction)"
      if let objection = CName.objection(toFunction: name) {
        throw Failure.usage("--function '\(name)': \(objection)", help: "choose a name of your own, such as income_tax")
      }
      return export.c(function: name)
    }
  }
}

extension SQLDialect: ExpressibleByArgument {}
