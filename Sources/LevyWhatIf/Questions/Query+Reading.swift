import LevyModel
import LevyRules

/// Parsing of questions as they are typed at the prompt, after a command's name, and in other languages.
extension Query {
  /// Parses a question that begins with its name: `sweep`, `solve`, `cliffs`, `compare`, `diff` or `explain`.
  ///
  /// - Throws: `Diagnostic` for another word or form, or a name that is neither in the rules nor in the context.
  package init(_ text: String, _ rulebook: Rulebook, in context: QueryContext = QueryContext()) throws(Diagnostic) {
    let text = text.trimmingBlanks
    let name = text.prefix { $0 != " " }
    let rest = String(text.dropFirst(name.count)).trimmingBlanks
    let read: Query?
    switch name {
    case "sweep": read = Query(sweep: rest)
    case "solve": read = Query(solve: rest)
    case "cliffs": read = Query(cliffs: rest)
    case "compare": read = try Query(compare: rest, rulebook, in: context)
    case "diff": read = try Query(diff: rest, rulebook, in: context)
    case "explain": read = .explain(results: Self.names(rest))
    default:
      let names = Self.forms.map(\.name)
      let (others, last) = (names.dropLast().joined(separator: ", "), names.last ?? "")
      throw Diagnostic(
        .badValue(
          name: "question", value: text.count > 40 ? text.prefix(39) + "…" : text,
          expected: Wording("one that begins with \(others) or \(last)", "eine, die mit \(others) oder \(last) beginnt")
        ))
    }
    guard let read else {
      let form = Self.forms.first { $0.name == name }?.form ?? ""
      throw Diagnostic(.usage(.form(["\(name) \(form)"])))
    }
    self = read
  }

  /// The syntax of each question after its name.
  package static let forms = [
    (name: "sweep", form: "[NAMES] over NAME=FROM..TO [step N]"),
    (name: "solve", form: "NAME = VALUE for NAME[=FROM..TO]"),
    (name: "cliffs", form: "NAME over NAME=FROM..TO"),
    (name: "compare", form: "[NAMES] [YEARS or CASES] [with NAME = VALUE, …]"),
    (name: "diff", form: "[NAMES] [YEAR or CASE] [with NAME = VALUE, …]"),
    (name: "explain", form: "[NAMES]"),
  ]

  /// Parses `[NAMES] over NAME=FROM..TO [step N]`; nil for another form. Named results are shown with their rates.
  package init?(sweep text: String) {
    let (before, rest) = text.cut(at: "over")
    guard let rest, !rest.isEmpty else { return nil }
    let (over, step) = rest.cut(at: "step")
    let names = Self.names(before)
    self = .sweep(results: names, over: over, step: step, rates: names.isEmpty ? [] : Set(Sweep.Rate.allCases))
  }

  /// Parses `NAME = VALUE for NAME[=FROM..TO]`; nil for another form.
  package init?(solve text: String) {
    let (target, fact) = text.cut(at: "for")
    let sides = target.split(separator: "=", maxSplits: 1).map { String($0).trimmingBlanks }
    guard let fact, !fact.isEmpty, sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
    self = .solve(result: sides[0], value: sides[1], fact: fact)
  }

  /// Parses `NAME over NAME=FROM..TO`; nil for another form.
  package init?(cliffs text: String) {
    let (name, over) = text.cut(at: "over")
    guard let over, !over.isEmpty, !name.isEmpty else { return nil }
    self = .cliffs(result: name, over: over)
  }

  /// Parses `[NAMES] [YEARS or CASES] [with NAME = VALUE, …]`. A single case is compared with the current case, which
  /// is called `now`; if no case is named, all cases of the context are compared.
  ///
  /// - Throws: `Diagnostic` for a word that is none of these, or if there is nothing to compare with.
  package init(compare text: String, _ rulebook: Rulebook, in context: QueryContext) throws(Diagnostic) {
    let now = Variation(title: "now")
    let words = try Words(text, rulebook, context)
    var cases = words.cases
    if cases.isEmpty, words.changes.isEmpty { cases = context.cases.map { Variation(title: $0.name, of: $0.name) } }
    if !words.changes.isEmpty { cases = (cases.isEmpty ? [now] : cases) + [Variation(facts: words.changes)] }
    guard !cases.isEmpty else {
      throw Diagnostic(
        usage: "compare with what? Name years, such as 2024..2026, or write with NAME = VALUE",
        "vergleichen womit? Jahre nennen, etwa 2024..2026, oder with NAME = WERT schreiben")
    }
    if words.changes.isEmpty, words.cases.count < 2 { cases.append(now) }
    self = .compare(results: words.results, cases: cases)
  }

  /// Parses `[NAMES] [YEAR or CASE] [with NAME = VALUE, …]`: the differences from that case to the current one, or from
  /// the current case to the one with other facts.
  ///
  /// - Throws: `Diagnostic` for a word that is none of these.
  package init(diff text: String, _ rulebook: Rulebook, in context: QueryContext) throws(Diagnostic) {
    let words = try Words(text, rulebook, context)
    if words.cases.count > 1 {
      throw Diagnostic(
        usage: "a difference is of one year or case, not of \(words.cases.count)",
        "ein Unterschied ist der zu einem Jahr oder Fall, nicht zu \(words.cases.count)")
    }
    self = .diff(results: words.results, from: words.cases.first ?? Variation(), to: Variation(facts: words.changes))
  }

  private static func names(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "," }.map(String.init)
  }

  /// The parsed words of a comparison.
  private struct Words {
    var results: [String] = []
    var cases: [Variation] = []
    var changes: [Variation.Fact] = []

    init(_ text: String, _ rulebook: Rulebook, _ context: QueryContext) throws(Diagnostic) {
      let (before, with) = text.cut(at: "with")
      for word in names(before) {
        if let years = rulebook.jurisdiction.years(word) {
          cases += years.map { Variation(year: $0) }
        } else if word == "now" {
          cases.append(Variation(title: word))
        } else if context.cases.contains(where: { $0.name == word }) {
          cases.append(Variation(title: word, of: word))
        } else if let variable = rulebook[word] {
          results.append(variable.name)
        } else {
          let known = context.cases.map(\.name) + rulebook.shownVariables.map(\.name)
          throw Diagnostic(.unknownName(name: word, role: .scenario, nearest: NearestNames.of(word, among: known)))
        }
      }
      for part in with.map({ Assignment.parts(of: $0, rulebook) }) ?? [] {
        guard let (name, value) = Assignment.read(part) else {
          throw Diagnostic(.usage(.noAssignment(part)))
        }
        changes.append(Variation.Fact(name: name, text: value))
      }
    }
  }
}

extension String {
  /// Splits the text at the first occurrence of a separate word.
  fileprivate func cut(at word: String) -> (before: String, after: String?) {
    let words = split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == word }) else { return (self, nil) }
    return (words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
  }
}
