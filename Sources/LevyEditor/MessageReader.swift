/// Splits a stream of bytes into messages: a header with the length, an empty line, the content.
package struct MessageReader: Sendable {
  package enum Part: Hashable, Sendable {
    case message([UInt8])
    /// A message longer than the limit, which was skipped.
    case tooLong(bytes: Int)
    /// The text is not a header, so that the beginning of the next message is unknown.
    case noHeader
  }

  /// The maximum size of a message in bytes: a rule file has at most 4 MiB, and JSON may write a character in six.
  package static let longest = 32 << 20
  private static let longestHeader = 4096

  private var bytes: [UInt8] = []
  /// The length of the message whose header was read; nil before that.
  private var length: Int?
  /// The remaining bytes of a message that is skipped.
  private var skipped = 0

  package init() {}

  package mutating func add(_ more: some Collection<UInt8>) {
    let passed = min(skipped, more.count)
    skipped -= passed
    bytes += more.dropFirst(passed)
  }

  /// Returns the next part, or nil if more bytes are needed.
  package mutating func next() -> Part? {
    if length == nil {
      guard let end = endOfHeader else { return bytes.count > Self.longestHeader ? .noHeader : nil }
      guard let said = Self.length(bytes[..<end]), said >= 0 else { return .noHeader }
      bytes.removeFirst(end)
      if said > Self.longest {
        skipped = said - min(said, bytes.count)
        bytes.removeFirst(said - skipped)
        return .tooLong(bytes: said)
      }
      length = said
    }
    guard let length, bytes.count >= length else { return nil }
    let message = Array(bytes[..<length])
    bytes.removeFirst(length)
    self.length = nil
    return .message(message)
  }

  /// The offset of the content, after an empty line.
  private var endOfHeader: Int? {
    let header = bytes.prefix(Self.longestHeader)
    var lineStart = 0
    for (offset, byte) in header.enumerated() where byte == 10 {
      if offset > 0, header[lineStart..<offset].allSatisfy({ $0 == 13 }) { return offset + 1 }
      lineStart = offset + 1
    }
    return nil
  }

  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2, String(decoding: parts[0], as: UTF8.self).lowercased() == "content-length" else {
        continue
      }
      return Int(String(decoding: parts[1].filter { $0 != 32 && $0 != 9 }, as: UTF8.self))
    }
    return nil
  }
}
