import CLevyKernels
import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules

/// Evaluates rules over columns in memory: whole columns in, whole columns out.
///
/// A column holds whole numbers in the unit of its type: money in cents, rates and numbers in millionths, a choice as
/// the number of its word (from 0), a boolean as 0 or 1, a count as itself, a date as its digits (20251231). Results are numerators over a denominator
/// that holds for the whole column, 100 for money.
package struct ColumnEvaluator: Sendable {
  /// A column of results.
  package struct Result: Sendable {
    /// The name under which it was asked for.
    package let name: String
    /// The results of all rows, as numerators. A row in `unresolved` has 0.
    package internal(set) var numerators: [Int64]
    /// What the numerators are divided by.
    package let denominator: Int
  }

  /// Why columns cannot be evaluated.
  package enum Failure: Error, Sendable {
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
  ///   - known: the day as of which the law is taken; all that is known if nil.
  ///   - given: the facts that columns give, in the order in which they will come.
  ///   - outputs: the results.
  package init(
    _ rulebook: Rulebook, date: CalendarDate, known: CalendarDate? = nil, given: [String], outputs: [String]
  ) throws(Failure) {
    do throws(Diagnostic) {
      let calculator = try Calculator(rulebook)
      var slots: [Int] = []
      for name in given {
        let slot = try rulebook.slot(of: name, role: .given)
        if let other = slots.firstIndex(of: slot) { throw Diagnostic(.givenTwice(name: name, other: given[other])) }
        // The law of one day holds for all rows.
        if slot <= Rulebook.dateSlot { throw Diagnostic(.givenTwice(name: name, other: "date")) }
        slots.append(slot)
      }
      var wanted: [Int] = []
      for name in outputs { wanted.append(try rulebook.slot(of: name, role: .asked)) }
      plan = Plan(calculator, date: date, known: known, given: Set(slots), constants: [:], outputs: wanted)
      names = outputs
      self.given = slots.map { rulebook.variables[$0].name }
      inputColumns = plan.inputs.compactMap { input in slots.firstIndex(of: input.slot) }
    } catch {
      throw .diagnostic(error)
    }
    // Each column that the plan reads is one of those that come.
    guard inputColumns.count == plan.inputs.count else { throw .shape("a column that the rules read is not given") }
    for (name, output) in zip(outputs, plan.outputs) {
      if let obstacle = output.obstacle { throw .interpreted(name: name, reason: rulebook.words(of: obstacle)) }
      let constant = output.constant.flatMap { Self.fraction($0, rulebook.variables[output.slot].type) }
      if output.divisor != nil || (output.constant != nil && constant == nil) {
        throw .interpreted(name: name, reason: rulebook.words(of: .noCommonDenominator))
      }
      constants.append(constant)
    }
  }

  private let inputColumns: [Int]
  /// What is the same in all rows, for each result.
  private var constants: [(numerator: Int64, denominator: Int)?] = []

  private static func fraction(_ value: Value, _ type: ValueType) -> (numerator: Int64, denominator: Int)? {
    guard case .number(let number) = value else { return type.plainNumber(value).map { (Int64($0), 1) } }
    let denominator = type == .money ? 100 : Int(exactly: number.numeratorAndDenominator.1) ?? 1
    guard let scaled = try? number.multiplied(by: Exact(denominator)).exactInt else { return nil }
    return (Int64(scaled), denominator)
  }

  /// Evaluates all rows.
  ///
  /// - Parameter columns: one for each given fact, all of one length.
  /// - Returns: the results, and the rows (from 0) that need the interpreter, because an amount is beyond the plan's
  ///   range or a rule fails.
  /// - Throws: `Failure.shape`.
  package func evaluate(_ columns: [[Int64]]) throws(Failure) -> (results: [Result], unresolved: [Int]) {
    let rows = columns.first?.count ?? 0
    guard columns.count == given.count, columns.allSatisfy({ $0.count == rows }) else {
      throw .shape("expected \(given.count) columns of one length: \(given.joined(separator: ", "))")
    }
    var unresolved: [Int] = []
    let numerators = Self.columns(plan.outputs.count, rows: rows) { results in
      unresolved = run(columns, into: results, rows: rows)
    }
    let results = names.indices.map { index in
      Result(
        name: names[index], numerators: numerators[index],
        denominator: constants[index]?.denominator ?? plan.outputs[index].denominator)
    }
    return (results, unresolved)
  }

  /// Columns that `fill` fills.
  private static func columns(
    _ count: Int, rows: Int, _ made: [UnsafeMutablePointer<Int64>] = [],
    fill: ([UnsafeMutablePointer<Int64>]) -> Void
  ) -> [[Int64]] {
    guard made.count < count else {
      fill(made)
      return []
    }
    var rest: [[Int64]] = []
    let column = [Int64](unsafeUninitializedCapacity: rows) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      rest = columns(count, rows: rows, made + [start], fill: fill)
      filled = rows
    }
    return [column] + rest
  }

  private func run(_ columns: [[Int64]], into results: [UnsafeMutablePointer<Int64>], rows: Int) -> [Int] {
    let block = Int(LEVY_BLOCK)
    var unresolved: [Int] = []
    let registers = Registers(plan.program)
    withExtendedLifetime(registers) {
      withUnsafeTemporaryAllocation(of: Int64.self, capacity: block) { marks in
        guard let mark = marks.baseAddress else { return }
        let base = registers.base
        for start in stride(from: 0, to: rows, by: block) {
          let count = Int32(min(block, rows - start))
          marks.initialize(repeating: 0)
          for (index, input) in plan.inputs.enumerated() {
            columns[inputColumns[index]].withUnsafeBufferPointer { source in
              guard let source = source.baseAddress else { return }
              levy_load_column(
                source + start, base + input.register.start, mark, Int64(input.numerators.lowerBound),
                Int64(input.numerators.upperBound), count)
              if input.type == .date { Self.markNoDates(source + start, mark, count) }
            }
          }
          plan.program.run(base, rows: Int(count))
          for register in plan.guards { levy_mark(base + register.start, mark, count) }
          for output in plan.outputs {
            if let register = output.register { levy_mark(base + register.start, mark, count) }
          }
          for ((output, constant), result) in zip(zip(plan.outputs, constants), results) {
            if let register = output.register {
              levy_store(base + register.start, result + start, mark, count)
            } else {
              (result + start).initialize(repeating: constant?.numerator ?? 0, count: Int(count))
            }
          }
          for place in 0..<Int(count) where marks[place] != 0 { unresolved.append(start + place) }
        }
      }
    }
    return unresolved
  }

  /// Marks the rows whose digits are those of no day.
  private static func markNoDates(
    _ digits: UnsafePointer<Int64>, _ marks: UnsafeMutablePointer<Int64>, _ count: Int32
  ) {
    for place in 0..<Int(count) where marks[place] == 0 && ValueType.date.plainValue(Int(digits[place])) == nil {
      marks[place] = -1
    }
  }

  /// The instructions that a block of rows takes.
  package var instructionCount: Int { plan.program.instructions.count }

  /// The rules that are computed.
  package var ruleCount: Int { plan.ruleCount }

  /// Nanoseconds that the program takes a row at its fastest, without moving columns in and out; for benchmarks.
  package func measureProgram(rows: Int, fill: (Int, Int) -> Double) -> Double {
    let block = Int(LEVY_BLOCK)
    let registers = Registers(plan.program)
    return withExtendedLifetime(registers) {
      let base = registers.base
      for (index, input) in plan.inputs.enumerated() {
        for place in 0..<block { base[input.register.start + place] = fill(inputColumns[index], place) }
      }
      let (slices, rounds) = (100, max(1, rows / block / 100))
      var least = Duration.seconds(Int64.max)
      for _ in 0..<slices {
        let time = ContinuousClock().measure { for _ in 0..<rounds { plan.program.run(base, rows: block) } }
        least = min(least, time)
      }
      let seconds = Double(least.components.seconds) + Double(least.components.attoseconds) * 1e-18
      return seconds * 1e9 / Double(rounds * block)
    }
  }
}
