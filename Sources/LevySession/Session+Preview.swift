import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf
import LuaRuntime

extension Session {
  /// Returns a preview of an entry that is still being typed: for facts the main watched result and its change, for an
  /// expression its value; nil for commands and if it cannot be computed at once. The session does not change.
  package func preview(of text: String) -> String? {
    guard let entry = try? self.entry(text.trimmingBlanks), !lacksEnd(entry) else { return nil }
    switch entry {
    case .nothing, .command, .ownName: return nil
    case .sum, .facts, .expression: break
    }
    let (lua, said) = (calculator.state.lua, remarks)
    let limits = lua.limits
    // The limits keep typing responsive.
    lua.limits.instructions = min(limits.instructions, Self.mostInstructions)
    lua.limits.seconds = Self.mostSeconds
    defer { (lua.limits, remarks) = (limits, said) }
    if let facts = try? self.facts(giving: entry) { return preview(of: facts) }
    guard case .expression(let text) = entry else { return nil }
    let line = Self.comparing(spelled(text))
    if rulebook.slot(of: line) == nil, (try? literal(line)) != nil { return nil }
    guard
      case .value(let value)? = try? calculator.evaluate(
        expression: ownNamesReplaced(line), for: facts, earlier: results.map(\.value))
    else { return nil }
    return Answer.text(of: value, type: rulebook[line]?.type ?? .number)
  }

  private static let mostInstructions = 1_000_000
  private static let mostSeconds = 0.05

  /// The preview of the last watched result that is an amount.
  private func preview(of then: Case) -> String? {
    for name in (watched.isEmpty ? rulebook.mainResults(on: then.date) : watched).reversed() {
      guard let variable = rulebook[name], variable.type == .money,
        let value = try? calculator.evaluate(variable.name, for: then)
      else { continue }
      let text = "\(variable.name) \(Answer.text(of: value, type: .money))"
      guard let old = (try? calculator.evaluate(variable.name, for: facts))?.exact, let new = value.exact,
        let difference = try? new.subtracting(old), difference != 0
      else { return text }
      return text + " (\(Answer.difference(difference, type: .money)))"
    }
    return nil
  }
}
