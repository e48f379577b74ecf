import Levy
import Testing

@Suite("What a rulebook says of itself")
struct DescriptionTests {
  private static let rules =
    "input \"income\" { label = \"Income\", type = money, min = 0, section = \"Money\", aliases = { \"zve\" },\n"
    + "  help = \"All of it.\" }\n" + input("filing", #"choice { "single", labels = { single = "Alone" } }"#)
    + parameter("rate", #"{ ["2020-01-01"] = 0.1, ["2021-01-01"] = repealed }"#)
    + rule("tax", "return case.income * law.rate", more: #"to = "2020-12-31","#)

  @Test func overview() throws {
    #expect(
      try rulebook(Self.rules).description().plain == """
        Testland, 2020–2026

        Inputs: Money
          income  Income  money, required

        Inputs
          filing  Label of filing  choice, required

        Results
          tax     Label of tax  § 1

        Parameters
          rate    Label of rate  § 2

        """)
  }

  /// A step of other rules is in no list, and has a value, an explanation and a description of its own.
  @Test func privateRules() throws {
    let rules =
      Self.rules + rule("step", "return case.income + 1", more: "private = true,")
      + rule("whole", "return case.step * 2")
    let book = try rulebook(rules, results: ["whole"])
    #expect(try !book.description().plain.contains("step"))
    #expect(try book.description(of: "step").plain.contains("Label of step"))
    #expect(!book.shownVariables.contains { $0.name == "step" })
    let session = Session(try Calculator(book), folder: "rules", facts: try facts(book, ["income": "5"]))
    #expect(session.completion(of: "ste").candidates.isEmpty)
    #expect(session.completion(of: "who").candidates.map(\.text) == ["whole"])
    #expect(try Calculator(book).evaluate("step", for: try facts(book, ["income": "5"])) == .number(6))
    let answer = try Calculator(book).answer(["whole"], for: facts(book, ["income": "5"]), explained: true)
    #expect(answer.lines[0].explanation?.inputs.map(\.name) == ["step"])
    #expect(
      problems(rule("step", "return 1", more: "private = true, ask = \"Is it?\",")).contains {
        if case .declaration(_, .wrongField("private", _, _)) = $0 { true } else { false }
      })
  }

  @Test func entries() throws {
    let rules = try rulebook(Self.rules)
    #expect(
      try rules.description(of: "zve").plain == """
        income  Income
          about     All of it.
          value     an amount of money, at most whole cents, such as 1234.50
          default   none: it must be given where it is needed
          limits    at least 0
          also      zve
          declared  xx/a.lua:1

        """)
    #expect(
      try rules.description(of: "rate").plain == """
        law.rate  Label of rate
          § 2  xx/a.lua:4
          since 2020-01-01  0.1
          since 2021-01-01  repealed

        """)
    #expect(try rules.description(of: "filing").plain.contains("single  Alone"))
    #expect(try rules.description(of: "tax").plain.contains("to 2020-12-31  § 1"))
    #expect(
      problem { try rules.description(of: "rte") } == .unknownName(name: "rte", role: .asked, nearest: ["rate"])
    )
  }

  @Test func forPrograms() throws {
    let text = try rulebook(Self.rules, results: ["tax"]).descriptionJSON().text()
    #expect(text.contains("\"years\": [\n    2020,\n    2026\n  ]"))
    #expect(text.contains("\"results\": [\n    \"tax\"\n  ]"))
    #expect(text.contains("\"from\": null,\n          \"to\": \"2020-12-31\""))
    #expect(text.contains("\"since\": \"2020-01-01\",\n          \"known\": null,\n          \"value\": \"0.1\""))
  }
}
