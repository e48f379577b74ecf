/// The topics of `levy help TOPIC`, besides the help of commands.
package enum HelpTopic: String, CaseIterable {
  case exitCodes = "exit-codes"
  case environment
  case formats

  package var text: String {
    switch self {
    case .exitCodes:
      """
      EXIT CODES
        0    done
        1    done, with findings: a row, a case, a rule, a test or a line of a script failed
        2    wrong usage, input or rules that cannot be read, or output that cannot be written
        130  a batch was interrupted with Ctrl-C; an output file is not put in place
        141  the reader of the output closed it (SIGPIPE), as `| head` does
      """
    case .environment:
      """
      ENVIRONMENT
        LEVY_RULES      the rules folder, if --rules is not given
        XDG_STATE_HOME  where the prompt keeps history and last cases, and 'levy test' what failed; by default
                        ~/.local/state
        LEVY_CACHE      the folder in which rules that were read are kept, or off; by default levy in
                        XDG_CACHE_HOME, which is by default ~/.cache
        LEVY_JOURNAL    one's own journal; by default levy/journal.sqlite in XDG_DATA_HOME, which is by default
                        ~/.local/share
        LEVY_SERVE      the page's server, if it is not beside levy
        LEVY_LANG       en or de: the language of labels and numbers, if --lang is not given
        LC_ALL, LC_MESSAGES, LANG
                        the same, if they begin with de or en_IE; not for --json and --csv
        NO_COLOR        if set and not empty: no colour
        TERM            dumb: no colour
        COLUMNS         the width of help and tables, if the output is no terminal
      """
    case .formats:
      """
      WHAT MAY BE GIVEN
        money    1234.50, 60 000, 60k, 1.5m or €5; at most whole cents; marks of thousands as the language has them
        rate     0.42 or 42 %
        number   1250
        count    a whole number
        choice   one of the words; labels and the statute's words too
        boolean  true, false, yes, no, ja, nein, 1, 0
        date     2025-12-31, 31.12.2025, 31/12/2025, 31 December 2025, today
        What could mean two values, such as 60.000 without a language, is refused.
        Tables are stricter: 1234.50, 42%, 2025-12-31. There, --numbers english reads and writes 1,234.50 and
        --numbers german 1.234,50.

      WHAT IS PRINTED
        Text for people; with --json one JSON document, whose numbers keep all their digits. Fractions that are no
        decimals are texts such as "1/3". JSON and CSV look the same
        in every locale. docs/command.md lists the fields.
      """
    }
  }
}
