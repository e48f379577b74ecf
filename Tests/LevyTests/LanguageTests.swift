import ExactNumbers
import Testing

@testable import LevyCalculator
@testable import LevyModel

@Suite("Labels and numbers in a language")
struct LanguageTests {
  private static let rules =
    "input \"income\" { label = { en = \"Income\", de = \"Einkommen\" }, type = money, help = { en = \"Of the year\" } }\n"
    + "input \"filing\" { label = \"Filing\", type = choice { \"single\", \"joint\", "
    + "labels = { single = { en = \"Alone\", de = \"Einzeln\" } } }, default = \"single\" }\n"
    + rule("tax", "return floor(case.income * 0.25, 0.01)") + rule("share", "return case.tax / 7", type: "rate")

  private func text(_ language: Language?, _ given: KeyValuePairs<String, String> = ["income": "60000"]) throws
    -> String
  {
    try Language.$current.withValue(language) {
      let book = try rulebook(Self.rules)
      return try Calculator(book).answer(["income", "tax", "share"], for: facts(book, given)).markup.plain
    }
  }

  @Test func withoutALanguage() throws {
    #expect(try text(nil).contains(" 60000.00  Income\n"))
  }

  @Test func inGerman() throws {
    let shown = try text(.german)
    for line in [" 60.000,00  Einkommen\n", " 15.000,00  Label of tax\n", "≈ 214.285,7143 %  Label of share\n"] {
      #expect(shown.contains(line), "\(shown)")
    }
  }

  @Test func inEnglish() throws {
    #expect(try text(.english).contains(" 15,000.00  Label of tax\n"))
  }

  @Test func germanNumbersMayBeTyped() throws {
    #expect(try text(.german, ["income": "1.234,50"]).contains(" 1.234,50  Einkommen\n"))
    #expect(try text(.german, ["income": "1234.50"]).contains(" 1.234,50  Einkommen\n"))
    #expect(try text(.german, ["income": "60.000"]).contains(" 60.000,00  Einkommen\n"))
    #expect(try text(nil, ["income": "1.234,50"]).contains(" 1234.50  Income\n"))
    for language in [nil, Language.english] {
      #expect(
        problem { try text(language, ["income": "60.000"]) }
          == .ambiguous(name: "income", value: "60.000", readings: ["60", "60000"]))
    }
  }

  @Test(arguments: Language.allCases) func labelsOfAllLanguagesAreValues(language: Language) throws {
    try Language.$current.withValue(language) {
      let book = try rulebook(Self.rules)
      for word in ["single", "alone", "Einzeln"] {
        #expect(try facts(book, ["filing": word]).values.first?.value == .choice("single"))
      }
    }
  }

  @Test func jsonHasPlainNumbers() throws {
    let json = try Language.$current.withValue(.german) {
      let book = try rulebook(Self.rules)
      return try Calculator(book).answer(["tax"], for: facts(book, ["income": "60000"])).json.text()
    }
    #expect(json.contains("\"tax\": 15000.00"))
  }

  @Test(arguments: ["{ de = \"Einkommen\" }", "{ en = \"Income\", fr = \"Revenu\" }", "{ en = 5 }", "7"])
  func otherTables(label: String) {
    let found = problems("input \"income\" { label = \(label), type = money }")
    #expect(found.map(\.code) == ["wrong-field"])
  }

  @Test(arguments: [("de_AT.UTF-8", Language.german), ("en_IE", .english), ("en_US.UTF-8", nil), ("C", nil), ("", nil)])
  func locales(locale: String, language: Language?) {
    #expect(Language(locale: locale) == language)
  }

  @Test func localesThatGroupWithCommas() {
    for locale in ["en_GB.UTF-8", "en_US", "en", "en_IN@x"] { #expect(NumberStyle(locale: locale) == .english) }
    for locale in ["en_ZA", "en_DK.UTF-8", "C", "C.UTF-8", "POSIX", "fr_FR", "english", ""] {
      #expect(NumberStyle(locale: locale) == nil, "\(locale)")
    }
  }
}
