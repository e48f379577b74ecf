/// A value that can be serialised to the cache of rules and deserialised.
package protocol Storable {
  func store(in writer: inout StoreWriter)
  /// - Throws: `StoreFault` for what no writer wrote.
  init(from reader: inout StoreReader) throws(StoreFault)
}

/// The cache of rules is not one that this program wrote. The rules are then read from their files.
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

// Containers do not conform to `Storable`: where the code is not specialised, looking up the conformance takes longer
// than reading the value. Writers and readers have functions for them.

extension StoreWriter {
  package mutating func write(optional value: (some Storable)?) {
    write(byte: value == nil ? 0 : 1)
    value?.store(in: &self)
  }

  package mutating func write(_ values: [some Storable]) {
    write(values.count)
    for value in values { value.store(in: &self) }
  }

  package mutating func write<Value: Storable & Comparable>(_ values: Set<Value>) { write(values.sorted()) }

  /// Writes entries in the order of their keys.
  package mutating func write(_ values: [String: some Storable]) {
    write(values.count)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      write(key)
      value.store(in: &self)
    }
  }
}

// The most frequent values are texts, indices and nil.
extension StoreReader {
  @_specialize(where Value == String)
  @_specialize(where Value == Int)
  package mutating func readOptional<Value: Storable>(_: Value.Type) throws(StoreFault) -> Value? {
    try readByte() == 0 ? nil : try Value(from: &self)
  }

  @_specialize(where Value == String)
  @_specialize(where Value == Int)
  package mutating func readArray<Value: Storable>(_: Value.Type) throws(StoreFault) -> [Value] {
    let count = try readCount()
    if count == 0 { return [] }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  package mutating func readSet<Value: Storable & Hashable>(_: Value.Type) throws(StoreFault) -> Set<Value> {
    Set(try readArray(Value.self))
  }

  @_specialize(where Value == String)
  @_specialize(where Value == Int)
  package mutating func readDictionary<Value: Storable>(of _: Value.Type) throws(StoreFault) -> [String: Value] {
    let count = try readCount()
    if count == 0 { return [:] }
    var values: [String: Value] = [:]
    values.reserveCapacity(count)
    for _ in 0..<count {
      let key = try readString()
      values[key] = try Value(from: &self)
    }
    return values
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
