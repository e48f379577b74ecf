import Levy
import Testing

@testable import LevyModel

@Suite("Days of enactment that a jurisdiction asks for")
struct EnactmentTests {
  private func undated(since: String?, _ rules: String) throws -> [String] {
    let field = since.map { "enacted_since = \"\($0)\"," } ?? ""
    let jurisdiction =
      "jurisdiction \"xx\" { label = \"T\", currency = \"EUR\", years = { 2020, 2026 }, \(field) results = {} }"
    let rulebook = try Rulebook("xx", files: ["jurisdiction.lua": jurisdiction, "a.lua": rules])
    return rulebook.undatedParameters.map { $0.problem.sentence(reveals: true) }
  }

  private static let rules =
    parameter(
      "p",
      #"{ ["2019-01-01"] = 1, ["2021-01-01"] = 2, ["2022-01-01"] = revised { ["2021-12-30"] = 3 }, "#
        + #"["2023-01-01"] = revised { originally = 3, ["2023-05-01"] = 4 } }"#)
    + parameter("q", #"{ ["2022-01-01"] = revised { ["2021-12-30"] = 3 } }"#)
    + rule("r", "return law.p + law.q")

  @Test func valuesWithoutOneAreListed() throws {
    #expect(
      try undated(since: "2021-01-01", Self.rules) == [
        "parameter 'p' does not say when the value since 2021-01-01, 2023-01-01 was enacted"
      ])
    #expect(try undated(since: "2024-01-01", Self.rules).isEmpty)
    #expect(try undated(since: nil, Self.rules).isEmpty)
  }

  @Test func theDayMustBeOne() throws {
    #expect(
      problem { try undated(since: "2021-02-30", Self.rules) }
        == .declaration("jurisdiction 'xx'", fault: .badDate("2021-02-30")))
  }
}
