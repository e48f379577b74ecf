import Levy
import Tables
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevySession
@testable import LevySheet

/// Whatever is given for whatever kind of fact, wherever that is done: no result that reads the fact has a value, or what
/// was given was understood and is shown.
@Suite("Odd texts")
struct OddTextTests {
  static let texts = [
    "54.000", "54,000", "54.000,00", "54,000.00", "5.400.0", "12,34,56", "1,2", "1.2.3", "54000.005", "0.125", "60.125",
    "ca. 54000", "about 5", "4500*12", "4500 * 12", "1 + ", "abc", "one", "Two", "three", "one two", "-5", "- 5",
    "\u{2212}5", "--",
    "+", "5-", "(5)", "1e5", "1e400", "1E-3", "0x10", "½", "1/2", "1/0", "٥٤٠٠٠", "５４", "nan", "inf", "-inf", "nil",
    "true",
    "TRUE", "yes", "Yes ", "yes please", "ja", "n", "on", "2", "", " ", "\u{A0}", "5\u{A0}000", "5 00", "5'000", "54k",
    "5m",
    "€ 5", "5 USD", "42 %", "4200%%", "2.5", "2025-02-29", "2025-02-28", "28.02.2025", "02/03/2025", "2025/02/03",
    "28 Feb 2025", "Feb 30, 2025", "31-12-2025", "20250228", "#5", "'5'", "\"5\"", "5;6", "5\t", "\u{FEFF}5",
    "5\u{200B}",
    String(repeating: "9", count: 40), String(repeating: "1", count: 2000), "999999999999999999999999",
    "1000000000000001",
  ]

  /// Facts of each kind come twice, with other defaults: where both results are alike, neither is the default.
  static let kinds: [(name: String, type: String, defaults: [String])] = [
    ("amount", "money", ["111", "222"]), ("share", "rate", ["0.11", "0.22"]), ("quantity", "number", ["11", "22"]),
    ("several", "count(1000000)", ["11", "22"]), ("flag", "boolean", ["true", "false"]),
    ("day", "date", ["\"2001-01-01\"", "\"2002-02-02\""]),
    (
      "kind", "choice { \"one\", \"two\", labels = { two = { en = \"Two\", de = \"Zwei\" } } }", ["\"one\"", "\"two\""]
    ),
  ]

  private let book: Rulebook
  private let calculator: Calculator

  init() throws {
    var rules = input("limited", "money", "min = 0, default = 5")
    for (name, type, defaults) in Self.kinds {
      for (place, value) in defaults.enumerated() {
        rules += input("\(name)_\(place)", type, "default = \(value)")
        rules += rule("of_\(name)_\(place)", "return case.\(name)_\(place)", type: type)
      }
    }
    book = try rulebook(rules)
    calculator = try Calculator(book)
  }

  /// The values of a text, given to a case.
  private func results(of name: String, _ facts: Case) -> [Value?] {
    (0...1).map { place in
      guard let value = try? calculator.evaluate("of_\(name)_\(place)", for: facts) else { return nil }
      let shown = facts.values.first { $0.name == "\(name)_\(place)" }?.value
      #expect(shown == nil || shown == value)
      return value
    }
  }

  private func fresh() throws -> Case { try Case(book, year: 2025) }

  /// Each front takes a text for both facts of a kind and gives their results; nil where there is none at all.
  private var fronts: [(name: String, results: (String, String) throws -> [Value?])] {
    let names = { (name: String) in ["\(name)_0", "\(name)_1"] }
    return [
      (
        "a word of the command",
        { name, text in
          var facts = try fresh()
          for own in names(name) { try facts.give(own, text) }
          return results(of: name, facts)
        }
      ),
      (
        "an argument in C",
        { name, text in
          var facts = try fresh()
          for own in names(name) { try facts.give(own, text, style: .plain) }
          return results(of: name, facts)
        }
      ),
      (
        "a field of a form",
        { name, text in
          var facts = try fresh()
          for own in names(name) { facts.enter(own, text) }
          return results(of: name, facts)
        }
      ),
      (
        "the prompt",
        { name, text in
          let session = Session(calculator, folder: "", facts: try fresh())
          for own in names(name) { _ = session.respond(to: "\(own) = \(text)") }
          return results(of: name, session.facts)
        }
      ),
      (
        "an interview",
        { name, text in
          var sheet = try Sheet(fresh(), wanted: names(name).map { "of_" + $0 })
          for own in names(name) { sheet = try sheet.setting(own, typed: text, by: calculator) }
          return results(of: name, try sheet.facts(by: book))
        }
      ),
      (
        "a case file",
        { name, text in
          let lines = names(name).map { "\($0) = \(text)\n" }.joined()
          return results(of: name, try CaseFile("year = 2025\n" + lines, path: "a").facts(calculator))
        }
      ),
      (
        "JSON",
        { name, text in
          let pairs = names(name).map { ($0, JSON.string(text)) } + [("year", .number("2025"))]
          return results(of: name, try CaseFile(JSON.object(pairs).text(), path: "a").facts(calculator))
        }
      ),
      (
        "a number of JSON",
        { name, text in
          let pairs = names(name).map { "\"\($0)\": \(text)" }.joined(separator: ", ")
          return results(of: name, try CaseFile("{\"year\": 2025, \(pairs)}", path: "a").facts(calculator))
        }
      ),
      (
        "a table",
        { name, text in
          var job = try BatchJob(book, outputs: names(name).map { "of_" + $0 })
          job.year = 2025
          let cell = "\"" + text.replacing("\"", with: "\"\"") + "\""
          let table = names(name).joined(separator: ",") + ",x\n\(cell),\(cell),1\n"
          job.kept = ["x"]
          let result = try run(job, table)
          guard result.faults.isEmpty, let row = result.lines.dropFirst().first else { return [nil, nil] }
          let cells = row.split(separator: ",").suffix(2).map(String.init)
          return try cells.enumerated().map { try book.notation(of: "\(name)_\($0.offset)").parse($0.element) }
        }
      ),
    ]
  }

  @Test(arguments: texts) func neitherDroppedNorMisread(text: String) throws {
    for (kind, _, _) in Self.kinds {
      var meanings: Set<Value> = []
      for front in fronts {
        let found = (try? front.results(kind, text)) ?? [nil, nil]
        if found[0] == nil && found[1] == nil { continue }
        // A blank is not given, and its default holds.
        if text.allSatisfy(\.isWhitespace) { continue }
        #expect(found[0] == found[1], "\(front.name): \(kind) = '\(text.prefix(40))' counts as absent: \(found)")
        if let value = found[0] { meanings.insert(value) }
      }
      #expect(meanings.count <= 1, "\(kind) = '\(text.prefix(40))' means several things: \(meanings)")
    }
  }

  /// Texts that no front end may take for an amount.
  @Test(arguments: [
    "54.000", "12,34,56", "54000.005", "ca. 54000", "abc", "--", "1 + ", "½", "٥٤٠٠٠", "nan", "inf", "yes",
    "2025-02-28", "5 USD",
    "1e400", "nil", "5;6", "42 %",
  ])
  func noAmount(text: String) throws {
    for front in fronts {
      let found = (try? front.results("amount", text)) ?? [nil, nil]
      #expect(found == [nil, nil], "\(front.name): '\(text)' is taken for \(found)")
    }
  }

  @Test func belowTheLeast() throws {
    var facts = try fresh()
    #expect(facts.enter("limited", "-5")?.code == .outOfRange)
    #expect(problem { try calculator.evaluate("limited", for: facts) }?.kind == .outOfRange)
  }
}
