import ExactNumbers
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyPresentation

@Suite("How a result came about")
struct ExplanationTests {
  private static let rules =
    input("income") + input("kids", "count(9)", "default = 1,")
    + parameter(
      "allowance", #"{ ["2020-01-01"] = 50, ["2024-01-01"] = revised { originally = 60, ["2024-12-05"] = 70 } }"#)
    + parameter("rate", #"{ ["2022-01-01"] = 0.25 }"#)
    + rule("relief", "return law.allowance * case.kids")
    + rule("base", "return max(case.income - case.relief, 0)")
    + rule("tax", "return floor((case.base - case.base + case.base) * law.rate, 0.01)")
    + rule("total", "return case.tax + case.relief + case.base + case.year * 0")

  private func explain(
    _ name: String, _ given: KeyValuePairs<String, String> = ["income": "1000"], known: String? = nil
  ) throws -> Explanation {
    let rules = try rulebook(Self.rules)
    var facts = try facts(rules, given)
    facts.known = known.flatMap { CalendarDate($0) }
    return try Calculator(rules).explain(name, for: facts)
  }

  /// The tree in one line: `name=value(what it read)`.
  private func outline(_ node: Explanation) -> String {
    let inner = node.parameters.map { "law.\($0.name)=\($0.value)" } + node.inputs.map(outline)
    let mark = node.isRepeated ? "^" : ""
    return "\(node.name)=\(node.value)\(mark)" + (inner.isEmpty ? "" : "(" + inner.joined(separator: " ") + ")")
  }

  /// A rate that another parameter of the rule has too does not say which of the two made the figure.
  @Test func aBandIsMarkedByItsOwnFiguresOnly() throws {
    let bands = #"{ ["2020-01-01"] = { { upto = 100, rate = 0.1 }, { rate = 0.25 } } }"#
    func marks(_ other: String) throws -> [Bool] {
      let rules = try rulebook(
        input("income") + parameter("bands", bands) + parameter("other", #"{ ["2020-01-01"] = \#(other) }"#)
          + rule("tax", "return floor(case.income * (law.bands[2].rate + law.other * 0), 0.01)"))
      let explanation = try Calculator(rules).explain("tax", for: facts(rules, ["income": "1000"]))
      return explanation.parameters.compactMap(\.table).flatMap { $0.rows.map(\.isInForce) }
    }
    #expect(try marks("0.5") == [false, true])
    #expect(try marks("0.25") == [false, false])
  }

  @Test func theTree() throws {
    let relief = "relief=70(law.allowance=70 kids=1)"
    let tax = "tax=232.5(law.rate=0.25 base=930(income=1000 \(relief)))"
    #expect(outline(try explain("tax")) == tax)
    #expect(outline(try explain("total")) == "total=1232.5(\(tax) relief=70^ base=930^ year=2025)")
    #expect(outline(try explain("income")) == "income=1000")
  }

  @Test func aPinnedResultHasNoInputs() throws {
    let tree = try explain("tax", ["base": "400"])
    #expect(outline(tree) == "tax=100(law.rate=0.25 base=400)")
    guard case .given(pinned: true)? = tree.inputs.first?.origin else {
      Issue.record("a pinned result must say so")
      return
    }
  }

  @Test func origins() throws {
    let total = try explain("total")
    guard case .rule(source: "§ 1", let place) = total.origin else {
      Issue.record("\(total.origin)")
      return
    }
    #expect(place == Place(file: "xx/a.lua", line: 8))
    let base = try #require(total.inputs.first?.inputs.first)
    #expect(base.label == "Label of base")
    guard case .given(pinned: false)? = base.inputs.first?.origin,
      case .assumed? = base.inputs.last?.inputs.first?.origin, case .calendar? = total.inputs.last?.origin
    else {
      Issue.record("the inputs are given, assumed and of the calendar")
      return
    }
  }

  @Test func parametersHaveDatesAndPlaces() throws {
    let use = try #require(explain("relief").parameters.first)
    #expect(use.value == "70")
    #expect(use.since == CalendarDate("2024-01-01"))
    #expect(use.enacted == CalendarDate("2024-12-05"))
    #expect(use.source == "§ 2")
    #expect(use.place == Place(file: "xx/a.lua", line: 3))
    let before = try #require(explain("relief", known: "2024-06-30").parameters.first)
    #expect(before.value == "60")
    #expect(before.enacted == nil)
  }

  @Test func whatARuleDidNotReadIsNotShown() throws {
    let rules = try rulebook(
      input("a", "money", "default = 1,") + input("b") + rule("r", "return case.a > 0 and 5 or case.b"))
    #expect(outline(try Calculator(rules).explain("r", for: facts(rules))) == "r=5(a=1)")
  }

  @Test func failuresAreThoseOfEvaluation() throws {
    #expect(problem { try explain("tax", [:]) }?.code == "missing")
    #expect(problem { try explain("tx", [:]) } == .unknownName(name: "tx", role: .asked, nearest: ["tax"]))
  }

  @Test func anEvaluationAfterwardsIsUnharmed() throws {
    let rules = try rulebook(Self.rules)
    let calculator = try Calculator(rules)
    let whole = try facts(rules, ["income": "1000"])
    _ = problem { try calculator.explain("tax", for: facts(rules)) }
    _ = try calculator.explain("total", for: whole)
    #expect(try calculator.evaluate("tax", for: whole).description == "232.5")
    #expect(outline(try calculator.explain("relief", for: whole)) == "relief=70(law.allowance=70 kids=1)")
  }

  @Test func textForPeople() throws {
    let text = try explain("relief").markup.plain
    #expect(
      text == """
        relief = 70.00  Label of relief  § 1  xx/a.lua:5
          law.allowance = 70  since 2024-01-01, enacted 2024-12-05  § 2  xx/a.lua:3
          kids = 1  Label of kids  (default)

        """)
  }

  @Test func treeForPrograms() throws {
    let text = try explain("tax", ["base": "400.10"]).json.text()
    #expect(
      text == """
        {
          "name": "tax",
          "label": "Label of tax",
          "value": 100.02,
          "origin": "rule",
          "source": "§ 1",
          "file": "xx/a.lua",
          "line": 7,
          "formula": "400.1 × 25 % = 100.025, rounded down = 100.02",
          "parameters": [
            {
              "name": "rate",
              "label": "Label of rate",
              "value": "0.25",
              "since": "2022-01-01",
              "enacted": null,
              "source": "§ 2",
              "file": "xx/a.lua",
              "line": 4
            }
          ],
          "inputs": [
            {
              "name": "base",
              "label": "Label of base",
              "value": 400.10,
              "origin": "pinned"
            }
          ]
        }
        """)
  }
}
