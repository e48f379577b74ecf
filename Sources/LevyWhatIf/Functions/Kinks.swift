import ExactNumbers
import LevyModel

/// The places at which a result begins to change at another rate, or jumps, as a fact rises.
///
/// A bend is one of the law without its rounding, which else would be a staircase everywhere. A jump is one of the
/// amounts themselves, where the rules answer otherwise and rounding alone does not make it.
public struct Kinks: Sendable, Hashable {
  /// One such place.
  public struct Kink: Sendable, Hashable, Identifiable {
    /// The value of the fact, at which there is one at most.
    public var id: Exact { at }
    /// The first value of the fact behind it.
    public let at: Exact
    /// How much of a further unit of the fact goes into the result before it, without rounding.
    public let before: Exact
    /// How much goes into it behind.
    public let after: Exact
    /// The result there less that one step of the fact before, zero if it does not jump. Jumps no larger than the
    /// rounding that makes them are none.
    public let jump: Exact
    /// The rule that decides otherwise from here on.
    public let rule: String
    /// The statute of the rule.
    public let source: String
    /// The place of the condition in the rules.
    public let place: Place
    /// The condition whose answer changes.
    public let condition: String

    /// Whether the result falls while the fact rises: at once, or from here on.
    public var falls: Bool { jump < 0 || (after < 0 && before >= 0) }
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
