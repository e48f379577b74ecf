import Foundation
import Testing

/// The output of `levy batch` for a table, byte for byte.
@Suite struct BatchTests {
  @Test func everyFormOfATable() throws {
    let table =
      "\u{FEFF}id,zve,note,filing\r\n"
      + "b,60000,\"says \"\"so, there\"\"\",single\r\n"
      + "a,60000,\"two\r\nlines\",joint\r\n"
      + "c, 1e4 ,\" \",\"single\"\n"
      + "ä,20000.50,,"
    let outcome = try levy("batch de - --year 2025 --given zve --keep id,note --output ESt,soli,zvE", input: table)
    #expect(outcome.status == 0, "\(outcome.err)")
    let notes = outcome.err.split(separator: "\n")
    #expect(notes.count == 2 && notes[0] == "given in place of its rule: taxable_income")
    #expect(
      notes[1].hasPrefix("assumed where needed: ") && notes[1].contains("Filing status: single (filing in 1 row)"))
    let expected =
      "id,zve,note,filing,ESt,soli,zvE\n"
      + "b,60000,\"says \"\"so, there\"\"\",single,14415.00,0.00,60000.00\n"
      + "a,60000,\"two\r\nlines\",joint,8606.00,0.00,60000.00\n"
      + "c, 1e4 ,\" \",\"single\",0.00,0.00,10000.00\n"
      + "ä,20000.50,,,1639.00,0.00,20000.50\n"
    #expect(outcome.out == expected)
  }

  /// The contributions of the first row are what its wages bear, and its tax is that on 52,000 less these, 1,230 and 36.
  @Test func factsAreEstimatedWhereThatIsAsked() throws {
    let table =
      "id,wages,old_age_contributions,health_contributions,care_contributions,sick_pay,health_subsidy\n"
      + "1,52000,,,,,\n2,38000,3534,3249,912,yes,yes\n3,0,,,,,\n"
    let words = "batch de - --keep id --year 2025 --output assessed_income_tax"
    let plain = try levy(words, input: table)
    #expect(plain.status == 1 && plain.err.contains("error: 1 of 3 rows have no results"), "\(plain.err)")
    let outcome = try levy(words + " --estimate", input: table)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(
      outcome.out.contains("\n1,52000,,,,,,7442.00\n") && outcome.out.hasSuffix("\n3,0,,,,,,0.00\n"), "\(outcome.out)")
    #expect(outcome.out.contains(plain.out.split(separator: "\n")[2]), "what is given counts")
    #expect(outcome.err.contains("estimated in 1 of 3 rows: "), "\(outcome.err)")
    #expect(outcome.err.contains("health_contributions") && !outcome.err.contains("not used"), "\(outcome.err)")
    let scratch = try Scratch()
    let json = try levy(words + " --estimate --json -o \(scratch.path)/out.csv", input: table)
    #expect(json.out.contains(/"name": "health_contributions",\s+"rows": 1/), "\(json.out)")
    let both = try levy(words + " --estimate --strict", input: table)
    #expect(both.status == 2 && both.err.contains("--strict") && both.out.isEmpty)
  }

  static let faulty = """
    zve,filing,year,id
    60000,single,2025,1
    nan,single,2025,2
    1e30,single,2025,3
    -5,single,2025,4
    60000,jiont,2025,5
    60000,single,1999,6
    60000,single,soon,7
    60000,single
    60000,single,2025,9,more
    ,single,2025,10
    "60000","joint","2025","11"

    60000,single,2024,13

    """

  static let report = """
    row,line,column,value
    2,3,zve,nan
    3,4,zve,1e30
    4,5,zve,-5
    5,6,filing,jiont
    6,7,year,1999
    7,8,year,soon
    8,9,,"60000
    9,10,,"60000
    10,11,,
    12,13,,

    """

  @Test func faultyRowsKeepTheirPlace() throws {
    let scratch = try Scratch()
    try scratch.write("in.csv", Self.faulty)
    let rules = Package.root + "/rules"
    let outcome = try levy(
      ["batch", "de", "in.csv", "--given", "zve", "--keep", "id", "--output", "est", "-o", "out.csv"]
        + ["--errors", "faults.csv", "--rules", rules], in: scratch.path)
    #expect(outcome.status == 1)
    #expect(outcome.out.isEmpty)
    let messages = outcome.err.split(separator: "\n")
    #expect(messages.count == 3 && messages[0] == "given in place of its rule: taxable_income")
    #expect(messages[1].hasPrefix("assumed where needed: "))
    #expect(messages.last == "error: 10 of 13 rows have no results; see faults.csv")

    let rows = try scratch.text("out.csv").split(separator: "\n").map(String.init)
    #expect(rows.count == 14, "as many rows out as in")
    #expect(rows[0] == "zve,filing,year,id,est")
    #expect(rows[1] == "60000,single,2025,1,14415.00")
    #expect(rows[2] == "nan,single,2025,2,")
    #expect(rows[8] == "60000,single,,,")
    #expect(rows[11] == "\"60000\",\"joint\",\"2025\",\"11\",8606.00")
    #expect(rows[12] == ",,,,")
    #expect(rows[13] == "60000,single,2024,13,14646.00")

    let faults = try scratch.text("faults.csv").split(separator: "\n").map(String.init)
    let places = faults.map { $0.components(separatedBy: ",").prefix(4).joined(separator: ",") }
    #expect(places.joined(separator: "\n") + "\n" == Self.report)
    #expect(faults[0] == "row,line,column,value,reason")
    let reasons = [4: "single, joint", 5: "2002 to 2026", 7: "2 cells", 8: "5 cells", 9: "monthly_income"]
    for (row, words) in reasons { #expect(faults[row].contains(words), "\(faults[row])") }
  }

  @Test func faultsGoToStandardErrorAndAreFew() throws {
    let rows = (0..<100).map { $0 % 2 == 0 ? "x" : "60000" }
    let table = "zve\n" + rows.joined(separator: "\n")
    let outcome = try levy("batch de - --given zve --year 2025 --output est", input: table)
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 101)
    #expect(outcome.lines.filter { $0 == "60000,14415.00" }.count == 50)
    let messages = outcome.err.split(separator: "\n")
    #expect(messages.count == 25)
    #expect(messages[0].hasPrefix("row 1 (line 2), column zve: zve = 'x'"))
    #expect(messages[20].contains("--errors"))
    #expect(messages[21].hasPrefix("50 rows have no results as row 1, column zve: zve = 'x'"))
    #expect(messages[22] == "given in place of its rule: taxable_income")
    #expect(messages[23].hasPrefix("assumed where needed: Filing status: single (filing); "))
    #expect(messages[24] == "error: 50 of 100 rows have no results")
  }

  /// The interpreter defines what a plan over columns must give, row by row and fault by fault.
  @Test(arguments: ["est,soli,kist", "", "est,money_left,income_tax_return_due,federal_state"])
  func plansGiveWhatTheInterpreterGives(outputs: String) throws {
    var table = "zve,filing,bundesland,church_member,year,ESt\n"
    let states = ["BW", "Bayern", "nowhere", "", "sh"]
    let amounts = ["0", "12096.99", "17443", "68480.01", "999999999999.99", "1e12", "1e13", "-1", "", "x", "277825.5"]
    for row in 0..<3000 {
      let filing = ["single", "joint", "", "Single"][row / 3 % 4]
      let member = ["yes", "no", "", "true", "maybe"][row / 7 % 5]
      let year = ["2025", "2002", "2009", "", "1999"][row / 11 % 5]
      let amount = row % 3 == 0 ? "\(row * 97 % 300_000)" : amounts[row % amounts.count]
      table += "\(amount),\(filing),\(states[row / 2 % 5]),\(member),\(year),\(row % 13 == 0 ? "25000" : "")\n"
    }
    let scratch = try Scratch()
    let file = try scratch.write("in.csv", table)
    let wanted = outputs.isEmpty ? [] : ["--output", outputs]
    for options in [[], ["--interpret"]] {
      let name = scratch.path + "/" + (options.first ?? "plan")
      let outcome = try levy(
        ["batch", "de", file, "--given", "zve,est", "--year", "2024", "-o", name + ".csv"]
          + ["--errors", name + ".faults"] + wanted + options)
      #expect(outcome.status == 1, "\(outcome.err)")
    }
    #expect(try scratch.text("plan.csv") == scratch.text("--interpret.csv"))
    #expect(try scratch.text("plan.faults") == scratch.text("--interpret.faults"))
    #expect(try scratch.text("plan.csv").split(separator: "\n").count == 3001)
  }

  @Test func columnsPinAndKeep() throws {
    let table = "est,filing\n20000,7\n40000,8\n"
    let outcome = try levy(
      "batch de - --given est --year 2025 --keep filing --output income_tax,soli filing=joint", input: table)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.out.hasSuffix("20000,7,20000.00,0.00\n40000,8,40000.00,11.90\n"))
  }

  @Test func yearsOfRowsAndOfTheCommand() throws {
    let outcome = try levy("batch de - --given zve --year 2025 --output est", input: "zve,year\n40000,2024\n40000,\n")
    #expect(outcome.out == "zve,year,est\n40000,2024,7461.00\n40000,,7320.00\n")
    let known = try levy("batch de - --given zve --known 2024-06-30 --output est", input: "zve,year\n40000,2024\n")
    #expect(known.out == "zve,year,est\n40000,2024,7495.00\n")
    let none = try levy("batch de - --given zve --output est", input: "zve\n40000\n")
    #expect(none.status != 0)
    #expect(none.err.contains("which year"))
  }

  static let styles: [(options: String, table: String, out: String)] = [
    ("--numbers german --delimiter semicolon", "zve\n60.000,00\n", "zve;est\n60.000,00;14415.00\n"),
    ("--numbers german --delimiter semicolon", "zve\n60000\n", "zve;est\n60000;14415.00\n"),
    ("--numbers english --delimiter tab", "zve\n60,000.00\n", "zve\test\n60,000.00\t14415.00\n"),
    ("--numbers english", "zve\n\"60,000\"\n", "zve,est\n\"60,000\",14415.00\n"),
    ("", "zve\n6e4\n60_000\n60000.00\n", "zve,est\n6e4,14415.00\n60_000,14415.00\n60000.00,14415.00\n"),
  ]

  @Test(arguments: styles) func numberStyles(options: String, table: String, out: String) throws {
    let outcome = try levy("batch de - --given zve --year 2025 --output est \(options)", input: table)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.out == out)
  }

  /// A style refuses what another would read, rather than guess.
  @Test(arguments: [("german", "60000.5"), ("german", "6.0000"), ("english", "60000,5"), ("plain", "60.000,00")])
  func stylesDoNotGuess(style: String, cell: String) throws {
    let outcome = try levy(
      "batch de - --given zve --year 2025 --output est --numbers \(style)", input: "zve\n\"\(cell)\"\n")
    #expect(outcome.status == 1)
    #expect(outcome.err.contains("'\(cell)'"))
  }
}
