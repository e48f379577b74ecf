/// What reads input of strangers. Each target reads one input and says what is wrong with how it was read; a crash says so
/// itself.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The parser of Lua, against Lua's own.
  case parser
  /// Rule files: reading, checking and, if there is nothing wrong with them, running them.
  case declarations
  /// Tables, read in blocks of several sizes.
  case csv
  case ndjson
  /// Cases as files, which are written and read again.
  case caseFile = "case-file"
  /// Entries of a prompt.
  case prompt
  /// Values that people type, which are written and read again.
  case value

  /// Makes what reads inputs of this kind, which may keep things from one to the next.
  package func reader() throws -> (_ input: [UInt8]) -> String? {
    switch self {
    case .parser: try FuzzReaders.parser()
    case .declarations: FuzzReaders.declarations()
    case .csv: FuzzReaders.csv()
    case .ndjson: FuzzReaders.ndjson()
    case .caseFile: try FuzzReaders.caseFile()
    case .prompt: try FuzzReaders.prompt()
    case .value: try FuzzReaders.value()
    }
  }

  /// Words of the language of the inputs.
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
    case .caseFile, .prompt, .value:
      [
        "income", "children", "filing", "joint", "born", "tax", " = ", "60k", "42 %", "€", "1.234,50", "15 June 1980",
        "2025-02-30", ":undo", ":why tax", ":what income = 5", ":year 2024", "year = 2025", "known = 2025-01-01", "ans",
        "_1",
        "max(", "date(2025, 1, 1)", "yes", "Juni", "−", "'", "1/3",
      ]
    }
  }
}
