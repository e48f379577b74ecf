import LevyModel
import LevyRules

extension Caveat {
  /// The caveat for people; `scope` says to what it applies, such as ` in 3 of 5 rows`, and `plain` replaces names in
  /// its text.
  package func markup(scope: String = "", plain: (String) -> String = { $0 }) -> Markup {
    var text = title(scope)
    text.add(plain(self.text))
    if !source.isEmpty { text.add("  \(source)", .citation) }
    return text
  }

  fileprivate func title(_ scope: String = "") -> Markup {
    let title =
      switch kind {
      case .notCovered: say("not covered", "nicht abgedeckt")
      case .doubtful: say("doubtful", "zweifelhaft")
      case .impossible: say("impossible", "unmöglich")
      }
    return Markup("\(title)\(scope): ", .hint)
  }

  /// The caveat as JSON: `{"name": …, "text": …, "source": …, "concerns": [results]}`
  package func json(for results: [String]) -> JSON {
    .object([
      ("name", .string(name)), ("text", .string(text)), ("source", source.isEmpty ? .null : .string(source)),
      ("concerns", .array(results.map { .string($0) })),
    ])
  }

  /// The declaration of a check as JSON.
  var checkJSON: JSON {
    .object([
      ("name", .string(name)), ("grade", .string(kind.rawValue)), ("text", .string(text)),
      ("source", source.isEmpty ? .null : .string(source)),
    ])
  }
}

extension Answer {
  /// The caveats that apply to the case, each with the names of the results that it concerns.
  public var caveats: [(caveat: Caveat, results: [String])] { remarks.filter { !$0.caveat.isCheck } }

  /// The doubtful checks that fail in the case, each with the names of the results with which it is shown.
  public var doubtful: [(caveat: Caveat, results: [String])] { remarks.filter(\.caveat.isCheck) }

  private var remarks: [(caveat: Caveat, results: [String])] {
    var places: [String: Int] = [:]
    var found: [(caveat: Caveat, results: [String])] = []
    for line in lines {
      for caveat in line.caveats {
        let place = places[caveat.name] ?? found.count
        if place == found.count { found.append((caveat, [])) }
        places[caveat.name] = place
        found[place].results.append(line.name)
      }
    }
    return found
  }

  /// The doubtful checks and the caveats in a line each; if there are several, with the first sentence of each.
  ///
  /// - Parameter lister: the option that shows all of their texts, such as `--all`.
  func briefCaveats(lister: String?) -> [Markup] {
    [doubtful, caveats].flatMap { met -> [Markup] in
      let texts = met.map(\.caveat).reduce(into: [String]()) { if !$0.contains($1.text) { $0.append($1.text) } }
      guard texts.count > 1, let first = met.first?.caveat else {
        return notes(of: met, saysWhere: !isDefault)
      }
      let said = texts.prefix(Self.mostCaveats).map { plain($0.firstSentence, true) }.joined(separator: " ")
      let rest = texts.count - Self.mostCaveats
      let more = rest > 0 ? say(" \(rest) more", " \(rest) weitere") : ""
      return [first.title() + Markup(said + more + (lister.map { " (\($0))" } ?? ""))]
    }
  }

  private static let mostCaveats = 3

  /// The doubtful checks that fail and the caveats that apply, a line each.
  package var caveatNotes: [Markup] { caveatNotes(namesFacts: true) }

  /// The same; `namesFacts` is false if names of facts and results are left out.
  func caveatNotes(namesFacts: Bool) -> [Markup] { notes(of: doubtful + caveats, saysWhere: namesFacts, namesFacts) }

  private func plain(_ text: String, _ namesFacts: Bool) -> String { rulebook.plain(text, namesFacts: namesFacts) }

  private func notes(
    of met: [(caveat: Caveat, results: [String])], saysWhere: Bool, _ namesFacts: Bool = true
  ) -> [Markup] {
    // Remarks with the same text are merged.
    var merged: [(caveat: Caveat, results: [String])] = []
    for (caveat, results) in met {
      let said = caveat.markup().plain
      if let place = merged.firstIndex(where: { $0.caveat.markup().plain == said }) {
        merged[place].results += results.filter { !merged[place].results.contains($0) }
      } else {
        merged.append((caveat, results))
      }
    }
    return merged.map { caveat, results in
      let shown = results.prefix(3).joined(separator: ", ")
      let rest = results.count > 3 ? say(" and \(results.count - 3) more", " und \(results.count - 3) weitere") : ""
      let scope = results.count == lines.count || !saysWhere ? "" : " (\(shown)\(rest))"
      return caveat.markup(scope: scope) { plain($0, namesFacts) }
    }
  }
}

extension String {
  /// The text up to the end of its first sentence. An abbreviation, such as in § 3 Nr. 26 or z. B., does not end a
  /// sentence.
  fileprivate var firstSentence: String {
    for stop in ranges(of: ". ") where self[stop.upperBound...].first?.isUppercase == true {
      let word = self[..<stop.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber }
      if word.count > 3 || word.contains(where: \.isNumber) { return String(self[..<stop.lowerBound]) + "." }
    }
    return self
  }
}
