/// The maximum number of columns of a table: the work for each row grows with them.
let mostColumns = 16_384

/// An error of reading or writing a table, with its place.
public struct TableError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Kind: Hashable, Sendable {
    /// The file could not be opened; `reason` is the system's text.
    case cannotOpen(reason: String)
    /// The path names a directory.
    case isDirectory
    /// The file exists but may not be read.
    case notReadable
    /// The input has no header: it is empty or has only blank lines.
    case empty
    /// A quoted cell is never closed. The place is that of its opening quote.
    case unterminatedQuote
    /// Something other than a delimiter or a line end follows a closing quote. The line is that of the text.
    case textAfterQuote
    /// The header is not valid UTF-8. (In a data row this is a `RowProblem` instead.)
    case invalidUTF8
    /// The header contains a NUL byte. (In a data row this is a `RowProblem` instead.)
    case nulByte
    /// Two columns have this name. The place is that of the second.
    case duplicateHeader(name: String)
    /// There are more columns than a table may have.
    case tooManyColumns(limit: Int)
    /// A column has no name.
    case emptyHeader
    /// The first line is not a JSON object whose keys could be the columns. (In a later one this is a `RowProblem`
    /// instead.)
    case json(JSONFault)
    /// A record has more bytes than `limit`, most often because a quote is never closed. The line is that on which the
    /// record begins.
    case recordTooLarge(limit: Int)
    /// The file was changed while it was read: another program has truncated it or written to it.
    case changedWhileRead
    /// An output is also an input, or another output, under the name `as`.
    case sameFile(as: String)
    /// Reading failed; `reason` is the system's text.
    case readFailed(reason: String)
    /// Writing failed; `reason` is the system's text.
    case writeFailed(reason: String)
    /// The reader of the output has closed it.
    case brokenPipe
  }

  /// The kind of the error.
  public let kind: Kind
  /// The line of the file, from 1, or nil if the error is not on one line.
  public let line: Int?
  /// The cell of the record, from 1, or nil if the error is not in one cell.
  public let column: Int?
  /// The path of the file, `-` for the standard streams, or nil if it has none.
  public let path: String?

  /// Makes an error of `kind` at a place.
  public init(_ kind: Kind, line: Int? = nil, column: Int? = nil, path: String? = nil) {
    self.kind = kind
    self.line = line
    self.column = column
    self.path = path
  }
}
