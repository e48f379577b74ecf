/// Reads JSON objects, one a line, in constant memory. The keys of the first object are the columns.
///
/// Later objects may have their keys in any order and lack some; cells of missing keys and of null are empty. The cell
/// of a string is its contents; cells of numbers, booleans, arrays and objects are their literal text. Blank lines are
/// skipped, and so is a byte order mark.
public final class NDJSONReader: TableReader {
  /// The keys of the first object.
  public private(set) var header: [String] = []

  let recordLimit: Int
  let path: String?
  private let blockSize: Int
  private var source: ByteSource

  /// The bytes that were read and are not in a returned chunk yet.
  let input: Buffer<UInt8>
  private var position = 0
  private var atEnd = false
  /// The number of the line that begins at `position`.
  private(set) var line = 1
  private var nextRecord = 1
  private var failure: TableError?

  /// The keys as the first object has them, with quotes; and their contents.
  private(set) var writtenKeys: [[UInt8]] = []
  private(set) var keys: [[UInt8]] = []
  private(set) var columnOfKey: [[UInt8]: Int] = [:]

  /// The chunk that is being filled: its rows, the ranges of their objects, and their cells, each followed by a zero
  /// byte.
  let rows = Buffer<RowChunk.Row>(capacity: 4096)
  let objects = Buffer<UInt32>(capacity: 8192)
  let cells = Buffer<UInt32>(capacity: 32768)
  let text = Buffer<UInt8>(capacity: 256 << 10)
  var flagged: [FlaggedRow] = []
  /// The value of each column in the object that is being scanned.
  var values: [JSONScanner.Value?] = []

  /// Opens a table and reads the keys of its first object.
  ///
  /// - Parameters:
  ///   - blockSize: The number of bytes for one read, at most 64 MiB.
  ///   - recordLimit: The maximum length of a line in bytes, at most 256 MiB; a longer one is an error.
  /// - Throws: `cannotOpen`, `isDirectory`, `notReadable`, `readFailed`, `recordTooLarge`; of the first object
  ///   `empty`, `json`, `emptyHeader`, `duplicateHeader`, `tooManyColumns`.
  public init(
    _ input: TableInput, blockSize: Int = 256 << 10, recordLimit: Int = 16 << 20
  ) throws(TableError) {
    self.blockSize = min(max(blockSize, 1), 64 << 20)
    self.recordLimit = min(max(recordLimit, 1), 256 << 20)
    path = input.path
    source = try ByteSource(input)
    self.input = Buffer(capacity: self.blockSize + 16)
    try skipMark()
    try readKeys()
  }

  /// The number of bytes read so far.
  public var bytesRead: Int { source.consumed }
  /// The size of the table in bytes; nil if it is unknown before the end.
  public var byteCount: Int? { source.total }

  /// Returns the next rows, at most `maximumRows` (and at least one), or nil after the last. It never waits for more
  /// input while it has a row, and returns all rows before it throws an error.
  ///
  /// - Throws: `readFailed`, `recordTooLarge`; after an error every further call throws the same.
  public func nextChunk(maximumRows: Int) throws(TableError) -> RowChunk? {
    precondition(maximumRows > 0, "a chunk has at least one row")
    var start = position
    while rows.count < maximumRows {
      if let record = try nextLine(waits: rows.count == 0) {
        // Waiting for input moves the unread bytes to the front.
        if rows.count == 0 { start = record.lowerBound }
        addRow(record, chunkStart: start)
        line += 1
      } else {
        break
      }
    }
    return rows.count == 0 ? nil : takeChunk(from: start)
  }

  /// The next line that is not blank, without the space around it; nil if there is none, or none without waiting.
  private func nextLine(waits: Bool) throws(TableError) -> Range<Int>? {
    while true {
      guard let end = input.firstLineFeed(from: position) else {
        if !waits { return nil }
        if let failure { throw failure }
        if input.count - position > recordLimit + 2 { throw tooLarge }
        if atEnd { return nil }
        try refill()
        continue
      }
      var range = position..<end
      let isSpace = { [input] (place: Int) in input.pointer[place] <= 0x20 && Self.spaces.contains(input.pointer[place])
      }
      while let first = range.first, isSpace(first) { range.removeFirst() }
      while let last = range.last, isSpace(last) { range.removeLast() }
      if range.isEmpty {
        position = end + 1
        line += 1
        continue
      }
      if range.count > recordLimit {
        if !waits { return nil }
        throw tooLarge
      }
      position = end + 1
      return range
    }
  }

  private static let spaces: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), Byte.carriageReturn]

  private var tooLarge: TableError { TableError(.recordTooLarge(limit: recordLimit), line: line, path: path) }

  /// Reads more input. The unread bytes are moved to the front.
  private func refill() throws(TableError) {
    input.removeFirst(position)
    position = 0
    // A long line is searched again from its start, so it must not grow by a constant each time.
    let wanted = input.count < 64 << 10 ? 1 : input.count
    var added = 0
    while added < wanted, !atEnd {
      input.reserve(input.count + blockSize + 16)
      do throws(TableError) {
        let count = try source.read(into: input.pointer + input.count, count: blockSize)
        atEnd = count == 0
        added += count
        input.count += count
      } catch {
        failure = error
        throw error
      }
    }
    if atEnd, input.count > 0, input.pointer[input.count - 1] != Byte.lineFeed { input.append(Byte.lineFeed) }
  }

  private func skipMark() throws(TableError) {
    while input.count < Byte.mark.count, !atEnd { try refill() }
    let start = UnsafeBufferPointer(start: input.pointer, count: min(input.count, Byte.mark.count))
    if start.elementsEqual(Byte.mark) { position = Byte.mark.count }
  }

  /// Reads the keys of the first object, which remains the next row.
  private func readKeys() throws(TableError) {
    guard let record = try nextLine(waits: true) else { throw TableError(.empty, path: path) }
    do throws(JSONScanner.Stop) {
      try scanKeys(record)
    } catch {
      throw TableError(.json(fault(error, in: record)), line: line, path: path)
    }
    if keys.isEmpty { throw TableError(.emptyHeader, line: line, column: 1, path: path) }
    if keys.count > mostColumns { throw TableError(.tooManyColumns(limit: mostColumns), line: line, path: path) }
    var seen: Set<String> = []
    for (index, key) in keys.enumerated() {
      let name = String(decoding: key, as: UTF8.self)
      if name.isEmpty { throw TableError(.emptyHeader, line: line, column: index + 1, path: path) }
      if !seen.insert(name).inserted {
        throw TableError(.duplicateHeader(name: name), line: line, column: index + 1, path: path)
      }
      header.append(name)
      columnOfKey[key] = index
    }
    values = Array(repeating: nil, count: keys.count)
    position = record.lowerBound
  }

  private func scanKeys(_ record: Range<Int>) throws(JSONScanner.Stop) {
    let key = Buffer<UInt8>(capacity: 64)
    try scanMembers(record) { scanner, start, text in
      key.count = 0
      scanner.append(text, to: key)
      keys.append(key.array())
      writtenKeys.append(
        Array(UnsafeBufferPointer(start: input.pointer + start, count: scanner.place - start)))
      return nil
    }
  }

  /// Returns the rows collected so far as a chunk; the next chunk begins empty.
  private func takeChunk(from start: Int) -> RowChunk {
    let count = position - start
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + text.count)
    bytes += UnsafeBufferPointer(start: input.pointer + start, count: count)
    bytes += UnsafeBufferPointer(start: text.pointer, count: text.count)
    let shift = UInt32(truncatingIfNeeded: count)
    for index in 0..<cells.count { cells.pointer[index] &+= shift }
    let chunk = RowChunk(
      bytes: bytes, cells: cells.array(), rows: rows.array(), unescaped: [], flagged: flagged,
      objects: objects.array(), firstRecord: nextRecord, delimiter: nil)
    nextRecord += rows.count
    rows.count = 0
    objects.count = 0
    cells.count = 0
    text.count = 0
    flagged.removeAll(keepingCapacity: true)
    return chunk
  }
}
