import ArgumentParser
import Tables

/// The formats of the tables of a batch: those of the options, or else by the extensions of the files.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The form of the table: csv or ndjson; by default ndjson for .ndjson and .jsonl, else csv.", valueName: "form"))
  var format: FormName?
  @Option(
    help: ArgumentHelp(
      "The form of what is written; by default that of the suffix of --out, else that of the table.",
      valueName: "form"))
  var to: FormName?
  @Option(help: ArgumentHelp("The delimiter of CSV: comma, semicolon or tab.", valueName: "name"))
  var delimiter: DelimiterName = .comma

  enum FormName: String, ExpressibleByArgument, CaseIterable {
    case csv, ndjson

    init?(path: String) {
      if path.hasSuffix(".ndjson") || path.hasSuffix(".jsonl") {
        self = .ndjson
      } else if path.hasSuffix(".csv") {
        self = .csv
      } else {
        return nil
      }
    }
  }

  enum DelimiterName: String, ExpressibleByArgument, CaseIterable { case comma, semicolon, tab }

  /// Returns the format of the table at a path.
  func input(_ path: String) -> TableFormat { tableFormat(format ?? FormName(path: path) ?? .csv) }

  /// Returns the format of a table of things: by its extension, or else that of the options.
  func things(_ path: String) -> TableFormat { tableFormat(FormName(path: path) ?? format ?? .csv) }

  /// Returns the format of the output `out`.
  func output(_ out: String, input path: String) -> TableFormat {
    (to ?? FormName(path: out)).map(tableFormat) ?? input(path)
  }

  private func tableFormat(_ name: FormName) -> TableFormat {
    switch (name, delimiter) {
    case (.ndjson, _): .ndjson
    case (.csv, .comma): .csv(.comma)
    case (.csv, .semicolon): .csv(.semicolon)
    case (.csv, .tab): .csv(.tab)
    }
  }
}
