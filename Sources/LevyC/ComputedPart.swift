import CLevyArrow
import Levy

/// A part of a batch, with its results once they are computed.
final class ComputedPart {
  let rows: Int
  let columns: [MemoryColumn]
  /// Nil until they are computed, and if that was cancelled.
  private(set) var results: TableEvaluator.Results?
  private(set) var remarks: TableEvaluator.Remarks?
  private var kept: [ArrowArray]
  /// Owns the memory of the columns.
  private let batch: ArrivedBatch

  init(of batch: ArrivedBatch, rows: Int, columns: [MemoryColumn], kept: [ArrowArray]) {
    (self.batch, self.rows, self.columns, self.kept) = (batch, rows, columns, kept)
  }

  deinit { for index in kept.indices { kept[index].release?(&kept[index]) } }

  func compute(by evaluator: TableEvaluator, while goesOn: () -> Bool) {
    results = evaluator.evaluate(columns, count: rows, goesOn: goesOn)
    remarks = evaluator.takeRemarks()
  }

  /// Returns the kept columns, which belong to the caller from then on.
  func takeKept() -> [ArrowArray] {
    defer { kept = [] }
    return kept
  }
}
