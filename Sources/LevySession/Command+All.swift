import LevyModel
import LevyRules

/// The commands of the prompt.
extension Session {
  /// All commands, in the order in which they are listed.
  static let commands: [Command] = [
    Command(
      name: "help", others: ["h", "?"], argument: "[COMMAND]", kind: .command,
      summary: Wording(
        "this list, or more about a command or a name", "diese Liste, oder mehr zu einem Befehl oder Namen"),
      run: { try $0.help($1) }, isReplayed: false),
    Command(
      name: "show", argument: "[all]",
      summary: Wording(
        "the case by section, and the main results", "der Fall nach Abschnitten und die Hauptergebnisse"),
      more: Wording(
        "Inputs that the results do not read, or that do not concern the case, are left out; ':show all' shows all.",
        "Angaben, die kein Ergebnis liest oder die den Fall nicht betreffen, fehlen; ':show all' zeigt alle."),
      examples: ["all"],
      run: { session, text in
        guard ["", "all"].contains(text) else { throw Diagnostic(.usage(.form([":show", ":show all"]))) }
        return Reply(text: try session.overview(all: text == "all"))
      }),
    Command(
      name: "assumed",
      summary: Wording(
        "all that the results stand on and nobody gave",
        "alles, worauf die Ergebnisse beruhen und was niemand angegeben hat"),
      run: { session, _ in
        let nothing = Markup(say("nothing is assumed", "nichts ist angenommen"), .hint)
        return Reply(text: (session.answer().allAssumptions ?? nothing) + Markup("\n"))
      }),
    Command(
      name: "unset", argument: "NAME", kind: .name,
      summary: Wording("take a given value back", "eine Angabe zurücknehmen"),
      examples: ["FACT"],
      run: { session, name in
        var changed = session.facts
        guard changed.gives(name) else {
          _ = try changed.rulebook.variable(named: name)
          return Reply(text: Markup(say("\(name) is not given\n", "\(name) ist nicht angegeben\n"), .hint))
        }
        try changed.remove(name)
        return session.change(to: changed)
      }),
    Command(
      name: "undo", argument: "[COUNT]",
      summary: Wording(
        "take the last change back, or the last so many", "die letzte Änderung widerrufen, oder die letzten so vielen"),
      run: { try $0.undo($1) }),
    Command(
      name: "redo",
      summary: Wording(
        "make the change again that was taken back last", "die zuletzt widerrufene Änderung wieder vornehmen"),
      run: { session, _ in try session.redo() }),
    Command(
      name: "watch", argument: "[NAMES]", kind: .name,
      summary: Wording(
        "the results that are shown at each change; ':watch all' for the main results again",
        "die Ergebnisse, die bei jeder Änderung gezeigt werden; ':watch all' für die Hauptergebnisse"),
      examples: ["RESULT", "all"],
      run: { try $0.watchCommand($1) }),
    Command(
      name: "reset", summary: Wording("forget the case and begin anew", "den Fall vergessen und neu beginnen"),
      run: { session, _ in session.change(to: try Case(session.rulebook, date: session.facts.date)) }),
    Command(
      name: "year", argument: "YEAR", kind: .year,
      summary: Wording("the same case in another year", "derselbe Fall in einem anderen Jahr"),
      examples: ["YEAR"],
      run: { session, year in
        var changed = session.facts
        try changed.remove("year")
        try changed.give("year", year)
        return session.change(to: changed)
      }),
    Command(
      name: "date", argument: "DATE", summary: Wording("the law of another day", "das Recht eines anderen Tages"),
      examples: ["DATE"],
      run: { session, date in
        var changed = session.facts
        try changed.remove("date")
        try changed.give("date", .date(try CalendarDate(typed: date, for: "date")))
        return session.change(to: changed)
      }),
    Command(
      name: "find", argument: "WORDS",
      summary: Wording(
        "names whose name, label, help, aliases or statute have the words",
        "Namen, in deren Name, Bezeichnung, Hilfe oder Gesetz die Wörter stehen"),
      examples: ["tax"],
      run: { Reply(text: try $0.rulebook.found($1).markup) }),
    Command(
      name: "known", argument: "[DATE]",
      summary: Wording(
        "the law as it was known on a day; without one, all that is known",
        "das Recht, wie es an einem Tag bekannt war; ohne Tag alles, was bekannt ist"),
      examples: ["DATE"],
      run: { session, text in
        var changed = session.facts
        changed.known = text.isEmpty ? nil : try CalendarDate(typed: text, for: "known")
        return session.change(to: changed)
      }),
    Command(
      name: "jurisdiction", argument: "CODE [YEAR]", kind: .jurisdiction,
      summary: Wording("other rules, with a case of their own", "andere Regeln mit einem eigenen Fall"),
      run: { try $0.enter($1) }),
    Command(
      name: "save", argument: "FILE", kind: .file,
      summary: Wording(
        "write the case to a file that one can read and edit",
        "den Fall in eine Datei schreiben, die man lesen und ändern kann"),
      more: Wording(
        "A file that levy did not write is left alone; ':save! FILE' replaces it.",
        "Eine Datei, die levy nicht geschrieben hat, bleibt unberührt; ':save! DATEI' ersetzt sie."),
      run: { try $0.save($1) }, isReplayed: false, forced: { try $0.save($1, replaces: true) }),
    Command(
      name: "load", argument: "FILE", kind: .file,
      summary: Wording("take the case from a file", "den Fall aus einer Datei nehmen"),
      run: { try $0.load($1) }),
    Command(
      name: "save-session", argument: "FILE", kind: .file,
      summary: Wording(
        "write what was entered as a script, for levy run FILE", "die Eingaben als Skript schreiben, für levy run DATEI"
      ),
      more: Wording(
        "Entries that were wrong are left out. A file that levy did not write is left alone; ':save-session! FILE' replaces it.",
        "Falsche Eingaben fehlen. Eine Datei, die levy nicht geschrieben hat, bleibt unberührt; ':save-session! DATEI' ersetzt sie."
      ),
      run: { try $0.saveSession($1) }, isReplayed: false, forced: { try $0.saveSession($1, replaces: true) }),
    Command(
      name: "results",
      summary: Wording(
        "the values of earlier expressions: _1, _2 and so on; ans is the last",
        "die Werte früherer Ausdrücke: _1, _2 und so fort; ans ist der letzte"),
      run: { session, _ in Reply(text: session.listOfResults) }),
    Command(
      name: "journal", argument: "[WORDS]",
      summary: Wording(
        "the journal: add, again, remove, list, totals, undo", "das Journal: add, again, remove, list, totals, undo"),
      more: Wording(
        "With levy repl --journal. ':journal add 2025-03-14 60 \"Dr Byrne\" as medical', ':journal again 12', "
          + "':journal remove 12', ':journal list byrne'; alone it shows the year's totals. Results that an entry moves are shown.",
        "Mit levy repl --journal. ':journal add 2025-03-14 60 \"Dr. Byrne\" as medical', ':journal again 12', "
          + "':journal remove 12', ':journal list byrne'; allein zeigt es die Summen des Jahres. Ergebnisse, die ein Eintrag "
          + "verändert, werden gezeigt."),
      run: { try $0.journalCommand($1) }, isReplayed: false),
    Command(
      name: "what", others: ["whatif"], argument: "NAME = VALUE, …", kind: .assignment,
      summary: Wording(
        "what would change, without changing the case", "was sich ändern würde, ohne den Fall zu ändern"),
      examples: ["FACT = 60000"],
      run: { try $0.whatIf($1) }),
    Command(
      name: "scenario", argument: "[NAME]", kind: .scenario,
      summary: Wording(
        "keep the case under a name; list what is kept",
        "den Fall unter einem Namen behalten; ohne Namen alle auflisten"),
      examples: ["before"],
      run: { $0.keep($1) }),
    Command(
      name: "use", argument: "NAME", kind: .scenario,
      summary: Wording("go on with a scenario", "mit einem behaltenen Fall weitermachen"),
      run: { try $0.use($1) }),
    Command(
      name: "compare", argument: "[NAMES or YEARS]", kind: .scenario,
      summary: Wording(
        "scenarios, years such as 2024..2026, or other facts, side by side",
        "behaltene Fälle, Jahre wie 2024..2026 oder andere Angaben nebeneinander"),
      more: Wording(
        "Without scenarios: the case and all of them; 'now' is the case. "
          + "With years, such as 2020..2026 or 2024 2026: the case in each of them. "
          + "'with NAME = VALUE, …' at the end: beside the case itself with these facts. Names of results show those alone.",
        "Ohne Namen: der Fall und alle behaltenen; 'now' ist der Fall. Mit Jahren wie 2020..2026 oder 2024 2026: der Fall "
          + "in jedem davon. 'with NAME = WERT, …' am Ende: neben dem Fall selbst mit diesen Angaben. Namen von Ergebnissen "
          + "zeigen nur diese."),
      examples: ["YEARS", "RESULT with FACT = 50000"],
      run: { try $0.compare($1) }),
    Command(
      name: "sweep", argument: "[NAMES] over NAME=FROM..TO", kind: .name,
      summary: Wording(
        "results at many values of a fact, named ones for each unit too; --chart draws",
        "Ergebnisse bei vielen Werten einer Angabe, genannte auch je Einheit; --chart zeichnet"),
      more: Wording(
        "'step N' at the end says how far apart the values are; ':sweep!' shows more than 200 of them.",
        "'step N' am Ende sagt, wie weit die Werte auseinanderliegen; ':sweep!' zeigt mehr als 200 davon."),
      examples: ["RESULT over FACT=10000..100000 step 10000"],
      run: { try $0.sweep($1) }, forced: { try $0.sweep($1, isForced: true) }),
    Command(
      name: "solve", argument: "NAME = VALUE for NAME[=FROM..TO]", kind: .assignment,
      summary: Wording(
        "what a fact must be for a result to be what you want, to the cent",
        "welchen Wert eine Angabe für ein gewünschtes Ergebnis haben muss, auf den Cent"),
      examples: ["RESULT = 5000 for FACT"],
      run: { try $0.solve($1) }),
    Command(
      name: "cliffs", argument: "NAME over NAME=FROM..TO", kind: .name,
      summary: Wording(
        "where a result bends or jumps as a fact rises, and the rule that causes it",
        "wo ein Ergebnis abknickt oder springt, wenn eine Angabe steigt, und welche Regel das bewirkt"),
      examples: ["RESULT over FACT=10000..100000"],
      run: { try $0.cliffs($1) }),
    Command(
      name: "why", argument: "NAME [all]", kind: .name,
      summary: Wording("how a result came about", "wie ein Ergebnis zustande kam"),
      more: Wording(
        "Branches that come to nothing and those deep down are left out; ':why NAME all' shows all.",
        "Zweige, die nichts ergeben oder tief liegen, fehlen; ':why NAME all' zeigt alle."),
      examples: ["RESULT", "RESULT all"],
      run: { try $0.why($1) }),
    Command(
      name: "why-changed", argument: "[NAMES] [YEAR or SCENARIO]", kind: .name,
      summary: Wording(
        "what moved a result, and by how much: after the last change, or from a year or scenario",
        "was ein Ergebnis um wie viel verändert hat: seit der letzten Änderung, einem Jahr oder einem behaltenen Fall"),
      more: Wording(
        "Each cause is measured alone, all else as it was; what remains is what they do together. "
          + "'with NAME = VALUE, …' at the end: from the case to itself with these facts.",
        "Jede Ursache wird allein gemessen, alles andere wie es war; der Rest ist, was sie zusammen bewirken. "
          + "'with NAME = WERT, …' am Ende: vom Fall zu ihm selbst mit diesen Angaben."),
      examples: ["RESULT YEAR", "RESULT with FACT = 50000"],
      run: { try $0.whyChanged($1) }),
    Command(
      name: "law", argument: "NAME", kind: .parameter,
      summary: Wording("a parameter, its history and what is in force", "ein Parameter, seine Geschichte und was gilt"),
      examples: ["PARAMETER"],
      run: { Reply(text: try $0.law($1)) }),
    Command(
      name: "uses", argument: "NAME", kind: .name, summary: Wording("what a rule reads", "was eine Regel liest"),
      more: Wording(
        "In all its versions, through helper functions too.", "In allen Fassungen, auch über Hilfsfunktionen."),
      examples: ["RESULT"],
      run: { Reply(text: try $0.uses($1)) }),
    Command(
      name: "used-by", argument: "NAME", kind: .name,
      summary: Wording("which rules read a name or a parameter", "welche Regeln einen Namen oder Parameter lesen"),
      examples: ["FACT"],
      run: { Reply(text: try $0.users($1)) }),
    Command(
      name: "info", argument: "NAME", kind: .name,
      summary: Wording("what is declared under a name", "was unter einem Namen erklärt ist"),
      examples: ["RESULT"],
      run: { Reply(text: try $0.rulebook.description(of: $1)) }),
    Command(
      name: "reload", others: ["r"], summary: Wording("read the rules again", "die Regeln neu lesen"),
      run: { session, _ in try session.reload() }),
    Command(
      name: "clear", summary: Wording("clear the screen", "den Bildschirm leeren"),
      run: { _, _ in Reply(clears: true) }, isReplayed: false),
    Command(
      name: "quit", others: ["q", "exit"], summary: Wording("leave", "verlassen"),
      run: { _, _ in Reply(isOver: true) }, isReplayed: false),
  ]
}
