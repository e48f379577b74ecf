extension FixtureReport {
  /// The report as JUnit XML, one test suite for each file.
  package var junit: String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites tests=\"\(outcomes.count)\" failures=\"\(failures.count)\" errors=\"\(errors.count)\">\n"
    var files: [String] = []
    for outcome in outcomes where files.last != outcome.place.file { files.append(outcome.place.file) }
    var cases = Dictionary(grouping: outcomes, by: \.place.file)
    for file in files {
      // The examples of a file need not stand together, if it requires another in between.
      guard let cases = cases.removeValue(forKey: file) else { continue }
      xml += "  <testsuite name=\"\(Self.escaped(file))\" tests=\"\(cases.count)\""
      xml += " failures=\"\(cases.count { !$0.passed })\">\n"
      for outcome in cases { xml += Self.element(outcome) }
      xml += "  </testsuite>\n"
    }
    for error in errors {
      xml += "  <testsuite name=\"\(Self.escaped(error.place?.file ?? "table"))\" tests=\"1\" errors=\"1\">\n"
      xml += "    <testcase name=\"table\"><error message=\"\(Self.escaped(error.message))\"/></testcase>\n"
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  private static func element(_ outcome: FixtureOutcome) -> String {
    let head = "    <testcase classname=\"\(escaped(outcome.place.file))\" name=\"\(escaped(outcome.title))\""
    if outcome.passed { return head + "/>\n" }
    return head + ">\n      <failure message=\"\(escaped(outcome.reason))\"/>\n    </testcase>\n"
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\n": out += "&#10;"
      // XML 1.0 has no other control characters, not even escaped.
      default: out += scalar.value < 32 && scalar != "\t" ? "\u{FFFD}" : String(scalar)
      }
    }
    return out
  }
}

extension FixtureOutcome {
  /// Why the case failed, in words.
  package var reason: String {
    if let failure { return failure.message }
    if disputed != nil { return "the disputed figure agrees after all; clear the 'disputed' cell" }
    return differences.map { difference in
      let by = difference.difference.map { " (\($0 > 0 ? "+" : "")\($0))" } ?? ""
      return "\(difference.name): expected \(difference.expected), found \(difference.found)\(by)"
    }.joined(separator: "\n")
  }
}
