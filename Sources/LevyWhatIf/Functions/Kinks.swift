import ExactNumbers
import LevyModel

/// The places at which the slope of a result changes, or the result jumps, as a fact rises.
///
/// Bends are found in the law without its rounding, with which every slope would be a staircase. Jumps are jumps of the
/// rounded amounts that a condition of the rules causes; a difference that rounding alone can cause is not a jump.
public struct Kinks: Sendable, Hashable {
  /// A bend or jump.
  public struct Kink: Sendable, Hashable, Identifiable {
    /// The value of the fact, which is unique among the kinks.
    public var id: Exact { at }
    /// The first value of the fact after the kink.
    public let at: Exact
    /// The change of the result per unit of the fact before the kink, without rounding.
    public let before: Exact
    /// The change of the result per unit of the fact after the kink, without rounding.
    public let after: Exact
    /// The result at the kink minus the result one step of the fact earlier; zero if it does not jump, or by no more
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

    /// True if the result jumps down, or begins to fall from here on.
    package var falls: Bool { jump < 0 || (after < 0 && before >= 0) }
  }

  /// The fact that rises.
  public let fact: String
  /// The result.
  public let result: String
  /// The kinks, in ascending order.
  public internal(set) var all: [Kink] = []
  /// True if every step of the range was examined or ruled out; if not, neighbouring kinks may have been missed.
  public internal(set) var isComplete = true
  package let factType: ValueType
  package let resultType: ValueType
  package let language: Language?
}
