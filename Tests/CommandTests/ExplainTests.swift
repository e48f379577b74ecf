import Foundation
import Testing

@testable import LevyModel

/// `levy explain`, and the codes that errors show.
@Suite struct ExplainTests {
  static let commands = Problem.Kind.allCases.filter { $0.explanation.isCommand }

  @Test(arguments: commands) func examplesOfCommandsDoAsTheySay(kind: Problem.Kind) throws {
    // A comment stands for a table that the test does not have.
    guard !kind.explanation.wrong.contains("#") else { return }
    #expect(try shell(kind.explanation.wrong).err.contains("[\(kind.rawValue)]"))
    let right = try shell(kind.explanation.right)
    #expect(right.status == 0, "\(right.err)")
  }

  @Test func listsEveryCode() throws {
    #expect(try levy("explain").lines.count == Problem.Kind.allCases.count)
    let outcome = try levy("explain --json")
    let document = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any]
    let list = document?["codes"] as? [[String: String]]
    #expect(list?.compactMap { $0["code"] } == Problem.Kind.allCases.map(\.rawValue))
  }

  @Test func showsWrongAndRight() throws {
    let outcome = try levy("explain bad-value")
    #expect(outcome.status == 0)
    #expect(outcome.out.contains("\nWrong\n") && outcome.out.contains("\nRight\n"))
  }

  @Test func aMisspeltCode() throws {
    let outcome = try levy("explain bad-vlaue")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("did you mean 'bad-value'"))
  }
}
