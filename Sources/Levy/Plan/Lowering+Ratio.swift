import ExactNumbers

/// Results that divide by a number and do not round: an average rate. They are two lanes, one over the other.
extension Lowering {
  mutating func lowerRatio(_ tree: DecisionTree) throws -> (lane: Lane, divisor: Lane) {
    let top = try parted(tree) { $0.top }
    let bottom = try parted(tree) { $0.bottom }
    return (try lower(top, type: .number).lane, try lower(bottom, type: .number).lane)
  }

  private typealias Ratio = (top: Int, bottom: Int)

  /// The tree with one part of each result.
  private mutating func parted(_ tree: DecisionTree, _ part: (Ratio) -> Int) throws -> DecisionTree {
    switch tree {
    case .leaf(.interpreted): return tree
    case .leaf(.expression(let place, let reads)):
      return .leaf(.expression(part(try ratio(place)), reads: reads))
    case .question(let question, let answers):
      var parts: [DecisionTree] = []
      for answer in answers { parts.append(try parted(answer, part)) }
      return .question(question, answers: parts)
    }
  }

  /// An expression as one without division over another.
  private mutating func ratio(_ place: Int) throws -> Ratio {
    let one = graph.place(.constant(1))
    func product(_ a: Int, _ b: Int) -> Int { graph.place(.product(a, b)) }
    switch graph.nodes[place] {
    case .quotient(let a, let b):
      let (x, y) = (try ratio(a), try ratio(b))
      return (product(x.top, y.bottom), product(x.bottom, y.top))
    case .product(let a, let b):
      let (x, y) = (try ratio(a), try ratio(b))
      return (product(x.top, y.top), product(x.bottom, y.bottom))
    case .sum(let a, let b), .difference(let a, let b):
      let (x, y) = (try ratio(a), try ratio(b))
      let (left, right) = (product(x.top, y.bottom), product(y.top, x.bottom))
      var top: Expression = .sum(left, right)
      if case .difference = graph.nodes[place] { top = .difference(left, right) }
      return (graph.place(top), product(x.bottom, y.bottom))
    default: return (place, one)
    }
  }
}
