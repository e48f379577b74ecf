import ArgumentParser
import Levy
import LevyTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Options of all commands that read rules.
struct RulesOptions: ParsableArguments {
  @Option(name: .customLong("rules"), help: ArgumentHelp("The rules folder.", valueName: "dir"), completion: .directory)
  var folder: String?

  @Option(
    name: .customLong("overlay"),
    help: ArgumentHelp("A folder laid over the rules, which changes what they declare.", valueName: "dir"),
    completion: .directory)
  var overlays: [String] = []

  @Option(help: ArgumentHelp("Colour: auto, always or never.", valueName: "when"))
  var color: ColourMode = .auto

  @Option(
    help: ArgumentHelp(
      "Labels and numbers in English (en) or German (de); by default as the locale says.", valueName: "lang"))
  var lang: Lang?

  enum Lang: String, ExpressibleByArgument, CaseIterable { case en, de }

  enum ColourMode: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  /// The rules folder: `--rules`, or else `LEVY_RULES`, or else `./rules`, or else the one installed beside the
  /// program.
  var root: String { folder ?? Self.defaultRoot }

  /// The rules folder if no option names one.
  static var defaultRoot: String {
    if let folder = Terminal.environment("LEVY_RULES") { return folder }
    if isFolder("rules") { return "rules" }
    return Rulebook.installedFolder ?? "rules"
  }

  /// The options of a command line that names these rules.
  var typed: [String] { (folder.map { ["--rules", $0] } ?? []) + overlays.flatMap { ["--overlay", $0] } }

  /// For commands that do not read rules by `rulebook`, or read them again while they run: throws if there are
  /// overlays, since these commands would ignore them.
  func apply() throws {
    guard overlays.isEmpty else {
      throw Failure.usage(
        "--overlay does not go with this command", "--overlay geht mit diesem Befehl nicht",
        help: Wording(
          "commands that compute cases take it, such as levy eval, batch, diff and compare",
          "Befehle, die Fälle rechnen, nehmen es, etwa levy eval, batch, diff und compare"))
    }
    applyColour()
  }

  private func applyColour() {
    switch color {
    case .auto: Terminal.colour = nil
    case .always: Terminal.colour = true
    case .never: Terminal.colour = false
    }
  }

  func rulebook(_ jurisdiction: String) throws -> Rulebook {
    applyColour()
    do {
      let rulebook = try Rulebook(jurisdiction, in: root, store: Boundary.isEntered ? nil : .ofUser, overlays: overlays)
      JSONDocument.set(stamp: Stamp(rulebook))
      return rulebook
    } catch {
      throw Failure(error)
    }
  }

  /// Returns the review of the overlays against the law as it is; nil without overlays.
  ///
  /// - Parameter day: the day of the law, if it is the same for all cases.
  /// - Throws: `Failure` if the overlays change nothing, or nothing that is in force on the day.
  func reform(_ rulebook: Rulebook, on day: CalendarDate?, known: CalendarDate?) throws -> ReformReview? {
    if overlays.isEmpty { return nil }
    do {
      let origin = try Rulebook(rulebook.jurisdiction.code, in: root, store: Boundary.isEntered ? nil : .ofUser)
      let review = ReformReview(of: try Calculator(rulebook), beside: try Calculator(origin))
      try review.requireEffect(on: day, known: known)
      return review
    } catch let error as RulebookErrors {
      throw Failure(error)
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// The options that select the law.
struct LawOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The tax year.", valueName: "year"))
  var year: String?

  @Option(help: ArgumentHelp("The day whose law applies; by default the year's last.", valueName: "date"))
  var date: String?

  @Option(
    help: ArgumentHelp("Take the law as it was known on this day; by default all that is known.", valueName: "date"))
  var known: String?

  func calendarDate(_ text: String?, _ option: String) throws -> CalendarDate? {
    do {
      return try text.map { try CalendarDate(typed: $0, for: option) }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  func yearNumber(_ rulebook: Rulebook) throws -> Int? { try Self.number(year, rulebook) }

  /// Parses a tax year.
  ///
  /// - Throws: `Failure` for another text.
  static func number(_ year: String?, _ rulebook: Rulebook) throws -> Int? {
    guard let year else { return nil }
    if let number = rulebook.jurisdiction.taxYear.year(named: year) { return number }
    let years = rulebook.jurisdiction.years
    throw Failure.usage(.word(year, of: "year", expected: .year(in: years)))
  }

  /// Returns the case of the options, with the facts of `NAME=VALUE` words.
  ///
  /// - Throws: `Failure` with all problems of the words.
  func facts(_ rulebook: Rulebook, _ words: Words) throws -> Case {
    let given = words.given
    let year = try only("year", option: year, given: given)
    let date = try calendarDate(try only("date", option: date, given: given), "date")
    do {
      var facts: Case
      if let date {
        if let year = try Self.number(year, rulebook), year != rulebook.jurisdiction.taxYear.year(of: date) {
          throw Failure.usage(
            "the date \(date) is not in the year \(rulebook.jurisdiction.taxYear.name(of: year))",
            "der \(date.inGerman) liegt nicht im Jahr \(rulebook.jurisdiction.taxYear.name(of: year))")
        }
        facts = try Case(rulebook, date: date)
      } else if let year = try Self.number(year, rulebook) {
        do { facts = try Case(rulebook, year: year) } catch { throw error.quoting("year", String(year)) }
      } else {
        let years = rulebook.jurisdiction.years
        guard let today = CalendarDate(Terminal.today), years.contains(rulebook.jurisdiction.taxYear.year(of: today))
        else {
          throw Failure(Diagnostic(.noYear(first: years.lowerBound, last: years.upperBound)))
        }
        facts = try Case(rulebook, year: rulebook.jurisdiction.taxYear.year(of: today))
        Terminal.note(
          say(
            "note: the year is \(facts.yearName), today's; --year says another",
            "Hinweis: das Jahr ist \(facts.yearName), das heutige; --year nennt ein anderes"))
      }
      facts.known = try calendarDate(known, "known")
      var wrong: [Diagnostic] = []
      for (name, value) in given where name != "year" && name != "date" {
        do { try facts.give(name, value) } catch { wrong.append(error.quoting(name, value)) }
      }
      wrong += words.wrong
      JSONDocument.set(stamp: Stamp(facts))
      if !wrong.isEmpty { throw Failure(wrong) }
      return facts
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  /// Requires a year for files that are written once and used in other years, which must not depend on today's date.
  ///
  /// - Throws: `Failure` if neither an option nor a word gives the year or the date.
  func requireYear(_ rulebook: Rulebook, given: [(name: String, value: String)]) throws {
    if year != nil || date != nil || given.contains(where: { $0.name == "year" || $0.name == "date" }) { return }
    let years = rulebook.jurisdiction.years
    throw Failure(Diagnostic(.noYear(first: years.lowerBound, last: years.upperBound)))
  }

  /// Returns the year or date, which may be given once, as an option or as a word.
  private func only(_ name: String, option: String?, given: [(name: String, value: String)]) throws -> String? {
    let values = (option.map { [$0] } ?? []) + given.filter { $0.name == name }.map(\.value)
    guard Set(values).count <= 1 else {
      throw Failure.usage(
        "the \(name) is given as \(values.joined(separator: " and as "))",
        "'\(name)' ist zweimal angegeben: \(values.joined(separator: " und "))")
    }
    return values.first
  }
}
