/// Reads what a `StoreWriter` wrote. It does not trust the data: impossible values throw a `StoreFault`.
package struct StoreReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var texts: [String] = []
  private var depth = 0

  package init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

  /// Whether everything has been read.
  package var isAtEnd: Bool { position == bytes.endIndex }

  package mutating func readByte() throws(StoreFault) -> UInt8 {
    guard position < bytes.endIndex else { throw StoreFault() }
    defer { position += 1 }
    return bytes[position]
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
    guard count >= 0, count <= bytes.endIndex - position else { throw StoreFault() }
    return count
  }

  package mutating func readBlock() throws(StoreFault) -> ArraySlice<UInt8> {
    let count = try readCount()
    defer { position += count }
    return bytes[position..<position + count]
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
    _ read: (inout StoreReader) throws(StoreFault) -> Value
  ) throws(StoreFault) -> Value {
    guard depth < 64 else { throw StoreFault() }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }
}
