import GRDB
import LevyModel

/// Two entries that may be duplicates.
package struct DuplicatePair: Sendable, Hashable {
  /// The entry that is proposed to stay.
  package let survivor: Entry
  /// The entry that is proposed to be merged into it.
  package let other: Entry
  /// The similarity, in per cent.
  package let similarity: Int
  /// The similarity of their words, from 0 to 1.
  let words: Double

  /// The reasons for the similarity, for people.
  package var reasons: [String] {
    let days = abs(survivor.content.day.dayNumber - other.content.day.dayNumber)
    return [
      survivor.content.cents == other.content.cents
        ? say("same amount", "gleicher Betrag") : say("amounts alike", "ähnliche Beträge"),
      days == 0
        ? say("same day", "gleicher Tag")
        : days == 1 ? say("1 day apart", "1 Tag auseinander") : say("\(days) days apart", "\(days) Tage auseinander"),
      words == 1
        ? say("same words", "gleiche Wörter")
        : say("words \(Int(words * 100)) % alike", "Wörter zu \(Int(words * 100)) % ähnlich"),
    ]
  }
}

/// The findings of a search for duplicates.
package struct DuplicateReport: Sendable {
  /// The pairs, the most similar first.
  package var pairs: [DuplicatePair] = []
  /// The number of entries with more neighbours of similar amount and day than were compared.
  package var crowded = 0
}

extension Journal {
  /// The maximum number of neighbours with which an entry is compared.
  private static let mostNeighbours = 60

  /// Finds pairs of entries that may be duplicates. The journal does not change: a person decides, with `merge` or
  /// `keepApart`.
  ///
  /// Entries of one import of one source are not compared, since the source listed both; nor are two to which a source
  /// gave different numbers, nor pairs that a person marked as different.
  ///
  /// - Parameter threshold: the least similarity, in per cent.
  /// - Returns: nil if `progress` ended the work.
  /// - Throws: `Diagnostic` if the journal cannot be read.
  package func duplicates(
    threshold: Int = 80, progress: Progress = { _, _ in true }
  ) throws(Diagnostic) -> DuplicateReport? {
    let (entries, apart) = try read { database in
      (
        try Row.fetchAll(database, sql: "SELECT * FROM entry WHERE NOT removed").map { try Entry($0) },
        Set(
          try Row.fetchAll(database, sql: "SELECT first, second FROM distinct_pair").map {
            [try $0.value("first") as Int64, try $0.value("second") as Int64]
          })
      )
    }
    let limit = Double(min(max(threshold, 1), 100)) / 100
    var report = DuplicateReport()
    var found: Set<[Int64]> = []
    let subjects = entries.map { Similarity.Subject($0) }
    // Entries with equal amounts are adjacent in one order, those with equal days in the other.
    let byAmount = subjects.sorted {
      ($0.entry.content.cents.count, $0.dayNumber, $0.entry.id) < (
        $1.entry.content.cents.count, $1.dayNumber, $1.entry.id
      )
    }
    let byDay = subjects.sorted {
      ($0.dayNumber, $0.entry.content.cents.count, $0.entry.id) < (
        $1.dayNumber, $1.entry.content.cents.count, $1.entry.id
      )
    }
    for (pass, list) in [byAmount, byDay].enumerated() {
      for (index, subject) in list.enumerated() {
        if index % 256 == 0, !progress((pass * list.count + index) / 2, list.count) { return nil }
        var neighbours = 0
        for other in list[(index + 1)...] {
          let isNear =
            pass == 0
            ? other.entry.content.cents == subject.entry.content.cents
              && other.dayNumber - subject.dayNumber <= Similarity.mostDays
            : other.dayNumber == subject.dayNumber
          if !isNear { break }
          neighbours += 1
          if neighbours > Self.mostNeighbours {
            report.crowded += 1
            break
          }
          guard Self.mayBeOne(subject.entry, other.entry), !apart.contains(Self.key(subject.entry, other.entry)),
            let similarity = Similarity(subject, other, threshold: limit),
            found.insert(Self.key(subject.entry, other.entry)).inserted
          else { continue }
          report.pairs.append(Self.pair(subject.entry, other.entry, similarity))
        }
      }
    }
    _ = progress(entries.count, entries.count)
    report.pairs.sort { ($1.similarity, $0.other.id) < ($0.similarity, $1.other.id) }
    return report
  }

  /// Merges two entries: the survivor takes missing data from the other, which is removed and points to it.
  ///
  /// - Parameter amount: the amount of the merged entry, with or without its sign; it must be that of one of the two,
  ///   and is required if they differ.
  /// - Throws: `Diagnostic` if there is no such entry, if it is not said which of two amounts is right, or the journal
  ///   cannot be written.
  package func merge(_ number: Int64, into survivor: Int64, amount: Cents? = nil) throws(Diagnostic) -> Entry {
    let (other, kept) = (try entry(number).content, try entry(survivor).content)
    guard number != survivor else {
      throw Diagnostic(.oneEntry(number))
    }
    let both = [kept.cents, other.cents]
    let right = amount.map { amount in
      both.first { $0 == amount } ?? both.first { $0.count.magnitude == amount.count.magnitude }
    }
    guard let cents = right ?? (kept.cents == other.cents ? kept.cents : nil) else {
      throw Diagnostic(.differing(kept.cents, other.cents, survivor, number))
    }
    return try step("merge entry \(number) into \(survivor)") { database, step in
      for entry in [number, survivor] { try Self.keep(entry, before: step, in: database) }
      var content = kept
      content.cents = cents
      func fill(_ part: WritableKeyPath<EntryContent, String>) {
        if content[keyPath: part].isEmpty { content[keyPath: part] = other[keyPath: part] }
      }
      fill(\.payee)
      fill(\.note)
      fill(\.place)
      fill(\.payType)
      if content.kind == Self.unsorted { content.kind = other.kind }
      try database.execute(
        sql: """
          UPDATE entry SET cents = ?, payee = ?, note = ?, place = ?, pay_type = ?, kind = ?, searched = ? WHERE id = ?
          """,
        arguments: [
          content.cents.count, content.payee, content.note, content.place, content.payType, content.kind,
          content.searched, survivor,
        ])
      try database.execute(
        sql: "UPDATE entry SET removed = 1, survivor = ? WHERE id = ?", arguments: [survivor, number])
      return try Self.entry(survivor, in: database)
    }
  }

  /// Records that two entries are different, so that they are not proposed again.
  ///
  /// - Throws: `Diagnostic` if there is no such entry, or the journal cannot be written.
  package func keepApart(_ first: Int64, _ second: Int64) throws(Diagnostic) {
    _ = (try entry(first), try entry(second))
    guard first != second else { throw Diagnostic(.oneEntry(first)) }
    try step("entries \(first) and \(second) are different") { database, step in
      try database.execute(
        sql: "INSERT OR IGNORE INTO distinct_pair VALUES (?, ?, ?)",
        arguments: [min(first, second), max(first, second), step])
    }
  }

  // MARK: Parts

  private static func key(_ a: Entry, _ b: Entry) -> [Int64] { [min(a.id, b.id), max(a.id, b.id)] }

  private static func mayBeOne(_ a: Entry, _ b: Entry) -> Bool {
    guard a.content.source == b.content.source, !a.content.source.isEmpty else { return true }
    return a.step != b.step && (a.content.sourceID == nil || b.content.sourceID == nil)
  }

  /// Orders a pair: the survivor is the entry with a number from its source, or else the one with more data, or else
  /// the older one.
  private static func pair(_ a: Entry, _ b: Entry, _ similarity: Similarity) -> DuplicatePair {
    func rank(_ entry: Entry) -> (Int, Int, Int64) {
      let content = entry.content
      let said = [content.payee, content.note, content.place, content.payType].count { !$0.isEmpty }
      return (content.sourceID == nil ? 0 : 1, said, -entry.id)
    }
    let (survivor, other) = rank(a) > rank(b) ? (a, b) : (b, a)
    return DuplicatePair(
      survivor: survivor, other: other, similarity: Int((similarity.score * 100).rounded(.down)),
      words: similarity.text)
  }
}

extension Problem {
  /// The problem that two entries to be merged have different amounts, and it is not said which is right.
  fileprivate static func differing(_ kept: Cents, _ other: Cents, _ survivor: Int64, _ number: Int64) -> Problem {
    let isSigned = kept.count == -other.count
    func text(_ cents: Cents) -> String {
      (isSigned ? cents.exact : cents.exact.magnitude).formatted(minimumFractionDigits: 2)
    }
    return .usage(
      .other(
        Wording(
          "the amounts differ: \(survivor) has \(text(kept)), \(number) has \(text(other))",
          "die Beträge sind verschieden: \(survivor) hat \(text(kept)), \(number) hat \(text(other))"),
        help: Wording(
          "say which is right: --amount \(text(kept)) or --amount \(text(other))",
          "sagen, welcher stimmt: --amount \(text(kept)) oder --amount \(text(other))")))
  }

  /// The problem that the same entry is named twice.
  fileprivate static func oneEntry(_ number: Int64) -> Problem {
    .usage(.other(Wording("\(number) is one entry; name two", "\(number) ist ein Eintrag; zwei nennen")))
  }
}
