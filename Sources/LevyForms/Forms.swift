import LevyModel
import LevyRules
import LevyScript
import LevyState

/// The tax return forms of a jurisdiction. They are read from their folder on demand, since no result depends on them.
package struct Forms: Sendable {
  /// The forms in the order of their names.
  package let all: [TaxForm]
  /// The problems of their files, in the order of files and lines.
  package let diagnostics: [Diagnostic]
  package let rulebook: Rulebook

  /// Reads the forms of a jurisdiction, in the language of its rules.
  package init(_ rulebook: Rulebook) {
    self.rulebook = rulebook
    do throws(Diagnostic) {
      let read = try Language.speaking(rulebook.language) { () throws(Diagnostic) in
        try Self.read(RuleSources(.forms, of: rulebook.sources), rulebook)
      }
      (all, diagnostics) = read
    } catch {
      (all, diagnostics) = ([], [error])
    }
  }

  /// Returns the same forms, if their files have no problems.
  ///
  /// - Throws: `RulebookErrors` with all problems.
  package func checked() throws(RulebookErrors) -> Forms {
    if !diagnostics.isEmpty { throw RulebookErrors(diagnostics: diagnostics) }
    return self
  }

  /// Returns the forms with these names; all forms if there are none.
  package func only(_ names: [String]) -> Forms {
    Forms(
      all: names.isEmpty ? all : all.filter { names.contains($0.name) }, diagnostics: diagnostics, rulebook: rulebook)
  }

  private init(all: [TaxForm], diagnostics: [Diagnostic], rulebook: Rulebook) {
    (self.all, self.diagnostics, self.rulebook) = (all, diagnostics, rulebook)
  }

  /// The forms of a tax year that people fill in.
  package func written(year: Int) -> [TaxForm] { of(year: year).filter { !$0.isReceived } }

  /// The forms of a tax year.
  package func of(year: Int) -> [TaxForm] { all.filter { $0.years.contains(year) } }

  /// Returns the number of lines of each kind, for each form of a year or of all years.
  package func coverage(year: Int?) -> [FormCoverage] {
    all.flatMap { form in
      form.years.filter { year == nil || $0 == year }.map { FormCoverage(form, year: $0, isResult: isResult) }
    }
  }

  /// True if the name is that of a result that is not also an input.
  func isResult(_ name: String) -> Bool { rulebook[name].map { !$0.isFact } ?? false }

  // MARK: Reading

  private static func read(
    _ sources: RuleSources, _ rulebook: Rulebook
  ) throws(Diagnostic) -> ([TaxForm], [Diagnostic]) {
    if sources.files.isEmpty { return ([], []) }
    let state = try RuleState(sources)
    var (forms, diagnostics) = ([TaxForm](), state.diagnostics)
    var places: [String: Place] = [:]
    for raw in state.declarations {
      guard raw.kind == .form else {
        diagnostics.append(
          Diagnostic(.declaration(raw.title, fault: .misplaced(folder: "forms", isWithin: true)), at: raw.place))
        continue
      }
      var reader = FormReader(raw)
      let form = reader.form()
      diagnostics += reader.diagnostics
      guard let form else { continue }
      // A form may be declared several times for different years, since its lines may change.
      for year in form.years {
        if let first = places.updateValue(form.place, forKey: "\(form.name) \(year)") {
          diagnostics.append(Diagnostic(.duplicateName(name: form.name, first: first), at: form.place))
          break
        }
      }
      diagnostics += faults(in: form, raw, rulebook)
      forms.append(form)
    }
    diagnostics += unknownNames(in: sources, state)
    let sorted = diagnostics.sorted {
      ($0.place?.file ?? "", $0.place?.line ?? 0) < ($1.place?.file ?? "", $1.place?.line ?? 0)
    }
    // A problem that the source checks find is reported once, even if the file also fails there when it runs.
    var seen: Set<Diagnostic> = []
    let found = sources.pinpointed(sorted).filter { seen.insert($0).inserted }
    return (forms.sorted { ($0.name, $0.years.lowerBound) < ($1.name, $1.years.lowerBound) }, found)
  }

  /// Reports names that are undefined in the files: a name without quotation marks would be nil and leave its line
  /// unknown.
  private static func unknownNames(in sources: RuleSources, _ state: RuleState) -> [Diagnostic] {
    let environment = Set(state.lua.environmentNames)
    return sources.files.flatMap { file -> [Diagnostic] in
      let found = (try? SourceChecks(file))?.findings(environment: environment) { _ in nil }
      return (found?.errors ?? [])
        + (found?.unknownNames ?? []).map { unknown in
          let nearest = NearestNames.of(unknown.name, among: environment)
          return Diagnostic(.unknownGlobal(name: unknown.name, nearest: nearest), at: unknown.place)
        }
    }
  }

  /// Reports names on the form that the rules do not have.
  private static func faults(in form: TaxForm, _ raw: RawDeclaration, _ rulebook: Rulebook) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    func fault(_ line: TaxForm.Line, expected: String, found: String) {
      faults.append(
        Diagnostic(
          .declaration(raw.title, fault: .wrongField("lines[\(line.position)]", expected: expected, found: found)),
          at: raw.place))
    }
    let covered = rulebook.jurisdiction.years
    if !covered.contains(form.years.lowerBound) || !covered.contains(form.years.upperBound) {
      faults.append(
        Diagnostic(
          .declaration(
            raw.title,
            fault: .wrongField(
              "years", expected: "years that the rules cover, \(covered.lowerBound) to \(covered.upperBound)",
              found: "\(form.years.lowerBound) to \(form.years.upperBound)")), at: raw.place))
      return faults
    }
    for line in form.lines {
      if case .notCovered(let caveat?) = line.meaning, !rulebook.caveats.contains(where: { $0.name == caveat }) {
        let nearest = NearestNames.of(caveat, among: rulebook.caveats.map(\.name))
        faults.append(Diagnostic(.unknownName(name: caveat, role: .asked, nearest: nearest), at: raw.place))
      }
      for name in line.meaning.names {
        // A form has to use the name itself, not an alias.
        guard let variable = rulebook[name], variable.name == name else {
          let nearest = rulebook[name].map { [$0.name] } ?? NearestNames.of(name, among: rulebook.names)
          faults.append(Diagnostic(.unknownName(name: name, role: .asked, nearest: nearest), at: raw.place))
          continue
        }
        for year in line.years
        where !rulebook.isInForce(name, on: rulebook.jurisdiction.taxYear.lastDay(of: year)) {
          fault(line, expected: "a name that there is law for in \(year)", found: "'\(name)'")
          break
        }
        if case .value(_, let word?) = line.meaning {
          check(word, of: variable) { fault(line, expected: $0, found: $1) }
        }
      }
      guard case .value(let columns, _) = line.meaning else { continue }
      for name in columns.filter({ $0.count > 1 }).joined()
      where rulebook[name].map({ $0.type != .money }) == true {
        fault(line, expected: "amounts, which can be added", found: "'\(name)'")
      }
    }
    return faults
  }

  private static func check(_ word: String, of variable: Variable, _ fault: (String, String) -> Void) {
    guard case .choice(let choice) = variable.type else {
      return fault("a choice, one of whose words is '\(word)'", "'\(variable.name)'")
    }
    if !choice.options.contains(word) {
      fault("a word of '\(variable.name)': \(choice.options.joined(separator: ", "))", "'\(word)'")
    }
  }
}
