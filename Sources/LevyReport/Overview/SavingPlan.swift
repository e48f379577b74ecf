import ExactNumbers
import LevyModel
import LevyPresentation

/// A plan for setting aside the rest of a year's taxes: equal amounts at the ends of months, the last by the day on
/// which the taxes are due.
package struct SavingPlan: Sendable {
  /// The amount still to be set aside.
  package let open: Exact
  /// The day by which the whole amount is needed.
  package let by: CalendarDate
  /// The label of the deadline on that day.
  package let label: String
  /// The number of instalments.
  package let times: Int
  /// The amount of each instalment, rounded up to the cent.
  package let each: Exact
  /// The day of the first instalment.
  package let next: CalendarDate

  /// - Returns: nil if nothing is left to be set aside or the day is over.
  init?(due: Exact, setAside: Exact, by: CalendarDate, label: String, today: CalendarDate) {
    let times = (by.year - today.year) * 12 + by.month - today.month + 1
    guard by >= today, let open = try? due.subtracting(setAside), open > 0,
      let each = try? open.divided(by: Exact(times)).ceil(step: ValueType.cent)
    else { return nil }
    (self.open, self.by, self.label, self.times, self.each) = (open, by, label, times, each)
    next = min(by, TaxYear.calendar.lastDay(ofMonth: today.month, of: today.year))
  }
}

/// The interest on the money set aside: simple interest for each entry, from its day on, by days with 365 days in a
/// year.
package struct Interest: Sendable {
  /// The yearly rate.
  package let rate: Exact
  /// The interest before tax, rounded to the cent.
  package let amount: Exact
  /// The day up to which interest is computed.
  package let until: CalendarDate

  /// Parses a rate.
  ///
  /// - Throws: `Diagnostic` if the text is not a rate from 0 to 100 %.
  package static func rate(_ text: String) throws(Diagnostic) -> Exact {
    guard let rate = ValueType.rate.parse(text, style: .inForce)?.exact, rate >= 0, rate <= 1 else {
      throw Diagnostic(
        .badValue(name: "interest", value: text, expected: Wording("a rate such as 2%", "ein Satz wie 2%")))
    }
    return rate
  }

  /// - Returns: nil if nothing was set aside, or on overflow.
  init?(rate: Exact, on entries: [CountedEntry], until: CalendarDate) {
    let days = entries.reduce(Int128(0)) { $0 + Int128($1.cents) * Int128(max(0, until.dayNumber - $1.day.dayNumber)) }
    let yearly = try? Exact(numerator: days, scale: 2).multiplied(by: rate).divided(by: 365)
    guard !entries.isEmpty, let amount = try? yearly?.rounded(.halfAwayFromZero, step: ValueType.cent) else {
      return nil
    }
    (self.rate, self.amount, self.until) = (rate, amount, until)
  }
}

extension SavingPlan {
  /// The number of instalments, for people.
  package var words: String {
    times == 1
      ? say("all of it", "alles")
      : say(
        "as much at the end of each month, \(times) times in all", "so viel an jedem Monatsende, \(times) Mal insgesamt"
      )
  }
}

extension Interest {
  /// The method of computation, for people.
  package var words: String {
    let percent = Answer.text(of: .number(rate), type: .rate)
    return say(
      "simple, at \(percent) a year of 365 days, before tax",
      "einfach, zu \(percent) im Jahr mit 365 Tagen, vor Steuern")
  }
}
