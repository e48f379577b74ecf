import ExactNumbers
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

extension Cliffs: Documented {
  private var title: String {
    func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
    let steps = say(count(steps.count, "step", "steps"), count(steps.count, "Stufe", "Stufen"))
    let homes = say(
      count(households.count, "household", "households"), count(households.count, "Haushalt", "Haushalten"))
    let amounts = say(count(amounts, "amount", "amounts"), count(amounts, "Betrag", "Beträge"))
    return "\(jurisdiction.label) \(year): \(steps) in \(homes), " + say("over ", "über ") + amounts
  }

  private var amounts: Int { households.reduce(0) { $0 + $1.amounts } }

  /// The steps for people, the largest first, and the gaps of the search.
  package var markup: Markup {
    var text = Markup(title, .heading)
    text.endLine()
    let width = steps.map { Self.jump($0).count }.max() ?? 0
    for step in steps {
      text.add(Self.jump(step), step.kink.jump < 0 ? .error : .value, width: width + 2, rightAligned: true)
      text.add("  " + Self.place(step), .name)
      text.add("  \(step.result.name)")
      if !step.household.title.isEmpty { text.add("  " + step.household.title, .hint) }
      text.endLine()
      text.add(String(repeating: " ", count: width + 4))
      text.add(step.kink.rule, .name)
      text.add("  \(step.kink.source)", .citation)
      text.add("  \(step.kink.place)", .place)
      text.endLine()
      text.add(String(repeating: " ", count: width + 4) + step.kink.condition.cut(to: 76), .hint)
      text.add(Self.others(step), .hint)
      text.endLine()
    }
    for note in notes {
      text.add(note)
      text.endLine()
    }
    return text
  }

  /// The largest steps, as a bar chart.
  package var drawing: WaterfallDrawing {
    WaterfallDrawing(
      title: title,
      steps.prefix(Self.mostDrawn).map { step in
        .init(
          label: Self.place(step), text: Self.jump(step), amount: step.kink.jump.doubleValue,
          kind: step.kink.jump < 0 ? .less : .plus)
      }, isStacked: false)
  }

  private static let mostDrawn = 30

  private static func jump(_ step: Step) -> String { Answer.difference(step.kink.jump, type: step.result.type) }

  /// The fact, and its value at the step.
  private static func place(_ step: Step) -> String {
    "\(step.fact.name) = \(Answer.text(of: step.fact.type.value(step.kink.at), type: step.fact.type))"
  }

  private static func others(_ step: Step) -> String {
    step.others == 0 ? "" : say("; \(step.others) more by it", "; \(step.others) weitere dadurch")
  }

  /// Caveats, and the gaps of the search.
  private var notes: [Markup] {
    var notes: [String] = []
    var caveats: [String: [String]] = [:]
    for household in households { for text in household.caveats { caveats[text, default: []].append(household.title) } }
    for (text, titles) in caveats.sorted(by: { $0.key < $1.key }) {
      notes.append(say("not covered: ", "nicht abgedeckt: ") + text + Self.listed(titles))
    }
    for gap in gaps where gap.fact == nil {
      notes.append(
        say("not looked at: ", "nicht angesehen: ") + "\(gap.reason?.message ?? "")" + Self.listed([gap.household]))
    }
    func note(_ words: String, _ chosen: (Gap) -> Bool) {
      let names = Set(gaps.filter(chosen).compactMap(\.fact)).sorted()
      if !names.isEmpty { notes.append(words + names.joined(separator: ", ")) }
    }
    note(say("not every value was looked at of: ", "nicht jeder Wert wurde angesehen von: ")) { $0.reason == nil }
    note(
      say(
        "cannot rise alone, or cannot be followed (--json says why): ",
        "steigen nicht allein oder sind nicht zu verfolgen (--json sagt, warum): ")
    ) { $0.reason != nil }
    return notes.map { Markup($0, .hint) }
  }

  /// The titles of households in brackets; empty if they have none.
  private static func listed(_ titles: [String]) -> String {
    let titles = titles.filter { !$0.isEmpty }
    return titles.isEmpty ? "" : " (" + titles.joined(separator: "; ") + ")"
  }

  /// The steps as JSON.
  package var json: JSON {
    .object([
      (
        "steps",
        .array(
          steps.map { step in
            .object(
              [
                ("household", .string(step.household.title)), ("fact", .string(step.fact.name)),
                ("result", .string(step.result.name)), ("others", .number(String(step.others))),
              ] + step.kink.fields(step.fact.type))
          })
      ),
      (
        "households",
        .array(
          households.map { household in
            .object([
              ("title", .string(household.title)), ("result", .optional(household.result)),
              ("amounts", .number(String(household.amounts))),
              ("facts", .array(household.facts.values.map { .string("\($0.name)=\($0.value)") })),
              ("caveats", .array(household.caveats.map { .string($0) })),
            ])
          })
      ),
      (
        "left_out",
        .array(
          gaps.map { gap in
            .object([
              ("household", .string(gap.household)), ("fact", .optional(gap.fact)),
              ("reason", .optional(gap.reason?.message)),
            ])
          })
      ),
    ])
  }

  // MARK: Document

  package var document: Document {
    Document(
      title: say("Steps of the law", "Stufen des Rechts") + ": \(jurisdiction.label) \(year)",
      subtitle: say(
        "Where a result jumps as one amount of a household rises by a cent: each amount by itself, while all others stay as "
          + "they are. What a household does not say is taken as usual. They are examples, and no sample of the people.",
        "Wo ein Ergebnis springt, wenn ein Betrag eines Haushalts um einen Cent steigt: jeder für sich, während alle "
          + "anderen bleiben. Was ein Haushalt nicht angibt, gilt wie üblich. Es sind Beispiele und keine Stichprobe."),
      sections: [
        .init(
          id: "steps", title: title,
          blocks: [.waterfall(drawing), .table(table)] + (notes.isEmpty ? [] : [.notes(notes)])),
        .init(
          id: "households", title: say("The households", "Die Haushalte"), blocks: [.table(householdTable)]),
      ],
      footer: say(
        "Levy computes what rule files say; it gives no advice.",
        "Levy rechnet, was Regeldateien sagen; es berät nicht."))
  }

  private var table: Document.Table {
    .init(
      caption: say("The largest first", "Die größten zuerst"),
      columns: [
        .init(title: say("Amount", "Betrag")), .number(say("From", "Ab")), .number(say("Jump", "Sprung")),
        .init(title: say("Household", "Haushalt")), .name(say("Rule", "Regel")),
        .citation(say("Statute", "Vorschrift")), .number(say("More by it", "Weitere dadurch")),
      ],
      rows: steps.map { step in
        [
          step.fact.label, jurisdiction.text(of: step.fact.type.value(step.kink.at), step.fact.type),
          jurisdiction.written(Self.jump(step), step.result.type), step.household.title, step.kink.rule,
          step.kink.source,
          step.others == 0 ? "" : String(step.others),
        ]
      })
  }

  private var householdTable: Document.Table {
    .init(
      caption: say("What each has", "Was jeder hat"),
      columns: [
        .init(title: say("Household", "Haushalt")), .init(title: say("Facts", "Angaben")),
        .number(say("Amounts", "Beträge")), .name(say("Result", "Ergebnis")),
      ],
      rows: households.map { household in
        [
          household.title, household.facts.values.map { "\($0.name)=\($0.value)" }.joined(separator: " "),
          String(household.amounts), household.result ?? "–",
        ]
      })
  }
}
