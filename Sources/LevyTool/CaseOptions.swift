import Levy

/// Which jurisdiction and facts a command line means, where a case file may name the jurisdiction.
struct CaseOptions {
  /// The jurisdiction.
  let jurisdiction: String
  /// The words that are left: facts and questions.
  let words: [String]
  /// The case file, if there is one.
  let file: CaseFile?

  /// - Throws: `Failure` if no jurisdiction is named, or the file cannot be read or is for another one.
  init(jurisdiction: String?, words: [String], file path: String?, rules: RulesOptions) throws {
    do {
      file = try path.map { try CaseFile(path: $0) }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
    guard let named = file?.jurisdiction else {
      guard let jurisdiction else { throw Failure.usage("which jurisdiction? Write it first, such as de") }
      (self.jurisdiction, self.words) = (jurisdiction, words)
      return
    }
    self.jurisdiction = named
    if let jurisdiction, jurisdiction != named {
      if let known = try? Rulebook.jurisdictions(in: rules.root), known.contains(jurisdiction) {
        throw Failure.usage("\(path ?? "the case") is a case of '\(named)', not of '\(jurisdiction)'")
      }
      self.words = [jurisdiction] + words
    } else {
      self.words = words
    }
  }
}

extension LawOptions {
  /// The case that a command line means: of a file, in another year and with other facts where the command line says
  /// so, or of the words alone.
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
          try facts.take(name)
          try facts.give(name, value)
        } catch {
          wrong.append(error.quoting(name, value))
        }
      }
      wrong += words.wrong
      JSONDocument.stamp = Stamp(facts)
      if !wrong.isEmpty { throw Failure(wrong) }
      return facts
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}
