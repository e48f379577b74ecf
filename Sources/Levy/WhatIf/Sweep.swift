import ExactNumbers
import Tables

/// Results of a case at many values of one of its facts.
public struct Sweep: Sendable {
  /// A result.
  public struct Column: Sendable {
    /// Its name.
    public let name: String
    /// What its values are.
    public let type: ValueType
    /// Its value at each point, or nil where the rules fail.
    public internal(set) var values: [Value?]
    /// The effective rate at each point, the share that the result is of the fact, if it was asked for and the fact is
    /// not zero.
    public internal(set) var effective: [Exact?] = []
    /// The marginal rate at each point, as `Kinks` has it, if it was asked for and the rules can be followed there.
    public internal(set) var marginal: [Exact?] = []
  }

  /// The fact that changes.
  public let name: String
  /// What its values are.
  public let type: ValueType
  /// Its values.
  public let points: [Exact]
  /// The results.
  public private(set) var columns: [Column]
  /// Points at which the rules fail, and why, as rows from 1.
  public private(set) var faults: [RowFault] = []

  /// A rate that belongs to a result and the fact.
  public enum Rate: String, CaseIterable, Sendable {
    /// The share that the result is of the fact.
    case effective
    /// How much of a further unit of the fact goes into the result.
    case marginal
  }

  /// The most points of one sweep.
  public static let mostPoints = 1_000_000

  /// Computes results along a stretch, by a plan where there is one.
  ///
  /// - Parameters:
  ///   - step: from one point to the next; about a hundredth of the stretch if nil.
  ///   - outputs: the results; the main results if there are none.
  ///   - rates: what to add to each result.
  /// - Throws: `Diagnostic` for an unknown name, a step that is no step, or too many points.
  public init(
    _ rulebook: Rulebook, _ facts: Case, over stretch: Stretch, step: Exact? = nil, outputs: [String] = [],
    rates: Set<Rate> = []
  ) throws(Diagnostic) {
    try rulebook.check(facts)
    name = stretch.name
    let slot = try rulebook.slot(of: stretch.name, role: .given)
    type = rulebook.variables[slot].type
    points = try Self.points(stretch.range, step: step, least: type.step)
    var names: [String] = []
    for output in outputs.isEmpty ? rulebook.jurisdiction.results : outputs {
      let variable = try rulebook.variable(named: output)
      if variable.name != name { names.append(variable.name) }
    }
    var job = try BatchJob(rulebook, outputs: names)
    job.give(facts, except: slot)
    columns = []
    for output in job.outputs {
      columns.append(Column(name: output, type: try rulebook.variable(named: output).type, values: []))
    }
    try compute(job)
    if rates.contains(.effective) { addEffectiveRates() }
    if rates.contains(.marginal) { try addMarginalRates(rulebook, facts) }
  }

  private mutating func compute(_ job: BatchJob) throws(Diagnostic) {
    var text = name + "\n"
    for point in points { text += point.description + "\n" }
    var faults: [RowFault] = []
    do {
      let writer = try CSVWriter(.memory)
      _ = try Batch(job).run(.init(from: CSVReader(.bytes(Array(text.utf8))), to: writer)) { faults.append($0) }
      try writer.flush()
      let reader = try CSVReader(.bytes(writer.bytes))
      while let chunk = try reader.nextChunk() {
        for row in 0..<chunk.count {
          for index in columns.indices {
            let text = chunk.string(row: row, column: index + 1)
            columns[index].values.append(text.isEmpty ? nil : columns[index].type.parse(text))
          }
        }
      }
    } catch let error as TableError {
      throw Diagnostic(error)
    } catch Batch.Failure.job(let errors) {
      throw errors.diagnostics.first ?? Diagnostic(.table(message: "the sweep could not start"))
    } catch {
      throw Diagnostic(.table(message: "\(error)"))
    }
    self.faults = faults
  }

  private mutating func addEffectiveRates() {
    for index in columns.indices where columns[index].type.step != nil {
      columns[index].effective = zip(points, columns[index].values).map { point, value in
        guard point != 0, let number = value?.exact else { return nil }
        return try? number.divided(by: point)
      }
    }
  }

  private mutating func addMarginalRates(_ rulebook: Rulebook, _ facts: Case) throws(Diagnostic) {
    let function = try CaseFunction(Calculator(rulebook), facts, over: name)
    for index in columns.indices where columns[index].type.step != nil {
      let slot = try function.result(columns[index].name)
      columns[index].marginal = points.map { function.point(slot, at: $0)?.point.slope }
    }
  }

  private static func points(
    _ range: ClosedRange<Exact>, step: Exact?, least: Exact?
  ) throws(Diagnostic) -> [Exact] {
    if let step, step <= 0 {
      throw Diagnostic(.badValue(name: "step", value: step.description, expected: "a number above 0"))
    }
    var points: [Exact] = []
    do throws(ExactError) {
      let width = try range.upperBound.subtracting(range.lowerBound)
      let nice = try niceStep(width, least: least ?? 1)
      let step = step ?? nice
      if let count = try width.divided(by: step).rounded(.down, step: 1).exactInt, count < mostPoints {
        for number in 0...count { points.append(try range.lowerBound.adding(step.multiplied(by: Exact(number)))) }
      }
    } catch {
      throw Diagnostic(.number(error))
    }
    if points.isEmpty {
      let text = (step ?? 1).description
      throw Diagnostic(.badValue(name: "step", value: text, expected: "a step that makes at most \(mostPoints) points"))
    }
    return points
  }

  /// 1, 2 or 5 times a power of ten, so that there are at most a hundred steps.
  private static func niceStep(_ width: Exact, least: Exact) throws(ExactError) -> Exact {
    var step = least
    let factors = [Exact(2), try Exact(5).divided(by: 2), 2]
    var turn = 0
    while try step.multiplied(by: 100) < width {
      step = try step.multiplied(by: factors[turn % 3])
      turn += 1
    }
    return step
  }
}
