import ExactNumbers
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyPresentation
@testable import LevyRules
@testable import LevySession
@testable import LevyWhatIf

/// Levy reads its own output back as the same value, in each language, at each place where a person types.
@Suite("What is printed is read back")
struct TypedRoundTripTests {
  private static let rules =
    input("pay", "money", "aliases = { CENTS = 0.01 },") + input("size", "number") + input("share", "rate")
    + input("heads", "count(90000000)") + input("churchy", "boolean") + input("born", "date")
    + input("land", #"choice { "BW", "BY", labels = { BW = "Baden-Württemberg" } }"#)
    + [
      "pay": "money", "size": "number", "share": "rate", "heads": "count(90000000)", "churchy": "boolean",
      "born": "date",
    ]
    .map { rule("copy_of_\($0.key)", "return case.\($0.key)", type: $0.value) }.sorted().joined()
    + rule("copy_of_land", "return case.land", type: #"choice { "BW", "BY" }"#)

  private let book: Rulebook
  private let calculator: Calculator
  private let folder: RulesFolder

  init() throws {
    book = try rulebook(Self.rules)
    calculator = try Calculator(book)
    folder = try RulesFolder(Self.rules)
  }

  // MARK: Values

  private static func exact(_ digits: Int64, _ scale: Int) -> Exact { Exact(numerator: Int128(digits), scale: scale) }

  /// Values of a type: those where groups begin and end, and some by chance.
  private static func values(_ name: String) -> [Value] {
    let sizes: [Int64] = [0, 1, 9, 10, 99, 100, 999, 1_000, 60_125, 999_999, 1_000_000, 6_012_500, 123_456_789]
    let chance = (0..<2).map { _ in Int64.random(in: 0...9_999_999_999_999) }
    let digits = sizes + chance
    func numbers(_ scales: [Int]) -> [Value] {
      scales.flatMap { scale in (digits + digits.map { -$0 }).map { .number(exact($0, scale)) } }
    }
    switch name {
    case "pay": return numbers([0, 1, 2])
    case "size": return numbers([0, 2, 3, 6])
    case "share": return numbers([2, 5, 6])
    case "heads": return sizes.filter { $0 <= 90_000_000 }.map { .count(Int($0)) }
    case "churchy": return [.boolean(true), .boolean(false)]
    case "land": return [.choice("BW"), .choice("BY")]
    default:
      let days = [(1, 1, 1), (33, 12, 31), (999, 2, 3), (1980, 6, 15), (2024, 2, 29), (2025, 12, 1), (9999, 12, 31)]
      return days.compactMap { CalendarDate(year: $0.0, month: $0.1, day: $0.2) }.map { .date($0) }
    }
  }

  private static let names = ["pay", "size", "share", "heads", "churchy", "land", "born"]

  // MARK: Places

  private func session() throws -> Session {
    Session(calculator, folder: folder.path, facts: try Case(book, year: 2025))
  }

  private func answered(_ session: Session, _ entry: String) -> String? {
    let reply = session.respond(to: entry)
    if reply.isError { Issue.record("\(entry): \(reply.text.plain)") }
    return reply.isError ? nil : reply.text.plain
  }

  private func value(_ name: String, of facts: Case?) -> Value? {
    facts?.values.first { $0.name == name }?.value
  }

  private func check(_ name: String, _ value: Value, _ text: String) throws {
    var given = try Case(book, year: 2025)
    try given.give(name, text)
    #expect(self.value(name, of: given) == value, "eval \(name)=\(text)")
    #expect(try book.value(text, for: name) == value)

    let session = try session()
    _ = answered(session, ":what \(name) = \(text)")
    #expect(self.value(name, of: session.lastMove?.to.facts) == value, ":what \(name) = \(text)")
    #expect(!session.isIncomplete("\(name) = \(text)") && !session.isIncomplete(text))
    _ = answered(session, "\(name) = \(text)")
    #expect(self.value(name, of: session.facts) == value, "\(name) = \(text)")

    let interview = try Interview(calculator, wanted: ["copy_of_\(name)"], facts: try Case(book, year: 2025))
    #expect(!interview.answer(text).isError, "\(text)")
    #expect(self.value(name, of: interview.facts) == value, "ask: \(text)")

    let file = try CaseFile("year = 2025\n\(name) = \(text) -- a remark\n", path: "my.case").facts(calculator)
    #expect(self.value(name, of: file) == value, "--case: \(text)")

    // Saved text means the same in every language.
    for language in Typed.languages {
      try Language.$current.withValue(language) {
        let saved = try CaseFile(session.facts.fileText, path: "my.case").facts(calculator)
        #expect(self.value(name, of: saved) == value, "\(session.facts.fileText)")
        let replay = try self.session()
        for line in session.script.split(separator: "\n") where !line.hasPrefix(":jur") && !line.hasPrefix(":what") {
          _ = answered(replay, String(line))
        }
        #expect(self.value(name, of: replay.facts) == value, "\(session.script)")
      }
    }
    guard let number = value.exact else { return }
    let stretch = try Stretch("\(name)=\(text)..\(text)", book)
    #expect(stretch.range == number...number, "--over \(name)=\(text)")
    #expect(try stretch.step(typed: text) == number, "--step \(text)")
    if number > 0 {
      let swept = answered(session, ":sweep copy_of_\(name) over \(name)=\(text)..\(text) step \(text)")
      #expect(swept?.contains(" \(text)  ") == true || swept?.contains("\n\(text)  ") == true, "\(swept ?? "")")
    }
  }

  @Test(arguments: names) func atEveryPlace(name: String) throws {
    let type = try book.variable(named: name).type
    var count = 0
    for language in Typed.languages {
      try Language.$current.withValue(language) {
        for value in Self.values(name) {
          let text = Answer.text(of: value, type: type)
          if text.hasPrefix("≈") {
            #expect(throws: Diagnostic.self) { try book.value(text, for: name) }
          } else {
            try check(name, value, text)
            count += 1
          }
        }
      }
    }
    #expect(count >= 6)
  }

  @Test func wantedResults() throws {
    for language in Typed.languages {
      try Language.$current.withValue(language) {
        for value in Self.values("pay") {
          guard case .number(let number) = value, number > 0, number < 10_000_000 else { continue }
          let text = Answer.text(of: value, type: .money)
          let solved = answered(try session(), ":solve copy_of_pay = \(text) for pay=0..\(text)")
          #expect(solved == "pay = \(text)\n")
        }
      }
    }
  }

  /// At the prompt a value needs no name.
  @Test func aloneAtThePrompt() throws {
    for (name, type) in [("pay", ValueType.money), ("size", .number), ("share", .rate), ("born", .date)] {
      for language in Typed.languages {
        try Language.$current.withValue(language) {
          let session = try session()
          for value in Self.values(name) {
            let text = Answer.text(of: value, type: type)
            if text.hasPrefix("≈") { continue }
            _ = answered(session, text)
            #expect(session.results.last?.value == value, "\(text)")
          }
        }
      }
    }
  }

  @Test func unitsOfAName() throws {
    for language in Typed.languages {
      try Language.$current.withValue(language) {
        for value in Self.values("pay") {
          let notation = try book.notation(of: "CENTS")
          let text = Answer.text(of: notation.written(value), type: notation.type)
          #expect(try book.value(text, for: "CENTS") == value, "\(text)")
          let session = try session()
          _ = answered(session, "CENTS = \(text)")
          #expect(self.value("pay", of: session.facts) == value)
          #expect(try Stretch("CENTS=\(text)..\(text)", book).step(typed: text) == value.exact)
        }
      }
    }
  }
}
