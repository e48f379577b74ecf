import Testing

/// Errors in a case are shown in the chosen language; JSON is in English.
@Suite struct GermanProblemTests {
  @Test(arguments: [
    (
      "eval de --year 2025 zve=60000 filing=xx", "bad-value",
      "filing = 'xx' geht nicht; erwartet: eines von single, joint"
    ),
    ("eval de --year 2025 zve=60000 filing=jiont", "bad-value", "Hilfe: gemeint ist vielleicht 'joint'"),
    (
      "eval de --year 2025 zve=abc", "bad-value", "'abc' geht nicht; erwartet: ein Betrag, höchstens auf den Cent genau"
    ),
    ("eval de --year 2025 zve=5$", "bad-value", "erwartet: ein Betrag in EUR"),
    ("eval de --year 2025 zve=60000 birth_date=gestern", "bad-value", "erwartet: ein Tag, etwa 31.12.2025"),
    ("eval de --year 2025 zve=60.00.0", "bad-value", "etwa 1.234,50"),
    ("eval de --year 2025 wages=5/tag", "bad-value", "erwartet: der Betrag im Jahr: das eine geht nicht genau"),
    ("eval de --year 2025 zvee=5", "unknown-name", "unbekannter Name 'zvee'"),
    (
      "eval de --year 2025 zve=-5", "out-of-range",
      "zve = '-5' liegt außerhalb der Grenzen: von 0 bis 1.000.000.000.000"
    ),
    ("eval de --year 1999 zve=60000", "no-law", "für das Jahr 1999 gibt es kein Recht: die Regeln gelten für 2002 bis"),
    ("eval de --year 2025 est", "missing", "nicht angegeben: sum_of_income; gebraucht für income_tax"),
    ("eval de --year 2025 est", "missing", "— ein Betrag, höchstens auf den Cent genau, etwa 1.234,50"),
    ("eval de --year 2025 zve=1 taxable_income=1", "given-twice", "dieselbe Angabe, zweimal gemacht"),
    (
      "eval ie --year 2025 salary=40000 remote_days=366 income_tax", "impossible",
      "remote_days = 366 kann nicht stimmen"
    ),
    ("eval ie --year 2025 salary=50000 spouse.salary=20000 income_tax", "no-such-person", "aber niemand ist da"),
    ("eval de --year 2025 zve=60000 capital_receipts=5000 tariff_better", "supposed", "stattdessen angeben, woraus"),
    ("eval de --year 2025 zve=60000 wohngeld=3000 est", "decides-nothing", "nichts hängt hier von 'wohngeld' ab"),
    (
      "eval de --year 2025 est=9000 wages=30000 est --strict", "unused-fact", "zählt für nichts: nicht verwendet"
    ),
    ("eval de --year 2025 5000 zve est", "usage", "'5000' ist ein Wert ohne Namen"),
    ("compare de --year 2025 zve=1 --years abc", "usage", "--years 'abc' geht nicht; erwartet: Jahre"),
    ("sweep de --year 2025 est --over zve=5..1", "bad-value", "erwartet: zuerst der kleinere Wert"),
    ("sweep de --year 2025 est --over zve=0..10 --chart --csv", "usage", "--chart und --csv schließen einander aus"),
    ("evla de", "usage", "unbekannter Befehl 'evla'; es gibt eval"),
    ("eval de --year 2025 --zve 60000", "usage", "Hilfe: zve=60000 schreiben, ohne Striche"),
    ("repl de --overlay rules/lib", "usage", "--overlay geht mit diesem Befehl nicht"),
    ("timeline de --year 2025 --done income_tax_return", "usage", "--done ist ohne --journal angegeben"),
    ("eval xx --year 2025", "unknown-jurisdiction", "für 'xx' gibt es keine Regeln; es gibt Regeln für de, ie, uk"),
  ])
  func ofTheCommand(command: String, code: String, words: String) throws {
    let outcome = try levy("\(command) --lang de")
    #expect(outcome.status != 0)
    #expect(outcome.err.contains("Fehler[\(code)]: ") && outcome.err.contains(words), "\(outcome.err)")
  }

  @Test func atThePrompt() throws {
    let entries = [
      ("filing = xx", "filing = 'xx' geht nicht; erwartet: eines von single"), ("zvee = 3", "unbekannter Name 'zvee'"),
      ("zve = -5", "liegt außerhalb der Grenzen"), (":year 1999", "für das Jahr 1999 gibt es kein Recht"),
      (":why", "zu schreiben ist :why NAME"), (":hepl", "unbekannter Befehl ':hepl'"),
      ("1 / 0", "Division durch null"), ("est", "nicht angegeben: sum_of_income"),
    ]
    for (entry, words) in entries {
      let outcome = try levy("repl de --year 2025 --lang de", input: entry + "\n")
      #expect(outcome.status == 1 && outcome.err.contains(words), "\(entry): \(outcome.err)")
    }
  }

  @Test func programsSeeEnglish() throws {
    let german = try levy("eval de --year 2025 zve=60000 filing=xx --lang de --json")
    #expect(german.out == (try levy("eval de --year 2025 zve=60000 filing=xx --json").out))
    #expect(german.out.contains("filing = 'xx': expected one of single, joint"))
  }
}
