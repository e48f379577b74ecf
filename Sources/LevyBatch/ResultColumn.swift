import ExactNumbers
import LevyModel
import LevyRules

/// Results of all rows.
public struct ResultColumn {
  /// How they are kept.
  public enum Kind: Sendable, Equatable {
    /// Amounts, as cents.
    case cents
    /// Rates and other numbers, as the nearest double of the exact number.
    case numbers
    /// Whole numbers from 0.
    case counts
    /// 0 or 1.
    case flags
    /// The number of a word among these.
    case words([String])
    /// Days since 1970.
    case days
  }

  /// How they are kept.
  public let kind: Kind
  /// For each row the whole number, or 0.
  public private(set) var numerators: [Int64] = []
  /// For each row the number, where `kind` is `numbers`.
  public private(set) var numbers: [Double] = []
  /// For each row whether there is a result.
  public private(set) var isGiven: [Bool] = []

  private let type: ValueType
  private let notation: Notation

  init(_ slot: Int, _ notation: Notation, _ rulebook: Rulebook, capacity: Int) {
    type = rulebook.variables[slot].type
    self.notation = notation
    kind =
      switch notation.type {
      case .money: .cents
      case .rate, .number: .numbers
      case .count: .counts
      case .boolean: .flags
      case .choice(let choice): .words(choice.options)
      case .date: .days
      }
    isGiven.reserveCapacity(capacity)
    if kind == .numbers { numbers.reserveCapacity(capacity) } else { numerators.reserveCapacity(capacity) }
  }

  @inline(__always)
  mutating func append(cents: Int64) {
    numerators.append(cents)
    isGiven.append(true)
  }

  mutating func append(_ value: Value?) {
    if kind == .numbers {
      let number = value.flatMap { notation.written($0).exact?.doubleValue }
      numbers.append(number ?? 0)
      isGiven.append(number != nil)
      return
    }
    let number: Int? =
      switch value {
      case .number(let amount): (try? amount.multiplied(by: 100))?.exactInt
      case .date(let date): date.daysSince1970
      case let value?: type.plainNumber(value)
      case nil: nil
      }
    numerators.append(Int64(number ?? 0))
    isGiven.append(number != nil)
  }
}
