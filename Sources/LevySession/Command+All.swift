import LevyModel
import LevyRules

/// The commands of the prompt.
extension Session {
  /// All commands, in the order in which they are listed.
  static let commands: [Command] = [
    Command(
      name: "help", others: ["h", "?"], argument: "[COMMAND]", kind: .command,
      summary: "this list, or more about a command or a name",
      run: { try $0.help($1) }, isReplayed: false),
    Command(
      name: "show", argument: "[all]", summary: "the case by section, and the main results",
      more:
        "Inputs that the results do not read, or that do not concern the case, are left out; ':show all' shows all.",
      examples: ["all"],
      run: { session, text in
        guard ["", "all"].contains(text) else { throw Diagnostic(.usage(.form([":show", ":show all"]))) }
        return Reply(text: try session.overview(all: text == "all"))
      }),
    Command(
      name: "assumed", summary: "all that the results stand on and nobody gave",
      run: { session, _ in
        Reply(text: (session.answer().allAssumptions ?? Markup("nothing is assumed", .hint)) + Markup("\n"))
      }),
    Command(
      name: "unset", argument: "NAME", kind: .name, summary: "take a given value back",
      examples: ["FACT"],
      run: { session, name in
        var changed = session.facts
        guard changed.gives(name) else {
          _ = try changed.rulebook.variable(named: name)
          return Reply(text: Markup("\(name) is not given\n", .hint))
        }
        try changed.remove(name)
        return session.change(to: changed)
      }),
    Command(
      name: "undo", argument: "[COUNT]", summary: "take the last change back, or the last so many",
      run: { try $0.undo($1) }),
    Command(
      name: "redo", summary: "make the change again that was taken back last",
      run: { session, _ in try session.redo() }),
    Command(
      name: "watch", argument: "[NAMES]", kind: .name,
      summary: "the results that are shown at each change; ':watch all' for the main results again",
      examples: ["RESULT", "all"],
      run: { try $0.watchCommand($1) }),
    Command(
      name: "reset", summary: "forget the case and begin anew",
      run: { session, _ in session.change(to: try Case(session.rulebook, date: session.facts.date)) }),
    Command(
      name: "year", argument: "YEAR", kind: .year, summary: "the same case in another year",
      examples: ["YEAR"],
      run: { session, year in
        var changed = session.facts
        try changed.remove("year")
        try changed.give("year", year)
        return session.change(to: changed)
      }),
    Command(
      name: "date", argument: "DATE", summary: "the law of another day",
      examples: ["DATE"],
      run: { session, date in
        var changed = session.facts
        try changed.remove("date")
        try changed.give("date", .date(try CalendarDate(typed: date, for: "date")))
        return session.change(to: changed)
      }),
    Command(
      name: "find", argument: "WORDS", summary: "names whose name, label, help, aliases or statute have the words",
      examples: ["tax"],
      run: { Reply(text: try $0.rulebook.found($1).markup) }),
    Command(
      name: "known", argument: "[DATE]", summary: "the law as it was known on a day; without one, all that is known",
      examples: ["DATE"],
      run: { session, text in
        var changed = session.facts
        changed.known = text.isEmpty ? nil : try CalendarDate(typed: text, for: "known")
        return session.change(to: changed)
      }),
    Command(
      name: "jurisdiction", argument: "CODE [YEAR]", kind: .jurisdiction,
      summary: "other rules, with a case of their own",
      run: { try $0.enter($1) }),
    Command(
      name: "save", argument: "FILE", kind: .file, summary: "write the case to a file that one can read and edit",
      more: "A file that levy did not write is left alone; ':save! FILE' replaces it.",
      run: { try $0.save($1) }, isReplayed: false, forced: { try $0.save($1, replaces: true) }),
    Command(
      name: "load", argument: "FILE", kind: .file, summary: "take the case from a file",
      run: { try $0.load($1) }),
    Command(
      name: "save-session", argument: "FILE", kind: .file,
      summary: "write what was entered as a script, for levy run FILE",
      more: "Entries that were wrong are left out. A file that levy did not write is left alone; "
        + "':save-session! FILE' replaces it.",
      run: { try $0.saveSession($1) }, isReplayed: false, forced: { try $0.saveSession($1, replaces: true) }),
    Command(
      name: "results", summary: "the values of earlier expressions: _1, _2 and so on; ans is the last",
      run: { session, _ in Reply(text: session.listOfResults) }),
    Command(
      name: "journal", argument: "[WORDS]", summary: "the journal: add, again, remove, list, totals, undo",
      more: "With levy repl --journal. ':journal add 2025-03-14 60 \"Dr Byrne\" as medical', ':journal again 12', "
        + "':journal remove 12', ':journal list byrne'; alone it shows the year's totals. Results that an entry moves are shown.",
      run: { try $0.journalCommand($1) }, isReplayed: false),
    Command(
      name: "what", others: ["whatif"], argument: "NAME = VALUE, …", kind: .assignment,
      summary: "what would change, without changing the case",
      examples: ["FACT = 60000"],
      run: { try $0.whatIf($1) }),
    Command(
      name: "scenario", argument: "[NAME]", kind: .scenario, summary: "keep the case under a name; list what is kept",
      examples: ["before"],
      run: { $0.keep($1) }),
    Command(
      name: "use", argument: "NAME", kind: .scenario, summary: "go on with a scenario",
      run: { try $0.use($1) }),
    Command(
      name: "compare", argument: "[NAMES or YEARS]", kind: .scenario,
      summary: "scenarios, years such as 2024..2026, or other facts, side by side",
      more: "Without scenarios: the case and all of them; 'now' is the case. "
        + "With years, such as 2020..2026 or 2024 2026: the case in each of them. "
        + "'with NAME = VALUE, …' at the end: beside the case itself with these facts. Names of results show those alone.",
      examples: ["YEARS", "RESULT with FACT = 50000"],
      run: { try $0.compare($1) }),
    Command(
      name: "sweep", argument: "[NAMES] over NAME=FROM..TO", kind: .name,
      summary: "results at many values of a fact, named ones for each unit too; --chart draws",
      more: "'step N' at the end says how far apart the values are; ':sweep!' shows more than 200 of them.",
      examples: ["RESULT over FACT=10000..100000 step 10000"],
      run: { try $0.sweep($1) }, forced: { try $0.sweep($1, isForced: true) }),
    Command(
      name: "solve", argument: "NAME = VALUE for NAME[=FROM..TO]", kind: .assignment,
      summary: "what a fact must be for a result to be what you want, to the cent",
      examples: ["RESULT = 5000 for FACT"],
      run: { try $0.solve($1) }),
    Command(
      name: "cliffs", argument: "NAME over NAME=FROM..TO", kind: .name,
      summary: "where a result bends or jumps as a fact rises, and the rule that causes it",
      examples: ["RESULT over FACT=10000..100000"],
      run: { try $0.cliffs($1) }),
    Command(
      name: "why", argument: "NAME [all]", kind: .name, summary: "how a result came about",
      more: "Branches that come to nothing and those deep down are left out; ':why NAME all' shows all.",
      examples: ["RESULT", "RESULT all"],
      run: { try $0.why($1) }),
    Command(
      name: "why-changed", argument: "[NAMES] [YEAR or SCENARIO]", kind: .name,
      summary: "what moved a result, and by how much: after the last change, or from a year or scenario",
      more: "Each cause is measured alone, all else as it was; what remains is what they do together. "
        + "'with NAME = VALUE, …' at the end: from the case to itself with these facts.",
      examples: ["RESULT YEAR", "RESULT with FACT = 50000"],
      run: { try $0.whyChanged($1) }),
    Command(
      name: "law", argument: "NAME", kind: .parameter, summary: "a parameter, its history and what is in force",
      examples: ["PARAMETER"],
      run: { Reply(text: try $0.law($1)) }),
    Command(
      name: "uses", argument: "NAME", kind: .name, summary: "what a rule reads",
      more: "In all its versions, through helper functions too.",
      examples: ["RESULT"],
      run: { Reply(text: try $0.uses($1)) }),
    Command(
      name: "used-by", argument: "NAME", kind: .name, summary: "which rules read a name or a parameter",
      examples: ["FACT"],
      run: { Reply(text: try $0.users($1)) }),
    Command(
      name: "info", argument: "NAME", kind: .name, summary: "what is declared under a name",
      examples: ["RESULT"],
      run: { Reply(text: try $0.rulebook.description(of: $1)) }),
    Command(
      name: "reload", others: ["r"], summary: "read the rules again",
      run: { session, _ in try session.reload() }),
    Command(name: "clear", summary: "clear the screen", run: { _, _ in Reply(clears: true) }, isReplayed: false),
    Command(
      name: "quit", others: ["q", "exit"], summary: "leave",
      run: { _, _ in Reply(isOver: true) }, isReplayed: false),
  ]
}
