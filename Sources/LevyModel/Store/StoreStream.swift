/// Values one behind the other, which are written or read: whole numbers as short as they are, a text once and its number
/// afterwards. What is read is not trusted: impossible values throw a `StoreFault`.
package struct StoreStream {
  /// Whether values are written and not read.
  package let isWritten: Bool
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  /// The numbers of texts that were written, by their bytes: texts that Swift finds equal may have different bytes, and
  /// rules distinguish them.
  private var numbers: [[UInt8]: Int] = [:]

  private let source: ArraySlice<UInt8>
  private var position: Int
  private var texts: [String] = []
  private var depth = 0

  /// A stream to be written.
  package init() { (isWritten, source, position) = (true, [], 0) }

  /// A stream to be read.
  package init(_ bytes: ArraySlice<UInt8>) { (isWritten, source, position) = (false, bytes, bytes.startIndex) }

  // MARK: Writing

  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Seven bits a byte, the sign in the lowest.
  package mutating func write(_ value: Int) {
    var rest = UInt(bitPattern: (value << 1) ^ (value >> (Int.bitWidth - 1)))
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func write(_ text: String) {
    let bytes = Array(text.utf8)
    if let number = numbers[bytes] { return write(number) }
    write(numbers.count)
    numbers[bytes] = numbers.count
    write(bytes)
  }

  /// Bytes that are read back as one block.
  package mutating func write(_ block: some Collection<UInt8>) {
    write(block.count)
    bytes += block
  }

  // MARK: Reading

  /// Whether everything has been read.
  package var isAtEnd: Bool { position == source.endIndex }

  package mutating func readByte() throws(StoreFault) -> UInt8 {
    guard position < source.endIndex else { throw StoreFault() }
    defer { position += 1 }
    return source[position]
  }

  package mutating func readInt() throws(StoreFault) -> Int {
    var (value, shift) = (UInt(0), UInt(0))
    while true {
      let byte = try readByte()
      guard shift < UInt.bitWidth else { throw StoreFault() }
      value |= UInt(byte & 0x7f) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
  }

  /// How many values follow, each of a byte at least.
  package mutating func readCount() throws(StoreFault) -> Int {
    let count = try readInt()
    guard count >= 0, count <= source.endIndex - position else { throw StoreFault() }
    return count
  }

  package mutating func readBlock() throws(StoreFault) -> ArraySlice<UInt8> {
    let count = try readCount()
    defer { position += count }
    return source[position..<position + count]
  }

  package mutating func readString() throws(StoreFault) -> String {
    let number = try readInt()
    if texts.indices.contains(number) { return texts[number] }
    guard number == texts.count else { throw StoreFault() }
    texts.append(String(decoding: try readBlock(), as: UTF8.self))
    return texts[number]
  }

  /// Reads a value that may contain others of its kind. No writer nests them deeper than this.
  package mutating func readNested<Value>(
    _ read: (inout StoreStream) throws(StoreFault) -> Value
  ) throws(StoreFault) -> Value {
    guard depth < 64 else { throw StoreFault() }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }
}
