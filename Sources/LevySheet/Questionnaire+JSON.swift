import LevyModel
import LevyPresentation

extension Questionnaire {
  /// The results so far, as in `Answer.json`, with the open questions, for programs with a user interface of their own;
  /// and the names of questions that are not asked because they cannot matter.
  package var json: JSON { json(with: answer) }

  /// Returns the same with the results of another answer, such as one with an outlook.
  package func json(with answer: Answer) -> JSON {
    guard case .object(let fields) = answer.json else { return answer.json }
    return .object(
      fields + [
        ("questions", .array(self.fields.filter(\.isOpen).map(\.json))),
        ("not_asked", .array(idle.map { .string($0.name) })),
      ])
  }
}

extension Questionnaire.Question {
  /// The data that a program needs to ask the question.
  package var json: JSON {
    var fields: [(String, JSON)] = [
      ("name", .string(name)), ("label", .string(label)), ("section", .string(section)),
    ]
    if question != label { fields.append(("question", .string(question))) }
    switch subject {
    case .gate(let members):
      fields += [
        ("type", .string("gate")), ("choices", .object(members.map { ($0.name, .string($0.label)) })),
      ]
    case .fact(let variable):
      fields.append(("type", .string(variable.type.name)))
      if case .choice(let choice) = variable.type {
        fields.append(("choices", .object(choice.options.map { ($0, .string(choice.labels[$0] ?? $0)) })))
      }
      switch proposal {
      case .assumed(let value) where value.isNone: break
      case .assumed(let value): fields.append(("default", value.json(as: variable.type)))
      case .earlier(let value), .computed(let value), .estimated(let value):
        fields.append(("proposal", value.json(as: variable.type)))
      case nil: break
      }
      if let help = variable.help { fields.append(("help", .string(help))) }
    }
    if let lack { fields.append(("lack", .string(lack))) }
    return .object(fields)
  }
}
