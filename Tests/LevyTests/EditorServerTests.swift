import Foundation
import Levy
import Testing

@testable import LevyEditor

/// The findings of a survey are shown after a file was saved, until the rules change.
@Suite struct EditorServerTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "levy-editor-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder + "/xx", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder + "/lib", withIntermediateDirectories: true)
    try jurisdiction().write(toFile: folder + "/xx/jurisdiction.lua", atomically: true, encoding: .utf8)
    try "return { third = function(x) return x / 3 end }".write(
      toFile: folder + "/lib/parts.lua", atomically: true, encoding: .utf8)
  }

  /// The codes of the problems that are published, in turn.
  private func published(_ root: String?, _ work: (EditorServer) -> Void) -> [String] {
    var found: [String] = []
    let server = EditorServer(root: root, today: .lastDay(of: 2025)) { message in
      let text = message.text()
      guard text.contains("publishDiagnostics") else { return }
      let codes = text.matches(of: /"code": "([a-z-]+)"/).map { String($0.output.1) }
      let file = text.firstMatch(of: /([a-z]+\.lua)"/).map { String($0.output.1) } ?? "?"
      found.append(([file] + codes).joined(separator: " "))
    }
    send(server, "\"id\": 1, \"method\": \"initialize\"")
    work(server)
    return found
  }

  private func send(_ server: EditorServer, _ fields: String) { server.receive(.message(Array("{\(fields)}".utf8))) }

  private func notify(_ server: EditorServer, _ method: String, _ file: String, text: String = "") {
    let quoted = JSON.string(text).text()
    send(
      server,
      "\"method\": \"textDocument/\(method)\", \"params\": {\"textDocument\": {\"uri\": \"file://\(folder)/\(file)\", "
        + "\"text\": \(quoted)}, \"contentChanges\": [{\"text\": \(quoted)}]}")
    server.settle()
  }

  @Test func findingsComeWithASave() throws {
    let rules = input("income") + rule("r", "if case.income > 50 then return case.income / 3 end return 0")
    var surveys: [Survey] = []
    let found = published(nil) { server in
      server.startSurvey = { surveys.append($0) }
      notify(server, "didOpen", "xx/a.lua", text: rules)
      notify(server, "didSave", "xx/a.lua")
      surveys.forEach { server.receive($0.run()) }
      // Findings in an older text are not shown in the new one.
      notify(server, "didChange", "xx/a.lua", text: rules + "\n")
      surveys.forEach { server.receive($0.run()) }
      notify(server, "didClose", "xx/a.lua")
    }
    #expect(surveys.count == 1)
    #expect(found.first == "a.lua fails" && found.last == "a.lua" && found.filter { $0.contains("fails") }.count == 1)
  }

  @Test func aLibraryBesideTheJurisdictions() throws {
    let use = "local parts = require 'lib.parts' " + input("m") + rule("r", "return floor(parts.third(case.m), 0.01)")
    try use.write(toFile: folder + "/xx/a.lua", atomically: true, encoding: .utf8)
    let found = published(folder) { server in
      notify(server, "didOpen", "lib/parts.lua", text: "return { third = function(x) retrun x / 3 end }")
      notify(server, "didChange", "lib/parts.lua", text: "return { third = function(x) return x / 3 end }")
    }
    #expect(found == ["parts.lua syntax", "parts.lua"])
  }

  @Test func aFolderWithoutRules() {
    let found = published(nil) { server in
      notify(server, "didOpen", "lib/parts.lua", text: "retrun (")
      notify(server, "didSave", "lib/parts.lua")
    }
    #expect(found.isEmpty)
  }
}
