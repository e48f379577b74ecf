import CLevyArrow

/// A table in memory as another program may have it, decoded from an input: columns, their types, values and gaps. Its
/// memory is valid, as Arrow requires: offsets and indices of words are within it.
final class ArrowTable: CustomStringConvertible {
  let rows: Int
  private var columns: [Column] = []
  private var owned: [UnsafeMutableRawPointer] = []
  private var texts: [UnsafeMutablePointer<CChar>] = []

  private struct Column {
    let name: String
    let format: String
    /// The buffers after the validity.
    let buffers: [UnsafeRawPointer?]
    let validity: UnsafeRawPointer?
    /// The words of a dictionary.
    var words: [Column] = []
    let length: Int
  }

  private static let names = [
    "income", "children", "member", "filing", "born", "rate_of_work", "weight", "date", "pay",
  ]
  private static let formats = [
    "l", "u", "d:18,2", "g", "tdD", "b", "i", "U", "vu", "c", "C", "s", "S", "I", "L", "f", "tdm", "tss:", "tsu:",
    "tsn:",
    "d:9,2,32", "d:18,4,64", "d:38,0", "d:38,38", "n",
    // Types that no fact has, and invalid ones.
    "d:5,-3", "d:38,99", "d:18", "d:76,2,256", "tsu:Europe/Berlin", "+l", "e", "z", "",
  ]

  init(_ input: [UInt8]) {
    var rest = Bytes(input[...])
    rows = Int(rest.next() % 20)
    let count = 1 + Int(rest.next() % 4)
    for _ in 0..<count {
      let name = Self.names[Int(rest.next()) % Self.names.count]
      if columns.contains(where: { $0.name == name }) { continue }
      let (kind, shape) = (Int(rest.next()), rest.next())
      columns.append(column(name, kind, &rest, rows: rows, hasGaps: shape & 1 != 0, isDictionary: shape & 6 == 6))
    }
  }

  deinit {
    for memory in owned { memory.deallocate() }
    for text in texts { text.deallocate() }
  }

  var description: String {
    "\(rows) rows of \(columns.map { "\($0.name): \($0.format) \($0.words.map(\.format))" })"
  }

  /// Bytes of an input, followed by zeros.
  private struct Bytes {
    private var rest: ArraySlice<UInt8>
    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }
    mutating func next() -> UInt8 { rest.popFirst() ?? 0 }
    mutating func next(_ count: Int) -> [UInt8] { (0..<count).map { _ in next() } }
  }

  private func keep(_ bytes: [UInt8]) -> UnsafeRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 64)
    memory.copyMemory(from: bytes, byteCount: bytes.count)
    owned.append(memory)
    return UnsafeRawPointer(memory)
  }

  private func keep<Number: FixedWidthInteger>(_ numbers: [Number]) -> UnsafeRawPointer {
    keep(numbers.flatMap { number in withUnsafeBytes(of: number, Array.init) })
  }

  private func column(
    _ name: String, _ kind: Int, _ rest: inout Bytes, rows: Int, hasGaps: Bool, isDictionary: Bool
  ) -> Column {
    let validity = hasGaps ? keep(rest.next((rows + 7) / 8)) : nil
    let format = Self.formats[kind % Self.formats.count]
    if isDictionary {
      // A null has an index too, which may be invalid.
      let words = column("", kind, &rest, rows: 1 + Int(rest.next() % 5), hasGaps: hasGaps, isDictionary: false)
      let bits = validity?.assumingMemoryBound(to: UInt8.self)
      let places = (0..<rows).map { row -> UInt8 in
        let isGiven = bits.map { $0[row >> 3] >> UInt8(row & 7) & 1 == 1 } ?? true
        return isGiven ? rest.next() % UInt8(words.length) : rest.next()
      }
      return Column(
        name: name, format: "C", buffers: [keep(places)], validity: validity, words: [words], length: rows)
    }
    return Column(
      name: name, format: format, buffers: buffers(format, &rest, rows), validity: validity, length: rows)
  }

  private func buffers(_ format: String, _ rest: inout Bytes, _ rows: Int) -> [UnsafeRawPointer?] {
    let sizes = ["c": 1, "C": 1, "s": 2, "S": 2, "i": 4, "I": 4, "f": 4, "tdD": 4, "d:9,2,32": 4, "d:18,4,64": 8]
    switch format {
    case "n", "": return []
    case "b": return [keep(rest.next((rows + 7) / 8))]
    case "u", "U":
      var (ends, bytes): ([Int], [UInt8]) = ([0], [])
      for _ in 0..<rows {
        bytes += rest.next(Int(rest.next() % 16))
        ends.append(bytes.count)
      }
      return [format == "u" ? keep(ends.map(Int32.init)) : keep(ends.map(Int64.init)), keep(bytes)]
    case "vu":
      var (views, long): ([UInt8], [UInt8]) = ([], [])
      for _ in 0..<rows {
        let text = rest.next(Int(rest.next() % 24))
        views += withUnsafeBytes(of: Int32(text.count), Array.init)
        if text.count <= 12 {
          views += text + [UInt8](repeating: 0, count: 12 - text.count)
        } else {
          views += text.prefix(4) + withUnsafeBytes(of: Int32(0), Array.init)
          views += withUnsafeBytes(of: Int32(long.count), Array.init)
          long += text
        }
      }
      return [keep(views), keep(long), keep([Int64(long.count)])]
    case _ where format.hasPrefix("d:") && sizes[format] == nil:
      // Most amounts are small: the rest of the bytes repeat the sign.
      return [
        keep(
          (0..<rows).flatMap { _ -> [UInt8] in
            let (count, bytes) = (1 + Int(rest.next() % 16), rest.next(16))
            let sign: UInt8 = bytes[count - 1] & 0x80 == 0 ? 0 : 0xFF
            return bytes.prefix(count) + [UInt8](repeating: sign, count: (format == "d:76,2,256" ? 32 : 16) - count)
          })
      ]
    default: return [keep(rest.next(rows * (sizes[format] ?? 8)))]
    }
  }

  // MARK: In C

  private func text(_ text: String) -> UnsafePointer<CChar> {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
    for (place, byte) in text.utf8.enumerated() { copy[place] = CChar(bitPattern: byte) }
    copy[text.utf8.count] = 0
    texts.append(copy)
    return UnsafePointer(copy)
  }

  private func place<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Value>.stride, alignment: MemoryLayout<Value>.alignment)
    owned.append(memory)
    let place = memory.bindMemory(to: Value.self, capacity: 1)
    place.initialize(to: value)
    return place
  }

  private func places<Value>(_ values: [Value]) -> UnsafeMutablePointer<Value> {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, values.count) * MemoryLayout<Value>.stride, alignment: 16)
    owned.append(memory)
    let places = memory.bindMemory(to: Value.self, capacity: values.count)
    places.initialize(from: values, count: values.count)
    return places
  }

  private func schema(_ column: Column) -> ArrowSchema {
    ArrowSchema(
      format: text(column.format), name: text(column.name), metadata: nil, flags: 2, n_children: 0, children: nil,
      dictionary: column.words.first.map { place(schema($0)) }, release: { $0?.pointee.release = nil },
      private_data: nil)
  }

  private func array(_ column: Column, _ range: Range<Int>) -> ArrowArray {
    let buffers = [column.validity] + column.buffers
    return ArrowArray(
      length: Int64(range.count), null_count: column.validity == nil ? 0 : -1, offset: Int64(range.lowerBound),
      n_buffers: Int64(buffers.count), n_children: 0, buffers: places(buffers), children: nil,
      dictionary: column.words.first.map { place(array($0, 0..<$0.length)) }, release: { $0?.pointee.release = nil },
      private_data: nil)
  }

  /// Batches that have not been read yet.
  private final class Batches {
    let table: ArrowTable
    var rest: ArraySlice<Range<Int>>
    let isOwnOffset: Bool
    init(_ table: ArrowTable, _ batches: [Range<Int>], _ isOwnOffset: Bool) {
      (self.table, rest, self.isOwnOffset) = (table, batches[...], isOwnOffset)
    }
  }

  /// Returns the table as a stream.
  ///
  /// - Parameter isOwnOffset: true if columns begin at a batch's first row; otherwise the batch has the offset for all
  ///   of them.
  func stream(_ batches: [Range<Int>], isOwnOffset: Bool) -> ArrowArrayStream {
    ArrowArrayStream(
      get_schema: { stream, out in
        guard let batches = ArrowTable.batches(stream) else { return 22 }
        let table = batches.table
        out?.pointee = ArrowSchema(
          format: table.text("+s"), name: table.text(""), metadata: nil, flags: 0,
          n_children: Int64(table.columns.count),
          children: table.places(table.columns.map { table.place(table.schema($0)) }), dictionary: nil,
          release: { $0?.pointee.release = nil }, private_data: nil)
        return 0
      },
      get_next: { stream, out in
        guard let batches = ArrowTable.batches(stream) else { return 22 }
        guard let range = batches.rest.popFirst() else {
          out?.pointee = ArrowArray()
          return 0
        }
        let (table, own) = (batches.table, batches.isOwnOffset)
        let children = table.columns.map { table.place(table.array($0, own ? range : 0..<table.rows)) }
        out?.pointee = ArrowArray(
          length: Int64(range.count), null_count: 0, offset: own ? 0 : Int64(range.lowerBound), n_buffers: 1,
          n_children: Int64(children.count), buffers: table.places([nil]), children: table.places(children),
          dictionary: nil, release: { $0?.pointee.release = nil }, private_data: nil)
        return 0
      },
      get_last_error: { _ in nil },
      release: { stream in
        guard let data = stream?.pointee.private_data else { return }
        Unmanaged<Batches>.fromOpaque(data).release()
        stream?.pointee.release = nil
      },
      private_data: Unmanaged.passRetained(Batches(self, batches, isOwnOffset)).toOpaque())
  }

  private static func batches(_ stream: UnsafeMutablePointer<ArrowArrayStream>?) -> Batches? {
    stream?.pointee.private_data.map { Unmanaged<Batches>.fromOpaque($0).takeUnretainedValue() }
  }
}
