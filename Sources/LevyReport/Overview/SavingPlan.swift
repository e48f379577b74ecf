import ExactNumbers
import LevyModel
import LevyPresentation

/// How what is still to be put aside for the taxes of a year may be brought together: equal amounts at the ends of
/// months, the last by the day on which all of it has to be there.
package struct SavingPlan: Sendable {
  /// How much is still to be put aside.
  package let open: Exact
  /// The day by which all of it has to be there.
  package let by: CalendarDate
  /// The label of the deadline of that day.
  package let label: String
  /// How many times there is something to put aside.
  package let times: Int
  /// How much each time, rounded up to the cent.
  package let each: Exact
  /// The first of these days.
  package let next: CalendarDate

  /// - Returns: nil if nothing is left to be put aside or the day is over.
  init?(due: Exact, setAside: Exact, by: CalendarDate, label: String, today: CalendarDate) {
    let times = (by.year - today.year) * 12 + by.month - today.month + 1
    guard by >= today, let open = try? due.subtracting(setAside), open > 0,
      let each = try? open.divided(by: Exact(times)).ceil(step: ValueType.cent)
    else { return nil }
    (self.open, self.by, self.label, self.times, self.each) = (open, by, label, times, each)
    next = min(by, TaxYear.calendar.lastDay(ofMonth: today.month, of: today.year))
  }
}

/// What money that was put aside brings at a rate a year: simple interest for each entry, from its day on, by days of
/// which a year has 365.
package struct Interest: Sendable {
  /// The rate a year.
  package let rate: Exact
  /// How much, rounded to the cent, before tax.
  package let amount: Exact
  /// The day to which it is counted.
  package let until: CalendarDate

  /// The rate that a text says.
  ///
  /// - Throws: `Diagnostic` if it is none, below zero or above all of the money.
  package static func rate(_ text: String) throws(Diagnostic) -> Exact {
    guard let rate = ValueType.rate.parse(text, style: .inForce)?.exact, rate >= 0, rate <= 1 else {
      throw Diagnostic(
        .badValue(name: "interest", value: text, expected: Wording("a rate such as 2%", "ein Satz wie 2%")))
    }
    return rate
  }

  /// - Returns: nil if nothing was put aside, or the amounts are too large.
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
  /// How often, for people.
  package var words: String {
    times == 1
      ? say("all of it", "alles")
      : say(
        "as much at the end of each month, \(times) times in all", "so viel an jedem Monatsende, \(times) Mal insgesamt"
      )
  }
}

extension Interest {
  /// How it is counted, for people.
  package var words: String {
    let percent = Answer.text(of: .number(rate), type: .rate)
    return say(
      "simple, at \(percent) a year of 365 days, before tax",
      "einfach, zu \(percent) im Jahr mit 365 Tagen, vor Steuern")
  }
}
