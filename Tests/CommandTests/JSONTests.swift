import Foundation
import Testing

/// The documents of `--json` have the documented fields.
@Suite struct JSONTests {
  typealias Object = [String: Any]

  func object(_ command: String, status: Int32 = 0) throws -> Object {
    let outcome = try levy(command)
    #expect(outcome.status == status, "\(outcome.err)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? Object)
  }

  @Test func evalHasResultsAndStamp() throws {
    let answer = try object("eval de --year 2025 zve=60000 est filing=single church_member=no --json")
    #expect(
      Set(answer.keys) == [
        "command", "results", "given", "assumed", "estimated", "about", "unused", "pinned", "doubtful", "caveats",
        "stamp", "errors",
      ])
    let assumed = try #require(answer["assumed"] as? Object)
    #expect(assumed["children"] == nil && assumed["filing"] == nil && assumed["child_allowances"] as? Int == 0)
    #expect((answer["results"] as? Object)?["est"] as? Double == 14415)
    let given = try #require(answer["given"] as? Object)
    #expect(given["taxable_income"] as? Double == 60000)
    #expect(given["filing"] as? String == "single")
    #expect(given["church_member"] as? Bool == false)
    let stamp = try #require(answer["stamp"] as? Object)
    #expect(Set(stamp.keys) == ["engine", "jurisdiction", "rules", "year", "date", "known"])
    #expect((stamp["engine"] as? String)?.hasPrefix("levy ") == true)
    #expect((stamp["rules"] as? String)?.wholeMatch(of: /[0-9a-f]{16}/) != nil)
    #expect(stamp["year"] as? Int == 2025 && stamp["date"] as? String == "2025-12-31" && stamp["known"] is NSNull)
  }

  /// The text of the document keeps all digits, whatever a reader makes of them.
  @Test func amountsKeepTheirDigits() throws {
    let answer = try levy("eval de --year 2025 zve=999999999999.99 taxable_income --json")
    #expect(answer.out.contains("\"taxable_income\": 999999999999.99"))
    let fraction = try levy("eval de --year 2025 zve=70000 average_rate --json")
    #expect(fraction.out.contains("/"), "a fraction that is no decimal is a text")
  }

  @Test func evalNamesErrors() throws {
    let answer = try object("eval de --year 2025 est --json", status: 1)
    let error = try #require((answer["errors"] as? [Object])?.first)
    #expect(error["name"] as? String == "est")
    #expect(Set(error.keys) == ["name", "code", "message", "help", "file", "line", "column", "rules"])
    #expect(error["code"] as? String == "missing")
  }

  @Test func evalExplains() throws {
    let answer = try object("eval de --year 2025 zve=120000 solidarity_surcharge --json --explain")
    let tree = try #require((answer["explanations"] as? Object)?["solidarity_surcharge"] as? Object)
    #expect(tree["name"] as? String == "solidarity_surcharge" && tree["origin"] as? String == "rule")
    #expect(tree["file"] as? String == "de/solidarity_surcharge.lua" && tree["line"] as? Int != nil)
    let parameter = try #require((tree["parameters"] as? [Object])?.first)
    #expect(parameter.keys.contains("since") && parameter.keys.contains("enacted"))
    let origins = try #require(tree["inputs"] as? [Object]).compactMap { $0["origin"] as? String }
    #expect(origins == ["rule", "rule"])
  }

  @Test func checkListsFindings() throws {
    #expect((try object("check ie --json")["findings"] as? [Any])?.isEmpty == true)
    // Shares are matched from day to day.
    let british = try #require(try object("check uk --json")["findings"] as? [Object])
    let isOfShares = british.allSatisfy {
      $0["severity"] as? String == "note" && $0["file"] as? String == "uk/capital_gains/shares.lua"
    }
    #expect(british.count <= 5 && isOfShares, "\(british)")
    // There are notes on the German rules: on a rule that is interpreted in part, and on days that are not confirmed.
    let german = try #require(try object("check de --json")["findings"] as? [Object])
    #expect(german.allSatisfy { $0["severity"] as? String == "note" })
    let others = german.compactMap { $0["message"] as? String }.filter { !$0.contains(" was enacted") }
    // Cars that differ in each of twelve months have more ways than are followed.
    let inPart = /'(marginal_rate|car_price_counted|car_costs_counted|private_car_use)'/
    #expect(others.count <= 4 && others.allSatisfy { $0.contains(inPart) }, "\(others)")
    let rules = try BrokenRules(body: "return law.nothing")
    let outcome = try levy(["check", "--rules", rules.path, "--json"])
    #expect(outcome.status == 1)
    let document = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? Object
    let findings = try #require(document?["findings"] as? [Object])
    #expect((document?["errors"] as? [Any])?.count == 1)
    let finding = try #require(findings.first)
    #expect(Set(finding.keys).isSuperset(of: ["code", "message", "help", "file", "line", "column", "rules"]))
    #expect(finding["code"] as? String == "unknown-name" && finding["file"] as? String == "xx/tax.lua")
  }

  @Test func describeListsEverything() throws {
    let law = try object("describe de --json")
    #expect(Set(law.keys).isSuperset(of: ["jurisdiction", "label", "currency", "years", "results"]))
    #expect(law["jurisdiction"] as? String == "de" && law["years"] as? [Int] == [2002, 2026])
    let variables = try #require(law["variables"] as? [Object])
    let filing = try #require(variables.first { $0["name"] as? String == "filing" })
    #expect(filing["kind"] as? String == "input" && filing["choices"] as? [String] == ["single", "joint", "widowed"])
    #expect(filing["default"] as? String == "single")
    let taxClass = try #require(variables.first { $0["name"] as? String == "tax_class" })
    #expect(taxClass["minimum"] as? Int == 1 && taxClass["maximum"] as? Int == 6)
    let tax = try #require(variables.first { $0["name"] as? String == "income_tax" })
    let version = try #require((tax["versions"] as? [Object])?.first)
    #expect(Set(version.keys) == ["from", "to", "source", "file", "line"])
    let parameters = try #require(law["parameters"] as? [Object])
    let tariff = try #require(parameters.first { $0["name"] as? String == "tariff" })
    let history = try #require(tariff["history"] as? [Object])
    #expect(history.contains { $0["known"] as? String == "2024-12-05" })
  }

  @Test func compareHasColumnsAndResults() throws {
    let comparison = try object("compare de --years 2024..2025 zve=60000 est --json")
    let columns = try #require(comparison["columns"] as? [Object])
    #expect(columns.map { $0["title"] as? String } == ["2024", "2025"])
    #expect((columns[1]["stamp"] as? Object)?["year"] as? Int == 2025)
    let result = try #require((comparison["results"] as? [Object])?.first)
    #expect(result["values"] as? [Double] == [14646, 14415])
    #expect(result["difference"] as? Double == -231)
  }

  @Test func diffHasCauses() throws {
    let document = try object("diff de --year 2024 --to-year 2025 zve=60000 est --json")
    let list = try #require(document["differences"] as? [Object])
    #expect(list.count == 1)
    #expect(list[0]["difference"] as? Double == -231)
    let cause = try #require((list[0]["causes"] as? [Object])?.first)
    #expect(cause["name"] as? String == "income_tax_without_relief" && cause["kind"] as? String == "rule")
    #expect((cause["parameters"] as? [Object])?.first?["name"] as? String == "tariff")
    #expect(list[0]["interaction"] as? Double == 0)
  }

  /// BGBl. 2024 I Nr. 386 of December raised the allowance of 2024; in June the tariff of the act of 2022 held.
  @Test func diffByWhatWasKnown() throws {
    let document = try object("diff de --year 2024 --known 2024-06-30 zve=40000 --to-known 2024-12-31 est --json")
    let list = try #require(document["differences"] as? [Object])
    #expect(list.first?["before"] as? Double == 7495 && list.first?["after"] as? Double == 7461)
    let causes = try #require(list.first?["causes"] as? [Object])
    #expect(causes.map { $0["name"] as? String } == ["income_tax_without_relief"])
    #expect((causes[0]["parameters"] as? [Object])?.first?["name"] as? String == "tariff")
    // The other way round, from all that is known today to what was known then.
    let back = try levy("diff de --year 2024 zve=40000 --to-known 2024-06-30 est")
    #expect(back.status == 0 && back.out.contains("(+34.00)"))
  }
}
