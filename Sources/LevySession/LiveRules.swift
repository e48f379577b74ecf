import Dispatch
import LevyBatch
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet
import LuaRuntime
import Tables

/// The rules of a jurisdiction for a program that must not block, such as one with a window: evaluations run on another
/// thread, one after the other, and callers await them.
///
/// A task that is cancelled stops its evaluation, and the call that it awaits throws `CancellationError`. So a form
/// that evaluates at each key should cancel the previous evaluation.
public actor LiveRules {
  /// The rules in use.
  public private(set) var rulebook: Rulebook
  private let folder: String?
  private let desk: Desk

  /// Creates an instance from rules that were read.
  ///
  /// - Parameters:
  /// - folder: the rules folder from which `reload` reads them again; nil if they never change.
  /// - limits: the limits of one evaluation.
  public init(_ rulebook: Rulebook, in folder: String? = nil, limits: LuaLimits = LuaLimits()) {
    self.rulebook = rulebook
    self.folder = folder
    desk = Desk(limits: limits)
  }

  /// Reads the rules again. Files that did not change are not parsed again. If the rules have errors, the previous ones
  /// stay in use. Cases and sheets continue with `moved(to:)`.
  ///
  /// - Returns: true if they changed.
  /// - Throws: `RulebookErrors` with all errors.
  public func reload() async throws(RulebookErrors) -> Bool {
    guard let folder else { return false }
    let former = rulebook
    let fresh = await withCheckedContinuation { waiting in
      DispatchQueue.global().async {
        waiting.resume(
          returning: Result { () throws(RulebookErrors) in
            try Rulebook(former.jurisdiction.code, in: folder, after: former)
          })
      }
    }
    rulebook = try fresh.get()
    return rulebook.digest != former.digest
  }

  /// Computes several results for a case; without names, the jurisdiction's main results.
  ///
  /// - Parameter explained: true to explain each result.
  /// - Throws: `CancellationError`; `Diagnostic` if the rules cannot be loaded for lack of memory. Errors of single
  ///   results are part of the answer.
  public func answer(
    _ names: [String] = [], for facts: Case, explained: Bool = false
  ) async throws -> Answer {
    try await perform { $0.answer(names, for: facts, explained: explained) }
  }

  /// Returns the questionnaire of a sheet: the questions, the known facts, the next question and the results.
  ///
  /// - Throws: `CancellationError`; `Diagnostic` if the sheet belongs to other rules, or they reject it.
  public func questionnaire(for sheet: Sheet) async throws -> Questionnaire {
    try await perform { try sheet.questionnaire(by: $0) }
  }

  /// Performs work with a calculator that nobody else uses meanwhile. The calculator must not be stored.
  ///
  /// - Throws: `CancellationError`, and errors of the work.
  public func perform<Outcome: Sendable>(
    _ work: @escaping @Sendable (Calculator) throws -> Outcome
  ) async throws -> Outcome {
    let (desk, rulebook, interruption) = (desk, rulebook, Interruption())
    return try await Self.cancellable(interruption, on: desk.queue) {
      try work(try desk.calculator(by: rulebook, interruption))
    }
  }

  /// Adds results to a table; evaluations can go on meanwhile.
  ///
  /// - Parameters:
  /// - job: the results to compute for each row, and the rules.
  /// - format: the format of both tables.
  /// - progress: called now and then with the number of finished rows, on another thread.
  /// - report: called for each row without results, in order, on another thread.
  /// - Throws: `CancellationError`, after which an output file is as it was before; `TableError`; `Batch.Failure`.
  public nonisolated func run(
    _ job: BatchJob, from input: TableInput, to output: TableOutput, format: TableFormat = .csv(.comma),
    progress: @escaping @Sendable (Int) -> Void = { _ in }, report: @escaping @Sendable (RowFault) -> Void
  ) async throws -> BatchSummary {
    let interruption = Interruption()
    return try await Self.cancellable(interruption, on: .global()) {
      let streams = try Batch.Streams(from: input, to: output, format: format)
      return try Batch(job).run(
        streams,
        progress: {
          progress($0)
          return !interruption.isRequested
        }, report: report)
    }
  }

  /// Performs work on a queue; cancelling the task interrupts it.
  private static func cancellable<Outcome: Sendable>(
    _ interruption: Interruption, on queue: DispatchQueue, _ work: @escaping @Sendable () throws -> Outcome
  ) async throws -> Outcome {
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in queue.async { waiting.resume(returning: Result { try work() }) } }
    } onCancel: {
      interruption.request()
    }
    try Task.checkCancellation()
    return try outcome.get()
  }
}

/// A calculator, and the only queue on which it is used.
private final class Desk: @unchecked Sendable {
  let queue = DispatchQueue(label: "levy")
  private let limits: LuaLimits
  private var kept: Calculator?

  init(limits: LuaLimits) { self.limits = limits }

  /// Returns a calculator of the rules with an interruption; the existing one if it has the same rules.
  func calculator(by rulebook: Rulebook, _ interruption: Interruption) throws(Diagnostic) -> Calculator {
    if interruption.isRequested { throw Diagnostic(.stopped(by: .interrupt)) }
    guard let kept, kept.rulebook.isSame(as: rulebook) else {
      let fresh = try Calculator(rulebook, limits: limits, interruption: interruption)
      kept = fresh
      return fresh
    }
    kept.state.lua.heed(interruption)
    kept.isStrict = false
    return kept
  }
}
