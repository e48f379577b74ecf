import LevyModel
import LevyRules
import LevyScript
import LevyState

/// Parses the declaration of a form.
struct FormReader {
  private var reader: DeclarationReader
  private let raw: RawDeclaration
  private var years = 0...0
  /// The years for which the printed numbers are known.
  private var numbered = 0...0
  private var columns: [String] = []

  var diagnostics: [Diagnostic] { reader.diagnostics }

  init(_ raw: RawDeclaration) {
    self.raw = raw
    reader = DeclarationReader(raw)
  }

  mutating func form() -> TaxForm? {
    guard let fields = reader.fields(), let name = reader.name() else { return nil }
    let label = reader.translated("label", required: true)
    let source = reader.text("source", required: true)
    guard let years = range(fields["years"]) else {
      reader.fault(.wrongField("years", expected: Self.span, found: (fields["years"] ?? .absent).kind))
      return nil
    }
    (self.years, numbered) = (years, years)
    if let declared = fields["numbered"] {
      if let range = range(declared), years.contains(range.lowerBound), years.contains(range.upperBound) {
        numbered = range
      } else {
        reader.fault(.wrongField("numbered", expected: "years of the form", found: declared.summary))
      }
    }
    columns = (fields["of"]?.items ?? []).compactMap { TranslatedText($0)?.text }
    if let of = fields["of"], columns.isEmpty || columns.count != of.items?.count {
      reader.fault(.wrongField("of", expected: "a list of texts, one for each column", found: of.kind))
    }
    let hasPapers = reader.flag("papers") ?? false
    let isReceived = reader.flag("received") ?? false
    let lines = lines(fields["lines"] ?? .absent)
    checkRepeats(lines)
    guard let label, let source else { return nil }
    return TaxForm(
      name: name, label: label, source: source, years: years, columns: columns, hasPapers: hasPapers,
      isReceived: isReceived, lines: lines, place: raw.place)
  }

  /// Each line is stored for each year, so that the number of years is limited.
  private static let mostYears = 100
  private static let span = "the first and last year, such as { 2024, 2025 }, or the only one"

  private func range(_ value: DeclaredValue?) -> ClosedRange<Int>? {
    let years =
      value?.items?.compactMap { (item) -> Int? in if case .integer(let year) = item { year } else { nil } } ?? []
    guard let first = years.first, let last = years.last, years.count <= 2, years.count == value?.items?.count,
      first <= last, (1...9999).contains(first), last <= 9999, last - first < Self.mostYears
    else { return nil }
    return first...last
  }

  // MARK: Lines

  private mutating func lines(_ declared: DeclaredValue) -> [TaxForm.Line] {
    guard let items = declared.items, !items.isEmpty else {
      reader.fault(.wrongField("lines", expected: "a list of lines and headings", found: declared.kind))
      return []
    }
    var (lines, section) = ([TaxForm.Line](), String?.none)
    for (index, item) in items.enumerated() {
      if let heading = TranslatedText(item) {
        section = heading.text
        reader.checkVisible(heading.all, "lines")
      } else if let line = line(item, at: index + 1, in: section) {
        lines.append(line)
      }
    }
    return lines
  }

  private mutating func fault(_ position: Int, _ expected: String, found: String) {
    reader.fault(.wrongField("lines[\(position)]", expected: expected, found: found))
  }

  private mutating func line(_ declared: DeclaredValue, at position: Int, in section: String?) -> TaxForm.Line? {
    // Lua represents a line that has only its number as a list.
    let fields = declared.fields ?? (declared.items?.first).map { ["1": $0] } ?? [:]
    for name in fields.keys.filter({ !Self.fields.contains($0) }).sorted() {
      reader.fault(.unknownField("lines[\(position)].\(name)", nearest: NearestNames.of(name, among: Self.fields)))
    }
    guard let label = fields["label"].flatMap(TranslatedText.init) else {
      fault(position, "a label", found: fields["label"]?.kind ?? "none")
      return nil
    }
    reader.checkVisible(label.all, "lines")
    var own = years
    if let declared = fields["years"] {
      guard let range = range(declared), years.contains(range.lowerBound), years.contains(range.upperBound) else {
        fault(position, "years of the form", found: declared.summary)
        return nil
      }
      own = range
    }
    return TaxForm.Line(
      section: section, numbers: numbers(fields["1"], own, position), codes: codes(fields["code"], position),
      label: label.text, years: own, meaning: meaning(fields, position), position: position)
  }

  private static let fields: Set = [
    "1", "code", "label", "years", "is", "word", "part_of", "not_covered", "decides_nothing",
  ]

  /// The printed number for all years with known numbers, or a table of numbers by year.
  private mutating func numbers(_ declared: DeclaredValue?, _ years: ClosedRange<Int>, _ position: Int) -> [Int: String]
  {
    guard let declared else { return [:] }
    if let text = declared.text {
      reader.checkVisible([text], "lines")
      return Dictionary(uniqueKeysWithValues: years.filter(numbered.contains).map { ($0, text) })
    }
    var numbers: [Int: String] = [:]
    for (year, number) in declared.fields ?? [:] {
      if let year = Int(year), years.contains(year), let text = number.text { numbers[year] = text }
    }
    reader.checkVisible(numbers.values, "lines")
    if numbers.isEmpty || numbers.count != declared.fields?.count {
      fault(position, "a number as a text, or by year, such as { [2025] = \"31\" }", found: declared.summary)
    }
    return numbers
  }

  private mutating func codes(_ declared: DeclaredValue?, _ position: Int) -> [String] {
    guard let declared else { return [] }
    let codes = declared.text.map { [$0] } ?? declared.items?.compactMap(\.text) ?? []
    reader.checkVisible(codes, "lines")
    if codes.isEmpty || codes.count > max(1, columns.count) {
      fault(position, "a code as a text, or one for each column", found: declared.summary)
    }
    return codes
  }

  private mutating func meaning(_ fields: [String: DeclaredValue], _ position: Int) -> TaxForm.Meaning {
    let said = Self.meanings.filter { fields[$0] != nil }
    guard let field = said.first, let value = fields[field] else {
      if fields["word"] != nil { fault(position, "the fact that has the word, as 'is'", found: "none") }
      return .unknown
    }
    if said.count > 1 {
      fault(position, "one of " + Self.meanings.joined(separator: ", "), found: "both \(said[0]) and \(said[1])")
    }
    switch (field, value) {
    case ("not_covered", .boolean(true)): return .notCovered(caveat: nil)
    case ("not_covered", .text(let caveat)): return .notCovered(caveat: caveat)
    case ("decides_nothing", .boolean(true)): return .decidesNothing
    case ("is", _), ("part_of", _):
      guard let names = names(value) else {
        fault(position, "a name, or a list with the name or the names of each column, as '\(field)'", found: value.kind)
        return .unknown
      }
      if names.count > max(1, columns.count) {
        fault(position, "at most as many names as the form has columns ('of')", found: "\(names.count) of them")
        return .unknown
      }
      return field == "is" ? .value(columns: names, word: fields["word"]?.text) : .part(columns: names)
    default:
      fault(position, "'\(field)' = true" + (field == "not_covered" ? ", or a caveat" : ""), found: value.summary)
    }
    return .unknown
  }

  /// Parses a name, or for each column a name or the list of names that are added.
  private func names(_ value: DeclaredValue) -> [[String]]? {
    if let name = value.text { return [[name]] }
    let columns = (value.items ?? []).map { $0.text.map { [$0] } ?? $0.items?.compactMap(\.text) ?? [] }
    return columns.isEmpty || columns.contains([]) ? nil : columns
  }

  private static let meanings = ["is", "part_of", "not_covered", "decides_nothing"]

  /// Reports numbers, with their codes, that occur twice under a heading in a year.
  private mutating func checkRepeats(_ lines: [TaxForm.Line]) {
    for year in years {
      var seen: Set<[String]> = []
      for line in lines where line.years.contains(year) {
        // A line without a number in the year is identified by its words, and by its numbers in other years.
        let words = ["", line.section ?? "", line.label] + line.numbers.values.sorted() + line.codes
        let key = line.number(in: year).map { ["number", line.section ?? "", $0] + line.codes } ?? words
        if seen.insert(key).inserted { continue }
        fault(
          line.position, "a line of its own in each year",
          found: (line.number(in: year) ?? "'\(line.label)'") + " a second time")
        return
      }
    }
  }
}
