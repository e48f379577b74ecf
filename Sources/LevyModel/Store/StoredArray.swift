/// An array that is deserialised from the cache lazily.
package enum StoredArray<Element: Storable & Sendable>: Sendable {
  case values([Element])
  case stored(ArraySlice<UInt8>)

  /// - Throws: `StoreFault` for bytes that no writer wrote.
  package var values: [Element] {
    get throws(StoreFault) {
      switch self {
      case .values(let values): return values
      case .stored(let bytes):
        var stream = StoreStream(bytes)
        return try stream.readArray(Element.self)
      }
    }
  }
}

extension StoredArray: Storable {
  package func store(in stream: inout StoreStream) throws(StoreFault) {
    switch self {
    case .values(let values):
      var inner = StoreStream()
      try inner.write(values)
      stream.write(inner.bytes)
    case .stored(let bytes): stream.write(bytes)
    }
  }

  package init(from stream: inout StoreStream) throws(StoreFault) { self = .stored(try stream.readBlock()) }
}
