import Levy
import Threads

/// Evaluators of streams that have ended. Making one runs all rule files, and it follows rules before it computes: a
/// second stream with the same columns and results waits for neither.
final class EvaluatorPool: Sendable {
  /// The key of evaluators of the same table.
  struct Key: Hashable {
    let options: String
    let columns: [String]
  }

  /// Evaluators in the pool are not in use.
  private struct Idle: @unchecked Sendable {
    var evaluators: [(key: Key, evaluator: TableEvaluator)] = []
  }

  private let idle = Locked(Idle())
  /// The most evaluators that are kept, of some megabytes each.
  private static let most = 8

  /// An evaluator that belongs to the caller until it is given back: one with the key, or else a new one from `make`,
  /// with an unused calculator if there is one.
  func take(_ key: Key, make: (Calculator?) throws -> TableEvaluator) throws -> TableEvaluator {
    let (found, spare) = idle.withLock { idle in
      let found = idle.evaluators.lastIndex { $0.key == key }.map { idle.evaluators.remove(at: $0) }
      // The oldest goes.
      let spare = found == nil && idle.evaluators.count == Self.most ? idle.evaluators.removeFirst() : nil
      return (Idle(evaluators: [found].compactMap(\.self)), Idle(evaluators: [spare].compactMap(\.self)))
    }
    return try found.evaluators.first?.evaluator ?? make(spare.evaluators.first?.evaluator.calculator)
  }

  /// Returns an evaluator to the pool. The caller must not keep any part of it.
  func give(_ evaluator: TableEvaluator, of key: Key) {
    let box = Idle(evaluators: [(key, evaluator)])
    let dropped = idle.withLock { idle in
      idle.evaluators += box.evaluators
      return Idle(evaluators: idle.evaluators.count > Self.most ? [idle.evaluators.removeFirst()] : [])
    }
    // Outside the lock, for it takes a while.
    _ = dropped
  }
}
