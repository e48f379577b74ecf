import CLevyKernels
import ExactNumbers

/// Evaluates rules over columns in memory: whole columns in, whole columns out.
///
/// A column holds whole numbers in the unit of its type: money in cents, rates and numbers in millionths, a choice as
/// the number of its word (from 0), a boolean as 0 or 1, a count as itself. Results are numerators over a denominator
/// that holds for the whole column, 100 for money.
public struct ColumnEvaluator: Sendable {
  /// A column of results.
  public struct Result: Sendable {
    /// The name under which it was asked for.
    public let name: String
    /// The results of all rows, as numerators. A row in `unresolved` has 0.
    public internal(set) var numerators: [Int64]
    /// What the numerators are divided by.
    public let denominator: Int
  }

  /// Why columns cannot be evaluated.
  public enum Failure: Error, Sendable {
    /// A name is unknown, or the year has no law.
    case diagnostic(Diagnostic)
    /// A result cannot be brought into columns, for this reason; the interpreter can compute it.
    case interpreted(name: String, reason: String)
    /// Columns are missing or differ in length.
    case shape(String)
  }

  private let plan: Plan
  private let names: [String]
  private let given: [String]

  /// Prepares to evaluate.
  ///
  /// - Parameters:
  ///   - given: the facts that columns give, in the order in which they will come.
  ///   - outputs: the results.
  public init(_ rulebook: Rulebook, date: CalendarDate, given: [String], outputs: [String]) throws(Failure) {
    do throws(Diagnostic) {
      let calculator = try Calculator(rulebook)
      var slots: [Int] = []
      for name in given { slots.append(try rulebook.slot(of: name, role: .given)) }
      var wanted: [Int] = []
      for name in outputs { wanted.append(try rulebook.slot(of: name, role: .asked)) }
      plan = Plan(calculator, date: date, known: nil, given: Set(slots), constants: [:], outputs: wanted)
      names = outputs
      self.given = slots.map { rulebook.variables[$0].name }
      inputColumns = plan.inputs.map { input in slots.firstIndex(of: input.slot) ?? 0 }
    } catch {
      throw .diagnostic(error)
    }
    for (name, output) in zip(outputs, plan.outputs) {
      if let reason = output.reason { throw .interpreted(name: name, reason: reason) }
    }
  }

  private let inputColumns: [Int]

  /// Evaluates all rows.
  ///
  /// - Parameter columns: one for each given fact, all of one length.
  /// - Returns: the results, and the rows (from 0) that need the interpreter, because an amount is beyond the plan's
  ///   range or a rule fails.
  /// - Throws: `Failure.shape`.
  public func evaluate(_ columns: [[Int64]]) throws(Failure) -> (results: [Result], unresolved: [Int]) {
    guard columns.count == given.count, let rows = columns.first?.count, columns.allSatisfy({ $0.count == rows })
    else { throw .shape("expected \(given.count) columns of one length: \(given.joined(separator: ", "))") }
    var results = zip(names, plan.outputs).map { name, output in
      Result(name: name, numerators: [Int64](repeating: 0, count: rows), denominator: output.denominator)
    }
    for (index, output) in plan.outputs.enumerated() {
      guard case .number(let number)? = output.constant, let whole = number.exactInt else { continue }
      results[index].numerators = [Int64](repeating: Int64(whole), count: rows)
    }
    var unresolved: [Int] = []
    let block = Int(LEVY_BLOCK)
    let bounds = plan.inputs.map { input in
      (
        low: input.range.low.doubleValue * Double(input.denominator),
        high: input.range.high.doubleValue * Double(input.denominator)
      )
    }
    withUnsafeTemporaryAllocation(of: Double.self, capacity: max(1, plan.program.registerCount) * block) { registers in
      guard let base = registers.baseAddress else { return }
      registers.initialize(repeating: 0)
      var start = 0
      while start < rows {
        let count = min(block, rows - start)
        var marked = [Bool](repeating: false, count: count)
        for (index, input) in plan.inputs.enumerated() {
          let source = columns[inputColumns[index]]
          let target = base + input.register * block
          let (low, high) = bounds[index]
          for place in 0..<count {
            let value = Double(source[start + place])
            let fits = value >= low && value <= high
            if !fits { marked[place] = true }
            target[place] = fits ? value : low
          }
        }
        plan.program.run(base, rows: count)
        for (index, output) in plan.outputs.enumerated() {
          guard let register = output.register else { continue }
          let source = base + register * block
          for place in 0..<count {
            let value = source[place]
            if value.isNaN || marked[place] {
              marked[place] = true
            } else {
              results[index].numerators[start + place] = Int64(value)
            }
          }
        }
        for place in 0..<count where marked[place] {
          unresolved.append(start + place)
          for index in results.indices { results[index].numerators[start + place] = 0 }
        }
        start += count
      }
    }
    return (results, unresolved)
  }

  /// The instructions that a block of rows takes.
  public var instructionCount: Int { plan.program.instructions.count }

  /// The rules that are computed.
  public var ruleCount: Int { plan.ruleCount }

  /// Nanoseconds that the program takes a row, without moving columns in and out; for benchmarks.
  public func measureProgram(rows: Int, fill: (Int, Int) -> Double) -> Double {
    let block = Int(LEVY_BLOCK)
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: max(1, plan.program.registerCount) * block) {
      registers in
      guard let base = registers.baseAddress else { return 0 }
      registers.initialize(repeating: 0)
      for (index, input) in plan.inputs.enumerated() {
        for place in 0..<block { base[input.register * block + place] = fill(inputColumns[index], place) }
      }
      let rounds = max(1, rows / block)
      let time = ContinuousClock().measure { for _ in 0..<rounds { plan.program.run(base, rows: block) } }
      let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
      return seconds * 1e9 / Double(rounds * block)
    }
  }
}
