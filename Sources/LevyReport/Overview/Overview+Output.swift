import ExactNumbers
import LevyModel
import LevyPresentation
import LevyRules

extension Overview {
  /// The overview for people, with bars.
  package var markup: Markup {
    var text = Markup()
    addCashFlow(to: &text)
    text.endLine()
    addYear(to: &text)
    if !next.isEmpty {
      text.endLine()
      text.add(say("Next", "Demnächst"), .heading)
      text.endLine()
      for item in next {
        text.add("  \(Value.date(item.day).text(in: .current))  ", .value)
        text.add(item.label)
        if let amount = item.amount { text.add("  " + Self.money(amount.value), .value) }
        text.add("  \(item.state.words)", .hint)
        text.endLine()
      }
    }
    return text
  }

  private static let barWidth = 24

  private func addCashFlow(to text: inout Markup) {
    text.add(say("Money that came in and went out", "Einnahmen und Ausgaben"), .heading)
    text.endLine()
    let most = months.flatMap { [$0.incoming, $0.outgoing] }.max() ?? 0
    for month in months {
      text.add("  \(month.month.description.prefix(7))  ")
      text.add(Self.bar(month.incoming, most, "+"), .value)
      text.add(Self.bar(month.outgoing, most, "-"), .plain)
      text.add("  \(Self.money(cents: month.incoming - month.outgoing))", .value)
      text.endLine()
    }
    for count in [12, 6, 3] {
      let (incoming, outgoing) = cashFlow(ofLast: count)
      text.add(say("  last \(count) months: in ", "  letzte \(count) Monate: ein "), .plain)
      text.add(Self.money(cents: incoming), .value)
      text.add(say(", out ", ", aus "))
      text.add(Self.money(cents: outgoing), .value)
      text.add(say(", difference ", ", Saldo "))
      text.add(Self.money(cents: incoming - outgoing), .value)
      text.endLine()
    }
  }

  private func addYear(to text: inout Markup) {
    let day = Value.date(year.day).text(in: .current)
    text.add(say("Year \(facts.yearName) to \(day)", "Jahr \(facts.yearName) bis \(day)"), .heading)
    text.endLine()
    func line(_ label: String, _ value: Exact, _ hint: String) {
      text.add("  " + label + "  ")
      text.add(Self.money(value), .value)
      text.add(hint.isEmpty ? "" : "  \(hint)", .hint)
      text.endLine()
    }
    for (label, value, hint) in year.lines(day: { Value.date($0).text(in: .current) }) { line(label, value, hint) }
    for item in year.soFar.count.counted {
      line(item.variable.name, item.sum.amount, item.sum.summary)
    }
    let answer = year.soFar.answer
    for failure in Diagnostic.mergingMissing(answer.failures).map({ [$0] }) ?? answer.failures {
      text.add("  " + failure.message, .hint)
      text.endLine()
    }
    for note in answer.notes(lister: nil) {
      text.add("  ")
      text.add(note)
      text.endLine()
    }
  }

  private static func bar(_ cents: Int64, _ most: Int64, _ mark: String) -> String {
    let full = most <= 0 || cents <= 0 ? 0 : Int((Double(cents) / Double(most) * Double(barWidth)).rounded(.up))
    return String(repeating: mark, count: full) + String(repeating: " ", count: barWidth - full) + " "
  }

  static func money(_ value: Exact) -> String { Answer.text(of: .number(value), type: .money) }
  static func money(cents: Int64) -> String { money(Exact(numerator: Int128(cents), scale: 2)) }

  /// The overview as JSON.
  package var json: JSON {
    func amount(_ value: Exact?) -> JSON { value.map { Value.number($0).json(as: .money) } ?? .null }
    func cents(_ count: Int64) -> JSON { amount(Exact(numerator: Int128(count), scale: 2)) }
    return .object([
      (
        "months",
        .array(
          months.map {
            .object([
              ("month", .string(String($0.month.description.prefix(7)))), ("in", cents($0.incoming)),
              ("out", cents($0.outgoing)),
            ])
          })
      ),
      ("day", .string(year.day.description)),
      ("profit", amount(year.soFar.profit)), ("due", amount(year.soFar.due)),
      ("projected_profit", amount(year.projected?.profit)), ("projected_due", amount(year.projected?.due)),
      ("projected_from", year.projectedFrom.map { .string($0.description) } ?? .null),
      ("should_lie_aside", amount(year.aside)), ("was_put_aside", amount(year.setAside)),
      ("still_to_put_aside", amount(year.plan?.open)),
      ("put_aside_by", year.plan.map { .string($0.by.description) } ?? .null),
      ("next_put_aside", amount(year.plan?.each)),
      ("next_put_aside_by", year.plan.map { .string($0.next.description) } ?? .null),
      ("interest", amount(year.interest?.amount)),
      (
        "next",
        .array(
          next.map {
            .object([
              ("name", .string($0.name)), ("label", .string($0.label)), ("day", .string($0.day.description)),
              ("amount", amount($0.amount?.value)),
            ])
          })
      ),
    ])
  }
}

extension YearToDate {
  /// The figures of the year for people: label, amount and derivation of each.
  ///
  /// - Parameter day: formats a day.
  package func lines(day: (CalendarDate) -> String) -> [(label: String, value: Exact, hint: String)] {
    var lines: [(label: String, value: Exact, hint: String)] = []
    func line(_ label: String, _ value: Exact?, _ hint: String = "") {
      if let value { lines.append((label, value, hint)) }
    }
    line(say("profit so far", "Gewinn bisher"), soFar.profit)
    line(say("still due if nothing more came", "noch fällig, käme nichts mehr hinzu"), soFar.due)
    if let projected, let last = projectedFrom {
      let how = projectionWords(to: day(last))
      line(say("profit of the whole year", "Gewinn des ganzen Jahres"), projected.profit, how)
      line(say("still due for the whole year", "noch fällig für das ganze Jahr"), projected.due, how)
    }
    let share = say(
      "the share of the projected due that the profit so far brought about",
      "der Teil des hochgerechneten Betrags, den der Gewinn bisher ausmacht")
    line(say("should be set aside today", "sollte heute zurückgelegt sein"), aside, projected == nil ? "" : share)
    line(say("was put aside", "wurde zurückgelegt"), setAside, say("by the journal", "nach dem Journal"))
    if let plan {
      let (by, next) = (day(plan.by), day(plan.next))
      line(
        say("still to be put aside", "noch zurückzulegen"), plan.open,
        say("by \(by): \(plan.label)", "bis \(by): \(plan.label)"))
      line(say("next by \(next)", "nächste Rücklage bis \(next)"), plan.each, plan.words)
    }
    if let interest {
      line(
        say("interest to \(day(interest.until))", "Zinsen bis \(day(interest.until))"), interest.amount, interest.words)
    }
    return lines
  }

  /// The assumption about the rest of the year, in words.
  private func projectionWords(to day: String) -> String {
    monthsPassed == 1
      ? say(
        "a projection: each month left like the one to \(day)",
        "eine Hochrechnung: jeder weitere Monat wie der bis \(day)")
      : say(
        "a projection: each month left like the \(monthsPassed) months to \(day)",
        "eine Hochrechnung: jeder weitere Monat wie die \(monthsPassed) Monate bis \(day)")
  }
}
