import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules

extension Report {
  /// The report as a document.
  package var document: Document {
    let facts = answer.facts
    return Document(
      title: say("Report", "Bericht") + ": \(rulebook.jurisdiction.label) \(facts.yearName)",
      subtitle: say(
        "By the law of \(day(facts.date))\(rulebook.changed), computed from the facts below.",
        "Nach dem Recht vom \(day(facts.date))\(rulebook.changed), berechnet aus den Angaben unten."),
      sections: [
        section("facts", say("Facts", "Angaben"), factBlocks),
        section("assumed", say("What was assumed", "Was angenommen wurde"), assumptionBlocks),
        section("not-covered", say("What is not covered", "Was nicht abgedeckt ist"), doubtBlocks + caveatBlocks),
        section("results", say("Results", "Ergebnisse"), resultBlocks),
        section("gross-to-net", say("From gross to net", "Vom Brutto zum Netto"), waterfallBlocks),
        section("rates", say("Effective and marginal rate", "Durchschnitts- und Grenzbelastung"), rateBlocks),
        section("why", say("Why", "Warum"), explanationBlocks),
        section("forms", say("Where to write what", "Was wohin gehört"), formBlocks),
        section("deadlines", say("Deadlines", "Fristen"), deadlineBlocks),
        section("stamp", say("To compute it again", "Zum Nachrechnen"), stampBlocks),
      ].filter { !$0.blocks.isEmpty },
      footer: say(
        "Levy computes what rule files say; it gives no advice.",
        "Levy rechnet, was Regeldateien sagen; es berät nicht."))
  }

  private func section(_ id: String, _ title: String, _ blocks: [Document.Block]) -> Document.Section {
    .init(id: id, title: title, blocks: blocks)
  }

  func text(_ value: Value, _ type: ValueType) -> String { rulebook.jurisdiction.words(value, type) }

  private func day(_ date: CalendarDate) -> String { Value.date(date).text(in: .current) }

  private var names: Document.Table.Column { .name(say("Name in the rules", "Name in den Regeln")) }
  private var values: Document.Table.Column { .number(say("Value", "Wert")) }

  private var factBlocks: [Document.Block] {
    let facts = answer.facts.values.compactMap { fact in
      rulebook[fact.name].map { (variable: $0, value: fact.value) }
    }
    if facts.isEmpty { return [.text(Markup(say("None was given.", "Keine wurde gemacht.")))] }
    let rows = facts.map { variable, value in
      [
        variable.label + (variable.isInput ? "" : say(" (given in place of its rule)", " (statt der Regel angegeben)")),
        text(value, variable.type) + (answer.facts.typedAmount(of: variable.name).map { " (\($0))" } ?? ""),
        variable.name,
      ]
    }
    return [
      .table(
        .init(
          caption: say("As they were given", "Wie sie gemacht wurden"),
          columns: [.init(title: say("Fact", "Angabe")), values, names], rows: rows)),
      .notes(answer.unusedNotes),
    ]
  }

  private var assumptionBlocks: [Document.Block] {
    let telling = answer.assumptions.filter { !$0.isNothing }
    let nothing = answer.assumptions.filter(\.isNothing)
    var blocks: [Document.Block] = [answer.assumptionNote(lister: nil)].compactMap(\.self).map { .text($0) }
    if answer.assumptions.isEmpty { blocks.append(.text(Markup(say("Nothing.", "Nichts.")))) }
    if !telling.isEmpty {
      blocks.append(
        .table(
          .init(
            caption: say("Not given, and taken to be the usual", "Nicht angegeben und als üblich angenommen"),
            columns: [.init(title: say("Fact", "Angabe")), values, names],
            rows: telling.map { [$0.label, text($0.value, $0.type), $0.name] })))
    }
    if !nothing.isEmpty {
      var line = Markup(
        say(
          "Taken as nothing, zero or no, since not given: ",
          "Als nichts, null oder nein angenommen, da nicht angegeben: "))
      for (place, fact) in nothing.enumerated() {
        if place > 0 { line.add(", ") }
        line.add(fact.name, .name)
      }
      blocks.append(.text(line))
    }
    return blocks
  }

  private var doubtBlocks: [Document.Block] {
    answer.doubtful.isEmpty ? [] : [.notes(answer.doubtful.map { $0.caveat.markup() })]
  }

  private var caveatBlocks: [Document.Block] {
    if answer.caveats.isEmpty {
      return [
        .text(
          Markup(
            say(
              "The rules name nothing that they leave out in this case.",
              "Die Regeln nennen nichts, was sie in diesem Fall auslassen.")))
      ]
    }
    return [
      .notes(
        answer.caveats.map { caveat, results in
          var note = Markup(caveat.text)
          note.add("  \(caveat.source)", .citation)
          if results.count < answer.lines.count { note.add("  (" + results.joined(separator: ", ") + ")", .hint) }
          return note
        })
    ]
  }

  private var resultBlocks: [Document.Block] {
    let rows = answer.lines.compactMap { line -> [String]? in
      guard let value = try? line.outcome.get() else { return nil }
      return [line.label, text(value, line.type), line.name, source(of: line.name)]
    }
    var blocks: [Document.Block] = []
    if !rows.isEmpty {
      blocks.append(
        .table(
          .init(
            caption: say("With the statutes of their rules", "Mit den Vorschriften ihrer Regeln"),
            columns: [
              .init(title: say("Result", "Ergebnis")), values, names, .citation(say("Statute", "Vorschrift")),
            ], rows: rows)))
    }
    let missing = Diagnostic.mergingMissing(answer.failures).map { [$0] } ?? answer.failures
    if !missing.isEmpty {
      blocks.append(.text(Markup(say("Not computed:", "Nicht berechnet:"))))
      blocks.append(.notes(missing.map { Markup($0.message, .error) }))
    }
    return blocks
  }

  private func source(of name: String) -> String {
    guard let variable = rulebook[name] else { return "" }
    return variable.versions.first { $0.holds(on: answer.facts.date) }?.source ?? ""
  }

  private var waterfallBlocks: [Document.Block] {
    switch waterfall {
    case .success(let waterfall):
      [.waterfall(waterfall.drawing(rulebook.jurisdiction)), .table(waterfall.table(rulebook.jurisdiction))]
    case .failure(let reason): [.text(Self.absence(reason))]
    }
  }

  static func absence(_ reason: Diagnostic) -> Markup {
    Markup(say("Not shown: ", "Nicht gezeigt: ")) + Markup(reason.message, .hint)
  }

  private var deadlineBlocks: [Document.Block] {
    let rows = timeline.items.map { item in
      [
        item.label, day(item.day), Self.words(item.action), item.amount.map { text(.number($0.value), .money) } ?? "",
        item.source,
      ]
    }
    var blocks: [Document.Block] = []
    if rows.isEmpty {
      blocks.append(.text(Markup(say("The rules set none.", "Die Regeln setzen keine."))))
    } else {
      blocks.append(
        .table(
          .init(
            caption: say("Moved to working days where the law does so", "Auf Werktage verlegt, wo das Recht es tut"),
            columns: [
              .init(title: say("Deadline", "Frist")), .init(title: say("Day", "Tag")),
              .init(title: say("To do", "Zu tun")),
              .number(say("Amount", "Betrag")), .citation(say("Statute", "Vorschrift")),
            ], rows: rows)))
    }
    if !timeline.failures.isEmpty { blocks.append(.notes(timeline.failures.map { Markup($0.message, .hint) })) }
    return blocks
  }

  private static func words(_ action: DeadlineTerms.Action) -> String {
    switch action {
    case .file: say("file", "abgeben")
    case .pay: say("pay", "zahlen")
    case .claim: say("claim", "beantragen")
    case .other: ""
    }
  }

  private var stampBlocks: [Document.Block] {
    let facts = answer.facts
    var rows = [
      [say("Engine", "Programm"), "levy \(levyVersion)"],
      [say("Rules", "Regeln"), "\(rulebook.jurisdiction.code) \(rulebook.digest)\(rulebook.changed)"],
      [say("Tax year", "Steuerjahr"), facts.yearName], [say("Law of", "Recht vom"), day(facts.date)],
    ]
    if let known = facts.known { rows.append([say("As known on", "Bekannt am"), day(known)]) }
    let language = (Language.current ?? .english).rawValue
    let command = CommandText("report", facts, wishes.results + ["--lang", language] + wishes.options)
    return [
      .table(
        .init(
          caption: say("What it was computed with", "Womit es berechnet wurde"),
          columns: [.init(title: ""), .init(title: say("Version", "Stand"))], rows: rows)),
      .text(Markup(say("The same report again:", "Derselbe Bericht noch einmal:"))), .code(command.text, in: "sh"),
    ]
  }
}

extension Rulebook {
  /// A text such as `, changed by reform`, if folders of changes are laid over the rules.
  var changed: String {
    let folders = overlays.joined(separator: ", ")
    return folders.isEmpty ? "" : say(", changed by \(folders)", ", geändert durch \(folders)")
  }
}
