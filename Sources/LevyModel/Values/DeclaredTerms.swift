/// Which entries of a journal an input is the sum of, as its declaration says.
package struct EntryUse: Sendable, Hashable {
  /// The kinds of entries that count.
  package let kinds: [String]
  /// The kinds whose money goes the other way and is taken off.
  package let less: [String]
  /// The tax year whose entries count, relative to the case's: -1 for the year before.
  package let yearOffset: Int
  /// The calendar months whose entries count, where those of the whole tax year do not: 1 is the January of the year in
  /// which the tax year begins, 13 that of the next.
  package let months: ClosedRange<Int>?
  /// The span over which entries are summed.
  package let span: Span
  /// Which way the money goes.
  package let flow: MoneyFlow
  /// Whether a projection assumes that the remaining months are like those that have passed.
  package let isProjected: Bool

  package init(
    kinds: [String], less: [String], yearOffset: Int, months: ClosedRange<Int>?, span: Span, flow: MoneyFlow,
    isProjected: Bool
  ) {
    (self.kinds, self.less, self.yearOffset, self.months) = (kinds, less, yearOffset, months)
    (self.span, self.flow, self.isProjected) = (span, flow, isProjected)
  }

  /// All kinds that are read, each with the way in which its money goes.
  package var flows: [(kind: String, flow: MoneyFlow)] {
    kinds.map { ($0, flow) } + less.map { ($0, flow.opposite) }
  }

  /// A span over which entries are summed.
  package enum Span: String, Sendable, CaseIterable {
    /// All entries of the tax year.
    case year
    /// An average month, from the month of the first entry of the tax year to that of the last, to the cent.
    case month
  }
}

/// Which way the money of an entry goes.
package enum MoneyFlow: String, Sendable, Hashable, CaseIterable {
  /// Money that comes in.
  case incoming = "in"
  /// Away.
  case outgoing = "out"
  /// Neither: from one pocket to the other.
  case between

  /// The other way.
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
  /// The result that says how much is to be paid, if one does.
  package let amount: String?
  /// The tax year whose case has that amount, relative to the deadline's: -1 if the year before decides a payment.
  package let amountYear: Int
  /// The result that says whether the day concerns the case, if one does.
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

/// The results that an overview of a year shows.
package struct OverviewResults: Sendable, Hashable {
  /// The profit of the year.
  package let profit: String?
  /// The name of the result that says how much of the year's taxes is still to be paid.
  package let due: String?
  /// The name of the deadline by which that has to be there.
  package let by: String?

  package init(profit: String?, due: String?, by: String?) { (self.profit, self.due, self.by) = (profit, due, by) }
}

/// A way from a gross amount to a net one, step by step, as the rules declare it. All names are of amounts.
package struct WaterfallTerms: Sendable, Hashable {
  /// The amounts that it begins with; several are added up.
  package let from: [String]
  /// The amounts that are subtracted.
  package let less: [String]
  /// The amounts that are added.
  package let plus: [String]
  /// The amount that is left.
  package let leaves: String
  /// The result with everything that is taken, whose rates are of interest; nil if there is none.
  package let burden: String?

  package init(from: [String], less: [String], plus: [String], leaves: String, burden: String?) {
    (self.from, self.less, self.plus, self.leaves, self.burden) = (from, less, plus, leaves, burden)
  }

  /// All names, in the order in which they are written.
  package var names: [String] { from + less + plus + [leaves] + (burden.map { [$0] } ?? []) }
}
