import LevyCalculator

/// In how many rows something is to be said: what was assumed, which caveats concern them, which facts they give for nothing.
struct RowCounts {
  /// Rows whose results stand on the default of an input, by its slot.
  private(set) var assumed: [Int: Int] = [:]
  /// Rows that a caveat concerns, by its place.
  private(set) var concerned: [Int: Int] = [:]
  /// Rows that give a fact which no result reads, by its slot.
  private(set) var unread: [Int: Unread] = [:]

  /// In how many rows a fact is given for nothing, the first of them, and what it is there, once somebody has looked.
  struct Unread {
    var rows: Int
    var first: Int
    var fact: UnusedFact?
  }

  mutating func note(assumed slot: Int, _ rows: Int) { if rows > 0 { assumed[slot, default: 0] += rows } }

  mutating func note(caveat: Int, _ rows: Int) { if rows > 0 { concerned[caveat, default: 0] += rows } }

  /// - Parameter first: the first of the rows.
  mutating func note(unread slot: Int, _ rows: Int, first: Int) {
    guard rows > 0 else { return }
    add(Unread(rows: rows, first: first), slot: slot)
  }

  private mutating func add(_ other: Unread, slot: Int) {
    guard var all = unread[slot] else { return unread[slot] = other }
    all.rows += other.rows
    if other.first < all.first { (all.first, all.fact) = (other.first, other.fact) }
    unread[slot] = all
  }

  /// Looks at facts of which nobody has, in the first of the rows, together at those of one row.
  mutating func explain(_ look: (_ slots: [Int], _ row: Int) -> [Int: UnusedFact]) {
    let open = Dictionary(grouping: unread.filter { $0.value.fact == nil }.keys) { unread[$0]?.first ?? 0 }
    for (row, slots) in open {
      for (slot, fact) in look(slots.sorted(), row) { unread[slot]?.fact = fact }
    }
  }

  /// Adds what was counted of other rows, each of which is called `row` here.
  mutating func add(_ other: RowCounts, row: (Int) -> Int = { $0 }) {
    assumed.merge(other.assumed, uniquingKeysWith: +)
    concerned.merge(other.concerned, uniquingKeysWith: +)
    for (slot, var found) in other.unread {
      found.first = row(found.first)
      add(found, slot: slot)
    }
  }
}
