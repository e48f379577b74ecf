import ExactNumbers
import Levy
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevySession
@testable import LevySheet
@testable import LevyWhatIf

/// A given fact that cannot be understood prevents the results that would read it, and no others.
@Suite("What could not be understood")
struct MisreadTests {
  private static let rules =
    input("wages", "money", "default = 0, min = 0") + input("rent", "money", "default = 0")
    + input("kind", "choice { \"one\", \"two\" }", "default = \"one\"") + input("paid", "money")
    + rule("tax", "return floor(case.wages * 0.25, 0.01)") + rule("due", "return case.tax - case.paid")
    + rule("other", "return case.rent + 1")
    + rule("either", "if case.kind == \"two\" then return case.wages end return case.rent")

  private let book: Rulebook
  private let calculator: Calculator

  init() throws {
    book = try rulebook(Self.rules, results: ["tax", "other"])
    calculator = try Calculator(book)
  }

  private func entered(_ pairs: KeyValuePairs<String, String>) throws -> Case {
    var facts = try Case(book, year: 2025)
    for (name, text) in pairs { facts.enter(name, text) }
    return facts
  }

  private func failure(_ name: String, _ facts: Case) -> Problem? {
    problem { try calculator.evaluate(name, for: facts) }
  }

  private static let doubtful = Problem.ambiguous(name: "wages", value: "54.000", readings: ["54", "54000"])

  @Test func whatReadsItFailsAndTheOthersStay() throws {
    let facts = try entered(["wages": "54.000"])
    #expect(failure("tax", facts) == Self.doubtful)
    #expect(failure("wages", facts) == Self.doubtful)
    #expect(try calculator.evaluate("other", for: facts) == .number(1))
    // It depends on the case what is read.
    #expect(try calculator.evaluate("either", for: facts) == .number(0))
    #expect(failure("either", try entered(["wages": "54.000", "kind": "two"])) == Self.doubtful)
    #expect(problem { try calculator.explain("tax", for: facts) } == Self.doubtful)
    #expect(problem { try calculator.evaluate(expression: "wages + 1", for: facts) } == Self.doubtful)
    #expect(problem { try calculator.evaluate(expression: "rent + 1", for: facts) } == nil)
    let answer = calculator.answer(for: facts)
    #expect(answer["tax"] == nil && answer["other"] == .number(1))
    #expect(answer.facts.gives("wages") && answer.facts.values.isEmpty)
  }

  @Test func itIsGivenAnewOrRemoved() throws {
    var facts = try entered(["wages": "50000"])
    #expect(facts.enter("wages", "much")?.code == .badValue)
    #expect(failure("tax", facts)?.kind == .badValue, "the earlier value is not what was meant")
    var removed = facts
    try removed.remove("wages")
    #expect(try calculator.evaluate("tax", for: removed) == .number(0))
    #expect(facts.enter("wages", "60000") == nil)
    #expect(try calculator.evaluate("tax", for: facts) == .number(15000))
    // A second text for the same fact contradicts the first.
    var twice = try entered(["wages": "-5"])
    #expect(problem { try twice.give("wages", "5") } == .givenTwice(name: "wages", other: "wages"))
    #expect(twice != (try entered(["wages": "-6"])))
  }

  @Test func aResultInPlaceOfItsRule() throws {
    let facts = try entered(["tax": "a lot", "paid": "5"])
    #expect(failure("due", facts)?.kind == .badValue && failure("tax", facts)?.kind == .badValue)
    #expect(try calculator.evaluate("other", for: facts) == .number(1))
  }

  @Test func missingFactsAreFoundPastIt() throws {
    let facts = try entered(["wages": "much"])
    #expect(failure("due", facts)?.kind == .badValue)
    let reversed = try rulebook(
      input("a") + input("b") + input("c") + rule("sum", "return case.a + case.b + case.c"))
    var other = try Case(reversed, year: 2025)
    other.enter("b", "much")
    let calculator = try Calculator(reversed)
    guard case .missing(let inputs, _)? = problem({ try calculator.evaluate("sum", for: other) }) else {
      Issue.record("a is missing")
      return
    }
    #expect(inputs.map(\.name) == ["a", "c"])
    let read = try calculator.caseFacts(["sum"], for: other).filter(\.isRead).map(\.variable.name)
    #expect(read == ["a", "b", "c", "sum"].filter(read.contains) && read.count >= 3)
  }

  @Test func theLawItself() throws {
    for (name, text) in [("year", "MMXXV"), ("date", "soon"), ("nonsense", "1")] {
      var facts = try Case(book, year: 2025)
      facts.enter(name, text)
      for result in ["tax", "other"] { #expect(failure(result, facts) != nil, "\(name) \(result)") }
      #expect(problem { try calculator.evaluate(expression: "1 + 1", for: facts) } != nil)
    }
    var facts = try Case(book, year: 2025)
    facts.enter("year", "MMXXV")
    facts.enter("year", "2024")
    #expect(try calculator.evaluate("other", for: facts) == .number(1))
  }

  @Test func casesKeepIt() throws {
    let facts = try entered(["wages": "54.000", "rent": "5"])
    #expect(failure("tax", try facts.moved(toYear: 2024)) == Self.doubtful)
    #expect(failure("tax", try facts.moved(to: book)) == Self.doubtful)
    let file = problem { try CaseFile(facts.fileText, path: "a").facts(calculator) }
    #expect(file == Self.doubtful, "\(facts.fileText)")
  }

  /// A fact that was not understood stays so in a file, whatever its text is there: a remark, a sum, another line,
  /// another name, a year or date.
  @Test(arguments: [
    ("wages", "5 -- x"), ("wages", "5--x"), ("wages", "5 # x"), ("wages", "60-50"), ("wages", "rent"),
    ("wages", "\"5\""),
    ("wages", "'5'"), ("wages", "5\nrent = 6"), ("kind", "one -- two"), ("year", "2024 -- x"), ("date", "2024-02-30"),
    ("known", "2024-01-01"), ("jurisdiction", "yy"), ("rent = 5 --", "6"), ("-- x", "5"), ("rent", "5 --"),
    ("nosuch\nrent = 5\nx", "6"), ("", "5"), ("#", "5"),
  ])
  func noLineOfAFileIsUnderstood(name: String, text: String) throws {
    var facts = try Case(book, year: 2025)
    #expect(facts.enter(name, text) != nil)
    let lines = facts.fileText.split(separator: "\n")
    #expect(lines.count { $0.contains(" = ") && !$0.hasPrefix("--") } == 3, "\(facts.fileText)")
    #expect(problem { try CaseFile(facts.fileText, path: "a").facts(calculator) } != nil, "\(facts.fileText)")
  }

  /// Wherever they stand, a day is not taken for the year as a whole, nor a year for nothing.
  @Test(arguments: ["date = 2025-03-01\nyear = 2025\n", "year = 2025\ndate = 2025-03-01\n"])
  func aFileMayHaveYearAndDay(text: String) throws {
    #expect(try CaseFile(text, path: "a").facts(calculator).date == CalendarDate("2025-03-01"))
    for year in ["2024", "soon"] {
      let other = text.replacing("year = 2025", with: "year = \(year)")
      #expect(problem { try CaseFile(other, path: "a").facts(calculator) } != nil)
    }
  }

  @Test func whatIfQuestions() throws {
    let facts = try entered(["wages": "54.000"])
    let swept = try calculator.sweep(["tax", "other"], over: "rent", in: 0...10, step: 5, for: facts)
    #expect(swept.columns.allSatisfy { $0.values.allSatisfy { $0 == nil } } && swept.faults.count == 3)
    let alone = try calculator.sweep(["other"], over: "rent", in: 0...10, step: 5, rates: [.marginal], for: facts)
    #expect(alone.columns[0].values == [.number(1), .number(6), .number(11)])
    // The misread value of the varying fact itself does not matter.
    let own = try calculator.sweep(["tax"], over: "wages", in: 0...10, step: 10, rates: [.marginal], for: facts)
    #expect(own.columns[0].values == [.number(0), .number(Exact(numerator: 250, scale: 2))])
    #expect(problem { try calculator.kinks(of: "tax", over: "rent", in: 0...10, for: facts) } == Self.doubtful)
    #expect(problem { try calculator.solutions(of: "tax", being: 5, over: "rent", for: facts) } == Self.doubtful)
    #expect(problem { try calculator.attribution(of: "tax", from: facts, to: entered(["wages": "1"])) } != nil)
    let beside = calculator.comparison(["tax"], of: [("a", facts), ("b", try entered(["wages": "4"]))])
    #expect(beside.rows[0].value(0) == nil && beside.rows[0].value(1) == .number(1))
  }

  @Test func aSheetAsksForIt() throws {
    let sheet = try Sheet(entered(["wages": "54.000"]), wanted: ["tax"])
    let form = try sheet.skipping("wages").questionnaire(by: calculator)
    #expect(form.field(named: "wages")?.isOpen == true && form.answer["tax"] == nil)
    let answered = try sheet.setting("wages", typed: "54000", by: calculator).questionnaire(by: calculator)
    #expect(answered.open == 0 && answered.answer["tax"] == .number(13500))
    let without = try sheet.removing("wages", by: book).questionnaire(by: calculator)
    #expect(without.answer["tax"] == .number(0))
    let interview = try Interview(calculator, sheet.skipping("wages"))
    #expect(interview.outcome.plain.contains("wages = '54.000'") && !interview.outcome.plain.contains("0.00"))
  }

  @Test func thePrompt() throws {
    let session = Session(calculator, folder: "", facts: try entered(["wages": "50000"]))
    let refused = session.respond(to: "wages = 54.000")
    #expect(refused.isError && refused.text.plain.contains("what depends on Label of wages (wages) is not computed"))
    #expect(session.respond(to: "tax").isError)
    #expect(session.respond(to: "other").text.plain == "1.00\n")
    #expect(session.respond(to: ":show").text.plain.contains("wages  —"))
    #expect(!session.respond(to: "wages = 54000").isError)
    #expect(session.respond(to: "tax").text.plain == "13500.00\n")
    for entry in ["wages += abc", "rent = 5, wages = abc", "Wages = nothing at all"] {
      #expect(session.respond(to: entry).isError && session.respond(to: "tax").isError, "\(entry)")
      _ = session.respond(to: ":undo")
      #expect(session.respond(to: "tax").text.plain == "13500.00\n")
    }
    #expect(session.respond(to: "wagse = 5").isError && !session.respond(to: "tax").isError)
    #expect(session.respond(to: "year = abc").isError && session.respond(to: "tax").isError)
    #expect(!session.respond(to: ":year 2024").isError && !session.respond(to: "tax").isError)
  }
}
