import Levy
import Testing

@Suite("An interview")
struct InterviewTests {
  private static let rules =
    input("born", "date", #"default = "1990-01-01", section = "Person","#)
    + input("married", "boolean", #"default = false, section = "Person","#)
    + input("salary", "money", #"section = "Income", min = 0, help = "Gross pay.","#)
    + input(
      "partner_salary", "money",
      #"section = "Partner", default = 0, ask_if = function(case) return case.married end,"#)
    + input("land", #"choice { "BW", "BY", labels = { BW = "Baden-Württemberg" } }"#, #"section = "Person","#)
    + input("church", "boolean", "default = false,") + input("unused", "money", "default = 0,")
    + rule("church_tax", "if not case.church then return 0 end return case.land == \"BY\" and 8 or 9")
    + rule("tax", "return floor((case.salary + case.partner_salary) * 0.25, 0.01)")
    + rule("total", "return case.tax + case.church_tax")

  private func interview(_ wanted: String...) throws -> Interview {
    let rules = try rulebook(Self.rules, results: ["total"])
    return try Interview(Calculator(rules), wanted: wanted, facts: facts(rules))
  }

  /// The names that are asked for, with the answers given in turn.
  private func asked(_ interview: Interview, _ answers: String...) -> [String] {
    var names: [String] = []
    for answer in answers {
      names.append(interview.next?.name ?? "-")
      _ = interview.answer(answer)
    }
    return names + [interview.next?.name ?? "-"]
  }

  /// A fact that resolves a doubt may be the next answer; without that answer the doubt is shown.
  @Test func nothingIsDoubtedOfWhichItIsStillAsked() throws {
    let rules = try rulebook(
      input("days", "count(366)", "default = 0,") + input("kilometres", "number", "default = 0,")
        + rule("allowance", "return case.days * case.kilometres")
          + """
          check "kilometres_are_told" { message = "days without kilometres",
            holds = function(case) return case.days <= 0 or case.kilometres > 0 end }
          check "few_days" { message = "more than a year", holds = function(case) return case.days < 300 end }

          """)
    func begun() throws -> Interview {
      try Interview(Calculator(rules), wanted: ["allowance"], facts: facts(rules))
    }
    let far = try begun()
    #expect(!far.answer("200").text.plain.contains("days without") && far.next?.name == "kilometres")
    #expect(!far.answer("30").text.plain.contains("days without"))
    let near = try begun()
    _ = near.answer("200")
    #expect(near.answer("").text.plain.contains("! days without kilometres"))
    #expect(try begun().answer("310").text.plain.contains("! more than a year"), "it reads nothing else")
  }

  @Test func onlyWhatTheResultNeeds() throws {
    #expect(asked(try interview("tax"), "1000") == ["salary", "-"])
    #expect(asked(try interview("church_tax"), "no") == ["church", "-"])
    #expect(asked(try interview("church_tax"), "yes", "2") == ["church", "land", "-"])
  }

  @Test func whatIsAskedDependsOnTheAnswers() throws {
    let rules = try rulebook(Self.rules)
    let married = try Interview(Calculator(rules), wanted: ["tax"], facts: facts(rules, ["married": "yes"]))
    #expect(asked(married, "1000", "") == ["salary", "partner_salary", "-"])
  }

  @Test func answers() throws {
    let interview = try interview("church_tax")
    #expect(interview.question.plain == "\nFacts\nLabel of church  (question 1, about 0 left)\n")
    #expect(interview.prompt.plain == "(no) ? ")
    #expect(interview.answer("maybe").isError)
    #expect(interview.answer("?").text.plain.contains("yes or no"))
    #expect(interview.answer("yes").asks)
    #expect(
      interview.question.plain
        == "\nPerson\nLabel of land  (question 2, about 0 left)\n  1  Baden-Württemberg\n  2  BY\n")
    #expect(interview.answer("").isError, "it has no default")
    #expect(interview.answer("3").isError)
    _ = interview.answer("2")
    #expect(interview.facts.values.map(\.value.description) == ["BY", "true"])
  }

  /// Moving changes nothing: the old answer is the default.
  @Test func backKeepsTheAnswers() throws {
    let interview = try interview("church_tax")
    #expect(interview.answer("back").text.plain == "this is the first question\n")
    #expect(asked(interview, "yes", "back") == ["church", "land", "church"])
    #expect(interview.prompt.plain == "(yes) ? ")
    #expect(interview.facts.values.map(\.value.description) == ["true"])
    #expect(asked(interview, "", "skip") == ["church", "land", "-"])
    #expect(interview.facts.values.map(\.name) == ["church"])
    _ = interview.answer("back")
    #expect(interview.next?.name == "land", "from the review too")
    #expect(!interview.isOver)
  }

  @Test func amountsAsPeopleWriteThem() throws {
    let interview = try interview("tax")
    #expect(interview.answer("60x").isError)
    #expect(interview.answer("-1").isError)
    _ = interview.answer("60k")
    #expect(interview.facts.values.map(\.value.description) == ["60000"])
  }

  @Test func doneLeadsToTheReview() throws {
    let interview = try interview("church_tax")
    #expect(asked(interview, "yes", "done") == ["church", "land", "-"])
    #expect(interview.facts.values.map(\.name) == ["church"], "what was answered stays")
    #expect(!interview.isOver)
    _ = interview.answer("change land")
    _ = interview.answer("BY")
    #expect(interview.question.plain.hasPrefix("\nLabel of church_tax  8.00\n"))
    _ = interview.answer("done")
    #expect(interview.isOver)
  }

  /// A word of the choice is an answer; with a colon it is the command.
  @Test func aChoiceNamedAsACommand() throws {
    let rules = try rulebook(
      input("state", #"choice { "begun", "done", "back" }"#) + input("pay")
        + rule("r", "return case.state == \"done\" and case.pay or 0"))
    let interview = try Interview(Calculator(rules), wanted: ["r"], facts: facts(rules))
    #expect(asked(interview, "done", "7") == ["state", "pay", "-"])
    #expect(interview.facts.values.map(\.value.description) == ["done", "7"])
    _ = interview.answer("change state")
    _ = interview.answer(":back")
    #expect(interview.next?.name == "pay")
  }

  @Test func commands() throws {
    let interview = try interview("church_tax")
    _ = interview.answer("yes")
    #expect(interview.answer("bakc").text.plain.contains("did you mean the command 'back'?"))
    #expect(
      interview.answer("list").text.plain
        == "Person\n  1  Label of land    —  ←\nFacts\n  2  Label of church  yes\n")
    #expect(
      interview.answer("why").text.plain == "needed for:\n  Label of church_tax  church_tax  § 1\n")
    _ = interview.answer("change 2")
    #expect(interview.next?.name == "church")
    _ = interview.answer("no")
    #expect(interview.next == nil)
    _ = interview.answer("undo")
    #expect(interview.facts.values.map(\.value.description) == ["true"])
    _ = interview.answer("land = BY")
    #expect(interview.facts.values.map(\.value.description) == ["BY", "true"])
    #expect(interview.answer("reset").text.plain == "forget all 2 answers? yes or no\n")
    _ = interview.answer("no")
    #expect(interview.facts.values.count == 2)
    _ = interview.answer("reset")
    _ = interview.answer("yes")
    #expect(interview.facts.values.isEmpty)
    _ = interview.answer("undo")
    #expect(interview.facts.values.count == 2)
    #expect(interview.answer("save a.case").saves == "a.case")
    #expect(interview.answer("change nothing").isError)
  }

  /// A value that was accepted with Return counts as given from then on.
  @Test func aValueAcceptedWithReturnIsGiven() throws {
    let interview = try interview("church_tax")
    _ = interview.answer("")
    #expect(interview.facts.values.map(\.value.description) == ["false"])
    #expect(interview.sheet.entries["church"]?.origin == .accepted)
    #expect(interview.facts.fileText.contains("church = false"))
  }

  @Test func anotherYear() throws {
    let interview = try interview("tax")
    _ = interview.answer("1000")
    _ = interview.answer("yes")
    _ = interview.answer("year 2024")
    #expect(interview.facts.year == 2024)
    #expect(interview.next?.name == "salary" && interview.prompt.plain == "(1000.00 in the other year) ? ")
    _ = interview.answer("")
    #expect(interview.facts.values.map(\.value.description) == ["1000"])
  }

  /// The answers of a year are kept when one returns to it, and in the current year.
  @Test func noAnswerIsLostByAYear() throws {
    let interview = try interview("tax")
    _ = interview.answer("1000")
    _ = interview.answer("year 2025")
    #expect(interview.facts.values.map(\.value.description) == ["1000"])
    _ = interview.answer("year 2024")
    #expect(interview.facts.values.isEmpty && interview.answer("list").text.plain.contains("1000.00"))
    _ = interview.answer("salary = 900")
    _ = interview.answer("year 2023")
    #expect(interview.prompt.plain == "(900.00 in the other year) ? ")
    _ = interview.answer("year 2025")
    #expect(interview.facts.values.map(\.value.description) == ["1000"])
    _ = interview.answer("year 2024")
    #expect(interview.facts.values.map(\.value.description) == ["900"])
  }

  /// Two sections, whose questions are declared in turns.
  private func inTurns(_ given: KeyValuePairs<String, String> = [:]) throws -> Interview {
    let rules = try rulebook(
      input("married", "boolean", #"default = false, section = "Person","#)
        + input("wages", "money", #"section = "Income","#)
        + input("born", "date", #"section = "Person","#)
        + input("rent", "money", #"section = "Income","#)
        + rule("tax", "return (case.married and 1 or 2) + case.wages + case.rent + case.born.year"))
    return try Interview(Calculator(rules), wanted: ["tax"], facts: facts(rules, given))
  }

  @Test func sectionsStayTogether() throws {
    #expect(asked(try inTurns(), "no", "1990-01-01", "200", "5") == ["married", "born", "wages", "rent", "-"])
    // After a jump into a section, the interview stays in it.
    let elsewhere = try inTurns(["married": "no"])
    _ = elsewhere.answer("change wages")
    #expect(asked(elsewhere, "200", "5", "1990-01-01") == ["wages", "rent", "born", "-"])
  }

  /// The question before is of another section than the one that is being asked, and not the first that is open then.
  @Test func backReturnsToTheQuestionBefore() throws {
    let interview = try inTurns()
    #expect(asked(interview, "", "1990-01-01", "200") == ["married", "born", "wages", "rent"])
    for name in ["wages", "born", "married"] {
      #expect(interview.answer("back").text.plain.isEmpty)
      #expect(interview.next?.name == name)
      #expect(interview.facts.values.map(\.name) == ["married", "wages", "born"], "nothing is taken back")
    }
    #expect(interview.answer("back").text.plain == "this is the first question\n")
    #expect(asked(interview, "yes", "5") == ["married", "rent", "-"])
  }

  /// The first result that was asked for is in view; of the main results the last in money.
  @Test func theRunningResult() throws {
    let wanted = try interview("tax", "total")
    #expect(wanted.answer("1000").text.plain == "Label of tax 250.00\n")
    _ = wanted.answer("change salary")
    #expect(wanted.answer("2000").text.plain == "Label of tax 500.00 (+250.00)\n")
    #expect(wanted.answer("yes").text.plain.isEmpty, "it does not change")
    let share = rule("share", "return 1 / 3", type: "rate")
    let rules = try rulebook(Self.rules + share, results: ["tax", "total", "share"])
    let main = try Interview(Calculator(rules), facts: facts(rules))
    #expect(main.answer("salary = 1000").text.plain == "Label of total 250.00\n")
  }

  @Test func completion() throws {
    let interview = try interview("church_tax")
    #expect(interview.completion(of: "ye").candidates.map(\.text) == ["year", "yes"])
    #expect(interview.completion(of: "change ch").candidates.map(\.text) == ["church"])
  }
}
