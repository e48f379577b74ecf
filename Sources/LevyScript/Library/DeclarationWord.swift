import LevyModel

/// A word of the rule language that declares something, with the fields of its table. The reader of declarations and
/// the definitions for editors both use it.
package enum DeclarationWord: String, Sendable, CaseIterable {
  case jurisdiction, person, thing, input, parameter, rule, example, interview, check, caveat, property, hypothesis
  case form, words, deadline

  package struct Field: Sendable {
    package let name: String
    /// The type in the notation of the Lua language server.
    package let type: String
    package let meaning: String
    package var isRequired = true
  }

  package var name: String { rawValue }
  package var meaning: String { Self.row(self).meaning }
  package var fields: [Field] { Self.row(self).fields }

  /// True if rules can read the declaration by its name.
  package var givesName: Bool {
    switch self {
    case .caveat, .check, .property, .hypothesis, .words: false
    case .jurisdiction, .person, .thing, .input, .parameter, .rule, .example, .interview, .form, .deadline: true
    }
  }

  /// The names of the fields, by word.
  package static let fieldNames = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Set($0.fields.map(\.name))) })

  private struct Row {
    let meaning: String
    let fields: [Field]
  }

  private static func optional(_ name: String, _ type: String, _ meaning: String) -> Field {
    Field(name: name, type: type, meaning: meaning, isRequired: false)
  }

  private static let translated = "string|{en: string, de: string}"
  private static let label = Field(name: "label", type: translated, meaning: "a short noun phrase")
  private static let source = Field(name: "source", type: "string", meaning: "the statute")
  private static let ask = optional(
    "ask", translated, "the question in plain words; {year} and {NAME} stand for values")
  private static let type = Field(name: "type", type: "Type", meaning: "what values it may have")
  private static let period = Period.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: "|")
  private static let per = optional("per", period, "the time for which the amount is")
  private static let of = optional("of", "string|string[]", "whose it is: \"person\", a kind of persons, or several")
  private static let presence = [
    optional(
      "present",
      "fun(case: Case, law: Law, number: integer): boolean"
        + "|fun(owner: Someone, law: Law, case: Case, number: integer): boolean",
      "whether it is there; this or 'counted_by'"),
    optional("counted_by", "string", "the input, a count, that says how many there are"),
  ]
  private static let plural = optional("plural", "string", "the name of all of them in rules, where there are several")
  private static let labels = optional(
    "labels", translated, "how their labels are made, such as \"{label} of the spouse\"")
  private static let asks = optional(
    "asks", translated, "how questions about theirs are made, such as \"Spouse: {ask}\"")
  private static let body = "fun(case: Case, law: Law): %|fun(person: Someone, law: Law, case: Case): %"
  private static let askIf = optional(
    "ask_if", body.replacing("%", with: "boolean"), "whether the question concerns a case")
  private static let estimate = optional(
    "estimate", body.replacing("%", with: "any"),
    "what is taken where it is not given and a first answer is wanted: a value, nil, or the result of another case: "
      + "{ RESULT, given = { NAME = VALUE, … }, times = N }")
  private static let extras = [
    optional("aliases", "string[]", "other names that users may give"),
    optional("help", translated, "one or two sentences for a lay reader"),
    optional("section", translated, "the heading under which forms show it"),
  ]
  private static let limits = [
    optional("min", "number", "the smallest value that may be given"),
    optional("max", "number", "the largest value that may be given"),
  ]
  private static let validity = [
    optional("from", "string", "the first day on which it holds, YYYY-MM-DD"),
    optional("to", "string", "the last day on which it holds, YYYY-MM-DD"),
  ]

  private static func row(_ word: DeclarationWord) -> Row {
    switch word {
    case .jurisdiction:
      Row(
        meaning: "What the folder says of itself; once in a folder.",
        fields: [
          label, Field(name: "currency", type: "string", meaning: "the currency's ISO code"),
          Field(name: "years", type: "integer[]", meaning: "the first and last year that the rules cover"),
          optional("tax_year", "table", "when its tax years begin, such as { starts = \"04-06\" }; else on 1 January"),
          optional(
            "enacted_since", "string", "the day from which on figures should say when they were enacted, YYYY-MM-DD"),
          optional("results", "string[]", "the results that are shown when nothing is asked for"),
          optional("overview", "table", "the results of an overview: { profit = NAME, due = NAME }"),
          optional(
            "waterfalls", "table[]",
            "ways from gross to net: { from = { NAME, … }, less = { … }, plus = { … }, leaves = NAME, burden = NAME }"),
          optional(
            "instead", "table<string, string[]>", "names to give in place of words that no name means exactly"),
        ])
    case .person:
      Row(
        meaning: "Who else a case may be about, beside the taxpayer.",
        fields: [
          of, label, source,
          optional("at_most", "integer", "how many of the kind there may be; else one"), plural, labels, asks,
        ] + presence + extras)
    case .thing:
      Row(
        meaning: "What a case or a person may have several of.",
        fields: [
          of, label, source,
          Field(name: "at_most", type: "integer", meaning: "how many of the kind there may be"), plural, labels, asks,
        ] + presence + extras)
    case .input:
      Row(
        meaning: "A fact that the user gives.",
        fields: [
          of, label, type, per, optional("default", "number|string|boolean", "the value when it is not given"),
          optional("default_if_given", "string[]", "the facts of which one must be given for the default to hold"),
          optional("stands_for", "string", "the fact that people give in its place, who see that one alone"),
          optional("by", "\"month\"", "that it may be told for each month of the tax year"),
          optional("typical", "any[]", "values that a case may well have, to see what the default is worth"),
          askIf, estimate,
          optional(
            "carries", "boolean|string",
            "whether it lasts from one year to the next; else all but amounts do; or the result of the year before that "
              + "it is"),
          optional("source", "string", "the statute that defines the fact"),
          optional("entries", "table", "the entries of a journal that it sums, such as { kind = \"medical\" }"), ask,
        ] + extras + limits)
    case .parameter:
      Row(
        meaning: "A figure set by law, with its history.",
        fields: [
          label, source,
          Field(name: "since", type: "table<string, any>", meaning: "the values by the first day on which they hold"),
          optional("type", "Type", "what its plain values must be"),
          optional(
            "per", period + "|table<string, string>", "the time for which its amounts are, or that of each field"),
          optional("every", "string", "\"year\": each year has a value of its own, or says that it is unchanged"),
          optional("until_changed", "boolean", "whether a value holds until an act says otherwise"),
          optional("for_the_year", "string", "why a value that begins within a year is read for the whole year"),
          optional("announced", "string", "who says what it is in the coming year, and when"),
          optional(
            "projected", "table<string, any>", "what it is expected to be and is not yet, by days behind the last value"
          ),
          optional("note", "string", "anything a reader must know"),
        ])
    case .rule:
      Row(
        meaning: "A result.",
        fields: [
          of, label, source, type, per,
          Field(
            name: "compute", type: body.replacing("%", with: "any"),
            meaning: "computes the result; nil where people who are asked for it must give it"), ask, askIf, estimate,
          optional("absent", "number|string|boolean", "what others read of a person who is not there"),
          optional("private", "boolean", "whether it is a step of others, which lists and completion leave out"),
        ] + validity + extras + limits)
    case .example:
      Row(
        meaning: "A worked case with its published result.",
        fields: [
          source, optional("year", "integer", "the year, unless there is a date"),
          optional("date", "string", "the day whose law applies, YYYY-MM-DD"),
          optional("known", "string", "the day whose knowledge of the law applies, YYYY-MM-DD"),
          optional("given", "table<string, any>", "the facts by name"),
          Field(name: "expect", type: "table<string, any>", meaning: "the results by name"),
          optional("tolerance", "number", "how far a result may be from it"),
          optional("note", "string", "anything a reader must know"),
          optional("asks", "table", "the questions of an interview in turn, and under `of` its name"),
        ])
    case .interview:
      Row(
        meaning: "The questions that lead to a result, in an order that people like.",
        fields: [
          label, Field(name: "result", type: "string", meaning: "the result"),
          optional(
            "purpose", "\"back\"|\"aside\"|\"owed\"|\"left\"",
            "what people want to know: what comes back, what to put aside, what is owed and when, what is left"),
          optional("parts", "string[]", "results that the review shows beside it"),
          optional("steps", "table[]", "lists of names, each with the heading first, a text or a table by language"),
          optional("gate", "table<string, string[]>", "names that one question may rule out at once"),
          optional("closing", "fun(case: Case, law: Law): any", "what is said at the end: a text or a list of texts"),
        ])
    case .check:
      Row(
        meaning: "What facts of a case should have in common; if they have not, it is said, or the case is refused.",
        fields: [
          of, Field(name: "holds", type: body.replacing("%", with: "boolean"), meaning: "whether they have"),
          Field(name: "message", type: translated, meaning: "what is odd; {NAME} stands for a value"),
          optional(
            "grade", "\"doubtful\"|\"impossible\"", "whether they may be right after all, or the case has no results"),
          optional("concerns", "string[]", "the rules whose results it concerns; else it concerns all"),
          optional("source", "string", "the statute, where one says so"),
        ] + validity)
    case .caveat:
      Row(
        meaning: "What the rules do not cover, said in the case that it concerns.",
        fields: [
          of, Field(name: "text", type: translated, meaning: "what is not covered, for people"), source,
          Field(name: "concerns", type: "string[]", meaning: "the rules whose results it concerns"),
          Field(name: "when", type: body.replacing("%", with: "boolean"), meaning: "whether it concerns the case"),
        ] + validity)
    case .property:
      Row(
        meaning: "What is true of the results of all cases, or of any two that differ in one way; random cases try it.",
        fields: [
          source,
          optional("over", "string|string[]", "facts of which one is more in the second case"),
          optional("by", "number", "by how much it is more"),
          optional("swap", "string[]", "two persons whose facts are exchanged in the second case"),
          optional("given", "table", "facts that all cases give: names, and values by name"),
          optional("when", "fun(case: Case, law: Law): boolean", "which cases it is about"),
          optional("rising", "string|string[]", "results that never fall from the first case to the second"),
          optional("falling", "string|string[]", "results that never rise"),
          optional("same", "string|string[]", "results that are alike in both cases"),
          optional(
            "holds",
            "fun(case: Case, law: Law): boolean|fun(before: Case, after: Case, law: Law): boolean",
            "whether it holds for a case, or for two"),
          optional("note", "string", "anything a reader must know, such as why cases are left out"),
        ] + validity)
    case .hypothesis:
      Row(
        meaning: "A case that is as it is, but for some facts or results: case.NAME.RESULT is what a result would be.",
        fields: [
          label, source,
          Field(
            name: "sets", type: "table<string, any>",
            meaning:
              "the facts and results that differ, each with its value, or a function of the case that computes it"),
        ])
    case .form:
      Row(
        meaning: "A form of a return, line by line: what of the case belongs where. It stands in the folder `forms`.",
        fields: [
          label, Field(name: "source", type: "string", meaning: "where its lines were read"),
          Field(name: "years", type: "integer[]", meaning: "the first and last year of the form, or the only one"),
          optional("numbered", "integer[]", "the first and last year whose numbers were read, where not all were"),
          optional("of", "table[]", "for whom lines have a column each: a text each, or a table by language"),
          optional("papers", "boolean", "whether each of them has a paper of their own"),
          optional("received", "boolean", "whether people receive it and copy from it"),
          Field(
            name: "lines", type: "table[]",
            meaning: "{ NUMBER, code = TEXT, label = TEXT, and one of: is = NAME, part_of = NAME, not_covered = true, "
              + "decides_nothing = true }; a text is a heading"),
        ])
    case .words:
      Row(
        meaning: "What people read of what is declared under that name, where it does not say it itself.",
        fields: [
          optional("label", translated, "a short noun phrase"), ask,
          optional("labels", translated, "of a kind of persons: how their labels are made"),
        ] + extras)
    case .deadline:
      Row(
        meaning: "A date that the law sets.",
        fields: [
          of, label, source,
          Field(name: "due", type: body.replacing("%", with: "Date"), meaning: "computes the date"),
          optional("action", "string", "what is to be done: \"file\", \"pay\", \"claim\", \"other\""),
          optional("amount", "string", "the result that says how much is to be paid"),
          optional("amount_year", "integer", "whose year's case has the amount: -1 for the year before"),
          optional("when", "string", "the result that says whether the day concerns the case"),
        ] + validity + extras)
    }
  }
}
