import Foundation
import Testing

/// The shipped rules reject impossible cases and show remarks on doubtful ones; neighbouring cases have neither.
@Suite struct ShippedCheckTests {
  /// A command line, the check that makes the case impossible, and those that are said beside its results.
  typealias Example = (line: String, impossible: String?, doubtful: [String])

  static let cases = ["de": german, "ie": irish, "uk": british]

  @Test(arguments: ["de", "ie", "uk"]) func casesAreRefusedOrDoubted(jurisdiction: String) throws {
    let cases = try #require(Self.cases[jurisdiction])
    #expect(cases.count > 10 && cases.allSatisfy { $0.line.hasPrefix(jurisdiction) })
    for (line, impossible, doubtful) in cases {
      let words = line.split(separator: " ").map(String.init)
      let outcome = try levy(["eval", words[0], "--year", words[1]] + words.dropFirst(2) + ["--json"])
      let json = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any] ?? [:]
      let errors = json["errors"] as? [[String: Any]] ?? []
      let refused = errors.first { $0["code"] as? String == "impossible" }
      let said = (json["doubtful"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
      #expect((refused?["rules"] as? [String])?.first == impossible, "\(line): \(outcome.out)")
      if impossible == nil { #expect(said == doubtful, "\(line)") }
    }
  }

  /// All checks that the rules have are tried.
  @Test(arguments: ["de", "ie", "uk"]) func allAreTried(jurisdiction: String) throws {
    let described = try levy(["describe", jurisdiction, "--json"]).out
    let json = try JSONSerialization.jsonObject(with: Data(described.utf8)) as? [String: Any] ?? [:]
    let cases = try #require(Self.cases[jurisdiction])
    let tried = Set(cases.flatMap { [$0.impossible].compactMap(\.self) + $0.doubtful })
    func isTried(_ name: String) -> Bool {
      let own = name.split(separator: ".").last.map(String.init) ?? name
      return tried.contains { tried in
        let field = tried.split(separator: ".").last.map(String.init) ?? tried
        return field == own || "spouse_" + field == own
          || (own.hasPrefix("child_benefit_") && field == "child_benefit_1" + own.dropFirst(15))
      }
    }
    let names = (json["checks"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    #expect(names.count >= 10)
    #expect(names.filter { !isTried($0) } == [])
  }
}
