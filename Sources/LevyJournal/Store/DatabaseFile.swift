import GRDB
import LevyModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An SQLite file that only its owner can read.
///
/// Writes are durable and atomic, whatever happens to the process. Several processes may use a file at once.
struct DatabaseFile: Sendable {
  /// The schema of a kind of files.
  struct Contents: Sendable {
    /// The description of any other file: `no journal`.
    let none: Wording
    /// SQLite's `application_id` of such files.
    let applicationID: Int
    /// The migrations in their order; `user_version` is the number of those that were applied. A released migration
    /// never changes: another one follows it.
    let migrations: [String]
    /// The message if there is no file.
    let absence: Wording

    var latestVersion: Int { migrations.count }

    /// The problem of a file of another kind; `more` is the evidence.
    func refusal(of path: String, _ more: Wording) -> Diagnostic {
      Diagnostic(.unreadable(path: path, reason: Wording("this is ", "das ist ") + none + more))
    }
  }

  /// The path of the file.
  let path: String
  private let contents: Contents
  private let queue: DatabaseQueue

  /// Opens a file.
  ///
  /// - Parameters:
  /// - creates: true to create the file if there is none.
  /// - first: writes the initial contents of a new file.
  /// - Throws: `Diagnostic` if the file cannot be read or written, is of another kind, or was written by a newer
  ///   version, in which case it stays as it is.
  init(
    path: String, contents: Contents, creates: Bool, first: (Database) throws -> Void
  ) throws(Diagnostic) {
    (self.path, self.contents) = (path, contents)
    let version = try Self.storedVersion(path, contents)
    if version == nil {
      guard creates else { throw Diagnostic(.unreadable(path: path, reason: contents.absence)) }
      try Self.makeFile(path)
    }
    do {
      var configuration = Configuration()
      configuration.journalMode = .wal
      configuration.busyMode = .timeout(10)
      configuration.prepareDatabase { database in
        database.add(function: Self.fold)
        try database.execute(sql: "PRAGMA synchronous = FULL")
      }
      queue = try DatabaseQueue(path: path, configuration: configuration)
      try Self.migrate(queue, path: path, contents, first)
      // Reading from a view in the place of a table might never end.
      if try queue.read({
        try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'view')")
      })
        == true
      {
        throw contents.refusal(of: path, Wording(": it has a view", ": darin ist eine View"))
      }
    } catch {
      throw Self.diagnostic(error, path: path, contents)
    }
  }

  /// Opens a database in memory, which ends with the process.
  ///
  /// - Throws: `Diagnostic` if there is no memory.
  init(inMemory contents: Contents) throws(Diagnostic) {
    (path, self.contents) = ("", contents)
    do {
      var configuration = Configuration()
      configuration.prepareDatabase { $0.add(function: Self.fold) }
      queue = try DatabaseQueue(configuration: configuration)
      try Self.migrate(queue, path: path, contents) { _ in }
    } catch {
      throw Self.diagnostic(error, path: path, contents)
    }
  }

  private static let fold = DatabaseFunction("levy_fold", argumentCount: 1, pure: true) { values in
    String.fromDatabaseValue(values[0]).map { Folding.folded($0) }
  }

  // MARK: Access

  func read<Result>(_ work: (Database) throws -> Result) throws(Diagnostic) -> Result {
    do { return try queue.read(work) } catch { throw Self.diagnostic(error, path: path, contents, whileReading: true) }
  }

  /// Performs work in one transaction: completely or, if it throws, not at all.
  func write<Result>(_ work: (Database) throws -> Result) throws(Diagnostic) -> Result {
    do { return try queue.write(work) } catch { throw Self.diagnostic(error, path: path, contents) }
  }

  // MARK: Files

  /// Returns the version of the schema in the file's header; nil if there is no file, or an empty one.
  private static func storedVersion(_ path: String, _ contents: Contents) throws(Diagnostic) -> Int? {
    var status = stat()
    // Opening a FIFO would block until a writer opens it.
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw Diagnostic(.unreadable(path: path, reason: .noRegularFile))
    }
    guard let file = fopen(path, "re") else {
      if errno == ENOENT { return nil }
      throw Diagnostic(.unreadable(path: path, reason: .system(errno)))
    }
    defer { fclose(file) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = fread(&header, 1, header.count, file)
    if count == 0, ferror(file) == 0 { return nil }
    guard count == header.count, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw contents.refusal(of: path, Wording(": it is no SQLite database", ": das ist keine SQLite-Datenbank"))
    }
    func number(at place: Int) -> Int { header[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let version = number(at: 60)
    if version == 0 { return 0 }
    guard number(at: 68) == contents.applicationID else {
      throw contents.refusal(
        of: path, Wording(" of levy, but another SQLite database", " von levy, sondern eine andere SQLite-Datenbank"))
    }
    if version > contents.latestVersion { throw newer(version, path, contents) }
    return version
  }

  private static func newer(_ version: Int, _ path: String, _ contents: Contents) -> Diagnostic {
    Diagnostic(
      .unreadable(
        path: path,
        reason: Wording(
          "a newer levy made it: its schema is \(version), and this levy knows \(contents.latestVersion)",
          "ein neueres levy legte das an: das Schema ist \(version), und dieses levy kennt \(contents.latestVersion)")
          + .unchanged))
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Creates an empty file that only its owner can read, and its folder.
  private static func makeFile(_ path: String) throws(Diagnostic) {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      if !folder.isEmpty, mkdir(folder, 0o700) != 0, errno != EEXIST {
        throw Diagnostic(.unwritable(path: folder, reason: .system(errno)))
      }
      index = path.index(after: slash)
    }
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Diagnostic(.unwritable(path: path, reason: .system(errno))) }
    close(file)
  }

  // MARK: Migrations

  /// Migrates a file to the latest version. A file with contents is first copied to one beside it.
  private static func migrate(
    _ queue: DatabaseQueue, path: String, _ contents: Contents, _ first: (Database) throws -> Void
  ) throws {
    let version = try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
    if version > contents.latestVersion { throw newer(version, path, contents) }
    if version == contents.latestVersion { return }
    if version > 0 { try copy(queue, to: "\(path).schema\(version)") }
    for number in version..<contents.latestVersion {
      try queue.write { database in
        // Another process may have migrated it meanwhile.
        guard try Int.fetchOne(database, sql: "PRAGMA user_version") == number else { return }
        try database.execute(sql: contents.migrations[number])
        if number == 0 {
          try first(database)
          try database.execute(sql: "PRAGMA application_id = \(contents.applicationID)")
        }
        try database.execute(sql: "PRAGMA user_version = \(number + 1)")
      }
    }
    // Writes the version to the file's header, which `storedVersion` reads.
    _ = try queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
  }

  private static func copy(_ queue: DatabaseQueue, to path: String) throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_size > 0 { return }
    // A umask would apply to all threads; SQLite also writes into an existing empty file.
    try makeFile(path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [path]) }
  }

  // MARK: Errors

  private static func diagnostic(
    _ error: any Error, path: String, _ contents: Contents, whileReading: Bool = false
  ) -> Diagnostic {
    if let diagnostic = error as? Diagnostic { return diagnostic }
    if let damage = error as? DamagedValue { return Diagnostic(.unreadable(path: path, reason: damage.reason)) }
    func failed(_ reason: Wording, reading: Bool = whileReading) -> Diagnostic {
      Diagnostic(reading ? .unreadable(path: path, reason: reason) : .unwritable(path: path, reason: reason))
    }
    guard let error = error as? DatabaseError else { return failed(Wording(inEnglish: "\(error)")) }
    switch error.resultCode {
    case .SQLITE_FULL:
      return failed(Wording("the disk is full", "der Datenträger ist voll") + .unchanged, reading: false)
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      return failed(Wording("another program is writing to it", "ein anderes Programm schreibt gerade") + .unchanged)
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
      return failed(
        Wording(
          "the file or its folder cannot be written, which SQLite needs even to read",
          "die Datei oder ihr Ordner ist nicht zu schreiben, was SQLite sogar zum Lesen braucht"))
    case .SQLITE_NOTADB, .SQLITE_CORRUPT:
      return contents.refusal(of: path, Wording(", or it is damaged", ", oder die Datei ist beschädigt"))
    case .SQLITE_IOERR:
      let reads = [ResultCode.SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_CORRUPTFS, .SQLITE_IOERR_DATA]
      if whileReading || reads.contains(error.extendedResultCode) {
        return failed(Wording("the disk failed", "der Datenträger versagte") + .unchanged, reading: true)
      }
      return failed(Wording("the disk failed or is full", "der Datenträger versagte oder ist voll") + .unchanged)
    // The message leaves out the values, which are personal.
    default: return failed(Wording(inEnglish: error.message ?? "SQLite failed (\(error.resultCode))"))
    }
  }
}

extension Wording {
  fileprivate static let unchanged = Wording("; nothing was changed", "; nichts wurde geändert")
}
