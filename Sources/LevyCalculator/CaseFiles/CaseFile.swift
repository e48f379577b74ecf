import LevyModel
import LevyRules
import LevyScript
import Tables

/// A case file: a text that people read and edit, with `NAME = VALUE` on each line and comments after `--` or `#`; or a
/// JSON object, in which the facts of a person may be grouped in an object or list.
///
/// `jurisdiction`, `year`, `date` and `known` determine the law; `year_before` is the file with the case of the year
/// before, and `year_before.NAME` a fact of that case. All other names are facts, or results that are given in place of
/// their rules.
package struct CaseFile: Sendable {
  /// A line of the file.
  package struct Line: Sendable {
    /// The name as written.
    package let name: String
    /// The value as written.
    package let text: String
    /// Its place in the file.
    package let place: Place
    /// True if it is a number or word of JSON, which means the same in every language.
    var isPlain = false
  }

  /// The jurisdiction, if the file names one.
  package private(set) var jurisdiction: String?
  /// The lines `year`, `date` and `known`, if there are any.
  package private(set) var law: [Line] = []
  /// The facts, in their order.
  package private(set) var facts: [Line] = []
  /// The line that names the file with the case of the year before.
  private var fileBefore: Line?
  /// The lines of the case of the year before.
  private var linesBefore: [Line] = []
  /// The file's path.
  package let path: String
  /// True if it was read from its path. Texts of other origin name no further files.
  private var isFile = false

  /// Reads and parses a file.
  ///
  /// - Throws: `Diagnostic` if it cannot be read, or for a line that is no `NAME = VALUE`.
  package init(path: String) throws(Diagnostic) {
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try FileTree.bytes(of: path)
    } catch {
      guard case .noFile(_, let reason) = error.problem else { throw error }
      // The help about rules folders would mislead.
      throw Diagnostic(.unreadable(path: path, reason: reason))
    }
    try self.init(String(decoding: bytes, as: UTF8.self), path: path)
    isFile = true
  }

  /// Parses a text.
  ///
  /// - Throws: `Diagnostic` for a line that is no `NAME = VALUE`.
  package init(_ text: String, path: String) throws(Diagnostic) {
    self.path = path
    if text.trimmingBlanks.hasPrefix("{") {
      try read(json: text)
      return
    }
    for (index, whole) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let place = Place(file: path, line: index + 1)
      let line = Self.withoutRemark(whole)
      if line.isEmpty { continue }
      guard let equals = line.firstIndex(of: "=") else {
        let expected = Wording(
          "expected NAME = VALUE, or a remark after --", "erwartet: NAME = WERT, oder nach -- eine Anmerkung")
        throw Diagnostic(.malformedRow(reason: Wording(inEnglish: "'\(line)': ") + expected), at: place)
      }
      let name = String(line[..<equals]).trimmingBlanks
      var value = String(line[line.index(after: equals)...]).trimmingBlanks
      if value.count >= 2, value.first == "\"", value.last == "\"" { value = String(value.dropFirst().dropLast()) }
      add(Line(name: name, text: value, place: place))
    }
  }

  private mutating func add(_ line: Line) {
    switch line.name {
    case "jurisdiction": jurisdiction = line.text
    case "year", "date", "known": law.append(line)
    case Self.before: fileBefore = line
    default:
      guard line.name.hasPrefix(Self.before + ".") else { return facts.append(line) }
      let name = String(line.name.dropFirst(Self.before.count + 1))
      linesBefore.append(Line(name: name, text: line.text, place: line.place, isPlain: line.isPlain))
    }
  }

  private static let before = "year_before"

  private init(_ lines: [Line], path: String) {
    self.path = path
    for line in lines { add(line) }
  }

  /// Parses a JSON object; null means not given.
  private mutating func read(json text: String) throws(Diagnostic) {
    do throws(JSONLeaves.Failure) {
      for leaf in try JSONLeaves(text).leaves {
        guard let text = leaf.text else { continue }
        let place = Place(file: path, line: leaf.line)
        add(Line(name: leaf.path.joined(separator: "."), text: text, place: place, isPlain: !leaf.isString))
      }
    } catch {
      throw Diagnostic(
        .malformedRow(reason: Wording(inEnglish: error.fault.words)), at: Place(file: path, line: error.line))
    }
  }

  private static func withoutRemark(_ line: Substring) -> String {
    var end = line.endIndex
    for index in line.indices where line[index] == "#" || line[index...].hasPrefix("--") {
      // Within a word it is no comment.
      if index == line.startIndex || line[line.index(before: index)].isWhitespace {
        end = index
        break
      }
    }
    return String(line[..<end]).trimmingBlanks
  }

  /// The value of `year`, `date` or `known`.
  package func law(_ name: String) -> String? { law.last { $0.name == name }?.text }

  /// Makes the case.
  ///
  /// - Parameter year: the year if the file states none, neither as `date` nor as `year`.
  /// - Throws: `Diagnostic` with the line of a name or value that the rules do not accept.
  package func facts(_ calculator: Calculator, year: Int? = nil) throws(Diagnostic) -> Case {
    try facts(calculator, year: year, before: nil)
  }

  /// Makes the case, which must be of the year before another if there is one.
  private func facts(_ calculator: Calculator, year: Int?, before next: Int?) throws(Diagnostic) -> Case {
    let rulebook = calculator.rulebook
    if next != nil, let jurisdiction, jurisdiction != rulebook.jurisdiction.code {
      throw Diagnostic(.otherRules(case: jurisdiction, rules: rulebook.jurisdiction.code))
    }
    let years = rulebook.jurisdiction.years
    let date = try law.last { $0.name == "date" }.map { (line) throws(Diagnostic) in try Self.day(line) }
    let taxYear = rulebook.jurisdiction.taxYear
    guard let year = date.map(taxYear.year) ?? law("year").flatMap(taxYear.year(named:)) ?? year else {
      throw Diagnostic(.noYear(first: years.lowerBound, last: years.upperBound), at: law.first?.place)
    }
    guard years.contains(year) else {
      throw Diagnostic(
        .yearOutside(year: String(year), first: years.lowerBound, last: years.upperBound), at: law.first?.place)
    }
    if let next, year != next - 1 {
      let reason = Wording(
        "the year before \(next) is \(next - 1), and the case is of \(year)",
        "das Jahr vor \(next) ist \(next - 1), und der Fall ist von \(year)")
      throw Diagnostic(.malformedRow(reason: reason), at: law.first?.place)
    }
    var made = try Case(rulebook, year: year)
    // A year implies its last day, so the date is applied last, wherever it is written.
    for line in law.filter({ $0.name != "date" }) + law.filter({ $0.name == "date" }) {
      try Self.located(at: line.place) { () throws(Diagnostic) in
        if line.name == "known" {
          made.known = try Self.day(line)
          return
        }
        if line.name == "date", let date, law("year") != nil, taxYear.year(of: date) != made.year {
          throw Diagnostic(.dateOutsideYear(date: date.description, year: made.year))
        }
        try made.give(line.name, line.text)
      }
    }
    for line in facts {
      try Self.located(at: line.place) { () throws(Diagnostic) in
        if line.isPlain { return try made.give(line.name, line.text, style: .plain) }
        let value = try calculator.value(line.text, for: line.name, in: made)
        try made.give(line.name, value, typed: line.text)
      }
    }
    if var before = try caseBefore(calculator, made.year) {
      before.known = before.known ?? made.known
      try calculator.carry(from: before, to: &made)
    }
    return made
  }

  /// The case of the year before, if the file has one. Years fall from file to file, so that they come to an end.
  private func caseBefore(_ calculator: Calculator, _ year: Int) throws(Diagnostic) -> Case? {
    guard let line = fileBefore else {
      if linesBefore.isEmpty { return nil }
      return try Self(linesBefore, path: path).facts(calculator, year: year - 1, before: year)
    }
    if let other = linesBefore.first {
      throw Diagnostic(.givenTwice(name: "\(Self.before).\(other.name)", other: Self.before), at: other.place)
    }
    return try Self.located(at: line.place) { () throws(Diagnostic) in
      guard isFile else {
        let reason = Wording(
          "\(Self.before) names a file; give \(Self.before).NAME = VALUE for facts of the year before",
          "\(Self.before) nennt eine Datei; Angaben des Vorjahres als \(Self.before).NAME = WERT machen")
        throw Diagnostic(.malformedRow(reason: reason))
      }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      let file = try CaseFile(path: line.text.hasPrefix("/") ? line.text : folder + line.text)
      return try file.facts(calculator, year: year - 1, before: year)
    }
  }

  private static func day(_ line: Line) throws(Diagnostic) -> CalendarDate {
    try located(at: line.place) { () throws(Diagnostic) in try CalendarDate(typed: line.text, for: line.name) }
  }

  private static func located<Result>(
    at place: Place, _ work: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    do {
      return try work()
    } catch {
      var located = error
      located.place = place
      throw located
    }
  }
}

extension Case {
  /// The beginning of case files, by which they are recognised.
  package static let firstLine = "-- A case of levy"

  /// The case as a file that `CaseFile` parses and a person can edit. Facts from a journal are left out.
  package var fileText: String {
    var text = "\(Self.firstLine): NAME = VALUE on each line, remarks after two dashes.\n"
    text += "jurisdiction = \(rulebook.jurisdiction.code)\nyear = \(year)\n"
    if !isOfWholeYear { text += "date = \(date)\n" }
    if let known { text += "known = \(known)\n" }
    let given = withoutSums.values.compactMap { fact in
      rulebook[fact.name].map { (variable: $0, value: fact.value) }
    }
    let headings = given.reduce(into: [String]()) { headings, fact in
      if !headings.contains(fact.variable.heading) { headings.append(fact.variable.heading) }
    }
    for heading in headings {
      text += "\n" + (heading.isEmpty ? "" : "-- \(heading)\n")
      for fact in given where fact.variable.heading == heading {
        let value = fileText(of: fact.variable.name, fact.value)
        text += "\(fact.variable.name) = \(value)  -- \(fact.variable.label)\n"
      }
    }
    // Parsing the file fails at these lines, so that there is no result without the facts.
    if !misread.isEmpty { text += "\n-- Not understood\n" }
    for wrong in misread.sorted(by: { $0.key < $1.key }).map(\.value) { text += line(of: wrong) }
    return text
  }

  /// A line that cannot be parsed, whatever the user typed. Only a number is left as it is: any other text might be an
  /// expression, end at a comment mark, or determine the law.
  private func line(of wrong: Misreading) -> String {
    let isFact =
      switch rulebook[wrong.name]?.origin {
      case nil, .calendar: false
      default: true
      }
    let isNumber = wrong.text.utf8.allSatisfy { (48...57).contains($0) || [32, 44, 46].contains($0) }
    let name = String(wrong.name.map { $0.isLetter || $0.isNumber || "_.".contains($0) ? $0 : "?" })
    return "\(isFact ? "" : "?")\(name) = \(isFact && !isNumber ? "? " : "")\(wrong.text.visible())\n"
  }
}

extension Variable {
  /// The heading in forms and files.
  package var heading: String { isInput ? section ?? "" : say("Given in place of rules", "Statt der Regel angegeben") }
}
