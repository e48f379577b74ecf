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

  private func thing(_ name: String, of owners: String? = nil, _ more: String = "at_most = 2") -> String {
    let of = owners.map { "of = \($0), " } ?? ""
    return "thing \"\(name)\" { \(of)label = \"L\", source = \"§ 2\", \(more), present = function() return true end }\n"
  }

  @Test func thingsBelongToSomebody() {
    #expect(
      faults(thing("pension", of: "\"cousin\"")) == [
        "thing 'pension' has a wrong 'of': expected one or more of person, taxpayer, found cousin"
      ])
    #expect(faults(thing("pension", of: "3")).first?.contains("a wrong 'of': expected who has them") == true)
    for owner in [nil, "\"person\""] {
      #expect(faults(thing("pension", of: owner, "help = \"P\"")) == ["thing 'pension' lacks the field 'at_most'"])
    }
    #expect(
      faults(thing("pension", "at_most = 101"))
        == ["thing 'pension' has a wrong 'at_most': expected a whole number from 1 to 100, found 101"])
    let counted = "thing \"pension\" { label = \"L\", source = \"§ 2\", at_most = 2, counted_by = \"n\" }\n"
    for (fact, faults) in [
      ("input \"n\" { label = \"N\", type = count(2), default = 0 }", []),
      ("input \"n\" { label = \"N\", type = count(3), default = 0 }", ["'n'"]),
      ("input \"n\" { label = \"N\", type = money, default = 0 }", ["'n'"]),
      ("rule \"n\" { label = \"N\", source = \"§\", type = count(2), compute = function() return 1 end }", ["'n'"]),
      ("input \"m\" { label = \"N\", type = count(2), default = 0 }", ["'n'"]),
    ] as [(String, [String])] {
      let expected = faults.map {
        "'pension' has a wrong 'counted_by': expected an input of who has them, of the type count(2), found \($0)"
      }
      #expect(self.faults(counted + fact) == expected, "\(fact)")
    }
    #expect(
      faults(thing("pension", "at_most = 2, counted_by = \"n\""))
        == ["thing 'pension' has a wrong 'counted_by': expected either it or 'present', found both"])
    let many = ["a", "b", "c", "d", "e", "f"].map { thing($0, of: "\"person\"", "at_most = 100") }.joined()
    #expect(
      faults(spouse + many)
        == ["thing 'e' has a wrong 'at_most': expected at most 1000 persons in all, found 1002"])
    // The owner of something may be declared after it, and be a thing.
    #expect(
      faults(thing("tenant", of: "\"house\"") + thing("house", of: "{ \"spouse\", \"child\" }") + spouse + children)
        == [])
  }

  @Test func noThingHasItself() {
    #expect(problems(thing("a", of: "\"a\"")) == [.circle(["a", "a"])])
    #expect(problems(thing("a", of: "\"b\"") + thing("b", of: "\"a\"")) == [.circle(["a", "b", "a"])])
    #expect(
      problems(spouse + thing("d", of: "\"a\"") + thing("a", of: "{ \"person\", \"b\" }") + thing("b", of: "\"a\""))
        == [.circle(["a", "b", "a"])])
  }

  @Test func namesOfThings() {
    let pensions = thing("pension", of: "\"person\"", "at_most = 2, plural = \"pensions\"")
    #expect(faults(spouse + pensions + thing("pension")) == ["'pension' is declared twice"])
    #expect(faults(spouse + pensions + thing("pensions")) == ["'pensions' is declared twice"])
    #expect(faults(spouse + pensions + input("pensions")) == ["'pensions' is declared twice"])
    #expect(
      faults(spouse + pensions + input("pensions", "money", "of = \"spouse\"")) == [
        "'spouse.pensions' is declared twice"
      ])
    for word in ["number", "owner", "kind"] {
      let found = faults(thing("pension", "at_most = 2, plural = \"\(word)\""))
      #expect(found.first?.contains("a wrong 'plural': expected another than") == true, "\(word): \(found)")
    }
    #expect(
      faults(pensions + input("owner", "money", "of = \"pension\"")).first?.contains("another than kind,") == true)
  }

  @Test func readsOfThingsAreChecked() {
    let rules =
      spouse + thing("pension", of: "\"person\"", "at_most = 2, plural = \"pensions\"")
      + input("pay", "money", "of = \"person\"") + input("paid", "money", "of = \"pension\"") + input("town")
    func read(_ body: String, of word: String = "person") -> [Problem] {
      problems(
        rules + "rule \"r\" { of = \"\(word)\", label = \"R\", source = \"§\", type = money,\n"
          + "compute = function(\(word), law, case) \(body) end }"
      ).filter { if case .unused = $0 { false } else { true } }
    }
    let unknown = Problem.unknownName(name: "piad", role: .ofPerson, nearest: ["paid"])
    #expect(read("return sum(person.pensions, \"piad\")") == [unknown])
    #expect(read("local s = 0 for one in each(person.pensions) do s = s + one.piad end return s") == [unknown])
    #expect(read("return person.pensions[1].piad") == [unknown])
    #expect(read("return sum(person.pension, \"paid\")").count == 1)
    #expect(read("return pension.piad", of: "pension") == [unknown])
    #expect(read("return pension.owner.pya", of: "pension").count == 1)
    #expect(
      read("return sum(person.pensions, \"paid\") + person.pensions[2].paid + case.spouse.pensions[1].paid") == [])
    #expect(read("return pension.paid + pension.owner.pay * pension.number + case.town", of: "pension") == [])
    // A rule of a person that reads the same name of what the person has is in no circle.
    #expect(
      problems(
        rules + "rule \"paid\" { of = \"person\", label = \"R\", source = \"§\", type = money,\n"
          + "compute = function(person)\nlocal s = 0\nfor one in each(person.pensions) do s = s + one.paid end\n"
          + "return s\nend }\n") == [])
  }

  @Test func aThingsRuleThatReadsTheTaxpayersFact() throws {
    let book = try rulebook(
      spouse + thing("pension", of: "\"person\"") + input("pay", "money", "of = \"person\"")
        + "rule \"r\" { of = \"pension\", label = \"R\", source = \"§\", type = money,\n"
        + "compute = function(pension, law, case) return case.pay end }")
    #expect(book.warnings.map(\.problem) == [.taxpayersFact(name: "pay")])
  }
}
