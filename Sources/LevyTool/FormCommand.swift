import ArgumentParser
import Levy
import LevyForms
import LevyTerminal

struct FormCommand: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "form",
    abstract: "Say where to write what: the lines of a return's forms, with the facts and results of a case.",
    discussion: """
      Without facts it lists the forms, or the lines of those that are named; with facts it shows the lines on which
      something is to be written. A number that was not read is not printed. A line marked "part of" is one of several
      that are told as one sum.

      EXAMPLES
        levy form de
        levy form de anlage_n --year 2025
        levy form de anlage_n --year 2025 wages=48000 union_dues=180
        levy form --case examples/freelancer.case
        levy form de --coverage --year 2025
      """)

  @Argument(help: "The jurisdiction, such as de; a case file names its own.")
  var jurisdiction: String?
  @Argument(help: ArgumentHelp("Forms (NAME) and facts (NAME=VALUE).", valueName: "word"))
  var words: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions
  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("Take the case from a file; facts on the command line replace its own.", valueName: "file"),
    completion: .file())
  var caseFile: String?
  @Flag(help: "Show lines with nothing in them too.") var all = false
  @Flag(help: "Count the lines of each form by what Levy makes of them.") var coverage = false
  @Flag(help: "Print one JSON document.") var json = false
  var isForPrograms: Bool { json }

  func run() throws {
    var read: Forms?
    let opening = try CaseOptions(jurisdiction: jurisdiction, words: words, file: caseFile, rules: rules) { rulebook in
      let forms = Forms(rulebook)
      read = forms
      return forms.all.map(\.name)
    }
    let (rulebook, words) = (opening.rulebook, opening.words)
    do {
      let forms = try read?.checked() ?? Forms(rulebook).checked()
      if forms.all.isEmpty {
        throw Failure.nothing(
          "the rules of '\(rulebook.jurisdiction.code)' declare no form",
          "die Regeln von '\(rulebook.jurisdiction.code)' deklarieren kein Formular")
      }
      for name in words.asked where !forms.all.contains(where: { $0.name == name }) {
        let lists = "levy form \(rulebook.jurisdiction.code)"
        throw Failure.usage(
          .unknown(
            what: Wording("there is no form", "es gibt kein Formular"), name: name, among: forms.all.map(\.name),
            otherwise: Wording("\(lists) lists them", "\(lists) zählt sie auf")))
      }
      if let wrong = words.wrong.first { throw Failure(wrong) }
      let isCase = opening.file != nil || !words.given.isEmpty
      if !isCase, coverage || words.asked.isEmpty { return try list(forms, words.asked) }
      if coverage {
        throw Failure.usage(
          "--coverage counts the lines of forms; leave the facts out",
          "--coverage zählt die Zeilen von Formularen; die Angaben weglassen")
      }
      try fill(forms, words.asked, opening, isCase: isCase)
    } catch let error as RulebookErrors {
      throw Failure(error)
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  /// Lists the forms, or the number of their lines by kind.
  private func list(_ forms: Forms, _ names: [String]) throws {
    let year = try law.yearNumber(forms.rulebook)
    let wanted = forms.only(names)
    if let year, wanted.of(year: year).isEmpty { throw Self.noForm(names, forms, year) }
    if json {
      return JSONDocument.print([("forms", coverage ? wanted.coverageJSON(year: year) : wanted.json(year: year))])
    }
    Terminal.print(coverage ? wanted.coverageMarkup(year: year) : wanted.markup(year: year))
  }

  private func fill(_ forms: Forms, _ names: [String], _ opening: CaseOptions, isCase: Bool) throws {
    let calculator = try Calculator(forms.rulebook)
    var law = law
    // Without a case the latest version of the form is shown.
    if !isCase, law.year == nil, law.date == nil {
      law.year = forms.only(names).all.map(\.years.upperBound).max().map { String($0) }
    }
    let facts = try law.facts(calculator, from: opening.file, opening.words)
    let wanted = names.isEmpty ? forms.written(year: facts.year) : forms.only(names).of(year: facts.year)
    for name in names where !wanted.contains(where: { $0.name == name }) {
      throw Self.noForm([name], forms, facts.year)
    }
    if wanted.isEmpty { throw Self.noForm([], forms, facts.year) }
    let filled = calculator.filled(wanted, for: facts, all: all || !isCase)
    if json {
      JSONDocument.print(filled.json, errors: filled.errors.map(\.json))
      if !filled.errors.isEmpty { throw Failure.silent(1) }
      return
    }
    let shown = filled.markup(all: all || !isCase)
    if let error = filled.errors.first, shown.pieces.isEmpty { throw Failure(error, status: 1) }
    if shown.pieces.isEmpty {
      throw Failure.nothing(
        "nothing of the case stands on these forms", "nichts vom Fall steht auf diesen Formularen",
        help: Wording("--all shows their lines", "--all zeigt ihre Zeilen"))
    }
    Terminal.print(shown)
    guard isCase else { return }
    for note in filled.notes(isWhole: names.isEmpty) { Terminal.note(note) }
    for failure in filled.failures { Terminal.note("note: \(failure.message)") }
    if !filled.errors.isEmpty { throw Failure.silent(1) }
  }

  private static func noForm(_ names: [String], _ forms: Forms, _ year: Int) -> Failure {
    let named = names.isEmpty ? "" : " '\(names.joined(separator: "', '"))'"
    let year = forms.rulebook.jurisdiction.taxYear.name(of: year)
    let lists = "levy form \(forms.rulebook.jurisdiction.code)"
    return .nothing(
      "the rules declare no form\(named) of \(year)", "die Regeln deklarieren kein Formular\(named) von \(year)",
      help: Wording("\(lists) lists the forms", "\(lists) zählt die Formulare auf"))
  }
}
