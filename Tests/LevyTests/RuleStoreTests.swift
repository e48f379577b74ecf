import Foundation
import LevyScript
import LuaRuntime
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevyState

private let shipped = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "rules").path

private let jurisdictionFile = jurisdiction(results: ["tax"])

/// A folder of rules and a store beside it, of which nothing is left.
private final class Folders {
  let path = FileManager.default.temporaryDirectory.appending(path: "levy-store-\(UUID().uuidString)").path
  var rules: String { path + "/rules" }
  var store: RuleStore? { store(of: CommandLine.arguments[0]) }
  var kept: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path + "/store")) ?? [] }

  init(_ files: [String: String]) throws {
    for (name, text) in files { try write(text, name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func store(of program: String) -> RuleStore? { RuleStore(path: path + "/store", program: program) }

  func write(_ text: String, _ name: String) throws {
    let file = URL(filePath: rules).appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func load() throws -> Rulebook { try Rulebook("xx", in: rules, store: store) }

  /// The tax on an income of 100 by the rules as they are loaded.
  func tax() throws -> String { try result("tax", load(), ["income": "100"]) }
}

private let income = input("income")
private func tax(_ rate: String) -> String { rule("tax", "return round(case.income * \(rate), 0.01)") }

@Suite("Rules that are kept")
struct RuleStoreTests {
  /// The contents of rules and the values of their states, without the parts that may differ.
  private func reread(_ rulebook: Rulebook) throws -> Rulebook {
    let bytes = try #require(rulebook.stored())
    var sources = try RuleSources(root: rulebook.sources.root, jurisdiction: rulebook.jurisdiction.code)
    sources.shared = []
    return try Rulebook(stored: bytes[...], of: sources)
  }

  /// They say the same. That they give the same, every case of the repository shows: `scripts/test` runs them a second time
  /// by rules that were kept.
  @Test(arguments: [("de", Language.german), ("ie", nil), ("uk", nil)])
  func whatIsReadBackIsWhatWasKept(_ jurisdiction: String, _ language: Language?) throws {
    try Language.$current.withValue(language) {
      let rulebook = try Rulebook(jurisdiction, in: shipped)
      let again = try reread(rulebook)
      #expect(again.stored() == rulebook.stored())
      #expect(again.digest == rulebook.digest)
      #expect(again.filePaths == rulebook.filePaths)
      #expect(again.names == rulebook.names)
      #expect(again.defaulted == rulebook.defaulted)
      #expect(again.variables.map(\.type) == rulebook.variables.map(\.type))
      #expect(again.household.caseNames == rulebook.household.caseNames)
      #expect(again.examples.count > 10)
      let fields = [rulebook, again].map { (book: Rulebook) -> [String] in
        [
          fieldByField(book.jurisdiction), fieldByField(book.variables), fieldByField(book.parameters),
          fieldByField(book.caveats), fieldByField(book.interviews), fieldByField(book.household),
          fieldByField(book.properties),
        ]
      }
      #expect(fields[0] == fields[1], "what is forgotten in writer and reader has another value now")
      let examples = [rulebook, again].map { $0.examples.map { "\($0.title) \($0.facts.values) \($0.expected)" } }
      #expect(examples[0] == examples[1])
    }
  }

  /// All that a value holds, by its stored properties: those too that neither the writer nor the reader knows.
  private func fieldByField(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { "\($0.label ?? "") \(fieldByField($0.value))" }
    switch mirror.displayStyle {
    case .dictionary?, .set?: return "{\(parts.sorted().joined(separator: ", "))}"
    case nil where parts.isEmpty: return "\(value)"
    // A case of an enum without values is told by its name.
    case .enum? where parts.isEmpty: return "\(value)"
    default: return "\(mirror.subjectType)(\(parts.joined(separator: ", ")))"
    }
  }

  @Test func aForgottenPropertyIsNoticed() {
    struct Kept {
      var name = ""
      var most = [1: 2]
    }
    #expect(fieldByField(Kept()) == fieldByField(Kept()))
    #expect(fieldByField(Kept()) != fieldByField(Kept(name: "", most: [1: 3])))
    #expect(fieldByField([Period.month]) != fieldByField([Period.year]))
  }

  /// A parameter, a check and a rule of other files are there when something asks for them, whoever asks first.
  @Test func filesRunWhenTheyAreNeeded() throws {
    let rulebook = try rulebook(
      income
        + rule("tax", "return case.base * law.rate + helped(case.income)")
        .replacingOccurrences(of: "rule \"tax\"", with: "local helped = require(\"helper\")\nrule \"tax\""),
      files: [
        "b.lua": parameter("rate", "{ [\"2020-01-01\"] = 0.5 }"), "c.lua": rule("base", "return case.income + 1"),
        "helper.lua": "parameter \"plus\" { label = \"P\", source = \"§ 1\", since = { [\"2020-01-01\"] = 2 } }\n"
          + "return function(x) return x * 2 end",
        "d.lua": rule("other", "return case.tax + law.plus"),
      ])
    let state = try RuleState(rulebook.sources, declared: rulebook.declarations)
    #expect(state.log.open.count == 6)
    let slot = try #require(rulebook.slot(of: "tax"))
    _ = try state.functions(of: rulebook.variables[slot].versions[0].declaration)
    #expect(Set(state.log.open.keys) == ["xx/b.lua", "xx/c.lua", "xx/d.lua", "xx/jurisdiction.lua"])
    _ = try rulebook.state(limits: LuaLimits(), interruption: .init())
    #expect(try result("other", rulebook, ["income": "100"]) == "252.5")
    #expect(try result("tax", rulebook, ["income": "100"]) == "250.5")
  }

  @Test func aChangedFileIsReadAnew() throws {
    let folders = try Folders(["xx/jurisdiction.lua": jurisdictionFile, "xx/a.lua": income + tax("0.25")])
    #expect(try folders.tax() == "25")
    #expect(folders.kept.count == 1)
    #expect(try folders.tax() == "25")
    // As long as before, and at the same time.
    let date = try FileManager.default.attributesOfItem(atPath: folders.rules + "/xx/a.lua")[.modificationDate]
    try folders.write(income + tax("0.26"), "xx/a.lua")
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: folders.rules + "/xx/a.lua")
    #expect(try folders.tax() == "26")
    try folders.write(income + tax("case.wrong"), "xx/a.lua")
    #expect(throws: RulebookErrors.self) { try folders.tax() }
    #expect(throws: RulebookErrors.self) { try folders.tax() }
    try folders.write(income + tax("0.26"), "xx/a.lua")
    #expect(try folders.tax() == "26")
    #expect(folders.kept.count == 1)
  }

  @Test func aNewFileAndOneThatIsGoneAreSeen() throws {
    let folders = try Folders(["xx/jurisdiction.lua": jurisdictionFile, "xx/a.lua": income + tax("0.25")])
    _ = try folders.tax()
    try folders.write(rule("more", "return case.tax + 1"), "xx/b.lua")
    #expect(try result("more", folders.load(), ["income": "100"]) == "26")
    try FileManager.default.removeItem(atPath: folders.rules + "/xx/b.lua")
    #expect(try folders.load()["more"] == nil)
  }

  /// Files required from beside the folder count too, and files that replace them.
  @Test func whatIsRequiredIsSeen() throws {
    let folders = try Folders([
      "xx/jurisdiction.lua": jurisdictionFile, "lib/rate.lua": "return { rate = 0.25 }",
      "xx/a.lua": "local lib = require(\"lib.rate\")\n" + income + tax("lib.rate"),
    ])
    #expect(try folders.tax() == "25")
    #expect(try folders.tax() == "25")
    try folders.write("return { rate = 0.30 }", "lib/rate.lua")
    #expect(try folders.tax() == "30")
    #expect(try folders.tax() == "30")
    try folders.write("return { rate = 0.40 }", "xx/lib/rate.lua")
    #expect(try folders.tax() == "40")
    try FileManager.default.removeItem(atPath: folders.rules + "/xx/lib/rate.lua")
    try FileManager.default.removeItem(atPath: folders.rules + "/lib/rate.lua")
    #expect(throws: RulebookErrors.self) { try folders.tax() }
  }

  /// A store that is damaged, wherever, is none.
  @Test func damageIsSeen() throws {
    let folders = try Folders(["xx/jurisdiction.lua": jurisdictionFile, "xx/a.lua": income + tax("0.25")])
    _ = try folders.tax()
    let file = URL(filePath: folders.path + "/store/\(try #require(folders.kept.first))")
    let whole = try Data(contentsOf: file)
    let sources = try RuleSources(root: folders.rules, jurisdiction: "xx")
    #expect(folders.store?.rulebook(of: sources) != nil)
    for place in stride(from: 0, to: whole.count, by: max(1, whole.count / 200)) {
      var damaged = whole
      damaged[place] ^= 1 << UInt8(place % 8)
      try damaged.write(to: file)
      #expect(folders.store?.rulebook(of: sources) == nil)
      try whole.prefix(place).write(to: file)
      #expect(folders.store?.rulebook(of: sources) == nil)
    }
    #expect(try folders.tax() == "25")
  }

  /// Content that no writer wrote does not end the program, whatever it says.
  @Test func whatNobodyWroteIsRefused() throws {
    let rules = try rulebook(income + tax("0.25") + parameter("rate", "{ [\"2020-01-01\"] = { 1, { 2 } } }"))
    let bytes = try #require(
      try rulebook(income + tax("law.rate[1]") + parameter("rate", "{ [\"2020-01-01\"] = { 1, { 2 } } }")).stored())
    let sources = RuleSources(jurisdiction: "xx", files: rules.sources.files)
    #expect(throws: StoreFault.self) { try Rulebook(stored: bytes[...], of: sources) }
    var reader = StoreStream([6, 2][...] + Array(repeating: [6, 2], count: 100_000).joined())
    #expect(throws: StoreFault.self) { try DeclaredValue(from: &reader) }
    var random = Random(seed: 7)
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<4 { changed[random.below(bytes.count)] = UInt8(random.below(256)) }
      _ = try? Rulebook(stored: changed[...], of: rules.sources)
    }
  }

  /// Rules of which there is something to say are read each time, so that it is said.
  @Test func rulesWithWarningsAreNotKept() throws {
    let unused = parameter("unused", "{ [\"2020-01-01\"] = 1 }")
    let folders = try Folders(["xx/jurisdiction.lua": jurisdictionFile, "xx/a.lua": income + tax("0.25") + unused])
    #expect(try folders.load().warnings.count == 1)
    #expect(folders.kept.isEmpty)
  }

  /// Files that count what others do give what they gave, in each state.
  @Test func filesThatDependOnTheirOrderRunTogether() throws {
    let rulebook = try rulebook(
      "local count = require(\"count\")\nlocal mine = count()\n" + income + tax("mine"),
      files: [
        "b.lua": "local count = require(\"count\")\nlocal mine = count()\n" + rule("second", "return mine"),
        "count.lua": "local n = 0\nreturn function() n = n + 1 return n end",
      ])
    #expect(rulebook.stored() == nil)
    for _ in 0..<3 {
      #expect(try result("second", rulebook) == "2")
      #expect(try result("tax", rulebook, ["income": "100"]) == "100")
    }
  }

  /// The resources that a file uses to run do not count for the case that needs it.
  @Test func filesHaveLimitsOfTheirOwn() throws {
    let work =
      "local sum = 0\nfor i = 1, 300000 do sum = sum + i end\nlocal big = {}\nfor i = 1, 20000 do big[i] = i end\n"
    let rulebook = try rulebook(
      income + rule("tax", "return case.inner + 1"),
      files: ["b.lua": work + rule("inner", "return case.income + big[20000]")]
    )
    _ = try rulebook.state(limits: LuaLimits(), interruption: .init())
    var limits = LuaLimits()
    (limits.instructions, limits.memory) = (10, 200_000)
    let calculator = try Calculator(rulebook, limits: limits)
    let value = try calculator.evaluate("tax", for: facts(rulebook, ["income": "1"]))
    #expect(value.description == "20002")
  }

  @Test func aFolderThatOthersMayWriteIsNoStore() throws {
    let folders = try Folders(["xx/jurisdiction.lua": jurisdictionFile, "xx/a.lua": income + tax("0.25")])
    _ = try folders.tax()
    let sources = try RuleSources(root: folders.rules, jurisdiction: "xx")
    #expect(folders.store?.rulebook(of: sources) != nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folders.path + "/store")
    #expect(folders.store?.rulebook(of: sources) == nil)
    #expect(try folders.tax() == "25")
  }

  /// Another program, or this one once it was built anew, reads the rules itself; those not used for longest are removed.
  @Test func eachProgramHasItsOwn() throws {
    let folders = try Folders(["xx/jurisdiction.lua": jurisdictionFile, "xx/a.lua": income + tax("0.25")])
    let sources = try RuleSources(root: folders.rules, jurisdiction: "xx")
    let program = folders.path + "/program"
    #expect(folders.store(of: program) == nil)
    let others: Set = ["notes.rules", "de-0123456789abcdeg.rules"]
    try FileManager.default.createDirectory(
      atPath: folders.path + "/store", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for name in others {
      try "mine".write(toFile: folders.path + "/store/" + name, atomically: false, encoding: .utf8)
    }
    let used = folders.path + "/used"
    try "used".write(toFile: used, atomically: false, encoding: .utf8)
    let usedStore = try #require(folders.store(of: used))
    _ = try Rulebook("xx", in: folders.rules, store: usedStore)
    for number in 0..<40 {
      #expect(usedStore.rulebook(of: sources) != nil)
      // So that files do not have the same time.
      usleep(10_000)
      try String(repeating: "x", count: number).write(toFile: program, atomically: false, encoding: .utf8)
      let store = try #require(folders.store(of: program))
      #expect(store.rulebook(of: sources) == nil)
      _ = try Rulebook("xx", in: folders.rules, store: store)
      #expect(store.rulebook(of: sources) != nil)
    }
    #expect(folders.kept.count == 26 && others.isSubset(of: folders.kept))
  }

  /// Texts that are equal, but of other bytes, are others to rules.
  @Test func textsKeepTheirBytes() throws {
    let (one, two) = ("\u{E4}", "a\u{308}")
    var writer = StoreStream()
    for text in [one, two, one] { writer.write(text) }
    var reader = StoreStream(writer.bytes[...])
    for text in [one, two, one] { #expect(Array(try reader.readString().utf8) == Array(text.utf8)) }
  }

  /// The declarations of a file that is run for a function must be those of its first run.
  @Test(arguments: [
    rule("tax", "return 1"), rule("tax", "return 1") + rule("other", "return 2") + rule("more", "return 3"),
    rule("other", "return 2") + rule("tax", "return 1"), rule("tax", "return 1") + "\n" + rule("other", "return 2"),
    rule("tax", "return 1") + input("other"), "",
  ])
  func otherDeclarationsAreRefused(_ text: String) throws {
    let rules = try rulebook(rule("tax", "return 1") + rule("other", "return 2"))
    let files = rules.sources.files.map {
      $0.path == "xx/a.lua" ? RuleFile(path: $0.path, bytes: Array(text.utf8)) : $0
    }
    let state = try RuleState(RuleSources(jurisdiction: "xx", files: files), declared: rules.declarations)
    let declaration = try #require(rules["tax"]).versions[0].declaration
    for _ in 0..<2 { #expect(throws: Diagnostic.self) { try state.functions(of: declaration) } }
  }
}
