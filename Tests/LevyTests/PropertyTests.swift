import ExactNumbers
import LevyScript
import Testing

@testable import LevyModel
@testable import LevyRules
@testable import LevyProperties

/// Properties that rules declare are tried on random cases.
@Suite struct PropertyTests {
  /// A tax of a fifth above an allowance, and the net.
  private static let law =
    input("income", "money", "min = 0, default = 0") + input("gifts", "money", "min = 0, default = 0")
    + rule("tax", "return floor(max(0, case.income - case.gifts - 1000) / 5, 0.01)")
    + rule("net", "return case.income - case.tax")

  private func finding(_ property: String, _ rules: String = law, cases: Int = 300, seed: UInt64 = 1) throws
    -> PropertyCheck.Finding
  {
    let book = try rulebook(rules + property)
    let check = try PropertyCheck(book, seed: seed)
    return try check.find(try #require(book.properties.first), cases: cases)
  }

  @Test func whatIsTrueHolds() throws {
    let found = try finding(#"property "p" { source = "§", over = "income", rising = "tax" }"#)
    #expect(found.isGood)
    #expect(found.held == 300)
    #expect(found.counterexample == nil)
  }

  /// The largest fact is left, at the smallest amount at which it shows.
  @Test func aCounterexampleIsMadeSmall() throws {
    let rules =
      input("income", "money", "min = 0, default = 0") + input("age", "count(120)", "default = 0")
      + input("gifts", "money", "min = 0, default = 0")
      + rule("tax", "return case.income >= 700 and 0 or case.gifts * 0 + case.income")
    let found = try finding(#"property "p" { source = "§", over = "income", rising = "tax" }"#, rules)
    let counterexample = try #require(found.counterexample)
    #expect(!found.isGood)
    #expect(found.word == "fails")
    let given = counterexample.cases.map { $0.values.map { "\($0.name)=\($0.value)" } }
    #expect(given.allSatisfy { $0.count == 1 }, "\(given)")
    let (low, high) = (counterexample.cases[0].values[0].value.exact, counterexample.cases[1].values[0].value.exact)
    #expect(try #require(low) < 700 && #require(high) >= 700)
    #expect(counterexample.reason.hasPrefix("tax falls from "))
    let shown = found.markup.plain
    #expect(shown.contains("levy diff xx --year"))
    #expect(shown.contains("before") && shown.contains("after"))
  }

  @Test func theSameSeedGivesTheSameCases() throws {
    let property = #"property "p" { source = "§", over = "income", falling = "tax" }"#
    let texts = try [1, 1, 2].map { try finding(property, seed: $0).markup.plain }
    #expect(texts[0] == texts[1])
  }

  /// A cliff of the law is no rounding.
  @Test func whatIsProvedIsCertain() throws {
    let rising = #"property "p" { source = "§", over = "income", rising = "tax" }"#
    let proved = try finding(rising)
    #expect(proved.word == "proved")
    #expect(
      proved.proofs.map { "\($0.result) \($0.from) \($0.to) \($0.year) \($0.rounding)" } == ["tax 0 1000000 2026 0"])
    // Net pay may fall by the cent that the tax is rounded up to.
    let up = Self.law.replacing("floor(", with: "ceil(")
    let net = try finding(#"property "p" { source = "§", over = "income", by = 1, rising = "net" }"#, up)
    #expect(net.proofs.map(\.rounding) == [Exact(numerator: 2, scale: 2)])
    // A step is never proved away, however seldom cases meet it.
    let cliff = Self.law + rule("due", "return case.income > 876543 and 1 or case.tax")
    let step = try finding(#"property "p" { source = "§", over = "income", rising = "due" }"#, cliff, cases: 4)
    #expect(step.proofs.isEmpty)
    // Nor is one that rounds to a great step.
    let steep = Self.law + rule("left", "return case.income - floor(case.income / 2, 100)")
    let wide = try finding(#"property "p" { source = "§", over = "income", by = 1000, rising = "left" }"#, steep)
    #expect(wide.proofs.isEmpty)
    // Properties with functions are only tried.
    let function = #"property "p" { source = "§", over = "income", holds = function(a, b) return b.tax >= a.tax end }"#
    #expect(try finding(function).word == "held")
  }

  @Test func functionsReadFactsAndResults() throws {
    let one =
      #"property "p" { source = "§", given = { "income" }, holds = function(case) return eq(case.net + case.tax, case.income) end }"#
    #expect(try finding(one).word == "held")
    let two = """
      property "p" { source = "§", over = "gifts", given = { income = 5000 },
        when = function(case) return case.gifts < 4000 end,
        holds = function(before, after) return before.income == after.income and after.tax <= before.tax end }
      """
    let found = try finding(two)
    #expect(found.word == "held")
    #expect(found.others > 0 && found.held + found.others + found.without == 300)
    let law = """
      property "p" { source = "§", holds = function(case, law) return case.tax <= law.most end }
      """ + parameter("most", "{ [\"2020-01-01\"] = 1 }")
    #expect(try finding(law).word == "fails")
  }

  @Test func unknownNamesAndOddAnswersAreErrors() throws {
    func thrown(_ property: String) -> Problem? {
      do { return try finding(property).counterexample == nil ? nil : nil } catch {
        return (error as? Diagnostic)?.problem
      }
    }
    let unknown = thrown(
      #"property "p" { source = "§", over = "income", holds = function(a, b) return b.taks >= 0 end }"#)
    if case .unknownName("taks", _, _)? = unknown {} else { Issue.record("\(String(describing: unknown))") }
    let odd = thrown(#"property "p" { source = "§", holds = function(case) return case.tax end }"#)
    if case .declaration(_, .wrongField("holds", _, _))? = odd {} else { Issue.record("\(String(describing: odd))") }
    #expect(
      problems(Self.law + #"property "p" { source = "§", over = "incme", rising = "tax" }"#).contains {
        if case .unknownName("incme", _, ["income"]) = $0 { true } else { false }
      })
  }

  @Test(arguments: [
    (#"{ source = "§", over = "income" }"#, "holds"), (#"{ source = "§", rising = "tax" }"#, "rising"),
    (#"{ source = "§", over = "income", by = 0, rising = "tax" }"#, "by"),
    (#"{ source = "§", swap = { "taxpayer", "nobody" }, same = "tax" }"#, "swap"),
    (#"{ source = "§", over = "income", swap = { income = "gifts" }, same = "tax" }"#, "swap"),
    (#"{ source = "§", given = { income = "much" }, holds = function(case) return true end }"#, "given.income"),
    (#"{ source = " ", holds = function(case) return true end }"#, "source"),
  ])
  func mistakesAreTold(_ fields: String, _ field: String) {
    let found = problems(Self.law + "property \"p\" " + fields)
    let names = found.compactMap { problem -> String? in
      guard case .declaration(_, let fault) = problem else { return nil }
      switch fault {
      case .wrongField(let name, _, _), .missingField(let name): return name
      default: return nil
      }
    }
    #expect(names.contains(field), "\(found)")
  }

  @Test func personsAndPairsOfFactsSwap() throws {
    let pair = input("a", "money", "min = 0, default = 0") + input("b", "money", "min = 0, default = 0")
    let swap = #"property "p" { source = "§", swap = { a = "b" }, same = "r" }"#
    #expect(try finding(swap, pair + rule("r", "return case.a + case.b")).word == "held")
    let odd = try finding(swap, pair + rule("r", "return max(case.a, 2 * case.b)"))
    #expect(odd.counterexample?.cases.count == 2)
    let couple =
      #"person "spouse" { label = "Spouse", source = "§", present = function(case) return case.married end }"#
      + input("married", "boolean", "default = false")
      + input("wages", "money", "min = 0, default = 0, of = \"person\"")
    let persons =
      #"property "p" { source = "§", swap = { "taxpayer", "spouse" }, given = { "wages", "spouse.wages", married = true }, same = "r" }"#
    #expect(try finding(persons, couple + rule("r", "return sum(case.persons, \"wages\")")).word == "held")
    #expect(try finding(persons, couple + rule("r", "return case.wages")).word == "fails")
    let reads =
      #"property "p" { source = "§", given = { "spouse.wages", married = true }, holds = function(case) return case.spouse.wages >= 0 and case.taxpayer.wages >= 0 end }"#
    #expect(try finding(reads, couple + rule("r", "return case.wages")).word == "held")
  }

  /// A case that a check refuses is none.
  @Test func contradictoryCasesAreLeftOut() throws {
    let check =
      #"check "c" { grade = "impossible", message = "no", holds = function(case) return case.gifts <= case.income end }"#
    let property =
      #"property "p" { source = "§", given = { "income", "gifts" }, holds = function(case) return case.gifts <= case.income end }"#
    let found = try finding(property, Self.law + check)
    #expect(found.word == "held")
    #expect(found.without > 0)
    #expect(try finding(property).word == "fails")
    let never =
      Self.law + #"check "c" { grade = "impossible", message = "no", holds = function(case) return false end }"#
    let none = try finding(#"property "p" { source = "§", over = "income", by = 1, rising = "tax" }"#, never)
    #expect(none.word == "untried" && !none.isGood)
  }

  /// An endless loop is reported at once, whether the property or a rule is stopped, and not tried a thousand times.
  @Test(arguments: ["while case.income >= 0 do end return true", "return eq(case.slow, 0)"])
  func whatIsStoppedIsAnError(body: String) throws {
    let slow = rule("slow", "local n = 0 while case.income >= 0 do n = n + 1 end return n")
    let property = "property \"p\" { source = \"§\", given = { \"income\" }, holds = function(case) \(body) end }"
    // On a busy machine the time is over first.
    #expect(problem { try finding(property, Self.law + slow) }?.kind == .stopped)
    // One that some cases reach only.
    let some = property.replacing("income >= 0 do", with: "income > 900 do")
    let stopped = problem { try finding(some, Self.law + slow.replacing(">= 0 do", with: "> 900 do")) }
    #expect(stopped?.kind == .stopped)
  }

  @Test func aSentenceNamesNoThousands() throws {
    let many =
      "local names = {} for i = 1, 101 do names[i] = \"f\" .. i\n"
      + "input(names[i]) { label = \"F\", type = money, default = 0 } end\n"
    for field in ["over", "given", "rising"] {
      let other = field == "over" ? "" : "over = \"f1\","
      let found = problems(
        many + rule("r", "return 1") + "property \"p\" { source = \"§\", \(other) \(field) = names, same = \"r\" }")
      #expect(found.count == 1 && "\(found)".contains("at most 100 names"), "\(field): \(found)")
    }
  }
}
