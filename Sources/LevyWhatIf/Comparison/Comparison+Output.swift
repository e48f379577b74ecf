import ExactNumbers
import LevyModel
import LevyPresentation

extension Comparison {
  /// The comparison as a table for people: the names, a column for each case, and the difference if there are two.
  ///
  /// - Parameters:
  /// - onlyMoving: true to leave out results that are the same in all columns.
  /// - sums: true for a last column with the sums of amounts, in place of a difference.
  public func markup(onlyMoving: Bool = false, sums: Bool = false) -> Markup {
    Language.speaking(answers.first?.facts.rulebook.language) { table(onlyMoving: onlyMoving, sums: sums) }
  }

  private func table(onlyMoving: Bool, sums: Bool) -> Markup {
    let shown = rows.filter { onlyMoving ? $0.moves : true }
    if shown.isEmpty { return Markup("no result differs\n", .hint) }
    let last = sums ? ["sum"] : titles.count == 2 ? ["difference"] : []
    var table: [[String]] = [[""] + shortTitles + last]
    for row in shown {
      let end = sums ? row.sumText : row.differenceText
      table.append([row.name] + titles.indices.map { cell(row, $0) } + (last.isEmpty ? [] : [end]))
    }
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    var text = Markup()
    for (index, cells) in table.enumerated() {
      for (column, cell) in cells.enumerated() {
        let kind: Markup.Kind =
          index == 0 ? .heading : column == 0 ? .name : column > titles.count ? .hint : .value
        text.add(cell, kind, width: widths[column] + (column == 0 ? 2 : 0), rightAligned: column > 0)
        if column > 0, column + 1 < cells.count { text.add("  ") }
      }
      if index > 0 { text.add("  " + shown[index - 1].label) }
      text.endLine()
    }
    return text
  }

  /// The value in a column, with a word before it if it depends on estimates.
  private func cell(_ row: Row, _ column: Int) -> String {
    guard let line = answers[column].line(named: row.name), let value = row.value(column) else {
      return row.text(column)
    }
    return line.text(of: value)
  }

  /// The titles without the folders of files, and without the file extension if all of them have it.
  private var shortTitles: [String] {
    let words = titles.map { $0.split(separator: " ", omittingEmptySubsequences: false) }
    let haveEnding = words.allSatisfy { $0.first?.hasSuffix(".case") ?? false }
    let short = zip(words, answers).map { words, answer in
      // The slash in a tax year such as 2025/26 does not separate folders.
      guard let first = words.first, first != answer.facts.yearName else { return words.joined(separator: " ") }
      let name = first.split(separator: "/").last ?? first
      return ([haveEnding ? name.dropLast(5) : name] + words.dropFirst()).joined(separator: " ")
    }
    return Set(short).count == titles.count ? short : titles
  }

  /// The results that differ between the first and the last column, one line each.
  package var changes: Markup {
    let last = titles.count - 1
    let moved = rows.filter { $0.value(0) != $0.value(last) }
    let width = moved.map(\.name.count).max() ?? 0
    var text = Markup()
    for row in moved {
      text.add(row.name, .name, width: width + 2)
      text.add(cell(row, last), .value)
      if row.value(0) != nil {
        text.add(say("  was ", "  war ") + cell(row, 0), .hint)
        if let difference = row.difference { text.add(" (\(Answer.difference(difference, type: row.type)))", .hint) }
      }
      text.endLine()
    }
    return text
  }

  /// The comparison as JSON.
  public var json: JSON {
    .object([
      ("columns", .array(zip(titles, answers).map { .object([("title", .string($0))] + $1.head) })),
      ("results", .array(rows.map(\.json))),
    ])
  }
}

extension Comparison.Row {
  /// The value in a column for people, or a word for the reason why there is none.
  func text(_ column: Int) -> String {
    if let value = value(column) { return Answer.text(of: value, type: type) }
    guard case .failure(let diagnostic)? = outcomes[column] else { return "—" }
    if case .missing = diagnostic.problem { return say("missing", "fehlt") }
    return say("error", "Fehler")
  }

  fileprivate var sumText: String { sum.map { Answer.text(of: .number($0), type: type) } ?? "" }

  var differenceText: String {
    guard let difference else { return moves ? "changes" : "" }
    if difference == 0 { return "" }
    return Answer.difference(difference, type: type)
  }

  fileprivate var json: JSON {
    .object([
      ("name", .string(name)), ("label", .string(label)), ("type", .string(type.name)),
      (
        "values",
        .array(
          outcomes.map { outcome in
            switch outcome {
            case .success(let value): value.json(as: type)
            case .failure(let diagnostic): .object([("error", diagnostic.json)])
            case nil: .null
            }
          })
      ),
      ("sum", sum.map { Value.number($0).json(as: type) } ?? .null),
      ("difference", difference.map { Value.number($0).json(as: type) } ?? .null),
    ])
  }
}
