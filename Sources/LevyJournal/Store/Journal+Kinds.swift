import GRDB
import LevyModel
import LevyRules

extension Journal {
  /// A kind of entries.
  package struct Kind: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The direction of its money.
    package let flow: MoneyFlow

    /// Makes a kind.
    package init(name: String, flow: MoneyFlow) { (self.name, self.flow) = (name, flow) }

    /// Reads a row whose name is in a given column.
    init(_ row: Row, name column: String) throws {
      name = try row.value(column)
      flow = MoneyFlow(rawValue: try row.value("flow")) ?? .outgoing
    }
  }

  /// The kind of imported entries without a kind, which no fact counts.
  package static let unsorted = "unsorted"

  /// The kinds that the journal knows.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  package func kinds() throws(Diagnostic) -> [Kind] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT name, flow FROM kind ORDER BY name")
        .map { try Kind($0, name: "name") }
    }
  }

  /// Adds kinds, such as those in rule files.
  ///
  /// - Throws: `Diagnostic` if a name is not valid, or the file cannot be written.
  package func learn(_ kinds: [Kind]) throws(Diagnostic) {
    let known = Set(try self.kinds())
    let fresh = kinds.filter { !known.contains($0) }
    if fresh.isEmpty { return }
    for kind in fresh where !Self.isName(kind.name) {
      throw Diagnostic(
        .badValue(
          name: "kind", value: kind.name,
          expected: Wording("small letters, digits and _, such as books", "Kleinbuchstaben, Ziffern und _, etwa books"))
      )
    }
    try write { database in
      for kind in fresh {
        try database.execute(
          sql: "INSERT INTO kind VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET flow = excluded.flow",
          arguments: [kind.name, kind.flow.rawValue])
      }
    }
  }

  /// Returns the kind for a name as people type it.
  ///
  /// - Throws: `Diagnostic` with the nearest kinds if there is none.
  package func kind(named text: String) throws(Diagnostic) -> Kind {
    let name = text.lowercased().replacing("-", with: "_").replacing(" ", with: "_")
    let kinds = try kinds()
    if let kind = kinds.first(where: { $0.name == name }) { return kind }
    let names = kinds.map(\.name)
    throw Diagnostic(
      .badValue(
        name: "kind", value: text,
        expected: Wording("one of ", "eines von ") + Wording(inEnglish: names.joined(separator: ", "))
          + Wording("; --new-kind makes another", "; --new-kind legt ein anderes an"),
        nearest: NearestNames.of(name, among: names)))
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (97...122).contains(first) else { return false }
    return text.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
  }
}

extension Rulebook {
  /// The kinds of entries whose sums are facts.
  package var entryKinds: [Journal.Kind] {
    var kinds: [Journal.Kind] = []
    for case .input(let input) in variables.map(\.origin) {
      for (name, flow) in input.entries?.flows ?? [] where !kinds.contains(where: { $0.name == name }) {
        kinds.append(Journal.Kind(name: name, flow: flow))
      }
    }
    return kinds
  }
}
