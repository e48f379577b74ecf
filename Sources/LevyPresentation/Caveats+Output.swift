import LevyModel
import LevyRules

extension Caveat {
  /// The caveat for people; `scope` says where it concerns, such as ` in 3 of 5 rows`.
  package func markup(scope: String = "") -> Markup {
    var text = Markup()
    let title =
      switch kind {
      case .notCovered: "not covered"
      case .doubtful: say("doubtful", "zweifelhaft")
      case .impossible: say("impossible", "unmöglich")
      }
    text.add("\(title)\(scope): ", .hint)
    text.add(self.text)
    if !source.isEmpty { text.add("  \(source)", .citation) }
    return text
  }

  /// `{"name": …, "text": …, "source": …, "concerns": [results]}`
  package func json(for results: [String]) -> JSON {
    .object([
      ("name", .string(name)), ("text", .string(text)), ("source", source.isEmpty ? .null : .string(source)),
      ("concerns", .array(results.map { .string($0) })),
    ])
  }

  /// The declaration of a check.
  var checkJSON: JSON {
    .object([
      ("name", .string(name)), ("grade", .string(kind.rawValue)), ("text", .string(text)),
      ("source", source.isEmpty ? .null : .string(source)),
    ])
  }
}

extension Answer {
  /// The caveats that apply to the case, each with the names of the results that depend on it.
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

  /// The doubtful facts, and the caveats that apply to this case, a line each.
  package var caveatNotes: [Markup] {
    // Two that say the same are one for people.
    var merged: [(caveat: Caveat, results: [String])] = []
    for (caveat, results) in doubtful + caveats {
      let said = caveat.markup().plain
      if let place = merged.firstIndex(where: { $0.caveat.markup().plain == said }) {
        merged[place].results += results.filter { !merged[place].results.contains($0) }
      } else {
        merged.append((caveat, results))
      }
    }
    return merged.map { caveat, results in
      let shown = results.prefix(3).joined(separator: ", ")
      let rest = results.count > 3 ? " and \(results.count - 3) more" : ""
      return caveat.markup(scope: results.count == lines.count ? "" : " (\(shown)\(rest))")
    }
  }
}
