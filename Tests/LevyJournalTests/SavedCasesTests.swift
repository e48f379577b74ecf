import Foundation
import LevyJournal
import LevyModel
import Testing

/// The file of saved cases.
@Suite struct SavedCasesTests {
  private let folder = NSTemporaryDirectory() + "levy-cases-" + UUID().uuidString
  private var path: String { folder + "/cases.sqlite" }
  private let today = CalendarDate("2026-11-25") ?? .today

  @Test func onlyTheOwnerReadsTheFile() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try SavedCases(path: path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func casesLastAndAreInTheOrderOfTheirChanges() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try SavedCases(path: path)
    let one = try first.add(name: "One", jurisdiction: "ie", year: "2025", content: "salary=1", today: today)
    let two = try first.add(name: "Two\nlines", jurisdiction: "uk", year: "2025/26", content: "", today: today)
    let again = try SavedCases(path: path)
    #expect(try again.list().map(\.name) == ["Two lines", "One"])
    try again.change(one, today: today) { $0.content = "salary=2" }
    #expect(try first.list().map(\.id) == [one, two] && first.document(one)?.content == "salary=2")
    // A change without effect does not count as a change.
    try again.change(two, today: today) { _ in }
    #expect(try first.list().map(\.id) == [one, two])
  }

  @Test func whatIsDeletedIsHadBackForThirtyDays() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cases = try SavedCases(path: path, today: today)
    let id = try cases.add(name: "One", jurisdiction: "ie", year: "2025", content: "", today: today)
    try cases.remove(id, today: today)
    #expect(try cases.list().isEmpty && cases.document(id)?.isRemoved == true)
    try cases.remove(id, false, today: today)
    #expect(try cases.list().map(\.id) == [id])
    try cases.remove(id, today: today)
    let soon = try #require(CalendarDate("2026-12-25"))
    #expect(try SavedCases(path: path, today: soon).document(id) != nil)
    let later = try #require(CalendarDate("2026-12-26"))
    #expect(try SavedCases(path: path, today: later).document(id) == nil)
    // Its number is not another's.
    #expect(try cases.add(name: "Two", jurisdiction: "ie", year: "2025", content: "", today: today) > id)
    #expect(throws: Diagnostic.self) { try cases.remove(id, today: today) }
  }

  @Test func whatIsRememberedFirstStays() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cases = try SavedCases(path: path)
    #expect(try cases.setting("token") == nil)
    #expect(try cases.remember("token", "a") == "a" && SavedCases(path: path).remember("token", "b") == "a")
  }

  @Test func aJournalIsNoFileOfCases() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try Journal(path: path, creates: "EUR")
    #expect(throws: Diagnostic.self) { try SavedCases(path: path) }
    let long = try SavedCases(path: folder + "/other.sqlite")
    #expect(throws: Diagnostic.self) {
      try long.add(
        name: "", jurisdiction: "ie", year: "2025", content: String(repeating: "a", count: 70_000), today: today)
    }
  }
}
