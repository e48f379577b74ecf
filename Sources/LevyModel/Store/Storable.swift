/// A value that can be written to a store of rules and read back as it was.
package protocol Storable {
  func store(in writer: inout StoreWriter)
  /// - Throws: `StoreFault` for what no writer wrote.
  init(from reader: inout StoreReader) throws(StoreFault)
}

/// A store of rules is not what a writer of this program wrote. The rules are read from their files then.
package struct StoreFault: Error {
  package init() {}
}

extension Storable {
  /// Stores a value of one case of an enum, behind the number of the case.
  package func store(in writer: inout StoreWriter, behind number: UInt8) {
    writer.write(byte: number)
    store(in: &writer)
  }
}

extension Storable where Self: RawRepresentable, RawValue == String {
  package func store(in writer: inout StoreWriter) { rawValue.store(in: &writer) }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    guard let value = Self(rawValue: try String(from: &reader)) else { throw StoreFault() }
    self = value
  }
}

extension Bool: Storable {
  package func store(in writer: inout StoreWriter) { writer.write(byte: self ? 1 : 0) }
  package init(from reader: inout StoreReader) throws(StoreFault) { self = try reader.readByte() != 0 }
}

extension Int: Storable {
  package func store(in writer: inout StoreWriter) { writer.write(self) }
  package init(from reader: inout StoreReader) throws(StoreFault) { self = try reader.readInt() }
}

extension String: Storable {
  package func store(in writer: inout StoreWriter) { writer.write(self) }
  package init(from reader: inout StoreReader) throws(StoreFault) { self = try reader.readString() }
}

extension Optional: Storable where Wrapped: Storable {
  package func store(in writer: inout StoreWriter) {
    (self != nil).store(in: &writer)
    self?.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}

extension Array: Storable where Element: Storable {
  package func store(in writer: inout StoreWriter) {
    count.store(in: &writer)
    for element in self { element.store(in: &writer) }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    let count = try reader.readCount()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

extension Set: Storable where Element: Storable & Comparable {
  package func store(in writer: inout StoreWriter) { sorted().store(in: &writer) }
  package init(from reader: inout StoreReader) throws(StoreFault) { self = Set(try [Element](from: &reader)) }
}

extension Dictionary: Storable where Key: Storable & Comparable, Value: Storable {
  package func store(in writer: inout StoreWriter) {
    count.store(in: &writer)
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      key.store(in: &writer)
      value.store(in: &writer)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    let count = try reader.readCount()
    self.init(minimumCapacity: count)
    for _ in 0..<count {
      let key = try Key(from: &reader)
      self[key] = try Value(from: &reader)
    }
  }
}

extension ClosedRange: Storable where Bound == Int {
  package func store(in writer: inout StoreWriter) {
    lowerBound.store(in: &writer)
    upperBound.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    let (first, last) = (try Int(from: &reader), try Int(from: &reader))
    guard first <= last else { throw StoreFault() }
    self = first...last
  }
}
