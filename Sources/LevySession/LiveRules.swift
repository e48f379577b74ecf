import Dispatch
import LevyBatch
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet
import LuaRuntime
import Tables

/// The rules of a jurisdiction for a program that must not wait, such as one with a window: questions are answered
/// elsewhere, one after the other, and whoever asks may do other things meanwhile.
///
/// A task that is cancelled stops its evaluation, and the call that it awaits throws `CancellationError`. So a form
/// that asks again at each key should cancel the question before.
public actor LiveRules {
  /// The rules in use.
  public private(set) var rulebook: Rulebook
  private let folder: String?
  private let desk: Desk

  /// Begins with rules that were read.
  ///
  /// - Parameters:
  ///   - folder: the rules folder from which `reload` reads them again; nil if they never change.
  ///   - limits: what one evaluation may use.
  public init(_ rulebook: Rulebook, in folder: String? = nil, limits: LuaLimits = LuaLimits()) {
    self.rulebook = rulebook
    self.folder = folder
    desk = Desk(limits: limits)
  }

  /// Reads the rules again. Files that did not change are not parsed again. If the rules have errors, the previous ones
  /// stay in use. Cases and sheets continue with `moved(to:)`.
  ///
  /// - Returns: whether they changed.
  /// - Throws: `RulebookErrors` with all that is wrong.
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

  /// The results of several names for a case; without names, the jurisdiction's main results.
  ///
  /// - Parameter explained: whether each result comes with how it came about.
  /// - Throws: `CancellationError`; `Diagnostic` if the rules cannot be loaded, for want of memory. What is wrong with a
  ///   result is data of the answer.
  public func answer(
    _ names: [String] = [], for facts: Case, explained: Bool = false
  ) async throws -> Answer {
    try await perform { $0.answer(names, for: facts, explained: explained) }
  }

  /// The questionnaire of a sheet: the questions, the known facts, the next question and the results.
  ///
  /// - Throws: `CancellationError`; `Diagnostic` if the rules in use are not those of the sheet, or do not take it.
  public func questionnaire(for sheet: Sheet) async throws -> Questionnaire {
    try await perform { try sheet.questionnaire(by: $0) }
  }

  /// Performs any work with a calculator that nobody else uses meanwhile, and that must not be stored.
  ///
  /// - Throws: `CancellationError`, and what the work throws.
  public func perform<Outcome: Sendable>(
    _ work: @escaping @Sendable (Calculator) throws -> Outcome
  ) async throws -> Outcome {
    let (desk, rulebook, interruption) = (desk, rulebook, Interruption())
    return try await Self.cancellable(interruption, on: desk.queue) {
      try work(try desk.calculator(by: rulebook, interruption))
    }
  }

  /// Adds results to a table, while questions are answered as well.
  ///
  /// - Parameters:
  ///   - job: what to do with each row; it has its own rules.
  ///   - format: how both tables are written.
  ///   - progress: told how many rows are done, now and then, on another thread.
  ///   - report: told of each row that gets no results, in order, on another thread.
  /// - Throws: `CancellationError`, and a file at a path stays as it was; `TableError`; `Batch.Failure`.
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

/// A calculator and the queue on which alone it is used.
private final class Desk: @unchecked Sendable {
  let queue = DispatchQueue(label: "levy")
  private let limits: LuaLimits
  private var kept: Calculator?

  init(limits: LuaLimits) { self.limits = limits }

  /// A calculator of rules with an interruption; the existing one if it has the same rules.
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
