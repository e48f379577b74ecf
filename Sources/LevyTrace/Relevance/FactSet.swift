import LevyModel

/// A set of facts: a bit set of their slots.
struct FactSet: Hashable {
  private var words: [UInt64] = []

  init() {}

  init(_ slot: Slot) {
    words = Array(repeating: 0, count: slot.index / 64 + 1)
    words[slot.index / 64] = 1 << UInt64(slot.index % 64)
  }

  var isEmpty: Bool { words.isEmpty }

  func union(_ other: FactSet) -> FactSet {
    if words.count < other.words.count { return other.union(self) }
    // Most unions add nothing, and then nothing is copied.
    guard let first = other.words.indices.first(where: { other.words[$0] & ~words[$0] != 0 }) else { return self }
    var union = self
    for index in first..<other.words.count { union.words[index] |= other.words[index] }
    return union
  }

  /// The slots in the set.
  var slots: Set<Slot> {
    var slots: Set<Slot> = []
    for (index, word) in words.enumerated() where word != 0 {
      for bit in 0..<64 where word & (1 << UInt64(bit)) != 0 { slots.insert(Slot(index * 64 + bit)) }
    }
    return slots
  }
}
