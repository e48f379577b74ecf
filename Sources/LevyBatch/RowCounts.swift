import LevyCalculator
import LevyModel
import LevyRules

/// The numbers of rows for remarks: defaults that were read, caveats that apply, given facts that do not count.
struct RowCounts {
  /// The numbers of rows whose results have read the default of an input, by its slot.
  private(set) var assumed: [Int: Int] = [:]
  /// The numbers of rows whose results stand on an estimate of a fact, by its slot.
  private(set) var estimated: [Int: Int] = [:]
  /// Rows that a caveat concerns, by its place.
  private(set) var concerned: [Int: Int] = [:]
  /// Rows that give a fact which no result reads, by its slot.
  private(set) var unread: [Int: Unread] = [:]

  /// The numbers of rows by the day whose law applies to them.
  private(set) var days: [CalendarDate: Int] = [:]

  /// Facts that a row gives and some result reads, by slot; of a strict job only.
  private(set) var read: Set<Int> = []

  /// The number of rows in which a given fact does not count, and the first of them, which is kept as a case.
  struct Unread {
    var rows: Int
    var first: Int
    var facts: Case?
  }

  mutating func note(assumed slot: Int, _ rows: Int) { if rows > 0 { assumed[slot, default: 0] += rows } }

  mutating func note(estimated slot: Int) { estimated[slot, default: 0] += 1 }

  mutating func note(caveat: Int, _ rows: Int) { if rows > 0 { concerned[caveat, default: 0] += rows } }

  mutating func note(read slot: Int) { read.insert(slot) }

  mutating func note(_ rows: Int, of day: CalendarDate) { if rows > 0 { days[day, default: 0] += rows } }

  /// - Parameter first: the first of the rows.
  mutating func note(unread slot: Int, _ rows: Int, first: Int) {
    guard rows > 0 else { return }
    add(Unread(rows: rows, first: first), slot: slot)
  }

  private mutating func add(_ other: Unread, slot: Int) {
    guard var all = unread[slot] else { return unread[slot] = other }
    all.rows += other.rows
    if other.first < all.first { (all.first, all.facts) = (other.first, other.facts) }
    unread[slot] = all
  }

  /// Keeps the first rows as cases, unless they are kept already.
  mutating func keep(_ row: (Int) -> Case?) {
    for (slot, found) in unread where found.facts == nil { unread[slot]?.facts = row(found.first) }
  }

  /// The facts that rows give for nothing, with their number, in the order of their slots.
  ///
  /// - Parameter look: tells what facts are in a case that gives them for nothing, together those of one row.
  func unused(
    _ look: (_ slots: [Int], _ facts: Case) -> [Int: UnusedFact]
  ) -> [(slot: Int, fact: UnusedFact, rows: Int)] {
    var found: [Int: UnusedFact] = [:]
    for (_, slots) in Dictionary(grouping: unread.keys, by: { unread[$0]?.first }) {
      guard let slot = slots.first, let facts = unread[slot]?.facts else { continue }
      found.merge(look(slots.sorted(), facts), uniquingKeysWith: { $1 })
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value, unread[$0.key]?.rows ?? 0) }
  }

  /// Adds the counts of other rows, whose numbers are converted by `row`.
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
