import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyScript

/// A review of a reform against the law as it is: the same rules with other figures, or with folders laid over them.
package struct ReformReview {
  private let origin: Calculator
  private let reformed: Calculator
  /// The upper end of the amounts that are examined.
  private static let most: Exact = 1_000_000
  /// The maximum number of results, and of amounts for each, that are examined: each takes some hundredths of a second.
  private static let mostLooks = 40

  package init(of reformed: Calculator, beside origin: Calculator) {
    (self.reformed, self.origin) = (reformed, origin)
  }

  /// Checks that the reform changes something, on a day if one is given.
  ///
  /// - Throws: `Diagnostic` if all figures and rules are the same without it.
  package func requireEffect(on day: CalendarDate? = nil, known: CalendarDate? = nil) throws(Diagnostic) {
    let overlays = reformed.rulebook.overlays.joined(separator: ", ")
    if !hasRules(on: nil), Self.histories(origin.rulebook) == Self.histories(reformed.rulebook) {
      throw Diagnostic(
        usage: "\(overlays) changes nothing: all figures and rules are what they are without it",
        "\(overlays) ändert nichts: alle Zahlen und Regeln sind, was sie ohne das sind")
    }
    guard let day, !hasRules(on: day), changes(on: day, known).isEmpty else { return }
    throw Diagnostic(
      usage: "nothing of \(overlays) holds by the law of \(day); for the law as it is, leave it out",
      "nichts von \(overlays) gilt nach dem Recht vom \(day.inGerman); für das Recht, wie es ist, weglassen")
  }

  /// Finds signs that the reform is incomplete, in the light of a case: unchanged figures that had the same value as
  /// changed ones of the same section, and jumps that the law as it is does not have.
  ///
  /// - Parameters:
  /// - results: the results to examine; by default the jurisdiction's main results.
  /// - facts: the case, of the reformed rules.
  package func halves(_ results: [String], for facts: Case) -> [String] {
    let changed = changes(on: facts.date, facts.known)
    return leftBehind(changed, on: facts.date, facts.known) + jumps(Set(changed.map(\.before.name)), results, facts)
  }

  /// The signs of incompleteness as a field of a JSON document; empty if there are none.
  package static func fields(_ halves: [String]) -> [(String, JSON)] {
    halves.isEmpty ? [] : [("reform", .array(halves.map { .string($0) }))]
  }

  /// True if the overlay folders declare rules, or anything other than figures, that is in force on a day, or on any
  /// day.
  private func hasRules(on day: CalendarDate?) -> Bool {
    let sources = reformed.rulebook.sources
    func isOfOverlay(_ place: Place) -> Bool { sources.overlay(of: place.file) != nil }
    let versions = reformed.rulebook.namedVariables.flatMap(\.versions).filter { isOfOverlay($0.place) }
    if versions.isEmpty, !reformed.rulebook.parameters.contains(where: { isOfOverlay($0.place) }) {
      return !reformed.rulebook.overlays.isEmpty
    }
    return versions.contains { version in day.map { version.from <= $0 && $0 <= version.to } ?? true }
  }

  /// The histories of all figures.
  private static func histories(_ rulebook: Rulebook) -> [String: [Dated]] {
    let pairs = rulebook.parameters.map { parameter in
      let all = parameter.history.flatMap { entry in
        entry.revisions.map { Dated(since: entry.since, known: $0.known, value: $0.value) }
      }
      return (parameter.name, all.indices.filter { $0 == 0 || all[$0].value != all[$0 - 1].value }.map { all[$0] })
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private struct Dated: Hashable {
    let since: CalendarDate
    let known: CalendarDate?
    let value: DeclaredValue
  }

  /// The figures in force on a day that the reform changes.
  private func changes(on day: CalendarDate, _ known: CalendarDate?) -> [(before: Parameter, value: DeclaredValue?)] {
    let after = Self.values(reformed.rulebook, day, known)
    let before = Self.values(origin.rulebook, day, known)
    let names = Set(origin.rulebook.parameters.map(\.name))
    let added = reformed.rulebook.parameters.filter { !names.contains($0.name) && after[$0.name] != nil }
    return (origin.rulebook.parameters.filter { before[$0.name] != after[$0.name] } + added).map {
      ($0, before[$0.name])
    }
  }

  private static func values(_ rulebook: Rulebook, _ day: CalendarDate, _ known: CalendarDate?) -> [String:
    DeclaredValue]
  {
    let pairs = rulebook.parameters.compactMap { parameter in
      (try? parameter.value(on: day, known: known))?.map { (parameter.name, $0.revision.value) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Unchanged figures that had the same value as changed ones and cite the same section of a statute. German payroll
  /// and assessment, for instance, each declare the tariff, since an act may change them on different days.
  private func leftBehind(
    _ changed: [(before: Parameter, value: DeclaredValue?)], on day: CalendarDate, _ known: CalendarDate?
  ) -> [String] {
    let (values, names) = (Self.values(origin.rulebook, day, known), Set(changed.map(\.before.name)))
    return changed.flatMap { figure, value -> [String] in
      // Flags and small numbers are equal by chance.
      guard let value, value.summary.count(where: \.isNumber) > 1, let section = figure.section else { return [] }
      return origin.rulebook.parameters.filter { other in
        !names.contains(other.name) && values[other.name] == value && other.section == section
      }.map { other in
        say(
          "the reform changes \(figure.name) and leaves \(other.name) as it is, which had the same value "
            + "(\(other.label), \(other.source))",
          "die Reform ändert \(figure.name) und lässt \(other.name), wie es ist, das denselben Wert hatte "
            + "(\(other.label), \(other.source))")
      }
    }
  }

  /// Jumps of results that read a changed figure, as one of their amounts rises while all else stays, which the law as
  /// it is does not have.
  private func jumps(_ changed: Set<String>, _ results: [String], _ facts: Case) -> [String] {
    guard let theirs = try? facts.moved(to: origin.rulebook) else { return [] }
    var readers: [Explanation] = []
    let names = results.isEmpty ? reformed.rulebook.mainResults(on: facts.date) : results
    var waiting = names.compactMap { try? reformed.explain($0, for: facts) }
    while let node = waiting.popLast() {
      waiting += node.inputs
      guard !node.isRepeated, node.parameters.contains(where: { changed.contains($0.name) }),
        !readers.contains(where: { $0.name == node.name })
      else { continue }
      readers.append(node)
    }
    return readers.prefix(Self.mostLooks).flatMap { node in
      let amounts = node.inputs.filter { $0.type == .money }.map(\.name)
      return Set(amounts).sorted().prefix(Self.mostLooks).flatMap { jumps(of: node.name, over: $0, facts, theirs) }
    }
  }

  private func jumps(of result: String, over amount: String, _ facts: Case, _ theirs: Case) -> [String] {
    // Results that cannot be followed are left out; their jumps may show in results that depend on them.
    func kinks(_ calculator: Calculator, _ facts: Case) -> [Kinks.Kink]? {
      (try? calculator.kinks(of: result, over: amount, in: 0...Self.most, for: facts))?.all.filter { $0.jump != 0 }
    }
    guard let known = kinks(origin, theirs).map({ Set($0.map(\.place)) }), let mine = kinks(reformed, facts) else {
      return []
    }
    return mine.filter { !known.contains($0.place) }.map { kink in
      let style: NumberStyle = Language.current == .german ? .german : .english
      let (jump, at) = (
        kink.jump.formatted(fractionDigits: 2, style: style), kink.at.formatted(fractionDigits: 2, style: style)
      )
      return say(
        "by the reform \(result) jumps by \(jump) where \(amount) reaches \(at), which it does not by the law as it is "
          + "(\(kink.place))",
        "nach der Reform springt \(result) um \(jump), wo \(amount) \(at) erreicht, nach dem Recht, wie es ist, nicht "
          + "(\(kink.place))")
    }
  }
}

extension Parameter {
  /// The first section that the source cites.
  fileprivate var section: Substring? {
    let words = source.split(separator: " ")
    return zip(words, words.dropFirst()).lazy.filter { ["§", "§§", "s.", "ss."].contains($0.0) }
      .map { $0.1.prefix { $0.isNumber || $0.isLetter } }.first { $0.first?.isNumber == true }
  }
}
