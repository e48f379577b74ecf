import ExactNumbers
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

extension Report {
  var rateBlocks: [Document.Block] {
    switch rates {
    case .success(let curve): curve.blocks(self)
    case .failure(let reason): [.text(Self.absence(reason))]
    }
  }
}

extension RateCurve {
  fileprivate func blocks(_ report: Report) -> [Document.Block] {
    var blocks: [Document.Block] = []
    if let own { blocks.append(.text(sentence(own, report))) }
    blocks.append(.plot(plot))
    if let kinks, !kinks.all.isEmpty {
      blocks.append(.table(kinks.table(fact, report.rulebook)))
      if let remark = kinks.remark { blocks.append(.text(Markup(remark, .hint))) }
    }
    blocks.append(.table(samples(report)))
    return blocks
  }

  private func sentence(_ own: Own, _ report: Report) -> Markup {
    var text = Markup(say("At ", "Bei "))
    text.add("\(fact.label) = \(report.text(fact.type.value(own.value), fact.type))", .value)
    text.add(": ")
    text.add("\(result.label) = \(report.text(result.type.value(own.result), result.type))", .value)
    if let effective = own.effective { text.add(", \(Self.number(effective)) \(Self.forEach(fact, report.rulebook))") }
    if let marginal = own.marginal {
      text.add(", " + say("and ", "und "))
      text.add(Self.number(marginal), .value)
      text.add(" " + Self.ofNext(fact, report.rulebook))
    }
    text.add(".")
    return text
  }

  /// A text such as `for each 1 €`.
  static func forEach(_ fact: Variable, _ rulebook: Rulebook) -> String {
    say("for each ", "je ") + rulebook.jurisdiction.written("1", fact.type)
  }

  /// A text such as `of the next 1 €`.
  static func ofNext(_ fact: Variable, _ rulebook: Rulebook) -> String {
    say("of the next ", "vom nächsten ") + rulebook.jurisdiction.written("1", fact.type)
  }

  /// About ten points of the lines as a table, for readers who cannot see the chart.
  private func samples(_ report: Report) -> Document.Table {
    let every = max(1, (sweep.points.count + 9) / 10)
    let places = Array(stride(from: 0, to: sweep.points.count, by: every))
    let column = sweep.columns[0]
    return .init(
      caption: say("Some points of the drawing", "Einige Punkte der Zeichnung"),
      columns: [
        .number(fact.label), .number(result.label), .number(Self.forEach(fact, report.rulebook)),
        .number(Self.ofNext(fact, report.rulebook)),
      ],
      rows: places.map { place in
        [
          report.text(fact.type.value(sweep.points[place]), fact.type),
          column.values[place].map { report.text($0, result.type) } ?? "–",
          column.effective[place].map(Self.number) ?? "–", column.marginal[place].map(Self.number) ?? "–",
        ]
      })
  }

  package static func number(_ number: Exact) -> String {
    number.formatted(fractionDigits: 4, style: Language.current?.numberStyle ?? .plain)
  }
}

extension Kinks {
  func table(_ fact: Variable, _ rulebook: Rulebook) -> Document.Table {
    let jurisdiction = rulebook.jurisdiction
    return .init(
      caption: say("Where the law changes", "Wo das Recht wechselt"),
      columns: [
        .number(say("From", "Ab")), .number(RateCurve.ofNext(fact, rulebook)), .number(say("Jump", "Sprung")),
        .init(title: say("Rule", "Regel")), .citation(say("Statute", "Vorschrift")),
      ],
      rows: all.prefix(40).map { kink in
        [
          jurisdiction.text(of: factType.value(kink.at), factType),
          "\(RateCurve.number(kink.before)) → \(RateCurve.number(kink.after))",
          kink.jump == 0
            ? "" : jurisdiction.written(Answer.difference(kink.jump, type: resultType), resultType),
          kink.rule, kink.source,
        ]
      })
  }
}
