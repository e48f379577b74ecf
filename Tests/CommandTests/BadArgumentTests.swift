import Foundation
import Testing

/// Typing errors of new users. Each line ends with exit code 2, a message that names the culprit, and no result.
@Suite struct BadArgumentTests {
  static let lines: [(line: String, says: [String])] = [
    // Misspelt words
    ("evla de --year 2025 zve=1", ["'evla'"]),
    ("eval dee --year 2025 zve=1", ["'dee'", "de", "did you mean 'de'"]),
    ("eval DE --year 2025 zve=1", ["'DE'", "de"]),
    ("eval de --yeer 2025 zve=1", ["--yeer", "--year"]),
    ("eval de --year 2025 zve=1 incom_tax", ["'incom_tax'", "did you mean 'income_tax'"]),
    ("eval de --year 2025 taxable_incme=1", ["'taxable_incme'", "did you mean 'taxable_income'"]),
    ("eval de --year 2025 zve=1 filing=jiont", ["filing = 'jiont'", "single, joint"]),
    ("eval de --year 2025 zve=1 federal_state=Bayren church_member=yes", ["federal_state = 'Bayren'", "BY"]),
    ("eval uk --year 2026 tax_code=475K paye_of_period", ["one of 169 words", "as printed"]),
    ("eval de --year 2025 zve=1 church_member=maybe", ["church_member = 'maybe'"]),
    ("describe de incme_tax", ["'incme_tax'", "'income_tax'"]),
    ("batch de examples/people.csv --keep id,nmae", ["'nmae'", "did you mean 'name'"]),
    ("batch de examples/people.csv --keep id,name --given zve --output incom_tax", ["'incom_tax'", "'income_tax'"]),
    ("batch de examples/people.csv --keep id,name --delimiter pipe", ["pipe", "semicolon"]),
    ("batch de examples/people.csv --keep id,name --numbers french", ["french", "german"]),
    ("batch de examples/people.csv --keep id,name income_tax", ["'income_tax'", "--output income_tax"]),
    ("batch de examples/people.csv --keep id,name filng=joint", ["'filng'", "'filing'"]),
    ("test dee", ["'dee'"]),
    ("test rules/de/fixtures/income_tx.csv", ["income_tx.csv"]),
    ("eval de --year 2025 zve=1 --color purple", ["purple", "never"]),
    // Years and dates
    ("eval de --year 1999 zve=1", ["1999", "2002 to 2026"]),
    ("eval de --year 2027 zve=1", ["2027", "2002 to 2026"]),
    ("eval de --year 20x5 zve=1", ["'20x5'", "2002 to 2026"]),
    ("eval de --year 99999999999999999999 zve=1", ["99999999999999999999", "2002 to 2026"]),
    ("eval de --date 2025-02-29 zve=1", ["'2025-02-29'", "expected a date"]),
    ("eval de --date 31.13.2025 zve=1", ["'31.13.2025'", "2025-12-31"]),
    ("eval de --date 03/04/2025 zve=1", ["date = '03/04/2025' could mean 2025-04-03 or 2025-03-04"]),
    ("eval de --year 2025 --known yesterday zve=1", ["'yesterday'", "expected a date"]),
    ("eval de --year 2024 --date 2025-06-30 zve=1", ["2025-06-30", "2024"]),
    // Numbers
    ("eval de --year 2025 zve=60kk", ["zve = '60kk'", "amount of money"]),
    ("eval de --year 2025 zve=k", ["zve = 'k'", "amount of money"]),
    ("sweep de --year 2025 est --over zve=0..1k --step 1kk", ["step = '1kk'", "an amount"]),
    ("sweep de --year 2025 est --over zve=0..60k --step 20.000", ["step = '20.000' could mean 20 or 20000"]),
    ("sweep de --year 2025 est --over zve=0..60,000", ["zve = '60,000' could mean 60 or 60000"]),
    ("solve de --year 2025 net_income=40,000 --for zve", ["net_income = '40,000' could mean 40 or 40000"]),
    ("eval de --year 2025 zve=60.000,0,0", ["zve = '60.000,0,0'", "1234.50"]),
    ("eval de --year 2025 zve=60,000", ["zve = '60,000' could mean 60 or 60000"]),
    ("eval de --year 2025 zve=60.000", ["zve = '60.000' could mean 60 or 60000"]),
    ("eval de --year 2025 zve=$60000", ["zve = '$60000'", "an amount in EUR"]),
    ("eval de --year 2025 zve=0.001", ["zve = '0.001'", "cents"]),
    ("eval de --year 2025 zve=nan", ["zve = 'nan'"]),
    ("eval de --year 2025 zve=inf", ["zve = 'inf'"]),
    ("eval de --year 2025 zve=0x10", ["zve = '0x10'"]),
    ("eval de --year 2025 zve=１２", ["zve = '１２'"]),
    ("eval de --year 2025 zve=", ["zve = ''"]),
    ("eval de --year 2025 zve=1e30", ["zve", "out of range", "0 to 1000000000000"]),
    ("eval de --year 2025 zve=1e999", ["zve = '1e999'"]),
    ("eval de --year 2025 zve=-5", ["zve = '-5'", "out of range"]),
    // One fact, two names
    ("eval de --year 2025 zve=1 taxable_income=2", ["'zve'", "'taxable_income'", "given twice"]),
    ("eval de --year 2025 =5", ["unknown name ''"]),
    ("eval de --year 2025 miete=9000 est", ["unknown name 'miete'", "did you mean 'rent_received'"]),
    ("eval de --year 2025 Lohn=9000 est", ["did you mean 'wages' or 'gross_wage'"]),
    // Folders
    ("eval de --rules nowhere --year 2025 zve=1", ["nowhere", "--rules"]),
    ("eval de --rules README.md --year 2025 zve=1", ["README.md"]),
    ("eval de --rules docs --year 2025 zve=1", ["docs", "no folder with rule files"]),
    ("eval ../rules/de --year 2025 zve=1", ["'../rules/de'"]),
    ("check nowhere", ["nowhere"]),
    ("eval de --overlay nowhere --year 2025 zve=1 est", ["nowhere"]),
    ("serve --overlay rules/lib", ["--overlay does not go"]), ("test --overlay rules/lib", ["--overlay does not go"]),
    ("check de --overlay rules/lib", ["--overlay does not go"]),
    ("repl de --overlay rules/lib", ["--overlay does not go"]),
    ("ask de refund --overlay rules/lib", ["--overlay does not go"]),
    ("definitions de --overlay rules/lib", ["--overlay does not go"]),
    ("new-year de 2027 --write --overlay rules/lib", ["--overlay does not go"]),
  ]

  @Test(arguments: lines) func refuses(line: String, says: [String]) throws {
    let outcome = try levy(line)
    #expect(outcome.status == 2, "\(outcome.out)\(outcome.err)")
    #expect(outcome.out.isEmpty)
    for words in says { #expect(outcome.err.contains(words), "\(outcome.err)") }
  }

  @Test func missingInputsAreNamedTogether() throws {
    let outcome = try levy("eval de --year 2025 church_tax church_member=yes")
    #expect(outcome.status == 1)
    for name in ["monthly_income", "federal_state", "Some income"] { #expect(outcome.err.contains(name)) }
  }
}
