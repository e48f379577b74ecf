import Foundation
import LuaRuntime
import Testing

@testable import LuaSyntax

/// The parser against Lua's own: whether a text is Lua.
@Suite struct AgreementTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let shipped: [[UInt8]] = {
    let files = FileManager.default.enumerator(at: root.appending(path: "rules"), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "lua" }
      .sorted { $0.path < $1.path }.compactMap { try? [UInt8](Data(contentsOf: $0)) }
  }()

  private static let rounds = ProcessInfo.processInfo.environment["LEVY_LONG"] == nil ? 3_000 : 300_000

  @Test func shippedRulesAreLua() throws {
    #expect(Self.shipped.count > 50)
    for source in Self.shipped { #expect(Verdict(ofParser: source) == .accepted) }
  }

  @Test(arguments: Snippets.all) func snippetsAreTakenAsLuaTakesThem(_ source: String) throws {
    let lua = try LuaState()
    let expected = Verdict(of: lua, Array(source.utf8))
    let found = Verdict(ofParser: Array(source.utf8))
    #expect(expected.agrees(with: found), "Lua: \(expected), parser: \(found)")
    #expect(expected != .tooLarge && found != .tooLarge)
  }

  @Test func changedRulesAreTakenAsLuaTakesThem() throws {
    let lua = try LuaState()
    var generator = SeededGenerator(seed: 1)
    var accepted = 0
    for _ in 0..<Self.rounds {
      guard var source = Self.shipped.randomElement(using: &generator) else { break }
      // A stretch of a file is quicker to read than the whole, and as often Lua as not.
      let lines = source.split(separator: 10, omittingEmptySubsequences: false)
      let first = Int.random(in: 0..<lines.count, using: &generator)
      source = Array(lines[first..<min(lines.count, first + 40)].joined(separator: [10]))
      for _ in 0..<Int.random(in: 0...3, using: &generator) { Self.change(&source, using: &generator) }
      accepted += try check(source, against: lua) ? 1 : 0
    }
    #expect(accepted > Self.rounds / 20)
  }

  @Test func randomWordsAreTakenAsLuaTakesThem() throws {
    let lua = try LuaState()
    var generator = SeededGenerator(seed: 2)
    var accepted = 0
    for _ in 0..<Self.rounds {
      let words = (0..<Int.random(in: 1...12, using: &generator)).map { _ in Snippets.word(using: &generator) }
      accepted += try check(Array(words.joined(separator: " ").utf8), against: lua) ? 1 : 0
    }
    #expect(accepted > Self.rounds / 300)
  }

  @Test func randomProgramsAreTakenAsLuaTakesThem() throws {
    let lua = try LuaState()
    var generator = SeededGenerator(seed: 3)
    var accepted = 0
    for _ in 0..<Self.rounds {
      var writer = ProgramWriter(generator: generator)
      let source = writer.program()
      generator = writer.generator
      accepted += try check(Array(source.utf8), against: lua) ? 1 : 0
    }
    #expect(accepted > Self.rounds / 4)
  }

  /// Returns true if the text is Lua; records an issue if parser and Lua do not agree on it.
  private func check(_ source: [UInt8], against lua: LuaState) throws -> Bool {
    let expected = Verdict(of: lua, source)
    let found = Verdict(ofParser: source)
    let text = String(decoding: source, as: UTF8.self)
    try #require(expected.agrees(with: found), "Lua: \(expected), parser: \(found):\n\(text)")
    return expected == .accepted
  }

  private static func change(_ source: inout [UInt8], using generator: inout SeededGenerator) {
    guard !source.isEmpty else { return }
    let place = Int.random(in: 0..<source.count, using: &generator)
    let end = min(source.count, place + Int.random(in: 1...6, using: &generator))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: source.removeSubrange(place..<end)
    case 1: source.insert(contentsOf: source[place..<end], at: Int.random(in: 0...source.count, using: &generator))
    case 2: source.insert(contentsOf: Array((" " + Snippets.word(using: &generator) + " ").utf8), at: place)
    default: source[place] = UInt8.random(in: 0...255, using: &generator)
    }
  }
}
