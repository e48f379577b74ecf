import GRDB
import LevyModel

/// Adds the new rows of a file to a journal, within one transaction.
struct RowImporter {
  let database: Database
  let step: Int64
  let bringsBack: Bool
  /// For each fingerprint, the number of entries that the journal had, the number of these that are not removed, and
  /// the number of rows of the file so far.
  private var known: [String: (before: Int, standing: Int, seen: Int)] = [:]
  /// The numbers of entries in the journal, by their numbers in the file.
  private var numbers: [Int64: Int64] = [:]
  private var survivors: [(entry: Int64, survivor: Int64)] = []

  init(database: Database, step: Int64, bringsBack: Bool) {
    (self.database, self.step, self.bringsBack) = (database, step, bringsBack)
  }

  mutating func take(_ row: Journal.ImportRow, _ report: inout ImportReport) throws {
    let content = row.content
    let fingerprint = row.fingerprint ?? content.fingerprint
    if let id = content.sourceID, let found = try same(content.source, id) {
      if found.isRemoved, bringsBack, !row.isRemoved {
        try bringBack(found.number)
        report.added += 1
      } else {
        count(found.isRemoved && !row.isRemoved, &report)
      }
      if let number = row.number { numbers[number] = found.number }
      return
    }
    if content.sourceID == nil {
      var counts = try known[fingerprint] ?? counts(of: fingerprint)
      counts.seen += 1
      known[fingerprint] = counts
      if counts.seen <= counts.before {
        if counts.seen > counts.standing, bringsBack, !row.isRemoved, let number = try removed(fingerprint) {
          try bringBack(number)
          report.added += 1
        } else {
          count(counts.seen > counts.standing && !row.isRemoved, &report)
        }
        return
      }
    }
    try insert(row, fingerprint)
    report.added += 1
    if content.kind == Journal.unsorted { report.unsorted += 1 }
  }

  /// Sets the survivors of merged duplicates.
  func linkSurvivors() throws {
    for (entry, survivor) in survivors {
      guard let number = numbers[survivor] else { continue }
      try database.execute(sql: "UPDATE entry SET survivor = ? WHERE id = ?", arguments: [number, entry])
    }
  }

  private func count(_ isRemoved: Bool, _ report: inout ImportReport) {
    if isRemoved { report.removed += 1 } else { report.same += 1 }
  }

  private mutating func insert(_ row: Journal.ImportRow, _ fingerprint: String) throws {
    let columns = Entry.columns + ["searched", "fingerprint", "removed", "step", "id"]
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let statement = try database.cachedStatement(
      sql: "INSERT INTO entry (\(columns.joined(separator: ", "))) VALUES (\(marks))")
    let number = try row.number.flatMap { try isFree($0) ? $0 : nil }
    try statement.execute(
      arguments: StatementArguments(
        row.content.values + [row.content.searched, fingerprint, row.isRemoved, step, number]))
    let made = database.lastInsertedRowID
    if let own = row.number { numbers[own] = made }
    if let survivor = row.survivor { survivors.append((made, survivor)) }
  }

  // MARK: Existing entries

  private func same(_ source: String, _ id: String) throws -> (number: Int64, isRemoved: Bool)? {
    let statement = try database.cachedStatement(
      sql: "SELECT id, removed FROM entry WHERE source = ? AND source_id = ?")
    return try Row.fetchOne(statement, arguments: [source, id]).map { (try $0.value("id"), try $0.value("removed")) }
  }

  private func counts(of fingerprint: String) throws -> (before: Int, standing: Int, seen: Int) {
    let statement = try database.cachedStatement(
      sql: "SELECT count(*) AS before, count(*) - coalesce(sum(removed), 0) AS standing FROM entry "
        + "WHERE fingerprint = ? AND step <> ?")
    let row = try Row.fetchOne(statement, arguments: [fingerprint, step])
    return (try row?.value("before") ?? 0, try row?.value("standing") ?? 0, 0)
  }

  private func removed(_ fingerprint: String) throws -> Int64? {
    try Int64.fetchOne(
      database, sql: "SELECT id FROM entry WHERE fingerprint = ? AND removed ORDER BY id LIMIT 1",
      arguments: [fingerprint])
  }

  private func isFree(_ number: Int64) throws -> Bool {
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM entry WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [number]) == nil
  }

  private func bringBack(_ number: Int64) throws {
    try Journal.keep(number, before: step, in: database)
    try database.execute(sql: "UPDATE entry SET removed = 0, survivor = NULL WHERE id = ?", arguments: [number])
  }
}

/// The kinds of earlier entries by payee, from which new entries take theirs.
package struct KnownKinds {
  private let known: [String: Journal.Kind]

  /// - Throws: `Diagnostic` if the file cannot be read.
  package init(_ journal: Journal) throws(Diagnostic) {
    let kinds = Dictionary(try journal.kinds().map { ($0.name, $0) }) { first, _ in first }
    known = try journal.read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT payee, min(kind) AS kind FROM entry WHERE NOT removed AND kind <> ? AND payee <> ''
          GROUP BY payee HAVING count(DISTINCT kind) = 1
          """, arguments: [Journal.unsorted])
      var known: [String: Journal.Kind] = [:]
      for row in rows { known[Folding.folded(try row.value("payee"))] = kinds[try row.value("kind")] }
      return known
    }
  }

  /// Returns the kind of all entries with the payee, if its money flows in the same direction; nil if there is none.
  package func kind(of content: EntryContent) -> Journal.Kind? {
    known[Folding.folded(content.payee)].flatMap { kind in
      kind.flow == .between || (kind.flow == .incoming) == (content.cents.count >= 0) ? kind : nil
    }
  }
}

/// Determines the kinds of imported entries.
struct KindSorter {
  private let incoming: String?
  private let outgoing: String?
  private let known: KnownKinds
  private let kinds: [String: Journal.Kind]

  init(_ journal: Journal, _ options: ImportOptions) throws(Diagnostic) {
    kinds = Dictionary(try journal.kinds().map { ($0.name, $0) }) { first, _ in first }
    (incoming, outgoing) = (options.incoming, options.outgoing)
    known = try KnownKinds(journal)
  }

  /// Returns the entry with its kind: that of the table, or the requested one, or that of all entries with the payee.
  func sorted(_ content: EntryContent, _ report: inout ImportReport) -> EntryContent {
    var content = content
    if let named = kinds[Folding.folded(content.kind).replacing(" ", with: "_")] {
      content.kind = named.name
    } else if let asked = content.cents.count >= 0 ? incoming : outgoing {
      content.kind = asked
    } else if let earlier = known.kind(of: content) {
      content.kind = earlier.name
      report.sorted += 1
    } else {
      content.kind = Journal.unsorted
    }
    return content
  }
}
