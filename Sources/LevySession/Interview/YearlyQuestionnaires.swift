import ExactNumbers
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

/// The same interview about several years, side by side.
package struct YearlyQuestionnaires: Sendable {
  /// The questionnaire of each year, in order.
  package private(set) var all: [Questionnaire] = []

  /// An empty collection.
  package init() {}

  /// Adds a year.
  package mutating func add(_ questionnaire: Questionnaire) { all.append(questionnaire) }

  /// Returns a table with a row for each year: the results, the deadlines among the interview's parts with a remark if
  /// they have passed, and a total row for amounts that all years have.
  package func markup(_ interview: Interview, today: CalendarDate?) -> Markup {
    guard let first = all.first else { return Markup() }
    let names = first.answer.lines.map(\.name)
    let deadlines = interview.deadlineNames
    var table = [[Interview.said("year", "Jahr")] + first.answer.lines.map(\.label) + deadlines.map(\.label)]
    var totals = [Exact?](repeating: 0, count: names.count)
    for questionnaire in all {
      var row = [questionnaire.facts.yearName]
      for (column, name) in names.enumerated() {
        let line = questionnaire.answer.lines.first { $0.name == name }
        let value = line.flatMap { try? $0.outcome.get() }
        row.append(value.flatMap { line?.text(of: $0) } ?? "—")
        let amount = line?.type == .money ? value?.exact : nil
        totals[column] = totals[column].flatMap { total in amount.flatMap { try? total.adding($0) } }
      }
      for deadline in deadlines {
        guard case .date(let day)? = interview.value(of: deadline.name, for: questionnaire.facts) else {
          row.append("—")
          continue
        }
        let state = today.map {
          day < $0 ? Interview.said(" (closed)", " (vorbei)") : Interview.said(" (open)", " (offen)")
        }
        row.append(Answer.text(of: .date(day), type: .date) + (state ?? ""))
      }
      table.append(row)
    }
    if all.count > 1, totals.contains(where: { $0 != nil }) {
      let sums = zip(names, totals).map { name, total in
        // A sum is an estimate if one of its terms is.
        let about = all.lazy.compactMap { $0.answer.line(named: name) }.first { $0.isEstimated }?.about ?? ""
        return total.map { about + Answer.text(of: .number($0), type: .money) } ?? ""
      }
      table.append([Interview.said("total", "Summe")] + sums + deadlines.map { _ in "" })
    }
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    var text = Markup()
    for (index, row) in table.enumerated() {
      for (column, cell) in row.enumerated() {
        text.add(
          cell, index == 0 ? .heading : column == 0 ? .name : .value, width: widths[column] + (column == 0 ? 2 : 0),
          rightAligned: column > 0)
        if column > 0, column + 1 < row.count { text.add("  ") }
      }
      text.endLine()
    }
    return text
  }

  /// The results and open questions of each year, as JSON.
  package var json: JSON { .array(all.map(\.json)) }
}
