import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules

/// Facts of persons who may be absent.
extension RuleResolver {
  /// For each person of whom facts are given, a tree that leaves these rows to the interpreter: those in which the
  /// person is absent but has a fact other than "nothing", and those in which the person is present and a required fact
  /// may be missing.
  var contradictions: [DecisionTree] {
    toldOfPersons { slots in
      let absent = slots.reduce(consistent) { rest, slot in absence(of: slot, then: rest) }
      let present = slots.reduce(consistent) { rest, slot in
        guard let missing = stand(in: slot) else { return rest }
        return .question(equality(slot, missing), answers: [rest, .leaf(.interpreted)])
      }
      return (absent, present)
    }.map(\.tree)
  }

  /// For each person of whom facts are given, by the slot that says whether the person is present, a tree for the
  /// number of the first fact that a row gives although the person is absent: that of its slot, or 0.
  var givenOfTheAbsent: [(presence: Slot, tree: DecisionTree)] {
    func number(_ number: Int) -> DecisionTree { .leaf(.expression(tracer.constant(Exact(number)), checks: [])) }
    return toldOfPersons { slots in
      let absent = slots.reversed().reduce(number(0)) { rest, slot in
        absence(of: slot, else: number(slot.index), then: rest)
      }
      return (absent, number(0))
    }
  }

  /// For each person of whom facts are given, one of two trees, by the slot that says whether the person is present.
  private func toldOfPersons(
    _ trees: ([Slot]) -> (absent: DecisionTree, present: DecisionTree)
  ) -> [(presence: Slot, tree: DecisionTree)] {
    var told: [Person: [Slot]] = [:]
    for slot in given.union(constants).sorted() {
      guard let person = rulebook.variables[slot].absentee else { continue }
      if given.contains(slot) {
        told[person, default: []].append(slot)
      } else if case .constant(let value)? = bindings[slot], value != rulebook.variables[slot].nothing {
        // A constant that is "nothing" does not contradict the absence of a person.
        told[person, default: []].append(slot)
      }
    }
    return told.sorted { $0.key.index < $1.key.index }.compactMap { person, slots in
      guard let presence = rulebook.slot(of: person.name(of: Person.presence)) else { return nil }
      let (absent, present) = trees(slots)
      switch resolve(presence) {
      case .constant(let value): return (presence, value == .boolean(true) ? present : absent)
      case .column, .rule: return (presence, .question(.switch(Atom(presence)), answers: [absent, present]))
      case .interpreted: return (presence, .leaf(.interpreted))
      }
    }
  }

  var consistent: DecisionTree { .leaf(.expression(tracer.constant(1), checks: [])) }

  /// Derives a count of persons that rows do not give, as the interpreter does: the place of the last person of whom a
  /// row says something, but at least the default. The paths say in which rows the default is read. Nil if rows say
  /// nothing about any of the persons.
  func told(by counter: Slot) -> (tree: DecisionTree, paths: [DecisionTree.Path]?)? {
    guard let counted = rulebook.counted[counter] else { return nil }
    func leaf(_ count: Int) -> DecisionTree { .leaf(.expression(tracer.constant(Exact(count)), checks: [])) }
    var (tree, isTold, least) = (DecisionTree.leaf(.interpreted), false, Int?.none)
    if case .count(let standard)? = calculator.defaultValue(of: counter, givers: constants.contains) {
      (tree, least) = (leaf(standard), standard)
    }
    for (place, slots) in counted.enumerated() {
      let told = leaf(max(place + 1, least ?? 0))
      for slot in slots where given.contains(slot) {
        (tree, isTold) = (absence(of: slot, else: told, then: tree), true)
      }
      for slot in slots where constants.contains(slot) {
        guard case .constant(let value)? = bindings[slot], value != rulebook.variables[slot].nothing else { continue }
        (tree, isTold) = (told, true)
      }
    }
    if !isTold { return nil }
    // A row that says nothing about more persons than the default reads the default.
    let paths = least.map { least in
      let standard = tracer.constant(Exact(least))
      let question = Question.equal(tracer.fact(Atom(counter)), standard)
      return [0, 1].map { answer in
        DecisionTree.Path(
          steps: [.init(question: question, answer: answer, count: 2)], outcome: .expression(standard, checks: []),
          reads: answer == 1 ? [counter] : [])
      }
    }
    return (tree, paths)
  }

  /// Asks whether a fact is missing or "nothing": `rest` if it is, `meant` if it has any other value.
  private func absence(
    of slot: Slot, else meant: DecisionTree = .leaf(.interpreted), then rest: DecisionTree
  ) -> DecisionTree {
    if constants.contains(slot) { return meant }
    let variable = rulebook.variables[slot]
    var tree = meant
    var values = [number(variable.nothing, of: variable)].compactMap(\.self)
    if let missing = stand(in: slot), !values.contains(missing) {
      // One question for both values, since each further question doubles the tree below it.
      if let least = values.first, missing < least, variable.minimum == least {
        return .question(.lessOrEqual(tracer.fact(Atom(slot)), tracer.constant(least)), answers: [meant, rest])
      }
      values.append(missing)
    }
    for value in values { tree = .question(equality(slot, value), answers: [tree, rest]) }
    return tree
  }

  private func equality(_ slot: Slot, _ value: Exact) -> Question {
    .equal(tracer.fact(Atom(slot)), tracer.constant(value))
  }

  private func number(_ value: Value, of variable: Variable) -> Exact? {
    if case .number(let number) = value { return number }
    return variable.type.plainNumber(value).map { Exact($0) }
  }

  /// The number that represents an empty cell of a fact of another person, if the fact has no default, so that rows
  /// without that person need no interpreter: an amount below the allowed minimum, or the value "nothing".
  func stand(in slot: Slot) -> Exact? {
    let variable = rulebook.variables[slot]
    guard variable.absentee != nil, given.contains(slot), case .input(let input) = variable.origin,
      input.defaultValue == nil
    else { return nil }
    switch variable.type {
    case .quantity:
      return try? (variable.minimum ?? -999_999).subtracting(Exact(1).divided(by: Exact(variable.type.denominator)))
    case .count, .boolean, .choice, .date: return number(variable.nothing, of: variable)
    }
  }

  /// The variable that says whether a fact's person is present, if a number represents empty cells of the fact.
  func presence(for atom: Atom) -> Slot? {
    let fact = atom.variable
    guard stand(in: fact) != nil, let person = rulebook.variables[fact].absentee else { return nil }
    return rulebook.slot(of: person.name(of: Person.presence))
  }
}
