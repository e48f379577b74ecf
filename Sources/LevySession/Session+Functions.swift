import LevyModel
import LevyWhatIf

/// Results as functions of one fact of the case.
extension Session {
  /// `[NAMES] over NAME=FROM..TO [step N]`: the main results along a stretch as a table, or named ones as bars.
  func sweep(_ text: String) throws -> Reply {
    let (before, rest) = Self.cut(text, at: "over")
    guard let rest else { throw Self.usage("sweep") }
    let (over, step) = Self.cut(rest, at: "step")
    let stretch = try Stretch(over, rulebook)
    let size = try step.map { (text) throws(Diagnostic) in try stretch.step(typed: text) }
    let names = before.split { $0 == " " || $0 == "," }.map(String.init)
    let sweep = try Sweep(
      rulebook, facts, over: stretch, step: size, mostSteps: 20, outputs: names,
      rates: names.isEmpty ? [] : Set(Sweep.Rate.allCases))
    var shown = names.isEmpty ? sweep.markup : sweep.chart(width: 80)
    if let fault = sweep.faults.first { shown.add(fault.diagnostic.report() + Markup("\n")) }
    return Reply(text: shown, isError: !sweep.faults.isEmpty)
  }

  /// `NAME = VALUE for NAME[=FROM..TO]`: what a fact must be for a result to be what one wants.
  func solve(_ text: String) throws -> Reply {
    let (target, fact) = Self.cut(text, at: "for")
    guard let fact, let (name, wanted) = assignment(target) else { throw Self.usage("solve") }
    let notation = try rulebook.notation(of: name)
    guard let value = notation.meaning(try calculator.value(wanted, for: name, in: facts))?.exact else {
      throw Diagnostic(.usage(message: "'\(name)' is no number, so it cannot be solved for"))
    }
    let stretch = try fact.contains("=") ? Stretch(fact, rulebook) : Stretch(of: fact, rulebook)
    let function = try CaseFunction(calculator, facts, over: stretch.name)
    let solutions = try function.solutions(name, is: value, in: stretch.range)
    let (type, result) = (try rulebook.variable(named: stretch.name).type, try rulebook.variable(named: name))
    var shown = solutions.stretches.isEmpty ? Markup("no value gives exactly that; nearest are\n", .hint) : Markup()
    shown.add(solutions.markup(stretch.name, type, result: (result.name, result.type)))
    if let remark = solutions.remark { shown.add(Markup("\(remark)\n", .hint)) }
    return Reply(text: shown)
  }

  /// `NAME over NAME=FROM..TO`: where a result bends or jumps.
  func cliffs(_ text: String) throws -> Reply {
    let (name, over) = Self.cut(text, at: "over")
    guard let over, !name.isEmpty else { throw Self.usage("cliffs") }
    let stretch = try Stretch(over, rulebook)
    let kinks = try CaseFunction(calculator, facts, over: stretch.name).kinks(name, in: stretch.range)
    return Reply(text: kinks.markup + Markup(kinks.remark.map { "\($0)\n" } ?? "", .hint))
  }

  private static func usage(_ name: String) -> Diagnostic {
    let argument = commands.first { $0.name == name }?.argument ?? ""
    return Diagnostic(.usage(message: "write :\(name) \(argument)"))
  }

  /// A text cut at a word that stands alone.
  private static func cut(_ text: String, at word: String) -> (before: String, after: String?) {
    let words = text.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == word }) else { return (text, nil) }
    return (words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
  }
}
