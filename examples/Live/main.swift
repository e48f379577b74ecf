// A form that answers while somebody types: errors, a question that is cancelled, rules that are read again.
import Foundation
import Levy

/// Rules that may change, in a folder of their own. Those that come with Levy lie in `Rulebook.shippedFolder`.
let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
try FileManager.default.createDirectory(atPath: folder + "/xx", withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

func writeRules(rate: String) throws {
  let text = """
    jurisdiction "xx" { label = "Testland", currency = "EUR", years = { 2025, 2025 }, results = { "tax" } }
    input "income" { label = "Income", type = money, min = 0 }
    parameter "rate" { label = "Rate", source = "§ 1", since = { ["2025-01-01"] = \(rate) } }
    rule "tax" { label = "Tax", type = money, source = "§ 2",
      compute = function(case, law) return floor(case.income * law.rate, 1) end }
    """
  try text.write(toFile: folder + "/xx/tax.lua", atomically: true, encoding: .utf8)
}
try writeRules(rate: "0.2")

let live = LiveRules(try Rulebook("xx", in: folder, language: .english), in: folder)
let rulebook = await live.rulebook
var facts = try Case(rulebook, year: 2025)

// A typed text replaces the earlier value. If it is not a value of the fact, the earlier value stays.
for text in ["60,000.50", "sixty", "-1", "70k"] {
  do {
    try facts.set("income", text)
    let answer = try await live.answer(for: facts)
    if let tax = answer["tax"] { print("\(text): tax of \(try rulebook.text(of: tax, for: "tax"))") }
  } catch let error as Diagnostic where error.code == .badValue || error.code == .outOfRange {
    print("\(text): \(error.message)")
  }
}

// A question that nobody waits for any more is cancelled, and stops at once.
let asked = facts
let question = Task {
  try await live.perform { calculator in
    while true { _ = try calculator.evaluate("tax", for: asked) }
  }
}
try await Task.sleep(for: .milliseconds(20))
question.cancel()
do { try await question.value } catch is CancellationError { print("cancelled") }

// Rules that are wrong change nothing; those that are read again take the case over by its names.
try writeRules(rate: "")
do {
  _ = try await live.reload()
} catch {
  print("not loaded: \(error.diagnostics.map(\.code.rawValue))")
}
try writeRules(rate: "0.25")
if try await live.reload() {
  facts = try facts.moved(to: await live.rulebook)
  let answer = try await live.answer(for: facts)
  print(answer.markup.plain, terminator: "")
}
