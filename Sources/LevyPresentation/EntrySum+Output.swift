import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

extension EntrySum {
  /// The origin of the value in a few words: `5 entries of the journal`.
  package var summary: String {
    var text = entries.count == 1 ? "1 entry of the journal" : "\(entries.count) entries of the journal"
    if let months { text += " in \(months) month\(months == 1 ? "" : "s"), of which this is the average" }
    if let projection {
      text += " to \(projection.lastDay), projected from \(projection.passed) to \(projection.all) months"
    }
    return text
  }

  /// The origin of the value as a phrase, for a page.
  package var words: String {
    let count = entries.count
    var text =
      count == 1
      ? say("1 entry of the journal", "1 Eintrag des Journals")
      : say("\(count) entries of the journal", "\(count) Einträge des Journals")
    if let months {
      text +=
        months == 1
        ? say(" in 1 month", " in 1 Monat")
        : say(" in \(months) months, of which this is the average", " in \(months) Monaten, davon der Durchschnitt")
    }
    if let projection {
      let day = projection.lastDay.inWords
      text += say(
        " to \(day), projected from \(projection.passed) to \(projection.all) months",
        " bis \(day), von \(projection.passed) auf \(projection.all) Monate hochgerechnet")
    }
    return text
  }

  private static let shown = 12

  /// The entries, one on a line; if there are many, the last ones.
  func markup(indent: String) -> Markup {
    var text = Markup()
    if entries.count > Self.shown {
      text.add("\(indent)(\(entries.count - Self.shown) earlier; levy journal list shows all)\n", .hint)
    }
    let amounts = entries.suffix(Self.shown).map { Answer.text(of: .number(amount(of: $0)), type: .money) }
    let width = amounts.map(\.count).max() ?? 0
    for (entry, amount) in zip(entries.suffix(Self.shown), amounts) {
      text.add("\(indent)\(entry.day)  ", .place)
      text.add(amount, .value, width: width, rightAligned: true)
      text.add("  \(entry.payee)")
      text.add("  #\(entry.number)", .place)
      text.endLine()
    }
    return text
  }

  /// The entries as JSON.
  var json: JSON {
    .array(
      entries.map { entry in
        .object([
          ("number", .number(String(entry.number))), ("day", .string(entry.day.description)),
          ("amount", .number(amount(of: entry).formatted(minimumFractionDigits: 2))), ("kind", .string(entry.kind)),
          ("payee", .string(entry.payee)),
        ])
      })
  }
}

extension EntryCount {
  /// The facts that were taken from the journal, and those that were not because they were typed; one line each.
  package var notes: [String] {
    counted.map { item in
      let amount = Answer.text(of: .number(item.sum.amount), type: .money)
      return "\(item.variable.name) = \(amount): \(item.sum.summary)"
    }
      + typed.map { item in
        let amount = Answer.text(of: .number(item.sum.amount), type: .money)
        return "\(item.variable.name) is as it was given, not \(amount): \(item.sum.summary)"
      }
  }
}
