import GRDB
import LevyModel

/// Changes of the journal, and their undo.
extension Journal {
  /// A change of the journal.
  package struct Step: Sendable, Hashable, Identifiable {
    /// The number of the change.
    package let id: Int64
    /// A short description of the change.
    package let what: String
  }

  /// Performs work as one step.
  func step<Result>(_ what: String, _ work: (Database, Int64) throws -> Result) throws(Diagnostic) -> Result {
    try write { database in
      let step = try Self.begin(what, in: database)
      return try work(database, step)
    }
  }

  static func begin(_ what: String, in database: Database) throws -> Int64 {
    try database.execute(sql: "INSERT INTO step (what) VALUES (?)", arguments: [what])
    return database.lastInsertedRowID
  }

  /// Stores an entry before a step changes it.
  static func keep(_ entry: Int64, before step: Int64, in database: Database) throws {
    let columns = (Entry.columns + ["removed", "survivor"]).joined(separator: ", ")
    try database.execute(
      sql: "INSERT OR IGNORE INTO before (step, entry, \(columns)) SELECT ?, id, \(columns) FROM entry WHERE id = ?",
      arguments: [step, entry])
  }

  /// Undoes the last step.
  ///
  /// - Returns: the step, or nil if there is none left.
  /// - Throws: `Diagnostic` if the file cannot be written.
  package func undo() throws(Diagnostic) -> Step? {
    try write { database in
      guard let row = try Row.fetchOne(database, sql: "SELECT id, what FROM step ORDER BY id DESC LIMIT 1") else {
        return nil
      }
      let step = Step(id: try row.value("id"), what: try row.value("what"))
      let columns = Entry.columns + ["removed", "survivor"]
      let assignments = columns.map { "\($0) = before.\($0)" }.joined(separator: ", ")
      try database.execute(
        sql: """
          UPDATE entry SET \(assignments), searched = levy_fold(before.payee || ' ' || before.note || ' '
            || before.place || ' ' || before.kind || ' ' || before.pay_type)
          FROM before WHERE before.entry = entry.id AND before.step = ?
          """, arguments: [step.id])
      for table in ["before", "distinct_pair", "met_deadline", "entry"] {
        try database.execute(sql: "DELETE FROM \(table) WHERE step = ?", arguments: [step.id])
      }
      try database.execute(sql: "DELETE FROM step WHERE id = ?", arguments: [step.id])
      return step
    }
  }

  /// Returns the last steps, the latest first.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  package func steps(atMost count: Int) throws(Diagnostic) -> [Step] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT id, what FROM step ORDER BY id DESC LIMIT ?", arguments: [count])
        .map { Step(id: try $0.value("id"), what: try $0.value("what")) }
    }
  }
}
