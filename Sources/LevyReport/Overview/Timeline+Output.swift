import LevyModel
import LevyPresentation
import LevyRules

extension Timeline {
  /// The days as a table for people.
  package var markup: Markup {
    var text = Markup()
    if let projectedFrom {
      text.add(
        say(
          "There is no law for \(year) yet: these days and amounts are a projection by the law of \(projectedFrom).\n",
          "Für \(year) gibt es noch kein Recht: Tage und Beträge sind nach dem Recht von \(projectedFrom) hochgerechnet.\n"
        ),
        .hint)
    }
    let rows = items.map {
      (item: $0, amount: $0.amount.map { Answer.text(of: .number($0.value), type: .money) } ?? "")
    }
    let (amounts, labels) = (rows.map(\.amount.count).max() ?? 0, rows.map(\.item.label.count).max() ?? 0)
    for (item, amount) in rows {
      text.add(Value.date(item.day).text(in: .current), .value)
      text.add("  ")
      text.add(item.action == .other ? "" : item.action.rawValue, .plain, width: 7)
      text.add(item.label, .plain, width: labels + 2)
      text.add(amount, .value, width: amounts, rightAligned: true)
      text.add("  ")
      text.add(item.state.words, item.state == .overdue ? .error : .hint, width: 15)
      text.add("  \(item.source)", .citation)
      text.endLine()
      if let amount = item.amount {
        text.add("            \(amount.basis)", .hint)
        text.endLine()
      } else if let lack = item.lacks.first {
        let label = say("the amount needs \(lack.name)", "der Betrag braucht \(lack.name)")
        text.add("            \(label)", .hint)
        text.endLine()
      }
    }
    return text
  }

  /// The days as JSON.
  package var json: JSON {
    .object([
      ("jurisdiction", .string(jurisdiction.code)), ("year", .number(String(yearNumber))),
      ("projected_from", projectedFrom.map { .string($0) } ?? .null),
      (
        "deadlines",
        .array(
          items.map { item in
            .object([
              ("name", .string(item.name)), ("label", .string(item.label)), ("day", .string(item.day.description)),
              ("action", .string(item.action.rawValue)),
              ("amount", item.amount.map { Value.number($0.value).json(as: .money) } ?? .null),
              ("basis", item.amount.map { .string($0.basis) } ?? .null), ("state", .string(item.state.code)),
              ("source", .string(item.source)),
            ])
          })
      ),
    ])
  }
}

extension Timeline.Amount {
  /// The origin of the amount.
  package var basis: String {
    "\(name) of \(year), computed from " + (isCounted ? "the journal to date and what was given" : "what was given")
  }
}

extension Timeline.State {
  /// The state for people.
  package var words: String {
    switch self {
    case .due(0): say("due today", "heute fällig")
    case .due(1): say("due tomorrow", "morgen fällig")
    case .due(let days): say("due in \(days) days", "fällig in \(days) Tagen")
    case .overdue: say("overdue", "überfällig")
    case .past: say("past", "vorbei")
    case .done: say("done", "erledigt")
    }
  }

  var code: String {
    switch self {
    case .due: "due"
    case .overdue: "overdue"
    case .past: "past"
    case .done: "done"
    }
  }
}

extension Timeline {
  /// The days as a calendar file (RFC 5545), each with a reminder a week before.
  ///
  /// - Parameter today: the day of the time stamps.
  package func calendar(today: CalendarDate = .today) -> String {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//levy//levy \(levyVersion)//EN", "CALSCALE:GREGORIAN"]
    for item in items {
      let amount =
        item.amount.map { ": \($0.value.formatted(minimumFractionDigits: 2)) \(jurisdiction.currency)" } ?? ""
      let projection = projectedFrom.map { " Projected by the law of \($0)." } ?? ""
      let basis = "\(item.source).\(projection) \(item.amount?.basis ?? "")"
      lines += [
        "BEGIN:VEVENT", "UID:\(jurisdiction.code)-\(yearNumber)-\(item.name)@levy",
        "DTSTAMP:\(Self.digits(today))T000000Z", "DTSTART;VALUE=DATE:\(Self.digits(item.day))",
        "DTEND;VALUE=DATE:\(Self.digits(item.day.next))",
        "SUMMARY:" + ("\(item.label + amount)" as CalendarText).text,
        "DESCRIPTION:" + ("\(basis.trimmingBlanks)" as CalendarText).text,
        "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-P7D", "DESCRIPTION:" + ("\(item.label)" as CalendarText).text,
        "END:VALARM",
        "END:VEVENT",
      ]
    }
    lines.append("END:VCALENDAR")
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  private static func digits(_ day: CalendarDate) -> String { day.description.filter { $0 != "-" } }

  /// Folds a line: lines may have 75 bytes, and a longer one continues on the next line after a blank (RFC 5545, 3.1).
  private static func folded(_ line: String) -> String {
    var (out, length) = ("", 0)
    for character in line {
      let count = character.utf8.count
      if length + count > 75 {
        out += "\r\n "
        length = 1
      }
      out.append(character)
      length += count
    }
    return out
  }
}
