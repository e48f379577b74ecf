import LevyModel

/// Finding, running and explaining commands.
extension Session {
  func command(_ text: String) throws -> Reply {
    var (name, isForced, argument) = Self.parts(text)
    let command = try Self.command(named: name)
    if command.kind == .name { argument = spelled(argument) }
    if command.needsArgument, argument.isEmpty {
      throw Diagnostic(.usage(.form([":\(command.name) \(command.argument)"])))
    }
    if command.argument.isEmpty, !argument.isEmpty {
      throw Diagnostic(.usage(.excess(argument, after: ":\(command.name)")))
    }
    guard isForced else { return try command.run(self, argument) }
    guard let forced = command.forced else {
      throw Diagnostic(.usage(.excess("!", after: ":\(command.name)")))
    }
    return try forced(self, argument)
  }

  /// Splits a command into its name, true if `!` follows it, and its argument.
  private static func parts(_ text: String) -> (name: String, isForced: Bool, argument: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    var name = words.first ?? ""
    let isForced = name.hasSuffix("!")
    if isForced { name.removeLast() }
    return (name, isForced, words.count > 1 ? words[1].trimmingBlanks : "")
  }

  /// True if an answered command belongs in the script of the session.
  static func isReplayed(_ text: String) -> Bool { (try? command(named: parts(text).name))?.isReplayed ?? true }

  private static func command(named name: String) throws(Diagnostic) -> Command {
    if let command = commands.first(where: { $0.name == name || $0.others.contains(name) }) { return command }
    let begun = commands.filter { !name.isEmpty && $0.name.hasPrefix(name) }
    // An abbreviation of several commands means the one whose name begins all of theirs, such as :save for
    // :save-session.
    if let short = begun.min(by: { $0.name.count < $1.name.count }),
      begun.allSatisfy({ $0.name.hasPrefix(short.name) })
    {
      return short
    }
    let nearest = NearestNames.of(name, among: commands.map(\.name)).map { ":" + $0 }
    throw Diagnostic(.unknownName(name: ":" + name, role: .command, nearest: nearest))
  }

  func help(_ topic: String) throws -> Reply {
    let topic = topic.hasPrefix(":") ? String(topic.dropFirst()) : topic
    if topic.isEmpty { return Reply(text: Self.help) }
    let isCommand = Self.commands.contains { $0.name == topic }
    if !isCommand, rulebook.slot(of: topic) != nil || rulebook.parameter(named: topic) != nil {
      return Reply(text: try rulebook.description(of: topic))
    }
    let command = try Self.command(named: topic)
    var text = Markup(":\(command.name) \(command.argument)", .name)
    text.add("  \(command.summary.text)")
    text.endLine()
    if let more = command.more {
      text.add(more.text)
      text.endLine()
    }
    for example in examples(of: command) {
      text.add("  \(example)", .hint)
      text.endLine()
    }
    return Reply(text: text)
  }

  private static var help: Markup {
    let rows =
      [
        (
          "NAME = VALUE, …",
          say(
            "give facts, or pin results; 60 000, € 60k and 42 % are values too; += adds",
            "Angaben machen oder Ergebnisse festlegen; auch 60 000, € 60k und 42 % sind Werte; += fügt hinzu")
        ),
        ("let NAME = EXPRESSION", say("a name of your own, for expressions", "ein eigener Name, für Ausdrücke")),
        (
          "EXPRESSION",
          say(
            "any Lua expression over names, such as income_tax / taxable_income; ans is the last value",
            "ein Ausdruck in Lua mit Namen, wie income_tax / taxable_income; ans ist der letzte Wert")
        ),
      ] + commands.map { (":\($0.name)" + ($0.argument.isEmpty ? "" : " \($0.argument)"), $0.summary.text) }
    let width = rows.map(\.0.count).max() ?? 0
    var text = Markup()
    for (index, row) in rows.enumerated() {
      text.add(row.0, index < 3 ? .heading : .name, width: width + 2)
      text.add(row.1)
      text.endLine()
    }
    return text
  }
}
