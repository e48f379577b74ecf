import CLevyArrow
import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Schemas and arrays whose ownership is passed to the caller. Each is in memory of malloc, which its release function
/// frees.
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

  /// A copy of a schema, all of it.
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

  /// An array of buffers of malloc, nil for one that is left out.
  static func array(length: Int, nulls: Int, buffers: [UnsafeMutableRawPointer?]) -> ArrowArray {
    let pointers = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: max(1, buffers.count))
    for (index, buffer) in buffers.enumerated() { pointers[index] = UnsafeRawPointer(buffer) }
    return ArrowArray(
      length: Int64(length), null_count: Int64(nulls), offset: 0, n_buffers: Int64(buffers.count), n_children: 0,
      buffers: pointers, children: nil, dictionary: nil, release: releaseArray, private_data: nil)
  }

  /// A batch of columns.
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

  /// Releases the parts of an array, and the memory in which `boxed` put it.
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

  /// Texts as an array of `u`; nil is null.
  static func texts(_ texts: [String?]) -> ArrowArray {
    let offsets = UnsafeMutablePointer<Int32>.allocated(texts.count + 1)
    let bytes = UnsafeMutablePointer<UInt8>.allocated(texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) })
    var end = 0
    offsets[0] = 0
    for index in texts.indices {
      if var text = texts[index] {
        text.withUTF8 { text in
          if let start = text.baseAddress { (bytes + end).update(from: start, count: text.count) }
          end += text.count
        }
      }
      offsets[index + 1] = Int32(end)
    }
    let (bits, nulls) = validity(texts.map { $0 != nil })
    return array(
      length: texts.count, nulls: nulls,
      buffers: [bits, UnsafeMutableRawPointer(offsets), UnsafeMutableRawPointer(bytes)])
  }

  /// The validity bits of rows, or nil if all are given.
  static func validity(_ isGiven: [Bool]) -> (bits: UnsafeMutableRawPointer?, nulls: Int) {
    let nulls = isGiven.count { !$0 }
    if nulls == 0 { return (nil, 0) }
    return (UnsafeMutableRawPointer(bits(isGiven.count) { isGiven[$0] }), nulls)
  }

  static func bits(_ count: Int, _ isSet: (Int) -> Bool) -> UnsafeMutablePointer<UInt8> {
    let bits = UnsafeMutablePointer<UInt8>.allocated((count + 7) / 8)
    bits.initialize(repeating: 0, count: (count + 7) / 8)
    for index in 0..<count where isSet(index) { bits[index >> 3] |= 1 << UInt8(index & 7) }
    return bits
  }
}

extension UnsafeMutablePointer {
  /// Memory of malloc, aligned as Arrow requires.
  static func allocated(_ count: Int) -> UnsafeMutablePointer {
    var memory: UnsafeMutableRawPointer?
    posix_memalign(&memory, 64, Swift.max(64, count * MemoryLayout<Pointee>.stride))
    // If there is no memory, the program cannot continue, as everywhere in Swift.
    return memory.unsafelyUnwrapped.bindMemory(to: Pointee.self, capacity: count)
  }
}
