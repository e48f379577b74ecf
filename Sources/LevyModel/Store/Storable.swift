import Identifiers

/// A value that can be serialised to the cache of rules and deserialised.
package protocol Storable {
  /// Writes the value.
  ///
  /// - Throws: `StoreFault` for a value that lacks a part.
  func store(in stream: inout StoreStream) throws(StoreFault)
  /// Reads a value.
  ///
  /// - Throws: `StoreFault` for bytes that no writer wrote.
  init(from stream: inout StoreStream) throws(StoreFault)
}

/// A value that is stored part by part. One list of its parts both writes and reads them. An initialiser must set all
/// properties, so a list that forgets one does not compile.
package protocol StoredByParts: Storable {
  /// - Parameter whole: the value whose parts are written; nil if they are read.
  init(parts: inout StoreStream, of whole: Self?) throws(StoreFault)
}

extension StoredByParts {
  package func store(in stream: inout StoreStream) throws(StoreFault) { _ = try Self(parts: &stream, of: self) }
  package init(from stream: inout StoreStream) throws(StoreFault) { try self.init(parts: &stream, of: nil) }
}

/// The cache of rules has invalid contents. The rules are then read from their files.
package struct StoreFault: Error {
  package init() {}
}

extension Storable {
  /// Stores a case of an enum: its number, then its associated value.
  package func store(in stream: inout StoreStream, behind number: UInt8) throws(StoreFault) {
    stream.write(byte: number)
    try store(in: &stream)
  }
}

extension Storable where Self: RawRepresentable, RawValue == String {
  package func store(in stream: inout StoreStream) { stream.write(rawValue) }

  package init(from stream: inout StoreStream) throws(StoreFault) {
    guard let value = Self(rawValue: try stream.readString()) else { throw StoreFault() }
    self = value
  }
}

extension Bool: Storable {
  package func store(in stream: inout StoreStream) { stream.write(byte: self ? 1 : 0) }
  package init(from stream: inout StoreStream) throws(StoreFault) { self = try stream.readByte() != 0 }
}

extension Int: Storable {
  package func store(in stream: inout StoreStream) { stream.write(self) }
  package init(from stream: inout StoreStream) throws(StoreFault) { self = try stream.readInt() }
}

extension ID: Storable {
  package func store(in stream: inout StoreStream) { stream.write(index) }
  package init(from stream: inout StoreStream) throws(StoreFault) { self.init(try stream.readInt()) }
}

extension String: Storable {
  package func store(in stream: inout StoreStream) { stream.write(self) }
  package init(from stream: inout StoreStream) throws(StoreFault) { self = try stream.readString() }
}

// Containers do not conform to `Storable`: in code that is not specialised, looking up the conformance takes longer
// than reading the value. Streams have functions for them instead.

extension StoreStream {
  package mutating func write(_ values: [some Storable]) throws(StoreFault) {
    write(values.count)
    for value in values { try value.store(in: &self) }
  }

  /// Writes entries, sorted by key.
  package mutating func write(_ values: [String: some Storable]) throws(StoreFault) {
    write(values.count)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      write(key)
      try value.store(in: &self)
    }
  }

  // The most frequent values are texts, indices and nil.

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

  @_specialize(where Value == String)
  @_specialize(where Value == Slot)
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

// Processes a part in the list of a value's parts: writes it if the stream is being written, otherwise reads it. The
// part is passed as a closure and written by a separate function, since the generic look-up for an optional takes
// longer than reading most parts.

extension StoreStream {
  @_specialize(where Part == String)
  @_specialize(where Part == Int)
  @_specialize(where Part == Bool)
  package mutating func callAsFunction<Part: Storable>(
    _ part: @autoclosure () -> Part?
  ) throws(StoreFault) -> Part {
    if isWritten { return try written(part) }
    return try Part(from: &self)
  }

  /// Processes an ID as the number that it is, without a look-up for each kind.
  package mutating func callAsFunction<Kind>(_ id: @autoclosure () -> ID<Kind>?) throws(StoreFault) -> ID<Kind> {
    ID(try self(id()?.index) as Int)
  }

  @inline(never)
  private mutating func written<Part: Storable>(_ part: () -> Part?) throws(StoreFault) -> Part {
    guard let part = part() else { throw StoreFault() }
    try part.store(in: &self)
    return part
  }

  /// Processes an optional part.
  @_specialize(where Part == String)
  @_specialize(where Part == Int)
  package mutating func optional<Part: Storable>(
    _ part: @autoclosure () -> Part?
  ) throws(StoreFault) -> Part? {
    if isWritten { return try writtenOptional(part) }
    return try readByte() == 0 ? nil : try Part(from: &self)
  }

  @inline(never)
  private mutating func writtenOptional<Part: Storable>(_ part: () -> Part?) throws(StoreFault) -> Part? {
    let part = part()
    write(byte: part == nil ? 0 : 1)
    try part?.store(in: &self)
    return part
  }

  package mutating func callAsFunction<Part: Storable>(
    _ parts: @autoclosure () -> [Part]?
  ) throws(StoreFault) -> [Part] {
    guard isWritten else { return try readArray(Part.self) }
    guard let parts = parts() else { throw StoreFault() }
    try write(parts)
    return parts
  }

  package mutating func callAsFunction<Part: Storable & Comparable & Hashable>(
    _ parts: @autoclosure () -> Set<Part>?
  ) throws(StoreFault) -> Set<Part> { Set(try callAsFunction(parts()?.sorted())) }

  package mutating func callAsFunction<Part: Storable>(
    _ parts: @autoclosure () -> [String: Part]?
  ) throws(StoreFault) -> [String: Part] {
    guard isWritten else { return try readDictionary(of: Part.self) }
    guard let parts = parts() else { throw StoreFault() }
    try write(parts)
    return parts
  }

  /// Processes a part that consists of bytes.
  package mutating func block(_ part: ArraySlice<UInt8>?) throws(StoreFault) -> ArraySlice<UInt8> {
    guard isWritten else { return try readBlock() }
    guard let part else { throw StoreFault() }
    write(part)
    return part
  }
}

extension ClosedRange: Storable where Bound == Int {
  package func store(in stream: inout StoreStream) {
    stream.write(lowerBound)
    stream.write(upperBound)
  }

  package init(from stream: inout StoreStream) throws(StoreFault) {
    let (first, last) = (try stream.readInt(), try stream.readInt())
    guard first <= last else { throw StoreFault() }
    self = first...last
  }
}
