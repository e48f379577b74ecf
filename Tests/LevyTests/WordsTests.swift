import Levy
import Testing

@testable import LevyRules
@testable import LevyScript

/// Words for people in declarations of their own, beside the rules.
@Suite("Words beside rules") struct WordsTests {
  private let rules = """
    input "wages" { type = money, default = 100 }
    parameter "rate" { source = "§ 1", type = rate, until_changed = true, since = { ["2020-01-01"] = 0.1 } }
    rule "tax" { source = "§ 2", type = money, compute = function(case, law) return case.wages * law.rate end }
    rule "net" { label = "Its own", source = "§ 3", type = money, compute = function(case) return case.wages - case.tax end }
    check "little" { holds = function(case) return case.wages < 1000 end, grade = "impossible", message = "wages of {wages} are too much" }

    """
  private let words = """
    words "wages" {
      label = { en = "Wages", de = "Lohn" }, ask = "What are your wages?", help = "Of the year.", aliases = { "lohn" },
    }
    words "rate" { label = "Rate of the tax" }
    words "tax" { label = "Tax" }
    words "net" { label = "Another", help = "What is left." }

    """

  @Test func areThoseOfTheDeclaration() throws {
    let book = try rulebook(rules, files: ["a.words.lua": words], results: ["net"])
    let wages = try #require(book["wages"])
    #expect(wages.label == "Wages" && wages.help == "Of the year.")
    #expect(book["lohn"]?.name == "wages")
    #expect(book.parameter(named: "rate")?.label == "Rate of the tax")
    #expect(
      book["net"]?.label == "Its own" && book["net"]?.help == "What is left.", "what stands in the rules comes first")
    #expect(try result("net", book, ["lohn": "50"]) == "45")
    #expect(
      problem { try result("net", book, ["wages": "5000"]) }?.sentence(reveals: true).contains("wages of 5000.00")
        == true)
  }

  @Test func mayStandBeforeWhatTheyAreAbout() throws {
    let book = try rulebook(words + rules, results: ["net"])
    #expect(book["wages"]?.label == "Wages")
  }

  @Test(arguments: [
    ("words \"wagse\" { label = \"Wages\" }", "unknown name 'wagse', which nothing declares"),
    ("words \"tax\" { label = 5 }", "words 'tax' has a wrong 'label': expected a text, found a number"),
    ("words \"tax\" { source = \"§ 2\" }", "words 'tax' has an unknown field 'source'"),
    ("words \"tax\" { message = \"of a check\" }", "words 'tax' has an unknown field 'message'"),
    ("words \"wages\" { label = \"Again\" }", "'wages' is declared twice"),
  ])
  func faultsStandAtTheWords(_ text: String, _ sentence: String) {
    let others = text.contains("tax") ? words.replacing("words \"tax\" { label = \"Tax\" }\n", with: "") : words
    let found = diagnostics(rules, files: ["a.words.lua": others + text])
    #expect(found.count == 1 && found.first?.place?.file.hasSuffix("a.words.lua") == true)
    #expect(found.first?.message.contains(sentence) == true, "\(found.map(\.message))")
  }

  @Test func areNoneWithoutThem() {
    #expect(
      diagnostics(rules, files: ["a.words.lua": "words \"tax\" { label = \"Tax\" }"]).map(\.message).contains {
        $0.contains("'label'")
      })
  }

  /// A file that cannot be run would have had the words that it shows, and no others.
  @Test func areMissedBesideABrokenFile() {
    let (whole, without) = (words, words.replacing("words \"tax\" { label = \"Tax\" }\n", with: ""))
    for (words, missed) in [(whole, 0), (without, 1), (without + "words(\"t\" .. \"ax\")", 0)] {
      let found = diagnostics(rules, files: ["a.words.lua": words + "\nlocal x = = 1"])
      #expect(found.count == 1 + missed && found.first?.place?.file.hasSuffix("a.words.lua") == true)
      let others = found.dropFirst()
      #expect(others.allSatisfy { $0.message.contains("rule 'tax'") && $0.message.contains("'label'") }, "\(others)")
    }
  }

  @Test func lieOverThoseOfTheRules() throws {
    var sources = RuleSources(
      jurisdiction: "xx",
      files: [("a.lua", rules), ("a.words.lua", words), ("jurisdiction.lua", jurisdiction(results: ["net"]))].map {
        RuleFile(path: "xx/\($0.0)", bytes: Array($0.1.utf8))
      })
    let reform = """
      words "tax" { label = "Tax of the bill" }
      parameter "rate" { since = { ["2025-01-01"] = 0.5 } }
      """
    sources.lay(over: "reform", files: [RuleFile(path: "reform/a.lua", bytes: Array(reform.utf8))])
    let book = try Rulebook(sources)
    #expect(book["tax"]?.label == "Tax of the bill" && book.parameter(named: "rate")?.label == "Rate of the tax")
    #expect(try result("net", book) == "50")
  }
}
