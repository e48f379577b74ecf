import Levy

/// An error of the command, with what is said of it and the exit status.
struct Failure: Error {
  let report: Markup
  let status: Int32

  /// Findings: the work was done, and something failed.
  static func findings(_ message: String) -> Failure { Failure(message: message, status: 1) }
  /// Wrong usage, or input that cannot be read.
  static func usage(_ message: String) -> Failure { Failure(message: message, status: 2) }

  /// An error in words; none are shown if there are none.
  init(message: String, status: Int32) {
    report = message.isEmpty ? Markup() : Self.heading("error") + Markup(message)
    self.status = status
  }

  init(_ diagnostic: Diagnostic, status: Int32 = 2) { self.init([diagnostic], status: status) }

  /// Several errors, each with its code.
  init(_ diagnostics: [Diagnostic], status: Int32 = 2) {
    report = diagnostics.enumerated().reduce(into: Markup()) { text, next in
      if next.offset > 0 { text.endLine() }
      text.add(Self.report(next.element))
    }
    self.status = status
  }

  init(_ errors: RulebookErrors) {
    let count = errors.diagnostics.count
    let all = Failure(errors.diagnostics)
    report = count > 1 ? all.report + Markup("\n\(count) errors in the rules") : all.report
    status = 2
  }

  /// A diagnostic with its severity and code: `error[bad-value]: …`.
  static func report(_ diagnostic: Diagnostic, severity: String = "error") -> Markup {
    heading("\(severity)[\(diagnostic.problem.code)]") + diagnostic.markup
  }

  private static func heading(_ text: String) -> Markup { Markup("\(text): ", .error) }
}
