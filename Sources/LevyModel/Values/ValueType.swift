import ExactNumbers

/// The type of a variable: the values that it may have.
public enum ValueType: Sendable, Hashable {
  /// An exact number of a unit: an amount of money, a rate or any other quantity.
  case quantity(Unit)
  /// A whole number from 0 to a maximum.
  case count(maximum: Int)
  /// One word of a list.
  case choice(Choice)
  /// Yes or no.
  case boolean
  /// A day.
  case date

  /// The words of a choice, and the other spellings that mean them.
  public struct Choice: Sendable, Hashable {
    /// The words, in order.
    public let options: [String]
    /// The labels of words, for people.
    public let labels: [String: String]
    /// The word for each accepted spelling: those in lower case, and the words as they are.
    package let lookup: [String: String]
    /// The spellings of a word with a number in it; `#` stands for the number.
    let patterns: [String: String]
    /// The name of the fact that the number within a word gives; nil if words contain none.
    package let numberFact: String?

    package init(options: [String], labels: [String: String], aliases: [String: [String]], numberFact: String?) {
      self.options = options
      self.labels = labels
      self.numberFact = numberFact
      var (lookup, patterns): ([String: String], [String: String]) = ([:], [:])
      for (word, others) in aliases {
        for other in others.map({ $0.lowercased() }) {
          if other.contains("#") { patterns[other] = word } else { lookup[other] = word }
        }
      }
      for (word, label) in labels { lookup[label.lowercased()] = word }
      for word in options { lookup[word.lowercased()] = word }
      for word in options { lookup[word] = word }
      (self.lookup, self.patterns) = (lookup, patterns)
    }

    /// Finds ambiguous aliases: those that mean two words, and those in which the number stands next to a digit, so
    /// that it could begin or end anywhere.
    package static func ambiguities(
      _ options: [String], _ aliases: [String: [String]]
    ) -> [(expected: String, found: String)] {
      let others = aliases.sorted { $0.key < $1.key }.flatMap { word, others in others.map { ($0.lowercased(), word) } }
      var (found, meanings): ([(expected: String, found: String)], [String: String]) = ([], [:])
      // Words that differ only in case are distinguished as they are.
      for word in options { meanings[word.lowercased()] = word }
      for (text, word) in others {
        let former = meanings.updateValue(word, forKey: text) ?? word
        if former == word || text == word.lowercased() { continue }
        let both = "'\(text)' for \(min(former, word)) and for \(max(former, word))"
        found.append(("aliases and labels of one word each", both))
      }
      for text in aliases.values.joined().sorted() where text.contains("#") {
        let parts = text.split(separator: "#", omittingEmptySubsequences: false)
        if parts.count == 2, parts[0].last?.isNumber != true, parts[1].first?.isNumber != true { continue }
        found.append(("one # in an alias, with no digit beside it", "'\(text)'"))
      }
      return found
    }

    /// The word with a spelling.
    package func word(for text: String) -> String? { lookup[text] ?? lookup[text.lowercased()] }

    /// The word and the number in a text that contains both, as `K475` means K and 475 if `K#` is an alias of K.
    package func wordWithNumber(for text: String) -> (word: String, number: Int)? {
      guard numberFact != nil, text.utf8.count <= Self.longestWordWithNumber, word(for: text) == nil else { return nil }
      let bytes = Array(text.utf8)
      var start = 0
      while let first = bytes[start...].firstIndex(where: Self.isDigit) {
        let end = bytes[first...].firstIndex { !Self.isDigit($0) } ?? bytes.count
        let around = [bytes[..<first], bytes[end...]].map { String(decoding: $0, as: UTF8.self) }
        if let word = patterns[around.joined(separator: "#").lowercased()],
          let number = Int(String(decoding: bytes[first..<end], as: UTF8.self))
        {
          return (word, number)
        }
        start = end
      }
      return nil
    }

    private static let longestWordWithNumber = 100

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  }

  /// The type's name in rule files.
  public var name: String {
    switch self {
    case .quantity(let unit): unit.rawValue
    case .count: "count"
    case .choice: "choice"
    case .boolean: "boolean"
    case .date: "date"
    }
  }

  /// True if its values are numbers.
  package var isNumeric: Bool {
    switch self {
    case .quantity, .count: true
    case .choice, .boolean, .date: false
    }
  }

  /// The problem with a text that is no value of this type.
  func problem(name: String, text: String, style: NumberStyle, help: String? = nil) -> Problem {
    if isNumeric, grain != nil,
      case .either(let decimal, let grouped)? = TypedNumber(text)?.reading(in: style, decimals: 2),
      accepted(.number(decimal)) != nil
    {
      return .ambiguous(name: name, value: text, readings: [decimal.unmistakable, grouped.unmistakable])
    }
    var nearest: [String] = []
    if case .choice(let choice) = self {
      nearest = NearestNames.of(text, among: choice.options + choice.labels.values)
    }
    let more = isLongList ? help.map { ". " + $0 } ?? "" : ""
    return .badValue(
      name: name, value: text, expected: expected(style) + Wording(inEnglish: more), nearest: nearest)
  }

  /// True if it is a choice with too many words to list.
  private var isLongList: Bool { if case .choice(let choice) = self { choice.options.count > 60 } else { false } }

  /// The values that may be given, for messages.
  package var expectation: String { expected(.inForce).text }

  /// The values that may be given, for messages in a number style.
  package func expected(_ style: NumberStyle) -> Wording {
    switch self {
    case .quantity(let unit): return unit.terms.expected(style)
    case .count(let most): return Wording("a whole number from 0 to \(most)", "eine ganze Zahl von 0 bis \(most)")
    case .choice(let choice) where isLongList:
      let (count, some) = (choice.options.count, choice.options.prefix(8).joined(separator: ", "))
      return Wording("one of \(count) words, such as \(some)", "eines von \(count) Wörtern, etwa \(some)")
    case .choice(let choice):
      let words = choice.options.joined(separator: ", ")
      return Wording("one of \(words)", "eines von \(words)")
    case .boolean: return Wording("yes or no (true or false)", "ja oder nein")
    case .date:
      let day = CalendarDate.lastDay(of: 2025)
      return Wording("a date, such as \(day)", "ein Tag, etwa \(day.inGerman)")
    }
  }
}

extension ValueType {
  /// Converts a value to the form of this type: a whole number for a count, a number for money; nil if it does not fit.
  package func accepted(_ value: Value) -> Value? {
    switch (self, value) {
    case (.quantity(let unit), .number(let number)): unit.has(number) ? value : nil
    case (.quantity, .count(let count)): .number(Exact(count))
    case (.boolean, .boolean), (.date, .date): value
    case (.count(let maximum), .count(let count)): (0...maximum).contains(count) ? value : nil
    case (.count(let maximum), .number(let number)):
      number.exactInt.flatMap { (0...maximum).contains($0) ? .count($0) : nil }
    case (.choice(let choice), .choice(let word)): choice.word(for: word).map { .choice($0) }
    case (_, .months(let months)): months.mapped(accepted).map { .months($0) }
    default: nil
    }
  }

  /// The largest amount: larger ones are typing errors, and all arithmetic on amounts up to it stays in range.
  package static let largestAmount = Exact(numerator: 1_000_000_000_000_000, scale: 0)
}
