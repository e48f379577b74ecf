import LevyModel

extension Coverage {
  /// The lines that are not reached, and the results that no case expects, for people.
  package var markup: Markup {
    let years = rules.reduce(0) { $0 + $1.years.count }
    let missedYears = rules.reduce(0) { $0 + $1.missed.count }
    let unassertedYears = rules.reduce(0) { $0 + $1.unasserted.count }
    let lines = files.reduce(0) { $0 + $1.lines.count }
    let missedLines = files.reduce(0) { $0 + $1.missed.count }
    let versions = rules.flatMap(\.versions)
    var text = Markup(jurisdiction, .name)
    text.add(": \(rules.count { !$0.reached.isEmpty }) of \(rules.count) rules, ")
    text.add("\(years - missedYears) of \(years) years of rules, \(lines - missedLines) of \(lines) lines reached\n")
    text.add(jurisdiction, .name)
    text.add(": \(rules.count { !$0.asserted.isEmpty }) of \(rules.count) rules, ")
    text.add("\(versions.count(where: \.isAsserted)) of \(versions.count) versions, ")
    text.add("\(years - unassertedYears) of \(years) years of rules asserted\n")
    for rule in rules { text.add(rule.markup) }
    for file in files where !file.missed.isEmpty {
      text.add("  \(file.path)", .place)
      text.add("  not line\(file.missed.count == 1 ? "" : "s") \(Self.ranges(file.missed))\n")
    }
    return text
  }

  /// Each rule by year: `x` if a case expects its value, `o` if cases only run it, `-` if none does.
  package var matrix: Markup {
    let years = Set(rules.flatMap(\.years)).sorted()
    let width = (rules.map(\.name.count) + [jurisdiction.count]).max() ?? 0
    func padded(_ name: String) -> String { name + String(repeating: " ", count: width - name.count) }
    var text = Markup(padded(jurisdiction), .name)
    for year in years { text.add(year % 100 < 10 ? "  0\(year % 100)" : "  \(year % 100)") }
    text.add("\n")
    for rule in rules {
      text.add(padded(rule.name), .name)
      let last = rule.years.last ?? 0
      for year in years where year <= last { text.add("   " + rule.mark(of: year)) }
      text.add("\n")
    }
    text.add("x: expected by a case; o: only run by one; -: run by none\n")
    return text
  }

  /// The coverage as JSON.
  package var json: JSON {
    func numbers(_ numbers: some Sequence<Int>) -> JSON { .array(numbers.map { .number(String($0)) }) }
    return .object([
      ("jurisdiction", .string(jurisdiction)),
      (
        "rules",
        .array(
          rules.map { rule in
            .object([
              ("name", .string(rule.name)), ("file", .string(rule.place.file)),
              ("line", .number(String(rule.place.line))), ("reached", numbers(rule.reached.sorted())),
              ("missed", numbers(rule.missed)), ("main", .boolean(rule.isMain)),
              ("asserted", numbers(rule.asserted.sorted())), ("unasserted", numbers(rule.unasserted)),
              (
                "versions",
                .array(
                  rule.versions.map { version in
                    .object([("period", .string(version.period)), ("asserted", .boolean(version.isAsserted))])
                  })
              ),
            ])
          })
      ),
      (
        "files",
        .array(
          files.map { file in
            .object([
              ("file", .string(file.path)), ("lines", .number(String(file.lines.count))),
              ("missed", numbers(file.missed)),
            ])
          })
      ),
    ])
  }

  /// Joins numbers in ascending order to a text, with ranges for consecutive ones: `3, 5–8`.
  package static func ranges(_ numbers: [Int]) -> String {
    numbers.runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

extension Coverage.Rule {
  /// The mark of a year in the matrix; a blank if the rule is not in force.
  fileprivate func mark(of year: Int) -> String {
    guard years.contains(year) else { return " " }
    return asserted.contains(year) ? "x" : reached.contains(year) ? "o" : "-"
  }

  /// The gaps, on one line; empty if every version is asserted, and a main result in every year.
  fileprivate var markup: Markup {
    var faults: [String] = []
    if !missed.isEmpty { faults.append(reached.isEmpty ? "never" : "not in \(Coverage.ranges(missed))") }
    let versions = versions.filter { !$0.isAsserted }
    if isMain, !unasserted.isEmpty {
      let years = asserted.isEmpty ? "never asserted" : "not asserted in \(Coverage.ranges(unasserted))"
      faults.append("main result, \(years)")
    } else if !reached.isEmpty, asserted.isEmpty {
      faults.append("never asserted")
    } else if !asserted.isEmpty, !versions.isEmpty {
      faults.append("not asserted \(versions.map(\.period).joined(separator: ", "))")
    }
    if faults.isEmpty { return Markup() }
    var text = Markup("  \(name)", .name)
    text.add("  \(faults.joined(separator: "; "))")
    text.add("  \(place)\n", .place)
    return text
  }
}
