import CLevyArrow
import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Schemas and arrays whose ownership is passed to the caller. Each is in memory from malloc, which its release
/// function frees.
enum ArrowOutput {
  // MARK: Schemas

  static func schema(_ format: String, name: String, flags: Int64 = 2) -> ArrowSchema {
    ArrowSchema(
      format: strdup(format), name: strdup(name), metadata: nil, flags: flags, n_children: 0, children: nil,
      dictionary: nil, release: releaseSchema, private_data: nil)
  }

  static func schema(of children: [ArrowSchema]) -> ArrowSchema {
    var schema = schema("+s", name: "", flags: 0)
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<ArrowSchema>?>.allocate(capacity: children.count)
    for (index, child) in children.enumerated() {
      let place = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
      place.initialize(to: child)
      pointers[index] = place
    }
    (schema.children, schema.n_children) = (pointers, Int64(children.count))
    return schema
  }

  static func boxed(_ schema: ArrowSchema) -> UnsafeMutablePointer<ArrowSchema> {
    let place = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
    place.initialize(to: schema)
    return place
  }

  private static let releaseSchema: @convention(c) (UnsafeMutablePointer<ArrowSchema>?) -> Void = { schema in
    guard let schema else { return }
    for index in 0..<Int(schema.pointee.n_children) {
      guard let child = schema.pointee.children[index] else { continue }
      child.pointee.release?(child)
      child.deallocate()
    }
    schema.pointee.children?.deallocate()
    if let dictionary = schema.pointee.dictionary {
      dictionary.pointee.release?(dictionary)
      dictionary.deallocate()
    }
    free(UnsafeMutableRawPointer(mutating: schema.pointee.format))
    free(UnsafeMutableRawPointer(mutating: schema.pointee.name))
    schema.pointee.release = nil
  }

  /// Returns a deep copy of a schema.
  static func copy(_ source: ArrowSchema) -> ArrowSchema {
    let name = source.name.map { String(cString: $0) } ?? ""
    var copy = schema(source.format.map { String(cString: $0) } ?? "n", name: name, flags: source.flags)
    if source.n_children > 0 {
      let children = (0..<Int(source.n_children)).compactMap { source.children[$0]?.pointee }
      let pointers = UnsafeMutablePointer<UnsafeMutablePointer<ArrowSchema>?>.allocate(capacity: children.count)
      for (index, child) in children.enumerated() { pointers[index] = boxed(Self.copy(child)) }
      (copy.children, copy.n_children) = (pointers, Int64(children.count))
    }
    copy.dictionary = source.dictionary.map { boxed(Self.copy($0.pointee)) }
    return copy
  }

  // MARK: Arrays

  /// Creates an array of buffers from malloc; nil stands for an absent buffer.
  static func array(length: Int, nulls: Int, buffers: [UnsafeMutableRawPointer?]) -> ArrowArray {
    let pointers = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: max(1, buffers.count))
    for (index, buffer) in buffers.enumerated() { pointers[index] = UnsafeRawPointer(buffer) }
    return ArrowArray(
      length: Int64(length), null_count: Int64(nulls), offset: 0, n_buffers: Int64(buffers.count), n_children: 0,
      buffers: pointers, children: nil, dictionary: nil, release: releaseArray, private_data: nil)
  }

  /// Creates a batch of columns.
  static func batch(_ children: [ArrowArray], length: Int) -> ArrowArray {
    var batch = array(length: length, nulls: 0, buffers: [nil])
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<ArrowArray>?>.allocate(capacity: max(1, children.count))
    for (index, child) in children.enumerated() { pointers[index] = boxed(child) }
    (batch.children, batch.n_children) = (pointers, Int64(children.count))
    return batch
  }

  static func boxed(_ array: ArrowArray) -> UnsafeMutablePointer<ArrowArray> {
    let place = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
    place.initialize(to: array)
    return place
  }

  private static let releaseArray: @convention(c) (UnsafeMutablePointer<ArrowArray>?) -> Void = { array in
    guard let array else { return }
    for index in 0..<Int(array.pointee.n_buffers) {
      free(UnsafeMutableRawPointer(mutating: array.pointee.buffers[index]))
    }
    array.pointee.buffers.deallocate()
    releaseChildren(of: array)
    array.pointee.release = nil
  }

  /// Releases the children of an array, and the memory that `boxed` allocated for them.
  static func releaseChildren(of array: UnsafeMutablePointer<ArrowArray>) {
    for index in 0..<Int(array.pointee.n_children) {
      guard let child = array.pointee.children[index] else { continue }
      // A child that was moved away is released by its new owner.
      child.pointee.release?(child)
      child.deallocate()
    }
    array.pointee.children?.deallocate()
    if let dictionary = array.pointee.dictionary {
      dictionary.pointee.release?(dictionary)
      dictionary.deallocate()
    }
  }

  /// Creates an array of format `u` (texts); nil becomes null.
  static func texts(_ texts: [String?]) -> ArrowArray {
    let given = texts.indices.filter { texts[$0] != nil }
    return Self.texts(rows: texts.count, given: given.map { ($0, $0) }) { texts[$0] ?? "" }
  }

  /// Creates an array of format `u` with the reasons why rows have no results. Equal reasons are formatted once.
  static func words(_ faults: [TableEvaluator.Fault], rows: Int) -> ArrowArray {
    var causes: [RowEvaluator.CellFault] = []
    var places: [ObjectIdentifier: Int] = [:]
    var last: (cause: ObjectIdentifier, place: Int)?
    let given = faults.map { fault in
      let cause = ObjectIdentifier(fault.cause)
      if let last, last.cause == cause { return (fault.row, last.place) }
      let place = places[cause] ?? causes.count
      if place == causes.count {
        causes.append(fault.cause)
        places[cause] = place
      }
      last = (cause, place)
      return (fault.row, place)
    }
    return texts(rows: rows, given: given, kinds: causes.count) { causes[$0].diagnostic.problem.words }
  }

  /// Creates an array of format `u` in which the given rows, in ascending order, have one of a few texts, by its index,
  /// and all others are null.
  private static func texts(rows: Int, given: [(row: Int, text: Int)], kinds: Int? = nil, _ text: (Int) -> String)
    -> ArrowArray
  {
    let texts = (0..<(kinds ?? rows)).map { Array(text($0).utf8) }
    let offsets = UnsafeMutablePointer<Int32>.allocated(rows + 1)
    let bytes = UnsafeMutablePointer<UInt8>.allocated(given.reduce(0) { $0 + texts[$1.text].count })
    let validity = bits(rows) { _ in false }
    var (end, next) = (0, 0)
    for (row, place) in given {
      while next <= row {
        offsets[next] = Int32(end)
        next += 1
      }
      texts[place].withUnsafeBufferPointer { text in
        if let start = text.baseAddress { (bytes + end).update(from: start, count: text.count) }
        end += text.count
      }
      validity[row >> 3] |= 1 << UInt8(row & 7)
    }
    while next <= rows {
      offsets[next] = Int32(end)
      next += 1
    }
    return array(
      length: rows, nulls: rows - given.count,
      buffers: [
        UnsafeMutableRawPointer(validity), UnsafeMutableRawPointer(offsets), UnsafeMutableRawPointer(bytes),
      ])
  }

  static func bits(_ count: Int, _ isSet: (Int) -> Bool) -> UnsafeMutablePointer<UInt8> {
    let bits = UnsafeMutablePointer<UInt8>.allocated((count + 7) / 8)
    bits.initialize(repeating: 0, count: (count + 7) / 8)
    for index in 0..<count where isSet(index) { bits[index >> 3] |= 1 << UInt8(index & 7) }
    return bits
  }
}

extension UnsafeMutablePointer {
  /// Allocates memory with malloc, aligned as Arrow requires.
  static func allocated(_ count: Int) -> UnsafeMutablePointer {
    var memory: UnsafeMutableRawPointer?
    posix_memalign(&memory, 64, Swift.max(64, count * MemoryLayout<Pointee>.stride))
    // Without memory the program cannot continue, as everywhere in Swift.
    return memory.unsafelyUnwrapped.bindMemory(to: Pointee.self, capacity: count)
  }
}
