import GRDB
import LevyModel

/// A payee as entries name them: all names that are spelled alike.
package struct Payee: Sendable, Hashable {
  /// A name in one spelling.
  package struct Spelling: Sendable, Hashable {
    /// The name.
    package let name: String
    /// How many entries have it.
    package let entries: Int
  }

  /// The spellings, those first that most entries have.
  package let spellings: [Spelling]

  /// The name that most entries have.
  package var name: String { spellings.first?.name ?? "" }
  /// How many entries there are.
  package var entries: Int { spellings.reduce(0) { $0 + $1.entries } }
}

extension Journal {
  /// The payees of all entries, by their names.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  package func payees() throws(Diagnostic) -> [Payee] {
    let spellings = try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT payee, count(*) AS entries FROM entry WHERE NOT removed AND payee <> '' GROUP BY payee
          ORDER BY entries DESC, payee
          """
      ).map { Payee.Spelling(name: try $0.value("payee"), entries: try $0.value("entries")) }
    }
    return Dictionary(grouping: spellings) { Folding.spelling(of: $0.name) }.sorted { $0.key < $1.key }
      .map { Payee(spellings: $0.value) }
  }

  /// Gives all entries with one of several payees another name, in one step.
  ///
  /// - Parameter name: the name, which may be new.
  /// - Returns: how many entries had another one.
  /// - Throws: `Diagnostic` if no entry has one of the names, the new one is empty, or the file cannot be written.
  package func unify(_ names: [String], as name: String) throws(Diagnostic) -> Int {
    if name.isEmpty {
      throw Diagnostic(.badValue(name: "into", value: "", expected: Wording("a name", "ein Name")))
    }
    let known = try payees().flatMap(\.spellings).map(\.name)
    for other in names where !known.contains(other) {
      throw Diagnostic(
        nothing: "no entry is with '\(other)'", "kein Eintrag ist mit „\(other)“",
        help: Wording("levy journal payees shows the names", "levy journal payees zeigt die Namen"))
    }
    return try unify([(names, name)], "one name for a payee: \(name)")
  }

  /// Gives all entries of each payee the spelling that most of them have, in one step.
  ///
  /// - Returns: how many entries had another one.
  /// - Throws: `Diagnostic` if the file cannot be written.
  package func unifyAlike() throws(Diagnostic) -> Int {
    let several = try payees().filter { $0.spellings.count > 1 }
    if several.isEmpty { return 0 }
    return try unify(several.map { ($0.spellings.map(\.name), $0.name) }, "one name for each payee")
  }

  private func unify(_ payees: [(names: [String], name: String)], _ what: String) throws(Diagnostic) -> Int {
    try step(what) { database, step in
      var changed = 0
      for (names, name) in payees {
        for other in Set(names) where other != name {
          let numbers = try Int64.fetchAll(
            database, sql: "SELECT id FROM entry WHERE payee = ? AND NOT removed", arguments: [other])
          for number in numbers { try Self.keep(number, before: step, in: database) }
          try database.execute(
            sql: """
              UPDATE entry SET payee = ?,
                searched = levy_fold(? || ' ' || note || ' ' || place || ' ' || kind || ' ' || pay_type)
              WHERE payee = ? AND NOT removed
              """, arguments: [name, name, other])
          changed += numbers.count
        }
      }
      return changed
    }
  }
}

extension Folding {
  /// What the spellings of a name have in common: small letters without accents, umlauts spelled out, one blank for all
  /// that is neither letter nor digit, and letters for what an HTML page has in place of them. `Bauer` is not `Baur`.
  static func spelling(of name: String) -> String { folded(withoutEntities(name), spellsOut: true) }

  /// The text with letters in place of `&uuml;`, `&#252;` and the like; what is none of these stays.
  private static func withoutEntities(_ text: String) -> String {
    var (out, rest) = ("", Substring(text))
    while let start = rest.firstIndex(of: "&") {
      out += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(10).firstIndex(of: ";"), let letter = letter(rest[rest.index(after: start)..<end])
      else {
        out.append("&")
        rest = rest.dropFirst()
        continue
      }
      out += letter
      rest = rest[rest.index(after: end)...]
    }
    return out + rest
  }

  private static func letter(_ entity: Substring) -> String? {
    if entity.hasPrefix("#") {
      let digits = entity.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { String($0) }
    }
    if let named = entities[String(entity)] { return named }
    // Accents fold away: &eacute; is an e.
    guard let first = entity.first, first.isASCII, first.isLetter,
      ["acute", "grave", "circ", "tilde", "cedil", "ring", "caron"].contains(entity.dropFirst())
    else { return nil }
    return String(first)
  }

  private static let entities = [
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "amp": "&", "nbsp": " ",
    "quot": "\"", "apos": "'", "lt": "<", "gt": ">",
    // Some bank writes the dots alone.
    "uml": "ü",
  ]
}
