import ExactNumbers
import LevyModel

extension DeclaredValue: Storable {
  package func store(in writer: inout StoreWriter) {
    switch self {
    case .absent: writer.write(byte: 0)
    case .boolean(let flag): flag.store(in: &writer, behind: 1)
    case .integer(let number): number.store(in: &writer, behind: 2)
    case .number(let number): number.store(in: &writer, behind: 3)
    case .badNumber(let text): text.store(in: &writer, behind: 4)
    case .text(let text): text.store(in: &writer, behind: 5)
    case .list(let items):
      writer.write(byte: 6)
      writer.write(items)
    case .record(let fields):
      writer.write(byte: 7)
      writer.write(fields)
    case .function(let line): line.store(in: &writer, behind: 8)
    case .other(let kind): kind.store(in: &writer, behind: 9)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    switch try reader.readByte() {
    case 0: self = .absent
    case 1: self = .boolean(try Bool(from: &reader))
    case 2: self = .integer(try reader.readInt())
    case 3: self = .number(try Exact(from: &reader))
    case 4: self = .badNumber(try reader.readString())
    case 5: self = .text(try reader.readString())
    case 6:
      self = .list(try reader.readNested { (reader) throws(StoreFault) in try reader.readArray(DeclaredValue.self) })
    case 7:
      self = .record(
        try reader.readNested { (reader) throws(StoreFault) in try reader.readDictionary(of: DeclaredValue.self) })
    case 8: self = .function(line: try reader.readInt())
    case 9: self = .other(try reader.readString())
    default: throw StoreFault()
    }
  }
}
