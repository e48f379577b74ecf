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
      names.append(interview.next?.variable.name ?? "-")
      _ = interview.answer(answer)
    }
    return names + [interview.next?.variable.name ?? "-"]
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
    #expect(interview.question.plain == "\nFacts\nLabel of church\n")
    #expect(interview.prompt.plain == "[church_tax 0.00] (no) ? ")
    #expect(interview.answer("maybe").isError)
    #expect(interview.answer("?").text.plain.contains("true or false"))
    _ = interview.answer("yes")
    #expect(interview.question.plain == "\nPerson\nLabel of land\n  1  BW  Baden-Württemberg\n  2  BY\n")
    #expect(interview.answer("").isError, "it has no default")
    #expect(interview.answer("3").isError)
    _ = interview.answer("2")
    #expect(interview.facts.facts.map(\.value.description) == ["BY", "true"])
  }

  @Test func backAndSkip() throws {
    let interview = try interview("church_tax")
    #expect(interview.answer("back").text.plain == "this is the first question\n")
    #expect(asked(interview, "yes", "back", "yes", "skip") == ["church", "land", "church", "land", "-"])
    #expect(interview.facts.facts.map(\.name) == ["church"])
    _ = interview.answer("back")
    #expect(interview.next == nil, "it is over")
  }

  @Test func amountsAsPeopleWriteThem() throws {
    let interview = try interview("tax")
    #expect(interview.answer("60x").isError)
    #expect(interview.answer("-1").isError)
    _ = interview.answer("60k")
    #expect(interview.facts.facts.map(\.value.description) == ["60000"])
  }

  @Test func doneStops() throws {
    let interview = try interview("church_tax")
    #expect(asked(interview, "yes", "done") == ["church", "land", "-"])
    #expect(interview.facts.facts.map(\.name) == ["church"], "what was answered stays")
    #expect(interview.question.plain.isEmpty)
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
    // The section that comes first is that of the first question, not the first that is declared.
    #expect(asked(try inTurns(["married": "no"]), "200", "5", "1990-01-01") == ["wages", "rent", "born", "-"])
  }

  /// The question before is of another section than the one that is being asked, and not the first that is open then.
  @Test func backReturnsToTheQuestionBefore() throws {
    let interview = try inTurns()
    #expect(asked(interview, "", "1990-01-01", "200") == ["married", "born", "wages", "rent"])
    for (name, given) in [("wages", ["born"]), ("born", []), ("married", [])] {
      #expect(interview.answer("back").text.plain.isEmpty)
      #expect(interview.next?.variable.name == name)
      #expect(interview.facts.facts.map(\.name) == given, "its answer is taken back")
    }
    #expect(interview.answer("back").text.plain == "this is the first question\n")
    #expect(asked(interview, "yes", "skip") == ["married", "born", "wages"])
  }

  /// The first result that was asked for is in view; of the main results the last in money.
  @Test func theRunningResult() throws {
    let wanted = try interview("tax", "total")
    #expect(wanted.prompt.plain == "? ", "there is none yet")
    _ = wanted.answer("1000")
    #expect(wanted.prompt.plain == "[tax 250.00] (no) ? ")
    let share = rule("share", "return 1 / 3", type: "rate")
    let rules = try rulebook(Self.rules + share, results: ["tax", "total", "share"])
    let main = try Interview(Calculator(rules), facts: facts(rules, ["salary": "1000"]))
    #expect(main.prompt.plain == "[total 250.00] (no) ? ")
  }

  @Test func completion() throws {
    let interview = try interview("church_tax")
    #expect(interview.completion(of: "y", commands: ["skip"]).candidates.map(\.text) == ["yes"])
    #expect(interview.completion(of: "", commands: ["skip"]).candidates.count == 3)
  }
}
