#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension CalendarDate {
  /// Today, by the system's clock and time zone.
  public static var today: CalendarDate {
    var (now, local) = (time(nil), tm())
    localtime_r(&now, &local)
    return CalendarDate(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
      ?? distantFuture
  }

  /// Parses a typed day: `2025-06-30`, `30.06.2025`, `30/6/2025`, `30 June 2025`, `today`.
  ///
  /// - Parameter name: the name of the day, for errors.
  /// - Throws: `Diagnostic` if the text is no day, or could be two, as `03/04/2025`.
  package init(typed text: String, for name: String) throws(Diagnostic) {
    let days = Self.readings(of: text, language: .current)
    guard let day = days.first else {
      throw Diagnostic(ValueType.date.problem(name: name, text: text, style: .inForce))
    }
    if days.count > 1 {
      throw Diagnostic(.ambiguous(name: name, value: text, readings: days.map(\.description)))
    }
    self = day
  }

  /// The days that a typed text may mean: none, one, or two if the order of day and month is unclear.
  ///
  /// With points, and in Irish English, the day comes first; otherwise the order is open.
  package static func readings(of text: String, language: Language?, today: CalendarDate = .today) -> [CalendarDate] {
    let text = text.withSimpleBlanks.lowercased()
    if let day = CalendarDate(text) { return [day] }
    if text == "today" || text == "heute" { return [today] }
    var (words, marks) = parts(text)
    if words.count == 3, let month = words.firstIndex(where: { months[$0] != nil }), month < 2 {
      // 15 June 1980, 15. Juni 1980, June 15, 1980
      let number = months[words[month]]
      guard ["", "."].contains(marks[0]), ["", ",", "."].contains(marks[1]) else { return [] }
      for ending in ["st", "nd", "rd", "th"] where words[1 - month].hasSuffix(ending) {
        words[1 - month].removeLast(2)
      }
      return [day(words[2], number, words[1 - month])].compactMap(\.self)
    }
    guard words.count == 3, marks[0] == marks[1], ["-", "/", "."].contains(marks[0]) else { return [] }
    // With blanks it would be a sum or a quotient.
    if marks[0] != ".", text.contains(" ") { return [] }
    let numbers = words.map { Int($0) }
    if words[0].count == 4 { return marks[0] == "." ? [] : [day(words[0], numbers[1], words[2])].compactMap(\.self) }
    let dayFirst = day(words[2], numbers[1], words[0])
    let isSettled = marks[0] == "." || language == .english
    let monthFirst = isSettled ? nil : day(words[2], numbers[0], words[1])
    return [dayFirst, monthFirst == dayFirst ? nil : monthFirst].compactMap(\.self)
  }

  private static func day(_ year: String, _ month: Int?, _ day: String) -> CalendarDate? {
    guard year.count == 4, (1...2).contains(day.count), let year = Int(year), let month, let day = Int(day) else {
      return nil
    }
    return CalendarDate(year: year, month: month, day: day)
  }

  /// Splits a text into words of letters and digits, and the separators between them, without blanks.
  private static func parts(_ text: String) -> (words: [String], marks: [String]) {
    var (words, marks, isInWord) = ([String](), [String](), false)
    for character in text {
      if character.isLetter || ("0"..."9").contains(character) {
        if isInWord { words[words.count - 1].append(character) } else { words.append(String(character)) }
        isInWord = true
      } else {
        if isInWord { marks.append("") }
        isInWord = false
        // A separator before the first or after the last word is not allowed.
        if words.isEmpty { return ([], []) }
        if character != " " { marks[marks.count - 1].append(character) }
      }
    }
    return marks.count == words.count ? ([], []) : (words, marks)
  }

  private static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let german = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
    "Dezember",
  ]

  /// The name of a calendar month, from 1 to 12; empty for another number.
  package static func nameOfMonth(_ month: Int, in language: Language?) -> String {
    let names = language == .german ? german : english
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  /// The name of a calendar month in rules, from 1 to 12: `may`.
  package static func monthInRules(_ month: Int) -> String { nameOfMonth(month, in: nil).lowercased() }

  /// The months by their names and abbreviations, in lower case.
  static let months: [String: Int] = {
    let short = [
      ["jan", "jänner"], ["feb"], ["mar", "mär", "mrz"], ["apr"], [], ["jun"], ["jul"], ["aug"], ["sep", "sept"],
      ["oct", "okt"], ["nov"], ["dec", "dez"],
    ]
    return (1...12).reduce(into: [:]) { months, month in
      let names = [nameOfMonth(month, in: nil), nameOfMonth(month, in: .german)].map { $0.lowercased() }
      for name in names + short[month - 1] { months[name] = month }
    }
  }()
}
