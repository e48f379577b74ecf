import Levy
import LevyFixtures
import LevyTerminal

extension Test {
  private static let mostShown = 20

  func show(_ report: FixtureReport) {
    if !report.errors.isEmpty { Terminal.show(Failure(report.errors)) }
    for outcome in report.failures.prefix(Self.mostShown) {
      var text = Markup("FAILED ", .error)
      text.add("\(outcome.place) ", .place)
      text.add(outcome.title)
      text.endLine()
      for line in outcome.reason.split(separator: "\n") {
        text.add("  \(line)")
        text.endLine()
      }
      if let trace = outcome.trace { text.add(trace.markup(indent: 2)) }
      let folder = rules.folder.map { " --rules \($0)" } ?? ""
      text.add("  rerun: \(outcome.rerun)\(folder)", .hint)
      text.endLine()
      Terminal.print(text)
    }
    if report.failures.count > Self.mostShown {
      Terminal.print("… and \(report.failures.count - Self.mostShown) more")
    }
    for outcome in report.disputed {
      Terminal.print("disputed: \(outcome.place) \(outcome.title): \(outcome.disputed ?? "")")
    }
    for warning in report.warnings.prefix(Self.mostShown) {
      Terminal.print(warning.report(severity: "warning") + Markup("\n"))
    }
    let passed = report.outcomes.count - report.failures.count
    Terminal.print("\(passed) passed, \(report.failures.count + report.errors.count) failed")
  }
}
