import LevyModel

extension FixtureReport {
  /// The report as JUnit XML, one test suite for each file.
  package var junit: String {
    var xml: XML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites tests="\(outcomes.count)" failures="\(failures.count)" errors="\(errors.count)">

      """
    var files: [String] = []
    for outcome in outcomes where files.last != outcome.place.file { files.append(outcome.place.file) }
    var cases = Dictionary(grouping: outcomes, by: \.place.file)
    for file in files {
      // The examples of a file may not be consecutive, if it requires another file in between.
      guard let cases = cases.removeValue(forKey: file) else { continue }
      xml += """
          <testsuite name="\(file)" tests="\(cases.count)" failures="\(cases.count { !$0.passed })">
        \(cases.map(Self.element))  </testsuite>

        """
    }
    for error in errors {
      xml += """
          <testsuite name="\(error.place?.file ?? "table")" tests="1" errors="1">
            <testcase name="table"><error message="\(error.message)"/></testcase>
          </testsuite>

        """
    }
    xml += "</testsuites>\n"
    return xml.text
  }

  private static func element(_ outcome: FixtureOutcome) -> XML {
    let head: XML = "    <testcase classname=\"\(outcome.place.file)\" name=\"\(outcome.title)\""
    if outcome.passed { return "\(head)/>\n" }
    return "\(head)>\n      <failure message=\"\(outcome.reason)\"/>\n    </testcase>\n"
  }
}

extension FixtureOutcome {
  /// The reason for the failure, in words.
  package var reason: String {
    if let failure { return failure.message }
    if disputed != nil { return "the disputed figure agrees after all; clear the 'disputed' cell" }
    return differences.map { difference in
      let by = difference.difference.map { " (\($0 > 0 ? "+" : "")\($0))" } ?? ""
      return "\(difference.name): expected \(difference.expected), found \(difference.found)\(by)"
    }.joined(separator: "\n")
  }
}
