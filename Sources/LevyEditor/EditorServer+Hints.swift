import LevyCalculator
import LevyFixtures
import LevyModel
import LevyPresentation
import LevyRules
import LevyScript
import LuaSyntax

/// Annotations of a file: the values of a case beside its lines, and above each rule the number of test cases that
/// expect it.
extension EditorServer {
  // MARK: The values of a case

  /// The values of the chosen case: the result beside a rule, and the values read beside a line. Nil while the rules
  /// have errors, since the last correct rules differ from those on the screen.
  func hints(_ message: Message) -> JSON? {
    guard let caseFile, let document = document(of: message), let first = message.position("range", "start"),
      let last = message.position("range", "end"),
      let place = document.places.first(where: { workspaces[$0]?.rulebook != nil })
    else { return nil }
    if workspaces[place]?.isStale == true { settle() }
    guard let workspace = workspaces[place], !workspace.hasErrors, let rulebook = workspace.rulebook,
      let inner = place.inner(document.path), let file = rulebook.sources.file(inner)
    else { return nil }
    let values: CaseValues
    do throws(Diagnostic) {
      guard let read = try CaseValues(caseFile, rulebook) else { return nil }
      values = read
    } catch {
      // The error is shown only once, at the top of the file.
      return first.line > 0 ? nil : .array([Self.hint(error.message, atEndOf: 0, document.text)])
    }
    let lines = values.texts(beside: file)
    return .array(
      lines.filter { (first.line...max(first.line, last.line)).contains($0.key - 1) }.sorted { $0.key < $1.key }
        .map { Self.hint($0.value, atEndOf: $0.key - 1, document.text) })
  }

  private static func hint(_ label: String, atEndOf line: Int, _ text: DocumentText) -> JSON {
    let end = text.position(of: text.offset(of: TextPosition(line: line, character: .max)))
    return .object([("position", JSON(end)), ("label", .string(label)), ("paddingLeft", .boolean(true))])
  }

  // MARK: The cases of a rule

  /// Above each rule: the number of cases that expect it, the years without one, and the number of mutants that no case
  /// notices.
  func lenses(_ message: Message) -> JSON? {
    guard let document = document(of: message),
      let place = document.places.first(where: { workspaces[$0]?.rulebook != nil }),
      let rulebook = workspaces[place]?.rulebook, let inner = place.inner(document.path)
    else { return nil }
    workspaces[place]?.countCases()
    guard let workspace = workspaces[place], let counts = workspace.counts else { return nil }
    let rules = document.text.source.declarations.filter { $0.word == DeclarationWord.rule.name }
    return .array(
      rules.compactMap { rule in
        guard let variable = rulebook.slots(ofField: rule.name).first.map({ rulebook.variables[$0] }) else {
          return nil
        }
        let lines = [rule.range.lowerBound, rule.range.upperBound].map { document.text.source.place(of: $0).line }
        let survivors = workspace.survivors?.count {
          $0.place.file == inner && (lines[0]...lines[1]).contains($0.place.line)
        }
        let title = Self.lens(counts[rule.name], of: variable, rulebook.jurisdiction, survivors: survivors)
        return .object([
          ("range", JSON(rule.nameRange, in: document.text)),
          ("command", .object([("title", .string(title)), ("command", .string(""))])),
        ])
      })
  }

  private static func lens(
    _ count: CaseCounts.Count, of variable: Variable, _ jurisdiction: Jurisdiction, survivors: Int?
  ) -> String {
    let cases = count.cases == 0 ? "no case expects it" : count.cases == 1 ? "1 case" : "\(count.cases) cases"
    let taxYear = jurisdiction.taxYear
    let missed = jurisdiction.years.filter { year in
      !count.years.contains(year) && variable.versions.contains { $0.holds(on: taxYear.lastDay(of: year)) }
    }
    var parts = [cases]
    if count.cases > 0, !missed.isEmpty { parts.append("none of \(Coverage.ranges(missed))") }
    if let survivors, count.cases > 0 {
      parts.append(
        survivors == 0
          ? "each change noticed" : survivors == 1 ? "1 change unnoticed" : "\(survivors) changes unnoticed")
    }
    return parts.joined(separator: "; ")
  }
}

/// The values of a case, by the rules as they are in the editor.
private struct CaseValues {
  private let calculator: Calculator
  private let facts: Case

  /// Reads the case; nil if it is of another jurisdiction.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read, or the rules reject its facts.
  init?(_ path: String, _ rulebook: Rulebook) throws(Diagnostic) {
    let file = try CaseFile(path: path)
    if let other = file.jurisdiction, other != rulebook.jurisdiction.code { return nil }
    calculator = try Calculator(rulebook)
    facts = try file.facts(calculator)
  }

  /// Returns the annotations of a file's lines, by line number.
  func texts(beside file: RuleFile) -> [Int: String] {
    let rulebook = calculator.rulebook
    var parts: [Int: [String]] = [:]
    for declaration in file.tree.source.declarations where declaration.word == DeclarationWord.rule.name {
      let line = file.tree.source.place(of: declaration.range.lowerBound).line
      // A rule of persons has a value for each of them, so that none is shown.
      let versions = rulebook.slots(ofField: declaration.name).map { rulebook.variables[$0] }
      guard let variable = versions.first, versions.count == 1,
        variable.versions.contains(where: {
          $0.holds(on: facts.date) && $0.place.line == line && $0.place.file == file.path
        })
      else { continue }
      parts[line, default: []].append("= " + value(of: variable))
    }
    for read in (try? SourceChecks(file, hypotheses: Set(rulebook.hypotheses.declared.map(\.name))))?.reads ?? []
    where read.person == nil && read.hypotheses.isEmpty && !read.isOfDay {
      guard let text = text(of: read), parts[read.place.line]?.contains(text) != true else { continue }
      parts[read.place.line, default: []].append(text)
    }
    return parts.mapValues { $0.joined(separator: " · ").cut(to: 160) }
  }

  private func text(of read: NameRead) -> String? {
    switch read.record {
    case .fact:
      guard let slot = calculator.rulebook.slot(of: read.name), slot > Rulebook.dateSlot else { return nil }
      return "\(read.name) = \(value(of: calculator.rulebook.variables[slot]))"
    case .parameter:
      let found = try? calculator.rulebook.parameter(named: read.name)?.value(on: facts.date, known: facts.known)
      return found.map { "\(read.name) = \($0.revision.summary.cut(to: 40))" }
    }
  }

  private func value(of variable: Variable) -> String {
    do throws(Diagnostic) {
      return Answer.text(of: try calculator.evaluate(variable.name, for: facts), type: variable.type)
    } catch {
      return "? (\(error.message.cut(to: 60)))"
    }
  }
}
