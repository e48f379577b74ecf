import Levy

/// An error of the command, with its message and the exit status.
struct Failure: Error {
  private(set) var report: Markup
  let status: Int32
  /// The errors, for programs.
  private(set) var diagnostics: [Diagnostic] = []

  /// Nothing was found where something should be: the work was done, with a finding.
  static func nothing(_ message: String, help: String? = nil) -> Failure {
    Failure(Diagnostic(.nothingFound(message: message, help: help)))
  }

  /// Wrong usage.
  static func usage(_ message: String, help: String? = nil) -> Failure {
    Failure(Diagnostic(.usage(message: message, help: help)))
  }

  /// Ends the program without a message, after everything was reported.
  static func silent(_ status: Int32) -> Failure { Failure(report: Markup(), status: status) }

  private init(report: Markup, status: Int32) { (self.report, self.status) = (report, status) }

  /// Something to say that is no error of a case, of rules or of usage.
  init(message: String, status: Int32) {
    self.init(report: Markup(status == 0 ? "" : "error: ", .error) + Markup(message), status: status)
    diagnostics = [Diagnostic(.nothingFound(message: message, help: nil))]
  }

  /// - Parameter status: by default what the kind of the problem demands.
  init(_ diagnostic: Diagnostic, status: Int32? = nil) { self.init([diagnostic], status: status) }

  /// How many errors are shown one by one; people read the first.
  static let mostShown = 20

  /// Several errors, each with its code. Of many the first are shown, and the rest counted.
  init(_ diagnostics: [Diagnostic], status: Int32? = nil) {
    let diagnostics = diagnostics.map(\.inCommand)
    report = diagnostics.prefix(Self.mostShown).enumerated().reduce(into: Markup()) { text, next in
      if next.offset > 0 { text.endLine() }
      text.add(next.element.report())
    }
    if diagnostics.count > Self.mostShown {
      report.add("\n… and \(diagnostics.count - Self.mostShown) more", .hint)
    }
    self.diagnostics = diagnostics
    self.status = status ?? (diagnostics.allSatisfy(\.problem.kind.isFinding) ? 1 : 2)
  }

  init(_ errors: RulebookErrors) {
    let count = errors.diagnostics.count
    let all = Failure(errors.diagnostics)
    report = count > 1 ? all.report + Markup("\n\(count) errors in the rules") : all.report
    diagnostics = all.diagnostics
    status = 2
  }
}

extension Problem.Kind {
  /// Whether it is a finding of the work, and not a reason why the work could not begin.
  fileprivate var isFinding: Bool {
    switch self {
    case .missing, .unusedFact, .notKnown, .circle, .wrongResult, .number, .ruleFailed, .stopped, .nothingFound: true
    default: false
    }
  }
}
