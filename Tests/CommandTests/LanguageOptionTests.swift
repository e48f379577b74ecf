import Testing

/// `--lang`, `LEVY_LANG` and the locale.
@Suite struct LanguageOptionTests {
  private func eval(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> Outcome {
    try levy(["eval", "de", "--year", "2025", "zve=60k", "est"] + arguments, environment: environment)
  }

  private let german = "est  14.415,00  Tarifliche Einkommensteuer\n"
  private let plain = "est  14415.00  Income tax by the tariff\n"

  @Test func theOptionComesFirstThenTheVariableThenTheLocale() throws {
    #expect(try eval().out == plain)
    #expect(try eval(["--lang", "de"]).out == german)
    #expect(try eval([], ["LEVY_LANG": "de"]).out == german)
    #expect(try eval([], ["LC_ALL": "de_DE.UTF-8"]).out == german)
    #expect(try eval(["--lang", "en"], ["LC_ALL": "de_DE.UTF-8"]).out == "est  14,415.00  Income tax by the tariff\n")
    #expect(try eval([], ["LC_ALL": "en_US.UTF-8"]).out == plain)
  }

  @Test func programsSeeNoLocale() throws {
    let plain = try eval(["--json"]).out
    #expect(try eval(["--json"], ["LC_ALL": "de_DE.UTF-8"]).out == plain)
    #expect(try eval(["--json", "--lang", "de"]).out == plain)
  }

  @Test func anotherLanguage() throws {
    #expect(try eval(["--lang", "fr"]).status == 2)
    #expect(try eval([], ["LEVY_LANG": "fr"]).err.contains("error[usage]: LEVY_LANG 'fr': expected en or de"))
  }

  /// Every place where a person types, once as English and once as Germans write.
  @Test(arguments: [
    (["--lang", "en"], "60,000", "14,415.00"), (["--lang", "de"], "60.000", "14.415,00"),
    (["--lang", "en"], "60,000.00", "14,415.00"), (["--lang", "de"], "60.000,00", "14.415,00"),
    ([], "60 000", "14415.00"), ([], "€60.000,00", "14415.00"),
  ])
  func whatIsTypedIsReadInTheLanguage(language: [String], income: String, tax: String) throws {
    func out(_ arguments: [String], input: String = "") throws -> String {
      let outcome = try levy(arguments + language, input: input)
      #expect(outcome.status == 0, "\(arguments): \(outcome.err)")
      return outcome.out
    }
    let year = ["de", "--year", "2025"]
    #expect(try out(["eval"] + year + ["zve=\(income)", "est"]).contains(" \(tax) "))
    #expect(try out(["repl"] + year + ["-e", "zve = \(income)", "-e", "est"]).hasSuffix("\n\(tax)\n"))
    #expect(try out(["repl"] + year + ["zve=1", "-e", ":what zve = \(income), filing = single"]).contains(" \(tax) "))
    let asked = try levy(["ask"] + year + ["est", "--json"] + language, input: "\(income)\n")
    #expect(asked.out.contains("\"extraordinary_income\": 60000.00"), "\(asked.err)")
    #expect(try out(["compare"] + year + ["zve=\(income)", "est"]).contains(" \(tax) "))
    let over = ["--over", "zve=0..\(income)", "--step", income]
    #expect(try out(["sweep"] + year + ["est"] + over).contains(" \(tax)\n"))
    let swept = try out(["repl"] + year + ["-e", ":sweep est over zve=0..\(income) step \(income)"])
    #expect(swept.contains(" \(tax) "))
    let solved = try out(["solve"] + year + ["est=\(tax)", "--for", "zve=0..\(income)"])
    #expect(solved.contains(language == ["--lang", "de"] ? "60.000,00" : language.isEmpty ? "60000.00" : "60,000.00"))
    #expect(try out(["repl"] + year + ["-e", ":solve est = \(tax) for zve=0..\(income)"]) == solved)
    let scratch = try Scratch()
    let file = try scratch.write("my.case", "jurisdiction = de\nyear = 2025\nzve = \(income) -- typed\n")
    #expect(try out(["eval", "--case", file, "est"]).contains(" \(tax) "))
  }

  /// A locale that groups thousands with a comma settles what one means, and nothing else: results are written as ever.
  @Test func aLocaleNamesItsNumbers() throws {
    func eval(_ income: String, _ environment: [String: String], _ more: [String] = []) throws -> Outcome {
      try levy(["eval", "de", "--year", "2025", "zve=\(income)", "est"] + more, environment: environment)
    }
    let british = ["LC_ALL": "", "LANG": "en_GB.UTF-8"]
    for environment in [british, ["LC_ALL": "en_US.UTF-8"], ["LC_ALL": "", "LC_NUMERIC": "en_IE", "LANG": "C"]] {
      #expect(try eval("60,000", environment).out == plain, "\(environment)")
    }
    let others = [
      ["LC_ALL": "C"], ["LC_ALL": "C.UTF-8", "LANG": "en_GB.UTF-8"],
      ["LC_ALL": "", "LC_NUMERIC": "en_ZA", "LANG": "en_GB"],
    ]
    for environment in others {
      #expect(try eval("60,000", environment).err.contains("could mean 60 or 60000"), "\(environment)")
    }
    #expect(try eval("60.000", british).err.contains("could mean 60 or 60000"))
    #expect(try eval("60,000", british, ["--json"]).status == 2, "a locale changes nothing for programs")
  }

  /// The locale of the Irish says how they write, and what they type is then no doubt; without it, it is.
  @Test func anInterviewReadsTheLocale() throws {
    let asked = [
      "ask", "ie", "--year", "2025", "income_tax", "birth_date=15 June 1980", "marital_status=single", "children=0",
    ]
    let irish = try levy(asked, input: "42,000\n", environment: ["LC_ALL": "en_IE.UTF-8"])
    #expect(irish.status == 0 && irish.out.contains("income_tax"), "\(irish.err)")
    let other = try levy(asked, input: "42,000\n")
    #expect(other.status == 1 && other.err.contains("could mean 42 or 42000"), "\(other.err)")
  }
}
