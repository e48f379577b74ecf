/// The format of a table.
public enum TableFormat: Hashable, Sendable {
  /// CSV: delimited cells below a header.
  case csv(CSVDelimiter)
  /// NDJSON: one JSON object a line.
  case ndjson

  /// Opens a table of this format.
  ///
  /// - Throws: as `CSVReader` and `NDJSONReader` do.
  public func reader(_ input: TableInput) throws(TableError) -> any TableReader {
    switch self {
    case .csv(let delimiter): try CSVReader(input, delimiter: delimiter)
    case .ndjson: try NDJSONReader(input)
    }
  }

  /// Opens an output for a table of this format.
  ///
  /// - Throws: `cannotOpen`, `isDirectory`.
  public func writer(_ output: TableOutput) throws(TableError) -> any TableWriter {
    switch self {
    case .csv(let delimiter): try CSVWriter(output, delimiter: delimiter)
    case .ndjson: try NDJSONWriter(output)
    }
  }
}

/// The source of a table.
public enum TableInput: Sendable {
  /// A file, FIFO or device; `-` is the standard input.
  case path(String)
  /// An open descriptor, which is read from its current position and not closed.
  case descriptor(Int32)
  /// Bytes in memory.
  case bytes([UInt8])

  /// The path for error messages.
  var path: String? {
    if case .path(let path) = self { path } else { nil }
  }
}

/// The destination of a table.
public enum TableOutput: Sendable {
  /// A file, or `-` for the standard output. A regular file is created or replaced only when it is complete; a FIFO or
  /// device is written directly.
  case path(String)
  /// An open descriptor, which is written from its current position and not closed.
  case descriptor(Int32)
  /// Memory; see `CSVWriter.bytes`.
  case memory

  /// The path for error messages.
  var path: String? {
    if case .path(let path) = self { path } else { nil }
  }
}
