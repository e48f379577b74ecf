import Levy
import LevyTerminal

/// The words of a command line: facts (`NAME=VALUE`) and questions (`NAME`).
struct Words {
  /// Splits a list at its commas, without blanks around the names.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",").compactMap { name in
      let name = name.drop { $0 == " " }
      return name.last.map { _ in String(name.reversed().drop { $0 == " " }.reversed()) }
    }
  }

  /// Returns the names in an option; nil if it is not given.
  ///
  /// - Throws: `Failure` if it is given and contains no name, as in `,,,`: nothing that it could stand for was
  ///   requested.
  static func list(_ text: String?, of option: String) throws -> [String]? {
    guard let text else { return nil }
    let names = list(text)
    if names.isEmpty {
      throw Failure.usage(
        "--\(option) '\(text)' names nothing; it takes names between commas",
        "--\(option) '\(text)' nennt nichts; es nimmt Namen zwischen Kommas")
    }
    return names
  }

  /// Joins words such as `zve = 60000`, whatever their spacing.
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
  /// The problems of the words.
  private(set) var wrong: [Diagnostic] = []

  init(_ words: [String]) {
    for word in Self.joined(words) {
      if let equals = word.firstIndex(of: "=") {
        given.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
      } else {
        let names = Self.list(word)
        // Commas alone are an unknown name, not an empty list.
        asked += names.isEmpty && !word.isEmpty ? [word] : names
      }
    }
  }

  /// - Throws: `Failure` if one of the words is not a fact; `remark` returns advice on it.
  func requireFacts(_ remark: (String) -> Wording? = { _ in nil }) throws {
    guard let word = asked.first else { return }
    let wrong = Wording("'\(word)' is not NAME=VALUE", "'\(word)' ist nicht NAME=WERT")
    throw Failure.usage(.other(remark(word).map { wrong + Wording(inEnglish: "; ") + $0 } ?? wrong))
  }

  /// The advice on how a command that computes tables is asked for results.
  static func naming(_ result: String) -> Wording {
    Wording("to ask for results write --output \(result)", "nach Ergebnissen fragt --output \(result)")
  }

  /// Parses the facts of an option such as `--to`, which replace those of a case.
  ///
  /// - Throws: `Failure` if one of the words is not a fact.
  static func changes(_ words: [String], option: String, _ rulebook: Rulebook) throws -> [Variation.Fact] {
    var words = Words(words)
    words.settle(by: rulebook)
    try words.requireFacts { _ in
      Wording("\(option) takes facts, such as filing=joint", "\(option) nimmt Angaben, etwa filing=joint")
    }
    return words.given.map { Variation.Fact(name: $0.name, text: $0.value) }
  }

  /// Corrects names that differ from those of the rules only in capitals, with a note, and records words that are not
  /// names.
  mutating func settle(by rulebook: Rulebook, others: [String] = []) {
    func spelled(_ name: String) -> String {
      guard let meant = rulebook.name(typed: name), meant != name else { return name }
      Terminal.note(say("note: \(name) is taken as \(meant)", "Hinweis: \(name) gilt als \(meant)"))
      return meant
    }
    given = given.map { (spelled($0.name), $0.value) }
    asked = asked.map(spelled)
    wrong = asked.indices.compactMap { place in
      let name = asked[place]
      if others.contains(name) { return nil }
      do throws(Diagnostic) {
        _ = try rulebook.variable(named: name)
        return nil
      } catch {
        return misplacedValue(place, rulebook) ?? error
      }
    }
  }

  /// The problem of a value beside the name for which it is meant: `60000 zve`.
  private func misplacedValue(_ place: Int, _ rulebook: Rulebook) -> Diagnostic? {
    let beside = [place + 1, place - 1].filter(asked.indices.contains).map { asked[$0] }
    guard let name = beside.first(where: { (try? rulebook.value(asked[place], for: $0)) != nil }) else { return nil }
    return Diagnostic(
      usage: "'\(asked[place])' is a value without a name", "'\(asked[place])' ist ein Wert ohne Namen",
      help: Wording("write \(name)=\(asked[place])", "\(name)=\(asked[place]) schreiben"))
  }
}
