import Foundation
import Testing

/// Sessions as scripts, files that are left alone, and the interview for programs.
@Suite struct ReplayTests {
  @Test func aSavedSessionReplays() throws {
    let scratch = try Scratch()
    let first = try levy(
      ["repl", "de", "--year", "2024"], input: "zve = 70k\nest / 12\nfiling = joint\n:save-session \(scratch.path)/s\n")
    #expect(first.status == 0)
    let again = try levy(["repl"], input: try scratch.text("s"))
    #expect(again.status == 0)
    #expect(again.lines == first.lines.dropLast())
  }

  @Test func aScriptMayNameTheJurisdiction() throws {
    let outcome = try levy(["repl"], input: "-- a remark\n\n:jurisdiction de 2025\nzve = 60k\nest\n")
    #expect(outcome.status == 0 && outcome.out.hasSuffix("\n14415.00\n"))
    let unknown = try levy(["repl"], input: "zve = 60k\n")
    #expect(unknown.status == 2 && unknown.err.contains("which jurisdiction"))
    #expect(try levy(["repl"], input: "").status == 2)
  }

  // MARK: levy ask

  @Test func anInterviewLeavesOtherFilesAlone() throws {
    let scratch = try Scratch()
    let notes = try scratch.write("notes.txt", "my notes")
    let outcome = try levy("ask de --year 2025 zve=60k est --save \(notes)")
    #expect(outcome.status == 2 && outcome.out.isEmpty)
    #expect(outcome.err.contains("error[file-exists]"))
    #expect(try scratch.text("notes.txt") == "my notes")
    #expect(try levy("ask de --year 2025 zve=60k est --save \(scratch.path)/none/a.case").status == 2)
  }

  @Test func aProgramSeesWhatWouldBeAsked() throws {
    func object(_ input: String) throws -> [String: Any] {
      let outcome = try levy("ask de --year 2025 zve=60k church_tax --json", input: input)
      #expect(outcome.status == 0, "\(outcome.err)")
      return try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any] ?? [:]
    }
    let first = try object("")["questions"] as? [[String: Any]]
    #expect(first?.compactMap { $0["name"] as? String } == ["church_member", "filing"])
    #expect(first?.first?["type"] as? String == "boolean" && first?.first?["default"] as? Bool == false)
    // Return takes what is proposed.
    let last = try object("yes\nSH\n" + String(repeating: "\n", count: 20))
    #expect((last["questions"] as? [Any])?.isEmpty == true)
    #expect((last["results"] as? [String: Any])?["church_tax"] as? Double == 1297.35)
    #expect((last["given"] as? [String: Any])?["federal_state"] as? String == "SH")
  }

  @Test func aMissingResultOfAnInterviewIsAnError() throws {
    let outcome = try levy("ask de --year 2025 est --json")
    #expect(outcome.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any]
    #expect(object?["errors"] != nil && (object?["questions"] as? [Any])?.isEmpty == false)
  }
}
