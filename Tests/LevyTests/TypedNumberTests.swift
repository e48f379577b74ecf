import ExactNumbers
import Testing

@testable import LevyModel
@testable import LevyRules

/// A typed text and what it means under plain, English and German habits: a value as it may be given again, `?` and the
/// two that it could be, or `-` for none.
struct Typed: CustomTestStringConvertible {
  let text: String
  let meanings: [String]

  init(_ text: String, _ everywhere: String) { (self.text, meanings) = (text, [everywhere, everywhere, everywhere]) }
  init(_ text: String, plain: String, en: String, de: String) { (self.text, meanings) = (text, [plain, en, de]) }

  var testDescription: String { text.debugDescription }

  static let languages: [Language?] = [nil, .english, .german]
}

@Suite("Numbers that a person types")
struct TypedNumberTests {
  static let rules =
    input("pay", "money", "default = 0, aliases = { CENTS = 0.01 },") + input("size", "number", "default = 0,")
    + input("share", "rate", "default = 0, aliases = { PERCENT = 0.01 },")
    + input("heads", "count(9000000)", "default = 0,") + input("churchy", "boolean", "default = false,")

  /// Returns the readings of a text under a name in each language.
  static func readings(_ text: String, as name: String) throws -> [String] {
    try Typed.languages.map { language in
      try Language.$current.withValue(language) {
        var facts = try Case(rulebook(rules), year: 2025)
        switch problem({ try facts.give(name, text) }) {
        case nil: return facts.values.first?.value.description ?? "nothing"
        case .ambiguous(name, text, let readings): return "? " + readings.joined(separator: " ")
        case .badValue(name, text, _, _): return "-"
        case let other?: return "\(other)"
        }
      }
    }
  }

  @Test(arguments: [
    Typed("60000", "60000"), Typed("60_000", "60000"), Typed(" 7 ", "7"), Typed("+7", "7"), Typed("1e3", "1000"),
    Typed("14415.5", "14415.5"), Typed("14415.50", "14415.5"), Typed("-0.01", "-0.01"), Typed(".5", "0.5"),
    Typed("\u{2212}5", "-5"), Typed("- 5", "-5"), Typed("--5", "-"), Typed("", "-"), Typed("nan", "-"),
    Typed("0x10", "-"), Typed("１２", "-"), Typed("1e999", "-"), Typed("≈ 12.50", "-"), Typed("1/2", "-"),
    // Both marks, or one mark twice, leave no doubt.
    Typed("28,772.99", "28772.99"), Typed("28.772,99", "28772.99"), Typed("1,234,567", "1234567"),
    Typed("1.234.567", "1234567"), Typed("-1.234.567,8", "-1234567.8"), Typed("1,234.567,8", "-"),
    Typed("1,23.4", "-"), Typed("12.34,5", "-"), Typed("1.2.3", "-"),
    // One mark before three digits is what the language says it is, or doubtful.
    Typed("60,000", plain: "? 60 60000", en: "60000", de: "? 60 60000"),
    Typed("60.000", plain: "? 60 60000", en: "? 60 60000", de: "60000"),
    Typed("-1,500", plain: "? -1.5 -1500", en: "-1500", de: "? -1.5 -1500"),
    Typed("999.999", plain: "? 999.9990 999999", en: "? 999.9990 999999", de: "999999"),
    Typed("60.125", plain: "? 60.1250 60125", en: "? 60.1250 60125", de: "60125"),
    // No amount has more than two decimals, zeros or not.
    Typed("1234.000", "-"), Typed("60.0000", "-"), Typed("0.125", "-"), Typed("0,125", "-"), Typed("0.001", "-"),
    Typed("60,0000", "-"), Typed("012.500", "-"),
    // A comma before one or two digits is a decimal mark, but not where English is spoken.
    Typed("12,5", plain: "12.5", en: "-", de: "12.5"), Typed("60000,00", plain: "60000", en: "-", de: "60000"),
    Typed(",5", plain: "0.5", en: "-", de: "0.5"), Typed("60,", "-"), Typed("60.", "-"),
    // Blanks and apostrophes
    Typed("60 000", "60000"), Typed("60\u{A0}000", "60000"), Typed("1\u{202F}234\u{202F}567,89", "1234567.89"),
    Typed("60\u{2009}000.50", "60000.5"), Typed("60'000", "60000"), Typed("60\u{2019}000.50", "60000.5"),
    Typed("60 000,50", "60000.5"), Typed("6 00", "-"), Typed("60 0000", "-"), Typed("1 234 56", "-"),
    Typed("1'234 567", "-"), Typed("0 125", "-"), Typed("60 000.000", "-"), Typed("60.000 000", "-"),
    // Thousands
    Typed("60k", "60000"), Typed("60K", "60000"), Typed("60 k", "60000"), Typed("1.5m", "1500000"),
    Typed("-2k", "-2000"), Typed("0.125k", "125"), Typed("60_000k", "60000000"), Typed("60kk", "-"), Typed("k", "-"),
    Typed("60 k m", "-"), Typed("m1", "-"), Typed("0.00125m", "1250"), Typed("0.000000001k", "-"),
    Typed("1,5k", plain: "1500", en: "-", de: "1500"),
    Typed("1.500k", plain: "? 1500 1500000", en: "? 1500 1500000", de: "1500000"),
    // Currencies
    Typed("€60000", "60000"), Typed("60000 €", "60000"), Typed("60000€", "60000"), Typed("EUR 60000", "60000"),
    Typed("60000 eur", "60000"), Typed("60000 Euro", "60000"), Typed("-€5", "-5"), Typed("€-5", "-5"),
    Typed("€60k", "60000"), Typed("60k €", "60000"), Typed("60 kEUR", "60000"), Typed("€ 28.772,99", "28772.99"),
    Typed("60\u{A0}000\u{A0}€", "60000"), Typed("€60,000", plain: "? 60 60000", en: "60000", de: "? 60 60000"),
    Typed("$60000", "-"), Typed("60000 USD", "-"), Typed("£5", "-"), Typed("5 CHF", "-"), Typed("€5€", "-"),
    Typed("5 apples", "-"), Typed("€", "-"), Typed("42%", "-"), Typed("5 € %", "-"),
    // Days are no sums.
    Typed("15/06/1980", "-"), Typed("2025-03-01", "-"), Typed("30.06.2025", "-"), Typed("today", "-"),
  ])
  func amounts(typed: Typed) throws {
    #expect(try Self.readings(typed.text, as: "pay") == typed.meanings)
  }

  @Test(arguments: [
    Typed("0.125", "0.125"), Typed("1234.125", "1234.125"), Typed("1/3", "1/3"), Typed("-1001/30", "-1001/30"),
    Typed("1/0", "-"), Typed("60.1250", "60.125"), Typed("1.2345", "1.2345"),
    Typed("1,2345", plain: "-", en: "-", de: "1.2345"), Typed("0,125", plain: "-", en: "-", de: "0.125"),
    Typed("60.125", plain: "60.125", en: "60.125", de: "60125"),
    Typed("60,125", plain: "? 60.1250 60125", en: "60125", de: "60.125"),
    // Levy prints no zero at the end, and who groups often does.
    Typed("60.500", plain: "? 60.5 60500", en: "? 60.5 60500", de: "60500"),
    Typed("60,500", plain: "? 60.5 60500", en: "60500", de: "? 60.5 60500"), Typed("0.500", "0.5"),
    Typed("60k", "60000"), Typed("€60", "-"), Typed("42%", "-"), Typed("15/06/1980", "-"),
  ])
  func quantities(typed: Typed) throws {
    #expect(try Self.readings(typed.text, as: "size") == typed.meanings)
  }

  @Test(arguments: [
    Typed("0.42", "0.42"), Typed("42%", "0.42"), Typed("42 %", "0.42"), Typed("42\u{202F}%", "0.42"),
    Typed("5.5 %", "0.055"), Typed("5,5 %", plain: "0.055", en: "-", de: "0.055"), Typed("-1%", "-0.01"),
    Typed("24.025 %", plain: "0.24025", en: "0.24025", de: "240.25"),
    Typed("24,025 %", plain: "? 24.0250 % 24025 %", en: "240.25", de: "0.24025"),
    Typed("24.500 %", plain: "? 24.5 % 24500 %", en: "? 24.5 % 24500 %", de: "245"), Typed("0.125", "0.125"),
    Typed("0.999", "0.999"), Typed("1", "? 1 % 100 %"), Typed("2.5", "? 2.5 % 250 %"), Typed("-3", "? -3 % -300 %"),
    Typed("100 %", "1"), Typed("4/3", "4/3"),
    Typed("1.245", plain: "? 1.2450 % 124.5 %", en: "? 1.2450 % 124.5 %", de: "? 1245 % 124500 %"),
    Typed("1k", "-"), Typed("%", "-"), Typed("42%%", "-"), Typed("4%2", "-"), Typed("1/3", "1/3"),
  ])
  func rates(typed: Typed) throws {
    #expect(try Self.readings(typed.text, as: "share") == typed.meanings)
  }

  @Test(arguments: [
    Typed("3", "3"), Typed("3.0", "-"), Typed("60k", "60000"), Typed("60 000", "60000"), Typed("-1", "-"),
    Typed("2.5", "-"), Typed("2.000", plain: "? 2 2000", en: "? 2 2000", de: "2000"), Typed("9000001", "-"),
    Typed("2,000", plain: "? 2 2000", en: "2000", de: "? 2 2000"), Typed("2025-03-01", "-"),
  ])
  func counts(typed: Typed) throws {
    #expect(try Self.readings(typed.text, as: "heads") == typed.meanings)
  }

  @Test(arguments: [
    Typed("6000000", "60000"), Typed("6k", "60"), Typed("12.5", "-"), Typed("€12", "-"),
    Typed("1.234.567", "12345.67"), Typed("60,000", plain: "? 60 60000", en: "600", de: "? 60 60000"),
  ])
  func unitsOfAName(typed: Typed) throws {
    #expect(try Self.readings(typed.text, as: "CENTS") == typed.meanings)
  }

  @Test func percentOfANameInPercentIsRefused() throws {
    #expect(try Self.readings("42", as: "PERCENT") == ["0.42", "0.42", "0.42"])
    #expect(try Self.readings("42 %", as: "PERCENT") == ["-", "-", "-"])
  }

  @Test(arguments: [
    Typed("yes", "true"), Typed("Ja", "true"), Typed("\u{A0}no ", "false"), Typed("nein", "false"), Typed("j", "true"),
    Typed("N", "false"), Typed("wahr", "true"), Typed("2", "-"), Typed("maybe", "-"),
  ])
  func yesAndNo(typed: Typed) throws {
    #expect(try Self.readings(typed.text, as: "churchy") == typed.meanings)
  }

  // MARK: Never another number

  /// Returns the number that a text of digits and marks means in the notation 60,000.50, or with the marks exchanged;
  /// nil if none.
  private static func meaning(_ text: String, point: Character, comma: Character) -> Exact? {
    let halves = text.split(separator: point, omittingEmptySubsequences: false)
    guard halves.count <= 2, halves.last?.isEmpty == false, halves.count == 1 || !halves[1].contains(comma) else {
      return nil
    }
    let groups = halves[0].split(separator: comma, omittingEmptySubsequences: false)
    guard
      groups.count == 1
        || (!halves[0].isEmpty && groups[0].first != "0" && (1...3).contains(groups[0].count)
          && groups.dropFirst().allSatisfy { $0.count == 3 })
    else { return nil }
    return try? Exact(parsing: "0" + groups.joined() + (halves.count == 2 ? "." + halves[1] : ""))
  }

  @Test func anAmountIsNeverReadAsOneThatItMayNotBe() throws {
    var random = SystemRandomNumberGenerator()
    var (read, refused) = (0, 0)
    for _ in 0..<3_000 {
      let length = Int.random(in: 1...9, using: &random)
      let text = String((0..<length).map { _ in "0125..,,009".randomElement(using: &random) ?? "0" })
      let english = Self.meaning(text, point: ".", comma: ",")
      let german = Self.meaning(text, point: ",", comma: ".")
      for style in [NumberStyle.plain, .english, .german] {
        guard let typed = TypedNumber(text) else { continue }
        switch typed.reading(in: style, decimals: 2) {
        case .number(let number):
          read += 1
          #expect(number == english || number == german, "\(text)")
          if let english, let german, english != german {
            #expect(number == (style == .english ? english : german), "\(text) in \(style)")
            #expect(style != .plain, "\(text)")
          }
        case .either(let one, let other):
          refused += 1
          #expect(Set([one, other]) == Set([english, german].compactMap(\.self)), "\(text)")
        case .none: continue
        }
      }
    }
    #expect(read > 1_000 && refused > 20)
  }
}
