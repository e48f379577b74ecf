import Differential
import Foundation
import Levy
import LevyModel
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyRules
@testable import LevySession
@testable import LevySheet
@testable import LevyTrace

/// Contributions by the law of each month, and a place in a car park that may be had for a part of the year.
private let rules = """
  person "spouse" {
    label = "Spouse", source = "§ 1", present = function(case) return case.is_married end,
  }
  input "is_married" { label = "Married", type = boolean, default = false }
  input "pay" { of = "person", label = "Pay", type = money, per = "year", by = "month", min = 0, default = 0 }
  input "price" { label = "Price", type = money, per = "once", by = "month", default = 0 }
  input "state" { label = "State", type = choice { "north", "south" }, by = "month" }
  input "member" { label = "Member", type = boolean, by = "month", default = false }
  parameter "terms" {
    label = "Terms", source = "§ 2", type = record { cap = money, rate = rate },
    since = { ["2020-01-01"] = { cap = 4000, rate = 0.10 }, ["2025-07-01"] = { cap = 4000, rate = 0.20 } },
  }
  rule "levy" {
    of = "person", label = "Levy", source = "§ 2", type = money,
    compute = function(person, law)
      return sum(months(person), function(month)
        local terms = law.on(month.first).terms
        return floor(min(month.pay, terms.cap) * terms.rate, 0.01)
      end)
    end,
  }
  rule "levies" {
    label = "Levies", source = "§ 2", type = money, compute = function(case) return sum(case.persons, "levy") end,
  }
  rule "income" {
    of = "person", label = "Income", source = "§ 2", type = money, compute = function(person) return person.pay end,
  }
  rule "use" {
    label = "Use", source = "§ 3", type = money,
    compute = function(case) return sum(months(case), "price") / 100 end,
  }
  rule "price_as_one" {
    label = "Price as one", source = "§ 3", type = money, compute = function(case) return case.price end,
  }
  rule "southern" {
    label = "Months in the south", source = "§ 3", type = count(12),
    compute = function(case)
      local count = 0
      for month in months(case) do if month.state == "south" then count = count + month.number end end
      return min(count, 12)
    end,
  }
  rule "member_until" {
    label = "Last month of membership", source = "§ 3", type = count(12),
    compute = function(case)
      local last = 0
      for month in months(case) do if month.member then last = month.number end end
      return last
    end,
  }

  """

@Suite("Facts by months") struct MonthTests {
  private let book: Rulebook

  init() throws { book = try rulebook(rules, results: ["levy"]) }

  @Test(
    arguments: [
      ("3500/month to April, 4500/month from May", "January to April: 3500/month, May to December: 4500/month"),
      ("January to April: 3,500; May on: 4,500", "January to April: 3500/month, May to December: 4500/month"),
      ("4500 ab Mai", "May to December: 4500/month"), ("48000/year in", nil),
      ("48000/year from March to March", "March: 4000/month"), ("0 to March", "January to December: 0/month"),
      ("1;2;3;4;5;6;7;8;9;10;11;12", nil), ("12; 12; 12; 12; 12; 12; 12; 12; 12; 12; 12; 12.50", nil),
      ("3500 to April, 4500 from April", nil), ("3500 to Aprl, 4500 from May", nil), ("48000", "48000"),
    ] as [(String, String?)])
  func whatIsTyped(text: String, meaning: String?) throws {
    let notation = try book.notation(of: "pay")
    let value = try? notation.value(typed: text, for: "pay", style: .english)
    guard let meaning else {
      if text.hasPrefix("12;") || text.hasPrefix("1;") {
        #expect(value?.exact == (text.hasPrefix("1;") ? 78 : try Exact(text: "144.50")))
      } else {
        #expect(value == nil)
      }
      return
    }
    let made = try #require(value)
    #expect(made.description == meaning)
    // The printed form means the same when it is typed again.
    #expect(try notation.value(typed: made.description, for: "pay", style: .plain) == made)
    for language in [Language.english, .german] {
      let again = try Language.speaking(language) { () throws(Diagnostic) in
        try notation.value(typed: made.shown(as: .money), for: "pay", style: .inForce)
      }
      #expect(again == made)
    }
  }

  @Test func otherTypes() throws {
    #expect(try result("use", book, ["price": "30000 to May, 50000 from June"]) == "5000")
    #expect(try result("use", book, ["price": "50000 from June"]) == "3500")
    #expect(try result("use", book, ["price": "100"]) == "12")
    let moved = "north to February, south from March to April; north from May"
    #expect(try result("southern", book, ["state": moved]) == "7")
    #expect(try result("southern", book, ["state": "north"]) == "0")
    #expect(problem { try facts(book, ["state": "south to May"]) } != nil)
    #expect(try result("member_until", book, ["member": "yes to April"]) == "4")
    #expect(try result("member_until", book, ["member": "ja bis April; nein ab Mai"]) == "4")
  }

  /// One amount, ranges and twelve are the same.
  @Test func oneAmountRangesAndTwelve() throws {
    // 6 x 350 + 6 x 700
    #expect(try result("levy", book, ["pay": "42000"]) == "6300")
    #expect(try result("levy", book, ["pay": "3500/month January to December"]) == "6300")
    let twelve = Array(repeating: "3500", count: 12).joined(separator: "; ")
    #expect(try result("levy", book, ["pay": twelve]) == "6300")
    // 4 x 350, 2 x 400, 6 x 800
    let ranges: KeyValuePairs = ["pay": "3500/month to April, 4500/month from May"]
    #expect(try result("levy", book, ranges) == "7000")
    #expect(try result("income", book, ranges) == "50000" && result("pay.may", book, ranges) == "4500")
    #expect(try result("pay.3", book, ["pay": "1000"]) == "250/3")
    #expect(try result("levy", book, ["pay.january": "1000", "pay.12": "5000"]) == "900")
    #expect(try result("income", book, ["pay.january": "1000", "pay.12": "5000"]) == "6000")
    #expect(try result("levies", book, ["is_married": "yes", "spouse.pay": "1000/month from December"]) == "200")
  }

  /// A month alone is another than the rest, which have what is told of all of them.
  @Test func aMonthMayDiffer() throws {
    #expect(try result("use", book, ["price": "100", "price.may": "200"]) == "13")
    #expect(try result("use", book, ["price.may": "200"]) == "2")
    #expect(try result("price_as_one", book, ["price": "7 to May; 7 from June"]) == "7")
    #expect(try result("price_as_one", book, ["price": "7"]) == "7")
    let found = problem { try result("price_as_one", book, ["price": "7 to May; 8 from June"]) }
    #expect(found?.sentence(reveals: true).contains("expected the same in all months") == true)
    // The default of the other months is not what it is in all.
    #expect(problem { try result("price_as_one", book, ["price.may": "8"]) } != nil)
  }

  @Test func nothingIsToldTwice() throws {
    for given in [
      ["pay": "1000", "pay.may": "5"], ["pay.may": "5", "pay": "1000"], ["pay": "5 to May", "pay.june": "7"],
      ["price": "5 to May", "price.june": "7"], ["pay.may": "5", "pay": "5 to May"], ["pay.may": "5", "pay.5": "5"],
    ] as [KeyValuePairs<String, String>] {
      guard case .givenTwice = problem({ try facts(book, given) }) else {
        Issue.record("\(given)")
        continue
      }
    }
    // Limits are those of the year, and no part of it is less than nothing.
    #expect(problem { try facts(book, ["pay": "-5 to May, 10 from June"]) }?.code == "out-of-range")
    #expect(problem { try facts(book, ["pay.may": "-5"]) }?.code == "out-of-range")
  }

  @Test func whatLacksIsTheFactThatPeopleTell() throws {
    guard case .missing(let inputs, _) = problem({ try result("southern", book) }) else {
      Issue.record("the state is missing")
      return
    }
    #expect(inputs.map(\.name) == ["state"])
    let calculator = try Calculator(book)
    #expect(calculator.answer(["levy"], for: try facts(book)).assumptions.map(\.name) == ["pay"])
    let told = calculator.answer(["levy"], for: try facts(book, ["pay": "1 to May"]))
    #expect(told.assumptions.isEmpty && told.unused.isEmpty)
    #expect(calculator.answer(["use"], for: try facts(book, ["price.may": "5"])).assumptions.isEmpty)
    let idle = calculator.answer(["levy"], for: try facts(book, ["price": "1 to May"])).unused
    #expect(idle.map(\.name) == ["price"])
    // Absent persons have no months.
    #expect(problem { try result("levies", book, ["spouse.pay": "5 to May"]) }?.code == "no-such-person")
  }

  @Test func explanationsShowTheFactByItsMonths() throws {
    let ranges = try facts(book, ["pay": "3500/month to April, 4500/month from May"])
    let told = try Calculator(book).explain("levy", for: ranges)
    #expect(told.inputs.map(\.name) == ["year", "pay"])
    let line = "pay = January to April: 3500.00/month, May to December: 4500.00/month  Pay  (given)"
    #expect(told.markup.plain.contains(line), "\(told.markup.plain)")
    let one = try Calculator(book).explain("levy", for: facts(book, ["pay": "42000"]))
    #expect(one.inputs.map { "\($0.name) \($0.value)" } == ["year 2025", "pay 42000"])
    #expect(try Calculator(book).explain("levy", for: facts(book)).markup.plain.contains("pay = 0.00  Pay  (default)"))
  }

  @Test func listsAndFiles() throws {
    let text = """
      { "jurisdiction": "xx", "year": 2025, "pay": [ 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5000.50 ],
        "price": { "may": 100 }, "member": "no to May, yes from June", "state": "south" }
      """
    let calculator = try Calculator(book)
    let facts = try CaseFile(text, path: "a.json").facts(calculator)
    #expect(try calculator.evaluate("levy", for: facts).description == "900")
    #expect(try calculator.evaluate("income", for: facts).description == "6000.5")
    #expect(try calculator.evaluate("use", for: facts).description == "1")
    #expect(facts.values.map(\.name) == ["pay", "state", "member", "price.may"])
    let again = try CaseFile(facts.fileText, path: "b").facts(calculator)
    #expect(again == facts, "\(facts.fileText)")
    let value = try #require(facts.values.first?.value)
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Value.self, from: data) == value)
  }

  /// An answer by months is an answer.
  @Test func interviewsTakeThem() throws {
    var sheet = try Sheet(facts(book), wanted: ["levy"])
    let calculator = try Calculator(book)
    sheet = try sheet.setting("pay", typed: "3500/month to April, 4500/month from May", by: calculator)
    #expect(sheet.entries.keys.sorted() == ["pay"])
    #expect(try calculator.evaluate("levy", for: sheet.facts(by: book)).description == "7000")
    sheet = try sheet.setting("pay", typed: "42000", by: calculator)
    #expect(try calculator.evaluate("levy", for: sheet.facts(by: book)).description == "6300")
  }

  @Test func whatCannotMoveAResultIsKnownOfMonths() throws {
    let calculator = try Calculator(book)
    let slots = ["levy", "use"].compactMap { book.slot(of: $0) }
    let empty = try facts(book)
    let relevance = try calculator.relevance(of: slots, for: empty)
    func moving(_ given: KeyValuePairs<String, String>) throws -> Set<String> {
      let known = try facts(book, given).given.mapValues(\.value)
      return Set((relevance.facts(moving: slots, knowing: known) ?? []).map { book.variables[$0].name })
    }
    #expect(try moving([:]) == ["pay", "price"])
    #expect(try moving(["pay": "5 to May"]) == ["price"])
    #expect(try moving(["price": "5"]) == ["pay"])
  }

  /// A table has a column of the fact, whose cells may tell months, or those of the months, or both.
  @Test func tables() throws {
    let months = RandomMonths.names
    let rows = ["42000", "\"3500/month to April, 4500/month from May\"", "", "x to May", "0"]
    var job = try BatchJob(book, outputs: ["levy", "income", "use"])
    job.year = 2025
    let one = try run(job, (["pay"] + rows.map { $0.isEmpty ? "\"\"" : $0 }).joined(separator: "\n") + "\n")
    func ends(_ result: BatchResult) -> [String] {
      result.lines.dropFirst().map { $0.split(separator: ",").suffix(3).joined(separator: " ") }
    }
    #expect(ends(one).prefix(2) == ["6300.00 42000.00 0.00", "7000.00 50000.00 0.00"])
    #expect(one.shownFaults.count == 1)
    let header = months.map { "pay.\($0)" } + ["price", "price.may"]
    let table = [
      header, Array(repeating: "3500", count: 12) + ["100", "200"], Array(repeating: "", count: 12) + ["100", ""],
      (1...12).map { $0 < 5 ? "3500" : "4500" } + ["", "300"], (1...12).map { $0 == 3 ? "" : "12" } + ["", ""],
    ]
    let twelve = try run(job, table.map { $0.joined(separator: ",") }.joined(separator: "\n") + "\n")
    #expect(twelve.shownFaults.isEmpty)
    let found = ["6300.00 42000.00 13.00", "0.00 0.00 12.00", "7000.00 50000.00 3.00", "20.40 132.00 0.00"]
    #expect(ends(twelve).prefix(4) == found[...])
    job.rowsWorthAPlan = 0
    let bytes = Array(table.map { $0.joined(separator: ",") }.joined(separator: "\n").utf8)
    #expect(try run(job, bytes).summary.planned >= 3)
    var common = job
    try common.give("pay", "3500/month to April, 4500/month from May")
    #expect(
      try ends(run(common, "price\n100\n200\n")).prefix(2) == ["7000.00 50000.00 12.00", "7000.00 50000.00 24.00"])
    // Both: a row that gives an amount of the year beside one of a month contradicts itself.
    let both = try run(job, "pay,pay.may\n42000,\n,100\n42000,100\n")
    #expect(both.shownFaults == ["3:4 - - given-twice"])
  }

  /// A single amount is one number in all months, so that rules which compare months take no path.
  @Test func oneAmountCostsNothing() throws {
    let text =
      rules
      + rule(
        "even",
        """
        local least, most
        for month in months(case) do
          local pay = month.pay
          least, most = min(least or pay, pay), max(most or pay, pay)
        end
        return most > least
        """, type: "boolean")
    let book = try rulebook(text)
    let slot = try #require(book.slot(of: "even"))
    let pay = try #require(book.slot(of: "pay"))
    let resolver = RuleResolver(
      try Calculator(book), date: .lastDay(of: 2025), known: nil, given: [pay], constants: [:])
    guard case .rule(.leaf(.expression(let node, _))) = resolver.resolve(slot),
      resolver.tracer.graph.constant(node) == 0
    else {
      Issue.record("\(resolver.resolve(slot))")
      return
    }
  }

  @Test func monthsOfATaxYear() throws {
    let start = jurisdiction().replacing("years =", with: "tax_year = { starts = \"04-06\" }, years =")
    let book = try Rulebook("xx", files: ["jurisdiction.lua": start, "a.lua": rules])
    #expect(try result("pay.april", book, ["pay": "100/month April to May"]) == "100")
    #expect(try result("pay.1", book, ["pay": "100/month April to May"]) == "100")
    #expect(try result("pay.march", book, ["pay": "100/month from March"]) == "100")
    #expect(book.variables.filter(\.isOfMonth).prefix(12).last?.name == "pay.march")
    #expect(try facts(book, ["pay": "100/month from March"]).values.first?.value.description == "March: 100/month")
  }

  @Test func whatIsDeclaredWrongly() throws {
    #expect(problems(input("a", "money", "by = 'week'")).first?.sentence(reveals: true).contains("\"month\"") == true)
    let hypothesis =
      input("a", "money", "by = 'month', default = 0,")
      + "hypothesis 'h' { label = 'h', source = '§ 1', sets = { a = 1 } }\n" + rule("r", "return case.h.a")
    #expect(problems(hypothesis).first?.sentence(reveals: true).contains("not told by months") == true)
    guard
      case .unknownName(let name, _, _) = failure(
        "for month in months(case) do return month.pai end", "money",
        input("pay", "money", "by = 'month', default = 0,"))
    else {
      Issue.record("a name that no fact has")
      return
    }
    #expect(name == "pai.january")
  }
}
