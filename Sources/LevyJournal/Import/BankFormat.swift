import ExactNumbers
import LevyModel
import Tables

/// The format of a bank's table: the meanings of its columns, and how it writes numbers and days.
package struct BankFormat: Sendable, Hashable {
  /// The names of the columns by their meaning.
  package var columns: [BankField: String] = [:]
  /// The style of numbers; nil for the one that fits the whole table.
  package var numbers: NumberStyle?
  /// True if `03/04/2025` is the fourth of March; nil for the reading that fits the whole table.
  package var isMonthFirst: Bool?

  /// Creates a format without settings.
  package init() {}

  /// Sets columns that are not set yet to those recognised by their names.
  mutating func recognise(_ header: [String]) {
    for field in BankField.allCases where columns[field] == nil {
      let folded = header.map { Folding.folded($0) }
      let taken = Set(columns.values)
      columns[field] = field.names.lazy.compactMap { name in
        folded.firstIndex(of: Folding.folded(name)).map { header[$0] }
      }.first { !taken.contains($0) }
    }
    if columns[.amount] != nil { (columns[.credit], columns[.debit]) = (nil, nil) }
  }

  /// True if the columns of day and amount are known.
  var isComplete: Bool {
    columns[.day] != nil && (columns[.amount] != nil || columns[.credit] != nil && columns[.debit] != nil)
  }

  // MARK: Stored form

  /// One line for each setting.
  var text: String {
    var lines = columns.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue)=\($0.value)" }
    if let numbers { lines.append("numbers:\(numbers)") }
    if let isMonthFirst { lines.append("month_first:\(isMonthFirst)") }
    return lines.joined(separator: "\n")
  }

  init(remembered text: String) {
    for line in text.split(separator: "\n") {
      if let equals = line.firstIndex(of: "="), let field = BankField(rawValue: String(line[..<equals])) {
        columns[field] = String(line[line.index(after: equals)...])
      } else if line.hasPrefix("numbers:") {
        numbers = [.plain, .english, .german].first { "\($0)" == line.dropFirst(8) }
      } else if line.hasPrefix("month_first:") {
        isMonthFirst = line.hasSuffix("true")
      }
    }
  }

  /// The format, with its open settings taken from another.
  func completed(by other: BankFormat) -> BankFormat {
    var format = self
    format.columns.merge(other.columns) { own, _ in own }
    format.numbers = numbers ?? other.numbers
    format.isMonthFirst = isMonthFirst ?? other.isMonthFirst
    return format
  }
}

/// The rows of a bank's table as texts.
struct BankTable {
  struct Row {
    let line: Int
    let cells: [BankField: String]
  }

  var format: BankFormat
  /// The header, for which the format is stored.
  let header: [String]
  private(set) var rows: [Row] = []

  /// - Parameter remembered: returns the stored format of a header, if there is one.
  /// - Throws: `Diagnostic` if there is no header with day and amount, or the table is malformed.
  init(
    _ text: BankText, path: String, format: BankFormat, remembered: ([String]) throws(Diagnostic) -> BankFormat?
  ) throws(Diagnostic) {
    for (index, line) in text.lines.prefix(40).enumerated() {
      for delimiter in [CSVDelimiter.semicolon, .comma, .tab] {
        let count = line.utf8.count { $0 == delimiter.byte }
        guard count > 0, let names = Self.header(String(line), delimiter) else { continue }
        var known = format
        if let earlier = try remembered(names) { known = known.completed(by: earlier) }
        known.recognise(names)
        guard known.isComplete, known.columns.values.allSatisfy(names.contains) else { continue }
        (self.format, header) = (known, names)
        try read(text.lines[index...].joined(separator: "\n"), delimiter, path: path, firstLine: index)
        return
      }
    }
    let given = format.columns.values.filter { name in !text.lines.prefix(40).contains { $0.contains(name) } }
    let reason =
      given.isEmpty
      ? Wording(
        "no line names a column of days and one of amounts",
        "keine Zeile nennt eine Spalte der Tage und eine der Beträge")
      : Wording("there is no column ", "es gibt keine Spalte ")
        + Wording(inEnglish: given.map { "'\($0)'" }.joined(separator: ", "))
    let others = BankField.allCases.dropFirst(2).map(\.rawValue).joined(separator: ", ")
    throw Diagnostic(
      .usage(
        .other(
          Wording(inEnglish: "\(path): ") + reason,
          help: Wording(
            "say which they are: --column day=NAME --column amount=NAME, and so on for \(others)",
            "angeben, welche es sind: --column day=NAME --column amount=NAME, und so fort für \(others)"))))
  }

  private static func header(_ line: String, _ delimiter: CSVDelimiter) -> [String]? {
    try? CSVReader(.bytes(Array((line + "\n").utf8)), delimiter: delimiter).header
  }

  private mutating func read(
    _ text: String, _ delimiter: CSVDelimiter, path: String, firstLine: Int
  ) throws(Diagnostic) {
    do throws(TableError) {
      let reader = try CSVReader(.bytes(Array(text.utf8)), delimiter: delimiter)
      let places = format.columns.compactMapValues { reader.header.firstIndex(of: $0) }
      var line = firstLine + 1
      while let chunk = try reader.nextChunk() {
        for row in 0..<chunk.count {
          line += 1
          let count = chunk.cellCount(row: row)
          var cells: [BankField: String] = [:]
          for (field, place) in places where place < count {
            cells[field] = chunk.string(row: row, column: place).trimmingBlanks
          }
          if cells.values.allSatisfy(\.isEmpty) { continue }
          rows.append(Row(line: line, cells: cells))
        }
      }
    } catch {
      var diagnostic = Diagnostic(error)
      if let line = error.line { diagnostic.place = Place(file: path, line: line + firstLine) }
      throw diagnostic
    }
  }
}
