import GRDB
import LevyModel

/// Finding damage in a file, by another program or a disk, and saving the undamaged entries.
extension Journal {
  /// A damaged part of the file.
  package struct Damage: Sendable, Hashable {
    /// The entry; nil for the file as a whole.
    package let entry: Int64?
    /// The damage, in a sentence.
    package let what: String
  }

  /// The outcome of a repair.
  package struct Repair: Sendable, Hashable {
    /// The number of entries in the new file.
    package let saved: Int
    /// The saved entries with missing data.
    package let mended: [Damage]
    /// The entries whose day, amount or removal cannot be read. They are not in the new file.
    package let lost: [Damage]
  }

  /// Checks every page and every entry.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read at all.
  package func check() throws(Diagnostic) -> [Damage] {
    var damage: [Damage]
    do throws(Diagnostic) {
      damage = try read { database in
        try String.fetchAll(database, sql: "PRAGMA integrity_check(100)").filter { $0 != "ok" }
          .map { Damage(entry: nil, what: $0) }
      }
    } catch {
      // SQLite gives up if a page is too damaged to continue.
      damage = [Damage(entry: nil, what: error.message)]
    }
    var survivors = Survivors()
    try eachEntry { entry in
      damage += entry.damage
      if let survivor = entry.survivor { survivors.note(entry.number, survivor) }
    }
    return damage + survivors.circles.sorted().map { Self.circle($0) }
  }

  /// Writes the undamaged entries into a new journal. Entries keep their numbers; earlier steps cannot be undone there.
  ///
  /// - Throws: `Diagnostic` if the new file exists already or cannot be written.
  package func repair(to path: String) throws(Diagnostic) -> Repair {
    if Self.exists(path) {
      let reason = Wording("there is such a file already", "diese Datei gibt es schon")
      throw Diagnostic(.unwritable(path: path, reason: reason))
    }
    let fresh = try Journal(path: path, creates: currency)
    try fresh.learn((try? kinds()) ?? [])
    let known = Set(try fresh.kinds().map(\.name))
    var (saved, mended, lost) = ([SavedEntry](), [Damage](), [Damage]())
    try eachEntry { entry in
      guard let content = entry.content(known), let isRemoved = entry.isRemoved else {
        lost += entry.damage
        return
      }
      mended += entry.damage
      saved.append((entry.number, content, isRemoved, entry.survivor))
    }
    let there = Set(saved.map(\.number))
    var survivors = Survivors()
    for entry in saved { if let survivor = entry.survivor { survivors.note(entry.number, survivor) } }
    let circles = survivors.circles
    mended += circles.sorted().map { Self.circle($0) }
    try fresh.step("saved from another file") { database, step in
      for entry in saved {
        _ = try Self.insert(entry.content, number: entry.number, isRemoved: entry.isRemoved, step: step, into: database)
      }
      for entry in saved {
        guard let survivor = entry.survivor, there.contains(survivor), !circles.contains(entry.number) else { continue }
        try database.execute(sql: "UPDATE entry SET survivor = ? WHERE id = ?", arguments: [survivor, entry.number])
      }
    }
    return Repair(saved: saved.count, mended: mended, lost: lost)
  }

  private static func circle(_ entry: Int64) -> Damage {
    Damage(entry: entry, what: "entry \(entry) is damaged: it is merged with one that is merged with it")
  }

  private typealias SavedEntry = (number: Int64, content: EntryContent, isRemoved: Bool, survivor: Int64?)

  /// Reads one entry at a time, so that a damaged page affects only its own entries.
  private func eachEntry(_ look: (EntryRemains) -> Void) throws(Diagnostic) {
    // The table with the last number is small, and so less likely to be damaged than that of entries.
    let last = try read { try Int64.fetchOne($0, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'entry'") ?? 0 }
    let known = (try? read { try Set(String.fetchAll($0, sql: "SELECT name FROM kind")) }) ?? []
    var number: Int64 = 0
    while number < last {
      number += 1
      do throws(Diagnostic) {
        let row = try read { database in
          try Row.fetchOne(database, sql: "SELECT * FROM entry WHERE id >= ? ORDER BY id LIMIT 1", arguments: [number])
        }
        guard let row else { return }
        let remains = EntryRemains(row, number: number, known: known)
        number = remains.number
        look(remains)
      } catch {
        look(EntryRemains(number: number, damage: [Damage(entry: number, what: error.message)]))
      }
    }
  }
}

/// The undamaged data of an entry.
private struct EntryRemains {
  let number: Int64
  private(set) var damage: [Journal.Damage]
  private(set) var isRemoved: Bool?
  private(set) var survivor: Int64?
  private var day: CalendarDate?
  private var cents: Int64?
  private var texts: [String: String] = [:]

  init(number: Int64, damage: [Journal.Damage]) { (self.number, self.damage) = (number, damage) }

  init(_ row: Row, number: Int64, known: Set<String>) {
    func read<Value>(_ value: @autoclosure () throws -> Value, _ note: (DamagedValue) -> Void) -> Value? {
      do { return try value() } catch {
        if let wrong = error as? DamagedValue { note(wrong) }
        return nil
      }
    }
    var damage: [Journal.Damage] = []
    let number = read(try row.value("id") as Int64, { _ in }) ?? number
    func note(_ wrong: DamagedValue) { damage.append(.init(entry: number, what: wrong.reason.text)) }
    day = read(try row.day("day"), note)
    cents = read(try row.cents("cents").count, note)
    isRemoved = read(try row.value("removed"), note)
    survivor = read(try row.value("survivor") as Int64?, note) ?? nil
    for column in Entry.columns.dropFirst(2) {
      if let text = read(try row.value(column) as String?, note) { texts[column] = text }
    }
    if let kind = texts["kind"], !known.contains(kind) {
      damage.append(.init(entry: number, what: "entry \(number) is damaged: its 'kind' is none of the journal's"))
    }
    (self.number, self.damage) = (number, damage)
  }

  /// Returns the content, with unreadable texts left empty and an unreadable kind as unsorted; nil if the day or the
  /// amount cannot be read.
  func content(_ known: Set<String>) -> EntryContent? {
    guard let day, let cents else { return nil }
    let kind = texts["kind"].flatMap { known.contains($0) ? $0 : nil } ?? Journal.unsorted
    var content = EntryContent(day: day, cents: Cents(cents), kind: kind)
    (content.payee, content.note, content.place) = (texts["payee"] ?? "", texts["note"] ?? "", texts["place"] ?? "")
    (content.payType, content.source, content.sourceID) = (
      texts["pay_type"] ?? "", texts["source"] ?? "", texts["source_id"]
    )
    return content
  }
}
