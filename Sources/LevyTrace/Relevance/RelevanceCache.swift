import Dispatch
import LevyCalculator
import LevyModel
import LevyRules
import Threads

/// The relevance of facts, cached for all calculators of the same rules.
private struct RelevanceCache {
  struct Key: Hashable {
    let rules: String
    let wanted: [Slot]
    let pinned: Set<Slot>
    let byMonths: Set<Slot>
    let date: CalendarDate
    let known: CalendarDate?
  }

  var made: [Key: Relevance] = [:]
  /// The entries that are being computed.
  var making: [Key: DispatchGroup] = [:]

  static let shared = Locked(RelevanceCache())
  /// The maximum number of entries; interviews concern few years.
  static let most = 32

  mutating func keep(_ relevance: Relevance, for key: Key) {
    if made.count >= Self.most { made = [:] }
    made[key] = relevance
  }
}

extension Relevance {
  fileprivate init(_ calculator: Calculator, _ key: RelevanceCache.Key) {
    self.init(
      calculator, of: key.wanted, pinned: key.pinned, byMonths: key.byMonths, on: key.date, known: key.known)
  }
}

extension Calculator {
  /// Begins to compute the relevance of facts in the background, while a user reads the first question.
  package func prepareRelevance(of wanted: [Slot], for facts: Case) {
    let (rulebook, key) = (rulebook, key(wanted, facts))
    let group = RelevanceCache.shared.withLock { cache -> DispatchGroup? in
      if cache.made[key] != nil || cache.making[key] != nil { return nil }
      let group = DispatchGroup()
      group.enter()
      cache.making[key] = group
      return group
    }
    guard let group else { return }
    DispatchQueue.global().async {
      let relevance = (try? Calculator(rulebook)).map { Relevance($0, key) }
      RelevanceCache.shared.withLock { cache in
        if let relevance { cache.keep(relevance, for: key) }
        cache.making[key] = nil
      }
      group.leave()
    }
  }

  /// Returns the facts that can move results by the law of a case. Results that the case gives and that nobody is asked
  /// for stay pinned. The rules are followed once.
  ///
  /// - Throws: `Diagnostic` if the work was interrupted.
  package func relevance(of wanted: [Slot], for facts: Case) throws(Diagnostic) -> Relevance {
    let key = key(wanted, facts)
    while let group = RelevanceCache.shared.withLock({ $0.making[key] }) {
      try checkInterruption()
      _ = group.wait(timeout: .now() + .milliseconds(50))
    }
    if let made = RelevanceCache.shared.withLock({ $0.made[key] }) { return made }
    let relevance = Relevance(self, key)
    try checkInterruption()
    RelevanceCache.shared.withLock { $0.keep(relevance, for: key) }
    return relevance
  }

  private func key(_ wanted: [Slot], _ facts: Case) -> RelevanceCache.Key {
    RelevanceCache.Key(
      rules: rulebook.digest, wanted: wanted,
      // Facts that are asked for come and go with each answer; if they were pinned, rules would be followed again for
      // each.
      pinned: Set(facts.given.keys.filter { !rulebook.variables[$0].isFact }), byMonths: facts.toldByMonths,
      date: facts.date, known: facts.known)
  }
}
