/// Values that are deserialised from the cache only when they are needed.
package enum StoredArray<Element: Storable & Sendable>: Sendable {
  case values([Element])
  case stored(ArraySlice<UInt8>)

  /// - Throws: `StoreFault` for what no writer wrote.
  package var values: [Element] {
    get throws(StoreFault) {
      switch self {
      case .values(let values): return values
      case .stored(let bytes):
        var reader = StoreReader(bytes)
        return try reader.readArray(Element.self)
      }
    }
  }
}

extension StoredArray: Storable {
  package func store(in writer: inout StoreWriter) {
    switch self {
    case .values(let values):
      var inner = StoreWriter()
      inner.write(values)
      writer.write(inner.bytes)
    case .stored(let bytes): writer.write(bytes)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) { self = .stored(try reader.readBlock()) }
}
