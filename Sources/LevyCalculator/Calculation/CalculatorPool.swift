import LevyModel
import LevyRules
import LuaRuntime
import Threads

/// A pool of calculators of a rulebook, each of which runs the rule files that it needs lazily. Any number of threads
/// may take one; each calculator serves one thread at a time.
public final class CalculatorPool: Sendable {
  /// The idle calculators, which no thread uses.
  private struct Idle: @unchecked Sendable {
    var calculators: [Calculator] = []
  }

  /// The law.
  package let rulebook: Rulebook
  private let limits: LuaLimits
  private let idle = Locked(Idle())
  /// The maximum number of idle calculators, each of which takes some megabytes.
  private static let most = 8

  /// Makes an empty pool.
  ///
  /// - Parameter limits: the limits of each evaluation.
  public init(_ rulebook: Rulebook, limits: LuaLimits = LuaLimits()) {
    (self.rulebook, self.limits) = (rulebook, limits)
  }

  /// Runs work with a calculator that nobody else uses meanwhile. It must not be stored.
  ///
  /// - Throws: `Diagnostic` if the rules cannot be loaded, for want of memory, and what the work throws.
  public func withCalculator<Result>(
    _ work: (Calculator) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let calculator = try take()
    defer { give(calculator) }
    return try work(calculator)
  }

  /// Takes a calculator, which belongs to the caller until it is given back.
  package func take() throws(Diagnostic) -> Calculator {
    if let calculator = idle.withLock({ $0.calculators.popLast() }) { return calculator }
    return try Calculator(rulebook, limits: limits)
  }

  /// Returns a calculator to the pool. The caller must not keep any part of it.
  package func give(_ calculator: Calculator) {
    let box = Idle(calculators: [calculator])
    idle.withLock { if $0.calculators.count < Self.most { $0.calculators += box.calculators } }
  }
}
