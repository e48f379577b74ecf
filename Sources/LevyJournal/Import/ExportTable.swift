import ExactNumbers
import GRDB
import LevyModel
import LevyRules
import LevyScript
import Tables

/// The format of an exported journal, which `import` restores.
enum ExportTable {
  static let columns = [
    "id", "day", "amount", "kind", "flow", "payee", "note", "place", "pay_type", "source", "source_id", "removed",
    "survivor", "as_imported",
  ]

  static func isOne(_ text: BankText) -> Bool {
    text.lines.first.map { $0.drop { $0 == "\u{FEFF}" } == columns.joined(separator: ",") } ?? false
  }
}

extension Journal {
  /// Writes all entries, including removed ones, as CSV.
  ///
  /// - Throws: `Diagnostic` if the journal cannot be read or the table cannot be written.
  package func export(to output: TableOutput) throws(Diagnostic) {
    let flows = Dictionary(try kinds().map { ($0.name, $0.flow) }) { first, _ in first }
    let rows = try read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM entry ORDER BY id").map { row in
        (entry: try Entry(row), fingerprint: try row.value("fingerprint") as String)
      }
    }
    do throws(TableError) {
      let writer = try CSVWriter(output)
      try writer.writeRow(ExportTable.columns)
      for (entry, fingerprint) in rows {
        let content = entry.content
        // Texts must not be formulas when a spreadsheet opens the table.
        let words: [SpreadsheetCell] = [
          "\(content.kind)", "\(flows[content.kind]?.rawValue ?? "")", "\(content.payee)", "\(content.note)",
          "\(content.place)", "\(content.payType)", "\(content.source)", "\(content.sourceID ?? "")",
        ]
        try writer.writeRow(
          [String(entry.id), content.day.description, content.cents.exact.formatted(minimumFractionDigits: 2)]
            + words.map(\.text)
            + [entry.isRemoved ? "1" : "0", entry.survivor.map { String($0) } ?? "", fingerprint])
      }
      try writer.finish()
    } catch {
      throw Diagnostic(error)
    }
  }

  /// Imports a table that `export` wrote.
  func restore(_ text: BankText, path: String, progress: Progress) throws(Diagnostic) -> ImportReport? {
    var rows: [ImportRow] = []
    var learned: [Kind] = []
    var (lines, survivors) = ([Int64: Int](), Survivors())
    do throws(TableError) {
      let reader = try CSVReader(.bytes(Array(text.text.utf8)))
      while let chunk = try reader.nextChunk() {
        for row in 0..<chunk.count {
          let line = rows.count + 2
          guard chunk.cellCount(row: row) == ExportTable.columns.count,
            let read = Self.row((0..<ExportTable.columns.count).map { chunk.string(row: row, column: $0) })
          else { throw TableError(.readFailed(reason: "this is no row of an export"), line: line, path: path) }
          rows.append(read.row)
          if let number = read.row.number {
            guard lines.updateValue(line, forKey: number) == nil else {
              throw TableError(.readFailed(reason: "a second entry \(number)"), line: line, path: path)
            }
            if let survivor = read.row.survivor { survivors.note(number, survivor) }
          }
          if !learned.contains(read.kind) { learned.append(read.kind) }
        }
      }
    } catch {
      throw Diagnostic(
        .malformedRow(
          reason: Wording(
            "this is no row of an export of a journal", "das ist keine Zeile, die aus einem Journal exportiert wurde")),
        at: Place(file: path, line: error.line ?? 1))
    }
    if let line = survivors.circles.compactMap({ lines[$0] }).min() {
      throw Diagnostic(
        .malformedRow(
          reason: Wording(
            "entries are merged with each other in a circle, so that none of them is left",
            "Einträge sind im Kreis miteinander zusammengeführt, so dass keiner von ihnen bleibt")),
        at: Place(file: path, line: line))
    }
    let known = Set(try kinds().map(\.name))
    try learn(learned.filter { !known.contains($0.name) })
    var report = ImportReport()
    let isDone = try insert(
      rows, what: "import \(path)", bringsBack: false, remembering: nil, &report, progress)
    return isDone ? report : nil
  }

  private static func row(_ cells: [String]) -> (row: ImportRow, kind: Kind)? {
    var cells = cells
    for place in 3...10 { cells[place] = SpreadsheetTarget.unescaped(cells[place]) }
    // The next entry has the number after the largest.
    guard let number = Int64(cells[0]), (1...Int64(Int32.max)).contains(number), let day = CalendarDate(cells[1]),
      let amount = try? Exact(parsing: cells[2], style: .plain), let cents = Cents(amount),
      let flow = MoneyFlow(rawValue: cells[4]), ["0", "1"].contains(cells[11]),
      cells[12].isEmpty || cells[11] == "1" && Int64(cells[12]) != nil
    else { return nil }
    var content = EntryContent(day: day, cents: cents, kind: cells[3])
    (content.payee, content.note, content.place) = (cells[5], cells[6], cells[7])
    (content.payType, content.source) = (cells[8], cells[9])
    content.sourceID = cells[10].isEmpty ? nil : cells[10]
    let row = ImportRow(
      content: content, isRemoved: cells[11] == "1", number: number, survivor: Int64(cells[12]),
      fingerprint: cells[13])
    return (row, Kind(name: cells[3], flow: flow))
  }
}
