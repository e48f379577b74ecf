import Levy
import LevyFixtures

extension Test {
  /// Changes the figures of the law of each jurisdiction whose cases were recorded.
  func nudged(_ kept: [String: Trials]) throws -> [Nudges] {
    var all: [Nudges] = []
    for (jurisdiction, trials) in kept.sorted(by: { $0.key < $1.key }) {
      let rulebook = try rules.rulebook(jurisdiction)
      let isShown = Terminal.isTerminal(2) && Terminal.allowsEscapes
      do {
        all.append(
          try Nudges(rulebook, only: parameter, trials: trials, workers: Terminal.cores) { done, count in
            if isShown { Terminal.progress("\(jurisdiction): \(done) of \(count) figures") }
          })
      } catch {
        throw Failure(error)
      }
      if isShown { Terminal.progress("") }
    }
    return all
  }
}
