import Levy
import Threads

/// A pool of evaluators whose streams have ended. Creating an evaluator runs all rule files and makes a plan; a second
/// stream with the same columns and results reuses both.
final class EvaluatorPool: Sendable {
  /// The key of evaluators for the same table.
  struct Key: Hashable {
    let options: String
    let columns: [String]
  }

  /// Evaluators in the pool are not in use.
  private struct Idle: @unchecked Sendable {
    var evaluators: [(key: Key, evaluator: TableEvaluator)] = []
  }

  private let idle = Locked(Idle())
  /// The maximum size of the pool; an evaluator takes some megabytes.
  private static let most = 8

  /// Takes an evaluator, which belongs to the caller until it is given back: one with the key, or else a new one from
  /// `make`, which reuses the calculator of another if the pool is full.
  func take(_ key: Key, make: (Calculator?) throws -> TableEvaluator) throws -> TableEvaluator {
    let (found, spare) = idle.withLock { idle in
      let found = idle.evaluators.lastIndex { $0.key == key }.map { idle.evaluators.remove(at: $0) }
      // The oldest one is removed.
      let spare = found == nil && idle.evaluators.count == Self.most ? idle.evaluators.removeFirst() : nil
      return (Idle(evaluators: [found].compactMap(\.self)), Idle(evaluators: [spare].compactMap(\.self)))
    }
    return try found.evaluators.first?.evaluator ?? make(spare.evaluators.first?.evaluator.calculator)
  }

  /// Returns an evaluator to the pool. The caller must not use any part of it afterwards.
  func give(_ evaluator: TableEvaluator, of key: Key) {
    let box = Idle(evaluators: [(key, evaluator)])
    let dropped = idle.withLock { idle in
      idle.evaluators += box.evaluators
      return Idle(evaluators: idle.evaluators.count > Self.most ? [idle.evaluators.removeFirst()] : [])
    }
    // Freed outside the lock, since that takes a while.
    _ = dropped
  }
}
