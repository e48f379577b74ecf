import Levy
import Testing

/// Each error code is explained, and its example of wrong causes that error while its example of right does not.
@Suite struct ErrorCodeTests {
  static let ofRules = Problem.Kind.allCases.filter { !$0.explanation.isCommand }

  @Test(arguments: Problem.Kind.allCases) func isExplained(kind: Problem.Kind) {
    let explanation = kind.explanation
    #expect(explanation.meaning != kind.rawValue && explanation.meaning.hasSuffix("."))
    #expect(!explanation.wrong.isEmpty && explanation.wrong != explanation.right)
    #expect(explanation.summary.count < 110)
  }

  @Test(arguments: ofRules) func examplesOfRulesDoAsTheySay(kind: Problem.Kind) {
    #expect(codes(kind.explanation.wrong).contains(kind.rawValue))
    #expect(codes(kind.explanation.right).isEmpty)
  }

  /// The codes of all that is found when rules are read, looked through and run.
  private func codes(_ rules: String) -> [String] {
    do {
      let rulebook = try rulebook(rules, files: ["income.lua": input("income")])
      let followed = try rulebook.findings()
      var found = rulebook.warnings + followed.warnings.filter { !$0.isOfUnusedInput }
      let calculator = try Calculator(rulebook)
      let facts = try facts(rulebook, ["income": "100.00"])
      for variable in rulebook.variables where !variable.versions.isEmpty {
        do { _ = try calculator.evaluate(variable.name, for: facts) } catch { found.append(error) }
      }
      if found.isEmpty { found = try followed.notes + followed.bareNumbers + rulebook.idleQuestions() }
      return found.map(\.problem.code)
    } catch let error as RulebookErrors {
      return error.diagnostics.map(\.problem.code)
    } catch {
      return [(error as? Diagnostic)?.problem.code ?? "\(error)"]
    }
  }
}

extension Diagnostic {
  fileprivate var isOfUnusedInput: Bool { if case .unusedInput = problem { true } else { false } }
}

/// A diagnostic shows the line that is wrong and where in it.
@Suite struct ExcerptTests {
  @Test func theFieldOfADeclaration() {
    let found = diagnostics("input \"x\" {\n  lable = \"X\", label = \"X\",\n  type = money,\n}").first
    #expect(
      found?.message == """
        xx/a.lua:2:3: input 'x' has an unknown field 'lable'
          2 |   lable = "X", label = "X",
            |   ^^^^^
          help: did you mean 'label'?
        """)
  }

  @Test func tabsAndLettersBeforeThePartKeepTheCaretBelowIt() {
    let found = diagnostics(rule("r", "\n\tlocal a = 'äöü' return case.nothing")).first
    #expect(
      found?.message.contains(
        "\n  2 | \tlocal a = 'äöü' return case.nothing end }\n    | \t                            ^^^^^^^") == true,
      "\(found?.message ?? "")")
  }

  @Test func aFactAsItWasGiven() throws {
    let rules = try rulebook(input("filing", "choice { \"single\", \"joint\" }"))
    let found = diagnostic { try facts(rules, ["filing": "jiont"]) }?.quoting("filing", "jiont")
    #expect(found?.message.contains("\n  filing=jiont\n         ^^^^^\n") == true)
    let name = diagnostic { try facts(rules, ["filling": "joint"]) }?.quoting("filling", "joint")
    #expect(name?.message.contains("\n  filling=joint\n  ^^^^^^^\n") == true)
  }

  @Test func anExpression() throws {
    let rules = try rulebook(input("income"))
    let found = diagnostic {
      try Calculator(rules).evaluate(expression: "income + incom * 2", for: facts(rules, ["income": "1"]))
    }
    #expect(found?.message.contains("\n  income + incom * 2\n") == true)
    #expect(found?.message.contains("\n           ^^^^^\n") == true)
  }

  @Test func aLogHoldsNoExcerpt() throws {
    let rules = try rulebook(input("income"))
    let found = diagnostic { try facts(rules, ["income": "12345x"]) }
    #expect(found?.description.contains("12345") == false)
    #expect(found?.message.contains("12345x") == true)
  }
}
