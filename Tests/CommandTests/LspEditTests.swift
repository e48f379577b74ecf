import Foundation
import Testing

/// Edits and annotations of `levy lsp`: references, renaming, quick fixes, cases and values.
@Suite struct LspEditTests {
  private typealias Editor = LspTests.Editor

  private static let example = """
    example "A single person" {
      year = 2025, given = { income = 1000, filing = "single" }, expect = { tax = 300 }, source = "§ 9",
    }
    caveat "poor" {
      text = { en = "Earnings of {income} are odd.", de = "{income} ist seltsam." }, source = "§ 8",
      concerns = { "tax" }, when = function(case) return case.income < 5 end,
    }

    """

  private func editor() throws -> Editor {
    let editor = try Editor()
    try editor.scratch.write("rules/xx/cases.lua", Self.example)
    try editor.scratch.write(
      "rules/xx/fixtures/tax.csv", "year,income,filing,expect.tax\n2025,1000,single,300\n2024,1000,joint,0\n")
    return editor
  }

  /// Sends one request about the place behind a part of the tax file, and gives its answer.
  private func answer(
    _ method: String, behind part: String, text: String = Editor.tax, in given: Editor? = nil,
    _ more: [String: Any] = [:], arguments: [String] = [], saving: Bool = false
  ) throws -> [String: Any] {
    var editor = try given ?? editor()
    try editor.begin()
    try editor.open("xx/tax.lua", text)
    if saving { try editor.save("xx/tax.lua") }
    let before = try #require(text.range(of: part)).upperBound
    let lines = text[..<before].split(separator: "\n", omittingEmptySubsequences: false)
    let position = ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0]
    var parameters: [String: Any] = [
      "textDocument": ["uri": editor.uri("xx/tax.lua")], "position": position,
      "range": ["start": position, "end": position], "context": ["diagnostics": [Any]()],
    ]
    parameters.merge(more) { $1 }
    let id = try editor.request("textDocument/\(method)", parameters)
    try editor.end()
    let (status, messages) = try editor.run(arguments)
    #expect(status == 0)
    return try #require(messages.first { $0["id"] as? Int == id && $0["method"] == nil })
  }

  /// The text of a file with the edits of a workspace in it.
  private func edited(_ editor: Editor, _ file: String, _ text: String, by changes: Any?) throws -> String {
    let all = try #require((changes as? [String: Any])?["changes"] as? [String: [[String: Any]]])
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array(String($0).utf16) }
    let edits = (all[editor.uri(file)] ?? []).map { edit in
      (range: LspTests.range(edit), text: edit["newText"] as? String ?? "")
    }
    for edit in edits.sorted(by: { ($0.range[0], $0.range[1]) > ($1.range[0], $1.range[1]) }) {
      let before = lines[edit.range[0]][..<edit.range[1]]
      let behind = lines[edit.range[2]][edit.range[3]...]
      let new = Array(before) + Array(edit.text.utf16) + Array(behind)
      let split = String(decoding: new, as: UTF16.self).split(separator: "\n", omittingEmptySubsequences: false)
      lines.replaceSubrange(edit.range[0]...edit.range[2], with: split.map { Array(String($0).utf16) })
    }
    return lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n")
  }

  // MARK: References and names

  @Test func referencesAreInRulesCasesAndTables() throws {
    let found = try answer("references", behind: "floor(case.inc")["result"] as? [[String: Any]]
    let places = (found ?? []).map { place in
      let file = (place["uri"] as? String ?? "").split(separator: "/").last ?? ""
      return "\(file) \(LspTests.range(place).map(String.init).joined(separator: " "))"
    }
    #expect(
      places.sorted() == [
        "cases.lua 1 25 1 31", "cases.lua 4 30 4 36", "cases.lua 4 56 4 62", "cases.lua 5 58 5 64", "tax.csv 0 5 0 11",
        "tax.lua 0 7 0 13", "tax.lua 6 22 6 28",
      ])
    let uses =
      try answer(
        "references", behind: "floor(case.inc", ["context": ["includeDeclaration": false]])["result"] as? [Any]
    #expect(uses?.count == places.count - 1)
  }

  /// With the edits all cases pass as before.
  @Test(arguments: [
    ("floor(case.inc", "income", "gross"), ("rule \"ta", "tax", "levy"), ("law.ra", "rate", "share"),
    ("case.fil", "filing", "status"),
  ])
  func aNameIsAnotherEverywhere(behind part: String, old: String, new: String) throws {
    let editor = try editor()
    let place = try answer("prepareRename", behind: part, in: editor)["result"] as? [String: Any]
    #expect(place?["placeholder"] as? String == old)
    let changes = try answer("rename", behind: part, in: editor, ["newName": new])["result"]
    for file in ["xx/tax.lua", "xx/cases.lua", "xx/jurisdiction.lua", "xx/fixtures/tax.csv"] {
      let text =
        file == "xx/tax.lua" ? Editor.tax : try editor.scratch.text("rules/\(file)")
      let changed = try edited(editor, file, text, by: changes)
      #expect(try !changed.contains(Regex("\\b\(old)\\b")) || old == "tax" || old == "rate", "\(changed)")
      try editor.scratch.write("rules/\(file)", changed)
    }
    let tests = try levy(["test"], in: editor.scratch.path)
    #expect(tests.out == "3 passed, 0 failed\n", "\(tests.out)\(tests.err)")
  }

  @Test(arguments: [
    ("tax", "is a name already"), ("in come", "is no name"), ("Gross", "is no name"), ("end", "would have an error"),
  ])
  func namesThatCannotBe(_ name: String, _ reason: String) throws {
    let error = try answer("rename", behind: "floor(case.inc", ["newName": name])["error"] as? [String: Any]
    #expect(error?["code"] as? Int == -32803)
    #expect((error?["message"] as? String)?.contains(reason) == true, "\(error ?? [:])")
  }

  /// If the meaning of a word is uncertain, nothing is changed.
  @Test(arguments: [
    ("local row = { income = 1 }\n", "local s = row.income", "it is not certain that 'income' here is the same"),
    ("", "local s = case[\"inc\" .. \"ome\"]", "the rules would not be the same"),
    ("local list = { \"income\", \"nothing\" }\n", "local s = #list", "it is not certain"),
    ("", "local s = case[\"inc\" .. case.filing]", "put names together"),
    ("", "local s = case.incom", "the rules have errors"),
  ])
  func whatIsNotCertainIsRefused(_ head: String, _ line: String, _ reason: String) throws {
    let text =
      head + Editor.tax.replacing("compute = function(case, law)", with: "compute = function(case, law) \(line)")
    let answer = try answer("rename", behind: "floor(case.inc", text: text, ["newName": "gross"])
    let message = (answer["error"] as? [String: Any])?["message"] as? String
    #expect(message?.contains(reason) == true, "\(answer)")
  }

  @Test func twoThingsOfOneNameAreRefused() throws {
    let text =
      Editor.tax + "parameter \"income\" { label = \"I\", source = \"§ 3\", since = { [\"2020-01-01\"] = 1 } }\n"
    let answer = try answer("rename", behind: "floor(case.inc", text: text, ["newName": "gross"])
    let message = (answer["error"] as? [String: Any])?["message"] as? String
    #expect(message?.contains("more than one thing") == true, "\(answer)")
  }

  // MARK: Quick fixes

  private func fixes(
    _ text: String, behind part: String, saving: Bool = false
  ) throws -> (editor: Editor, fixes: [[String: Any]]) {
    let editor = try editor()
    let found = try answer("codeAction", behind: part, text: text, in: editor, saving: saving)["result"]
    return (editor, found as? [[String: Any]] ?? [])
  }

  @Test func didYouMean() throws {
    let wrong = Editor.tax.replacing("floor(case.income", with: "floor(case.incme")
    let (editor, found) = try fixes(wrong, behind: "case.inc", saving: true)
    #expect(found.first?["title"] as? String == "Replace 'incme' by 'income'")
    #expect(try edited(editor, "xx/tax.lua", wrong, by: found.first?["edit"]) == Editor.tax)
    let word = Editor.tax.replacing("== \"joint\"", with: "== \"joit\"")
    let (other, choice) = try fixes(word, behind: "== \"jo", saving: true)
    #expect(try edited(other, "xx/tax.lua", word, by: choice.first?["edit"]) == Editor.tax)
  }

  @Test func aNumberBecomesAParameter() throws {
    for header in ["function(case, law)", "function(case)"] {
      let wrong = Editor.tax.replacing("function(case, law)", with: header)
        .replacing("case.income * law.rate", with: "case.income * 0.37")
      let (editor, found) = try fixes(wrong, behind: "* 0.3", saving: true)
      let fix = try #require(found.first { $0["title"] as? String == "Make 0.37 a parameter" })
      let changed = try edited(editor, "xx/tax.lua", wrong, by: fix["edit"])
      #expect(
        changed.contains("since  = { [\"2020-01-01\"] = 0.37 }") && changed.contains("case.income * law.tax_figure"))
      try editor.scratch.write("rules/xx/tax.lua", changed)
      try editor.scratch.write("rules/xx/cases.lua", "")
      let check = try levy(["check", "xx"], in: editor.scratch.path)
      #expect(!check.out.contains("0.37") && !check.err.contains("error"), "\(check.out)\(check.err)")
      let tax = try levy(
        ["eval", "xx", "--year", "2025", "income=100", "filing=single", "tax"], in: editor.scratch.path)
      #expect(tax.out.contains("37.00"), "\(tax.out)\(tax.err)")
    }
  }

  @Test func aYearIsAdded() throws {
    let yearly = Editor.tax.replacing("source = \"§ 2\", since", with: "source = \"§ 2\", every = \"year\", since")
    let (editor, found) = try fixes(yearly, behind: "parameter \"ra", saving: true)
    let added = try edited(
      editor, "xx/tax.lua", yearly, by: found.first { $0["title"] as? String == "Add 2025" }?["edit"])
    #expect(added.contains("[\"2024-01-01\"] = 0.3, [\"2025-01-01\"] = nil"))
  }

  // MARK: Beside the lines

  @Test func casesStandAboveRules() throws {
    let found = try answer("codeLens", behind: "rule \"ta")["result"] as? [[String: Any]]
    let titles = found?.compactMap { ($0["command"] as? [String: Any])?["title"] as? String }
    // 2020 to 2026, of which 2024 and 2025 have cases.
    #expect(titles == ["3 cases; none of 2020–2023, 2026"])
  }

  @Test func valuesOfACaseStandBesideLines() throws {
    let editor = try editor()
    let file = try editor.scratch.write("some.case", "jurisdiction = xx\nyear = 2025\nincome = 2000\nfiling = single\n")
    let whole: [String: Any] = [
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]
    ]
    func hints(_ text: String, _ arguments: [String]) throws -> [Int: String] {
      let found = try answer("inlayHint", behind: "input", text: text, in: editor, whole, arguments: arguments)[
        "result"]
      return (found as? [[String: Any]] ?? []).reduce(into: [:]) { hints, hint in
        let position = hint["position"] as? [String: Int] ?? [:]
        hints[position["line"] ?? -1] = hint["label"] as? String
      }
    }
    let shown = try hints(Editor.tax, ["--case", file])
    #expect(
      shown == [3: "= 600.00", 5: "filing = single", 6: "income = 2000.00 · rate = 0.3"], "\(shown)")
    // As the rules are in the editor, before they are saved.
    let changed = try hints(Editor.tax.replacing("= 0.3 ", with: "= 0.4 "), ["--case", file])
    #expect(changed[3] == "= 800.00" && changed[6]?.hasSuffix("rate = 0.4") == true)
    // Rules with an error have no values, and without a case there are none.
    #expect(try hints(Editor.tax.replacing("case.income", with: "case.incme"), ["--case", file]).isEmpty)
    #expect(try hints(Editor.tax, []).isEmpty)
    // An error in the case is shown once.
    try editor.scratch.write("some.case", "jurisdiction = xx\nyear = 2025\nincom = 2000\n")
    #expect(try hints(Editor.tax, ["--case", file])[0]?.contains("incom") == true)
    try editor.scratch.write("some.case", "jurisdiction = yy\nyear = 2025\n")
    #expect(try hints(Editor.tax, ["--case", file]).isEmpty)
  }
}
