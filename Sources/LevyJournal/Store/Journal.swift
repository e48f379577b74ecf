import GRDB
import LevyModel

/// A journal: entries with days and amounts, in one SQLite file that only its owner can read.
///
/// Every change is a step that can be undone. Writes are durable and atomic, whatever happens to the process. Several
/// processes may use a journal at once.
public final class Journal: Sendable {
  /// The code of the currency of all amounts.
  public let currency: String
  private let file: DatabaseFile

  /// The path of the file.
  public var path: String { file.path }

  /// Opens a journal.
  ///
  /// - Parameters:
  /// - creates: the currency of a journal that is created if there is none; nil to create none.
  /// - Throws: `Diagnostic` if the file cannot be read or written, is not a journal, or was written by a newer version,
  ///   in which case it stays as it is.
  public init(path: String, creates currency: String? = nil) throws(Diagnostic) {
    file = try DatabaseFile(path: path, contents: Self.contents, creates: currency != nil) { database in
      try database.execute(sql: "INSERT INTO setting VALUES ('currency', ?)", arguments: [currency ?? "EUR"])
    }
    self.currency =
      try file.read { try String.fetchOne($0, sql: "SELECT value FROM setting WHERE name = 'currency'") } ?? "EUR"
  }

  func read<Result>(_ work: (Database) throws -> Result) throws(Diagnostic) -> Result { try file.read(work) }

  /// Performs work in one transaction: completely or, if it throws, not at all.
  func write<Result>(_ work: (Database) throws -> Result) throws(Diagnostic) -> Result { try file.write(work) }

  static func exists(_ path: String) -> Bool { DatabaseFile.exists(path) }
}
