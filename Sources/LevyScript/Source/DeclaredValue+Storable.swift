import ExactNumbers
import LevyModel

extension DeclaredValue: Storable {
  package func store(in stream: inout StoreStream) throws(StoreFault) {
    switch self {
    case .absent: stream.write(byte: 0)
    case .boolean(let flag): try flag.store(in: &stream, behind: 1)
    case .integer(let number): try number.store(in: &stream, behind: 2)
    case .number(let number): try number.store(in: &stream, behind: 3)
    case .badNumber(let text): try text.store(in: &stream, behind: 4)
    case .text(let text): try text.store(in: &stream, behind: 5)
    case .list(let items):
      stream.write(byte: 6)
      try stream.write(items)
    case .record(let fields):
      stream.write(byte: 7)
      try stream.write(fields)
    case .function(let line): try line.store(in: &stream, behind: 8)
    case .other(let kind): try kind.store(in: &stream, behind: 9)
    }
  }

  package init(from stream: inout StoreStream) throws(StoreFault) {
    switch try stream.readByte() {
    case 0: self = .absent
    case 1: self = .boolean(try Bool(from: &stream))
    case 2: self = .integer(try stream.readInt())
    case 3: self = .number(try Exact(from: &stream))
    case 4: self = .badNumber(try stream.readString())
    case 5: self = .text(try stream.readString())
    case 6:
      self = .list(try stream.readNested { (stream) throws(StoreFault) in try stream.readArray(DeclaredValue.self) })
    case 7:
      self = .record(
        try stream.readNested { (stream) throws(StoreFault) in try stream.readDictionary(of: DeclaredValue.self) })
    case 8: self = .function(line: try stream.readInt())
    case 9: self = .other(try stream.readString())
    default: throw StoreFault()
    }
  }
}
