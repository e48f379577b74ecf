import Tables

extension Session {
  // MARK: Rules

  /// Reads the rules again, and tells what that changed. If they do not load, nothing changes.
  public func reload() throws(RulebookErrors) -> Reply {
    let before = calculator.answer(for: facts)
    let fresh = try Rulebook(rulebook.jurisdiction.code, in: folder)
    do {
      let moved = try facts.moved(to: fresh)
      let calculator = try Calculator(fresh)
      lastMove = (.init(self.calculator, facts), .init(calculator, moved))
      scenarios = scenarios.compactMap { kept in (try? kept.facts.moved(to: fresh)).map { (kept.name, $0) } }
      earlier = earlier.compactMap { try? $0.moved(to: fresh) }
      (facts, self.calculator) = (moved, calculator)
    } catch {
      throw RulebookErrors(diagnostics: [error])
    }
    var text = Markup("rules loaded\n", .hint)
    text.add(changes(from: before))
    return Reply(text: text)
  }

  /// Goes over to the rules of another jurisdiction, with an empty case.
  func enter(_ jurisdiction: String) throws -> Reply {
    let fresh = try Rulebook(jurisdiction, in: folder)
    let calculator = try Self.calculator(fresh)
    let years = fresh.jurisdiction.years
    facts = try Case(fresh, year: min(max(facts.year, years.lowerBound), years.upperBound))
    self.calculator = calculator
    (scenarios, earlier, lastMove) = ([], [], nil)
    return Reply(text: try overview(all: false))
  }

  // MARK: Files

  func save(_ path: String) throws -> Reply {
    do throws(TableError) {
      try TextFile.write(facts.fileText, to: .path(FileTree.expanded(path)))
    } catch {
      throw Diagnostic(error)
    }
    return Reply(text: Markup("written to \(path)\n", .hint))
  }

  func load(_ path: String) throws -> Reply {
    let file = try CaseFile(path: FileTree.expanded(path))
    if let jurisdiction = file.jurisdiction, jurisdiction != rulebook.jurisdiction.code {
      let fresh = try Rulebook(jurisdiction, in: folder)
      let calculator = try Self.calculator(fresh)
      facts = try file.facts(calculator, year: facts.year)
      self.calculator = calculator
      (scenarios, earlier, lastMove) = ([], [], nil)
    } else {
      let loaded = try file.facts(calculator, year: facts.year)
      earlier.append(facts)
      facts = loaded
    }
    return Reply(text: try overview(all: false))
  }
}

extension Case {
  /// The same case by other rules.
  ///
  /// - Throws: `Diagnostic` if they do not know one of its names or take one of its values.
  public func moved(to rulebook: Rulebook) throws(Diagnostic) -> Case {
    var moved = try Case(rulebook, date: date)
    moved.known = known
    for (name, value) in facts { try moved.give(name, value) }
    return moved
  }
}
