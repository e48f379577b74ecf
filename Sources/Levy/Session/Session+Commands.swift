extension Session {
  /// The commands, with what they take and what they do.
  static let commands: [(name: String, argument: String, summary: String)] = [
    ("help", "", "this list"),
    ("show", "", "the case: what is given, and the main results"),
    ("why", "NAME", "how a result came about"),
    ("info", "NAME", "what is declared under a name"),
    ("unset", "NAME", "take a given value back"),
    ("year", "YEAR", "the same case in another year"),
    ("reload", "", "read the rules again"),
    ("quit", "", "leave"),
  ]

  func command(_ text: String) throws -> Reply {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let name = words.first ?? ""
    let argument = words.count > 1 ? words[1] : ""
    if let known = Self.commands.first(where: { $0.name == name }), !known.argument.isEmpty, argument.isEmpty {
      return Reply(text: Markup("write :\(name) \(known.argument)\n", .error), isError: true)
    }
    switch name {
    case "help", "h", "?": return Reply(text: Self.help)
    case "show": return Reply(text: overview)
    case "why": return Reply(text: try calculator.explain(argument, for: facts).markup)
    case "info": return Reply(text: try rulebook.description(of: argument))
    case "unset":
      try facts.take(argument)
      return Reply(text: overview)
    case "year":
      let calculated = facts
      try facts.give("year", argument)
      facts.known = calculated.known
      return Reply(text: overview)
    case "reload":
      try reload()
      return Reply(text: Markup("rules loaded\n"))
    case "quit", "q", "exit": return Reply(isOver: true)
    default:
      throw Diagnostic(
        .unknownName(
          name: ":" + name, role: .command,
          nearest: NearestNames.of(name, among: Self.commands.map(\.name)).map { ":" + $0 }))
    }
  }

  private static var help: Markup {
    var text = Markup("NAME = VALUE", .heading)
    text.add("   give a fact, or pin a result\n")
    text.add("EXPRESSION", .heading)
    text.add("     any Lua expression over names, such as income_tax / taxable_income\n")
    for command in commands {
      text.add(":\(command.name) \(command.argument)", .name, width: 15)
      text.add(command.summary)
      text.endLine()
    }
    return text
  }

  private var overview: Markup {
    var text = Markup("year", .name)
    text.add(" = \(facts.year)")
    text.endLine()
    for (name, value) in facts.facts {
      text.add(name, .name)
      text.add(" = ")
      text.add(value.description, .value)
      if (try? rulebook.variable(named: name).isInput) == false { text.add("  (pinned)", .hint) }
      text.endLine()
    }
    let answer = calculator.answer(for: facts)
    text.endLine()
    text.add(answer.markup)
    var missing: [String] = []
    for case .missing(let inputs, _) in answer.failures.map(\.problem) {
      for input in inputs where !missing.contains(input.name) { missing.append(input.name) }
    }
    if !missing.isEmpty {
      text.add("missing: \(missing.joined(separator: ", "))", .hint)
      text.endLine()
    }
    return text
  }
}
