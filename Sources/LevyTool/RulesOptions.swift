import ArgumentParser
import Levy

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

  @Option(help: ArgumentHelp("Colour: auto, always or never.", valueName: "when"))
  var color: ColourMode = .auto

  @Option(
    help: ArgumentHelp(
      "Labels and numbers in English (en) or German (de); by default as the locale says.", valueName: "lang"))
  var lang: Lang?

  enum Lang: String, ExpressibleByArgument, CaseIterable { case en, de }

  enum ColourMode: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  /// The rules folder: `--rules`, else `LEVY_RULES`, else `./rules`, else the one installed beside the program.
  var root: String { folder ?? Self.defaultRoot }

  /// The rules folder where no option names one.
  static var defaultRoot: String {
    if let folder = Terminal.environment("LEVY_RULES") { return folder }
    if isFolder("rules") { return "rules" }
    let program = programFolder
    return ["\(program)/rules", "\(program)/../share/levy/rules"].first(where: isFolder) ?? "rules"
  }

  func apply() {
    switch color {
    case .auto: Terminal.colour = nil
    case .always: Terminal.colour = true
    case .never: Terminal.colour = false
    }
  }

  func rulebook(_ jurisdiction: String) throws -> Rulebook {
    apply()
    do {
      return try Rulebook(jurisdiction, in: root)
    } catch {
      throw Failure(error)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static var programFolder: String {
    let resolved = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments.first ?? "levy", nil)
    defer { free(resolved) }
    let path = resolved.map { String(cString: $0) } ?? "levy"
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

/// Options that say which law applies.
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

  func yearNumber(_ rulebook: Rulebook) throws -> Int? { try number(year, rulebook) }

  private func number(_ year: String?, _ rulebook: Rulebook) throws -> Int? {
    guard let year else { return nil }
    if let number = rulebook.jurisdiction.taxYear.year(named: year) { return number }
    let years = rulebook.jurisdiction.years
    throw Failure.usage("year '\(year)': expected a year from \(years.lowerBound) to \(years.upperBound)")
  }

  /// The case that the options begin, with the facts of `NAME=VALUE` words.
  func facts(_ rulebook: Rulebook, given: [(name: String, value: String)]) throws -> Case {
    let year = try only("year", option: year, given: given)
    let date = try calendarDate(try only("date", option: date, given: given), "date")
    do {
      var facts: Case
      if let date {
        if let year = try number(year, rulebook), year != rulebook.jurisdiction.taxYear.year(of: date) {
          throw Failure.usage("the date \(date) is not in the year \(rulebook.jurisdiction.taxYear.name(of: year))")
        }
        facts = try Case(rulebook, date: date)
      } else if let year = try number(year, rulebook) {
        do { facts = try Case(rulebook, year: year) } catch { throw error.quoting("year", String(year)) }
      } else {
        let years = rulebook.jurisdiction.years
        guard let today = CalendarDate(Terminal.today), years.contains(rulebook.jurisdiction.taxYear.year(of: today))
        else {
          throw Failure(Diagnostic(.noYear(first: years.lowerBound, last: years.upperBound)))
        }
        facts = try Case(rulebook, year: rulebook.jurisdiction.taxYear.year(of: today))
        Terminal.note("note: the year is \(facts.yearName), today's; --year says another")
      }
      facts.known = try calendarDate(known, "known")
      var wrong: [Diagnostic] = []
      for (name, value) in given where name != "year" && name != "date" {
        do { try facts.give(name, value) } catch { wrong.append(error.quoting(name, value)) }
      }
      if !wrong.isEmpty { throw Failure(wrong) }
      return facts
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  /// What is written once and used in other years must not be of today's year by chance.
  ///
  /// - Throws: `Failure` if neither an option nor a word says the year or the date.
  func requireYear(_ rulebook: Rulebook, given: [(name: String, value: String)]) throws {
    if year != nil || date != nil || given.contains(where: { $0.name == "year" || $0.name == "date" }) { return }
    let years = rulebook.jurisdiction.years
    throw Failure(Diagnostic(.noYear(first: years.lowerBound, last: years.upperBound)))
  }

  /// The year or date, which may be given as an option or as a word, once.
  private func only(_ name: String, option: String?, given: [(name: String, value: String)]) throws -> String? {
    let values = (option.map { [$0] } ?? []) + given.filter { $0.name == name }.map(\.value)
    guard Set(values).count <= 1 else {
      throw Failure.usage("the \(name) is given as \(values.joined(separator: " and as "))")
    }
    return values.first
  }
}

/// Splits words into facts (`NAME=VALUE`) and questions (`NAME`).
struct Words {
  /// The names of a list between commas, without spaces around them.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",").compactMap { name in
      let name = name.drop { $0 == " " }
      return name.last.map { _ in String(name.reversed().drop { $0 == " " }.reversed()) }
    }
  }

  /// Words with `zve = 60000` as one, however it is spaced.
  private static func joined(_ words: [String]) -> [String] {
    var (joined, goesOn) = ([String](), false)
    for word in words {
      let begins = word.hasPrefix("=") && !(joined.last?.contains("=") ?? true)
      if let last = joined.last, goesOn || begins {
        joined[joined.count - 1] = last + word
      } else {
        joined.append(word)
      }
      goesOn = (joined.last?.hasSuffix("=") ?? false) && (begins || (joined.last?.count ?? 0) > 1)
    }
    return joined
  }

  private(set) var given: [(name: String, value: String)] = []
  private(set) var asked: [String] = []

  /// - Throws: `Failure` if one of the words gives no fact; `remark` says what to write instead.
  func requireFacts(_ remark: (String) -> String = { _ in "" }) throws {
    if let word = asked.first { throw Failure.usage("'\(word)' is not NAME=VALUE" + remark(word)) }
  }

  init(_ words: [String]) {
    for word in Self.joined(words) {
      if let equals = word.firstIndex(of: "=") {
        given.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
      } else {
        asked += Self.list(word)
      }
    }
  }
}
