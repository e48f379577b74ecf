import Testing

@testable import LevyModel

/// One report for several results that lack inputs.
@Suite struct MissingInputsTests {
  private static let rules =
    input("a") + input("b") + input("c") + rule("x", "return case.a + case.b") + rule("y", "return case.c + case.a")
    + rule("bad", "return 1 / 0")

  private func failures(_ names: String...) throws -> [Diagnostic] {
    let book = try rulebook(Self.rules)
    return names.compactMap { name in diagnostic { try result(name, book) } }
  }

  @Test func eachInputIsAskedForOnce() throws {
    let merged = try #require(Diagnostic.mergingMissing(try failures("x", "y")))
    guard case .missing(let inputs, let wanted) = merged.problem else {
      Issue.record("\(merged)")
      return
    }
    #expect(inputs.map(\.name) == ["a", "b", "c"])
    #expect(wanted == "x, y")
  }

  /// A result that failed for another reason is not passed off as one that lacks inputs.
  @Test func otherFailuresAreNotMerged() throws {
    let failures = try failures("x", "bad", "y")
    #expect(failures.count == 3)
    #expect(Diagnostic.mergingMissing(failures) == nil)
    #expect(Diagnostic.mergingMissing([failures[0]])?.problem == failures[0].problem)
  }
}
