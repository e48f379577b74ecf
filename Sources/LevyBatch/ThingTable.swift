import LevyCalculator
import LevyModel
import LevyRules
import Tables

/// A table of things that the rows of another table have several of, such as the pensions of taxpayers: a row for each
/// thing, with the key of the row to which it belongs. It is held in memory.
package struct ThingTable: Sendable {
  /// An owner of several things of the kind, chosen by the column `owner`.
  struct Owner: Sendable {
    /// The words in the column of owners that mean this one; for the taxpayer it may be empty.
    let words: [String]
    /// All things that the owner may have, in order.
    let members: [Person]
    /// The fact that is the number of these things.
    let counter: String
  }

  /// The place of a row: its chunk, and its index there.
  struct RowPlace: Sendable {
    let chunk: Int
    let row: Int
  }

  /// The name of the column of owners, which is no fact of a thing: rules have the same word.
  static let ownerColumn = Person.owner
  private static let mostProblems = 20

  let kind: String
  let file: String
  let owners: [Owner]
  /// The columns that give facts, by name and index.
  let facts: [(name: String, column: Int)]
  /// The rows of each key, by owner, in their order.
  private(set) var rows: [String: [[RowPlace]]] = [:]
  private let chunks: [RowChunk]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - kind: the kind of its rows: persons or things that the rules have several of.
  ///   - file: the name of the file, for messages.
  ///   - key: the column with the key.
  ///   - rulebook: the rules.
  /// - Throws: `BatchErrors` for columns that are no facts of the kind, and for rows that are malformed, do not state
  ///   their owner, or exceed the number that the rules allow.
  package init(
    _ kind: String, header: [String], chunks: [RowChunk], file: String, key: String, by rulebook: Rulebook
  ) throws(BatchErrors) {
    (self.kind, self.file, self.chunks) = (kind, file, chunks)
    owners = try Self.owners(of: kind, by: rulebook)
    let (found, columns) = (owners, header.enumerated().map { (name: $1, column: $0) })
    guard let keyColumn = header.firstIndex(of: key) else {
      throw BatchErrors(diagnostics: [
        Diagnostic(
          .unknownName(name: key, role: .column, nearest: NearestNames.of(key, among: header)),
          at: Place(file: file, line: 1))
      ])
    }
    facts = columns.filter { $0.column != keyColumn && $0.name != Self.ownerColumn }
    var problems = facts.filter { rulebook.slot(of: found[0].members[0].name(of: $0.name)) == nil }.map { fact in
      let known = rulebook.variables.filter { $0.person == found[0].members[0] }.map(\.field)
      return Diagnostic(
        .unknownName(name: fact.name, role: .column, nearest: NearestNames.of(fact.name, among: known)),
        at: Place(file: file, line: 1))
    }
    let ownerColumn = header.firstIndex(of: Self.ownerColumn)
    for (place, chunk) in chunks.enumerated() {
      for row in 0..<chunk.count where problems.count < Self.mostProblems {
        do throws(Diagnostic) {
          try add(RowPlace(chunk: place, row: row), of: chunk, key: (key, keyColumn), ownerColumn: ownerColumn)
        } catch {
          var error = error
          error.place = Place(file: file, line: chunk.line(row: row))
          problems.append(error)
        }
      }
    }
    if !problems.isEmpty { throw BatchErrors(diagnostics: problems) }
  }

  private mutating func add(
    _ place: RowPlace, of chunk: RowChunk, key: (name: String, column: Int), ownerColumn: Int?
  ) throws(Diagnostic) {
    if let flaw = chunk.flaw(row: place.row) {
      throw Diagnostic(.malformedRow(reason: Wording(inEnglish: flaw.reason)))
    }
    let value = chunk.string(row: place.row, column: key.column)
    if value.isEmpty { throw Diagnostic(.table(message: "there is no \(key.name), so that it is nobody's")) }
    let word = ownerColumn.map { chunk.string(row: place.row, column: $0) } ?? ""
    guard let owner = owners.firstIndex(where: { $0.words.contains(word) }) else {
      let words = owners.flatMap(\.words).filter { !$0.isEmpty }.map { "'\($0)'" }.joined(separator: " or ")
      throw Diagnostic(.table(message: "\(Self.ownerColumn) = '\(word.cut(to: 100))': expected \(words)"))
    }
    var lists = rows[value] ?? owners.map { _ in [] }
    if lists[owner].count == owners[owner].members.count {
      throw Diagnostic(
        .table(
          message:
            "\(key.name) \(value.cut(to: 100)) has more than \(lists[owner].count) of \(kind), which is the most "
            + "that the rules have"))
    }
    lists[owner].append(place)
    rows[value] = lists
  }

  /// The possible owners of things of a kind.
  private static func owners(
    of kind: String, by rulebook: Rulebook
  ) throws(BatchErrors) -> [Owner] {
    let household = rulebook.household
    let several = household.members.filter { !$0.isTaxpayer && !household.singles.contains($0) }
    let groups = Dictionary(grouping: several.filter { $0.kind == kind }) { $0.owner ?? 0 }.sorted { $0.key < $1.key }
    do throws(Diagnostic) {
      guard let first = groups.first?.value.first else {
        let kinds = Set(several.map(\.kind)).sorted()
        throw Diagnostic(
          .usage(
            .unknown(
              what: Wording("nobody has several of", "niemand hat mehrere"), name: kind, among: kinds, isListed: true)))
      }
      // For things whose owner is itself one of several, as tenants of houses, the rows cannot tell how many owners
      // there are.
      if household.counter(of: first) == nil || groups.contains(where: { several.contains(household.members[$0.key]) })
      {
        throw Diagnostic(
          .table(message: "no single fact says how many there are of \(kind): they have to be columns of the table"))
      }
      return groups.compactMap { owner, members in
        guard let counter = household.counter(of: members[0]) else { return nil }
        let person = household.members[owner]
        return Owner(
          words: person.isTaxpayer ? ["", person.kind] : [person.name], members: members, counter: counter)
      }
    } catch {
      throw BatchErrors(diagnostics: [error])
    }
  }

  /// The largest number of things that an owner has under one key.
  func most(of owner: Int) -> Int { rows.values.reduce(0) { max($0, $1[owner].count) } }

  /// Calls `body` with the text of a cell.
  func withCell<Result, Failure: Error>(
    _ place: RowPlace, column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try chunks[place.chunk].withCell(row: place.row, column: column, body)
  }

  /// The place of a row.
  func place(of row: RowPlace) -> Place { Place(file: file, line: chunks[row.chunk].line(row: row.row)) }
}
