import Levy

/// What `levy --version` prints: the engine's version and, where rules are found, what they are.
enum Version {
  static var text: String {
    let root = RulesOptions.defaultRoot
    let rules = ((try? Rulebook.jurisdictions(in: root)) ?? []).compactMap { name -> String? in
      guard let rulebook = try? Rulebook(name, in: root, store: .ofUser) else { return nil }
      let years = rulebook.jurisdiction.years
      return "\n  \(name)  \(years.lowerBound)–\(years.upperBound)  rules \(rulebook.digest)"
    }
    return "levy \(levyVersion)" + rules.joined()
  }
}
