import GRDB
import LevyModel

extension Journal {
  /// Adds an entry.
  ///
  /// - Throws: `Diagnostic` for a kind that the journal does not know, or if the file cannot be written.
  package func add(_ content: EntryContent) throws(Diagnostic) -> Entry {
    let kind = try kind(named: content.kind)
    var content = content
    content.kind = kind.name
    return try step("add \(Self.title(content))") { database, step in
      let number = try Self.insert(content, step: step, into: database)
      return try Self.entry(number, in: database)
    }
  }

  /// Adds a copy of an entry on another day.
  ///
  /// - Throws: `Diagnostic` if there is no such entry, or the file cannot be written.
  package func add(again number: Int64, on day: CalendarDate) throws(Diagnostic) -> Entry {
    var content = try entry(number).content
    content.day = day
    // A copy is not an entry of the bank.
    (content.source, content.sourceID) = ("", nil)
    return try add(content)
  }

  /// Changes an entry.
  ///
  /// - Throws: `Diagnostic` if there is no such entry, its kind is unknown, or the file cannot be written.
  package func edit(_ number: Int64, _ change: @escaping (inout EntryContent) -> Void) throws(Diagnostic) -> Entry {
    try edit([number], change)[0]
  }

  /// Changes entries in one step.
  ///
  /// - Throws: `Diagnostic` if there is no such entry, its kind is unknown, or the file cannot be written.
  package func edit(
    _ numbers: [Int64], _ change: @escaping (inout EntryContent) -> Void
  ) throws(Diagnostic) -> [Entry] {
    try edit(numbers.map { ($0, change) })
  }

  /// Sets the kinds of entries, in one step.
  ///
  /// - Throws: `Diagnostic` if there is no such entry, its kind is unknown, or the file cannot be written.
  package func sort(_ kinds: [(number: Int64, kind: String)]) throws(Diagnostic) -> [Entry] {
    try edit(kinds.map { entry in (entry.number, { $0.kind = entry.kind }) })
  }

  private func edit(
    _ changes: [(number: Int64, change: (inout EntryContent) -> Void)]
  ) throws(Diagnostic) -> [Entry] {
    var changed: [(Int64, EntryContent)] = []
    for (number, change) in changes {
      var content = try entry(number).content
      change(&content)
      content.kind = try kind(named: content.kind).name
      changed.append((number, content))
    }
    if changes.isEmpty { return [] }
    let what = changes.count == 1 ? "edit entry \(changes[0].number)" : "edit \(changes.count) entries"
    return try step(what) { database, step in
      let assignments = (Entry.columns + ["searched"]).map { "\($0) = ?" }.joined(separator: ", ")
      return try changed.map { number, content in
        try Self.keep(number, before: step, in: database)
        try database.execute(
          sql: "UPDATE entry SET \(assignments) WHERE id = ?",
          arguments: StatementArguments(content.values + [content.searched, number]))
        return try Self.entry(number, in: database)
      }
    }
  }

  /// Removes an entry. Its row stays, marked, so that an import does not bring it back.
  ///
  /// - Throws: `Diagnostic` if there is no such entry, or the file cannot be written.
  package func remove(_ number: Int64) throws(Diagnostic) -> Entry {
    let entry = try entry(number)
    try step("remove entry \(number), \(Self.title(entry.content))") { database, step in
      try Self.keep(number, before: step, in: database)
      try database.execute(sql: "UPDATE entry SET removed = 1 WHERE id = ?", arguments: [number])
    }
    return entry
  }

  /// Returns the entry with a number, unless it is removed.
  ///
  /// - Throws: `Diagnostic` if there is none.
  package func entry(_ number: Int64) throws(Diagnostic) -> Entry {
    let entry = try read { database in
      try Row.fetchOne(database, sql: "SELECT * FROM entry WHERE id = ?", arguments: [number]).map { try Entry($0) }
    }
    guard let entry else {
      throw Diagnostic(
        .nothingFound(
          Self.noEntry(number),
          help: Wording("levy journal list shows the numbers", "levy journal list zeigt die Nummern")))
    }
    if entry.isRemoved {
      let end =
        entry.survivor.map { Wording("merged with entry \($0)", "mit Eintrag \($0) zusammengeführt") }
        ?? Wording("removed", "entfernt")
      throw Diagnostic(
        nothing: "entry \(number) was \(end.english)", "Eintrag \(number) wurde \(end.german)",
        help: Wording(
          "levy journal undo takes the last change back", "levy journal undo nimmt die letzte Änderung zurück"))
    }
    return entry
  }

  private static func noEntry(_ number: Int64) -> Wording {
    Wording("there is no entry \(number)", "es gibt keinen Eintrag \(number)")
  }

  // MARK: Rows

  static func entry(_ number: Int64, in database: Database) throws -> Entry {
    guard let row = try Row.fetchOne(database, sql: "SELECT * FROM entry WHERE id = ?", arguments: [number]) else {
      throw Diagnostic(.nothingFound(Self.noEntry(number)))
    }
    return try Entry(row)
  }

  /// Inserts a row.
  static func insert(
    _ content: EntryContent, number: Int64? = nil, isRemoved: Bool = false, step: Int64, into database: Database
  ) throws -> Int64 {
    let columns = Entry.columns + ["searched", "fingerprint", "removed", "step", "id"]
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let statement = try database.cachedStatement(
      sql: "INSERT INTO entry (\(columns.joined(separator: ", "))) VALUES (\(marks))")
    try statement.execute(
      arguments: StatementArguments(content.values + [content.searched, content.fingerprint, isRemoved, step, number]))
    return database.lastInsertedRowID
  }

  /// A short description of an entry for the name of a step.
  static func title(_ content: EntryContent) -> String {
    "\(content.day) \(content.cents.exact.formatted(minimumFractionDigits: 2)) \(content.kind)"
      + (content.payee.isEmpty ? "" : " \(content.payee)")
  }
}
