import Levy
import Testing

@testable import LevyCalculator
@testable import LevyRules
@testable import LevySession
@testable import LevySheet

/// Repetitions: persons and things are added and removed one at a time.
@Suite struct RepetitionTests {
  private static let law = """
    person "child" {
      label = "Child", source = "§ 1", at_most = 3, plural = "children",
      counted_by = "number_of_children",
    }
    thing "house" {
      label = "House", source = "§ 3", at_most = 3, plural = "houses", aliases = { "house_{number}_{name}" },
      counted_by = "number_of_houses",
    }
    thing "tenant" {
      of = "house", label = "Tenant", source = "§ 3", at_most = 2,
      counted_by = "number_of_tenants",
    }
    thing "boat" {
      label = "Boat", source = "§ 4", at_most = 3, plural = "boats",
      present = function(case, law, number) return number <= case.number_of_boats + case.number_of_rafts end,
    }
    input "number_of_children" { label = "Children", type = count(3), default = 0 }
    input "number_of_houses" { label = "Houses", type = count(3), default = 0 }
    input "number_of_boats" { label = "Boats", type = count(3), default = 0 }
    input "number_of_rafts" { label = "Rafts", type = count(3), default = 0 }
    input "number_of_tenants" { of = "house", label = "Tenants", type = count(2), default = 1 }
    input "cost" { of = { "house", "boat" }, label = "Cost", type = money, default = 0 }
    input "share" { of = "house", label = "Share", type = rate, default = 1 }
    input "rent" { of = "tenant", label = "Rent", type = money }
    input "benefit" { of = "child", label = "Benefit", type = money, default = 0 }
    rule "net" {
      of = "house", label = "Net", source = "§ 3", type = money,
      compute = function(house) return floor((sum(house.tenant, "rent") - house.cost) * house.share, 0.01) end,
    }
    rule "income" {
      label = "Income", source = "§ 3", type = money,
      compute = function(case)
        return sum(case.houses, "net") + sum(case.children, "benefit") - sum(case.boats, "cost")
      end,
    }
    interview "rents" {
      label = "Rents", result = "income",
      steps = { { "Houses", "number_of_houses", "of_house_1", "of_house_2", "of_house_3" } },
      gate = {
        of_house_1 = { label = "Any?", "house.1.share" }, of_house_2 = { label = "Any?", "house.2.share" },
        of_house_3 = { label = "Any?", "house.3.share" },
      },
    }

    """
  private let book: Rulebook

  init() throws { book = try rulebook(Self.law, results: ["income"]) }

  private func found(_ given: KeyValuePairs<String, String>) throws -> [Repetition] {
    try Calculator(book).repetitions(in: facts(book, given))
  }

  @Test func whatASingleFactCountsIsFound() throws {
    // Two facts count the boats, so that nobody knows which of them is one more.
    #expect(
      try found([:]).map { "\($0.counter.name) \($0.count) \($0.next?.name ?? "-")" } == [
        "number_of_children 0 child.1", "number_of_houses 0 house.1",
      ])
    let two = try found(["number_of_houses": "2", "number_of_children": "3"])
    #expect(
      two.map { "\($0.counter.name) \($0.count) \($0.next?.name ?? "-")" } == [
        "number_of_children 3 -", "number_of_houses 2 house.3", "house.1.number_of_tenants 1 house.1.tenant.2",
        "house.2.number_of_tenants 1 house.2.tenant.2",
      ])
    #expect(
      two[1].label(of: two[1].members[2]) == "House 3" && two[3].label(of: two[3].members[1]) == "House 2: Tenant 2")
    // If the presence of one is given by name, the number is not a count.
    #expect(
      try found(["number_of_houses": "1", "house.2.present": "yes"]).allSatisfy {
        $0.counter.name != "number_of_houses"
      })
  }

  private static let houses: KeyValuePairs<String, String> = [
    "number_of_houses": "3", "house.1.cost": "1", "house.2.cost": "20", "house_3_cost": "300",
    "house.2.tenant.1.rent": "2000", "house.3.number_of_tenants": "2", "house.3.tenant.2.rent": "30000",
  ]

  @Test func takingOneAwayMovesTheOthersUp() throws {
    let calculator = try Calculator(book)
    var sheet = try Sheet(facts(book, Self.houses), wanted: ["rents"])
    sheet = sheet.skipping("house.3.tenant.1.rent", although: true).applying(["house.3.share"], of: "of_house_3")
      .applying([], of: "of_house_2")
    let houses = try #require(try found(Self.houses).first { $0.counter.name == "number_of_houses" })
    let left = try sheet.removing(houses.members[1], of: houses, by: book)
    #expect(
      left.entries.mapValues { "\($0.value)" } == [
        "number_of_houses": "2", "house.1.cost": "1", "house.2.cost": "300", "house.2.number_of_tenants": "2",
        "house.2.tenant.2.rent": "30000",
      ])
    #expect(left.skipped == ["house.2.tenant.1.rent"] && left.declined == left.skipped)
    #expect(left.applying == ["of_house_2": ["house.2.share"]])
    let now = try calculator.repetitions(in: left.facts(by: book)).first { $0.counter.name == "number_of_houses" }
    let more = try left.adding(to: #require(now), by: book)
    #expect(more.entries["number_of_houses"]?.value == .count(3) && more.entries["house.3.cost"] == nil)
    #expect(throws: Never.self) { try more.questionnaire(by: calculator) }
  }

  private func interview() throws -> Interview {
    try Interview(Calculator(book), wanted: ["rents"], facts: facts(book, [:]))
  }

  @Test func anInterviewAddsAndTakesAway() throws {
    let interview = try interview()
    #expect(interview.next?.name == "number_of_houses")
    #expect(interview.answer("add number_of_houses").isError == false)
    #expect(interview.facts.values.map { "\($0.name) \($0.value)" } == ["number_of_houses 1"])
    #expect(interview.answer("add house").isError == false)
    for (name, value) in [("house.1.tenant.1.rent", "100"), ("house.2.tenant.1.rent", "2000")] {
      _ = interview.answer("\(name) = \(value)")
    }
    #expect(interview.questionnaire.answer["income"] == .number(2100))
    #expect(interview.answer("remove house.1").isError == false)
    #expect(interview.questionnaire.answer["income"] == .number(2000))
    #expect(interview.facts.values.map(\.name).contains("house.1.tenant.1.rent"))
    _ = interview.answer("undo")
    #expect(interview.questionnaire.answer["income"] == .number(2100))
    #expect(interview.answer("remove House 2").isError == false)
    #expect(interview.questionnaire.answer["income"] == .number(100))
    // Absent persons and things cannot be removed, and ambiguous names are not guessed.
    for line in ["remove house.2", "remove", "add boats", "add nonsense", "remove boat.1"] {
      #expect(interview.answer(line).isError, "\(line)")
    }
    #expect(interview.questionnaire.answer["income"] == .number(100))
  }

  @Test func anotherIsOfferedAfterTheLast() throws {
    let interview = try Interview(
      Calculator(book), wanted: ["income"], facts: facts(book, ["number_of_children": "1", "number_of_houses": "0"]))
    interview.go(to: try #require(interview.questionnaire.field(named: "child.1.benefit")))
    #expect(interview.answer("5").text.plain.contains("add: there is another one, Child 2"))
    #expect(interview.answer("add").isError == false)
    #expect(interview.next?.name == "child.2.benefit")
    #expect(interview.answer("6").text.plain.contains("Child 3"))
    _ = interview.answer("add")
    // There are three at most.
    #expect(!interview.answer("7").text.plain.contains("add:"))
    #expect(interview.questionnaire.answer["income"] == .number(18))
  }
}
