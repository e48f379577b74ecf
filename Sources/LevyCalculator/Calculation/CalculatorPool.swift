import LevyModel
import LevyRules
import LuaRuntime
import Threads

/// Calculators of a rulebook that are used again: each runs the rule files that it needs. Any number of threads may ask for
/// one; each calculator serves one at a time.
public final class CalculatorPool: Sendable {
  /// Calculators in the pool are not in use.
  private struct Idle: @unchecked Sendable {
    var calculators: [Calculator] = []
  }

  /// The law.
  package let rulebook: Rulebook
  private let limits: LuaLimits
  private let idle = Locked(Idle())
  /// The most calculators that are kept, of some megabytes each.
  private static let most = 8

  /// Makes a pool that has no calculator yet.
  ///
  /// - Parameter limits: what each evaluation may use.
  public init(_ rulebook: Rulebook, limits: LuaLimits = LuaLimits()) {
    (self.rulebook, self.limits) = (rulebook, limits)
  }

  /// Performs work with a calculator that nobody else uses meanwhile. It must not be stored.
  ///
  /// - Throws: `Diagnostic` if the rules cannot be loaded, for want of memory, and what the work throws.
  public func withCalculator<Result>(
    _ work: (Calculator) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let calculator = try take()
    defer { give(calculator) }
    return try work(calculator)
  }

  /// A calculator that belongs to the caller until it is given back.
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
