import Foundation
import Testing

/// `docs/json.schema.json` says of every command what `--json` prints; here real documents are held against it.
@Suite struct SchemaTests {
  private let schema: JSONSchema
  init() throws { schema = try JSONSchema(try Package.text("docs/json.schema.json")) }

  private func document(_ words: [String], _ environment: [String: String] = [:]) throws -> (
    object: [String: Any], status: Int32?
  ) {
    let outcome = try levy(words + ["--json"], environment: environment)
    let object = try #require(try? JSONText.value(outcome.out) as? [String: Any], "\(words): \(outcome.out)")
    return (object, outcome.status)
  }

  private func check(_ object: [String: Any], _ words: [String]) throws {
    let command = try #require(object["command"] as? String)
    let errors = try #require(object["errors"] as? [Any])
    let isFailure = object.count == 3 && !errors.isEmpty
    let faults = schema.faults(of: object, by: "document " + (isFailure ? "of a failure" : command))
    #expect(faults.isEmpty, "\(words): \(faults.prefix(3))")
  }

  @Test(arguments: [
    "eval de --year 2025 zve=60000 est soli --explain", "eval de --year 2025 wages=52000 refund --estimate",
    "eval de --year 2025 zve=60000 est church_member=no filing=single --estimate",
    "eval de --year 2025 est",
    "eval ie --year 2025 salary=30000 --trace", "ask de --year 2025 zve=60k church_tax",
    "ask ie --years 2010..2011 refund", "compare de --years 2024..2026 zve=60000 est church_tax",
    "diff de --year 2024 --to-year 2025 zve=60000 est", "sweep de --year 2025 est --over zve=0..100 --step 50",
    "sweep de --year 2025 church_tax church_member=yes --over zve=0..9 --step 5",
    "solve de --year 2025 est=1.50 --for zve", "solve de --year 2025 est=0 --for zve",
    "cliffs de --year 2025 soli --over zve=0..200000",
    "cliffs ie --year 2025 --all salary=13000 birth_date=1980-06-15", "waterfall de --year 2025 zve=60000",
    "form de", "form uk --coverage --year 2025", "form de anlage_n --year 2025",
    "form ie --year 2025 salary=42000 birth_date=1980-06-15 rent_paid=9000",
    "test rules/de/income_tax_examples.lua",
    "test rules/de/income_tax_examples.lua --coverage", "test de -k nothing-has-this", "check ie", "describe de",
    "describe de filing", "describe de tariff", "describe de --find kirche", "explain", "explain bad-value",
    "plan de --year 2025 --given est,filing --output soli",
    "export sql de --year 2025 --given zve,filing --output est", "definitions ie --dry-run",
    "law uk --changes 2026..2027", "law de --changes 2025..2026 --since 2025-01-01", "new-year uk 2027",
    "new-year de 2027",
    "eval de --year 2027 --projected zve=60000 est", "new-jurisdiction zz --dry-run",
    "timeline de --year 2022 federal_state=BY",
  ])
  func whatCommandsPrint(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let (object, status) = try document(words)
    try check(object, words)
    #expect(object.count > 3, "\(words)")
    #expect((object["errors"] as? [Any])?.isEmpty == (status == 0), "\(words)")
  }

  @Test(arguments: [
    "eval de --year 2025 fooo=3 blah zve=-4", "eval xx", "eval de --nonsense", "eval de --year 1999 est", "eval",
    "ask de --year 2025 nonsense", "compare de --years 2024 nonsense", "diff de est", "sweep de --year 2025 est",
    "solve de --year 2025 nonsense=3 --for zve", "cliffs de --year 2025 nonsense --over zve=0..10", "test xx",
    "check xx", "describe de nonsense", "describe de --find nonsense", "explain nonsense", "plan de --output nonsense",
    "export sql de", "definitions xx", "new-jurisdiction ?", "law uk --changes 2026", "law xx --changes 2025..2026",
    "new-year de soon", "new-year xx 2027",
    "eval de --year 2027 zve=60000 est", "eval uk --year 2028 --projected", "batch de nofile.csv --out x.csv",
    "batch de nofile.csv",
    "form xx", "form de nonsense", "form de --year 2010 wages=1",
    "timeline xx", "overview de --journal nofile", "journal list --journal nofile", "run nofile", "nonsense",
  ])
  func whatIsWrong(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let (object, status) = try document(words)
    #expect(status == 1 || status == 2, "\(words)")
    #expect(Set(object.keys) == ["command", "stamp", "errors"], "\(words)")
    try check(object, words)
  }

  @Test func theJournalAndTables() throws {
    let scratch = try Scratch()
    let own = ["LEVY_JOURNAL": scratch.path + "/journal.sqlite"]
    for line in [
      "journal add 2025-03-14 60 Byrne --as medical", "journal add 2025-03-15 3500 Example --as income", "journal list",
      "journal find byrne", "journal kinds", "journal check", "journal again 1 2025-04-14",
      "journal edit 1 --amount 65",
      "journal duplicates", "journal apart 1 2", "journal merge 3 --into 1 --amount 65", "journal payees",
      "journal payees Byrne --into Dr-Byrne", "journal payees --alike", "journal remove 1", "journal undo",
      "journal export -o \(scratch.path)/out.csv", "journal import \(scratch.path)/out.csv", "overview de --year 2025",
    ] {
      let words = line.split(separator: " ").map(String.init)
      let (object, status) = try document(words, own)
      #expect(status == 0, "\(words)")
      try check(object, words)
      #expect(object.count > 3, "\(words)")
    }
    let table = try scratch.write("in.csv", "zve\n60000\nx\n")
    let (object, status) = try document([
      "batch", "de", table, "--given", "zve", "year=2025", "--output", "est", "--out", scratch.path + "/r.csv",
    ])
    #expect(status == 1 && object["faults"] as? Double == 1)
    try check(object, ["batch"])
  }

  @Test func eachCommandThatHasDocumentsIsDescribed() throws {
    func commands(_ words: [String]) throws -> [String] {
      let help = try levy(words + ["--help"]).out
      guard let list = help.firstRange(of: "SUBCOMMANDS:") else { return [] }
      return help[list.upperBound...].matches(of: /\n {2}([a-z-]+)/).map { String($0.1) }
    }
    let all =
      try commands([]).filter { $0 != "journal" }.map { [$0] } + commands(["journal"]).map { ["journal", $0] }
    let withDocuments = try all.filter { try levy($0 + ["--help"]).out.contains("--json") }
    #expect(withDocuments.count > 30)
    for command in withDocuments { #expect(schema.names.contains("document " + command.joined(separator: " "))) }
    let without = all.filter { !withDocuments.contains($0) }.map { $0.joined(separator: " ") }
    #expect(Set(without) == ["repl", "report", "run", "lsp", "serve"], "what converses has no document")
  }
}
