import LevyModel

/// A column of a table in memory; nil is an empty cell. A value means the same as its text in a file.
public enum TableColumn: Sendable, Hashable {
  /// Texts, as they are written in a file: words, days such as 2025-12-31, and anything else.
  case texts([String?])
  /// Whole numbers: counts, years, amounts in whole units of the currency.
  case whole([Int?])
  /// Amounts in hundredths of the currency's unit.
  case cents([Int?])
  /// Numbers, each of which means its shortest decimal. NaN is an empty cell, as in data frames.
  case floats([Double?])
  /// Booleans.
  case flags([Bool?])

  var count: Int {
    switch self {
    case .texts(let cells): cells.count
    case .whole(let cells), .cents(let cells): cells.count
    case .floats(let cells): cells.count
    case .flags(let cells): cells.count
    }
  }

  /// Joins the results of consecutive parts of the rows.
  init(_ parts: [ResultColumn], kind: ResultColumn.Kind) {
    func cells<Cell>(_ cell: (Int64) -> Cell?) -> [Cell?] {
      parts.flatMap { part in (0..<part.count).map { part.isGiven($0) ? cell(part.number($0)) : nil } }
    }
    self =
      switch kind {
      case .amounts: .cents(cells { Int($0) })
      case .numbers: .floats(cells { Double(bitPattern: UInt64(bitPattern: $0)) })
      case .counts: .whole(cells { Int($0) })
      case .flags: .flags(cells { $0 == 1 })
      case .words(let words): .texts(cells { words[Int($0)] })
      case .days: .texts(cells { CalendarDate(daysSince1970: Int($0))?.description })
      }
  }
}

/// Owns the memory of columns.
final class TableMemory {
  private(set) var columns: [MemoryColumn] = []
  private var blocks: [UnsafeMutableRawPointer] = []

  init(_ columns: [TableColumn]) { self.columns = columns.map(column) }

  deinit { for block in blocks { block.deallocate() } }

  private func column(_ column: TableColumn) -> MemoryColumn {
    switch column {
    case .texts(let cells):
      // An empty cell is stored as an empty text.
      var ends: [Int64] = [0]
      var bytes: [UInt8] = []
      for cell in cells {
        if let cell { bytes += cell.utf8 }
        ends.append(Int64(bytes.count))
      }
      return MemoryColumn(.longTexts(kept(bytes), kept(ends)))
    case .whole(let cells):
      let numbers = kept(cells.map { Int64($0 ?? 0) })
      return MemoryColumn(.integers(numbers, bytes: 8, isSigned: true), validity: validity(cells))
    case .cents(let cells):
      let numbers = kept(cells.map { Int64($0 ?? 0) })
      return MemoryColumn(.decimals(numbers, bytes: 8, scale: 2), validity: validity(cells))
    case .floats(let cells): return MemoryColumn(.doubles(kept(cells.map { $0 ?? .nan })))
    case .flags(let cells): return MemoryColumn(.bits(bits(cells) { $0 == true }), validity: validity(cells))
    }
  }

  private func kept<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    memory.initialize(from: elements, count: elements.count)
    blocks.append(UnsafeMutableRawPointer(memory))
    return UnsafePointer(memory)
  }

  private func validity<Cell>(_ cells: [Cell?]) -> [(bits: UnsafePointer<UInt8>, offset: Int)] {
    cells.allSatisfy { $0 != nil } ? [] : [(bits(cells) { $0 != nil }, 0)]
  }

  private func bits<Cell>(_ cells: [Cell], _ isSet: (Cell) -> Bool) -> UnsafePointer<UInt8> {
    var bits = [UInt8](repeating: 0, count: (cells.count + 7) / 8)
    for (row, cell) in cells.enumerated() where isSet(cell) { bits[row >> 3] |= 1 << UInt8(row & 7) }
    return kept(bits)
  }
}
