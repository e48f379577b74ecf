import LevyCalculator
import LevyModel
import LevyRules
import Tables

/// The things that rows of a table have several of, from tables of their own, as further columns: `pension.2.amount` is
/// a cell of the second row with the same key in the table of pensions, and the count of pensions is the number of such
/// rows.
package struct Things: Sendable {
  /// A further column of the table.
  private struct Column: Sendable {
    let name: String
    let group: Int
    /// The index of the thing, and the column in its table; nil for the column of the count.
    let cell: (number: Int, column: Int)?
  }

  /// The column with the key in all tables.
  let key: String
  /// The names of the further columns, which come after those of the table.
  package var header: [String] { columns.map(\.name) }
  private let columns: [Column]
  private let tables: [ThingTable]
  /// For each group of things, of one kind and with one owner, the index of its table.
  private var groups: [Int] = []
  /// The index of each key in `entries`.
  private var places: [String: Int] = [:]
  /// For each key, the rows in the tables of things, by group.
  private var entries: [[[ThingTable.RowPlace]]] = []

  /// Joins tables of different kinds by a column that all of them have.
  package init(by key: String, _ tables: [ThingTable]) {
    (self.key, self.tables) = (key, tables)
    var columns: [Column] = []
    for (place, table) in tables.enumerated() {
      for (number, owner) in table.owners.enumerated() {
        let most = table.most(of: number)
        // For the taxpayer the column of the count is made even if there are no things, so that it is 0.
        if most == 0, number > 0 { continue }
        let group = groups.count
        groups.append(place)
        columns.append(Column(name: owner.counter, group: group, cell: nil))
        for (thing, member) in owner.members.prefix(most).enumerated() {
          columns += table.facts.map { fact in
            Column(name: member.name(of: fact.name), group: group, cell: (thing, fact.column))
          }
        }
        for (key, rows) in table.rows where !rows[number].isEmpty {
          let entry = places[key] ?? entries.count
          if entry == entries.count {
            places[key] = entry
            entries.append([])
          }
          entries[entry] += Array(repeating: [], count: max(0, group + 1 - entries[entry].count))
          entries[entry][group] = rows[number]
        }
      }
    }
    self.columns = columns
  }

  /// Reads tables from files and joins them.
  ///
  /// - Throws: `TableError` and `BatchErrors` for invalid tables.
  package init(by key: String, _ tables: [(kind: String, file: String, format: TableFormat)], of job: BatchJob) throws {
    let read = try tables.map { kind, file, format in
      let reader = try format.reader(.path(file))
      var chunks: [RowChunk] = []
      while let chunk = try reader.nextChunk() { chunks.append(chunk) }
      return try ThingTable(
        kind, header: reader.header, chunks: chunks, file: file, key: key, by: job.rulebook)
    }
    self.init(by: key, read)
  }

  /// The number of keys.
  var count: Int { entries.count }

  /// The index of a key; nil if there are no things with it.
  func place(of key: String) -> Int? { places[key] }

  /// Calls `body` with the text of a cell of a further column.
  func withCell<Result, Failure: Error>(
    entry: Int?, column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let rows = rows(entry, columns[column].group)
    guard let cell = columns[column].cell else {
      return try Self.counts[rows.count].withUnsafeBufferPointer { (text) throws(Failure) in try body(text) }
    }
    guard cell.number < rows.count else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    return try tables[groups[columns[column].group]].withCell(rows[cell.number], column: cell.column, body)
  }

  /// The place of a cell of a further column, if it is in a table.
  func place(entry: Int?, column: Int) -> Place? {
    let rows = rows(entry, columns[column].group)
    guard let cell = columns[column].cell, cell.number < rows.count else { return nil }
    return tables[groups[columns[column].group]].place(of: rows[cell.number])
  }

  /// The place of the first thing with a key.
  func first(entry: Int) -> Place? {
    for (group, rows) in entries[entry].enumerated() {
      if let row = rows.first { return tables[groups[group]].place(of: row) }
    }
    return nil
  }

  /// The keys of entries that satisfy a condition, each with the place of its first thing, in the order of these.
  func keys(where condition: (Int) -> Bool) -> [(key: String, first: Place)] {
    let found = places.compactMap { key, entry in
      condition(entry) ? first(entry: entry).map { (key: key, first: $0) } : nil
    }
    return found.sorted { ($0.first.file, $0.first.line) < ($1.first.file, $1.first.line) }
  }

  private func rows(_ entry: Int?, _ group: Int) -> [ThingTable.RowPlace] {
    guard let entry, group < entries[entry].count else { return [] }
    return entries[entry][group]
  }

  /// The texts of counts; a kind has at most a hundred things.
  private static let counts = (0...100).map { Array(String($0).utf8) }
}

/// The rows of a chunk, joined with their things.
struct JoinedRows: RowSource {
  let chunk: RowChunk
  /// For each row, the index of its key among the things; nil if there are none.
  let entries: [Int?]
  /// The rows without a key.
  let keyless: Set<Int>
  let things: Things
  private let width: Int
  private let keyColumn: Int

  fileprivate init(_ chunk: RowChunk, entries: [Int?], keyless: Set<Int>, _ things: Things, width: Int, keyColumn: Int)
  {
    (self.chunk, self.entries, self.keyless, self.things) = (chunk, entries, keyless, things)
    (self.width, self.keyColumn) = (width, keyColumn)
  }

  var count: Int { chunk.count }
  var hasProblems: Bool { chunk.hasProblems || !keyless.isEmpty }

  func flaw(row: Int) -> (column: Int?, reason: String)? {
    if let flaw = chunk.flaw(row: row) { return flaw }
    return keyless.contains(row) ? (keyColumn, "there is no \(things.key), by which its things are found") : nil
  }

  func withCell<Result, Failure: Error>(
    row: Int, column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    column < width
      ? try chunk.withCell(row: row, column: column, body)
      : try things.withCell(entry: entries[row], column: column - width, body)
  }

  func read(
    _ reader: CellReader, column: Int, rows: ArraySlice<Int32>, into target: UnsafeMutablePointer<Double>
  ) -> Bool {
    if column < width { return chunk.read(reader, column: column, rows: rows, into: target) }
    var isOneEmpty = false
    for (place, row) in rows.enumerated() {
      things.withCell(entry: entries[Int(row)], column: column - width) { text in
        if text.isEmpty { isOneEmpty = true }
        target[place] = reader.numerator(text)
      }
    }
    return isOneEmpty
  }

  /// The place of a cell in a table of things.
  func place(row: Int, column: Int) -> Place? {
    column < width ? nil : things.place(entry: entries[row], column: column - width)
  }
}

/// Joins things to the rows of a table, chunk by chunk in order.
final class ThingJoin {
  private let things: Things
  private let width: Int
  private let keyColumn: Int
  /// For each key, the row that has it.
  private var claims: [Int?]
  private var twice: Diagnostic?

  /// - Parameter header: the header of the table, which must have the key.
  init?(_ things: Things, header: [String]) {
    guard let keyColumn = header.firstIndex(of: things.key) else { return nil }
    (self.things, self.keyColumn, width) = (things, keyColumn, header.count)
    claims = Array(repeating: nil, count: things.count)
  }

  /// The rows of a chunk joined with their things. Nil, as at the table's end, if two rows have the same key and there
  /// are things with it, since their owner is not known then.
  func rows(_ chunk: RowChunk) -> JoinedRows? {
    var entries = [Int?](repeating: nil, count: chunk.count)
    var keyless: Set<Int> = []
    for row in 0..<chunk.count where keyColumn < chunk.cellCount(row: row) {
      let key = chunk.string(row: row, column: keyColumn)
      if key.isEmpty { keyless.insert(row) }
      guard let entry = things.place(of: key) else { continue }
      let record = chunk.record(row: row)
      if let other = claims[entry] {
        let place = "row \(record) (line \(chunk.line(row: row))), column \(things.key)"
        let thing = things.first(entry: entry).map { ", so that it is not known whose \($0) is" } ?? ""
        twice = Diagnostic(.table(message: "\(place): '\(key.cut(to: 100))' is row \(other) too\(thing)"))
        return nil
      }
      claims[entry] = record
      entries[row] = entry
    }
    return JoinedRows(chunk, entries: entries, keyless: keyless, things, width: width, keyColumn: keyColumn)
  }

  /// The problems when the table has been read to its end: keys that two rows have, and things whose key no row has.
  var problems: [Diagnostic] {
    if let twice { return [twice] }
    return things.keys { claims[$0] == nil }.prefix(20).map { key, place in
      Diagnostic(.table(message: "no row of the table has \(things.key) '\(key.cut(to: 100))'"), at: place)
    }
  }
}
