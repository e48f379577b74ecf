import Levy

/// An error of the command, with its message and the exit status.
package struct Failure: Error {
  package private(set) var report: Markup
  package let status: Int32
  /// The errors for `--json`.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The failure that a search found nothing; the command itself worked.
  package static func nothing(_ english: String, _ german: String, help: Wording? = nil) -> Failure {
    Failure(Diagnostic(nothing: english, german, help: help))
  }

  /// The same for a command with messages in English only.
  package static func nothing(_ message: String) -> Failure { nothing(message, message) }

  /// Wrong usage that only one command detects.
  package static func usage(_ english: String, _ german: String, help: Wording? = nil) -> Failure {
    Failure(Diagnostic(usage: english, german, help: help))
  }

  /// Wrong usage.
  package static func usage(_ fault: Problem.UsageFault) -> Failure { Failure(Diagnostic(.usage(fault))) }

  /// Wrong usage of a command with messages in English only: for authors of rules and operators of servers.
  package static func usage(_ message: String, help: String? = nil) -> Failure {
    usage(.other(Wording(inEnglish: message), help: help.map { Wording(inEnglish: $0) }))
  }

  /// - Throws: `Failure` if several of these options are given.
  package static func exclusive(_ options: KeyValuePairs<String, Bool>) throws {
    let given = options.filter { $0.value }.map { $0.key }
    if given.count > 1 { throw usage(.exclusive(given)) }
  }

  /// - Throws: `Failure` if one of these options is given without the option that it requires.
  package static func needs(_ option: String, _ isGiven: Bool, for options: KeyValuePairs<String, Bool>) throws {
    if !isGiven, let idle = options.first(where: { $0.value }) { throw usage(.alone(idle.key, without: option)) }
  }

  /// - Throws: `Failure` if the number of an option is out of range.
  package static func check(_ number: Int, in range: ClosedRange<Int>, of option: String) throws {
    if range.contains(number) { return }
    let (low, high) = (range.lowerBound, range.upperBound)
    let expected = Wording("a number from \(low) to \(high)", "eine Zahl von \(low) bis \(high)")
    throw usage(.word(String(number), of: option, expected: expected))
  }

  /// Ends the program without a message, after everything was reported.
  package static func silent(_ status: Int32) -> Failure { Failure(report: Markup(), status: status) }

  private init(report: Markup, status: Int32) { (self.report, self.status) = (report, status) }

  /// Creates a failure with a message, for errors that concern neither a case nor rules nor usage.
  package init(message: String, status: Int32) {
    self.init(report: Markup(status == 0 ? "" : say("error: ", "Fehler: "), .error) + Markup(message), status: status)
    diagnostics = [Diagnostic(.nothingFound(Wording(inEnglish: message)))]
  }

  /// - Parameter status: the exit status; by default that of the kind of the problem.
  package init(_ diagnostic: Diagnostic, status: Int32? = nil) { self.init([diagnostic], status: status) }

  /// The maximum number of errors that are shown individually; people read the first ones.
  package static let mostShown = 20

  /// Creates a failure of several errors. The first ones are shown with their codes, the rest is counted.
  package init(_ diagnostics: [Diagnostic], status: Int32? = nil) {
    let diagnostics = diagnostics.map(\.inCommand)
    report = diagnostics.prefix(Self.mostShown).enumerated().reduce(into: Markup()) { text, next in
      if next.offset > 0 { text.endLine() }
      text.add(next.element.report())
    }
    if diagnostics.count > Self.mostShown {
      let more = diagnostics.count - Self.mostShown
      report.add(say("\n… and \(more) more", "\n… und \(more) weitere"), .hint)
    }
    self.diagnostics = diagnostics
    self.status = status ?? (diagnostics.allSatisfy(\.problem.kind.isFinding) ? 1 : 2)
  }

  package init(_ errors: RulebookErrors) {
    let count = errors.diagnostics.count
    let all = Failure(errors.diagnostics)
    report = count > 1 ? all.report + Markup("\n\(count) errors in the rules") : all.report
    diagnostics = all.diagnostics
    status = 2
  }
}

extension Problem.Kind {
  /// True if the problem is a finding of the work; false if it prevented the work from beginning.
  fileprivate var isFinding: Bool {
    switch self {
    case .missing, .unusedFact, .notKnown, .circle, .wrongResult, .number, .ruleFailed, .stopped, .nothingFound: true
    default: false
    }
  }
}

extension Problem.UsageFault {
  /// The terminal cannot be used for editing lines.
  package static let noEditing = other(
    Wording(
      "the terminal cannot be used for editing lines; pass what is to be entered on standard input",
      "auf dem Terminal sind keine Zeilen zu bearbeiten; was einzugeben ist, über die Standardeingabe geben"))
}
