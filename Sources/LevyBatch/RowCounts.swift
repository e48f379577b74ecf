import LevyCalculator
import LevyModel
import LevyRules

/// Numbers of rows for remarks: defaults that were read, estimates, caveats that apply, given facts that are unused.
struct RowCounts {
  /// The number of rows whose results read the default of an input, by its slot.
  private(set) var assumed: [Slot: Int] = [:]
  /// The number of rows whose results depend on an estimate of a fact, by its slot.
  private(set) var estimated: [Slot: Int] = [:]
  /// The number of rows to which a caveat applies.
  private(set) var concerned: [CaveatID: Int] = [:]
  /// The rows that give a fact which no result reads, by its slot.
  private(set) var unread: [Slot: Unread] = [:]

  /// The number of rows by the day whose law applies.
  private(set) var days: [CalendarDate: Int] = [:]

  /// The slots of facts that some row gives and some result reads; in a strict job only.
  private(set) var read: Set<Slot> = []

  /// The number of rows in which a given fact is unused, and the first of them, which is kept as a case.
  struct Unread {
    var rows: Int
    var first: Int
    var facts: Case?
  }

  mutating func note(assumed slot: Slot, _ rows: Int) { if rows > 0 { assumed[slot, default: 0] += rows } }

  mutating func note(estimated slot: Slot) { estimated[slot, default: 0] += 1 }

  mutating func note(caveat: CaveatID, _ rows: Int) { if rows > 0 { concerned[caveat, default: 0] += rows } }

  mutating func note(read slot: Slot) { read.insert(slot) }

  mutating func note(_ rows: Int, of day: CalendarDate) { if rows > 0 { days[day, default: 0] += rows } }

  /// - Parameter first: the first of the rows.
  mutating func note(unread slot: Slot, _ rows: Int, first: Int) {
    guard rows > 0 else { return }
    add(Unread(rows: rows, first: first), slot: slot)
  }

  private mutating func add(_ other: Unread, slot: Slot) {
    guard var all = unread[slot] else { return unread[slot] = other }
    all.rows += other.rows
    if other.first < all.first { (all.first, all.facts) = (other.first, other.facts) }
    unread[slot] = all
  }

  /// Keeps the first rows as cases, unless that was done already.
  mutating func keep(_ row: (Int) -> Case?) {
    for (slot, found) in unread where found.facts == nil { unread[slot]?.facts = row(found.first) }
  }

  /// The unused facts, in the order of their slots, each with the number of rows.
  ///
  /// - Parameter look: determines why facts of a case are unused, for all facts of one row together.
  func unused(
    _ look: (_ slots: [Slot], _ facts: Case) -> [Slot: UnusedFact]
  ) -> [(slot: Slot, fact: UnusedFact, rows: Int)] {
    var found: [Slot: UnusedFact] = [:]
    for (_, slots) in Dictionary(grouping: unread.keys, by: { unread[$0]?.first }) {
      guard let slot = slots.first, let facts = unread[slot]?.facts else { continue }
      found.merge(look(slots.sorted(), facts), uniquingKeysWith: { $1 })
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value, unread[$0.key]?.rows ?? 0) }
  }

  /// Adds the counts of other rows, whose numbers `row` converts.
  mutating func add(_ other: RowCounts, row: (Int) -> Int = { $0 }) {
    assumed.merge(other.assumed, uniquingKeysWith: +)
    estimated.merge(other.estimated, uniquingKeysWith: +)
    concerned.merge(other.concerned, uniquingKeysWith: +)
    days.merge(other.days, uniquingKeysWith: +)
    read.formUnion(other.read)
    for (slot, var found) in other.unread {
      found.first = row(found.first)
      add(found, slot: slot)
    }
  }
}
