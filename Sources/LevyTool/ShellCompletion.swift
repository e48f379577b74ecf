import ArgumentParser
import Levy

/// What a shell completes from the rules.
enum ShellCompletion {
  /// The jurisdictions of the rules folder.
  static let jurisdictions = CompletionKind.custom { _, _, _ in
    (try? Rulebook.jurisdictions(in: RulesOptions.defaultRoot)) ?? []
  }

  /// The names of the jurisdiction that stands before on the line: inputs with `=`, the words of a choice, results.
  static let names = CompletionKind.custom { words, _, begun in
    let root = RulesOptions.defaultRoot
    let jurisdictions = (try? Rulebook.jurisdictions(in: root)) ?? []
    guard let jurisdiction = words.first(where: jurisdictions.contains),
      let rulebook = try? Rulebook(jurisdiction, in: root)
    else { return [] }
    return rulebook.namedVariables.flatMap { variable -> [String] in
      guard variable.isInput else { return [variable.name] }
      if case .choice(let choice) = variable.type, begun.hasPrefix(variable.name + "=") {
        return choice.options.map { "\(variable.name)=\($0)" }
      }
      return ["\(variable.name)="]
    }
  }
}
