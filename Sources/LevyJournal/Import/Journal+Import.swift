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
  /// Entries that are new.
  package var added = 0
  /// Rows that were there already.
  package var same = 0
  /// Rows that were there and have been removed since; they stay removed.
  package var removed = 0
  /// New entries that take the kind of earlier entries with the payee.
  package var sorted = 0
  /// New entries that wait to be sorted.
  package var unsorted = 0
  /// Rows that could not be read.
  package var bad: [Diagnostic] = []
}

/// How a file is taken in.
package struct ImportOptions: Sendable {
  /// The format of the table, as far as it is not remembered or recognised.
  package var format = BankFormat()
  /// The name of the source, which distinguishes its numbers from those of other sources.
  package var source = "bank"
  /// The kind of income; nil to use that of earlier entries.
  package var incoming: String?
  /// The kind of expenses.
  package var outgoing: String?
  /// Whether rows that cannot be read are skipped; otherwise nothing is imported if there is one.
  package var skipsBad = false
  /// Whether removed rows are imported again.
  package var bringsBack = false

  /// Options that follow the file and the journal.
  package init() {}
}

extension Journal {
  /// Receives the number of records done and of all; returns whether to continue.
  package typealias Progress = (_ done: Int, _ all: Int) -> Bool

  /// Imports a bank's table, or what `export` wrote, as one step: completely or not at all.
  ///
  /// A row with the source's own number is there already if an entry has that number. Any other is there if the journal
  /// has at least as many entries of its day, amount and words as the file up to it, so that two equal coffees stay two.
  ///
  /// - Returns: what became of the rows; nil if `progress` ended the work, and nothing was changed.
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

  /// A row on its way into the journal.
  struct ImportRow {
    let content: EntryContent
    var isRemoved = false
    var number: Int64?
    var survivor: Int64?
    var fingerprint: String?
  }

  /// Adds the rows that are not there; false if that was ended, and nothing was changed.
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

  /// The bytes of the largest file: some 250,000 entries. Reading one takes many times as much memory.
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

  /// All that comes over standard input, which is mostly no file but another program.
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

/// The next bytes of standard input, as `read` of the system gives them, which is no method of a journal.
private func readStandardInput(_ block: inout [UInt8]) -> Int { read(0, &block, block.count) }
