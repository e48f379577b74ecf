import Levy
import LevyModel
import Testing

@Suite("Declarations of persons") struct PersonDeclarationTests {
  private let spouse =
    "person \"spouse\" { label = \"Spouse\", source = \"§ 1\", present = function() return true end }\n"
  private let children =
    "person \"child\" { label = \"Child\", source = \"§ 1\", at_most = 3, present = function() return true end }\n"

  private func faults(_ rules: String) -> [String] { problems(rules).map { $0.sentence(reveals: true) } }

  @Test func ofMustNameSomebody() {
    let found = faults(spouse + input("pay", "money", "of = \"cousin\""))
    #expect(found == ["input 'pay' has a wrong 'of': expected one or more of person, taxpayer, spouse, found cousin"])
    #expect(faults(spouse + input("pay", "money", "of = 3")).count == 1)
    #expect(faults(spouse + input("pay", "money", "of = {}")).count == 1)
  }

  @Test func whatIsApartMustBeOfSomebodyMeant() {
    let one = faults(spouse + children + input("pay", "money", "of = \"person\", child = { label = \"x\" }"))
    #expect(
      one == [
        "input 'pay' has a wrong 'child': expected a table of what is otherwise for one person, "
          + "found 'of' that does not name child"
      ])
    let other = faults(spouse + input("pay", "money", "of = \"person\", spouse = { lable = \"x\" }"))
    #expect(other == ["input 'pay' has an unknown field 'spouse.lable'"])
  }

  @Test func fieldsOfAPerson() {
    #expect(faults("person \"spouse\" { label = \"S\", source = \"§\" }").first?.contains("'present'") == true)
    #expect(
      faults("person \"child\" { label = \"S\", source = \"§\", at_most = 0, present = function() end }")
        == ["person 'child' has a wrong 'at_most': expected a whole number from 1 to 100, found 0"])
    #expect(
      faults(
        "person \"child\" { label = \"S\", source = \"§\", at_most = 2, aliases = { \"c_{name}\" }, present = function() end }"
      ) == ["person 'child' has a wrong 'aliases': expected {name} and {number} in each, found \"c_{name}\""])
    #expect(faults(spouse + spouse) == ["'spouse' is declared twice"])
    #expect(faults("person \"person\" { label = \"S\", source = \"§\", present = function() end }").count == 1)
  }

  @Test func namesThatPersonsHave() {
    #expect(faults(spouse + input("spouse")) == ["'spouse' is declared twice"])
    #expect(faults(spouse + input("persons")) == ["'persons' is declared twice"])
    #expect(
      faults(spouse + input("number", "money", "of = \"person\"")).first?.contains("another than kind, number") == true)
  }

  @Test func readsOfPersonsAreChecked() {
    let rules = spouse + children + input("pay", "money", "of = \"person\"") + input("town")
    func read(_ body: String) -> [Problem] {
      problems(rules + rule("r", body)).filter { if case .unused = $0 { false } else { true } }
    }
    let nearest = Problem.unknownName(name: "pya", role: .ofPerson, nearest: ["pay"])
    #expect(read("return case.spouse.pya") == [nearest])
    #expect(read("return sum(case.persons, \"pya\")") == [nearest])
    #expect(read("local s = 0 for person in each(case.persons) do s = s + person.pya end return s") == [nearest])
    #expect(read("return case.spouse.other.pya") == [nearest])
    // A child has no pay.
    #expect(read("return case.child[1].pay") == [.unknownName(name: "pay", role: .ofPerson, nearest: [])])
    #expect(read("return case.spouse.town").count == 1)
    #expect(read("return case.children[1].present and 1 or 0").count == 1)
    #expect(read("return case.spouse.pay + case.pay + case.taxpayer.pay + case.town") == [])
  }

  @Test func aCircleWithinAPerson() {
    let circle = problems(
      spouse + "rule \"a\" { of = \"person\", label = \"A\", source = \"§\", type = money,\n"
        + "compute = function(person) return person.a end }")
    #expect(circle == [.circle(["a", "a"])])
  }

  @Test func comparisonsWithCounts() {
    let rules = children + input("age", "count(9)", "of = \"child\"")
    #expect(problems(rules + rule("r", "return case.child[1].age == 2 and 1 or 0")) == [])
  }

  @Test func groupsAreRead() throws {
    let age = input("age", "count(9)", "of = \"child\", default = 1")
    let book = try rulebook(children + age + rule("r", "return case.child[4].age"))
    guard case .ruleFailed(_, let message)? = problem({ try result("r", book) }) else {
      Issue.record("no failure")
      return
    }
    #expect(message.contains("there are persons 1 to 3, not 4"))
    let changed = try rulebook(children + rule("r", "case.child[1] = 3 return 1"))
    #expect(problem { try result("r", changed) }?.code == "read-only")
  }

  @Test func withoutAnyPersonThereIsTheTaxpayer() throws {
    let book = try rulebook(
      input("pay", "money", "of = \"taxpayer\"") + rule("r", "return sum(case.persons, \"pay\") + case.taxpayer.pay"))
    #expect(try result("r", book, ["pay": "2"]) == "4")
  }

  @Test func twoVersionsOfAPersonsRule() throws {
    func version(_ dates: String, _ body: String) -> String {
      "rule \"r\" { of = \"person\", label = \"R\", source = \"§\", type = money, \(dates),\n"
        + "compute = function(person) return \(body) end }\n"
    }
    let book = try rulebook(
      spouse + input("pay", "money", "of = \"person\"") + version("to = \"2023-12-31\"", "person.pay")
        + version("from = \"2024-01-01\"", "2 * person.pay"))
    #expect(try result("spouse.r", book, year: 2023, ["spouse.pay": "3"]) == "3")
    #expect(try result("spouse.r", book, year: 2024, ["spouse.pay": "3"]) == "6")
  }

  /// A rule of a person may read the taxpayer's result, which may be its own, or one of nobody's.
  @Test func circlesThroughPersonsAreFoundBeforehand() {
    let person = "compute = function(person, law, case)"
    func declared(_ levy: String, _ total: String) -> [Problem] {
      problems(
        householdRules + "rule \"own\" { of = \"person\", label = \"Own\", source = \"§ 1\", type = money,\n\(person)\n"
          + "\(levy)\nend }\n" + rule("all", "return \(total)"))
    }
    #expect(declared("return case.all", "case.own") == [.circle(["all", "own", "all"])])
    #expect(declared("return case.all", "case.levies").isEmpty)
    // Whose it is is not known before it runs.
    #expect(declared("if person.kind == \"spouse\" then return case.own end\nreturn 1", "case.own").isEmpty)
  }
}
