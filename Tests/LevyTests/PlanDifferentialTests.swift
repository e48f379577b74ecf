import Differential
import Foundation
import Testing

/// The agreement of plans with the interpreter to the last digit is tested by the optimised `plan-differential`:
/// `scripts/test` takes rules of every year, `scripts/nightly` every rule. These tests show that it finds differences.
@Suite struct PlanDifferentialTests {
  @Test func differencesAreFound() {
    let lines = ["a,tax", "1,2.00", "2,4.00"]
    #expect(PlanDifferential.difference(lines, lines) == nil)
    let other = PlanDifferential.difference(lines, ["a,tax", "1,2.00", "2,4.01"])
    #expect(other?.contains("plan        2,4.00\n  interpreter 2,4.01") == true)
    // A fault that only one of them reports.
    let fault = PlanDifferential.difference(lines, lines + ["2 a division by zero"])
    #expect(fault?.contains("plan        3 lines\n  interpreter 4 lines") == true)
  }

  /// The copy of a link is one of what is behind it, which stays as it is. Nothing is checked in the copy, wherever checks stand.
  @Test func whatIsCopiedStaysAsItIs() throws {
    let files = FileManager.default
    let folder = NSTemporaryDirectory() + "levy-copied-" + UUID().uuidString
    defer { try? files.removeItem(atPath: folder) }
    try files.createDirectory(atPath: folder + "/rules/xx/fixtures", withIntermediateDirectories: true)
    let check = "-- One.\ncheck \"c\" { holds = function() return false end, message = \"never\" }\n"
    for (name, text) in [("a.lua", "--"), ("b.lua", check), ("fixtures/t.csv", "")] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/rules/xx/\(name)"))
    }
    try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/rules")
    let copy = try UncheckedRules.copy(of: folder + "/link")
    defer { try? files.removeItem(atPath: copy) }
    #expect(try files.contentsOfDirectory(atPath: copy + "/xx").sorted() == ["a.lua", "b.lua"])
    #expect(try String(contentsOfFile: copy + "/xx/a.lua", encoding: .utf8) == "--")
    let copied = try String(contentsOfFile: copy + "/xx/b.lua", encoding: .utf8)
    #expect(copied.hasSuffix(check) && copied.hasPrefix("local check = "))
    #expect(try files.contentsOfDirectory(atPath: folder + "/rules/xx").sorted() == ["a.lua", "b.lua", "fixtures"])
    #expect(files.fileExists(atPath: folder + "/rules/xx/fixtures/t.csv"))
  }
}
