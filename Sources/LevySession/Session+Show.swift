import LevyCalculator
import LevyModel
import LevyPresentation

extension Session {
  /// The case by section, and the main results.
  func overview(all: Bool) throws(Diagnostic) -> Markup {
    let answer = answer(weighed: true)
    let unused = Dictionary(answer.unused.map { ($0.name, $0.reason.words()) }, uniquingKeysWith: { $1 })
    let facts = try calculator.caseFacts(for: facts).filter { fact in
      switch fact.standing {
      case .given, .pinned: true
      case .assumed, .missing, .computed: all || (fact.isRead && fact.isOfConcern)
      }
    }
    var text = Markup("\(rulebook.jurisdiction.label) \(self.facts.yearName)", .heading)
    if !self.facts.isOfWholeYear { text.add(", on \(self.facts.date)") }
    if let known = self.facts.known { text.add(", as known on \(known)") }
    text.endLine()
    let nameWidth = facts.map(\.variable.name.count).max() ?? 0
    let valueWidth = facts.map(\.shown.count).max() ?? 0
    for heading in facts.reduce(
      into: [String](), { if !$0.contains($1.variable.heading) { $0.append($1.variable.heading) } })
    {
      text.endLine()
      if !heading.isEmpty {
        text.add(heading, .heading)
        text.endLine()
      }
      for fact in facts where fact.variable.heading == heading {
        text.add("  ")
        text.add(fact.variable.name, .name, width: nameWidth + 2)
        text.add(fact.shown, fact.isGiven ? .value : .plain, width: valueWidth + 2)
        let notes = [
          fact.note ?? self.facts.typedAmount(of: fact.variable.name), unused[fact.variable.name],
        ]
        for note in notes.compactMap(\.self) { text.add("(\(note))  ", .hint) }
        text.add(fact.variable.label)
        text.endLine()
      }
    }
    text.endLine()
    text.add(answer.markup)
    if let missing = answer.missingNames {
      text.add(lacking(missing))
    }
    for note in answer.caveatNotes
      + [
        answer.estimateNote(all: false, lister: ":assumed"), answer.assumptionNote(lister: ":assumed"),
        answer.rangeNote(),
      ].compactMap(\.self)
    {
      text.add(note)
      text.endLine()
    }
    return text
  }
}

extension CaseFact {
  /// True if the case gives the fact.
  var isGiven: Bool {
    switch standing {
    case .given, .pinned: true
    case .assumed, .missing, .computed: false
    }
  }

  fileprivate var shown: String {
    switch standing {
    case .assumed(let value) where value.isNone: "none"
    case .given(let value), .pinned(let value), .assumed(let value), .computed(let value?):
      Answer.text(of: value, type: variable.type)
    case .missing, .computed(nil): "—"
    }
  }

  fileprivate var note: String? {
    switch standing {
    case .given, .computed: nil
    case .pinned: "pinned"
    case .assumed: "default"
    case .missing: isRead ? "missing" : "not given"
    }
  }
}
