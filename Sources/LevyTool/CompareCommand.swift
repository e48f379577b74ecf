import ArgumentParser
import Levy
import LevyTerminal

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Results side by side: of several cases, of several years, of a case and what it might be.",
    discussion: """
      EXAMPLES
        levy compare de --years 2020..2026 taxable_income=60000
        levy compare ie --years 2009..2012 salary=35000 tax_paid=5000 refund --sum
        levy compare --case examples/nora.case --case examples/nora-with-rent.case refund
        levy compare de --year 2025 taxable_income=60000 --with filing=joint --with "filing=joint taxable_income=90000"
        levy compare ie --years 2009,2013 salary=35000 net_pay --json
      """)

  @Argument(help: "The jurisdiction, such as de; a case file names its own.") var jurisdiction: String?
  @Argument(help: ArgumentHelp("Facts (NAME=VALUE) and questions (NAME).", valueName: "word")) var words: [String] = []
  @Option(
    name: .customLong("case"), help: ArgumentHelp("A case file; may be given more than once.", valueName: "file"),
    completion: .file())
  var caseFiles: [String] = []
  @Option(help: ArgumentHelp("Years, such as 2020..2026 or 2009,2013.", valueName: "years")) var years: String?
  @Option(
    help: ArgumentHelp(
      "Beside the case, the same with other facts; may be given more than once.", valueName: "NAME=VALUE …"))
  var with: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var count: CountOptions
  @OptionGroup var rules: RulesOptions
  @Flag(help: "Show only results that differ.") var changed = false
  @Flag(help: "Add a column with the sum of each amount.") var sum = false
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    let opening = try CaseOptions(jurisdiction: jurisdiction, words: words, file: caseFiles.first, rules: rules)
    let (rulebook, words) = (opening.rulebook, opening.words)
    do {
      let calculator = try Calculator(rulebook)
      let years = try yearNumbers(rulebook)
      var context = QueryContext(journal: try count.journal(), estimates: !json)
      context.cases = try caseFiles.map { ($0, .init(calculator, try facts(of: $0, calculator, words))) }
      let own = try context.cases.first?.side.facts ?? ownCase(calculator, words, firstYear: years.first)
      let bases: [String?] = caseFiles.isEmpty ? [nil] : caseFiles
      let variants = try [[]] + with.map { try changes($0, rulebook) }
      let columns: [Int?] = years.isEmpty ? [nil] : years
      let cases = bases.flatMap { base in
        variants.flatMap { changes in columns.map { Variation(of: base, year: $0, facts: changes) } }
      }
      let outcome = try Query.compare(results: words.asked, cases: cases).run(calculator, own, in: context)
      guard case .comparison(let comparison) = outcome else { return }
      if json {
        JSONDocument.print(outcome.json, errors: outcome.errors)
      } else {
        Terminal.print(comparison.markup(onlyMoving: changed, sums: sum))
        Limits.note(zip(comparison.titles, comparison.answers).map { (title: $0, answer: $1) })
      }
      try report(comparison)
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  /// The case of the command line alone.
  private func ownCase(_ calculator: Calculator, _ words: Words, firstYear: Int?) throws -> Case {
    var law = law
    if law.year == nil, law.date == nil { law.year = firstYear.map(String.init) }
    return try law.facts(calculator.rulebook, words)
  }

  private func facts(of path: String, _ calculator: Calculator, _ words: Words) throws -> Case {
    let file = try CaseFile(path: path)
    if let named = file.jurisdiction, named != calculator.rulebook.jurisdiction.code {
      throw Failure.usage(.otherCase(path: path, of: named, not: calculator.rulebook.jurisdiction.code))
    }
    return try law.facts(calculator, from: file, words)
  }

  /// Parses the facts of one `--with`.
  private func changes(_ text: String, _ rulebook: Rulebook) throws -> [Variation.Fact] {
    // A word without `=` belongs to the value before it.
    let pairs = text.split(separator: " ").reduce(into: [String]()) { pairs, word in
      if word.contains("=") || pairs.isEmpty {
        pairs.append(String(word))
      } else {
        pairs[pairs.count - 1] += " \(word)"
      }
    }
    if pairs.isEmpty {
      throw Failure.usage(
        .word(text, of: "--with", expected: Wording("facts, such as filing=joint", "Angaben, etwa filing=joint")))
    }
    return try Words.changes(pairs, option: "--with", rulebook)
  }

  private func yearNumbers(_ rulebook: Rulebook) throws -> [Int] {
    try (years ?? "").split(separator: ",").flatMap { text in
      guard let years = rulebook.jurisdiction.years(String(text)) else {
        throw Failure.usage(
          .word(
            String(text), of: "--years",
            expected: Wording("years such as 2020..2026 or 2009,2013", "Jahre, etwa 2020..2026 oder 2009,2013")))
      }
      return Array(years)
    }
  }

  /// Missing inputs of some results are only mentioned if others succeeded.
  private func report(_ comparison: Comparison) throws {
    let failures = comparison.failures
    if failures.isEmpty { return }
    let cameOut = comparison.rows.contains { row in comparison.titles.indices.contains { row.value($0) != nil } }
    if let missing = Diagnostic.mergingMissing(failures), cameOut {
      Terminal.note(say("note: ", "Hinweis: ") + missing.message)
    } else {
      var seen: Set<String> = []
      throw Failure(failures.filter { seen.insert($0.message).inserted }, status: 1)
    }
  }
}
