import GRDB
import LevyModel

/// The cases that the user saved under names, in one SQLite file that only its owner can read.
public final class SavedCases: Sendable {
  /// A case.
  package struct Document: Sendable, Hashable {
    /// The number of the case, which is never reused.
    package let id: Int64
    /// The name under which the case is saved.
    package var name: String
    /// The jurisdiction.
    package var jurisdiction: String
    /// The year in the jurisdiction's notation, such as `2025` or `2025/26`.
    package var year: String
    /// The typed facts, and the state of the interview: names and values, encoded as in the query of an address.
    package var content: String
    /// The day of its last change.
    package fileprivate(set) var changed: CalendarDate
    /// True if it is deleted, which can be undone.
    package fileprivate(set) var isRemoved: Bool

    fileprivate init(_ row: Row) throws {
      id = try row.value("id")
      name = try row.value("name")
      jurisdiction = try row.value("jurisdiction")
      year = try row.value("year")
      content = try row.value("content")
      changed = try row.day("changed")
      isRemoved = try row.value("removed")
    }
  }

  private let file: DatabaseFile

  /// The maximum number of cases, and the maximum length of their content in bytes.
  package static let (most, longest) = (10_000, 64 << 10)
  /// The number of days for which a deleted case can be restored.
  private static let daysKept = 30

  /// Opens a file of cases, and creates it if there is none.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read or written, or is something else.
  public init(path: String, today: CalendarDate = .today) throws(Diagnostic) {
    file = try DatabaseFile(path: path, contents: Self.contents, creates: true) { _ in }
    // Cases that were deleted long ago are purged.
    try file.write { database in
      let old = try Row.fetchAll(database, sql: "SELECT * FROM saved_case WHERE removed").map(Document.init)
      for document in old where today.dayNumber - document.changed.dayNumber > Self.daysKept {
        try database.execute(sql: "DELETE FROM saved_case WHERE id = ?", arguments: [document.id])
      }
    }
  }

  /// Creates a store in memory, which ends with the process.
  ///
  /// - Throws: `Diagnostic` if there is no memory.
  public init() throws(Diagnostic) { file = try DatabaseFile(inMemory: Self.contents) }

  /// The path of the file; empty for a store in memory.
  public var path: String { file.path }

  private static let contents = DatabaseFile.Contents(
    none: Wording("no file of cases", "keine Datei mit Fällen"),
    // "LevC" in ASCII.
    applicationID: 0x4C65_7643, migrations: [tables],
    absence: Wording(
      "there is no such file of cases; levy serve makes one",
      "es gibt keine solche Datei mit Fällen; levy serve legt eine an"))

  private static let tables = """
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;
    CREATE TABLE saved_case (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL, jurisdiction TEXT NOT NULL, year TEXT NOT NULL, content TEXT NOT NULL,
      changed TEXT NOT NULL CHECK (date(changed, '+0 days') = changed),
      -- Which of all changes was its last.
      change INTEGER NOT NULL,
      removed INTEGER NOT NULL DEFAULT 0) STRICT;
    """

  // MARK: Cases

  /// Returns the cases, the last changed one first; without deleted ones.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  package func list(atMost count: Int = most) throws(Diagnostic) -> [Document] {
    try file.read { database in
      try Row.fetchAll(
        database, sql: "SELECT * FROM saved_case WHERE NOT removed ORDER BY change DESC LIMIT ?", arguments: [count]
      ).map(Document.init)
    }
  }

  /// Returns a case, which may be deleted; nil if there is none.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  package func document(_ id: Int64) throws(Diagnostic) -> Document? {
    try file.read { try Self.document(id, $0) }
  }

  /// Saves a new case, and returns its number.
  ///
  /// - Throws: `Diagnostic` if there are too many, or the file cannot be written.
  package func add(
    name: String, jurisdiction: String, year: String, content: String, today: CalendarDate
  ) throws(Diagnostic) -> Int64 {
    try file.write { database in
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM saved_case") ?? 0
      guard count < Self.most else {
        throw Diagnostic(
          usage: "there are \(Self.most) cases already", "es gibt schon \(Self.most) Fälle",
          help: Wording("delete some first", "zuerst einige löschen"))
      }
      try Self.checkLength(content)
      try database.execute(
        sql: """
          INSERT INTO saved_case (name, jurisdiction, year, content, changed, change)
          VALUES (?, ?, ?, ?, ?, \(Self.nextChange))
          """,
        arguments: [Self.cleaned(name), jurisdiction, year, content, today.description])
      return database.lastInsertedRowID
    }
  }

  /// Changes a case in one transaction, so that changes made in another window at the same time are not lost.
  ///
  /// - Throws: `Diagnostic` if there is none, or the file cannot be written.
  @discardableResult
  package func change(
    _ id: Int64, today: CalendarDate, _ work: (inout Document) -> Void
  ) throws(Diagnostic) -> Document {
    try file.write { database in
      guard let former = try Self.document(id, database) else { throw Self.unknown(id) }
      var document = former
      work(&document)
      if document == former { return document }
      try Self.checkLength(document.content)
      document.name = Self.cleaned(document.name)
      try database.execute(
        sql: """
          UPDATE saved_case SET name = ?, jurisdiction = ?, year = ?, content = ?, changed = ?, change = \(Self.nextChange)
          WHERE id = ?
          """,
        arguments: [
          document.name, document.jurisdiction, document.year, document.content, today.description, id,
        ])
      return document
    }
  }

  /// Deletes a case, or restores it.
  ///
  /// - Throws: `Diagnostic` if there is none, or the file cannot be written.
  package func remove(_ id: Int64, _ isRemoved: Bool = true, today: CalendarDate) throws(Diagnostic) {
    try file.write { database in
      guard try Self.document(id, database) != nil else { throw Self.unknown(id) }
      try database.execute(
        sql: "UPDATE saved_case SET removed = ?, changed = ? WHERE id = ?",
        arguments: [isRemoved, today.description, id])
    }
  }

  // MARK: Settings

  /// Returns the text that is stored under a name, such as the port of the page.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  public func setting(_ name: String) throws(Diagnostic) -> String? {
    try file.read { try String.fetchOne($0, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name]) }
  }

  /// Stores a text under a name, unless there is one.
  ///
  /// - Returns: the text that is stored.
  /// - Throws: `Diagnostic` if the file cannot be written.
  public func remember(_ name: String, _ value: String) throws(Diagnostic) -> String {
    try file.write { database in
      try database.execute(
        sql: "INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO NOTHING", arguments: [name, value])
      return try String.fetchOne(database, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name]) ?? value
    }
  }

  // MARK: Rows

  private static let nextChange = "(SELECT coalesce(max(change), 0) + 1 FROM saved_case)"

  private static func document(_ id: Int64, _ database: Database) throws -> Document? {
    try Row.fetchOne(database, sql: "SELECT * FROM saved_case WHERE id = ?", arguments: [id]).map(Document.init)
  }

  private static func unknown(_ id: Int64) -> Diagnostic {
    Diagnostic(nothing: "there is no case \(id)", "es gibt keinen Fall \(id)")
  }

  private static func checkLength(_ content: String) throws(Diagnostic) {
    if content.utf8.count > longest {
      throw Diagnostic(usage: "a case may have \(longest >> 10) KiB", "ein Fall darf \(longest >> 10) KiB haben")
    }
  }

  /// A name on one line, of at most 80 characters.
  private static func cleaned(_ name: String) -> String {
    String(name.map { $0.isNewline ? " " : $0 }.prefix(80)).trimmingBlanks
  }
}
