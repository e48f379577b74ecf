import ExactNumbers
import LevyRules
import LevyScript
import LevyState

/// A number, or a flag, within an entry of a parameter's history.
struct Figure: Sendable {
  /// The key of a value in a table: an index or the name of a field.
  enum Key: Sendable, Hashable, Comparable {
    case element(Int)
    case field(String)
  }

  /// The index of the parameter in the rulebook.
  let parameter: ParameterID
  /// The index of the entry in its history.
  let entry: Int
  /// The index of the revision of the entry.
  let revision: Int
  /// The path of the figure within the parameter's value; empty if it is the value itself.
  let path: [Key]
  /// The value of the figure.
  let value: DeclaredValue

  /// A slightly changed value: a number rises by a fiftieth, rounded to its number of decimals, but by at least one
  /// unit of the last decimal; a flag is inverted. Nil if a number cannot be larger.
  var nudged: DeclaredValue? {
    switch value {
    case .boolean(let flag): return .boolean(!flag)
    case .integer(let number): return nudge(Exact(number)).flatMap(\.exactInt).map { .integer($0) }
    case .number(let number): return nudge(number).map { .number($0) }
    default: return nil
    }
  }

  private func nudge(_ number: Exact) -> Exact? {
    guard number.isDecimal else { return try? number.multiplied(by: Exact(numerator: 102, scale: 2)) }
    let digit = Exact(numerator: 1, scale: number.scale)
    let step = try? number.magnitude.multiplied(by: Exact(numerator: 2, scale: 2)).rounded(.down, step: digit)
    return step.flatMap { try? number.adding(max($0, digit)) }
  }

  /// The path of the figure, for people: `[2].upto`.
  var pathText: String {
    path.enumerated().map { index, key in
      switch key {
      case .element(let position): "[\(position)]"
      case .field(let name): index == 0 ? name : ".\(name)"
      }
    }.joined()
  }
}

extension RuleState {
  /// The numbers and flags of a parameter's revision, in the order of their paths.
  func figures(
    of parameter: Parameter, entry: Parameter.Entry, revision: Parameter.Revision
  ) -> [(path: [Figure.Key], value: DeclaredValue)] {
    guard (try? pushValue(of: parameter, entry: entry, revision: revision)) == true else { return [] }
    defer { lua.pop() }
    var found: [(path: [Figure.Key], value: DeclaredValue)] = []
    addFigures(at: [], to: &found)
    return found.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// Adds the figures in the value on top of the stack.
  private func addFigures(at path: [Figure.Key], to found: inout [(path: [Figure.Key], value: DeclaredValue)]) {
    switch lua.kind(at: -1) {
    case .boolean, .number, .block: found.append((path, declaredValue()))
    case .table:
      // A date is a table too, but its components are not figures.
      guard path.count < 32, lua.reserve(8), date() == nil else { return }
      pushContents()
      lua.forEachPair(at: -1) {
        if let position = lua.integer(at: -2) {
          addFigures(at: path + [.element(position)], to: &found)
        } else if let name = lua.string(at: -2) {
          addFigures(at: path + [.field(name)], to: &found)
        }
      }
      lua.pop()
    default: break
    }
  }

  /// Replaces a figure of the law for all further reads.
  func set(_ figure: Figure, in parameter: Parameter, to value: DeclaredValue) {
    let height = lua.height
    defer { lua.height = height }
    let entry = parameter.history[figure.entry]
    guard let table = (try? lawValues(of: parameter.declaration)) ?? nil, lua.reserve(3 * figure.path.count + 8) else {
      return
    }
    lua.push(table)
    lua.pushField(entry.since.description, at: -1)
    let keys = [.field(entry.revisions[figure.revision].key)] + figure.path
    for key in keys.dropLast() {
      switch key {
      case .element(let position): lua.push(position)
      case .field(let name): lua.push(name)
      }
      lua.pushRaw(at: -2)
      pushContents()
    }
    push(value)
    switch keys[keys.count - 1] {
    case .element(let position): lua.setElement(position, at: -2)
    case .field(let name): lua.setField(name, at: -2)
    }
  }
}
