import ExactNumbers

extension Problem {
  /// Everything that is said about a problem.
  package struct Row {
    package let kind: Kind
    /// The name of the fact, rule or figure of the law that it is about, if any.
    let name: String?
    /// The given value as it was written, if any.
    let value: String?
    /// Names or words similar to an unknown one, or the possible meanings of an ambiguous text.
    let suggestions: [String]
    /// The beginning of the sentence, which is omitted if the context shows it: `wages = `.
    private let lead: String
    private let sentence: () -> String
    private let remedy: () -> Wording?

    /// Makes the row of a problem that people who compute cases meet.
    ///
    /// - Parameter help: a remedy, if there is one to suggest. Front ends may replace it by one in their own terms
    ///   (`Diagnostic.advice`).
    init(
      _ kind: Kind, _ english: @autoclosure @escaping () -> String, _ german: @autoclosure @escaping () -> String,
      help: @autoclosure @escaping () -> Wording? = nil, lead: String = "", name: String? = nil, value: String? = nil,
      suggestions: [String] = []
    ) {
      (self.kind, self.name, self.value, self.suggestions) = (kind, name, value, suggestions)
      (self.lead, remedy) = (lead, help)
      sentence = { Language.current == .german ? german() : english() }
    }

    /// Makes the row of a problem that only authors of rules meet. It is in English only, like rule files.
    init(
      _ kind: Kind, ofRules sentence: @autoclosure @escaping () -> String,
      help: @autoclosure @escaping () -> String? = nil, name: String? = nil, suggestions: [String] = []
    ) {
      (self.kind, self.name, self.value, self.suggestions, lead) = (kind, name, nil, suggestions, "")
      (self.sentence, remedy) = (sentence, { help().map { Wording(inEnglish: $0) } })
    }

    /// The problem in one sentence, with or without the leading name.
    func text(isNamed: Bool) -> String { isNamed ? lead + sentence() : sentence() }
    /// The remedy, if there is one.
    package var help: String? { remedy()?.text }
  }

  /// The row of the problem. Unless `reveals`, its sentence omits values of the case, since they are personal.
  package func row(reveals: Bool = true) -> Row {
    func shown(_ value: String) -> String {
      reveals ? "'\(value)'" : say("(value withheld)", "(Wert nicht gezeigt)")
    }
    switch self {

    // Files
    case .noFile(let path, let reason), .unreadable(let path, let reason):
      return Row(
        .unreadable, "cannot read \(path): \(reason.english)", "\(path) ist nicht zu lesen: \(reason.german)",
        help: isAbsence ? Wording("check the path", "den Pfad prüfen") : nil)
    case .unknownJurisdiction(let name, let available):
      return Row(
        .unknownJurisdiction, "there are no rules for '\(name)'; there are rules for \(available.listed)",
        "für '\(name)' gibt es keine Regeln; es gibt Regeln für \(available.listed)",
        help: Self.didYouMean(NearestNames.of(name, among: available)))
    case .noRules(let path):
      return Row(
        .noRules, "\(path) holds no folder with rule files", "\(path) enthält keinen Ordner mit Regeldateien")
    case .fileExists(let path):
      return Row(
        .fileExists, "\(path) exists, and levy did not write it as what is to be written",
        "\(path) gibt es schon, und levy hat es nicht als das geschrieben, was zu schreiben ist")
    case .unwritable(let path, let reason):
      return Row(
        .unwritable, "cannot write \(path): \(reason.english)", "\(path) ist nicht zu schreiben: \(reason.german)")
    case .sameFile(let path, let other):
      return Row(
        .sameFile,
        "\(path == other ? "\(path) is named twice" : "\(path) and \(other) are one file"), "
          + "and writing would destroy what is there; nothing was written",
        "\(path == other ? "\(path) ist zweimal genannt" : "\(path) und \(other) sind eine Datei"), "
          + "und Schreiben zerstörte, was da ist; nichts wurde geschrieben",
        help: Wording("give each output a file of its own", "jeder Ausgabe eine eigene Datei geben"))

    // Usage
    case .usage(let fault): return Row(.usage, fault.wording.english, fault.wording.german, help: fault.help)
    case .nothingFound(let words, let help): return Row(.nothingFound, words.english, words.german, help: help)

    // Lua
    case .syntax(let message):
      return Row(.syntax, "this is not Lua: \(message)", "das ist kein Lua: \(message)")
    case .severalValues:
      return Row(
        .syntax, "these are several values; an expression is one",
        "das sind mehrere Werte; ein Ausdruck ist einer",
        help: Wording(
          "ask for one at a time; in an expression, numbers have no mark but the decimal point, as in 60000.50",
          "nach einem auf einmal fragen; in einem Ausdruck haben Zahlen nur den Punkt vor den Dezimalen: 60000.50"))
    case .script(let message): return Row(.script, message, message)
    case .notNumbers(let operation, let found):
      return Row(
        .script, "'\(operation)' needs numbers, but got \(found)", "'\(operation)' braucht Zahlen, fand aber \(found)")
    case .stopped(.text):
      return Row(
        .stopped, "stopped: a text is longer than the 64 KiB that a text may have",
        "angehalten: ein Text ist länger als die 64 KiB, die er haben darf")
    case .stopped(let limit):
      return Row(
        .stopped, "stopped: the rule used up its \(limit.words.english)",
        "angehalten: die Regel hat \(limit.words.german) verbraucht")
    case .forbidden(let name):
      return Row(.forbidden, "\(name) is not available to rules", "\(name) steht Regeln nicht zur Verfügung")
    case .unknownGlobal(let name, let nearest):
      return Row(
        .unknownName, "unknown name '\(name)'", "unbekannter Name '\(name)'",
        help: Self.isOfResult(name)
          ? Wording(
            "earlier results are _1, _2 and so on, and ans is the last; at the prompt, :results lists them",
            "frühere Ergebnisse heißen _1, _2 und so fort, das letzte ans; :results zählt sie auf")
          : Self.didYouMean(nearest), suggestions: nearest)
    case .unknownMember(let library, let name):
      return Row(.unknownName, "\(library) has no '\(name)'", "\(library) hat kein '\(name)'")
    case .globalAssignment(let name):
      return Row(
        .readOnly, ofRules: "'\(name)' would be a global variable, which rules cannot set",
        help: "write 'local' before it")
    case .readOnly(let key):
      return Row(.readOnly, ofRules: "cannot set '\(key)': what rules share is read-only")
    case .changesLocal(let rule, let local):
      return Row(
        .readOnly, ofRules: "\(rule) changes '\(local)', so its result would depend on what ran before",
        help: "compute the value inside the rule")
    case .numeralComparison(let symbol):
      return Row(
        .numeralComparison, ofRules: "'\(symbol)' next to a numeral or a count is silently wrong for exact numbers",
        help: "write eq(x, 0) or not eq(x, 0)")
    case .unsafeSyntax(let symbol):
      return Row(.unsafeSyntax, ofRules: "'\(symbol)' is not part of the rule language")
    case .longNumeral(let text):
      return Row(
        .longNumeral, "the numeral \(text) is not exact: it is no decimal of up to 38 digits",
        "die Zahl \(text) ist nicht exakt: sie ist keine Dezimalzahl von bis zu 38 Stellen",
        help: Wording(
          "write a decimal of at most 38 digits, or a whole hexadecimal number below 2^63",
          "eine Dezimalzahl von höchstens 38 Stellen schreiben"))
    case .unknownModule(let name):
      return Row(.unknownModule, ofRules: "there is no file for require \"\(name)\" under the rules folder")
    case .tooMuch(.expression, let most):
      return Row(
        .tooMuch, "more than \(most) bytes in one expression: that is the limit of 'expression'",
        "mehr als \(most) Bytes in einem Ausdruck: das ist die Grenze von 'expression'")
    case .tooMuch(let limit, let most):
      return Row(
        .tooMuch, ofRules: "more than \(most) \(limit.words): that is the limit of '\(limit.rawValue)'",
        help: "a program may set other limits: LoadLimits")

    // Declarations
    case .declaration(let title, let fault):
      return Row(
        fault.kind, ofRules: "\(title) \(fault.phrase)", help: fault.help, suggestions: fault.nearest)
    case .duplicateName(let name, let first):
      return Row(
        .duplicateName, ofRules: "'\(name)' is declared twice" + (first.map { "; first at \($0)" } ?? ""), name: name)
    case .history(let parameter, let fault):
      return Row(
        .history, ofRules: "parameter '\(parameter)' \(fault.phrase)", help: fault.help, name: parameter)
    case .unused(let name): return Row(.unused, ofRules: "parameter '\(name)' is read by no rule", name: name)
    case .unusedInput(let name): return Row(.unused, ofRules: "input '\(name)' is read by no rule", name: name)
    case .uncited(let statute):
      return Row(.unused, ofRules: "no rule or figure has '\(statute)' as its source", name: statute)
    case .unreachable:
      return Row(.unreachable, ofRules: "no case reaches this line: what stands before it leaves nothing over")
    case .fails(let rule, let cases, let cause):
      return Row(.fails, ofRules: "'\(rule)' fails \(cases): \(cause)", name: rule)
    case .unrounded(let rule, let cases):
      return Row(
        .fails, ofRules: "'\(rule)' may return fractions of a cent \(cases), which is an error in such a case",
        help: Self.rounding, name: rule)
    case .unlikeUnits(let rule, let operation, let one, let other):
      return Row(
        .unlikeUnits, ofRules: "'\(rule)' \(operation.phrase(one.words, other.words))",
        help: one.remedy(for: other), name: rule)
    case .unlikeResult(let rule, let quantity, let isDeclared, let found):
      return Row(
        .unlikeUnits,
        ofRules: "'\(rule)' \(isDeclared ? "is declared" : "elsewhere returns") \(quantity.words), "
          + "but returns \(found.words)",
        help: Measured(name: "", quantity: quantity).remedy(for: found), name: rule)
    case .idleQuestion(let name, let interview, let years):
      return Row(
        .idleQuestion,
        ofRules: "no answer to '\(name)' can move what interview '\(interview)' leads to, in \(years)", name: name)
    case .duplicateKey(let key, let line):
      return Row(
        .duplicateKey,
        ofRules: "\(key) stands twice in this table, first on line \(line); Lua would drop the first without a word")
    case .noReturn(let field):
      return Row(
        .noReturn, ofRules: "this '\(field)' returns nothing", help: "write 'return' before what it computes")
    case .zeroIndex: return Row(.zeroIndex, ofRules: "a list of Lua begins at 1; there is nothing at 0")
    case .traced:
      return Row(
        .traced, ofRules: "'trace' still stands here; it is for whoever writes the rule",
        help: "leave its value alone in its place: trace(\"base\", x) is x")
    case .taxpayersFact(let name):
      return Row(
        .taxpayersFact,
        ofRules: "'case.\(name)' is the taxpayer's, whoever the rule is of, and each person has a '\(name)'",
        help: "write person.\(name), or case.taxpayer.\(name) where the taxpayer's is meant")
    case .floorsMoney(let name):
      return Row(
        .floorsMoney, ofRules: "'//' divides '\(name)', an amount, and drops what is below one",
        help: "write / and round where the statute says so, as in floor(x / 2), or say in a comment why")
    case .uncached(let local):
      return Row(
        .uncached,
        ofRules: "a function changes '\(local)', which is outside it: no rules are cached, all are read at each start",
        help: "return the new value, and assign it where '\(local)' is declared")
    case .computedName:
      return Row(
        .computedName, ofRules: "the name of what is read here is put together, so that no search finds it",
        help: "write each name as a whole, as in case.income, or as a text in a table of names")
    case .bareNumber(let text):
      return Row(
        .bareNumber,
        ofRules: "\(text) stands in the code, where no explanation and no comparison of years shows it",
        help: "make it a parameter with its source and date, or say in a comment what it is")
    case .circle(let names):
      let way = names.joined(separator: " → ")
      return Row(
        .circle, "a circle of rules: \(way)", "ein Kreis von Regeln: \(way)",
        help: Wording(
          "break it, or give one of these values", "ihn auflösen, oder einen dieser Werte angeben"))

    // Names and values
    case .unknownName(let name, let role, let nearest):
      return Row(
        .unknownName, "unknown " + role.phrase(name).english, role.phrase(name).german,
        help: role == .asked && TypedNumber(name) != nil
          ? Wording(
            "a value is given with its name: NAME=\(name)", "ein Wert wird mit seinem Namen angegeben: NAME=\(name)")
          : Self.didYouMean(nearest), name: name, suggestions: nearest)
    case .decidesNothing(let name):
      let word = name.cut(to: 100).visible()
      return Row(
        .decidesNothing, "nothing here depends on '\(word)'", "nichts hängt hier von '\(word)' ab",
        help: Wording("leave it out", "weglassen"), name: name)
    case .badValue(let name, let value, let expected, let nearest):
      return Row(
        .badValue, "\(shown(value)): expected \(expected.english)",
        "\(shown(value)) geht nicht; erwartet: \(expected.german)", help: Self.didYouMean(nearest), lead: "\(name) = ",
        name: name,
        value: value, suggestions: nearest)
    case .ambiguous(let name, let value, let readings):
      return Row(
        .ambiguous,
        "\(shown(value)) \(reveals ? "could mean \(readings.joined(separator: " or "))" : "could mean more than one thing")",
        "\(shown(value)) kann \(reveals ? readings.joined(separator: " oder ") : "mehreres") heißen",
        help: Wording(
          "write " + readings.joined(separator: " or "), readings.joined(separator: " oder ") + " schreiben"),
        lead: name.map { "\($0) = " } ?? "", name: name, value: value, suggestions: readings)
    case .outOfRange(let name, let value, let low, let high):
      var limits: Wording { Self.range(low, high) }
      return Row(
        .outOfRange, "\(shown(value)) is out of range: \(limits.english)",
        "\(shown(value)) liegt außerhalb der Grenzen: \(limits.german)", lead: "\(name) = ", name: name, value: value)
    case .givenTwice(let name, let other):
      return Row(
        .givenTwice,
        name == other ? "'\(name)' is given twice" : "'\(name)' and '\(other)' are the same fact, given twice",
        name == other
          ? "'\(name)' ist zweimal angegeben" : "'\(name)' und '\(other)' sind dieselbe Angabe, zweimal gemacht",
        name: name)
    case .missing(let inputs, let wanted):
      let names = inputs.map(\.name).listed
      func help(_ expected: (Wording) -> String) -> String {
        inputs.map { "\($0.name): \($0.label) — \(expected($0.expected))" }.joined(separator: "\n")
      }
      return Row(
        .missing, "not given: \(names); needed for \(wanted)", "nicht angegeben: \(names); gebraucht für \(wanted)",
        help: Wording(help(\.english), help(\.german)))
    case .unusedFact(let name, let reason):
      return Row(
        .unusedFact, "'\(name)' is given and counts for nothing: \(reason.english)",
        "'\(name)' ist angegeben und zählt für nichts: \(reason.german)", name: name)
    case .noSuchPerson(let name, true, let presence):
      return Row(
        .noSuchPerson, "'\(name)' is given, but nobody is there whose it could be: \(presence) = no",
        "'\(name)' ist angegeben, aber niemand ist da, zu dem es gehört: \(presence) = nein",
        help: Wording(
          "leave \(name) out, or give what \(presence) follows from",
          "\(name) weglassen, oder angeben, woraus \(presence) folgt"), name: name)
    case .noSuchPerson(let name, false, let presence):
      return Row(
        .noSuchPerson, "'\(name)' is of a person who is not there: \(presence) = no",
        "'\(name)' gehört zu einer Person, die nicht da ist: \(presence) = nein", name: name)
    case .supposed(let name, let hypothesis, let wanted):
      return Row(
        .supposed, "'\(name)' is given, so what it would be under '\(hypothesis)' is not known",
        "'\(name)' ist angegeben, daher ist nicht bekannt, was es unter '\(hypothesis)' wäre",
        help: Wording(
          "give what \(name) follows from in its place" + (wanted.map { ", or give \($0) as well" } ?? ""),
          "stattdessen angeben, woraus \(name) folgt" + (wanted.map { ", oder auch \($0) angeben" } ?? "")),
        name: name)
    case .impossible(let check, let message, let facts):
      let given = facts.map { reveals ? "\($0.name) = \($0.value)" : $0.name }
      let (both, why) = (facts.count == 2, reveals ? ": \(message)" : "")
      if facts.isEmpty {
        return Row(
          .impossible, "what is given cannot all be true" + why, "was angegeben ist, kann nicht alles stimmen" + why,
          help: Wording("correct it, or leave it out", "berichtigen oder weglassen"), name: check)
      }
      return Row(
        .impossible,
        given.joined(separator: both ? " and " : ", ") + " cannot "
          + (facts.count == 1 ? "" : both ? "both " : "all ") + "be true" + why,
        given.joined(separator: both ? " und " : ", ") + (facts.count == 1 ? " kann nicht" : " können nicht ")
          + (facts.count == 1 ? "" : both ? "beide" : "alle") + " stimmen" + why,
        help: facts.count == 1
          ? Wording("correct it, or leave it out", "berichtigen oder weglassen")
          : Wording("correct one of them, or leave it out", "eines davon berichtigen oder weglassen"), name: check)
    case .noYear(let first, let last):
      return Row(
        .noYear, "which year? The rules cover \(first) to \(last)",
        "welches Jahr? Die Regeln gelten für \(first) bis \(last)",
        help: Wording(
          "give a year to all rows, or a column of that name",
          "allen Zeilen ein Jahr geben, oder eine Spalte dieses Namens"))
    case .dateOutsideYear(let date, let year):
      return Row(
        .dateOutsideYear, "\(date) is not in the year \(year)", "\(date) liegt nicht im Jahr \(year)")

    // Evaluation
    case .yearOutside(let year, let first, let last):
      return Row(
        .noLaw, "there is no law for the year \(year): the rules cover \(first) to \(last)",
        "für das Jahr \(year) gibt es kein Recht: die Regeln gelten für \(first) bis \(last)")
    case .noLaw(let parameter, let date, let history):
      return Row(
        .noLaw,
        "law.\(parameter) has no value on \(date); it has one "
          + history.map(\.english).joined(separator: ", and "),
        "law.\(parameter) hat am \(date.inGerman) keinen Wert; es hat einen "
          + history.map(\.german).joined(separator: " und "), name: parameter)
    case .noFigure(let parameter, let year, let last):
      return Row(
        .noLaw, "law.\(parameter) has no figure for \(year): each year has its own, and the last is that of \(last)",
        "law.\(parameter) hat für \(year) keinen Wert: jedes Jahr hat seinen eigenen, und der letzte ist der für \(last)",
        help: Wording(
          "write what it is for \(year) into the history of '\(parameter)', or unchanged where it stays as it was",
          "in die Regeln schreiben, was '\(parameter)' für \(year) ist"), name: parameter)
    case .notInForce(let rule, let date, let versions):
      return Row(
        .noLaw,
        "rule '\(rule)' is not in force on \(date), but "
          + versions.map(\.english).joined(separator: ", and "),
        "die Regel '\(rule)' gilt am \(date.inGerman) nicht, sondern "
          + versions.map(\.german).joined(separator: " und "), name: rule)
    case .notKnown(let law, let since, let known):
      return Row(
        .notKnown,
        "what was known of \(law) on \(known) cannot be told: the rules do not say when it was enacted as it holds "
          + "since \(since)",
        "was am \(known.inGerman) von \(law) bekannt war, ist nicht zu sagen: nach den Regeln ist offen, wann erlassen "
          + "wurde, was seit \(since.inGerman) gilt",
        help: Wording(
          "ask for the law as known on \(since) or later, or leave the day of knowledge out",
          "nach dem Recht fragen, wie es am \(since.inGerman) oder später bekannt war, oder den Stand weglassen"),
        name: law)
    case .otherRules(let given, let rules):
      return Row(
        .otherRules, "the case was made by other rules (\(given)) than those that are to compute it (\(rules))",
        "der Fall ist nach anderen Regeln angelegt (\(given)) als denen, die ihn rechnen sollen (\(rules))",
        help: Wording(inEnglish: "carry it over by its names: Case.moved(to:)"))
    case .wrongResult(let rule, let expected, let found, let isUnrounded):
      return Row(
        .wrongResult,
        "rule '\(rule)' returned \(reveals ? found : "another value"), but must return \(expected.english)",
        "die Regel '\(rule)' ergab \(reveals ? found : "einen anderen Wert"), muss aber ergeben: \(expected.german)",
        help: isUnrounded ? Wording(inEnglish: Self.rounding) : nil, name: rule)
    case .number(let error):
      let words = error.wording
      return Row(.number, words.english, words.german)
    case .ruleFailed(let rule, let message):
      return Row(
        .ruleFailed, "rule '\(rule)' failed: \(message)", "die Regel '\(rule)' ist gescheitert: \(message)",
        name: rule)
    case .notFollowed(let name, let reason):
      return Row(
        .notFollowed, "'\(name)' cannot be followed as one formula: \(reason)",
        "'\(name)' ist nicht als eine Formel zu verfolgen: \(reason)", name: name)

    // Tables
    case .table(let message): return Row(.table, message, message)
    case .malformedRow(let reason): return Row(.malformedRow, reason.english, reason.german)
    case .resultColumns(let names):
      let list = names.map { "'\($0)'" }.listed
      let (given, them) = (names.map { "\"\($0)\"" }.listed, names.count == 1 ? "it" : "them")
      return Row(
        .resultColumn,
        names.count == 1
          ? "column \(list) has the name of a result, in place of which it would stand"
          : "columns \(list) have names of results, in place of which they would stand",
        names.count == 1
          ? "die Spalte \(list) heißt wie ein Ergebnis und stünde an dessen Stelle"
          : "die Spalten \(list) heißen wie Ergebnisse und stünden an deren Stelle",
        help: Wording(
          "to take \(them) as given, name \(them): given = [\(given)]",
          "um sie als angegeben zu nehmen, sie nennen: given = [\(given)]"), name: names.first)
    case .columnTwice(let name, let others):
      let ask = others.isEmpty ? nil : Wording(others.joined(separator: " or "), others.joined(separator: " oder "))
      return Row(
        .resultColumn, "column '\(name)' has the name of a result that is to be added",
        "die Spalte '\(name)' heißt wie ein Ergebnis, das hinzukommen soll",
        help: Wording(
          (ask.map { "ask for it as \($0.english), or " } ?? "") + "rename the column",
          (ask.map { "als \($0.german) danach fragen, oder " } ?? "") + "die Spalte umbenennen"), name: name)
    }
  }

  private static let rounding = "round where the statute says so: floor(x, 0.01), round(x, 0.01)"

  /// True if a file is missing.
  private var isAbsence: Bool { if case .noFile = self { true } else { false } }

  /// True if a name is one of those that stand for earlier results at the prompt.
  private static func isOfResult(_ name: String) -> Bool {
    name == "ans" || (name.hasPrefix("_") && Int(name.dropFirst()) != nil)
  }
}
