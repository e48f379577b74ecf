import Foundation
import GRDB
import Levy
import LevyJournal
import Testing

/// A file that somebody else wrote into: a value of a wrong type is an error that names the row, wherever it is read.
@Suite struct DamagedJournalTests {
  private static let damage = [
    "payee = x'ff00'", "note = x'80'", "place = x'ff'", "pay_type = x'ff'", "source = x'ff'", "removed = 'perhaps'",
    "survivor = x'ff'", "step = 'last'",
  ]

  private func journal(_ damage: String) throws -> (journal: Journal, scratch: Scratch) {
    let scratch = try Scratch()
    let path = scratch.path + "/j.sqlite"
    let journal = try Journal(path: path, creates: "EUR")
    var content = EntryContent(day: try #require(CalendarDate("2025-01-07")), cents: Cents(-2000), kind: "expense")
    content.payee = "Ann"
    _ = try journal.add(content)
    _ = try journal.add(content)
    // As files were before their tables were strict.
    try DatabaseQueue(path: path).write { database in
      try database.execute(sql: "PRAGMA writable_schema = 1")
      try database.execute(sql: "UPDATE sqlite_schema SET sql = replace(sql, ' STRICT', '') WHERE name = 'entry'")
    }
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { database in
      try database.execute(sql: "PRAGMA ignore_check_constraints = 1")
      try database.execute(sql: "UPDATE entry SET \(damage) WHERE id = 2")
    }
    return (journal, scratch)
  }

  @Test(arguments: damage) func newFilesTakeNoValueOfAWrongType(damage: String) throws {
    let scratch = try Scratch()
    let path = scratch.path + "/j.sqlite"
    let day = try #require(CalendarDate("2025-01-07"))
    _ = try Journal(path: path, creates: "EUR").add(EntryContent(day: day, cents: Cents(-2000), kind: "expense"))
    #expect(throws: DatabaseError.self) {
      try DatabaseQueue(path: path).write { try $0.execute(sql: "UPDATE entry SET \(damage)") }
    }
  }

  @Test func aViewIsNoTable() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/j.sqlite"
    _ = try Journal(path: path, creates: "EUR")
    try DatabaseQueue(path: path).write { database in
      try database.execute(sql: "DROP TABLE entry; CREATE VIEW entry AS SELECT 1 AS id")
    }
    #expect(thrown { _ = try Journal(path: path) }?.message.contains("it has a view") == true)
  }

  @Test(arguments: damage) func theRowIsNamed(damage: String) throws {
    let (journal, scratch) = try journal(damage)
    for read in [
      { _ = try journal.find(EntryQuery()) }, { _ = try journal.duplicates() }, { _ = try journal.entry(2) },
      { try journal.export(to: .memory) },
    ] as [() throws -> Void] {
      let error = thrown { try read() }
      #expect(
        error?.message.contains("entry 2 is damaged") == true || error == nil, "\(damage): \(error?.message ?? "")")
    }
    let error = thrown { _ = try journal.entry(2) }
    #expect(error?.message.contains("entry 2 is damaged: its '\(damage.prefix { $0 != " " })'") == true)
    #expect(error?.message.contains(scratch.path) == true)
    // Undamaged entries can still be read.
    #expect(try journal.entry(1).content.payee == "Ann")
  }

  @Test(arguments: damage) func whatIsWholeIsSaved(damage: String) throws {
    let (journal, scratch) = try journal(damage)
    let column = String(damage.prefix { $0 != " " })
    let found = try journal.check()
    #expect(found.contains { $0.entry == 2 && $0.what.contains("'\(column)'") } || column == "step", "\(found)")
    let path = scratch.path + "/saved.sqlite"
    let repair = try journal.repair(to: path)
    let isLost = column == "removed"
    #expect(repair.saved == (isLost ? 1 : 2) && repair.lost.count == (isLost ? 1 : 0))
    let saved = try Journal(path: path)
    #expect(try saved.check() == [])
    #expect(try saved.find(EntryQuery()).map(\.content.cents) == Array(repeating: Cents(-2000), count: repair.saved))
    #expect(try saved.entry(1).content == journal.entry(1).content)
    #expect(thrown { _ = try journal.repair(to: path) }?.message.contains("already") == true)
  }

  @Test func damagedPages() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/j.sqlite"
    var content = EntryContent(day: try #require(CalendarDate("2025-01-07")), cents: Cents(-2000), kind: "expense")
    content.note = String(repeating: "words ", count: 40)
    do {
      let journal = try Journal(path: path, creates: "EUR")
      for _ in 1...200 { _ = try journal.add(content) }
    }
    try DatabaseQueue(path: path).writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    var bytes = try Data(contentsOf: URL(filePath: path))
    // Pages in the middle of the file.
    let start = bytes.count / 2 / 4096 * 4096
    bytes.replaceSubrange(start..<start + 8192, with: Data(repeating: 0xA5, count: 8192))
    try bytes.write(to: URL(filePath: path))
    let journal = try Journal(path: path)
    #expect(try !journal.check().isEmpty)
    let repair = try journal.repair(to: scratch.path + "/saved.sqlite")
    #expect(repair.saved >= 100 && repair.saved + repair.lost.count >= 190, "\(repair.saved)")
    #expect(try Journal(path: scratch.path + "/saved.sqlite").check() == [])
  }

  /// Entries that are merged in a circle: `check` names them, and a repaired journal has them as removed entries.
  @Test func circlesOfMergedEntriesAreFound() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/j.sqlite"
    let journal = try Journal(path: path, creates: "EUR")
    let day = try #require(CalendarDate("2025-01-07"))
    for _ in 0..<4 { _ = try journal.add(EntryContent(day: day, cents: Cents(-2000), kind: "expense")) }
    try DatabaseQueue(path: path).write { database in
      for (entry, survivor) in [(1, 2), (2, 3), (3, 2)] {
        try database.execute(sql: "UPDATE entry SET removed = 1, survivor = \(survivor) WHERE id = \(entry)")
      }
    }
    #expect(try journal.check().map(\.entry) == [2, 3])
    let repair = try journal.repair(to: scratch.path + "/new.sqlite")
    #expect(repair.saved == 4 && repair.mended.map(\.entry) == [2, 3])
    let new = try Journal(path: scratch.path + "/new.sqlite")
    #expect(try new.check().isEmpty)
    #expect(thrown { _ = try new.entry(1) }?.message.hasPrefix("entry 1 was merged with entry 2") == true)
    #expect(thrown { _ = try new.entry(2) }?.message.hasPrefix("entry 2 was removed") == true)
  }

  /// A failed read is not reported as a failed write.
  @Test func aFailedReadIsNoFailedWrite() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/j.sqlite"
    let journal = try Journal(path: path, creates: "EUR")
    try DatabaseQueue(path: path).write { try $0.execute(sql: "ALTER TABLE entry RENAME TO other") }
    #expect(thrown { _ = try journal.find(EntryQuery()) }?.problem.kind == .unreadable)
  }
}
