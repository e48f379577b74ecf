import GRDB
import LevyModel
import LevyRules
import LevyScript
import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The outcome of importing the rows of a file.
package struct ImportReport: Sendable {
  /// The number of new entries.
  package var added = 0
  /// The number of rows that were in the journal already.
  package var same = 0
  /// The number of rows that were in the journal and have been removed since; they stay removed.
  package var removed = 0
  /// The number of new entries that were given the kind of earlier entries with the same payee.
  package var sorted = 0
  /// The number of new entries without a kind.
  package var unsorted = 0
  /// The errors of rows that could not be parsed.
  package var bad: [Diagnostic] = []
}

/// The options of an import.
package struct ImportOptions: Sendable {
  /// The settings of the table's format, in addition to stored and recognised ones.
  package var format = BankFormat()
  /// The name of the source, which distinguishes its numbers from those of other sources.
  package var source = "bank"
  /// The kind of income; nil to use that of earlier entries.
  package var incoming: String?
  /// The kind of expenses.
  package var outgoing: String?
  /// True to skip rows that cannot be parsed; otherwise nothing is imported if there is one.
  package var skipsBad = false
  /// True to import removed rows again.
  package var bringsBack = false

  /// Creates the default options.
  package init() {}
}

extension Journal {
  /// Receives the number of finished records and of all records; returns false to end the work.
  package typealias Progress = (_ done: Int, _ all: Int) -> Bool

  /// Imports a bank's table, or one that `export` wrote, in one step: completely or not at all.
  ///
  /// A row with a number from the source is in the journal already if an entry has that number. Any other row is if the
  /// journal has at least as many entries of its day, amount and words as the file up to that row, so that two equal
  /// coffees stay two.
  ///
  /// - Returns: the numbers of rows by outcome; nil if `progress` ended the work, and nothing was changed.
  /// - Throws: `Diagnostic` if the file cannot be read, a row is bad, or the journal cannot be written.
  package func takeIn(
    path: String, options: ImportOptions = ImportOptions(), progress: Progress = { _, _ in true }
  ) throws(Diagnostic) -> ImportReport? {
    let text = try BankText(Self.bytes(of: path), path: path)
    if ExportTable.isOne(text) { return try restore(text, path: path, progress: progress) }
    var table = try BankTable(text, path: path, format: options.format) { (header) throws(Diagnostic) in
      try format(of: header)
    }
    try table.settle(path: path)
    for kind in [options.incoming, options.outgoing].compactMap(\.self) { _ = try self.kind(named: kind) }
    var report = ImportReport()
    var contents: [EntryContent] = []
    let sorter = try KindSorter(self, options)
    for reading in table.readings(path: path, source: options.source) {
      switch reading.content {
      case .success(let content): contents.append(sorter.sorted(content, &report))
      case .failure(let problem): report.bad.append(problem)
      }
    }
    if let first = report.bad.first, !options.skipsBad {
      let all = report.bad.count + contents.count
      throw Diagnostic(
        .usage(
          .other(
            Wording(
              "\(report.bad.count) of \(all) rows cannot be read; nothing was taken in. ",
              "\(report.bad.count) von \(all) Zeilen sind nicht zu lesen; nichts wurde übernommen. ")
              + Wording { first.message },
            help: Wording("--skip-bad takes in the others", "--skip-bad übernimmt die anderen"))))
    }
    let rows = contents.map { ImportRow(content: $0) }
    guard
      try insert(
        rows, what: "import \(path)", bringsBack: options.bringsBack, remembering: (table.header, table.format),
        &report,
        progress)
    else { return nil }
    return report
  }

  /// A row to be imported.
  struct ImportRow {
    let content: EntryContent
    var isRemoved = false
    var number: Int64?
    var survivor: Int64?
    var fingerprint: String?
  }

  /// Adds the rows that are new; returns false if `progress` ended the work, and nothing was changed.
  func insert(
    _ rows: [ImportRow], what: String, bringsBack: Bool, remembering format: (header: [String], format: BankFormat)?,
    _ report: inout ImportReport, _ progress: Progress
  ) throws(Diagnostic) -> Bool {
    struct Ended: Error {}
    var made = report
    let isDone = try write { database -> Bool in
      do {
        try database.inSavepoint {
          let step = try Self.begin(what, in: database)
          var importer = RowImporter(database: database, step: step, bringsBack: bringsBack)
          for (index, row) in rows.enumerated() {
            if index % 512 == 0, !progress(index, rows.count) { throw Ended() }
            try importer.take(row, &made)
          }
          try importer.linkSurvivors()
          if let format {
            try database.execute(
              sql: "INSERT OR REPLACE INTO bank_format VALUES (?, ?)",
              arguments: [format.header.joined(separator: "\n"), format.format.text])
          }
          return .commit
        }
        return true
      } catch is Ended {
        return false
      }
    }
    if isDone {
      report = made
      _ = progress(rows.count, rows.count)
    }
    return isDone
  }

  private func format(of header: [String]) throws(Diagnostic) -> BankFormat? {
    try read { database in
      try String.fetchOne(
        database, sql: "SELECT format FROM bank_format WHERE columns = ?",
        arguments: [header.joined(separator: "\n")]
      ).map { BankFormat(remembered: $0) }
    }
  }

  /// The maximum size of a file in bytes: some 250,000 entries. Reading it takes many times as much memory.
  private static let mostBytes = 1 << 25

  private static func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
    if path == "-" { return try standardInput() }
    do throws(Diagnostic) {
      return try FileTree.bytes(of: path, limit: mostBytes)
    } catch {
      guard case .noFile(_, let reason) = error.problem else { throw error }
      throw Diagnostic(.unreadable(path: path, reason: reason))
    }
  }

  /// Reads standard input, which is usually a pipe, to its end.
  private static func standardInput() throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readStandardInput(&block)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Diagnostic(.unreadable(path: "-", reason: .system(errno))) }
      if count == 0 { return bytes }
      bytes += block[..<count]
      if bytes.count > mostBytes { throw Diagnostic(.tooMuch(of: .fileBytes, most: mostBytes)) }
    }
  }
}

/// Reads the next bytes of standard input. It is not a method, since there `read` would be that of the journal.
private func readStandardInput(_ block: inout [UInt8]) -> Int { read(0, &block, block.count) }
