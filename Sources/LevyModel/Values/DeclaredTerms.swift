/// The journal entries that an input sums, as its declaration says.
package struct EntryUse: Sendable, Hashable {
  /// The kinds of entries that are added.
  package let kinds: [String]
  /// The kinds of entries with the opposite flow, which are subtracted.
  package let less: [String]
  /// The tax year whose entries count, relative to the case's: -1 for the year before.
  package let yearOffset: Int
  /// The calendar months whose entries count, if not those of the whole tax year: 1 is January of the year in which the
  /// tax year begins, 13 is January of the next year.
  package let months: ClosedRange<Int>?
  /// The span over which entries are summed.
  package let span: Span
  /// The direction of the money.
  package let flow: MoneyFlow
  /// True if a projection assumes that the remaining months are like those that have passed.
  package let isProjected: Bool

  package init(
    kinds: [String], less: [String], yearOffset: Int, months: ClosedRange<Int>?, span: Span, flow: MoneyFlow,
    isProjected: Bool
  ) {
    (self.kinds, self.less, self.yearOffset, self.months) = (kinds, less, yearOffset, months)
    (self.span, self.flow, self.isProjected) = (span, flow, isProjected)
  }

  /// All kinds that are read, each with the direction of its money.
  package var flows: [(kind: String, flow: MoneyFlow)] {
    kinds.map { ($0, flow) } + less.map { ($0, flow.opposite) }
  }

  /// A span over which entries are summed.
  package enum Span: String, Sendable, CaseIterable {
    /// All entries of the tax year.
    case year
    /// An average month, from the month of the first entry of the tax year to that of the last, rounded to a cent.
    case month
  }
}

/// The direction of an entry's money.
package enum MoneyFlow: String, Sendable, Hashable, CaseIterable {
  /// Money that comes in.
  case incoming = "in"
  /// Money that goes out.
  case outgoing = "out"
  /// A transfer between one's own accounts.
  case between

  /// The opposite direction.
  package var opposite: MoneyFlow {
    switch self {
    case .incoming: .outgoing
    case .outgoing: .incoming
    case .between: .between
    }
  }
}

/// The terms of a deadline, apart from its day.
package struct DeadlineTerms: Sendable, Hashable {
  /// The action that is required.
  package let action: Action
  /// The name of the result that is the amount to pay, if there is one.
  package let amount: String?
  /// The tax year whose case has that amount, relative to the deadline's: -1 if a payment is determined by the year
  /// before.
  package let amountYear: Int
  /// The name of the result that says whether the deadline applies to the case, if there is one.
  package let when: String?

  package init(action: Action, amount: String?, amountYear: Int, when: String?) {
    (self.action, self.amount, self.amountYear, self.when) = (action, amount, amountYear, when)
  }

  /// An action that is required by a day.
  package enum Action: String, Sendable, CaseIterable {
    case file
    case pay
    case claim
    case other
  }
}

/// The names of the results that an overview of a year shows.
package struct OverviewResults: Sendable, Hashable {
  /// The name of the result that is the profit of the year.
  package let profit: String?
  /// The name of the result that is the part of the year's taxes still to be paid.
  package let due: String?
  /// The name of the deadline for that payment.
  package let by: String?

  package init(profit: String?, due: String?, by: String?) { (self.profit, self.due, self.by) = (profit, due, by) }
}

/// A way from a gross amount to a net one, step by step, as the rules declare it. All names are names of amounts.
package struct WaterfallTerms: Sendable, Hashable {
  /// The amounts from which it starts; several are added up.
  package let from: [String]
  /// The amounts that are subtracted.
  package let less: [String]
  /// The amounts that are added.
  package let plus: [String]
  /// The net amount.
  package let leaves: String
  /// The total of everything that is taken, whose rates are of interest; nil if there is none.
  package let burden: String?

  package init(from: [String], less: [String], plus: [String], leaves: String, burden: String?) {
    (self.from, self.less, self.plus, self.leaves, self.burden) = (from, less, plus, leaves, burden)
  }

  /// All names, in the order in which they are written.
  package var names: [String] { from + less + plus + [leaves] + (burden.map { [$0] } ?? []) }
}
