/// A stream of serialised values, which is either written or read. Integers have variable length; a text is written
/// once, afterwards only its number. Input is not trusted: impossible values throw a `StoreFault`.
package struct StoreStream {
  /// True if the stream is being written, false if it is being read.
  package let isWritten: Bool
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  /// The numbers of texts that were written, by their bytes: texts that Swift considers equal may differ in bytes, and
  /// rules distinguish them.
  private var numbers: [[UInt8]: Int] = [:]

  private let source: ArraySlice<UInt8>
  private var position: Int
  private var texts: [String] = []
  private var depth = 0

  /// Makes a stream for writing.
  package init() { (isWritten, source, position) = (true, [], 0) }

  /// Makes a stream for reading.
  package init(_ bytes: ArraySlice<UInt8>) { (isWritten, source, position) = (false, bytes, bytes.startIndex) }

  // MARK: Writing

  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes an integer with seven bits a byte and the sign in the lowest bit.
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

  /// Writes bytes that are read back as one block.
  package mutating func write(_ block: some Collection<UInt8>) {
    write(block.count)
    bytes += block
  }

  // MARK: Reading

  /// True if everything has been read.
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

  /// Reads the number of values that follow, each of which takes at least a byte.
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

  /// Reads a value that may contain others of its kind, with a limit on the depth that no writer exceeds.
  package mutating func readNested<Value>(
    _ read: (inout StoreStream) throws(StoreFault) -> Value
  ) throws(StoreFault) -> Value {
    guard depth < 64 else { throw StoreFault() }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }
}
