import CLevyArrow
import Levy

/// The schema of an Arrow stream as columns that evaluators read.
struct ArrowInput {
  /// A column of the stream.
  struct Column {
    let name: String
    let format: String
    /// The format of the values, if the column is a dictionary.
    let values: String?
  }

  let columns: [Column]

  init(_ schema: ArrowSchema) throws {
    guard schema.format.map({ String(cString: $0) }) == "+s" else {
      throw CFailure(22, "expected a stream of tables, not of single values")
    }
    columns = (0..<Int(schema.n_children)).compactMap { index in
      guard let child = schema.children[index]?.pointee else { return nil }
      return Column(
        name: child.name.map { String(cString: $0) } ?? "", format: child.format.map { String(cString: $0) } ?? "",
        values: child.dictionary?.pointee.format.map { String(cString: $0) })
    }
  }

  /// Throws for a column of a type that no fact has.
  func check(_ column: Column) throws {
    let isKnown = Self.isKnown(column.format) && (column.values.map { Self.isKnown($0) } ?? true)
    guard isKnown else {
      throw CFailure(
        22, "column '\(column.name)': expected numbers, texts, booleans or dates, got Arrow's '\(column.format)'")
    }
    // Arrow stores such times in UTC, in which the day, and the year, may be the next.
    if let zone = [column.format, column.values ?? ""].compactMap(Self.zone).first {
      throw CFailure(
        22, "column '\(column.name)': times of a zone ('\(zone)') are no days; give the days of that zone as dates")
    }
  }

  /// Returns the time zone of a format such as `tsu:America/New_York`; nil for other formats and times without a zone.
  private static func zone(_ format: String) -> Substring? {
    guard format.hasPrefix("ts"), let colon = format.firstIndex(of: ":") else { return nil }
    let zone = format[format.index(after: colon)...]
    return zone.isEmpty ? nil : zone
  }

  private static func isKnown(_ format: String) -> Bool {
    if format.hasPrefix("d:") { return decimal(format).map { [4, 8, 16, 32].contains($0.bytes) } ?? false }
    return ["n", "b", "c", "C", "s", "S", "i", "I", "l", "L", "f", "g", "u", "U", "vu", "tdD", "tdm"].contains(format)
      || format.hasPrefix("ts")
  }

  /// Returns the scale and size in bytes of a format such as `d:18,2` or `d:18,2,64`.
  private static func decimal(_ format: String) -> (scale: Int, bytes: Int)? {
    let parts = format.dropFirst(2).split(separator: ",").compactMap { Int($0) }
    guard parts.count == 2 || parts.count == 3 else { return nil }
    return (parts[1], (parts.count == 3 ? parts[2] : 128) / 8)
  }

  /// Returns the column of an array in a batch; `parent` is the batch itself.
  func memory(
    _ column: Column, _ array: ArrowArray, parent: (offset: Int, validity: UnsafePointer<UInt8>?)
  ) -> MemoryColumn {
    let offset = Int(array.offset) + parent.offset
    var validity: [(bits: UnsafePointer<UInt8>, offset: Int)] = []
    if let bits = Self.buffer(array, 0), array.null_count != 0, column.format != "n" { validity.append((bits, offset)) }
    if let bits = parent.validity { validity.append((bits, parent.offset)) }
    if let values = column.values, let dictionary = array.dictionary?.pointee {
      let inner = Column(name: column.name, format: values, values: nil)
      let places = MemoryColumn(Self.layout(array, column.format), offset: offset)
      let words = memory(inner, dictionary, parent: (0, nil))
      return MemoryColumn(.dictionary(places, of: words), validity: validity)
    }
    return MemoryColumn(Self.layout(array, column.format), validity: validity, offset: offset)
  }

  private static func buffer(_ array: ArrowArray, _ index: Int) -> UnsafePointer<UInt8>? {
    guard index < array.n_buffers, let buffer = array.buffers?[index] else { return nil }
    return buffer.assumingMemoryBound(to: UInt8.self)
  }

  private static func layout(_ array: ArrowArray, _ format: String) -> MemoryColumn.Layout {
    // A column without rows may have no buffers.
    guard let bytes = buffer(array, 1) else { return .nothing }
    let raw = UnsafeRawPointer(bytes)
    func typed<T>(_ type: T.Type) -> UnsafePointer<T> { raw.assumingMemoryBound(to: type) }
    switch format {
    case "b": return .bits(bytes)
    case "c", "C": return .integers(raw, bytes: 1, isSigned: format == "c")
    case "s", "S": return .integers(raw, bytes: 2, isSigned: format == "s")
    case "i", "I": return .integers(raw, bytes: 4, isSigned: format == "i")
    case "l", "L": return .integers(raw, bytes: 8, isSigned: format == "l")
    case "f": return .floats(typed(Float.self))
    case "g": return .doubles(typed(Double.self))
    case "tdD": return .days(typed(Int32.self))
    case "tdm": return .instants(typed(Int64.self), ticksADay: 86_400_000)
    case "u", "U":
      // Empty texts may have no bytes.
      let text = buffer(array, 2) ?? bytes
      return format == "u" ? .texts(text, typed(Int32.self)) : .longTexts(text, typed(Int64.self))
    case "vu": return .views(raw, (2..<max(2, Int(array.n_buffers) - 1)).map { buffer(array, $0) ?? bytes })
    case _ where format.hasPrefix("d:"):
      guard let (scale, size) = decimal(format) else { return .nothing }
      return .decimals(raw, bytes: size, scale: scale)
    case _ where format.hasPrefix("ts"):
      let ticks: [Character: Int64] = ["s": 1, "m": 1000, "u": 1_000_000, "n": 1_000_000_000]
      let unit = format.dropFirst(2).first ?? "s"
      return .instants(typed(Int64.self), ticksADay: 86_400 * ticks[unit, default: 1])
    default: return .nothing
    }
  }
}
