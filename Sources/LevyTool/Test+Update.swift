import Levy
import LevyFixtures

extension Test {
  /// Replaces the expected values of failing cases, and shows the changes.
  func write(_ report: FixtureReport) throws {
    let update: FixtureUpdate
    do { update = try FixtureUpdate(report.failures, in: rules.root) } catch { throw Failure(error) }
    let failing = report.failures.filter { $0.failure != nil }
    if json {
      JSONDocument.print([("updated", update.json)], errors: failing.compactMap(\.failure).map(\.json))
    } else {
      Terminal.print(update.markup)
      for failure in failing.compactMap(\.failure) { Terminal.note(failure.report()) }
    }
    Terminal.note(
      "\(update.written.count) expected values written; what Levy says proves nothing: name where each figure comes from"
    )
    if !update.left.isEmpty || !failing.isEmpty || !report.errors.isEmpty { throw Failure.silent(1) }
  }
}
