/// Writes JSON objects, one a line.
///
/// An input object is copied, with the results as further members. CSV cells become members with strings as values. A
/// line that was no object becomes the string `_line` of an object.
public final class NDJSONWriter: TableWriter {
  private var sink: ByteSink
  private let limit: Int
  private let buffer: Buffer<UInt8>
  /// `"name":` for each column; and the number of columns that are copied from the input.
  private var members: [[UInt8]] = []
  private var carriedCount = 0
  /// The column of the next result; and true if the object has a member already.
  private var column = 0
  private var hasMember = false

  /// Opens an output.
  ///
  /// - Parameter bufferSize: The number of bytes that are collected for one write.
  /// - Throws: `cannotOpen`, `isDirectory`.
  public init(_ output: TableOutput, bufferSize: Int = 256 << 10) throws(TableError) {
    limit = min(max(bufferSize, 1), 64 << 20)
    sink = try ByteSink(output)
    buffer = Buffer(capacity: limit + 64)
  }

  /// Sets the names of the members; writes nothing.
  ///
  /// - Throws: `duplicateHeader` for a name that occurs twice.
  public func writeHeader(carried: [String], results: [String]) throws(TableError) {
    var seen: Set<String> = []
    for name in carried + results where !seen.insert(name).inserted {
      throw TableError(.duplicateHeader(name: name))
    }
    carriedCount = carried.count
    let name = Buffer<UInt8>(capacity: 64)
    members = (carried + results).map { text in
      name.count = 0
      Array(text.utf8).withUnsafeBufferPointer { Self.append(string: $0, to: name) }
      name.append(UInt8(ascii: ":"))
      return name.array()
    }
  }

  /// Makes a writer of rows to memory.
  public func makeRowWriter() throws(TableError) -> NDJSONWriter {
    let writer = try NDJSONWriter(.memory)
    writer.members = members
    writer.carriedCount = carriedCount
    return writer
  }

  /// Begins an object with the input: an object is copied, CSV cells become strings.
  public func carry(_ chunk: RowChunk, row: Int) throws(TableError) {
    if chunk.delimiter == nil {
      let isObject = chunk.cellCount(row: row) == carriedCount
      chunk.withRawRow(row) { raw in
        buffer.reserve(buffer.count + raw.count + 1)
        if isObject {
          appendMembers(of: raw)
        } else {
          append("{\"_line\":")
          Self.append(string: raw, to: buffer)
          hasMember = true
        }
      }
    } else {
      buffer.append(UInt8(ascii: "{"))
      for column in 0..<carriedCount {
        beginMember(column)
        if column < chunk.cellCount(row: row) {
          chunk.withCell(row: row, column: column) { Self.append(string: $0, to: buffer) }
        } else {
          append("null")
        }
      }
    }
    column = carriedCount
  }

  /// Copies a valid object without its closing brace and the space before it.
  private func appendMembers(of raw: UnsafeBufferPointer<UInt8>) {
    var end = raw.count - 1
    while end > 1, Self.spaces.contains(raw[end - 1]) { end -= 1 }
    hasMember = raw[end - 1] != UInt8(ascii: "{")
    buffer.append(UnsafeBufferPointer(rebasing: raw[..<end]))
  }

  private static let spaces: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), Byte.carriageReturn]

  /// Writes a number or boolean as such if it is valid JSON, and everything else as a string.
  public func writeCell(_ text: String, as kind: CellKind) throws(TableError) {
    beginResult()
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      if kind == .boolean || kind == .number && bytes.allSatisfy({ $0 != UInt8(ascii: "/") }) {
        buffer.append(bytes)
      } else {
        Self.append(string: bytes, to: buffer)
      }
    }
  }

  /// Writes null.
  public func writeEmptyCell() throws(TableError) {
    beginResult()
    append("null")
  }

  /// Writes a number of at most `maximumCount` bytes; `body` writes them and returns their number.
  public func writePlainCell(
    maximumCount: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) throws(TableError) {
    beginResult()
    buffer.reserve(buffer.count + maximumCount)
    let count = body(UnsafeMutableBufferPointer(start: buffer.pointer + buffer.count, count: maximumCount))
    precondition(count >= 0 && count <= maximumCount, "more bytes than were asked for")
    buffer.count += count
  }

  /// Ends the object and its line.
  public func endRow() throws(TableError) {
    append("}\n")
    hasMember = false
    if buffer.count >= limit { try flush() }
  }

  /// Appends rows that a writer from `makeRowWriter` has written.
  public func append(rows: [UInt8]) throws(TableError) {
    if buffer.count + rows.count > limit { try flush() }
    rows.withUnsafeBufferPointer { buffer.append($0) }
  }

  /// Writes the collected bytes. A file at a path still needs `finish`.
  public func flush() throws(TableError) {
    let gathered = UnsafeBufferPointer(start: buffer.pointer, count: buffer.count)
    buffer.count = 0
    try sink.write(gathered)
  }

  /// Writes the remaining bytes and completes the output. Nothing can be written afterwards.
  public func finish() throws(TableError) {
    if buffer.count > 0 { try flush() }
    try sink.finish()
  }

  /// The output to memory, as far as it was flushed; empty for other outputs.
  public var bytes: [UInt8] { sink.memory }

  private func beginResult() {
    beginMember(column)
    column += 1
  }

  private func beginMember(_ column: Int) {
    if hasMember { buffer.append(UInt8(ascii: ",")) }
    hasMember = true
    members[column].withUnsafeBufferPointer { buffer.append($0) }
  }

  private func append(_ text: StaticString) {
    buffer.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension NDJSONWriter {
  /// Appends a JSON string with its quotes to `target`; bytes that are not UTF-8 become U+FFFD.
  private static func append(string text: UnsafeBufferPointer<UInt8>, to target: Buffer<UInt8>) {
    guard let start = text.baseAddress else { return target.append([Byte.quote, Byte.quote]) }
    if case .invalidUTF8? = TextFault.first(in: start, from: 0, to: text.count) {
      return Array(String(decoding: text, as: UTF8.self).utf8).withUnsafeBufferPointer {
        append(string: $0, to: target)
      }
    }
    target.append(Byte.quote)
    for byte in text {
      switch byte {
      case Byte.quote, Byte.backslash: target.append([Byte.backslash, byte])
      case Byte.lineFeed: target.append([Byte.backslash, UInt8(ascii: "n")])
      case ..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        target.append(Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      default: target.append(byte)
      }
    }
    target.append(Byte.quote)
  }
}

extension Buffer<UInt8> {
  fileprivate func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }
}
