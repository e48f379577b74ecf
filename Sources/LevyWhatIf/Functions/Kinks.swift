import ExactNumbers
import LevyModel

/// The places at which a result begins to change at another rate, or jumps, as a fact rises.
///
/// Bends are looked for in the law without its rounding, with which every slope would be a staircase. Jumps are jumps of the
/// rounded amounts that a condition of the rules causes; a difference that rounding alone can cause is none.
public struct Kinks: Sendable, Hashable {
  /// One such place.
  public struct Kink: Sendable, Hashable, Identifiable {
    /// The value of the fact, at which there is one at most.
    public var id: Exact { at }
    /// The first value of the fact after the kink.
    public let at: Exact
    /// How much a further unit of the fact changes the result before the kink, without rounding.
    public let before: Exact
    /// How much it does after the kink.
    public let after: Exact
    /// The result at the kink less the one a single step of the fact before it; zero if it does not jump, or by no more
    /// than rounding can cause.
    public let jump: Exact
    /// The rule with the condition that changes.
    public let rule: String
    /// The statute of the rule.
    public let source: String
    /// The place of the condition in the rules.
    public let place: Place
    /// The condition whose outcome changes.
    public let condition: String

    /// Whether the result falls while the fact rises: at once, or from here on.
    package var falls: Bool { jump < 0 || (after < 0 && before >= 0) }
  }

  /// The fact that rises.
  public let fact: String
  /// The result.
  public let result: String
  /// The kinks, in ascending order.
  public internal(set) var all: [Kink] = []
  /// Whether every step of the range was examined or ruled out; if not, kinks within a short range may have been
  /// missed.
  public internal(set) var isComplete = true
  package let factType: ValueType
  package let resultType: ValueType
  package let language: Language?
}
