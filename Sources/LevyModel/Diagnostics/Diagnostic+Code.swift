extension Diagnostic {
  /// The code of a problem's kind: a stable name for programs. There will be further ones, so a `switch` over codes
  /// needs a `default`. docs/errors.md lists all.
  public struct Code: RawRepresentable, Sendable, Hashable, Codable {
    /// The name, such as `unknown-name`.
    public let rawValue: String

    /// Makes a code of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no declaration of a name; `suggestions` has similar names.
    public static let unknownName = Code(.unknownName)
    /// A text or value is not one that the fact may have.
    public static let badValue = Code(.badValue)
    /// A text may mean more than one value.
    public static let ambiguous = Code(.ambiguous)
    /// A value is smaller or larger than the rules allow.
    public static let outOfRange = Code(.outOfRange)
    /// A fact was given already.
    public static let givenTwice = Code(.givenTwice)
    /// Facts without a default were not given; `missing` has their names.
    public static let missing = Code(.missing)
    /// The rules do not cover the year or the day.
    public static let noLaw = Code(.noLaw)
    /// The case was made with other rules than those that should compute it.
    public static let otherRules = Code(.otherRules)
    /// A limit or an `Interruption` stopped an evaluation.
    public static let stopped = Code(.stopped)

    private init(_ kind: Problem.Kind) { rawValue = kind.rawValue }
  }

  /// The code of the problem.
  public var code: Code { Code(rawValue: problem.code) }

  /// The name of the fact, rule or figure of the law that the problem is about, if any.
  public var name: String? { problem.row().name }

  /// The given value as it was written. It is personal, and does not belong in a log.
  public var value: String? { problem.row().value }

  /// Names or words similar to an unknown one, nearest first; or the possible meanings of an ambiguous text, each
  /// written unambiguously.
  public var suggestions: [String] { problem.row().suggestions }

  /// The names of the missing facts, without which there is no result.
  public var missing: [String] {
    if case .missing(let inputs, _) = problem { inputs.map(\.name) } else { [] }
  }

  /// A remedy, if there is one to suggest.
  public var help: String? { advice?.text ?? problem.row().help }
}
