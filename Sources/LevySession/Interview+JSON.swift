import LevyCalculator
import LevyModel

extension Interview {
  /// The results so far, as `Answer.json`, and the questions that are open, for programs that ask in their own way.
  public var json: JSON {
    let answer = calculator.answer(wanted, for: facts).json
    guard case .object(let fields) = answer else { return answer }
    let open = (try? pending()) ?? []
    return .object(fields + [("questions", .array(open.map(\.question)))])
  }
}

extension CaseFact {
  /// What a program needs to ask for it.
  fileprivate var question: JSON {
    var fields: [(String, JSON)] = [
      ("name", .string(variable.name)), ("label", .string(variable.label)), ("section", .string(variable.heading)),
      ("type", .string(variable.type.name)),
    ]
    if case .choice(let choice) = variable.type {
      fields.append(
        ("choices", .object(choice.options.map { ($0, .string(choice.labels[$0] ?? $0)) })))
    }
    if case .assumed(let value) = standing { fields.append(("default", value.json(as: variable.type))) }
    if let help = variable.help { fields.append(("help", .string(help))) }
    return .object(fields)
  }
}
