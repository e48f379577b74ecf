import LevyPlan

/// A set of expressions that is cleared in constant time.
struct NodeMarks {
  private var rounds: [Int] = []
  private var round = 1

  mutating func removeAll() { round += 1 }

  /// Adds a node. Returns true if it was not in the set before.
  @discardableResult mutating func insert(_ node: Node) -> Bool {
    if node.index >= rounds.count {
      rounds += Array(repeating: 0, count: max(64, 2 * node.index) - rounds.count)
    }
    defer { rounds[node.index] = round }
    return rounds[node.index] != round
  }
}
