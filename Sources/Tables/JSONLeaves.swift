/// The leaves of a JSON object: its plain values, each with its path.
public struct JSONLeaves: Sendable {
  /// A leaf.
  public struct Leaf: Sendable, Hashable {
    /// The keys that lead to it; for items of arrays their numbers, from 1.
    public let path: [String]
    /// The contents of a string, or the literal text of other values; nil for null.
    public let text: String?
    /// True if the value is a string.
    public let isString: Bool
    /// The line on which it begins, from 1.
    public let line: Int
  }

  /// The reason why a text is not an object.
  public struct Failure: Error, Sendable, Hashable {
    /// The fault, with its column.
    public let fault: JSONFault
    /// The line, from 1.
    public let line: Int
  }

  /// All leaves, in order.
  public private(set) var leaves: [Leaf] = []

  /// Parses an object, on one line or several.
  ///
  /// - Throws: `Failure` with the place of invalid JSON.
  public init(_ text: String) throws(Failure) {
    let bytes = Array(text.utf8)
    // The scanner handles single lines, so line feeds are replaced by carriage returns: space, and a fault within
    // strings.
    let line = bytes.map { $0 == Byte.lineFeed ? Byte.carriageReturn : $0 } + [0]
    let ends = bytes.indices.filter { bytes[$0] == Byte.lineFeed }
    var found: [Leaf] = []
    var stop: JSONScanner.Stop?
    line.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      var scanner = JSONScanner(start, from: 0, to: bytes.count)
      do throws(JSONScanner.Stop) {
        scanner.skipSpace()
        guard scanner.byte == UInt8(ascii: "{") else { throw scanner.stop(.notAnObject) }
        try scanner.leaves(at: [], into: &found) { Self.line(of: $0, ends) }
        scanner.skipSpace()
        if scanner.place < scanner.end { throw scanner.stop(expecting: .lineEnd) }
      } catch {
        stop = error
      }
    }
    if let stop {
      let before = bytes[..<min(stop.place, bytes.count)]
      let column = before.reversed().prefix { $0 != Byte.lineFeed }.count { $0 & 0xC0 != 0x80 }
      throw Failure(fault: JSONFault(kind: stop.kind, column: 1 + column), line: Self.line(of: stop.place, ends))
    }
    leaves = found
  }

  /// The line of a position, given the positions of line ends.
  private static func line(of place: Int, _ ends: [Int]) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < place { low = middle + 1 } else { high = middle }
    }
    return 1 + low
  }
}

extension JSONScanner {
  /// Parses the value at `place` and all values in it, no deeper than `deepest`.
  fileprivate mutating func leaves(
    at path: [String], into found: inout [JSONLeaves.Leaf], line: (Int) -> Int
  ) throws(Stop) {
    let isObject = byte == UInt8(ascii: "{")
    guard isObject || byte == UInt8(ascii: "[") else {
      let start = place
      let value = try value()
      found.append(JSONLeaves.Leaf(path: path, text: text(of: value), isString: value.isText, line: line(start)))
      return
    }
    guard path.count < Self.deepest else { throw stop(.tooDeep) }
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    place += 1
    skipSpace()
    if byte == closing {
      place += 1
      return
    }
    var count = 0
    while true {
      count += 1
      var key = String(count)
      if isObject {
        guard byte == Byte.quote else { throw stop(expecting: .key) }
        key = text(of: .text(try string())) ?? ""
        guard skip(UInt8(ascii: ":")) else { throw stop(expecting: .colon) }
      }
      try leaves(at: path + [key], into: &found, line: line)
      if skip(UInt8(ascii: ",")) { continue }
      guard byte == closing else { throw stop(expecting: isObject ? .commaOrBrace : .commaOrBracket) }
      place += 1
      return
    }
  }

  private func text(of value: Value) -> String? {
    switch value {
    case .null: return nil
    case .verbatim(let range):
      return String(decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), as: UTF8.self)
    case .text(let text):
      let buffer = Buffer<UInt8>(capacity: text.range.count + 1)
      append(text, to: buffer)
      return String(decoding: UnsafeBufferPointer(start: buffer.pointer, count: buffer.count), as: UTF8.self)
    }
  }
}

extension JSONScanner.Value {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
