import GRDB
import LevyModel

/// A payee: all names in entries whose spellings count as the same.
package struct Payee: Sendable, Hashable {
  /// A name in one spelling.
  package struct Spelling: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The number of entries with the name.
    package let entries: Int
  }

  /// The spellings, the most frequent first.
  package let spellings: [Spelling]

  /// The most frequent spelling.
  package var name: String { spellings.first?.name ?? "" }
  /// The number of entries.
  package var entries: Int { spellings.reduce(0) { $0 + $1.entries } }
}

extension Journal {
  /// Returns the payees of all entries, by their names.
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

  /// Gives all entries with one of several payee names another name, in one step.
  ///
  /// - Parameter name: the name, which may be new.
  /// - Returns: the number of entries that changed.
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

  /// Gives all entries of each payee its most frequent spelling, in one step.
  ///
  /// - Returns: the number of entries that changed.
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
  /// Returns the common form of a name's spellings: small letters without accents, umlauts spelled out, HTML entities
  /// decoded, and one blank for any other characters. `Bauer` does not become `Baur`.
  static func spelling(of name: String) -> String { folded(withoutEntities(name), spellsOut: true) }

  /// Decodes HTML entities of letters such as `&uuml;` and `&#252;`; others stay as they are.
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
    // Accents are removed anyway: &eacute; becomes an e.
    guard let first = entity.first, first.isASCII, first.isLetter,
      ["acute", "grave", "circ", "tilde", "cedil", "ring", "caron"].contains(entity.dropFirst())
    else { return nil }
    return String(first)
  }

  private static let entities = [
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "amp": "&", "nbsp": " ",
    "quot": "\"", "apos": "'", "lt": "<", "gt": ">",
    // Some banks write the diaeresis alone.
    "uml": "ü",
  ]
}
