import Foundation
import Testing

/// `levy lsp` as an editor drives it: messages in over standard input, answers and problems out.
@Suite struct LspTests {
  /// An editor with a folder of rules: its messages, and what came back.
  struct Editor {
    let scratch: Scratch
    private var messages: [String] = []
    private var count = 0

    init() throws {
      scratch = try Scratch()
      try scratch.write("rules/xx/jurisdiction.lua", Self.jurisdiction)
      try scratch.write("rules/xx/tax.lua", Self.tax)
    }

    static let jurisdiction =
      "jurisdiction \"xx\" { label = \"Testland\", currency = \"EUR\", years = { 2020, 2026 }, results = { \"tax\" } }\n"
    static let tax = """
      input "income" { label = "Einkünfte", type = money, help = "All of it." }
      input "filing" { label = "Filing", type = choice { "single", "joint" } }
      parameter "rate" { label = "Rate", source = "§ 2", since = { ["2020-01-01"] = 0.25, ["2024-01-01"] = 0.3 } }
      rule "tax" { label = "Tax", source = "§ 1", type = money,
        compute = function(case, law)
          if case.filing == "joint" then return 0 end
          return floor(case.income * law.rate, 0.01)
        end }

      """

    func uri(_ file: String) -> String { "file://\(scratch.path)/rules/\(file)" }

    mutating func notify(_ method: String, _ parameters: [String: Any] = [:]) throws {
      try send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    @discardableResult
    mutating func request(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int {
      count += 1
      try send(["jsonrpc": "2.0", "id": count, "method": method, "params": parameters])
      return count
    }

    private mutating func send(_ message: [String: Any]) throws {
      raw(String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self))
    }

    mutating func raw(_ body: String) { messages.append("Content-Length: \(body.utf8.count)\r\n\r\n\(body)") }

    mutating func open(_ file: String, _ text: String) throws {
      try notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": uri(file), "languageId": "lua", "version": 1, "text": text]])
    }

    /// The problems are told before anything that is asked later.
    mutating func save(_ file: String) throws {
      try notify("textDocument/didSave", ["textDocument": ["uri": uri(file)]])
    }

    mutating func change(_ file: String, _ text: String) throws {
      try notify(
        "textDocument/didChange",
        ["textDocument": ["uri": uri(file), "version": 2], "contentChanges": [["text": text]]])
    }

    /// Asks about the place behind the first `part` in a text.
    mutating func ask(_ method: String, _ file: String, _ text: String, behind part: String) throws -> Int {
      let before = try #require(text.range(of: part)).upperBound
      let lines = text[..<before].split(separator: "\n", omittingEmptySubsequences: false)
      return try request(
        "textDocument/\(method)",
        [
          "textDocument": ["uri": uri(file)],
          "position": ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0],
        ])
    }

    /// Sends all, and gives what came back with the exit code.
    func run(_ arguments: [String] = []) throws -> (status: Int32?, messages: [[String: Any]]) {
      let outcome = try levy(["lsp"] + arguments, input: messages.joined(), in: scratch.path)
      #expect(outcome.err == "")
      var (found, rest) = ([[String: Any]](), Data(outcome.out.utf8)[...])
      while let end = rest.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
        let length = try #require(Int(header.dropFirst("Content-Length: ".count)))
        let body = rest[end.upperBound...].prefix(length)
        found.append(try #require(JSONSerialization.jsonObject(with: body) as? [String: Any]))
        rest = rest[end.upperBound...].dropFirst(length)
      }
      #expect(rest.isEmpty)
      return (outcome.status, found)
    }

    mutating func begin() throws {
      try request("initialize", ["processId": NSNull(), "rootUri": NSNull(), "capabilities": [String: Any]()])
      try notify("initialized")
    }

    mutating func end() throws {
      try request("shutdown")
      try notify("exit")
    }
  }

  private func problems(_ messages: [[String: Any]], of file: String) -> [[[String: Any]]] {
    messages.compactMap { message in
      guard let parameters = message["params"] as? [String: Any],
        (parameters["uri"] as? String)?.hasSuffix(file) == true
      else { return nil }
      return parameters["diagnostics"] as? [[String: Any]]
    }
  }

  private func result(_ messages: [[String: Any]], _ id: Int) -> Any? {
    messages.first { $0["id"] as? Int == id && $0["method"] == nil }?["result"]
  }

  static func range(_ problem: [String: Any]) -> [Int] {
    let range = problem["range"] as? [String: [String: Int]] ?? [:]
    return ["start", "end"].flatMap { [range[$0]?["line"] ?? -1, range[$0]?["character"] ?? -1] }
  }

  @Test func aSession() throws {
    var editor = try Editor()
    try editor.begin()
    // Two umlauts and an emoji stand before the misspelt word.
    let broken = Editor.tax.replacing("return floor(case.income", with: "local s = 'äü😀' return floor(case.incme")
    try editor.open("xx/tax.lua", broken)
    let early = try editor.request("textDocument/documentSymbol", ["textDocument": ["uri": editor.uri("xx/tax.lua")]])
    try editor.change("xx/tax.lua", Editor.tax)
    try editor.save("xx/tax.lua")
    let hover = try editor.ask("hover", "xx/tax.lua", Editor.tax, behind: "law.ra")
    let fact = try editor.ask("hover", "xx/tax.lua", Editor.tax, behind: "floor(case.inc")
    let definition = try editor.ask("definition", "xx/tax.lua", Editor.tax, behind: "* law.rate")
    let writing = Editor.tax.replacing("return floor(case.income", with: "return floor(case.")
    try editor.change("xx/tax.lua", writing)
    let fields = try editor.ask("completion", "xx/tax.lua", writing, behind: "floor(case.")
    let law = try editor.ask("completion", "xx/tax.lua", writing, behind: "law.")
    let words = try editor.ask("completion", "xx/tax.lua", writing, behind: "case.filing == \"")
    try editor.end()
    let (status, messages) = try editor.run()
    #expect(status == 0)

    let abilities = (result(messages, 1) as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(abilities?["hoverProvider"] as? Bool == true)
    let shown = problems(messages, of: "xx/tax.lua")
    #expect(shown.first?.map { $0["code"] as? String } == ["unknown-name"])
    #expect(shown.first?.first.map(Self.range) == [6, 39, 6, 44])
    #expect((shown.first?.first?["message"] as? String)?.contains("did you mean 'income'?") == true)
    // Repaired.
    #expect(shown.dropFirst().first?.isEmpty == true)
    let symbols = (result(messages, early) as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(symbols == ["income", "filing", "rate", "tax"])

    func text(_ id: Int) -> String {
      ((result(messages, id) as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String ?? ""
    }
    #expect(text(hover).contains("law.rate  Rate") && text(hover).contains("since 2024-01-01"))
    #expect(text(hover).hasSuffix(": `0.3`"))
    #expect(text(fact).contains("Einkünfte") && text(fact).contains("All of it."))
    let place = (result(messages, definition) as? [[String: Any]])?.first
    #expect(place?["uri"] as? String == editor.uri("xx/tax.lua"))
    #expect(place.map(Self.range) == [2, 0, 2, 0])

    func labels(_ id: Int) -> Set<String> {
      Set((result(messages, id) as? [[String: Any]])?.compactMap { $0["label"] as? String } ?? [])
    }
    #expect(labels(fields) == ["year", "date", "income", "filing", "tax"])
    #expect(labels(law) == ["rate"])
    #expect(labels(words) == ["single", "joint"])
  }

  @Test func timesOfAmounts() throws {
    var editor = try Editor()
    try editor.begin()
    let text = Editor.tax + "\ninput \"new\" { label = \"New\", type = money, per = \"\" }\n"
    try editor.open("xx/tax.lua", text)
    let times = try editor.ask("completion", "xx/tax.lua", text, behind: "per = \"")
    try editor.end()
    let found = result(try editor.run().messages, times) as? [[String: Any]]
    let labels = found?.compactMap { $0["label"] as? String }
    #expect(labels == ["year", "quarter", "month", "week", "day", "hour", "once", "varies"])
  }

  @Test func wordsAndFieldsOfDeclarations() throws {
    var editor = try Editor()
    try editor.begin()
    let text = Editor.tax + "\ninput \"new\" { label = \"New\", \n}\n"
    try editor.open("xx/tax.lua", text)
    let fields = try editor.ask("completion", "xx/tax.lua", text, behind: "label = \"New\", ")
    let top = try editor.ask("completion", "xx/tax.lua", text, behind: "end }\n")
    let inside = try editor.ask("completion", "xx/tax.lua", text, behind: "function(case, law)\n")
    let word = try editor.ask("hover", "xx/tax.lua", text, behind: "return flo")
    try editor.end()
    let messages = try editor.run().messages
    func labels(_ id: Int) -> Set<String> {
      Set((result(messages, id) as? [[String: Any]])?.compactMap { $0["label"] as? String } ?? [])
    }
    #expect(labels(fields).isSuperset(of: ["type", "default", "help"]) && !labels(fields).contains("label"))
    #expect(labels(top).isSuperset(of: ["rule", "input", "floor", "local"]))
    #expect(labels(inside).contains("trace") && !labels(inside).contains("rule"))
    #expect("\(result(messages, word) ?? "")".contains("Rounds down"))
  }

  @Test func aFileThatIsNoLuaAndAFindingOfCheck() throws {
    var editor = try Editor()
    try editor.begin()
    try editor.open("xx/tax.lua", Editor.tax.replacing("return 0 end", with: "return 0 ende"))
    try editor.save("xx/tax.lua")
    try editor.change("xx/tax.lua", Editor.tax.replacing("law.rate, 0.01", with: "trace('r', law.rate), 0.01"))
    try editor.save("xx/tax.lua")
    try editor.end()
    let shown = problems(try editor.run().messages, of: "xx/tax.lua").prefix(2)
    #expect(shown.map { $0.map { $0["code"] as? String } } == [["syntax"], ["traced"]])
    #expect(shown.first?.first.map(Self.range)?.first == 5)
    #expect(shown.last?.first.map(Self.range) == [6, 31, 6, 36])
    #expect(shown.last?.first?["severity"] as? Int == 2)
  }

  @Test func roughUse() throws {
    var editor = try Editor()
    let early = try editor.request("textDocument/hover")
    try editor.begin()
    editor.raw("{\"jsonrpc\": \"2.0\", \"id\": 7")
    editor.raw("[]")
    editor.raw("")
    editor.raw("{\"id\": \"own\", \"method\": \"workspace/symbol\"}")
    editor.raw("{\"id\": 900, \"result\": null}")
    editor.raw("{\"jsonrpc\": \"2.0\", \"method\": 5, \"id\": 901}")
    try editor.notify("$/cancelRequest", ["id": 1])
    try editor.notify("nothing/known")
    try editor.notify("textDocument/didChange", ["textDocument": ["uri": "file:///nowhere.lua"], "contentChanges": []])
    try editor.notify("textDocument/didSave")
    try editor.open("../elsewhere.lua", "return (")
    try editor.open("xx/tax.lua", "")
    let outside = try editor.ask("completion", "../elsewhere.lua", "return (", behind: "return (")
    try editor.request("textDocument/hover", ["textDocument": ["uri": editor.uri("xx/tax.lua")], "position": 5])
    let beyond = try editor.request(
      "textDocument/hover",
      [
        "textDocument": ["uri": editor.uri("xx/tax.lua")],
        "position": ["line": 4_000_000, "character": -3] as [String: Any],
      ])
    try editor.notify("textDocument/didClose", ["textDocument": ["uri": editor.uri("xx/tax.lua")]])
    try editor.end()
    let (status, messages) = try editor.run()
    #expect(status == 0)
    func code(_ id: String) -> Int? {
      let found = messages.first { $0["id"].map { "\($0)" } == id }
      return (found?["error"] as? [String: Any])?["code"] as? Int
    }
    #expect(code("\(early)") == -32002)
    #expect(code("own") == -32601)
    #expect(messages.count { ($0["error"] as? [String: Any])?["code"] as? Int == -32700 } == 3)
    #expect(result(messages, beyond) is NSNull)
    #expect((result(messages, outside) as? [Any])?.isEmpty == false)
    #expect(problems(messages, of: "elsewhere.lua").isEmpty)
  }

  @Test func theEndOfTheInputEndsTheServer() throws {
    #expect(try levy(["lsp"], input: "").status == 1)
    var editor = try Editor()
    try editor.begin()
    try editor.notify("exit")
    #expect(try editor.run(["--stdio"]).status == 1)
    let outcome = try levy(["lsp"], input: "GET / HTTP/1.1\r\n\r\n")
    #expect(outcome.status == 1 && outcome.out.contains("-32700"))
  }
}
