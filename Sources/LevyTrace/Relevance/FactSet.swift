/// A set of facts, by their slots.
struct FactSet: Hashable {
  private var words: [UInt64] = []

  init() {}

  init(_ slot: Int) {
    words = Array(repeating: 0, count: slot / 64 + 1)
    words[slot / 64] = 1 << UInt64(slot % 64)
  }

  var isEmpty: Bool { words.isEmpty }

  func union(_ other: FactSet) -> FactSet {
    if other.isEmpty || words == other.words { return self }
    if isEmpty { return other }
    var longer = words.count < other.words.count ? other : self
    let shorter = words.count < other.words.count ? words : other.words
    for index in shorter.indices { longer.words[index] |= shorter[index] }
    return longer
  }

  /// The slots.
  var slots: Set<Int> {
    var slots: Set<Int> = []
    for (index, word) in words.enumerated() where word != 0 {
      for bit in 0..<64 where word & (1 << UInt64(bit)) != 0 { slots.insert(index * 64 + bit) }
    }
    return slots
  }
}
