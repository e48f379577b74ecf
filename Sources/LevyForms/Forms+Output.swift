import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

extension FilledForm {
  /// The title of the form with the year.
  package func title(_ rulebook: Rulebook) -> String {
    "\(form.label), \(rulebook.jurisdiction.taxYear.name(of: year))"
  }

  /// The lines for people, as markup.
  package func markup(_ rulebook: Rulebook, all: Bool) -> Markup {
    var text = Markup()
    for (place, paper) in papers.enumerated() where place == 0 && all || !paper.isEmpty {
      text.add(title(rulebook) + (paper.title.map { ": \($0)" } ?? ""), .heading)
      text.endLine()
      text.add(paper.markup(rulebook, all: all))
    }
    return text
  }

  var json: JSON {
    .object([
      ("form", .string(form.name)), ("label", .string(form.label)), ("source", .string(form.source)),
      (
        "papers",
        .array(
          papers.map { paper in
            .object([("title", .optional(paper.title)), ("lines", .array(paper.entries.map(\.json)))])
          })
      ),
    ])
  }
}

extension FilledForm.Paper {
  /// A line for people.
  package struct Row {
    /// The heading under which the line stands.
    let section: String?
    /// The printed numbers and codes.
    package let place: String
    /// The value to be written.
    package let text: String
    /// The label of the line.
    package let label: String
    /// The names in the rules, or the reason why there are none.
    package let remark: String
  }

  /// The lines for people, without those of which only the sum is known.
  ///
  /// - Parameter all: true to include those too, without a value.
  package func rows(_ rulebook: Rulebook, all: Bool = false) -> [Row] {
    entries.filter { all || !$0.isPart }.map { entry in
      Row(
        section: entry.line.section, place: entry.place, text: entry.text(rulebook), label: entry.label,
        remark: entry.remark)
    }
  }

  fileprivate func markup(_ rulebook: Rulebook, all: Bool) -> Markup {
    let rows = rows(rulebook, all: all)
    let (placeWidth, textWidth) = (rows.map(\.place.count).max() ?? 0, rows.map(\.text.count).max() ?? 0)
    var (text, section) = (Markup(), String?.none)
    for row in rows {
      if row.section != section {
        section = row.section
        text.add("  \(section ?? "")", .hint)
        text.endLine()
      }
      text.add("  ")
      text.add(row.place, .place, width: placeWidth + 2)
      text.add(row.text, .value, width: textWidth, rightAligned: true)
      text.add("  " + row.label)
      if !row.remark.isEmpty { text.add("  \(row.remark)", .name) }
      text.endLine()
    }
    return text
  }
}

/// Numbers of lines for people.
enum FormNumbers {
  /// Joins numbers to a text such as `54–56, 60`: consecutive numbers are written as a range.
  static func text(_ numbers: [String]) -> String {
    var runs: [(first: String, last: String)] = []
    for number in numbers {
      if let run = runs.last, let last = Int(run.last), last < Int.max, Int(number) == last + 1 {
        runs[runs.count - 1].last = number
      } else if runs.last?.last != number {
        runs.append((number, number))
      }
    }
    return runs.map { $0.first == $0.last ? $0.first : "\($0.first)–\($0.last)" }.joined(separator: ", ")
  }
}

extension FilledForm.Entry {
  /// The number and the code, such as `31 (110)`; a dash in place of a number that is not known.
  package var place: String { (number ?? "–") + (code.map { " (\($0))" } ?? "") }

  /// The label of the line, and the person to whom the column belongs.
  package var label: String { line.label + (column.map { ": \($0)" } ?? "") }

  /// The value to be written, for people.
  package func text(_ rulebook: Rulebook) -> String {
    if isTick { return isEmpty ? "" : "X" }
    if isPart { return "" }
    guard let value else { return "" }
    switch (value.value, value.type) {
    case (.boolean(let flag), _): return flag ? say("yes", "ja") : say("no", "nein")
    case (.choice(let word), .choice(let choice)): return choice.labels[word] ?? word
    default: return rulebook.jurisdiction.text(of: value.value, value.type)
    }
  }

  /// The names in the rules, or the reason why there are none.
  package var remark: String {
    switch line.meaning {
    case .value: names.joined(separator: " + ")
    case .part: say("part of ", "Teil von ") + names.joined(separator: ", ")
    case .notCovered(let caveat): say("not covered", "nicht abgedeckt") + (caveat.map { " (\($0))" } ?? "")
    case .decidesNothing: say("decides nothing", "entscheidet nichts")
    case .unknown: say("unknown", "unbekannt")
    }
  }

  fileprivate var json: JSON {
    .object([
      ("section", .optional(line.section)), ("line", .optional(number)), ("code", .optional(code)),
      ("label", .string(line.label)), ("column", .optional(column)), ("kind", .string(line.kindForPrograms)),
      ("names", .array(names.map { .string($0) })),
      ("values", .object(values.map { ($0.name, $0.value.json(as: $0.type)) })),
    ])
  }
}

extension TaxForm.Line {
  fileprivate var kindForPrograms: String {
    switch meaning {
    case .value(_, let word): word == nil ? "value" : "tick"
    case .part: "part"
    case .notCovered: "not_covered"
    case .decidesNothing: "decides_nothing"
    case .unknown: "unknown"
    }
  }
}

extension FilledForms {
  /// A fact that is given as one sum, and the lines among which it is to be divided.
  package struct Sum {
    package let variable: Variable
    /// The amount, for people.
    package let text: String
    /// The forms with the numbers of their lines, if these are known.
    package let places: String
  }

  /// The facts that are given as one sum for which forms have several lines, so that the sum is right on none of them.
  package var sums: [Sum] {
    let parts = forms.flatMap { form in
      form.papers.flatMap(\.entries).filter { $0.isPart && !$0.isEmpty }.flatMap { entry in
        entry.values.map { (name: $0.name, value: $0, form: form.form.shortLabel, number: entry.number) }
      }
    }
    return parts.grouped(by: \.name).compactMap { name, lines in
      guard let first = lines.first, let variable = rulebook[name] else { return nil }
      let places = lines.grouped(by: \.form).map { form, lines in
        (form + " " + FormNumbers.text(lines.compactMap(\.number))).trimmingPrefix { $0 == " " }
      }
      return Sum(
        variable: variable, text: rulebook.jurisdiction.text(of: first.value.value, first.value.type),
        places: places.map { $0.last == " " ? $0.dropLast() : $0 }.joined(separator: "; "))
    }
  }

  /// The forms for people, as markup.
  ///
  /// - Parameter all: true to include empty lines.
  package func markup(all: Bool) -> Markup {
    Language.speaking(rulebook.language) {
      var text = Markup()
      for filled in forms where all || !filled.isEmpty {
        if !text.pieces.isEmpty { text.endLine() }
        text.add(filled.markup(rulebook, all: all))
      }
      let sums = sums
      if sums.isEmpty { return text }
      if !text.pieces.isEmpty { text.endLine() }
      text.add(Self.sumsTitle, .heading)
      text.endLine()
      let (width, names) = (sums.map(\.text.count).max() ?? 0, sums.map(\.variable.name.count).max() ?? 0)
      for sum in sums {
        text.add("  ")
        text.add(sum.text, .value, width: width, rightAligned: true)
        text.add("  ")
        text.add(sum.variable.name, .name, width: names + 2)
        text.add(sum.places, .place)
        text.endLine()
      }
      return text
    }
  }

  /// The heading over sums.
  package static var sumsTitle: String {
    say("Told as one sum, to be divided among these lines", "Als eine Summe angegeben, auf diese Zeilen zu verteilen")
  }

  /// Remarks on the results, for people, and the facts that are on none of the forms. There is no remark on facts that
  /// the results do not read, since they have lines of their own.
  ///
  /// - Parameter isWhole: true if these are all forms of the year.
  package func notes(isWhole: Bool) -> [Markup] {
    Language.speaking(rulebook.language) {
      let estimated = answer?.estimateNote(all: true, lister: nil, saysEffects: false)
      let remarks =
        (answer?.caveatNotes ?? []) + [estimated, answer?.assumptionNote(lister: nil)].compactMap(\.self)
      if left.isEmpty || !isWhole { return remarks }
      let words = say("given and on no line of the forms: ", "angegeben und auf keiner Zeile der Formulare: ")
      return remarks + [Markup(words, .hint) + Markup(left.map(\.name).joined(separator: ", "))]
    }
  }

  /// The forms as JSON.
  package var json: [(String, JSON)] {
    [("forms", .array(forms.map(\.json))), ("on_no_line", .array(left.map { .string($0.name) }))]
      + (answer?.head ?? []).filter { $0.0 != "unused" }
  }
}

extension Forms {
  /// The places of a fact or result on the forms of a year, for people: `Anlage N: …, line 29`.
  package func places(of name: String, year: Int) -> [String] {
    Language.speaking(rulebook.language) {
      of(year: year).compactMap { form in
        let lines = form.lines(of: year).filter { $0.meaning.names.contains(name) }
        let numbers = lines.compactMap { $0.number(in: year) }
        if numbers.isEmpty { return lines.isEmpty ? nil : form.label }
        return form.label + (numbers.count == 1 ? say(", line ", ", Zeile ") : say(", lines ", ", Zeilen "))
          + FormNumbers.text(numbers)
      }
    }
  }

  /// The list of forms with their years, for people.
  package func markup(year: Int?) -> Markup {
    let rows = year.map(of(year:)) ?? all
    let width = rows.map(\.name.count).max() ?? 0
    let years = rows.map { span($0.years) }
    let spanWidth = years.map(\.count).max() ?? 0
    var text = Markup()
    for (form, span) in zip(rows, years) {
      text.add(form.name, .name, width: width + 2)
      text.add(span, .value, width: spanWidth + 2)
      text.add(form.label)
      text.endLine()
    }
    return text
  }

  /// The list of forms as JSON.
  package func json(year: Int?) -> JSON {
    .array(
      (year.map(of(year:)) ?? all).map { form in
        .object([
          ("form", .string(form.name)), ("label", .string(form.label)), ("source", .string(form.source)),
          ("years", .array(form.years.map { .string(name(of: $0)) })),
        ])
      })
  }

  private func name(of year: Int) -> String { rulebook.jurisdiction.taxYear.name(of: year) }

  private func span(_ years: ClosedRange<Int>) -> String {
    years.count == 1 ? name(of: years.lowerBound) : "\(name(of: years.lowerBound)) – \(name(of: years.upperBound))"
  }

  /// The number of lines of each kind, as a table for people.
  package func coverageMarkup(year: Int?) -> Markup {
    Language.speaking(rulebook.language) {
      let rows = coverage(year: year)
      var cells = [
        [say("form", "Formular"), say("year", "Jahr"), say("lines", "Zeilen")] + FormCoverage.Kind.allCases.map(\.title)
      ]
      for row in rows {
        cells.append(
          [row.form.name, name(of: row.year), String(row.lines)] + FormCoverage.Kind.allCases.map { String(row[$0]) })
      }
      let sums = FormCoverage.Kind.allCases.map { kind in String(rows.reduce(0) { $0 + $1[kind] }) }
      cells.append([say("all", "alle"), "", String(rows.reduce(0) { $0 + $1.lines })] + sums)
      let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
      var text = Markup()
      for (place, row) in cells.enumerated() {
        let kind: Markup.Kind = place == 0 ? .heading : .plain
        for (column, cell) in row.enumerated() {
          if column > 0 { text.add("  ") }
          text.add(cell, column == 0 && place > 0 ? .name : kind, width: widths[column], rightAligned: column > 1)
        }
        text.endLine()
      }
      return text
    }
  }

  /// The number of lines of each kind, as JSON.
  package func coverageJSON(year: Int?) -> JSON {
    .array(
      coverage(year: year).map { row in
        .object(
          [
            ("form", .string(row.form.name)), ("label", .string(row.form.label)),
            ("year", .string(name(of: row.year))), ("lines", .number(String(row.lines))),
          ] + FormCoverage.Kind.allCases.map { ($0.rawValue, .number(String(row[$0]))) })
      })
  }
}

extension FormCoverage.Kind {
  fileprivate var title: String {
    switch self {
    case .facts: say("facts", "Angaben")
    case .results: say("results", "Ergebnisse")
    case .parts: say("in sums", "in Summen")
    case .notCovered: say("not covered", "nicht abgedeckt")
    case .decideNothing: say("decide nothing", "ohne Wirkung")
    case .unknown: say("unknown", "unbekannt")
    }
  }
}
