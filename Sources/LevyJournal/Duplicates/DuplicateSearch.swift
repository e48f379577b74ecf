import Dispatch
import LevyModel
import Synchronization
import Threads

/// A search for duplicates that runs in the background, with its progress and finally its findings.
package final class DuplicateSearch: Sendable {
  /// The state of a search.
  package enum State: Sendable {
    /// The number of records compared so far; `all` is 0 while records are still being read.
    case running(done: Int, all: Int)
    case stopped
    case failed(Diagnostic)
    case found(DuplicateReport)
  }

  package let threshold: Int
  private let began = ContinuousClock.now
  private let stops = Atomic<Bool>(false)
  private let content: Locked<(state: State, step: Int64)>
  private let end = DispatchGroup()

  /// Begins a search.
  ///
  /// - Parameter step: the last change of the journal, to whose state the findings apply.
  package init(_ journal: Journal, threshold: Int, step: Int64) {
    self.threshold = threshold
    content = Locked((.running(done: 0, all: 0), step))
    end.enter()
    // Not on one of the threads that answer requests.
    DispatchQueue.global(qos: .utility).async { [self] in
      let state = result(journal)
      content.withLock { $0.state = state }
      end.leave()
    }
  }

  private func result(_ journal: Journal) -> State {
    do throws(Diagnostic) {
      let report = try journal.duplicates(threshold: threshold) { done, all in
        content.withLock { $0.state = .running(done: done, all: all) }
        return !stops.load(ordering: .relaxed)
      }
      return report.map { .found($0) } ?? .stopped
    } catch {
      return .failed(error)
    }
  }

  /// The current state. Waits up to 100 ms, so that a search that is almost done returns its findings.
  package var state: State {
    _ = end.wait(timeout: .now() + .milliseconds(100))
    return content.withLock { $0.state }
  }

  /// True if the findings are, or will be, for this threshold and the state of the journal after change `step`.
  package func isOf(_ threshold: Int, step: Int64) -> Bool {
    guard threshold == self.threshold, !stops.load(ordering: .relaxed) else { return false }
    return content.withLock { content in
      if case .failed = content.state { return false }
      return content.step == step
    }
  }

  /// Ends the search without findings.
  package func stop() { stops.store(true, ordering: .relaxed) }

  /// The remaining seconds, extrapolated from the speed so far; nil before anything was compared.
  package func secondsLeft(done: Int, all: Int) -> Int? {
    guard done > 0 else { return nil }
    let passed = began.duration(to: .now)
    let milliseconds = passed.components.seconds * 1000 + passed.components.attoseconds / 1_000_000_000_000_000
    return Int((Double(milliseconds) * Double(all - done) / Double(done) / 1000).rounded(.up))
  }

  /// Applies a person's decision to the findings, so that they stay valid after that change.
  package func decide(_ other: Int64, _ survivor: Int64, isMerged: Bool, from former: Int64, to step: Int64) {
    content.withLock { content in
      guard content.step == former, case .found(var report) = content.state else { return }
      report.pairs.removeAll { pair in
        let pair = [pair.survivor.id, pair.other.id]
        return isMerged ? pair.contains(other) : Set(pair) == [other, survivor]
      }
      content = (.found(report), step)
    }
  }
}
