import ExactNumbers
import LevyModel
import LevyRules

/// A command line with arguments quoted for a shell.
package struct CommandText {
  private var words: [String]

  package init(_ words: [String]) { self.words = ["levy"] + words }

  /// A command for a case: its jurisdiction, year, `known` day and facts, in a form that means the same in every
  /// language.
  package init(_ command: String, _ facts: Case, _ more: [String] = []) {
    words = ["levy", command, facts.rulebook.jurisdiction.code, "--year", facts.yearName]
    if !facts.isOfWholeYear { words += ["--date", facts.date.description] }
    if let known = facts.known { words += ["--known", known.description] }
    for (name, value) in facts.values { words.append("\(name)=\(Self.typed(value))") }
    words += more
  }

  /// A value in a form that can be typed in the language in force.
  private static func typed(_ value: Value) -> String {
    guard case .number(let number) = value, number.fractionDigits != nil, Language.current == .german else {
      return value.description
    }
    return value.description.replacing(".", with: ",")
  }

  package var text: String { words.map(Self.quoted).joined(separator: " ") }

  private static func quoted(_ word: String) -> String {
    // Invisible characters, and those that change the direction of text, are written by their code, as bash and zsh
    // read it.
    if word.unicodeScalars.contains(where: \.isUnseen) {
      return "$'" + word.unicodeScalars.map(spelled).joined() + "'"
    }
    let plain = word.allSatisfy { $0.isLetter && $0.isASCII || $0.isNumber && $0.isASCII || "-_=./,:".contains($0) }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\\" || scalar == "'" { return "\\" + String(scalar) }
    guard scalar.isUnseen else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let (mark, length) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
    return "\\\(mark)" + String(repeating: "0", count: length - digits.count) + digits
  }
}

extension Unicode.Scalar {
  /// True if it is invisible, or changes how other characters are shown.
  fileprivate var isUnseen: Bool { isObeyed || properties.generalCategory == .format }
}

extension Jurisdiction {
  /// An amount of money with its currency; other values as they are.
  package func written(_ text: String, _ type: ValueType) -> String {
    type == .money ? Self.written(text, in: currency) : text
  }

  /// An amount with the sign of its currency, which is given by its code.
  package static func written(_ text: String, in currency: String) -> String {
    switch currency {
    case "EUR": return text + " €"
    case "GBP":
      let sign = text.prefix { "+-".contains($0) }
      return sign + "£" + text.dropFirst(sign.count)
    case let code: return text + " " + code
    }
  }

  /// A value for people, with its currency.
  package func text(of value: Value, _ type: ValueType) -> String { written(Answer.text(of: value, type: type), type) }
}
