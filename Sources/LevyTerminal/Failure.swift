import Levy

/// An error of the command, with its message and the exit status.
package struct Failure: Error {
  package private(set) var report: Markup
  package let status: Int32
  /// The errors, for programs.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Nothing was found where something should be: the work was done, with a finding.
  package static func nothing(_ english: String, _ german: String, help: Wording? = nil) -> Failure {
    Failure(Diagnostic(nothing: english, german, help: help))
  }

  /// The same, of a command that speaks English only.
  package static func nothing(_ message: String) -> Failure { nothing(message, message) }

  /// Wrong usage in a way that one command knows.
  package static func usage(_ english: String, _ german: String, help: Wording? = nil) -> Failure {
    Failure(Diagnostic(usage: english, german, help: help))
  }

  /// Wrong usage.
  package static func usage(_ fault: Problem.UsageFault) -> Failure { Failure(Diagnostic(.usage(fault))) }

  /// Wrong usage of a command that speaks English only: those for who writes rules, and for who runs a server.
  package static func usage(_ message: String, help: String? = nil) -> Failure {
    usage(.other(Wording(inEnglish: message), help: help.map { Wording(inEnglish: $0) }))
  }

  /// - Throws: `Failure` if more than one of these options is given.
  package static func exclusive(_ options: KeyValuePairs<String, Bool>) throws {
    let given = options.filter { $0.value }.map { $0.key }
    if given.count > 1 { throw usage(.exclusive(given)) }
  }

  /// - Throws: `Failure` if one of these options is given, but not the one without which it says nothing.
  package static func needs(_ option: String, _ isGiven: Bool, for options: KeyValuePairs<String, Bool>) throws {
    if !isGiven, let idle = options.first(where: { $0.value }) { throw usage(.alone(idle.key, without: option)) }
  }

  /// - Throws: `Failure` if the number of an option is out of its range.
  package static func check(_ number: Int, in range: ClosedRange<Int>, of option: String) throws {
    if range.contains(number) { return }
    let (low, high) = (range.lowerBound, range.upperBound)
    let expected = Wording("a number from \(low) to \(high)", "eine Zahl von \(low) bis \(high)")
    throw usage(.word(String(number), of: option, expected: expected))
  }

  /// Ends the program without a message, after everything was reported.
  package static func silent(_ status: Int32) -> Failure { Failure(report: Markup(), status: status) }

  private init(report: Markup, status: Int32) { (self.report, self.status) = (report, status) }

  /// Something to say that is no error of a case, of rules or of usage.
  package init(message: String, status: Int32) {
    self.init(report: Markup(status == 0 ? "" : say("error: ", "Fehler: "), .error) + Markup(message), status: status)
    diagnostics = [Diagnostic(.nothingFound(Wording(inEnglish: message)))]
  }

  /// - Parameter status: by default what the kind of the problem demands.
  package init(_ diagnostic: Diagnostic, status: Int32? = nil) { self.init([diagnostic], status: status) }

  /// How many errors are shown one by one; people read the first.
  package static let mostShown = 20

  /// Several errors, each with its code. Of many the first are shown, and the rest counted.
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
  /// Whether it is a finding of the work, and not a reason why the work could not begin.
  fileprivate var isFinding: Bool {
    switch self {
    case .missing, .unusedFact, .notKnown, .circle, .wrongResult, .number, .ruleFailed, .stopped, .nothingFound: true
    default: false
    }
  }
}

extension Problem.UsageFault {
  /// A terminal on which no lines can be edited.
  package static let noEditing = other(
    Wording(
      "the terminal cannot be used for editing lines; pass what is to be entered on standard input",
      "auf dem Terminal sind keine Zeilen zu bearbeiten; was einzugeben ist, über die Standardeingabe geben"))
}
