extension Coverage {
  /// What is not reached, as people read it.
  public var markup: Markup {
    let years = rules.reduce(0) { $0 + $1.years.count }
    let missedYears = rules.reduce(0) { $0 + $1.missed.count }
    let lines = files.reduce(0) { $0 + $1.lines.count }
    let missedLines = files.reduce(0) { $0 + $1.missed.count }
    var text = Markup(jurisdiction, .name)
    text.add(": \(rules.count { !$0.reached.isEmpty }) of \(rules.count) rules, ")
    text.add("\(years - missedYears) of \(years) years of rules, \(lines - missedLines) of \(lines) lines reached\n")
    for rule in rules where !rule.missed.isEmpty {
      text.add("  \(rule.name)", .name)
      text.add(rule.reached.isEmpty ? "  never" : "  not in \(Self.ranges(rule.missed))")
      text.add("  \(rule.place)\n", .place)
    }
    for file in files where !file.missed.isEmpty {
      text.add("  \(file.path)", .place)
      text.add("  not line\(file.missed.count == 1 ? "" : "s") \(Self.ranges(file.missed))\n")
    }
    return text
  }

  /// The coverage for programs.
  public var json: JSON {
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
              ("missed", numbers(rule.missed)),
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

  /// Numbers in order, with runs drawn together: `3, 5–8`.
  static func ranges(_ numbers: [Int]) -> String {
    numbers.runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }
}
