import LevyCalculator
import LevyModel
import LevyPresentation

extension Report {
  /// The explanation of each result; parts that several results share are shown once.
  var explanationBlocks: [Document.Block] {
    let explanations = answer.lines.compactMap(\.explanation)
    var whole: [String: Explanation] = [:]
    for explanation in explanations { Self.collect(explanation, into: &whole) }
    var told: Set<String> = []
    let nodes = explanations.map { node(of: $0, whole, &told) }
    if nodes.isEmpty { return [.text(Markup(say("Nothing was computed.", "Nichts wurde berechnet.")))] }
    return [.tree(nodes)]
  }

  /// Collects the full explanations by name. The first occurrence of a name may be without its explanation, if it is a
  /// part of a value that is zero or absent.
  private static func collect(_ made: Explanation, into whole: inout [String: Explanation]) {
    if !made.isRepeated, whole[made.name] == nil { whole[made.name] = made }
    for input in made.inputs { collect(input, into: &whole) }
  }

  private func node(of made: Explanation, _ whole: [String: Explanation], _ told: inout Set<String>) -> Document.Node {
    var line = Markup("\(made.label): ")
    line.add(text(made.value, made.type), .value)
    let isLeaf: Bool
    switch made.origin {
    case .given(let isPinned):
      line.add(
        "  " + (isPinned ? say("given in place of its rule", "statt der Regel angegeben") : say("given", "angegeben")),
        .hint)
      isLeaf = true
    case .assumed:
      line.add("  " + say("assumed", "angenommen"), .hint)
      isLeaf = true
    case .calendar: isLeaf = true
    case .rule(let source, let place):
      line.add("  \(source)", .citation)
      line.add("  \(place)", .place)
      isLeaf = false
    }
    let id = "why-\(made.name)"
    if isLeaf { return .init(text: line) }
    if !told.insert(made.name).inserted { return .init(text: line, sameAs: id) }
    let made = whole[made.name] ?? made
    var children: [Document.Node] = []
    if let arithmetic = made.arithmetic {
      children.append(.init(text: Markup("= " + arithmetic.text(type: made.type))))
    }
    children += made.parameters.map(node)
    children += made.inputs.filter { !$0.isIdle }.map { node(of: $0, whole, &told) }
    let idle = made.inputs.filter(\.isIdle)
    if !idle.isEmpty {
      var line = Markup(say("zero, no or assumed: ", "null, nein oder angenommen: "), .hint)
      line.add(idle.map(\.label).joined(separator: ", "), .hint)
      children.append(.init(text: line))
    }
    return .init(text: line, id: id, children: children)
  }

  private func node(of use: Explanation.ParameterUse) -> Document.Node {
    var line = Markup("\(use.label): ")
    line.add(use.value.count > 80 ? use.value.prefix(79) + "…" : use.value, .value)
    line.add("  " + say("since", "seit") + " " + Value.date(use.since).text(in: .current), .hint)
    if let enacted = use.enacted {
      line.add(", " + say("enacted", "verkündet") + " " + Value.date(enacted).text(in: .current), .hint)
    }
    line.add("  \(use.source)", .citation)
    return .init(text: line)
  }
}
