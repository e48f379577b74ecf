import CLevyKernels
import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules

/// Makes the columns of the facts that outputs need, in the order of their dependencies.
struct PlanBuilder {
  let resolver: RuleResolver
  private let ranges: GivenRanges
  var lowering: Lowering
  private var inputs: [Plan.Input] = []
  private var outputs: [Output] = []
  private var obstacles: [Atom: Obstacle] = [:]
  private var guards: [Column] = []
  /// The number of guards, at the beginning of the list, that concern facts of absent persons.
  private(set) var contradictionCount = 0
  /// True if there is a column for each guard.
  private(set) var isGuarded = true
  /// True if each column of reads is exact: 1 in the rows that read a fact, and in no others.
  var areReadsKnown = true

  private struct Output {
    let slot: Slot
    var column: Column?
    var divisor: Column?
    var constant: Value?
    var obstacle: Obstacle?
  }

  typealias Parts = (inputs: [Plan.Input], outputs: [Plan.Output], guards: [Register], program: ColumnProgram)

  init(_ resolver: RuleResolver, _ ranges: GivenRanges) {
    self.resolver = resolver
    self.ranges = ranges
    lowering = Lowering(graph: resolver.tracer.graph, largestResult: ranges.largestResult)
  }

  /// The maximum number of ranges that are tried; if columns are still wide then, ranges are not the reason.
  private static let mostTries = 6

  /// Returns the builder that leaves the fewest results to the interpreter and, among those, has the fewest wide
  /// columns, which are slow.
  ///
  /// - Parameters:
  ///   - besides: further slots that are computed if possible.
  ///   - ranges: the widest ranges of facts that are tried.
  static func best(
    _ resolver: RuleResolver, outputs: [Slot], besides: [Slot] = [], ranges: GivenRanges = GivenRanges()
  ) -> PlanBuilder? {
    // Rules that cannot be followed are interpreted, whatever the ranges are.
    let lost = outputs.count { slot in if case .interpreted = resolver.resolve(slot) { true } else { false } }
    for slot in besides { _ = resolver.resolve(slot) }
    let contradictions = resolver.findsMissing ? [] : resolver.contradictions + resolver.toldTwice
    let impossibilities = resolver.findsMissing ? [] : resolver.impossibilities
    // The number of results that are left to the interpreter, and the number of wide columns.
    var least = (Int.max, Int.max)
    var best: PlanBuilder?
    // The wider the ranges of facts, the fewer rows fall to the interpreter; but wide ranges may not fit.
    var next: GivenRanges? = ranges
    for _ in 0..<mostTries {
      guard let ranges = next else { break }
      var builder = PlanBuilder(resolver, ranges)
      for slot in outputs + besides { builder.add(output: slot) }
      for tree in contradictions { builder.add(guard: tree) }
      builder.contradictionCount = builder.guards.count
      for tree in impossibilities { builder.add(guard: tree) }
      let (program, results) = builder.completed()
      let cost = (
        builder.outputs.prefix(outputs.count).count { $0.obstacle != nil }, program.wideCount(readFor: results)
      )
      if cost < least { (least, best) = (cost, builder) }
      if cost == (lost, 0) { break }
      next = ranges.narrowed(builder.givenEnds, by: builder.lowering.excesses)
    }
    return best
  }

  /// The given facts with the ends of their ranges, for those ends that were chosen.
  private var givenEnds: [(variable: Slot, type: ValueType, low: RangeEnds, high: RangeEnds)] {
    inputs.map { input in
      let range = lowering.facts[Atom(input.slot)]?.range
      return (input.slot, input.type, range?.low ?? RangeEnds(), range?.high ?? RangeEnds())
    }
  }

  mutating func add(output slot: Slot) {
    if case .constant(let value) = resolver.resolve(slot) {
      outputs.append(.init(slot: slot, constant: value))
      return
    }
    do {
      let column = try fact(Atom(slot))
      if column.isWide { throw Obstacle.resultsTooLarge }
      outputs.append(.init(slot: slot, column: column))
    } catch {
      if let (column, divisor) = ratio(slot) {
        outputs.append(.init(slot: slot, column: column, divisor: divisor))
      } else {
        outputs.append(.init(slot: slot, obstacle: Obstacle(error)))
      }
    }
  }

  /// Adds a finished column as an output.
  mutating func add(_ column: Column, slot: Slot) { outputs.append(.init(slot: slot, column: column)) }

  /// The boolean column (1 or 0) of an output.
  func column(ofOutput place: Int) -> Column? {
    if case .boolean(let flag)? = outputs[place].constant { return Column(answer: flag) }
    return outputs[place].column
  }

  /// Replaces the column of an output.
  mutating func replace(output place: Int, by column: Column) {
    (outputs[place].column, outputs[place].constant) = (column, nil)
    guard let value = column.constant else { return }
    (outputs[place].column, outputs[place].constant) = (nil, .boolean(value != 0))
  }

  /// Adds the column of a tree as an output.
  mutating func add(_ tree: DecisionTree, slot: Slot, type: ValueType) {
    do {
      outputs.append(.init(slot: slot, column: try column(of: tree, type: type)))
    } catch {
      outputs.append(.init(slot: slot, obstacle: Obstacle(error)))
    }
  }

  /// The column of a tree.
  mutating func column(of tree: DecisionTree, type: ValueType) throws -> Column {
    for need in tree.atoms(in: resolver.tracer.graph).sorted() { try prepare(need) { try $0.fact(need) } }
    return try lowering.lower(tree, type: type).column
  }

  /// Adds a guard: a tree whose marked rows are left to the interpreter.
  mutating func add(guard tree: DecisionTree) {
    do {
      let column = try column(of: tree, type: .boolean)
      if column.mayFail { guards.append(column) }
    } catch {
      // Without this column no row is certain, so all are left to the interpreter.
      isGuarded = false
      outputs = outputs.map { Output(slot: $0.slot, obstacle: Obstacle(error)) }
    }
  }

  /// The columns of numerator and divisor of a result that is a quotient without rounding.
  private mutating func ratio(_ slot: Slot) -> (Column, Column)? {
    guard case .rule(let tree) = resolver.resolve(slot), !resolver.rulebook.variables[slot].type.isPlain,
      resolver.rulebook.variables[slot].type != .money
    else { return nil }
    let before = lowering
    do {
      for need in resolver.needs(of: slot, tree) { _ = try fact(need) }
      let (column, divisor) = try lowering.lowerRatio(tree)
      if !column.isWide, !divisor.isWide { return (column, divisor) }
    } catch {}
    lowering.goBack(to: before)
    return nil
  }

  /// The column of a slot, made together with all columns that it needs.
  private mutating func fact(_ atom: Atom) throws -> Column {
    // A stack of slots, each of which needs the next, instead of recursion: chains may be long.
    var waiting = [atom]
    while let next = waiting.last {
      if let need = firstNeed(of: next), !waiting.contains(need) {
        waiting.append(need)
      } else {
        _ = try? made(next)
        waiting.removeLast()
      }
    }
    return try made(atom)
  }

  private func isMade(_ atom: Atom) -> Bool { lowering.facts[atom] != nil || obstacles[atom] != nil }

  /// The first slot that this one needs and that has no column yet; nil if an earlier need cannot be made.
  private func firstNeed(of atom: Atom) -> Atom? {
    if isMade(atom) { return nil }
    if let part = atom.part { return isMade(Atom(part.date)) ? nil : Atom(part.date) }
    switch resolver.resolve(atom.variable) {
    case .constant, .interpreted: return nil
    case .column:
      guard let other = resolver.survey?.standIns[atom.variable] else { return nil }
      return isMade(Atom(other)) ? nil : Atom(other)
    case .rule(let tree):
      for need in resolver.needs(of: atom.variable, tree) {
        if obstacles[need] != nil { return nil }
        if lowering.facts[need] == nil { return need }
      }
      return nil
    }
  }

  /// Makes the column of a slot whose needs have columns.
  private mutating func made(_ atom: Atom) throws -> Column {
    if let known = lowering.facts[atom] { return known.column }
    if let obstacle = obstacles[atom] { throw obstacle }
    do {
      if let part = atom.part {
        lowering.facts[atom] = try lowering.part(part.kind, of: try made(Atom(part.date)), in: part.date)
        return try made(atom)
      }
      let variable = resolver.rulebook.variables[atom.variable]
      switch resolver.resolve(atom.variable) {
      case .constant: throw Obstacle.noColumn
      case .interpreted(let obstacle): throw obstacle
      case .column:
        if let other = resolver.survey?.standIns[atom.variable], (try? made(Atom(other))) != nil {
          lowering.facts[atom] = lowering.facts[Atom(other)]
        } else {
          lowering.facts[atom] = try given(atom, variable)
        }
      case .rule(let tree):
        for need in resolver.needs(of: atom.variable, tree) { try prepare(need) { try $0.made(need) } }
        let (column, range) = try lowering.lower(tree, type: variable.type)
        lowering.facts[atom] = .init(
          column: column, range: range, domain: FiniteDomain(of: atom, in: resolver.rulebook.variables))
      }
    } catch {
      let obstacle = Obstacle(error)
      obstacles[atom] = obstacle
      if obstacle.isOfDigits { noteDigits(of: atom) }
      throw error
    }
    guard let made = lowering.facts[atom] else { throw Obstacle.noColumn }
    return made.column
  }

  /// Records which ends of ranges to move if numbers of a rule may have more digits than exact numbers hold.
  private mutating func noteDigits(of atom: Atom) {
    guard atom.part == nil, case .rule(let tree) = resolver.resolve(atom.variable) else { return }
    var ends = RangeEnds()
    for need in resolver.needs(of: atom.variable, tree) {
      if let range = lowering.facts[need]?.range { ends = ends.union(range.low).union(range.high) }
    }
    lowering.note(excess: 1, of: ends)
  }

  /// Makes a column that another needs, and records the obstacle if that fails.
  private mutating func prepare(_ atom: Atom, _ make: (inout PlanBuilder) throws -> Column) throws {
    do {
      _ = try make(&self)
    } catch {
      let obstacle = Obstacle(error)
      if case .dependence = obstacle { throw obstacle }
      throw Obstacle.dependence(on: atom, obstacle)
    }
  }

  /// Makes the column of a fact that rows give.
  private mutating func given(_ atom: Atom, _ variable: Variable) throws -> Lowering.Fact {
    let chosen = ranges.range(of: atom.variable, variable.type)
    let domain = FiniteDomain(of: atom, in: resolver.rulebook.variables)
    let (denominator, numerators) = try Plan.Input.numerators(of: atom, variable, domain, within: chosen)
    let (low, high, scale) = (numerators.lowerBound, numerators.upperBound, Exact(denominator))
    let register = lowering.program.addInput()
    var known = Interval(try Exact(low).divided(by: scale), try Exact(high).divided(by: scale))
    var (defaultNumerator, isNeeded) = (Double?.none, true)
    if let missing = resolver.stand(in: atom.variable), let number = try missing.multiplied(by: scale).exactInt,
      Double(number).magnitude < Double(Width.narrowLimit)
    {
      defaultNumerator = Double(number)
      known = known.united(with: Interval(missing, missing))
    } else if let value = resolver.calculator.defaultValue(of: atom.variable, givers: resolver.constants.contains),
      let number = value.numerator(as: variable.type, over: denominator), number >= Double(low), number <= Double(high)
    {
      (defaultNumerator, isNeeded) = (number, false)
    }
    inputs.append(
      Plan.Input(
        slot: atom.variable, type: variable.type, register: register, denominator: denominator, numerators: low...high,
        defaultNumerator: defaultNumerator, isNeeded: isNeeded))
    // Only chosen ends can be moved, not declared ones.
    func end(_ number: Exact, _ isUpper: Bool) -> RangeEnds {
      let isChosen = number == (isUpper ? chosen?.high : chosen?.low)
      return isChosen ? RangeEnds(inputs.count, isUpper: isUpper) : RangeEnds()
    }
    return .init(
      column: Column(register, over: denominator, mayFail: false),
      range: TracedInterval(known, low: end(known.low, false), high: end(known.high, true)), domain: domain)
  }

  /// The number of rules whose columns the program computes.
  var ruleCount: Int {
    lowering.facts.keys.count { slot in
      if slot.part == nil, case .rule = resolver.resolve(slot.variable) { true } else { false }
    }
  }

  /// The finished parts of the plan, with as few registers as possible.
  func finished() -> Parts {
    let (whole, registers) = completed()
    let (program, columns, results) = whole.compacted(inputs: inputs.map(\.register), outputs: registers)
    let inputs = zip(self.inputs, columns).map { input, register in
      Plan.Input(
        slot: input.slot, type: input.type, register: register, denominator: input.denominator,
        numerators: input.numerators, defaultNumerator: input.defaultNumerator, isNeeded: input.isNeeded)
    }
    return (inputs, placed(results), Array(results.suffix(guards.count)), program)
  }

  /// The statements about the program that could not be proven.
  var faults: [String] {
    let (program, results) = completed()
    let given = inputs.map { input in
      let number = input.defaultNumerator.map { Int($0) } ?? input.numerators.lowerBound
      return (
        register: input.register,
        numbers: min(number, input.numerators.lowerBound)...max(number, input.numerators.upperBound)
      )
    }
    return program.faults(inputs: given, outputs: results)
  }

  /// The parts of the plan with a register of its own for each value, and the registers of the rules' results.
  func listing() -> PlanListing {
    let (whole, registers) = completed()
    let (program, places) = whole.withoutIdleBounds()
    var rules: [Register: Slot] = [:]
    for (slot, fact) in lowering.facts.sorted(by: { $0.key < $1.key }) where slot.part == nil {
      guard case .rule = resolver.resolve(slot.variable), let made = fact.column.register else { continue }
      let register = places[made] ?? made
      if rules[register] == nil { rules[register] = slot.variable }
    }
    let results = registers.map { places[$0] ?? $0 }
    return PlanListing(
      inputs: inputs, outputs: placed(results), guards: results.suffix(guards.count), program: program, rules: rules)
  }

  /// The program, with the registers of its results and of their divisors.
  private func completed() -> (program: ColumnProgram, results: [Register]) {
    var last = lowering
    let columns = outputs.flatMap { [$0.column, $0.divisor].compactMap(\.self) }
    // This must come before the program is read, since a constant gets its register only now.
    let results = (columns + guards).map { last.register($0) }
    return (last.program, results)
  }

  /// The outputs with their registers.
  private func placed(_ results: [Register]) -> [Plan.Output] {
    var places = results[...]
    func place(_ column: Column?) -> Register? { column == nil ? nil : places.popFirst() }
    return outputs.map { output in
      let register = place(output.column)
      let divisor = place(output.divisor)
      return Plan.Output(
        slot: output.slot, register: register, denominator: output.column?.denominator ?? 1,
        divisor: divisor.map { ($0, output.divisor?.denominator ?? 1) }, constant: output.constant,
        obstacle: output.obstacle)
    }
  }
}
