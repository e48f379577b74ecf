import ExactNumbers
import LevyModel
import LevyPresentation

extension Solutions {
  /// A remark that solutions may be missing because the search was incomplete; nil if all were found.
  package var remark: String? {
    if isComplete { return nil }
    let what = stretches.isEmpty ? "there may be solutions, or nearer results" : "there may be more solutions"
    return "not every step was looked at, so \(what); a narrower stretch, NAME=FROM..TO, shows more"
  }

  /// The solutions for people.
  ///
  /// - Parameters:
  /// - name: the fact.
  /// - type: the type of the fact.
  /// - result: the text of the result, and its type.
  package func markup(_ name: String, _ type: ValueType, result: (name: String, type: ValueType)) -> Markup {
    func shown(_ number: Exact) -> String { Answer.text(of: type.value(number), type: type) }
    var text = Markup()
    for stretch in stretches {
      text.add(name, .name)
      text.add(" = ")
      text.add(shown(stretch.from), .value)
      if stretch.from != stretch.to {
        text.add(" to ")
        text.add(shown(stretch.to), .value)
      }
      text.endLine()
    }
    if stretches.isEmpty {
      for near in [below, above] {
        guard let near else { continue }
        text.add(name, .name)
        text.add(" = \(shown(near.at)) gives \(result.name) = ")
        text.add(Answer.text(of: result.type.value(near.result), type: result.type), .value)
        text.endLine()
      }
    }
    return text
  }

  /// The solutions as JSON.
  ///
  /// - Parameters:
  /// - type: the type of the fact.
  /// - resultType: the type of the result.
  package func json(_ type: ValueType, result resultType: ValueType) -> JSON {
    func near(_ place: (at: Exact, result: Exact)?) -> JSON {
      guard let place else { return .null }
      return .object([
        ("at", type.value(place.at).json(as: type)), ("result", resultType.value(place.result).json(as: resultType)),
      ])
    }
    return .object([
      (
        "solutions",
        .array(
          stretches.map {
            .object([("from", type.value($0.from).json(as: type)), ("to", type.value($0.to).json(as: type))])
          })
      ),
      ("below", near(below)), ("above", near(above)), ("complete", .boolean(isComplete)),
    ])
  }
}
