import Levy
import LevyRules

/// Rules with one of everything, for inputs that need rules.
enum FuzzRules {
  static let jurisdiction = """
    jurisdiction "xx" { label = "X", currency = "EUR", years = { 2020, 2026 } }
    """

  static let rules = """
    local taper = require "shared"
    input "income" { label = "Income", type = money, aliases = { "pay", CENTS = 0.01 }, min = 0 }
    input "rate_of_work" { label = "Share of full time", type = rate, default = 1 }
    input "weight" { label = "Weight", type = number, default = 0.5, ask_if = function(case) return case.income > 5 end }
    input "children" { label = "Children", type = count(20), default = 0 }
    input "member" { label = { en = "Member", de = "Mitglied" }, type = boolean, default = false }
    input "filing" { label = "Filing", type = choice { "single", "joint", labels = { joint = "Together" } }, default = "single" }
    input "born" { label = "Born", type = date, default = "1980-06-15" }
    parameter "bands" { label = "Bands", source = "§ 1", since = {
      ["2020-01-01"] = { { upto = 10000, rate = 0 }, { from = 10000, rate = 0.2 } },
      ["2024-01-01"] = revised { originally = { { upto = 11000, rate = 0 }, { from = 11000, rate = 0.2 } },
        ["2024-12-05"] = { { upto = 12000, rate = 0 }, { from = 12000, rate = 0.25 } } } } }
    parameter "relief" { label = "Relief", source = "§ 2", type = money, since = { ["2020-01-01"] = 500.50, ["2026-01-01"] = repealed } }
    rule "tax" { label = "Tax", source = "§ 1", type = money, aliases = { "t" }, compute = function(case, law)
      local tax = 0
      for _, band in ipairs(law.bands) do
        tax = tax + max(0, min(case.income, band.upto or case.income) - (band.from or 0)) * band.rate
      end
      if case.filing == "joint" then tax = tax / 2 end
      return floor(taper(tax - case.children * law.relief), 0.01)
    end }
    rule "share" { label = "Share", source = "§ 3", type = rate, compute = function(case)
      return case.tax / max(1, case.income) * case.rate_of_work
    end }
    deadline "due" { label = "Due", source = "§ 4", due = function(case) return date(case.year + 1, 7, 31) end }
    example "one" { year = 2025, given = { income = 20000 }, expect = { tax = 1500 }, source = "by hand" }
    """

  static let shared = "return function(amount) return max(0, amount) end"

  static let bankTable = """
    Buchungstag;Betrag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck
    14.03.25;-60,00;Praxis Müller;Rechnung
    15.03.25;-3,50;Café;Kaffee
    15.03.25;-3,50;Café;Kaffee
    16.03.25;3.000,00;Kunde GmbH;=Rechnung 12
    """

  static func rulebook() throws -> Rulebook {
    try Rulebook("xx", files: ["a.lua": rules, "shared.lua": shared, "b.lua": jurisdiction])
  }

  static func calculator() throws -> Calculator { try Calculator(rulebook()) }
}

extension FuzzTarget {
  /// Seeds that reach much of the code.
  package var seeds: [String] {
    switch self {
    case .parser, .declarations:
      [FuzzRules.rules, FuzzRules.shared] + FuzzRules.rules.split(separator: "\n    ").map(String.init)
    case .csv:
      ["income,children,born\n1,2,1980-06-15\n\"a\n\"\"b\"\"\",,\n\n", "a;b\r\n\"x;y\";2\r\n", "\u{FEFF}a\tb\n1\t2"]
    case .ndjson:
      [
        "{\"income\": 1.50, \"filing\": \"joint\"}\n\n{\"filing\": null, \"income\": -1e2}\n",
        "{\"a\":{\"b\":[1,\"\\u00e9\\n\"]},\"c\":true}\n{\"c\":false,\"a\":\"\\ud83e\\uddfe\"}",
      ]
    case .caseFile:
      [
        "-- A case of levy\njurisdiction = xx\nyear = 2025\nknown = 2024-06-30\nincome = 60k  -- a remark\nmember = yes\n",
        "date = 2024-03-05\nborn = 15 June 1980\nfiling = Together\nweight = 1/3\nrate_of_work = 42,5 %\n# end",
      ]
    case .prompt:
      [
        "income = 60000\ntax\nshare * 100\n:why tax\n:what income = 5\n:undo\nans + _1\n",
        ":help\n:show\n:year 2024\nborn = 15.06.1980",
        "tax(\n1)\n:describe tax\n:cliffs tax income=0..100\n:solve tax=5 income\n:sweep tax income=0..10\n:names\n:results\n",
      ]
    case .value:
      [
        "1234.50", "1.234,50", "€ 60,000.50", "42 %", "60k", "15 June 1980", "15.06.1980", "2025-02-28", "yes", "joint",
        "1/3",
        "-5", "1e3", "−1,5", "Together", "1 234,5", "1'000", "12_000",
      ]
    case .completion:
      [
        "inc", "tax + sha", ":", ":what inc", ":why t", ":sweep tax inc", "filing = ", "filing = jo", ":load /",
        ":help ",
        "income = 5 --", "case.", "max(tax, ",
      ]
    case .editor:
      [
        editorMessages(["\"id\": 1, \"method\": \"initialize\""]),
        editorMessages([
          "\"id\": 1, \"method\": \"initialize\"",
          "\"method\": \"textDocument/didOpen\", \"params\": {\"textDocument\": {\"uri\": \"file:///xx/a.lua\", "
            + "\"text\": \"rule \\\"r\\\" { type = money, compute = function(case, law) return case. end }\"}}",
          "\"id\": 2, \"method\": \"textDocument/completion\", \"params\": {\"textDocument\": {\"uri\": \"file:///xx/a.lua\"}, "
            + "\"position\": {\"line\": 0, \"character\": 70}}",
          "\"id\": 3, \"method\": \"shutdown\"", "\"method\": \"exit\"",
        ]),
      ]
    case .bank:
      [
        FuzzRules.bankTable,
        "Date,Description,Amount,Balance\n2025-03-14,\"Shop, Dublin\",-12.50,100.00\n15/03/2025,Pay,3000,3100.00\n",
        "id,day,amount,kind,flow,payee,note,place,pay_type,source,source_id,removed,survivor,as_imported\n"
          + "1,2025-03-14,-60.00,medical,out,Ann,,,,,,0,,x\n2,2025-03-15,-60.00,medical,out,Ann,,,,,,1,1,y\n",
        "\u{FEFF}Datum;Soll;Haben;Text\r\n31.12.2024;10,00;;a\r\n1.1.2025;;20,00;b\r\n",
      ]
    case .journal: ["0:53", "100:0d", "4096:ff00ff", "8192!", "40:0000", "4097:00\n4100:ffff\n12300:7f", "18:02020040"]
    case .arrow:
      [
        // Rows, columns; then of each column its name, type and shape, and its values.
        "\u{2}\u{0}\u{0}\u{0}\u{0}\u{1}\u{2}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{7}\u{1}",
        "\u{3}\u{1}\u{0}\u{1}\u{1}\u{7}\u{5}60000\u{0}\u{4}12.5\u{3}\u{1}\u{6}\u{2}\u{5}joint\u{6}single\u{0}\u{1}\u{0}",
        "\u{2}\u{1}\u{0}\u{2}\u{0}\u{1}\u{10}\u{27}\u{0}\u{0}\u{4}\u{4}\u{1}\u{3}\u{0}\u{40}",
        "\u{5}\u{1}\u{0}\u{8}\u{0}\u{3}100\u{14}a text that is too long\u{5}\u{5}\u{1}\u{1f}\u{2}",
      ]
    case .kept: ["0:00", "4000:ff", "9000:ffffffff", "7000!", "5000:7fffffffffffffff\n6000:80"]
    case .request:
      [
        "GET /xx/2025/case?income=20000&filing=joint", "GET /xx/2025/results?income=20000,50&children=2",
        "GET /xx/2025/why?_name=tax&income=20000", "GET /xx/2025/interview?_to=1", "GET /xx/2025/years?income=5",
        "GET /xx/2025/chart?_of=tax&_over=income&income=9", "GET /xx/2025/solve?_name=tax&_to=100&_for=income",
        "GET /api/xx/2025/eval?income=20000", "GET /api/xx/2025/ask?income=1&_question=sweep tax over income=0..100",
        "GET /api/xx/2025/timeline", "GET /api/openapi.json", "GET /", "GET /journal?_find=a", "GET /cases/1/case",
        "POST /journal\napplication/x-www-form-urlencoded\ndo=add&day=2025-03-14&amount=5&payee=Ann&kind=expense",
        "POST /cases\napplication/x-www-form-urlencoded\ndo=save&name=A&_at=/xx/2025/case?income=5",
        "POST /cases\nmultipart/form-data; boundary=b\n--b\nContent-Disposition: form-data; name=\"file\"\n\nyear = 2025\n--b--",
      ]
    }
  }

  /// Encodes messages as an editor sends them.
  private func editorMessages(_ messages: [String]) -> String {
    messages.map { "Content-Length: \($0.utf8.count + 2)\r\n\r\n{\($0)}" }.joined()
  }
}
