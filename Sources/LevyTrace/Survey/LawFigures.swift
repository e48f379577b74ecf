import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

/// The units of figures that a rule has read from parameters. While a rule is followed they are plain numbers, so they
/// are recognised by their values. The unit of a value is unknown if parameters with different units have it, if any
/// rule may write it as a numeral, or if it was read for another day, since a sum of monthly amounts may be a yearly
/// one.
struct LawFigures {
  /// The origin of a number.
  enum Figure {
    /// A figure that the rule has read from a parameter, with its unit.
    case of(Problem.Measured)
    /// A number that may be a figure, but whose unit is not certain.
    case unknown
    case numeral
  }

  /// The day whose figures are recognised; nil for none.
  let day: CalendarDate?
  private var figures: [Exact: Problem.Measured?] = [:]
  private var readCount = 0

  init(day: CalendarDate?) { self.day = day }

  /// Classifies a number, given the parameters that the rule has read.
  mutating func figure(_ value: Exact, in rulebook: Rulebook, read: () -> [Recorder.DatedParameter]) -> Figure {
    if value == 0 { return .numeral }
    let law = read()
    if law.count != readCount {
      for parameter in law.dropFirst(readCount) { add(parameter, in: rulebook) }
      readCount = law.count
    }
    guard let found = figures[value.magnitude] else { return .numeral }
    guard let measured = found else { return .unknown }
    if !Self.isCommon(value) { return .of(measured) }
    // Everybody writes a share as one, so a rate gets no unit from a parameter.
    return measured.quantity == .rate ? .numeral : .unknown
  }

  private mutating func add(_ read: Recorder.DatedParameter, in rulebook: Rulebook) {
    let parameter = rulebook.parameters[read.id]
    guard let found = try? parameter.value(on: read.date, known: nil) else { return }
    for (number, quantity) in parameter.quantities(in: found.revision) {
      let quantity = read.date == day ? quantity : nil
      let measured = quantity.map { Problem.Measured(name: "law.\(parameter.name)", quantity: $0) }
      if let other = figures[number.magnitude], other?.quantity != quantity {
        figures.updateValue(nil, forKey: number.magnitude)
      } else if figures[number.magnitude] == nil {
        figures.updateValue(measured, forKey: number.magnitude)
      }
    }
  }

  /// True if the number is one that rules commonly use to convert, count or round.
  private static func isCommon(_ value: Exact) -> Bool {
    if let count = value.magnitude.exactInt { return count < 13 || common.contains(count) }
    return value.magnitude < 1 && value.isMultiple(of: Exact(numerator: 1, scale: 1))
  }

  private static let common: Set<Int> = [
    24, 30, 31, 36, 40, 48, 50, 52, 53, 60, 100, 120, 200, 250, 360, 365, 366, 500, 1000, 10_000, 100_000,
  ]
}

extension Parameter {
  /// The numbers in one value of the parameter, with their units; nil where the rules declare none.
  package func quantities(in revision: Revision) -> [(number: Exact, quantity: Quantity?)] {
    guard let shape else { return revision.value.numbers.map { ($0, nil) } }
    var found: [(Exact, Quantity?)] = []
    var open = [(revision.value, shape, per)]
    while let (value, shape, per) = open.popLast() {
      switch shape {
      case .plain(let type):
        if let number = value.exact { found.append((number, Quantity(type, per: per))) }
      case .record(let fields):
        for (name, field) in fields {
          if let inner = value.fields?[name] { open.append((inner, field.shape, fieldPeriods[name] ?? per)) }
        }
      case .bands(_, let fields):
        for (name, field) in fields {
          for inner in (value.items ?? []).compactMap({ $0.fields?[name] }) {
            open.append((inner, field.shape, fieldPeriods[name] ?? per))
          }
        }
      case .list(let inner): open += (value.items ?? []).map { ($0, inner, per) }
      case .by(_, let inner): open += (value.fields ?? [:]).values.map { ($0, inner, per) }
      }
    }
    return found
  }
}
