import ExactNumbers
import LevyBatch
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import Tables

/// Results of a case at many values of one of its facts.
public struct Sweep: Sendable {
  /// A result.
  public struct Column: Sendable, Hashable, Identifiable {
    /// The name, which is unique in a sweep.
    public var id: String { name }
    /// Its name.
    public let name: String
    /// Its type.
    public let type: ValueType
    /// Its value at each point, or nil where the rules fail.
    public internal(set) var values: [Value?]
    /// The result divided by the fact at each point, if it was asked for and the fact is not zero.
    public internal(set) var effective: [Exact?] = []
    /// How much the result changes for one more unit of the fact from each point on, without rounding, if it was asked
    /// for and the rules can be followed there.
    public internal(set) var marginal: [Exact?] = []
  }

  /// The fact that changes.
  public let name: String
  /// Its type.
  public let type: ValueType
  /// Its values.
  public let points: [Exact]
  /// The results.
  public private(set) var columns: [Column]
  /// Points at which the rules fail, and why.
  public private(set) var faults: [(point: Exact, diagnostic: Diagnostic)] = []

  package let language: Language?

  /// A rate of a result: an amount for each unit of the fact. It is a percentage only if both are amounts of the same
  /// period, which is not checked: a tax of the year over a monthly pay is twelve times its rate.
  public enum Rate: String, CaseIterable, Sendable {
    /// The result divided by the fact.
    case effective
    /// How much of a further unit of the fact goes into the result.
    case marginal
  }

  /// The most points of one sweep.
  package static let mostPoints = 1_000_000

  /// Computes results over a range, by a plan if there is one.
  ///
  /// - Parameters:
  ///   - step: from one point to the next; if nil, 1, 2 or 5 times a power of ten.
  ///   - mostSteps: how many steps there are at most if `step` is nil.
  ///   - outputs: the results; the main results if there are none.
  ///   - rates: what to add to each result.
  /// - Throws: `Diagnostic` for an unknown name, a step that is no step, or too many points.
  package init(
    _ rulebook: Rulebook, _ facts: Case, over stretch: Stretch, step: Exact? = nil, mostSteps: Int = 100,
    outputs: [String] = [], rates: Set<Rate> = []
  ) throws(Diagnostic) {
    let calculator = try Calculator(rulebook)
    try self.init(
      calculator, facts, over: stretch, step: step, mostSteps: mostSteps, outputs: outputs, rates: rates)
  }

  /// As above, with a calculator whose interruption stops it.
  ///
  /// - Throws: `Diagnostic`, as above, or that it was stopped.
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

  /// Computes results and their rates over a range, with what is estimated of the case at each point. The marginal rate is the
  /// average up to the next point, since estimates go by steps of their own.
  ///
  /// - Throws: `Diagnostic` for an unknown name, too many points, or that it was stopped.
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
      // No whole answer: what counts for nothing, say, is found out by further cases, and nobody is told it of a point.
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

  /// Adds the results of the next point, of which a plan may know some.
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

  /// 1, 2 or 5 times a power of ten, for at most this number of steps.
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
  /// Adds how much of each further unit goes into the result, on the average between a point and the next.
  fileprivate mutating func addRatesBetween(_ points: [Exact]) {
    marginal = points.indices.map { place in
      guard place + 1 < points.count, let here = values[place]?.exact, let next = values[place + 1]?.exact,
        let rise = try? next.subtracting(here), let run = try? points[place + 1].subtracting(points[place])
      else { return nil }
      return try? rise.divided(by: run)
    }
  }
}
