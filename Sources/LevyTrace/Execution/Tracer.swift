import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules
import LevyScript
import LuaRuntime

/// What the plan knows of a fact before any row is seen.
enum Known: Hashable {
  /// Its value is the same in all rows.
  case constant(Value)
  /// It differs from row to row.
  case varying
  /// It cannot be computed by the plan.
  case interpreted(String)
}

/// Follows a rule with symbols in place of numbers, once for each way through it.
///
/// Arithmetic on a symbol notes an expression. A comparison, or the reading of a choice, boolean or count, is answered
/// from a list of decisions, and the rule is run again for every other answer.
package final class Tracer {
  package private(set) var graph = ExpressionGraph()
  private let mostPaths = 4096
  /// Expressions are gone through by recursion, so their depth is bounded.
  static let deepest = 128
  private var steps: [DecisionTree.Step] = []
  private var position = 0
  private var answered: [Question: Int] = [:]
  private var bounds = PathBounds()
  /// What the rule has evaluated on this path, in that order, and what of it served something else.
  private var evaluated: [Int] = []
  private var used: [Int] = []
  /// Whether counts of many values, and the parts of dates, are symbols; else all their values are tried.
  package var countsAreSymbols = true
  /// What is known of a slot; asked while a rule is followed.
  var known: (Int) throws -> Known = { _ in .varying }

  /// Pushes what stands for a fact, or its value.
  var push: (Int) throws -> Void = { _ in }

  /// The rule cannot be followed, for this reason.
  package struct Untraceable: Error {
    let reason: String
  }
  /// A rule reads a fact that must be looked at first.
  package struct Unresolved: Error { let slot: Int }

  // MARK: Answers

  /// Answers a question: as before on this path, as earlier answers demand, as planned, or with the first answer.
  func answer(_ question: Question, count: Int) -> Int {
    if let answer = answered[question] ?? bounds.answer(question, graph) { return answer }
    if position == steps.count { steps.append(.init(question: question, answer: 0, count: count)) }
    let answer = steps[position].answer
    position += 1
    answered[question] = answer
    bounds.note(question, answer, graph)
    return answer
  }

  /// Moves on to the next path; false if there is none.
  private func advance() -> Bool {
    while let last = steps.popLast() {
      if last.answer + 1 < last.count {
        steps.append(.init(question: last.question, answer: last.answer + 1, count: last.count))
        return true
      }
    }
    return false
  }

  /// The answers given on the path that was followed last.
  var answers: [DecisionTree.Step] { Array(steps[..<position]) }

  /// All paths of a rule, which `run` follows once, or as many as are enough.
  func paths(
    isEnough: () -> Bool = { false }, _ run: () throws -> Outcome
  ) throws -> [DecisionTree.Path] {
    var paths: [DecisionTree.Path] = []
    steps = []
    repeat {
      if !paths.isEmpty, isEnough() { break }
      position = 0
      answered.removeAll(keepingCapacity: true)
      bounds = PathBounds()
      evaluated.removeAll(keepingCapacity: true)
      used.removeAll(keepingCapacity: true)
      let outcome = try run()
      steps.removeSubrange(position...)
      paths.append(.init(steps: steps, outcome: outcome))
      if paths.count > mostPaths {
        throw Untraceable(reason: "it has more than \(mostPaths) paths; split it into rules that each look at less")
      }
    } while advance()
    return paths
  }

  // MARK: Expressions

  /// The symbol of a fact.
  func fact(_ slot: Int) -> Int { place(.fact(slot: slot)) }

  func constant(_ value: Exact) -> Int { graph.place(.constant(value)) }

  func place(_ expression: Expression) -> Int {
    let place = graph.place(expression)
    evaluated.append(place)
    // x + 0 is x.
    for operand in expression.operands where operand != place { used.append(operand) }
    return place
  }

  /// What this path has evaluated, other than its result and what that or another of them is made of.
  func checks(besides result: Int) -> [Int] {
    var seen = Set(used)
    seen.insert(result)
    return evaluated.filter { seen.insert($0).inserted && graph.constant($0) == nil }
  }
}

extension Tracer: SymbolicExecutor {
  package func symbol(of number: Exact) -> SymbolicNumber { SymbolicNumber(place: constant(number)) }

  package func result(of operation: NumberBridge.Operation, _ operands: [SymbolicNumber]) throws -> SymbolicResult {
    try operation.result(operands, in: self)
  }

  package func pushFact(_ slot: Int) throws { try push(slot) }
}

extension SymbolicResult {
  fileprivate static func place(_ place: Int) -> Self { .symbol(SymbolicNumber(place: place)) }
}

extension NumberBridge.Operation {
  /// The answer to a comparison, or the place of an expression, for operands of which at least one is a symbol.
  fileprivate func result(_ operands: [SymbolicNumber], in tracer: Tracer) throws -> SymbolicResult {
    func two() throws -> (Int, Int) {
      guard operands.count == 2 else { throw Tracer.Untraceable(reason: "an operation lacks an operand") }
      return (operands[0].place, operands[1].place)
    }
    if operands.contains(where: { tracer.graph.depth($0.place) > Tracer.deepest }) {
      throw Tracer.Untraceable(
        reason: "its formula is more than \(Tracer.deepest) operations deep; split it into rules that each do less")
    }
    switch self {
    case .add: return .place(tracer.place(.sum(try two().0, try two().1)))
    case .subtract: return .place(tracer.place(.difference(try two().0, try two().1)))
    case .multiply: return .place(tracer.place(.product(try two().0, try two().1)))
    case .divide: return .place(tracer.place(.quotient(try two().0, try two().1)))
    case .floorDivide:
      let quotient = tracer.place(.quotient(try two().0, try two().1))
      return .place(tracer.place(.rounded(.down, quotient, step: 1)))
    case .modulo:
      let quotient = tracer.place(.quotient(try two().0, try two().1))
      let whole = tracer.place(.rounded(.down, quotient, step: 1))
      let product = tracer.place(.product(whole, try two().1))
      return .place(tracer.place(.difference(try two().0, product)))
    case .power: return .place(try power(try two().0, try two().1, in: tracer))
    case .negate: return .place(tracer.place(.difference(tracer.constant(0), operands[0].place)))
    case .magnitude: return .place(tracer.place(.magnitude(operands[0].place)))
    case .exact: return .place(operands[0].place)
    case .less: return .answer(tracer.answer(.less(try two().0, try two().1), count: 2) == 1)
    case .lessOrEqual: return .answer(tracer.answer(.lessOrEqual(try two().0, try two().1), count: 2) == 1)
    case .equal: return .answer(tracer.answer(.equal(try two().0, try two().1), count: 2) == 1)
    case .minimum:
      return .place(operands.dropFirst().reduce(operands[0].place) { tracer.place(.minimum($0, $1.place)) })
    case .maximum:
      return .place(operands.dropFirst().reduce(operands[0].place) { tracer.place(.maximum($0, $1.place)) })
    case .round(let rule):
      let step = operands.count > 1 ? tracer.graph.constant(operands[1].place) : 1
      guard let step, step > 0 else {
        throw Tracer.Untraceable(reason: "the step to round to differs from row to row; round to a figure of the law")
      }
      return .place(tracer.place(.rounded(rule, operands[0].place, step: step)))
    case .calendar(let operation): return .place(tracer.place(.calendar(operation, operands[0].place)))
    // The symbol of a count has no text; the count itself has.
    case .text where tracer.countsAreSymbols: throw SandboxViolation.exactKey
    case .text: throw Tracer.Untraceable(reason: "it makes a text of a number; compare numbers instead")
    }
  }

  private func power(_ base: Int, _ exponent: Int, in tracer: Tracer) throws -> Int {
    guard let count = tracer.graph.constant(exponent)?.exactInt, (0...16).contains(count) else {
      throw Tracer.Untraceable(reason: "its exponent is no constant from 0 to 16; multiply instead")
    }
    return (0..<count).reduce(tracer.constant(1)) { product, _ in tracer.place(.product(product, base)) }
  }
}
