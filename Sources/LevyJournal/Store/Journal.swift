import GRDB
import LevyModel

/// Entries of days and amounts, in one SQLite file that only its owner can read.
///
/// Every change is a step of its own that can be undone, and is on the disk or not at all, whatever happens to the
/// process. Several processes may use a journal at once.
public final class Journal: Sendable {
  /// The code of the currency of all amounts.
  public let currency: String
  private let file: DatabaseFile

  /// The file.
  public var path: String { file.path }

  /// Opens a journal.
  ///
  /// - Parameters:
  ///   - creates: the currency of a journal that is made if there is none; nil to make none.
  /// - Throws: `Diagnostic` if the file cannot be read or written, is no journal, or was made by a newer version, in
  ///   which case it stays as it is.
  public init(path: String, creates currency: String? = nil) throws(Diagnostic) {
    file = try DatabaseFile(path: path, contents: Self.contents, creates: currency != nil) { database in
      try database.execute(sql: "INSERT INTO setting VALUES ('currency', ?)", arguments: [currency ?? "EUR"])
    }
    self.currency =
      try file.read { try String.fetchOne($0, sql: "SELECT value FROM setting WHERE name = 'currency'") } ?? "EUR"
  }

  func read<Result>(_ work: (Database) throws -> Result) throws(Diagnostic) -> Result { try file.read(work) }

  /// Performs work as one transaction: completely or, if it throws, not at all.
  func write<Result>(_ work: (Database) throws -> Result) throws(Diagnostic) -> Result { try file.write(work) }

  static func exists(_ path: String) -> Bool { DatabaseFile.exists(path) }
}
