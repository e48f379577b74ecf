import Levy
import Testing

/// However one moves, no answer is lost: the sheet holds what a model that knows only assignments holds.
@Suite("A random walk through an interview")
struct InterviewWalkTests {
  private static let rules =
    input("a", "money", #"section = "One","#) + input("b", "boolean", #"default = false, section = "One","#)
    + input("c", "count(9)", #"section = "Two", default = 1, ask_if = function(case) return case.b end,"#)
    + input("d", #"choice { "back", "done", "other" }"#, #"section = "Two", default = "other","#)
    + input("e", "money", #"section = "Three", default = 0,"#) + input("f", "boolean", "default = true,")
    + rule("pay", "return case.a * 2", more: #"section = "One","#)
    + rule(
      "r", "return case.pay + (case.b and case.c or 0) + (case.d == \"done\" and case.e or 0) + (case.f and 1 or 0)")
    + #"interview "i" { label = "I", result = "r", steps = { { "One", "b", "a", "pay" } }, gate = { g = { "e", "f" } } }"#

  private static let answers = [
    "a": ["1", "2.50", "1k"], "b": ["yes", "no"], "c": ["0", "7"], "d": ["back", "done", "3"], "e": ["5"], "f": ["no"],
    "pay": ["44"], "g": ["1", "none", "1, 2"],
  ]
  private static let moves = [
    "back", "list", "skip", "?", "why", "done", "change 1", "change 3", "change e", "nonsense", "help c", "back",
    ":back",
    ":list", "year x", "save x.case",
  ]

  @Test(arguments: [1, 2])
  func noAnswerIsLost(seed: UInt64) throws {
    let rules = try rulebook(Self.rules)
    let calculator = try Calculator(rules)
    let interview = try Interview(calculator, wanted: ["i"], facts: facts(rules))
    var random = Random(seed: seed)
    var model: [String: String] = [:]
    var past: [[String: String]] = []
    for step in 0..<5_000 {
      let at = interview.next?.name
      var line = ""
      switch random.below(10) {
      case 0...3:
        guard let at, let words = Self.answers[at] else { continue }
        line = words[random.below(words.count)]
        if at != "g" { remember(&model, &past, at, line) } else { past.append(model) }
      case 4:
        if let field = interview.next, field.entry == nil, !field.isSkipped {
          past.append(model)
          if case .assumed(let value) = field.proposal { model[field.name] = value.description }
          if field.proposal == nil, field.name != "g" { past.removeLast() }
        } else if at == nil {
          continue
        }
      case 5:
        line = "undo"
        if let last = past.popLast() { model = last }
      case 6 where random.below(10) == 0:
        line = "clear"
        if let at {
          past.append(model)
          model[at] = nil
        }
      case 7:
        let name = ["a", "b", "c", "d", "e", "f", "pay"][random.below(7)]
        let value = (Self.answers[name] ?? [])[0]
        line = "\(name) = \(value)"
        remember(&model, &past, name, value)
      default:
        line = Self.moves[random.below(Self.moves.count)]
        if at == nil, line == "done" { continue }
        // A word of the choice is an answer to its question.
        if at == "d", line == "back" || line == "done" { remember(&model, &past, "d", line) }
        if line == "skip", let field = interview.next, field.entry == nil { past.append(model) }
      }
      _ = interview.answer(line)
      let held = Dictionary(uniqueKeysWithValues: interview.facts.values.map { ($0.name, $0.value.description) })
      guard held == model else {
        Issue.record("step \(step), \(at ?? "review") < \(line): \(held), expected \(model)")
        return
      }
    }
  }

  private func remember(
    _ model: inout [String: String], _ past: inout [[String: String]], _ name: String, _ text: String
  ) {
    past.append(model)
    let meant = ["yes": "true", "no": "false", "1k": "1000", "2.50": "2.5", "3": "other"]
    model[name] = name == "d" || name == "b" || name == "f" || name == "a" ? meant[text] ?? text : text
  }
}
