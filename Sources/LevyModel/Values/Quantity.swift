/// The unit of a number, as far as declarations state it.
package enum Quantity: Sendable, Hashable {
  /// An amount for a period, if that is known.
  case money(Period?)
  /// A rate: a share of something.
  case rate
  /// An amount divided by another amount, not declared as a rate.
  case ratio
  case count
}

extension Quantity {
  /// The unit of a type's values; nil for types without a unit, or whose values fit any.
  package init?(_ type: ValueType, per period: Period?) {
    switch type {
    case .quantity(.money): self = .money(period == .varies ? nil : period)
    case .quantity(.rate): self = .rate
    case .count: self = .count
    case .quantity(.number), .choice, .boolean, .date: return nil
    }
  }

  /// The result of combining units in a sum, a difference, a minimum or a maximum.
  package enum Join: Sendable, Hashable {
    case fits(Quantity?)
    /// The units cannot be combined.
    case unlike
  }

  /// Combines this unit with that of another operand in a sum, a difference, a limit or a comparison.
  package func joined(with other: Quantity) -> Join {
    switch (self, other) {
    case (.money(let one?), .money(let two?)): one.joined(with: two).map { .fits(.money($0)) } ?? .unlike
    case (.money, .money): .fits(.money(nil))
    case (.money, _), (_, .money): .unlike
    case (.rate, .count), (.count, .rate): .unlike
    case _ where self == other: .fits(self)
    default: .fits(nil)
    }
  }

  /// The unit in words: "an amount a month", "a rate".
  package var words: String {
    switch self {
    case .money(.once?): "an amount that comes once"
    case .money(let period?): "an amount \(period.words)"
    case .money(nil): "an amount of money"
    case .rate, .ratio: "a rate"
    case .count: "a count"
    }
  }
}
