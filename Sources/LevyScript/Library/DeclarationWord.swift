import LevyModel

/// A word of the rule language that declares something, with the fields of its table. Both the reader of declarations
/// and the definitions for editors go by it.
package struct DeclarationWord {
  package struct Field {
    package let name: String
    /// Its type as the Lua language server writes types.
    package let type: String
    package let meaning: String
    package var isRequired = true
  }

  package let name: String
  package let meaning: String
  package let fields: [Field]

  /// The names of the fields of each word.
  package static let fieldNames = Dictionary(uniqueKeysWithValues: all.map { ($0.name, Set($0.fields.map(\.name))) })

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

  package static let all = [
    DeclarationWord(
      name: "jurisdiction", meaning: "What the folder says of itself; once in a folder.",
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
      ]),
    DeclarationWord(
      name: "person", meaning: "Who else a case may be about, beside the taxpayer.",
      fields: [
        label, source,
        Field(
          name: "present", type: "fun(case: Case, law: Law, number: integer): boolean",
          meaning: "whether the person is there"
        ),
        optional("at_most", "integer", "how many of the kind there may be; else one"),
        optional("plural", "string", "the name of all of them in rules, where there are several"),
        optional("labels", translated, "how their labels are made, such as \"{label} of the spouse\""),
      ] + extras),
    DeclarationWord(
      name: "input", meaning: "A fact that the user gives.",
      fields: [
        of, label, type, per, optional("default", "number|string|boolean", "the value when it is not given"),
        optional("default_if_given", "string[]", "the facts of which one must be given for the default to hold"),
        optional("typical", "any[]", "values that a case may well have, to see what the default is worth"),
        askIf, estimate,
        optional("carries", "boolean", "whether it lasts from one year to the next; else all but amounts do"),
        optional("source", "string", "the statute that defines the fact"),
        optional("entries", "table", "the entries of a journal that it sums, such as { kind = \"medical\" }"), ask,
      ] + extras + limits),
    DeclarationWord(
      name: "parameter", meaning: "A figure set by law, with its history.",
      fields: [
        label, source,
        Field(name: "since", type: "table<string, any>", meaning: "the values by the first day on which they hold"),
        optional("type", "Type", "what its plain values must be"),
        optional("per", period + "|table<string, string>", "the time for which its amounts are, or that of each field"),
        optional("every", "string", "\"year\": each year has a value of its own, or says that it is unchanged"),
        optional("until_changed", "boolean", "whether a value holds until an act says otherwise"),
        optional("for_the_year", "string", "why a value that begins within a year is read for the whole year"),
        optional("announced", "string", "who says what it is in the coming year, and when"),
        optional(
          "projected", "table<string, any>", "what it is expected to be and is not yet, by days behind the last value"),
        optional("note", "string", "anything a reader must know"),
      ]),
    DeclarationWord(
      name: "rule", meaning: "A result.",
      fields: [
        of, label, source, type, per,
        Field(
          name: "compute", type: body.replacing("%", with: "any"),
          meaning: "computes the result; nil where people who are asked for it must give it"), ask, askIf, estimate,
        optional("absent", "number|string|boolean", "what others read of a person who is not there"),
      ] + validity + extras + limits),
    DeclarationWord(
      name: "example", meaning: "A worked case with its published result.",
      fields: [
        source, optional("year", "integer", "the year, unless there is a date"),
        optional("date", "string", "the day whose law applies, YYYY-MM-DD"),
        optional("known", "string", "the day whose knowledge of the law applies, YYYY-MM-DD"),
        optional("given", "table<string, any>", "the facts by name"),
        Field(name: "expect", type: "table<string, any>", meaning: "the results by name"),
        optional("tolerance", "number", "how far a result may be from it"),
        optional("note", "string", "anything a reader must know"),
        optional("asks", "table", "the questions of an interview in turn, and under `of` its name"),
      ]),
    DeclarationWord(
      name: "interview", meaning: "The questions that lead to a result, in an order that people like.",
      fields: [
        label, Field(name: "result", type: "string", meaning: "the result"),
        optional(
          "purpose", "\"back\"|\"aside\"|\"owed\"|\"left\"",
          "what people want to know: what comes back, what to put aside, what is owed and when, what is left"),
        optional("parts", "string[]", "results that the review shows beside it"),
        optional("steps", "table[]", "lists of names, each with the heading first, a text or a table by language"),
        optional("gate", "table<string, string[]>", "names that one question may rule out at once"),
        optional("closing", "fun(case: Case, law: Law): any", "what is said at the end: a text or a list of texts"),
      ]),
    DeclarationWord(
      name: "check",
      meaning: "What facts of a case should have in common; if they have not, it is said, or the case is refused.",
      fields: [
        of, Field(name: "holds", type: body.replacing("%", with: "boolean"), meaning: "whether they have"),
        Field(name: "message", type: translated, meaning: "what is odd; {NAME} stands for a value"),
        optional(
          "grade", "\"doubtful\"|\"impossible\"", "whether they may be right after all, or the case has no results"),
        optional("concerns", "string[]", "the rules whose results it concerns; else it concerns all"),
        optional("source", "string", "the statute, where one says so"),
      ] + validity),
    DeclarationWord(
      name: "caveat", meaning: "What the rules do not cover, said in the case that it concerns.",
      fields: [
        of, Field(name: "text", type: translated, meaning: "what is not covered, for people"), source,
        Field(name: "concerns", type: "string[]", meaning: "the rules whose results it concerns"),
        Field(name: "when", type: body.replacing("%", with: "boolean"), meaning: "whether it concerns the case"),
      ] + validity),
    DeclarationWord(
      name: "property",
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
      ] + validity),
    DeclarationWord(
      name: "hypothesis",
      meaning: "A case that is as it is, but for some facts or results: case.NAME.RESULT is what a result would be.",
      fields: [
        label, source,
        Field(
          name: "sets", type: "table<string, any>",
          meaning: "the facts and results that differ, each with its value, or a function of the case that computes it"),
      ]),
    DeclarationWord(
      name: "form",
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
      ]),
    DeclarationWord(
      name: "words",
      meaning:
        "What people read of a declaration of that name, where it does not say it itself: in a file of words beside the rules.",
      fields: [
        optional("label", translated, "a short noun phrase"), ask,
        optional("labels", translated, "of a kind of persons: how their labels are made"),
        optional("text", translated, "of a caveat: what is not covered"),
        optional("message", translated, "of a check: what is odd"),
      ] + extras),
    DeclarationWord(
      name: "deadline", meaning: "A date that the law sets.",
      fields: [
        of, label, source,
        Field(name: "due", type: body.replacing("%", with: "Date"), meaning: "computes the date"),
        optional("action", "string", "what is to be done: \"file\", \"pay\", \"claim\", \"other\""),
        optional("amount", "string", "the result that says how much is to be paid"),
        optional("amount_year", "integer", "whose year's case has the amount: -1 for the year before"),
        optional("when", "string", "the result that says whether the day concerns the case"),
      ] + validity + extras),
  ]
}
