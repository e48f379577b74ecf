import ArgumentParser
import Levy
import LevyReport
import LevyTerminal

struct Eval: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Evaluate one case.",
    discussion: """
      NAME=VALUE gives a fact, or pins the result of a rule; NAME alone asks for it. If nothing is asked for, the
      main results are shown.

      EXAMPLES
        levy eval de --year 2025 taxable_income=60000
        levy eval de --year 2025 taxable_income=60000 filing=joint church_tax income_tax
        levy eval de --year 2025 zve=60000 est --explain
        levy eval de --year 2025 zve=60000 --json
        levy eval de --year 2025 zve=60000 est --trace
        levy eval de --year 2025 zve=60000 est --strict
        levy eval de --year 2022 --known 2022-01-31 zve=40000 est
        levy eval de --year 2027 --projected zve=60000 est
        levy eval --case examples/nora.case refund
        levy eval ie --year 2025 salary=42000 tax_paid=7000 refund --journal own --explain
      """)

  @Argument(help: "The jurisdiction, such as de; a case file names its own.")
  var jurisdiction: String?
  @Argument(
    help: ArgumentHelp("Facts (NAME=VALUE) and questions (NAME).", valueName: "word")
  )
  var words: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var count: CountOptions
  @OptionGroup var boundary: BoundaryOptions
  @OptionGroup var rules: RulesOptions
  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("Take the case from a file; facts on the command line replace its own.", valueName: "file"),
    completion: .file())
  var caseFile: String?
  @Flag(help: "Show how each result came about.") var explain = false
  @Flag(
    help:
      "Show all results a line each, with all that is assumed and all caveats in full; with --explain also what comes to nothing."
  ) var all = false
  @Flag(help: "Show what the rules note with trace(label, value), in the order in which they run.") var trace = false
  @Flag(
    help:
      "Assume nothing and drop nothing: a fact that is not given is an error even if it has a default, and so is one that is given and counts for nothing."
  ) var strict = false
  @Flag(
    inversion: .prefixedNo,
    help:
      "Take what people nearly always have for facts that are not given, such as the contributions that wages bear, and say so; by default unless --strict or --json is given."
  ) var estimate: Bool?
  @Flag(help: "Take what is expected of a year for figures of it that are not law yet, and say so.") var projected =
    false
  @Flag(help: "Print one JSON document, with a stamp to reproduce it.") var json = false

  /// Kept alive until the process ends, which frees all of its memory at once.
  nonisolated(unsafe) private static var kept: Calculator?

  func run() throws {
    if boundary.untrusted, count.file != nil {
      throw Failure.usage(
        "--untrusted: rules of strangers get no journal", "--untrusted: Regeln von Fremden bekommen kein Journal",
        help: Wording("give the facts themselves", "die Angaben selbst machen"))
    }
    _ = try boundary.enter()
    let opening = try CaseOptions(jurisdiction: jurisdiction, words: words, file: caseFile, rules: rules)
    let (rulebook, words) = (try projected ? projecting(opening.rulebook) : opening.rulebook, opening.words)
    let answer: Answer
    var statutes = Markup()
    do {
      let calculator = try Calculator(rulebook)
      Self.kept = calculator
      calculator.isStrict = strict
      let typed = try law.facts(calculator, from: opening.file, words)
      let facts = try count.counted(typed, quietly: json)
      // If no result is named, the net amount and similar results come first.
      let isBrief = words.asked.isEmpty && !json && !explain && !all && !strict && estimate != false
      let first = isBrief ? Self.first(calculator, facts) : []
      answer = calculator.answer(
        words.asked, for: facts, explained: explain, estimating: estimate ?? !json, traced: trace,
        weighed: json ? estimate == true : !all,
        first: first)
      if explain, !json { statutes = try answer.statutes(of: rulebook, on: facts.date, isBrief: !all) }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
    let unused =
      strict
      ? answer.unused.filter { !$0.isRead }.map { unused in
        Diagnostic(.unusedFact(name: unused.name, reason: Wording { unused.reason.words() }))
      } : []
    if json {
      JSONDocument.print(answer.json, errors: answer.errors + unused.map(\.json))
    } else if explain {
      for each in answer.lines.compactMap(\.explanation) { Terminal.print(all ? each.markup : each.brief) }
      Terminal.print(statutes)
    } else {
      Terminal.print(all ? answer.markup : answer.brief)
    }
    if !json {
      if let trace = answer.trace { Terminal.note(trace.markup().withoutLastBreak) }
      answer.noteLimits(all: all)
    }
    try answer.report(quietly: json, strict: strict, besides: unused)
    if !unused.isEmpty { throw Failure(unused) }
  }

  /// The results that are shown before the main ones: the result of the first interview that uses given facts which the
  /// main results do not use, preferably one without estimates; the net amount; and the burden.
  private static func first(_ calculator: Calculator, _ facts: Case) -> [String] {
    func unread(_ answer: Answer) -> Set<String> { Set(answer.unused.filter { $0.reason == .unread }.map(\.name)) }
    let idle = unread(calculator.answer(for: facts, estimating: true))
    let asked = idle.isEmpty ? [] : calculator.rulebook.interviews.map(\.result)
    let goals = asked.filter { calculator.rulebook.isInForce($0, on: facts.date) }.lazy
      .map { (name: $0, answer: calculator.answer([$0], for: facts, estimating: true)) }
      .filter { $0.answer.lines.allSatisfy { $0.value != nil } && unread($0.answer).isDisjoint(with: idle) }
    let goal = (goals.first { $0.answer.estimates.isEmpty } ?? goals.first)?.name
    let way = (try? calculator.estimatedWaterfall(for: facts))?.waterfall.terms
    return [goal, way?.leaves, way?.burden].compactMap(\.self).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Returns the rules with expected values for the year.
  private func projecting(_ rulebook: Rulebook) throws -> Rulebook {
    guard let year = try law.yearNumber(rulebook) else {
      throw Failure.usage(.alone("--projected", without: "--year"))
    }
    do { return try rulebook.projecting(year) } catch { throw Failure(error) }
  }
}

extension Answer {
  /// Reports results that failed. Missing inputs of main results are only mentioned if others succeeded.
  ///
  /// - Parameter besides: further errors, which are reported with those of the results.
  /// - Throws: `Failure` if a requested result failed.
  func report(quietly: Bool = false, strict: Bool = false, besides: [Diagnostic] = []) throws {
    guard !failures.isEmpty else { return }
    if let missing = Diagnostic.mergingMissing(failures) {
      guard isDefault, !strict, failures.count < lines.count else { throw Failure([missing] + besides, status: 1) }
      guard !quietly, case .missing(let inputs, let wanted) = missing.problem else { return }
      let names = inputs.map { "\($0.label) (\($0.name))" }.joined(separator: ", ")
      Terminal.note(
        "note: "
          + say("not given: \(names); needed for \(wanted)", "nicht angegeben: \(names); gebraucht für \(wanted)"))
      return
    }
    var seen: Set<String> = []
    throw Failure(failures.filter { seen.insert($0.message).inserted } + besides, status: 1)
  }
}

struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List what is declared: inputs, rules with statute, parameters with history.",
    discussion: """
      EXAMPLES
        levy describe de
        levy describe de income_tax
        levy describe de tariff
        levy describe de --find kirche
        levy describe de --json
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Argument(help: "An input, rule or parameter.") var name: String?
  @Option(
    help: ArgumentHelp("What has these words in its name, label, help, aliases or statute.", valueName: "words"))
  var find: String?
  @OptionGroup var rules: RulesOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    let rulebook = try rules.rulebook(jurisdiction)
    do {
      if let find {
        let found = try rulebook.found(find)
        return json ? JSONDocument.print(found.json) : Terminal.print(found.markup)
      }
      if json { return JSONDocument.print(try rulebook.descriptionJSON(of: name)) }
      Terminal.print(try rulebook.description(of: name))
    } catch {
      throw Failure(error)
    }
  }
}
