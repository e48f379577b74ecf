import LevyCharts
import LevyJournal
import LevyModel
import LevyPresentation

/// Pairs of entries that may be duplicates, side by side, for a person to decide; while the search runs, its progress.
extension Page {
  /// Returns the search for a threshold: the existing one, if it applies to the current state of the journal.
  private func search(_ journal: Journal, threshold: Int) throws(Diagnostic) -> DuplicateSearch {
    let step = try journal.steps(atMost: 1).first?.id ?? 0
    return duplicateSearch.withLock { current in
      if let current, current.isOf(threshold, step: step) { return current }
      current?.stop()
      let search = DuplicateSearch(journal, threshold: threshold, step: step)
      current = search
      return search
    }
  }

  /// Records a person's decision about a pair. The findings stay valid.
  func decide(
    _ journal: Journal, _ other: Int64, _ survivor: Int64, isMerged: Bool, amount: Cents? = nil
  ) throws(Diagnostic) {
    let former = try journal.steps(atMost: 1).first?.id ?? 0
    if isMerged {
      _ = try journal.merge(other, into: survivor, amount: amount)
    } else {
      try journal.keepApart(other, survivor)
    }
    let step = try journal.steps(atMost: 1).first?.id ?? 0
    duplicateSearch.withLock { $0?.decide(other, survivor, isMerged: isMerged, from: former, to: step) }
  }

  /// - Returns: the section, and true if the browser is to reload it because the search is running.
  func duplicates(
    _ journal: Journal, _ query: [String: String]
  ) throws(Diagnostic) -> (section: HTML, isRunning: Bool) {
    guard let threshold = query["_duplicates"].flatMap({ Int($0) }).map({ min(max($0, 1), 100) }) else {
      return ("", false)
    }
    let search = try search(journal, threshold: threshold)
    let (body, isRunning): (HTML, Bool) =
      switch search.state {
      case .running(let done, let all): (progress(search, done: done, all: all), true)
      case .stopped: ("<p role=\"status\">\(Self.stoppedNote)</p>", false)
      case .failed(let error): ("<p class=\"fault\" role=\"alert\">\(error.message)</p>", false)
      case .found(let report): (try pairs(report, threshold, journal), false)
      }
    let command = CommandText(["journal", "duplicates", "--threshold", "\(threshold)", "--journal", journal.path])
    let again: HTML = isRunning ? " data-again=\"journal?_part=duplicates&amp;_duplicates=\(threshold)\"" : ""
    let section: HTML = """
      <section id="duplicates" class="duplicates" aria-label="\(say("Duplicates", "Doppelte"))"\(again)>
      <form class="bar" method="get" action="journal"><label for="threshold">\(say("Alike by at least (%)", "Ähnlich zu mindestens (%)"))</label>
      <input id="threshold" name="_duplicates" type="number" min="1" max="100" value="\(threshold)"><button type="submit">\(say("Show", "Zeigen"))</button></form>
      \(body)\(commandLine(command.text))</section>
      """
    return (section, isRunning)
  }

  static var stoppedNote: String {
    say("The comparison was stopped; nothing was changed.", "Der Vergleich wurde abgebrochen; nichts ist geändert.")
  }

  private func progress(_ search: DuplicateSearch, done: Int, all: Int) -> HTML {
    var words = say("the entries are read", "die Einträge werden gelesen")
    var value: HTML = ""
    if all > 0 {
      words = "\(done * 100 / all) %, " + say("record \(done) of \(all)", "Eintrag \(done) von \(all)")
      value = " max=\"\(all)\" value=\"\(done)\""
    }
    if let left = search.secondsLeft(done: done, all: all) {
      words += say(", \(left) seconds left", ", noch \(left) Sekunden")
    }
    return """
      <p class="progress"><label for="compared">\(words)</label> <progress id="compared"\(value)></progress></p>
      <form method="post" action="journal"><input type="hidden" name="do" value="stop">
      <button class="quiet" type="submit">\(say("Cancel", "Abbrechen"))</button></form>
      """
  }

  private static let shown = 100

  private func pairs(_ report: DuplicateReport, _ threshold: Int, _ journal: Journal) throws(Diagnostic) -> HTML {
    let labels = KindLabels(self)
    let flows = Dictionary(try journal.kinds().map { ($0.name, $0.flow) }) { first, _ in first }
    func line(_ entry: Entry) -> HTML {
      let content = entry.content
      return """
        <td>#\(entry.id) \(content.day.inWords) <b class="number">\(amount(content.cents, flows[content.kind] ?? .between))</b> \(labels[content.kind])
        \(content.payee) <span class="m-hint">\(content.note)</span></td>
        """
    }
    let rows = report.pairs.prefix(Self.shown).map { pair -> HTML in
      let pairName = "#\(pair.survivor.id), #\(pair.other.id)"
      func button(_ action: String, _ label: String, _ survivor: Entry, _ other: Entry) -> HTML {
        """
        <form method="post" action="journal"><input type="hidden" name="do" value="\(action)"><input type="hidden" name="survivor" value="\(survivor.id)"><input type="hidden" name="other" value="\(other.id)"><input type="hidden" name="cents" value="\(survivor.content.cents.count)"><input type="hidden" name="threshold" value="\(threshold)"><button class="small" type="submit" aria-label="\(label): \(pairName)">\(label)</button></form>
        """
      }
      // If the amounts differ, the person chooses the right one: the entry that has it stays.
      let isOneAmount = pair.survivor.content.cents == pair.other.content.cents
      let ways = [(pair.survivor, pair.other), (pair.other, pair.survivor)].prefix(isOneAmount ? 1 : 2)
      let merging = ways.map { survivor, other -> HTML in
        let content = survivor.content
        let right = isOneAmount ? "" : ", " + amount(content.cents, flows[content.kind] ?? .between)
        return button("merge", say("One entry", "Ein Eintrag") + right, survivor, other)
      }
      return """
        <tr><th scope="row"><meter min="0" max="100" value="\(pair.similarity)" aria-label="\(say("alike", "ähnlich")) \(pairName)"></meter> \(pair.similarity) %<br><span class="m-hint">\(pair.reasons.joined(separator: ", "))</span></th>
        \(line(pair.survivor))\(line(pair.other))<td class="buttons">\(merging)\(button("apart", say("Different", "Verschieden"), pair.survivor, pair.other))</td></tr>
        """
    }
    if rows.isEmpty { return "<p role=\"status\">\(say("No pair is that alike.", "Kein Paar ist so ähnlich."))</p>" }
    let rest: HTML =
      report.pairs.count > Self.shown
      ? "<p class=\"help\">\(say("\(report.pairs.count) pairs; the \(Self.shown) most alike are shown.", "\(report.pairs.count) Paare; gezeigt sind die \(Self.shown) ähnlichsten."))</p>"
      : ""
    let crowded: HTML =
      report.crowded > 0
      ? "<p class=\"help\">\(say("\(report.crowded) entries have more like them around than were compared.", "\(report.crowded) Einträge haben mehr ähnliche um sich, als verglichen wurden."))</p>"
      : ""
    return """
      <div class="wide"><table><thead><tr><th scope="col">\(say("alike", "ähnlich"))</th><th scope="col">\(say("stays", "bleibt"))</th>
      <th scope="col">\(say("goes", "geht"))</th><td></td></tr></thead><tbody>\(rows)</tbody></table></div>\(rest)\(crowded)
      """
  }
}
