import LevyCalculator
import LevyModel
import LevyRules
import LevyScript

/// The wording of statutes, to be read beside the rules that cite them. Results do not depend on it.
///
/// It stands in Markdown files in the folder `statutes` of a jurisdiction. A section begins with a citation, perhaps with
/// the day from which the wording holds, and has a link, paragraphs, or both:
///
///     ## § 32a Abs. 1 EStG since 2026-01-01
///     <https://www.gesetze-im-internet.de/estg/__32a.html>
///
///     Die tarifliche Einkommensteuer bemisst sich nach dem zu versteuernden Einkommen. […]
package struct Statutes: Sendable {
  /// A section of a file.
  package struct Section: Sendable {
    package let citation: String
    /// The day from which the wording holds; nil if it holds for all days.
    package let since: CalendarDate?
    /// The address of the statute, which begins with `https://`.
    package fileprivate(set) var link: String?
    package fileprivate(set) var paragraphs: [String] = []
    let place: Place
    fileprivate let cited: Citation

    fileprivate init(citation: String, since: CalendarDate? = nil, place: Place) {
      (self.citation, self.since, self.place, cited) = (citation, since, place, Citation(citation))
    }

    /// Adds a line.
    ///
    /// - Parameter isNew: true if it follows an empty one.
    fileprivate mutating func add(_ line: Substring, isNew: Bool) {
      if link == nil, paragraphs.isEmpty, line.hasPrefix("<https://"), line.hasSuffix(">") {
        link = String(line.dropFirst().dropLast())
      } else if isNew || paragraphs.isEmpty || line.hasPrefix("- ") {
        paragraphs.append(String(line))
      } else {
        paragraphs[paragraphs.count - 1] += " \(line)"
      }
    }
  }

  private var sections: [Section] = []

  /// Reads the statutes of a jurisdiction.
  ///
  /// - Throws: `Diagnostic` if a file cannot be read or a section is not as above.
  package init(of rulebook: Rulebook) throws(Diagnostic) {
    for file in try RuleSources(.statutes, of: rulebook.sources).files { try read(file) }
  }

  private mutating func read(_ file: RuleFile) throws(Diagnostic) {
    let first = sections.count
    var isNew = true
    let lines = String(decoding: file.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let text = line.trimmed
      if text.hasPrefix("## ") {
        sections.append(try Self.section(text.dropFirst(3), at: Place(file: file.path, line: number + 1)))
      } else if !text.isEmpty, sections.count > first {
        sections[sections.count - 1].add(text, isNew: isNew)
      }
      isNew = text.isEmpty
    }
    for (place, section) in sections.enumerated().dropFirst(first) {
      if section.link == nil, section.paragraphs.isEmpty {
        throw Diagnostic(.declaration(section.citation, fault: .missingField("text")), at: section.place)
      }
      if let other = sections.prefix(place).first(where: {
        $0.citation == section.citation && $0.since == section.since
      }) {
        throw Diagnostic(.duplicateName(name: section.citation, first: other.place), at: section.place)
      }
    }
  }

  /// The section that a heading begins.
  private static func section(_ heading: Substring, at place: Place) throws(Diagnostic) -> Section {
    let words = heading.split(separator: " ")
    guard words.count > 2, words[words.count - 2] == "since" else {
      return Section(citation: words.joined(separator: " "), place: place)
    }
    let citation = words.dropLast(2).joined(separator: " ")
    guard let day = words.last.flatMap({ CalendarDate($0) }) else {
      throw Diagnostic(.declaration(citation, fault: .badDate(String(words[words.count - 1]))), at: place)
    }
    return Section(citation: citation, since: day, place: place)
  }

  /// The sections that sources cite, as they are worded on a day, in the order of the sources.
  package func cited(by sources: [String], on day: CalendarDate) -> [Section] {
    var found: [Section] = []
    for source in sources.map({ $0.split(separator: " ") }) {
      for section in sections where section.since ?? .distantPast <= day && section.cited.isIn(source) {
        guard let place = found.firstIndex(where: { $0.citation == section.citation }) else {
          found.append(section)
          continue
        }
        if found[place].since ?? .distantPast < section.since ?? .distantPast { found[place] = section }
      }
    }
    return found
  }

  /// What is wrong with the statutes of a jurisdiction: an error that its files cannot be read, or warnings for sections
  /// that none of the rules' sources cites.
  package static func findings(in rulebook: Rulebook) -> [(diagnostic: Diagnostic, isError: Bool)] {
    do throws(Diagnostic) {
      return try Statutes(of: rulebook).warnings(rulebook).map { ($0, false) }
    } catch {
      return [(error, true)]
    }
  }

  /// Warnings for the sections that none of the rules' sources cites.
  func warnings(_ rulebook: Rulebook) -> [Diagnostic] {
    let asked = rulebook.variables.compactMap { if case .input(let input) = $0.origin { input.source } else { nil } }
    let ruled = rulebook.variables.flatMap { $0.versions.map(\.source) }
    let sources = Set(rulebook.parameters.map(\.source) + rulebook.caveats.map(\.source) + asked + ruled)
      .map { $0.split(separator: " ") }
    return sections.filter { section in !sources.contains(where: section.cited.isIn) }
      .map { Diagnostic(.uncited(statute: $0.citation), at: $0.place) }
  }

  /// The sections that sources cite, to be read below an explanation.
  package func markup(citedBy sources: [String], on day: CalendarDate) -> Markup {
    var text = Markup()
    for section in cited(by: sources, on: day) {
      text.add(section.citation, .citation)
      if let since = section.since { text.add("  " + say("since", "seit") + " \(since)", .hint) }
      if let link = section.link { text.add("  \(link)", .place) }
      text.endLine()
      for paragraph in section.paragraphs {
        text.add("  \(paragraph)")
        text.endLine()
      }
    }
    return text
  }
}

/// A citation of a statute, as `§ 32a Abs. 1 EStG` or `TCA 1997 s. 15`.
private struct Citation: Sendable {
  private let words: [Substring]
  /// The number of words before the law that a German citation ends with.
  private let beforeLaw: Int

  init(_ text: String) {
    let words = text.split(separator: " ")
    let law = words.indices.dropFirst(2).first { place in
      words[place].first?.isUppercase == true && !words[place].hasSuffix(".") && words[place] != "Satz"
    }
    (self.words, beforeLaw) = (words, text.hasPrefix("§") ? law ?? words.count : words.count)
  }

  /// True if a source cites this. Its words follow one another there, but for other numbers after a plural (`§§ 31, 32
  /// EStG`, `ss. 15 and 16`) and for what is more exact before the law (`§ 32a Abs. 1 Satz 2 EStG`).
  ///
  /// - Parameter found: the words of the source.
  func isIn(_ found: [Substring]) -> Bool {
    found.indices.contains { start in
      var place = start
      var isPlural = false
      for (index, word) in words.enumerated() {
        while place < found.count, !Self.matches(found[place], word) {
          let isOther = isPlural && (found[place].first?.isNumber == true || Self.conjunctions.contains(found[place]))
          let isExact = index == beforeLaw && !found[place].hasPrefix("§") && !found[place - 1].hasSuffix(";")
          guard isOther || isExact else { return false }
          place += 1
        }
        guard place < found.count else { return false }
        isPlural = found[place] != word && Self.isPlural(found[place], of: word)
        place += 1
      }
      return true
    }
  }

  private static let conjunctions: Set<Substring> = ["and", "to", "or", "und", "bis", "oder"]

  private static func isPlural(_ word: Substring, of part: Substring) -> Bool {
    word == "§§" ? part == "§" : part.hasSuffix(".") && word == part.dropLast() + "s."
  }

  /// True if a word of a source is one of a citation, perhaps with something more exact or a mark after it.
  private static func matches(_ word: Substring, _ part: Substring) -> Bool {
    if isPlural(word, of: part) { return true }
    return word.hasPrefix(part) && word.dropFirst(part.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}

extension Answer {
  /// The statutes that its explanations cite.
  ///
  /// - Throws: `Diagnostic` if their files cannot be read.
  package func statutes(of rulebook: Rulebook, on day: CalendarDate, isBrief: Bool) throws(Diagnostic) -> Markup {
    let sources = lines.flatMap { $0.explanation?.sources(isBrief: isBrief) ?? [] }
    return try Statutes(of: rulebook).markup(citedBy: sources, on: day)
  }
}

extension Explanation {
  /// The sources of its rule and of the figures that this reads, and then of all that it rests on.
  ///
  /// - Parameter isBrief: only those of its own rule.
  package func sources(isBrief: Bool) -> [String] {
    var found: [String] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      if case .rule(let source, _) = next.origin, !found.contains(source) { found.append(source) }
      for use in next.parameters where !found.contains(use.source) { found.append(use.source) }
      if !isBrief { waiting += next.inputs.reversed() }
    }
    return found
  }
}
