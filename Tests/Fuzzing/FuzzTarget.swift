/// A reader of untrusted input. Each target reads one input and returns the fault in how it was read; a crash is a
/// fault by itself.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The parser of Lua, against Lua's own.
  case parser
  /// Rule files: reading, checking and, if they have no errors, running them.
  case declarations
  /// Tables, read in blocks of several sizes.
  case csv
  case ndjson
  /// Case files, which are written and read again.
  case caseFile = "case-file"
  /// Entries of a prompt.
  case prompt
  /// Typed values, which are written and read again.
  case value
  /// Words that are completed at the prompt.
  case completion
  /// Messages of editors.
  case editor
  /// Tables of banks.
  case bank
  /// Changed bytes of a journal's file.
  case journal
  /// Changed bytes of the cache of rules.
  case kept
  /// Requests to the page, with its token.
  case request
  /// Tables in the memory of other programs, read in batches of several sizes.
  case arrow

  /// Creates the reader of this target, which may keep state from one input to the next.
  package func reader() throws -> (_ input: [UInt8]) -> String? {
    switch self {
    case .parser: try FuzzReaders.parser()
    case .declarations: FuzzReaders.declarations()
    case .csv: FuzzReaders.csv()
    case .ndjson: FuzzReaders.ndjson()
    case .caseFile: try FuzzReaders.caseFile()
    case .prompt: try FuzzReaders.prompt()
    case .value: try FuzzReaders.value()
    case .completion: try FuzzReaders.completion()
    case .editor: FuzzReaders.editor()
    case .bank: try FuzzReaders.bank()
    case .journal: try FuzzReaders.journal()
    case .kept: try FuzzReaders.kept()
    case .request: try FuzzReaders.request()
    case .arrow: try FuzzReaders.arrow()
    }
  }

  /// Words of the language of the inputs, for mutations.
  package var words: [String] {
    switch self {
    case .parser, .declarations:
      [
        " and ", " end ", " local ", " function ", " return ", "::a::", " goto a ", "...", "<close>", "<const>", "==",
        "~=",
        "//", "..", "=", " if ", " then ", " for ", " do ", " while ", " repeat ", " until ", "[==[", "]==]",
        "\\u{7FFFFFFF}",
        "\\z", "\\x41", "case.", "law.", "input ", "rule ", "type = ", "money", "count(3)", "choice { \"a\" }",
        "revised ",
        "[\"2025-01-01\"]", "repealed", "require ", "example ", "deadline ",
        "compute = function(case, law) return 1 end",
      ]
    case .csv: ["\"\"", "\t", "\n", "2025-01-31", "1.234,50", "income"]
    case .ndjson: ["null", "true", "\\u0000", "\\ud800", "\\\"", ":", "1e999999", "-0", "\"income\"", "}\n{"]
    case .editor:
      [
        "Content-Length: ", "\r\n\r\n", "\"method\":", "\"params\":", "\"id\": 2, ", "textDocument/completion",
        "textDocument/hover", "file:///", "%2e%2e/", "\"line\": ", "\"character\": 4294967296", "shutdown", "exit",
        "null",
      ]
    case .bank:
      [
        ";", ",", "\"", "14.03.25", "2025-03-14", "03/14/2025", "-60,00", "1.234,56", "Betrag", "Amount", "Date", "EUR",
        "S", "H",
      ]
    case .journal, .kept: [":", "!", "00", "ff", "7f", "80", "01", "\n", "0:", "100:", "4096:", "8192:"]
    case .request:
      [
        "GET /", "POST /", "HEAD ", "/xx/2025/", "case?", "results?", "why?_name=tax", "&income=", "interview?", "_to=",
        "%0d%0a",
        "%00", "%3Cscript%3E", "_lang=de", "api/xx/2025/", "eval?", "ask?_question=", "timeline", "cases/1", "journal",
        "do=add", "multipart/form-data; boundary=b", "--b", "name=\"", "chart?", "years?", "solve?_name=tax&_to=",
      ]
    case .arrow: ["joint", "single", "1980-06-15", "yes", "12.50", "\u{0}\u{1}", "\u{7F}", "\u{5}60000"]
    case .caseFile, .prompt, .value, .completion:
      [
        "income", "children", "filing", "joint", "born", "tax", " = ", "60k", "42 %", "€", "1.234,50", "15 June 1980",
        "2025-02-30", ":undo", ":why tax", ":what income = 5", ":year 2024", "year = 2025", "known = 2025-01-01", "ans",
        "_1",
        "max(", "date(2025, 1, 1)", "yes", "Juni", "−", "'", "1/3",
      ]
    }
  }
}
