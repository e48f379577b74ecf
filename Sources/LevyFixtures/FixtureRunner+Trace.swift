import LevyCalculator

extension FixtureRunner {
  /// Computes a failing case once more, to record the traced values of its rules.
  func trace(_ outcome: inout FixtureOutcome, _ slots: [Int], begin: () throws -> Void) {
    guard hasTraces, !outcome.passed else { return }
    let recorder = TraceRecorder()
    calculator.traceRecorder = recorder
    defer { calculator.traceRecorder = nil }
    guard (try? begin()) != nil else { return }
    for slot in slots { _ = try? calculator.result(slot) }
    outcome.trace = recorder.log
  }
}
