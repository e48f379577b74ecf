/// Writes values one behind the other: whole numbers as short as they are, a text once and its number afterwards.
package struct StoreWriter {
  package private(set) var bytes: [UInt8] = []
  /// The numbers of texts, by their bytes: texts that Swift finds equal may have different bytes, and rules distinguish
  /// them.
  private var numbers: [[UInt8]: Int] = [:]

  package init() {}

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
}
