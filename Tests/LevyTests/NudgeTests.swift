import ExactNumbers
import Testing

@testable import LevyFixtures
@testable import LevyModel
@testable import LevyRules
import LevyScript

/// Figures changed a little must be noticed by a case that reads them.
@Suite struct NudgeTests {
  private static let law =
    input("income")
    + parameter("rate", #"{ ["2020-01-01"] = 0.42, ["2024-01-01"] = 0.435 }"#)
    + rule("tax", "return floor(case.income * law.rate, 0.01)")

  private func nudges(
    _ rules: String, _ table: String, examples: String = "", only: [String] = [], workers: Int = 1
  ) throws -> Nudges {
    let book = try rulebook(rules + examples)
    var (report, runner) = (FixtureReport(), try FixtureRunner(book, usesPlans: false))
    let recorder = TrialRecorder(runner.calculator, trials: Trials())
    runner.onCase = { recorder.note($0) }
    runner.runExamples(into: &report)
    runner.runTable(.bytes(Array(table.utf8)), name: "xx/t.csv", into: &report)
    #expect(report.passed)
    return try Nudges(book, only: only, trials: recorder.trials, workers: workers)
  }

  private func unnoticed(_ nudges: Nudges) -> [String] {
    nudges.survivors.map { "\($0.parameter) \($0.since) \($0.path) \($0.value) \($0.nudged) \($0.readers)" }
  }

  @Test func aFigureThatNoCaseExpectsSurvives() throws {
    let found = try nudges(Self.law, "year,income,expect.tax\n2025,100,43.50\n")
    #expect(found.jurisdiction == "xx")
    #expect(found.count == 2)
    #expect(unnoticed(found) == ["rate 2020-01-01  0.42 0.43 0"])
    #expect(found.survivors.map(\.place) == [Place(file: "xx/a.lua", line: 2)])
  }

  @Test func examplesNoticeToo() throws {
    let example = #"example "e" { source = "§", year = 2020, given = { income = 100 }, expect = { tax = 42 } }"#
    #expect(try nudges(Self.law, "year,income,expect.tax\n2025,100,43.50\n", examples: example).survivors.isEmpty)
  }

  /// A case within its tolerance, a disputed one and one that reads the figure in vain notice nothing.
  @Test func casesThatCannotNotice() throws {
    let table =
      "year,income,expect.tax,tolerance,disputed\n2020,100,42,1,\n2020,100,43,,doubtful\n2020,0,0,,\n"
      + "2025,100,43.50,,\n"
    #expect(try unnoticed(nudges(Self.law, table)) == ["rate 2020-01-01  0.42 0.43 2"])
  }

  /// Whichever of its readers it is that notices, and on however many threads they are asked.
  @Test(arguments: 0..<5) func everyReaderIsAsked(_ place: Int) throws {
    var rows = Array(repeating: "2020,0,0", count: 5)
    rows[place] = "2020,100,42"
    let table = "year,income,expect.tax\n\(rows.joined(separator: "\n"))\n2025,100,43.5\n"
    #expect(try nudges(Self.law, table).survivors.isEmpty)
    #expect(try nudges(Self.law, table, workers: 3).survivors.isEmpty)
  }

  /// A case is no reader of what only the case before it read.
  @Test func readersAreThoseOfTheCase() throws {
    let rules =
      parameter("one", #"{ ["2020-01-01"] = 1 }"#) + parameter("two", #"{ ["2020-01-01"] = 2 }"#)
      + rule("a", "return law.one") + rule("b", "return law.two * 0")
    let found = try nudges(rules, "year,expect.a,expect.b\n2025,1,\n2025,,0\n2025,1,\n")
    #expect(unnoticed(found) == ["two 2020-01-01  2 3 1"])
  }

  private static let shapes =
    input("n", "count(9)")
      + """
      local shared = { { upto = 10, rate = 0.1 }, { rate = 0.25 } }
      parameter "bands" { label = "B", source = "§", since = {
        ["2020-01-01"] = shared,
        ["2024-01-01"] = {
          { upto = 10, rate = 0.2 },
          { rate = 0.5, whole = true },
        },
      } }
      parameter "ages" { label = "A", source = "§", type = count(200), since = {
        ["2020-01-01"] = repealed,
        ["2024-01-01"] = revised { originally = 66, ["2024-12-01"] = 67 },
      } }
      parameter "by_number" { label = "A", source = "§", since = {
        ["2019-01-01"] = { 7, 8 },
        ["2020-01-01"] = { [1] = 7, [4] = -8.5, day = date "2020-05-06" },
        ["2027-01-01"] = { 1, 2 },
      } }
      rule "tax" { label = "T", source = "§", type = number, compute = function(case, law)
        return law.bands[2].rate
      end }
      rule "age" { label = "A", source = "§", type = number, compute = function(case, law)
        return law.ages
      end }
      rule "one" { label = "A", source = "§", type = number, compute = function(case, law)
        return law.by_number[1] + law.by_number[case.n]
      end }

      """

  @Test func figuresInTables() throws {
    let found = try nudges(Self.shapes, "year,n,expect.tax,expect.age,expect.one\n2025,4,0.5,67,-1.5\n")
    #expect(
      unnoticed(found) == [
        "bands 2020-01-01 [1].rate 0.1 0.2 0", "bands 2020-01-01 [1].upto 10 11 0",
        "bands 2020-01-01 [2].rate 0.25 0.26 0", "bands 2024-01-01 [1].rate 0.2 0.3 1",
        "bands 2024-01-01 [1].upto 10 11 1", "bands 2024-01-01 [2].whole true false 1",
        "ages 2024-01-01  66 67 0",
      ])
    // Those of 2019 and 2027 are not in force in any year.
    #expect(found.count == 11)
    // A table that is written out elsewhere is found at its entry.
    #expect(found.survivors.map(\.place.line) == [4, 4, 4, 6, 6, 7, 12])
    #expect(found.survivors.last?.known == nil)
  }

  @Test func oneParameter() throws {
    let table = "year,n,expect.tax\n2025,4,0.5\n"
    let found = try nudges(Self.shapes, table, only: ["by_number"], workers: 2)
    #expect(found.count == 2)
    #expect(unnoticed(found) == ["by_number 2020-01-01 [1] 7 8 0", "by_number 2020-01-01 [4] -8.5 -8.4 0"])
    #expect(
      problem { try nudges(Self.shapes, table, only: ["by_numbr"]) }
        == .unknownName(name: "by_numbr", role: .parameter, nearest: ["by_number"]))
  }

  @Test(arguments: [
    ("12096", "12337"), ("0.42", "0.43"), ("0.0435", "0.0443"), ("9", "10"), ("0", "1"), ("-100", "-98"),
    ("939.68", "958.47"), ("250000", "255000"),
  ])
  func aLittle(_ figure: String, _ nudged: String) throws {
    let number = DeclaredValue.number(try Exact(text: figure))
    #expect(
      Figure(parameter: .init(0), entry: 0, revision: 0, path: [], value: number).nudged
        == .number(try Exact(text: nudged)))
  }

  @Test func asText() throws {
    let found = try nudges(Self.shapes, "year,n,expect.tax,expect.age,expect.one\n2025,4,0.5,67,-1.5\n")
    let lines = found.markup.plain.split(separator: "\n")
    #expect(lines.first == "xx/a.lua:4  bands of 2020-01-01  [1].rate  0.1 → 0.2  no case reads it")
    #expect(lines.contains("xx/a.lua:6  bands of 2024-01-01  [1].upto  10 → 11  unnoticed by 1 case"))
    #expect(lines.last == "xx: 11 figures changed, 4 noticed, 7 not")
  }
}
