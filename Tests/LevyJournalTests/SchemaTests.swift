import Foundation
import Levy
import LevyJournal
import Testing

@Suite struct SchemaTests {
  @Test(arguments: [1, 2]) func databasesOfEarlierVersionsAreBroughtUp(_ version: Int) throws {
    let scratch = try Scratch()
    let path = try scratch.write("j.sqlite", try saved(version))
    let journal = try Journal(path: path)
    #expect(try journal.find(EntryQuery()).map(\.content.payee) == ["Dr Byrne"])
    #expect(try journal.search("koln byrn") == ["Dr Byrne"])
    #expect(try journal.undo()?.what == "remove entry 2")
    #expect(try journal.search("muller") == ["Müller Apotheke"])
    // The copy is what was there, and its owner's alone.
    let copy = path + ".schema\(version)"
    #expect(try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int == 0o600)
    #expect(try Journal(path: copy).find(EntryQuery()).map(\.content.cents) == [Cents(-6000)])
  }

  @Test func aNewerDatabaseIsRefusedUntouched() throws {
    let scratch = try Scratch()
    var bytes = try saved(2)
    bytes[63] = 99
    let path = try scratch.write("j.sqlite", bytes)
    let error = thrown { _ = try Journal(path: path, creates: "EUR") }
    #expect(error?.message.contains("newer levy") == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["j.sqlite"])
  }

  @Test func otherFilesAreNoJournals() throws {
    let scratch = try Scratch()
    let text = try scratch.write("notes.txt", String(repeating: "notes ", count: 100))
    #expect(thrown { _ = try Journal(path: text, creates: "EUR") }?.message.contains("no SQLite database") == true)
    let german = Language.$current.withValue(.german) {
      thrown { _ = try Journal(path: text, creates: "EUR") }?.message
    }
    #expect(german == "\(text) ist nicht zu lesen: das ist kein Journal: das ist keine SQLite-Datenbank")
    var bytes = try saved(1)
    bytes[68] = 0
    let foreign = try scratch.write("other.sqlite", bytes)
    #expect(thrown { _ = try Journal(path: foreign, creates: "EUR") }?.message.contains("another SQLite") == true)
    #expect(try scratch.text("notes.txt").hasPrefix("notes "))
  }

  @Test func withoutAJournalNothingIsMade() throws {
    let scratch = try Scratch()
    #expect(
      thrown { _ = try Journal(path: scratch.path + "/none.sqlite") }?.message.contains("no such journal") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
    #expect(
      thrown { _ = try Journal(path: "/proc/journal.sqlite", creates: "EUR") }?.message.contains("cannot write") == true
    )
  }

  @Test func twoAtOnceDoNotLoseEachOthersEntries() async throws {
    let scratch = try Scratch()
    let path = scratch.path + "/journal.sqlite"
    _ = try scratch.journal()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let journal = try Journal(path: path)
          for number in 0..<25 { try journal.add("2025-01-01", "\(number + 1)", "w\(writer)", as: "private") }
        }
      }
      try await group.waitForAll()
    }
    let journal = try scratch.journal()
    #expect(try journal.find(EntryQuery()).count == 100)
    #expect(Set(try journal.find(EntryQuery()).map(\.id)).count == 100)
  }
}
