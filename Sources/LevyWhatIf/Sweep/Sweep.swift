import ExactNumbers
import LevyBatch
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import Tables

/// Results of a case at many values of one of its facts.
public struct Sweep: Sendable {
  /// A result at all points.
  public struct Column: Sendable, Hashable, Identifiable {
    /// The name, which is unique within the sweep.
    public var id: String { name }
    /// The name of the result.
    public let name: String
    /// The type of the result.
    public let type: ValueType
    /// The value of the result at each point, or nil where the rules fail.
    public internal(set) var values: [Value?]
    /// The result divided by the fact at each point, if requested; nil where the fact is zero.
    public internal(set) var effective: [Exact?] = []
    /// The change of the result per unit of the fact from each point on, without rounding, if requested; nil where the
    /// rules cannot be followed.
    public internal(set) var marginal: [Exact?] = []
  }

  /// The fact that varies.
  public let name: String
  /// The type of the fact.
  public let type: ValueType
  /// The values of the fact.
  public let points: [Exact]
  /// The results.
  public private(set) var columns: [Column]
  /// The points at which the rules fail, with the reasons.
  public private(set) var faults: [(point: Exact, diagnostic: Diagnostic)] = []

  package let language: Language?

  /// A rate of a result: an amount per unit of the fact. It is a percentage only if both are amounts of the same
  /// period, which is not checked: a yearly tax over a monthly pay is twelve times its rate.
  public enum Rate: String, CaseIterable, Sendable {
    /// The result divided by the fact.
    case effective
    /// The share of a further unit of the fact that goes into the result.
    case marginal
  }

  /// The maximum number of points of a sweep.
  package static let mostPoints = 1_000_000

  /// Computes results over a range, by a plan if there is one.
  ///
  /// - Parameters:
  /// - step: the distance of two points; if nil, 1, 2 or 5 times a power of ten.
  /// - mostSteps: the maximum number of steps if `step` is nil.
  /// - outputs: the results; if empty, the main results.
  /// - rates: the rates that are added to each result.
  /// - Throws: `Diagnostic` for an unknown name, an invalid step, or too many points.
  package init(
    _ rulebook: Rulebook, _ facts: Case, over stretch: Stretch, step: Exact? = nil, mostSteps: Int = 100,
    outputs: [String] = [], rates: Set<Rate> = []
  ) throws(Diagnostic) {
    let calculator = try Calculator(rulebook)
    try self.init(
      calculator, facts, over: stretch, step: step, mostSteps: mostSteps, outputs: outputs, rates: rates)
  }

  /// Computes results over a range with a calculator whose interrupt stops the computation.
  ///
  /// - Throws: `Diagnostic` for an unknown name, an invalid step, too many points, or an interrupt.
  package init(
    _ calculator: Calculator, _ facts: Case, over stretch: Stretch, step: Exact? = nil, mostSteps: Int = 100,
    outputs: [String] = [], rates: Set<Rate> = []
  ) throws(Diagnostic) {
    let rulebook = calculator.rulebook
    try rulebook.check(facts)
    (name, language) = (stretch.name, rulebook.language)
    let slot = try rulebook.slot(of: stretch.name, role: .given)
    type = rulebook.variables[slot].type
    points = try Self.points(stretch.range, step: step, least: type.step ?? 1, most: mostSteps)
    var names: [String] = []
    for output in outputs.isEmpty ? rulebook.jurisdiction.results : outputs {
      let variable = try rulebook.variable(named: output)
      if variable.name != name { names.append(variable.name) }
    }
    var job = try BatchJob(rulebook, outputs: names)
    job.give(facts, except: slot)
    job.takesResults = true
    columns = []
    for output in job.outputs {
      columns.append(Column(name: output, type: try rulebook.variable(named: output).type, values: []))
    }
    try compute(job, calculator)
    if rates.contains(.effective) { addEffectiveRates() }
    if rates.contains(.marginal) { try addMarginalRates(calculator, facts) }
  }

  /// Computes results and their rates over a range, with the case completed by estimates at each point. The marginal
  /// rate is the average up to the next point, since estimates change in steps of their own.
  ///
  /// - Throws: `Diagnostic` for an unknown name, too many points, or an interrupt.
  package init(
    estimating calculator: Calculator, _ facts: Case, over stretch: Stretch, step: Exact? = nil, mostSteps: Int = 80,
    outputs: [String]
  ) throws(Diagnostic) {
    let rulebook = calculator.rulebook
    try rulebook.check(facts)
    (name, language) = (stretch.name, rulebook.language)
    type = try rulebook.variable(named: stretch.name).type
    points = try Self.points(stretch.range, step: step, least: type.step ?? 1, most: mostSteps)
    columns = []
    for output in outputs {
      let variable = try rulebook.variable(named: output)
      columns.append(Column(name: variable.name, type: variable.type, values: []))
    }
    for point in points {
      try calculator.checkInterruption()
      var there = facts
      try there.set(name, type.value(point))
      // Only estimates and results are computed, not whole answers: finding unused facts, for example, takes further
      // cases, and no point shows them.
      let completed = (try? calculator.estimates(for: there, names: columns.map(\.name)).facts) ?? there
      var failure: Diagnostic?
      for index in columns.indices {
        var value: Value?
        do { value = try calculator.evaluate(columns[index].name, for: completed) } catch { failure = failure ?? error }
        columns[index].values.append(value)
      }
      if let failure { faults.append((point, failure)) }
    }
    addEffectiveRates()
    for index in columns.indices where columns[index].type.step != nil { columns[index].addRatesBetween(points) }
  }

  private mutating func compute(_ job: BatchJob, _ calculator: Calculator) throws(Diagnostic) {
    var text = name + "\n"
    for point in points { text += point.description + "\n" }
    do {
      let reader = try CSVReader(.bytes(Array(text.utf8)))
      let columns = try job.columns(reader.header)
      let rows = RowEvaluator(job, columns: columns, calculator: calculator)
      let planner =
        job.usesPlans ? PlanRunner(job, rows: rows, calculator: calculator, countsRows: false) : nil
      while let chunk = try reader.nextChunk() {
        let planned = planner?.run(chunk)
        for row in 0..<chunk.count {
          try calculator.checkInterruption()
          add(rows, chunk, row) { output in planned.flatMap { planner?.value($0, output: output, row: row) } }
        }
      }
    } catch let error as TableError {
      throw Diagnostic(error)
    } catch let error as BatchErrors {
      throw error.diagnostics.first ?? Diagnostic(.table(message: "the sweep could not start"))
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw Diagnostic(.table(message: "\(error)"))
    }
  }

  /// Adds the results of the next point, some of which a plan may have computed.
  private mutating func add(_ rows: RowEvaluator, _ chunk: RowChunk, _ row: Int, known: (Int) -> Value?) {
    var results: [Value] = []
    do throws(RowEvaluator.CellFault) {
      try rows.evaluate(chunk, row: row, into: &results, known: known)
    } catch {
      results = []
      faults.append((points[columns.first?.values.count ?? 0], error.diagnostic))
    }
    for index in columns.indices {
      columns[index].values.append(results.indices.contains(index) ? results[index] : nil)
    }
  }

  private mutating func addEffectiveRates() {
    for index in columns.indices where columns[index].type.step != nil {
      columns[index].effective = zip(points, columns[index].values).map { point, value in
        guard point != 0, let number = value?.exact else { return nil }
        return try? number.divided(by: point)
      }
    }
  }

  private mutating func addMarginalRates(_ calculator: Calculator, _ facts: Case) throws(Diagnostic) {
    let function = try CaseFunction(calculator, facts, over: name)
    for index in columns.indices where columns[index].type.step != nil {
      let slot = try function.result(columns[index].name)
      columns[index].marginal = try points.map { (point) throws(Diagnostic) in
        try calculator.checkInterruption()
        return function.marginal(slot, at: point)
      }
    }
  }

  private static func points(
    _ range: ClosedRange<Exact>, step: Exact?, least: Exact, most: Int
  ) throws(Diagnostic) -> [Exact] {
    if let step, step <= 0 {
      throw Diagnostic(
        .badValue(name: "step", value: step.description, expected: Wording("a number above 0", "eine Zahl über 0")))
    }
    var points: [Exact] = []
    do throws(ExactError) {
      let width = try range.upperBound.subtracting(range.lowerBound)
      let nice = try niceStep(width, least: least, most: most)
      let step = step ?? nice
      if let count = try width.divided(by: step).rounded(.down, step: 1).exactInt, count < mostPoints {
        for number in 0...count { points.append(try range.lowerBound.adding(step.multiplied(by: Exact(number)))) }
      }
    } catch {
      throw Diagnostic(.number(error))
    }
    if points.isEmpty {
      let text = (step ?? 1).description
      throw Diagnostic(
        .badValue(
          name: "step", value: text,
          expected: Wording(
            "a step that makes at most \(mostPoints) points", "ein Schritt, der höchstens \(mostPoints) Punkte ergibt"))
      )
    }
    return points
  }

  /// Returns 1, 2 or 5 times a power of ten, for at most this number of steps.
  private static func niceStep(_ width: Exact, least: Exact, most: Int) throws(ExactError) -> Exact {
    var step = least
    let factors = [Exact(2), try Exact(5).divided(by: 2), 2]
    var turn = 0
    while try step.multiplied(by: Exact(most)) < width {
      step = try step.multiplied(by: factors[turn % 3])
      turn += 1
    }
    return step
  }
}

extension Sweep.Column {
  /// Adds the average share of a further unit of the fact that goes into the result between a point and the next.
  fileprivate mutating func addRatesBetween(_ points: [Exact]) {
    marginal = points.indices.map { place in
      guard place + 1 < points.count, let here = values[place]?.exact, let next = values[place + 1]?.exact,
        let rise = try? next.subtracting(here), let run = try? points[place + 1].subtracting(points[place])
      else { return nil }
      return try? rise.divided(by: run)
    }
  }
}
