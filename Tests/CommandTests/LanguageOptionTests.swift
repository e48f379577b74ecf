import Testing

/// `--lang`, `LEVY_LANG` and the locale.
@Suite struct LanguageOptionTests {
  private func eval(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> Outcome {
    try levy(["eval", "de", "--year", "2025", "zve=60k", "est"] + arguments, environment: environment)
  }

  private let german = "est  14.415,00  Einkommensteuer\n"
  private let plain = "est  14415.00  Income tax\n"

  @Test func theOptionComesFirstThenTheVariableThenTheLocale() throws {
    #expect(try eval().out == plain)
    #expect(try eval(["--lang", "de"]).out == german)
    #expect(try eval([], ["LEVY_LANG": "de"]).out == german)
    #expect(try eval([], ["LC_ALL": "de_DE.UTF-8"]).out == german)
    #expect(try eval(["--lang", "en"], ["LC_ALL": "de_DE.UTF-8"]).out == "est  14,415.00  Income tax\n")
    #expect(try eval([], ["LC_ALL": "en_US.UTF-8"]).out == plain)
  }

  @Test func programsSeeNoLocale() throws {
    let plain = try eval(["--json"]).out
    #expect(try eval(["--json"], ["LC_ALL": "de_DE.UTF-8"]).out == plain)
    #expect(try eval(["--json", "--lang", "de"]).out == plain)
  }

  @Test func anotherLanguage() throws {
    #expect(try eval(["--lang", "fr"]).status == 2)
    #expect(try eval([], ["LEVY_LANG": "fr"]).err.contains("error[usage]: LEVY_LANG is 'fr'"))
  }
}
