/// The form of a table.
public enum TableFormat: Hashable, Sendable {
  /// Cells between delimiters, below a header.
  case csv(CSVDelimiter)
  /// An object of JSON a line.
  case ndjson

  /// Opens a table of this form.
  ///
  /// - Throws: as `CSVReader` and `NDJSONReader` do.
  public func reader(_ input: TableInput) throws(TableError) -> any TableReader {
    switch self {
    case .csv(let delimiter): try CSVReader(input, delimiter: delimiter)
    case .ndjson: try NDJSONReader(input)
    }
  }

  /// Opens an output for a table of this form.
  ///
  /// - Throws: `cannotOpen`, `isDirectory`.
  public func writer(_ output: TableOutput) throws(TableError) -> any TableWriter {
    switch self {
    case .csv(let delimiter): try CSVWriter(output, delimiter: delimiter)
    case .ndjson: try NDJSONWriter(output)
    }
  }
}
