import Levy
import LevyTerminal

/// The rules and facts on a command line, where a case file may name the jurisdiction.
struct CaseOptions {
  /// The rules of the jurisdiction.
  let rulebook: Rulebook
  /// The facts and questions, by the names of the rules.
  let words: Words
  /// The case file, if there is one.
  let file: CaseFile?

  /// - Parameter others: returns names besides results that may be asked for, such as interviews.
  /// - Throws: `Failure` if no jurisdiction is named, or if the file cannot be read or is for another one, or the rules
  ///   cannot be read.
  init(
    jurisdiction: String?, words: [String], file path: String?, rules: RulesOptions,
    others: (Rulebook) -> [String] = { _ in [] }
  ) throws {
    do {
      file = try path.map { try CaseFile(path: $0) }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
    guard let code = file?.jurisdiction ?? jurisdiction else {
      throw Failure.usage(
        "which jurisdiction? Write it first, such as de", "welche Rechtsordnung? Sie kommt zuerst, etwa de")
    }
    // With a case file the first word may be a fact.
    let isWord = jurisdiction.map { $0 != code } ?? false
    if isWord, let jurisdiction, let known = try? Rulebook.jurisdictions(in: rules.root), known.contains(jurisdiction) {
      throw Failure.usage(.otherCase(path: path ?? "--case", of: code, not: jurisdiction))
    }
    rulebook = try rules.rulebook(code)
    var settled = Words((isWord ? [jurisdiction].compactMap(\.self) : []) + words)
    settled.settle(by: rulebook, others: others(rulebook))
    self.words = settled
  }
}

extension LawOptions {
  /// Returns the case of a command line: that of a file, moved to the year and changed by the facts on the command
  /// line, or that of the words alone.
  ///
  /// - Throws: `Failure`.
  func facts(_ calculator: Calculator, from file: CaseFile?, _ words: Words) throws -> Case {
    guard let file else { return try facts(calculator.rulebook, words) }
    do {
      var facts = try file.facts(calculator, year: try yearNumber(calculator.rulebook))
      if let year { try facts.give("year", year) }
      if let date { try facts.give("date", date) }
      if let known = try calendarDate(known, "known") { facts.known = known }
      var wrong: [Diagnostic] = []
      for (name, value) in words.given {
        do throws(Diagnostic) {
          try facts.remove(name)
          try facts.give(name, value)
        } catch {
          wrong.append(error.quoting(name, value))
        }
      }
      wrong += words.wrong
      JSONDocument.set(stamp: Stamp(facts))
      if !wrong.isEmpty { throw Failure(wrong) }
      return facts
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}
