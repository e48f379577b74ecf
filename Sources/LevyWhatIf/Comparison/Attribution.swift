import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

/// The causes of the difference of a result between two cases, two years, or two versions of the rules: the inputs and
/// rules that move it, each with its effect.
///
/// An input is a cause if its value differs. A rule is a cause if it gives another result for the values that it read
/// on the first side: its parameters or its code differ. The effect of a cause is measured by computing the first case
/// again with only that cause changed. The part of the difference that the single effects do not explain is the
/// interaction of the causes.
///
/// If several parameters of a rule have changed, its effect is split among them: they are changed one after the other,
/// in the order in which the rule reads them, and each is credited with the difference that it makes. A joint effect of
/// two parameters is credited to the later one.
public struct Attribution: Sendable {
  /// A case with the rules by which it is computed.
  package struct Side {
    /// The rules.
    package let calculator: Calculator
    /// The case.
    package let facts: Case

    /// Makes a side.
    package init(_ calculator: Calculator, _ facts: Case) { (self.calculator, self.facts) = (calculator, facts) }
  }

  /// A cause of the difference.
  public struct Cause: Sendable {
    /// The name of the input or rule.
    public let name: String
    /// The label of the input or rule.
    public let label: String
    /// The type of the input or rule.
    public let type: ValueType
    /// The value of an input on the first side, or the result of a rule there; nil if there is none.
    public let before: Value?
    /// The value of an input on the second side; for a rule, its result there for the values of the first side.
    public let after: Value?
    /// The kind of the cause.
    public let kind: Kind
    /// The change of the result by this cause alone; nil if the result is not a number, or if the change cannot be
    /// computed.
    public let effect: Exact?
    /// For a cause without an effect of its own: the second side's result, less that result without the cause. It is
    /// part of the interaction.
    package var effectAtEnd: Exact?
    /// For a rule whose effect is split among parameters: the remaining effect of its code.
    package internal(set) var ownEffect: Exact?

    /// The kind of a cause.
    public enum Kind: Sendable {
      /// Another value of an input, or of a result that is given.
      case fact
      /// Another law: the changed parameters; `isRewritten` is true if another version or code of the rule is in force.
      case rule(source: String, place: Place, parameters: [ParameterChange], isRewritten: Bool)
    }
  }

  /// A parameter with another value.
  public struct ParameterChange: Sendable {
    /// The use on the first side; nil if the rule did not read the parameter there.
    public let before: Explanation.ParameterUse?
    /// The use on the second side; nil if the rule did not read the parameter there.
    public let after: Explanation.ParameterUse?
    /// The parameter's share of the rule's effect, if that is split.
    public internal(set) var effect: Exact?

    /// The name of the parameter.
    package var name: String { after?.name ?? before?.name ?? "" }
  }

  /// The name of the result.
  public let name: String
  /// The label of the result.
  public let label: String
  /// The type of the result.
  public let type: ValueType
  /// The value of the result on the first side.
  public let before: Value
  /// The value of the result on the second side.
  public let after: Value
  /// The causes with an effect of their own, the largest effects first.
  public let causes: [Cause]
  /// The causes that have an effect only together with others, such as a new levy that the total of the first side does
  /// not include.
  package let joint: [Cause]
  let language: Language?

  /// The whole difference; nil if the result is not a number.
  public var difference: Exact? {
    guard let old = before.exact, let new = after.exact else { return nil }
    return try? new.subtracting(old)
  }

  /// The part of the difference that the effects of the single causes do not explain.
  public var interaction: Exact? {
    guard var rest = difference else { return nil }
    for cause in causes {
      guard let effect = cause.effect, let less = try? rest.subtracting(effect) else { return nil }
      rest = less
    }
    return rest
  }

  /// Searches for the causes.
  ///
  /// - Parameter name: the result, known to both sides.
  /// - Throws: `Diagnostic` if a side cannot compute it.
  package init(_ name: String, from first: Side, to second: Side) throws(Diagnostic) {
    let old = try first.calculator.explain(name, for: first.facts)
    let new = try second.calculator.explain(name, for: second.facts)
    var search = CauseSearch(result: old.name, first: first, second: second, old: old.nodes, new: new.nodes)
    search.run()
    language = second.calculator.rulebook.language
    self.name = new.name
    label = new.label
    type = new.type
    (before, after) = (old.value, new.value)
    causes = search.causes.sorted { Self.order($0, $1, by: \.effect) }
    joint = search.joint.sorted { Self.order($0, $1, by: \.effectAtEnd) }
  }

  private static func order(_ a: Cause, _ b: Cause, by effect: KeyPath<Cause, Exact?>) -> Bool {
    let (left, right) = (a[keyPath: effect]?.magnitude ?? 0, b[keyPath: effect]?.magnitude ?? 0)
    return left == right ? a.name < b.name : left > right
  }
}

extension Explanation {
  /// All nodes of the tree, by name.
  var nodes: [String: Explanation] {
    var nodes: [String: Explanation] = [:]
    collect(into: &nodes)
    return nodes
  }

  private func collect(into nodes: inout [String: Explanation]) {
    if !isRepeated { nodes[name] = self }
    for input in inputs { input.collect(into: &nodes) }
  }
}
