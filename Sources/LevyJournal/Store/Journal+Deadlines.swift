import GRDB
import LevyModel

/// The deadlines that were marked as met.
extension Journal {
  /// Returns the names of a year's deadlines that were met.
  ///
  /// - Throws: `Diagnostic` if the journal cannot be read.
  package func metDeadlines(_ jurisdiction: String, year: Int) throws(Diagnostic) -> Set<String> {
    try read { database in
      Set(
        try String.fetchAll(
          database, sql: "SELECT name FROM met_deadline WHERE jurisdiction = ? AND year = ?",
          arguments: [jurisdiction, year]))
    }
  }

  /// Records that a deadline was met.
  ///
  /// - Throws: `Diagnostic` if the journal cannot be written.
  package func meet(_ name: String, of jurisdiction: String, year: Int) throws(Diagnostic) {
    try step("\(jurisdiction) \(year): \(name) is met") { database, step in
      try database.execute(
        sql: "INSERT OR IGNORE INTO met_deadline VALUES (?, ?, ?, ?)", arguments: [jurisdiction, year, name, step])
    }
  }
}
