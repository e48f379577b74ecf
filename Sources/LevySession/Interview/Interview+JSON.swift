import LevyCalculator
import LevyModel
import LevyPresentation
import LevySheet

extension Interview {
  /// The results so far, as `Answer.json`, and the questions that are open, for programs that ask in their own way.
  package var json: JSON { form.json }

  /// The possible continuations of an answer.
  package func completion(of text: String) -> Completion {
    var words = Self.commandWords.map { ($0.word, $0.meaning) }
    switch next?.variable?.type {
    case .choice(let choice): words += choice.options.map { ($0, choice.labels[$0] ?? "") }
    case .boolean: words += [("yes", ""), ("no", "")]
    default: break
    }
    if let space = text.lastIndex(of: " ") {
      words = form.fields.map { ($0.name, $0.label) }
      return Session.choose(from: words, begun: String(text[text.index(after: space)...]))
    }
    return Session.choose(from: words, begun: text)
  }
}
