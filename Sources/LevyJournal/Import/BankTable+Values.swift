import ExactNumbers
import LevyModel

/// Parsing of the values in a bank's table. A table has one style of numbers and one of days, which must fit all rows.
extension BankTable {
  /// A row with its parsed entry, or its error.
  struct Reading {
    let line: Int
    let content: Result<EntryContent, Diagnostic>
  }

  /// Determines the styles of numbers and days.
  ///
  /// - Throws: `Diagnostic` if two styles fit and differ in meaning.
  mutating func settle(path: String) throws(Diagnostic) {
    if format.numbers == nil {
      let amounts = rows.flatMap { row in
        [BankField.amount, .credit, .debit].compactMap { row.cells[$0] }.filter { !$0.isEmpty }
      }
      let fitting = Self.fitting([NumberStyle.plain, .english, .german], amounts) { Self.cents($0, $1)?.count }
      guard fitting.count < 2 else {
        throw Diagnostic(
          .usage(
            .other(
              Wording(
                "\(path): its amounts, such as \(fitting[1].example), can be read in two ways",
                "\(path): die Beträge, etwa \(fitting[1].example), sind auf zwei Weisen zu lesen"),
              help: Wording(
                "say which: --numbers english for 1,234.50, --numbers german for 1.234,50",
                "angeben, wie: --numbers english für 1,234.50, --numbers german für 1.234,50"))))
      }
      format.numbers = fitting.first?.way ?? .plain
    }
    if format.isMonthFirst == nil {
      let days = rows.compactMap { $0.cells[.day] }
      let fitting = Self.fitting([false, true], days) { Self.day($0, isMonthFirst: $1) }
      guard fitting.count < 2 else {
        throw Diagnostic(
          .usage(
            .other(
              Wording(
                "\(path): its days, such as \(fitting[1].example), can be read in two ways",
                "\(path): die Tage, etwa \(fitting[1].example), sind auf zwei Weisen zu lesen"),
              help: Wording(
                "say which: --dates day-first or --dates month-first",
                "angeben, wie: --dates day-first oder --dates month-first"))))
      }
      format.isMonthFirst = fitting.first?.way ?? false
    }
  }

  /// The styles that fit the most texts; of these the first, and others that parse some text differently from it.
  private static func fitting<Way, Meaning: Equatable>(
    _ ways: [Way], _ texts: [String], _ meaning: (String, Way) -> Meaning?
  ) -> [(way: Way, example: String)] {
    let read = ways.map { way in texts.map { meaning($0, way) } }
    let counts = read.map { $0.count { $0 != nil } }
    guard let most = counts.max(), most > 0 else { return [] }
    var found: [(way: Way, example: String, index: Int)] = []
    for index in ways.indices where counts[index] == most {
      guard let first = found.first else {
        found.append((ways[index], "", index))
        continue
      }
      if let place = texts.indices.first(where: { read[index][$0] != read[first.index][$0] }) {
        found.append((ways[index], "'\(texts[place])'", index))
      }
    }
    return found.map { ($0.way, $0.example) }
  }

  /// Parses the rows. Money that comes in is positive, as in the tables of banks.
  func readings(path: String, source: String) -> [Reading] {
    let (style, isMonthFirst) = (format.numbers ?? .plain, format.isMonthFirst ?? false)
    return rows.map { row in
      let place = Place(file: path, line: row.line)
      func wrong(_ field: BankField, _ expected: Wording) -> Reading {
        Reading(
          line: row.line,
          content: .failure(
            Diagnostic(
              .badValue(
                name: format.columns[field] ?? field.rawValue, value: row.cells[field] ?? "",
                expected: expected),
              at: place)))
      }
      guard let day = Self.day(row.cells[.day] ?? "", isMonthFirst: isMonthFirst) else {
        return wrong(
          .day, Wording("a day, such as 2025-03-14 or 14.03.2025", "ein Tag, etwa 2025-03-14 oder 14.03.2025"))
      }
      var cents: Cents?
      if format.columns[.amount] != nil {
        cents = Self.cents(row.cells[.amount] ?? "", style)
      } else {
        let credit = row.cells[.credit] ?? "", debit = row.cells[.debit] ?? ""
        let sides = [
          credit.isEmpty ? Cents(0) : Self.cents(credit, style), debit.isEmpty ? Cents(0) : Self.cents(debit, style),
        ]
        if let credit = sides[0], let debit = sides[1], credit.count != 0 || debit.count != 0 {
          cents = Cents(abs(credit.count) - abs(debit.count))
        }
      }
      guard let cents else { return wrong(.amount, Wording("an amount of whole cents", "ein Betrag in ganzen Cent")) }
      var content = EntryContent(day: day, cents: cents, kind: row.cells[.kind] ?? "")
      content.payee = row.cells[.payee] ?? ""
      content.note = row.cells[.note] ?? ""
      content.place = row.cells[.place] ?? ""
      content.payType = row.cells[.payType] ?? ""
      content.source = source
      content.sourceID = row.cells[.id].flatMap { $0.isEmpty ? nil : $0 }
      return Reading(line: row.line, content: .success(content))
    }
  }

  // MARK: Texts

  private static func cents(_ text: String, _ style: NumberStyle) -> Cents? {
    var digits = text.replacing("\u{2212}", with: "-").filter {
      !$0.isWhitespace && $0 != "\u{A0}" && $0 != "€" && $0 != "£"
    }
    for code in ["EUR", "GBP"] where digits.hasSuffix(code) { digits.removeLast(3) }
    if digits.hasPrefix("+") { digits.removeFirst() }
    if digits.hasSuffix("-") { digits = "-" + digits.dropLast() }
    return (try? Exact(parsing: digits, style: style)).flatMap { Cents($0) }
  }

  /// Completes a year of two digits: it is among the hundred years that end with the next one, since banks report the
  /// past, and future days only of the near future.
  private static func fullYear(_ digits: Int) -> Int {
    let last = CalendarDate.today.year + 1
    return last - (last - digits) % 100
  }

  private static func day(_ text: String, isMonthFirst: Bool) -> CalendarDate? {
    // A time may follow the day.
    var text = String(text.prefix { $0 != " " && $0 != "T" })
    let parts = text.split(separator: ".")
    if parts.count == 3, parts[2].count == 2, let year = Int(parts[2]) {
      text = "\(parts[0]).\(parts[1]).\(fullYear(year))"
    }
    let days = CalendarDate.readings(of: text, language: nil)
    if days.count == 2 { return days[isMonthFirst ? 1 : 0] }
    guard let day = days.first else { return nil }
    // In 13/05/2025 only the day can come first.
    if text.contains("/"), let first = text.split(separator: "/").first, first.count <= 2 {
      if isMonthFirst, Int(first) != day.month { return nil }
      if !isMonthFirst, Int(first) != day.day { return nil }
    }
    return day
  }
}
