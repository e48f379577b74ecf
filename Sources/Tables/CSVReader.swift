/// Reads CSV as in RFC 4180, in constant memory: a header, then chunks of rows.
///
/// Lines end in LF or CRLF; the last may lack a line end. A byte order mark is skipped, and so are blank lines at the
/// end. A quote inside a cell that does not begin with one, and a CR without LF, are ordinary bytes.
public final class CSVReader {
  /// The names of the columns.
  public private(set) var header: [String] = []
  /// The delimiter of cells.
  public let delimiter: CSVDelimiter

  let blockSize: Int
  let recordLimit: Int
  let path: String?
  var source: ByteSource

  /// The bytes that were read and are not in a returned chunk yet.
  let input: Buffer<UInt8>
  /// The positions in `input` of the chunk's first row, and of the first record after the chunk.
  var chunkStart = 0
  var position = 0
  /// The line on which the record at `position` begins.
  var line = 1
  /// The number of blank lines just before `position`, which are rows only if a row follows.
  var blankLines = 0
  var atEnd = false
  /// The place of the open quote, if the end of the input cuts a record off.
  var openQuote: (line: Int, column: Int)?
  /// The error of the source that ended reading.
  var failure: TableError?
  var nextRecord = 1

  /// The chunk that is being filled.
  let rows = Buffer<RowChunk.Row>(capacity: 4096)
  let cells = Buffer<UInt32>(capacity: 32768)
  let text = Buffer<UInt8>(capacity: 256)
  var unescaped: [RowChunk.UnescapedCell] = []
  var flagged: [FlaggedRow] = []

  /// Opens a table and reads its header.
  ///
  /// - Parameters:
  ///   - blockSize: The number of bytes for one read, at most 64 MiB.
  ///   - recordLimit: The maximum length of a record in bytes, at most 256 MiB; a longer one is an error.
  /// - Throws: `cannotOpen`, `isDirectory`, `notReadable`, `readFailed`; of the header `empty`, `emptyHeader`,
  ///   `duplicateHeader`, `tooManyColumns`, `invalidUTF8`, `nulByte`, `unterminatedQuote`, `textAfterQuote`,
  ///   `recordTooLarge`.
  public init(
    _ input: TableInput, delimiter: CSVDelimiter = .comma, blockSize: Int = 256 << 10, recordLimit: Int = 16 << 20
  ) throws(TableError) {
    self.delimiter = delimiter
    self.blockSize = min(max(blockSize, 1), 64 << 20)
    // Positions in a chunk have 30 bits.
    self.recordLimit = min(max(recordLimit, 1), 256 << 20)
    path = input.path
    source = try ByteSource(input)
    self.input = Buffer(capacity: self.blockSize + Self.padding)
    try skipMark()
    header = try readHeader()
  }

  /// Returns the next rows, at most `maximumRows` (and at least one), or nil after the last. It never waits for more
  /// input while it has a row, and returns all rows before it throws an error.
  ///
  /// - Throws: `readFailed`, `unterminatedQuote`, `textAfterQuote`, `recordTooLarge`; after an error every further
  ///   call throws the same.
  public func nextChunk(maximumRows: Int = 4096) throws(TableError) -> RowChunk? {
    precondition(maximumRows > 0, "a chunk has at least one row")
    guard try collectRows(maximumRows, expecting: header.count) else { return nil }
    return takeChunk()
  }

  /// Fills the chunk; returns false if no row is left.
  func collectRows(_ maximum: Int, expecting columns: Int) throws(TableError) -> Bool {
    if let failure { throw failure }
    chunkStart = position
    while rows.count < maximum {
      switch scanRows(upTo: maximum, expecting: columns) {
      case .enough:
        return true
      case .blankLinesFirst:
        addBlankRows(upTo: maximum, expecting: columns)
      case .failed(let error):
        return try fail(error)
      case .cutOff:
        if rows.count > 0 { return true }
        if let error = cutOffError() {
          if blankLines == 0 { return try fail(error) }
          addBlankRows(upTo: maximum, expecting: columns)
        } else if atEnd {
          return false
        } else {
          try refill()
        }
      }
    }
    return true
  }

  /// The error of the record at `position` whose end is not in the input; nil if more input may complete it.
  private func cutOffError() -> TableError? {
    // Two more bytes may be its line end.
    if input.count - position > recordLimit + 2 {
      return TableError(.recordTooLarge(limit: recordLimit), line: line, path: path)
    }
    guard atEnd, position < input.count else { return nil }
    return TableError(.unterminatedQuote, line: openQuote?.line, column: openQuote?.column, path: path)
  }

  /// Throws `error`, unless there are rows to return first; the next call will find the error again.
  private func fail(_ error: TableError) throws(TableError) -> Bool {
    if rows.count == 0 { throw error }
    return true
  }
}
